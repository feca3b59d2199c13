"""The course of a match at its table: how it begins, what follows from a decision, how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from abth.protocol.wire import Ending, TableNote
from abth.storage.errors import TableChanged
from abth.storage.jobs import Job
from abth.table.final_places import final_standing
from abth.table.match.match import Match
from abth.table.rated import has_absent_player, why_unrated
from abth.table.retries import TRIES, retried

if TYPE_CHECKING:
    from abth.table.live_table import LiveTable

NoteKind = Literal["bot-called", "left", "timed-out", "back", "resigned", "ended"]


async def begin(live: LiveTable, *fields: str) -> None:
    """Start the match, and store it with these fields of the row; under the lock."""
    length = len(live.table.entries)
    live.open_match()
    live.jobs.forget_turn()
    jobs = await store_rest(live, length, *fields)
    live.publisher.review_seats()
    live.publisher.tell_table()
    live.publisher.publish_start()
    await follow_up(live, jobs)


async def store_rest(live: LiveTable, stored: int, *fields: str) -> list[Job]:
    """Store where the match stands, and what chance has added; the jobs to be done."""
    live.clock.run()
    progress, jobs = live.log.new_progress(True), live.jobs.due()
    entries = live.log.rest(stored, live.services.clock.now())
    await live.store(*fields, length=stored, entries=entries, progress=progress, jobs=jobs)
    return jobs


async def resume(live: LiveTable, stored: int) -> None:
    """Go on with a match of which `stored` entries are in the store."""
    async with live.lock:
        if live.table.version > stored:  # the server stopped during the start
            await store_rest(live, stored)
        await go_on(live)


async def go_on(live: LiveTable) -> None:
    """Let the next seat decide, after a restart; under the lock."""
    if live.table.match is None or not live.table.is_playing:
        return
    if not live.table.match.game.is_over and live.clock.run():
        await live.store(progress=live.log.new_progress(True))
        live.publisher.publish_unchanged()
    await follow_up(live, live.jobs.due())


async def follow_up(live: LiveTable, jobs: Sequence[Job]) -> None:
    """End a match that is over; otherwise do what it calls for."""
    for _ in range(TRIES):
        match = live.table.match
        if match is None or not live.table.is_playing or live.gone:
            return
        if not match.game.is_over and live.table.row.attendance.ending is None:
            live.services.jobs.start(jobs)
            return
        try:
            await finish(live, match)
        except TableChanged:  # read again: another process may have ended the match
            continue


async def do_job(live: LiveTable) -> None:
    """End a match that is over, or let its bots decide until a person must."""
    async with live.lock:
        live.check_present()
        await follow_up(live, ())
    await live.bots.run()
    live.check_present()  # put away meanwhile: the job is not done


async def finish(live: LiveTable, match: Match) -> None:
    """Store the result, and show the rest to spectators with a delay."""
    row, services, now = live.table.row, live.services, live.services.clock.now()
    if has_absent_player(row, await services.store.deciders(row.id)):
        row.attendance.unrated = "absent"
    row.attendance.unrated = why_unrated(row, match)
    # The result comes first: if the server stops here, a restart finishes the match.
    if row.attendance.ending != "unrated":
        await services.results.record(row, final_standing(row, match.game), now)
    delayed = live.publisher.delayed_listeners()
    row.state, row.ended, row.deadline, row.to_act = "over", now, None, None
    live.undo.end()
    row.attendance.end_offer = None
    row.attendance.calls.clear()
    await live.store("state", "ended", "deadline", "to_act", "question", "attendance")
    live.table.ratings = await services.results.ratings_at(row)
    live.publisher.end_delay(delayed)
    live.publisher.tell_table()
    live.audience.wake_waiting()


async def end_early(live: LiveTable, ending: Ending) -> None:
    """End the match before its last Round; under the lock."""
    add_note(live, "ended", [])
    live.table.row.attendance.ending = ending
    jobs = live.jobs.due()
    await live.store("attendance", jobs=jobs)  # if the server stops here, the job ends the match
    await follow_up(live, jobs)
    live.publisher.publish_unchanged()


def add_note(live: LiveTable, kind: NoteKind, seats: Sequence[int]) -> None:
    """Note what happened at the table; the caller stores it."""
    match = live.table.match
    turn = 0 if match is None else int(match.game.turns)
    note = TableNote(kind=kind, seats=list(seats), turn=turn, at=live.services.clock.now())
    live.table.row.attendance.notes.append(note)


@retried
async def time_is_up(live: LiveTable) -> None:
    """Let a bot stand in for a player whose time is up, if the table allows it."""
    async with live.lock:
        seat = live.table.seat_to_act()
        deadline = live.clock.deadline
        if live.gone or seat is None or deadline is None:
            return
        if not live.clock.is_up():
            live.services.jobs.start([live.jobs.alarm(deadline)])
        elif live.table.row.options.away == "bot" and live.table.bot_of(seat) is None:
            await set_away(live, [seat], away=True, note="timed-out")


async def set_away(
    live: LiveTable, seats: Sequence[int], *, away: bool, note: NoteKind | None = None
) -> None:
    """Let a bot stand in at these seats, or give them back; under the lock."""
    for seat in seats:
        live.table.row.seats[seat].away = away
        live.table.row.attendance.calls.pop(seat, None)
        if not away:
            live.clock.renew(seat)
    if note is not None:
        add_note(live, note, seats)
    clock_changed = live.clock.run()
    progress, jobs = live.log.new_progress(clock_changed), live.jobs.due()
    await live.store("seats", "attendance", progress=progress, jobs=jobs)
    if clock_changed:
        live.publisher.publish_unchanged()
    await follow_up(live, jobs)
    live.publisher.tell_table()
