"""Open connections of users whose credentials have changed: closed, or told whom to hide.

Data type: `Sessions`.
"""

from __future__ import annotations

from typing import Final

from abth.server.accounts.accounts import Accounts
from abth.server.accounts.blocks import Blocks
from abth.server.sockets.connections import Connections
from abth.table.refusals import Refusal

SIGNED_OUT: Final = 4001  # close code: the secret is no longer valid


class Sessions:
    """The connections of users, kept in step with their accounts."""

    def __init__(self, accounts: Accounts, blocks: Blocks, connections: Connections) -> None:
        self._accounts = accounts
        self._blocks = blocks
        self._connections = connections

    async def review(self, person: str) -> None:
        """An account has changed, here or elsewhere: what no longer opens it is closed."""
        self._accounts.forget(person)
        connections = self._connections.of(person)
        if not connections:
            return
        muted = await self._blocks.muted_by(person)
        for connection in connections:
            connection.muted = muted
            credential = connection.credential
            if credential is not None and not await self._accounts.is_valid(credential):
                connection.refuse(None, Refusal("unauthenticated"))
                connection.close(SIGNED_OUT)
