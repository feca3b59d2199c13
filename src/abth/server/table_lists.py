"""The lists of tables: to join, to watch, and a user's own."""

from __future__ import annotations

from abth.protocol.wire import TableList, TableState
from abth.server.services import Services
from abth.storage.rows import TableRow
from abth.table.viewers.table_views import state_of_row


async def list_tables(services: Services, person: str | None) -> TableList:
    """Tables to join, to watch, and the user's own, those waiting for the user first.

    A table in memory shows itself; the others are shown from what is stored beside their logs.
    """
    store, most = services.store, services.settings.limits.listed
    open_, playing = await store.tables.open_tables(most), await store.tables.playing_tables(most)
    yours = [] if person is None else await store.tables.tables_of(person, most)
    ended = [row.id for row in yours if row.state == "over"]
    results = await store.results.of_tables(ended)

    def state_of(row: TableRow) -> TableState:
        live = services.tables.live(row.id)
        if live is None:
            return state_of_row(row, person, results.get(row.id, []))
        return live.views.state_for(person)

    mine = [state_of(row) for row in yours]
    mine.sort(key=lambda state: state.to_act is None or state.to_act not in state.yours)
    return TableList(
        open=[state_of(row) for row in open_],
        playing=[state_of(row) for row in playing if row.options.spectators],
        yours=mine,
    )
