"""The lists of tables: to join, to watch, and a user's own.

Data type: `TableLists`. What everyone sees is made at most once a second, and again after a change
in this process; each user's own tables are always as they are now. Nobody fills the lists: only so
many tables of one host, and from one address, are in them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from time import monotonic
from typing import Final

import msgspec
from cachetools import LRUCache

from abth.protocol.wire import TableState
from abth.server.settings import Limits
from abth.server.table_registry import TableRegistry
from abth.storage.rows import ResultRow, TableRow
from abth.storage.store import Store
from abth.table.viewers.table_views import state_of_row

KEPT_SECONDS: Final = 1.0  # other processes change tables too
MOST_ADDRESSES: Final = 20_000  # tables whose address is remembered
ENCODER: Final = msgspec.json.Encoder()


class EncodedTables(msgspec.Struct, frozen=True):
    """Tables that everyone may see, encoded as strangers see them."""

    rows: list[TableRow]
    encoded: list[bytes]


class TableLists:
    """Lists tables for everyone."""

    def __init__(self, store: Store, tables: TableRegistry, limits: Limits) -> None:
        self._store = store
        self._tables = tables
        self._limits = limits
        self._opened_from: LRUCache[str, str] = LRUCache(MOST_ADDRESSES)
        self._public: tuple[EncodedTables, EncodedTables] | None = None
        self._made = 0.0
        self._changes = -1  # in the store, when the lists were made

    def note_address(self, table: str, address: str) -> None:
        """A table was made from this address."""
        self._opened_from[table] = address

    async def encoded_for(self, person: str | None) -> bytes:
        """A `TableList` as JSON: those waiting for the user first among the user's own."""
        open_, playing = await self._public_lists()
        yours = await self._own_tables(person)
        apart = await self._apart_from(person)
        parts = [self._encoded(open_, person, apart), self._encoded(playing, person, set())]
        return b'{"open":[%b],"playing":[%b],"yours":%b}' % (*parts, ENCODER.encode(yours))

    async def _apart_from(self, person: str | None) -> set[str]:
        """The hosts whom a user does not want to meet, or who do not want to meet that user."""
        return set() if person is None else await self._store.moderation.apart_from(person)

    def _encoded(self, tables: EncodedTables, person: str | None, apart: set[str]) -> bytes:
        """The list without these hosts, with the user's own tables as the user sees them."""
        if person is None:
            return b",".join(tables.encoded)
        return b",".join(
            ENCODER.encode(self._state_of(row, person)) if concerns(row, person) else encoded
            for row, encoded in zip(tables.rows, tables.encoded, strict=True)
            if row.host not in apart
        )

    async def _public_lists(self) -> tuple[EncodedTables, EncodedTables]:
        changes, now = self._store.tables.changes, monotonic()
        is_fresh = self._changes == changes and now - self._made < KEPT_SECONDS
        if self._public is None or not is_fresh:
            # What changes while the lists are made is in the next ones.
            self._changes, self._made = changes, now
            limits, store = self._limits, self._store.tables
            # More than are shown, so that those of one address cannot push all others out.
            many = 5 * limits.listed
            open_ = await store.open_tables(many, limits.listed_of_host)
            playing = await store.playing_tables(many, limits.listed_of_host)
            watchable = [row for row in playing if row.options.spectators]
            self._public = self._public_list(open_), self._public_list(watchable)
        return self._public

    def _public_list(self, rows: Sequence[TableRow]) -> EncodedTables:
        """The newest tables, not too many from one address."""
        met: Counter[str] = Counter()
        shown = []
        for row in rows:
            address = self._opened_from.get(row.id, row.id)
            met[address] += 1
            if met[address] <= self._limits.listed_of_address:
                shown.append(row)
        shown = shown[: self._limits.listed]
        return EncodedTables(shown, [ENCODER.encode(self._state_of(row, None)) for row in shown])

    async def _own_tables(self, person: str | None) -> list[TableState]:
        if person is None:
            return []
        rows = await self._store.tables.tables_of(person, self._limits.listed)
        ended = [row.id for row in rows if row.state == "over"]
        results = await self._store.results.of_tables(ended)
        mine = [self._state_of(row, person, results.get(row.id, ())) for row in rows]
        mine.sort(key=lambda state: state.to_act is None or state.to_act not in state.yours)
        return mine

    def _state_of(
        self, row: TableRow, person: str | None, results: Sequence[ResultRow] = ()
    ) -> TableState:
        """A table in memory shows itself; others are shown from what is stored beside their log."""
        live = self._tables.live(row.id)
        if live is None or live.behind:
            return state_of_row(row, person, results)
        return live.views.state_for(person)


def concerns(row: TableRow, person: str) -> bool:
    """Whether this user sees more of a table than strangers do."""
    return row.host == person or any(seat.person == person for seat in row.seats)
