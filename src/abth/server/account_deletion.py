"""Leaving for good: running matches are resigned, then everything about the user is deleted."""

from __future__ import annotations

import contextlib

from abth.server.services import Services
from abth.table import early_end
from abth.table import seats as table_seats
from abth.table.refusals import Refusal


async def delete_account(services: Services, person: str) -> None:
    """Delete an account. Others keep their matches, as those of a former player."""
    for table in await services.store.accounts.tables_not_over(person):
        with contextlib.suppress(Refusal):  # they have resigned, or it ended in the meantime
            await leave_table(services, person, table)
    await services.accounts.remove(person)
    services.tables.read_again_with(person)
    await services.sessions.review(person)


async def leave_table(services: Services, person: str, table_id: str) -> None:
    """Give up what a user plays, and close what they host, at a table that is not over."""
    live = await services.tables.require(table_id)
    table = live.table
    if table.row.state == "open" and table.row.host == person:
        await early_end.close(live, person)
    elif table.row.state == "open":
        await table_seats.leave(live, person, None)
    elif table.seats_of(person):
        await early_end.resign(live, person, None)
