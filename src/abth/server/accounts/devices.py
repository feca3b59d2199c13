"""The devices on which users are signed in.

Data type: `Devices`.
"""

from __future__ import annotations

from typing import Final

from abth.protocol.wire import DeviceState
from abth.server.accounts.accounts import Accounts
from abth.storage.store import Store
from abth.table.refusals import unknown

DEVICE_ID: Final = 16  # digits of a hash, which tell nothing about the secret


class Devices:
    """Lists the devices of a user, and signs them out."""

    def __init__(self, store: Store, accounts: Accounts) -> None:
        self._store = store.accounts
        self._accounts = accounts

    async def of(self, person: str, current: str) -> list[DeviceState]:
        """The devices of a user; `current` is the hash of the one that asks."""
        return [
            DeviceState(
                id=row.hash[:DEVICE_ID],
                label=row.label or "",
                created=row.created,
                seen=row.seen,
                current=row.hash == current,
            )
            for row in await self._store.devices(person)
        ]

    async def remove(self, person: str, *, only: str | None, but: str = "") -> None:
        """Sign out one device by its id, or all but one; with the tokens made on them."""
        rows = await self._store.devices(person)
        gone = [row.hash for row in rows if row.hash != but]
        if only is not None:
            gone = [hashed for hashed in gone if hashed[:DEVICE_ID] == only]
            if not gone:
                raise unknown("device")
        for hashed in gone:
            await self._store.remove_device(person, hashed)
        self._accounts.forget(person)
