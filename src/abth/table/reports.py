"""Reports: a player tells the host of the table, and the operator, about another player."""

from __future__ import annotations

from typing import Final

from abth.protocol.wire import NewReport, PlayerReport
from abth.storage.rows import ReportRow
from abth.table.live_table import LiveTable
from abth.table.refusals import Refusal, unknown
from abth.table.text_cleaning import clean_chat

DAY: Final = 86_400
MOST_REPORTS: Final = 20  # of one user in a day


async def report(live: LiveTable, person: str, wish: NewReport) -> None:
    """Report a user who sits at the table, hosts it, or has written there."""
    row, text = live.table.row, clean_chat(wish.text)
    if not live.table.seats_of(person) and person != row.host:
        raise Refusal("not-allowed", "problem-not-at-table")
    if wish.person == person:
        raise Refusal("malformed", "problem-not-yourself")
    players = [seat.person for seat in row.seats]
    if wish.person not in (*players, row.host) and not live.chat.has_lines_of(wish.person):
        raise unknown("player")
    now = live.services.clock.now()
    made = ReportRow(table=row.id, by=person, about=wish.person, line=wish.line, text=text, at=now)
    if not await live.services.moderation.add_report(made, now - DAY, MOST_REPORTS):
        raise Refusal("too-many", "problem-too-many-reports")
    if wish.person == row.host:  # the operator reads it, and the host does not
        return
    async with live.lock:
        live.check_present()
        row.attendance.reports += 1
        await live.store("attendance")
        live.publisher.tell_table()


async def reports_for_host(live: LiveTable, person: str) -> list[PlayerReport]:
    """What was reported at a table, except about its host, who alone reads it."""
    live.table.require_host(person)
    found = await live.services.moderation.reports_at(live.table.id)
    return [
        PlayerReport(
            id=row.id,
            person=row.about,
            name=await name_of(live, row.about),
            by=row.by,
            by_name=await name_of(live, row.by),
            text=row.text,
            line=None if row.line is None else live.chat.text_of(row.line),
            at=row.at,
        )
        for row in found
        if row.about != person
    ]


async def name_of(live: LiveTable, person: str) -> str:
    """The name of a person at the table; empty if the account is deleted."""
    for seat in live.table.row.seats:
        if seat.person == person and seat.name:
            return seat.name
    try:
        return await live.services.users.name_of(person)
    except Refusal:
        return ""
