"""Ending a match before its last Round: a player resigns, or everyone agrees to end it.

Between two players a resignation ends the match, and the other one wins. Among more, a bot plays on
for the player, who cannot come back; the match ends when one seat or no person is left.
An agreed end counts the points so far, or has no result at all; the offer says which.
A host who closes a rated match resigns from it: nobody escapes a defeat that way.
"""

from __future__ import annotations

from abth.protocol.wire import EndOffer
from abth.table.live_table import LiveTable
from abth.table.match_course import add_note, end_early, set_away
from abth.table.rated import why_unrated
from abth.table.refusals import Refusal
from abth.table.retries import retried
from abth.table.seats import require_seats


@retried
async def resign(live: LiveTable, person: str, seat: int | None) -> None:
    """Give up seats; the match goes on with a bot, or ends."""
    async with live.lock:
        live.check_present()
        row, attendance = live.table.row, live.table.row.attendance
        seats = require_seats(live, person, seat)
        live.table.require_match()
        seats = [number for number in seats if number not in attendance.resigned]
        if not seats:
            raise Refusal("resigned")
        attendance.resigned += seats
        add_note(live, "resigned", seats)
        left = [each for each in row.seats if each.seat not in attendance.resigned]
        if len(left) < 2 or all(each.person is None for each in left):
            await end_early(live, "resigned")
        else:
            await set_away(live, seats, away=True)


@retried
async def answer_end(live: LiveTable, person: str, *, counts: bool, agree: bool) -> None:
    """Offer to end the match, agree to the open offer, or decline it."""
    async with live.lock:
        live.check_present()
        live.table.require_match()
        own = live.table.require_playing(person)
        live.presence.note_seen(person)
        attendance = live.table.row.attendance
        offer = attendance.end_offer
        if not agree:
            if offer is None:
                raise Refusal("no-question")
            attendance.end_offer = None
        else:
            if offer is None or offer.counts != counts:
                offer = EndOffer(by=own[0], counts=counts)
            agreed = sorted({*offer.agreed, *own})
            attendance.end_offer = EndOffer(by=offer.by, counts=counts, agreed=agreed)
            if not set(live.views.end_needs()) - set(agreed):
                await end_early(live, "points" if counts else "unrated")
                return
        await live.store("attendance")
        live.publisher.tell_table()


@retried
async def close(live: LiveTable, person: str) -> None:
    """The host ends the table, before or during the match; in a rated match of theirs, resigns."""
    row = live.table.row
    live.table.require_host(person)
    plays = live.table.is_playing and bool(live.table.seats_of(person))
    if plays and why_unrated(row, live.table.match) is None:
        await resign(live, person, None)
        return
    async with live.lock:
        if row.state not in ("open", "playing"):
            raise Refusal("not-open", "problem-table-over")
        await end_table(live)


@retried
async def expire(live: LiveTable) -> None:
    """Close a table whose match was never started."""
    async with live.lock:
        live.check_present()
        if live.table.row.state == "open":
            await end_table(live)


async def end_table(live: LiveTable) -> None:
    """Close a table for good; under the lock."""
    row = live.table.row
    row.state, row.ended = "closed", live.services.clock.now()
    row.to_act = row.deadline = None
    await live.store("state", "ended", "to_act", "deadline")
    live.publisher.tell_table()
    live.audience.wake_waiting()
