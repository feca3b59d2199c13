"""Changes that an operator has made in the SQLite file of a running server (`abth admin`).

Data type: `OperatorChanges`. The operator's command leaves a note in the database. The server reads
the table or the user again, and removes the note. Processes that share a PostgreSQL database are
told by the database itself.
"""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy import delete, select

from abth.server.accounts.accounts import Accounts
from abth.server.operation.logs import log_event
from abth.server.table_registry import TableRegistry
from abth.storage.schema import facts
from abth.storage.store import Store
from abth.storage.stores.admin import NOTE
from abth.table.services import Clock

PAUSE: Final = 2.0  # seconds between two looks


class OperatorChanges:
    """Looks for notes of `abth admin` and follows them."""

    def __init__(
        self, store: Store, tables: TableRegistry, accounts: Accounts, clock: Clock
    ) -> None:
        self._store = store
        self._tables = tables
        self._accounts = accounts
        self._clock = clock

    async def run(self) -> None:
        """Look every few seconds, as long as nobody else does."""
        while not self._store.database.is_shared:
            try:
                await self.look()
            except Exception:
                logging.getLogger("abth.server").exception("changes could not be looked for")
            await self._clock.wait_until(self._clock.now() + PAUSE)

    async def look(self) -> None:
        """Read again what was changed, and remove the notes."""
        noted = facts.c.name.startswith(NOTE, autoescape=True)
        notes = await self._store.rows(select(facts).where(noted))
        for note in notes:
            changed = note["name"].removeprefix(NOTE)
            if note["value"] == "table":
                await self._tables.read_again(changed)
            else:
                self._accounts.forget(changed)
            log_event(logging.INFO, "changed by the operator", kind=note["value"])
        if notes:
            names = [note["name"] for note in notes]
            await self._store.execute(delete(facts).where(facts.c.name.in_(names)))
