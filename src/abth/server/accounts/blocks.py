"""Whom users do not want to read or to meet.

Data type: `Blocks`.
"""

from __future__ import annotations

from typing import Final

from abth.protocol.wire import BlockKind, BlockState
from abth.server.accounts.accounts import Accounts
from abth.storage.store import Store
from abth.table.refusals import Refusal
from abth.table.services import Clock

MOST_BLOCKS: Final = 200  # of one user


class Blocks:
    """Mutes and blocks of every user."""

    def __init__(self, store: Store, accounts: Accounts, clock: Clock) -> None:
        self._store = store.moderation
        self._accounts = accounts
        self._clock = clock

    async def of(self, person: str) -> list[BlockState]:
        """Whom a user has muted or blocked."""
        return [
            BlockState(person=row.other, name=row.name, kind=row.kind, since=row.at)
            for row in await self._store.blocks(person)
        ]

    async def muted_by(self, person: str | None) -> frozenset[str]:
        """Whose lines of chat a user does not want to read."""
        if person is None:
            return frozenset()
        return frozenset([row.other for row in await self._store.blocks(person)])

    async def set(self, person: str, other: str, kind: BlockKind | None) -> None:
        """Mute or block a player, or end both."""
        if other == person:
            raise Refusal("malformed", "problem-not-yourself")
        await self._accounts.require_user(other)
        now = self._clock.now()
        if not await self._store.set(person, other, kind, now, MOST_BLOCKS):
            raise Refusal("too-many", "problem-too-many-blocks", what=MOST_BLOCKS)
