"""Calling a bot for a player who is away: everyone who is here must agree, or the host decides.

The votes are stored. They end when a bot plays the seat, or when its player comes back.
"""

from __future__ import annotations

from abth.table.live_table import LiveTable
from abth.table.match_course import set_away
from abth.table.refusals import Refusal, unknown
from abth.table.retries import retried


@retried
async def call_bot(live: LiveTable, person: str, seat: int, *, agree: bool) -> None:
    """Vote for or against a bot at the seat of an absent player; the last vote needed calls it."""
    async with live.lock:
        live.check_present()
        live.table.require_match()
        own = [] if decides_alone(live, person) else live.table.require_playing(person)
        if seat >= len(live.table.row.seats):
            raise unknown("seat")
        if not live.presence.can_be_replaced(seat):
            raise Refusal("too-early")
        live.presence.note_seen(person)
        calls = live.table.row.attendance.calls
        if agree:
            calls[seat] = sorted({*calls.get(seat, ()), *own})
        else:
            calls.pop(seat, None)
        if agree and is_called(live, seat, person):
            await set_away(live, [seat], away=True, note="bot-called")
        else:
            await live.store("attendance")
            live.publisher.tell_table()


def is_called(live: LiveTable, seat: int, caller: str) -> bool:
    """Whether the votes are enough for a bot."""
    return decides_alone(live, caller) or not live.views.call_needs(seat)


def decides_alone(live: LiveTable, person: str) -> bool:
    """Whether this is the host of a table where the host calls bots."""
    return live.table.row.options.call_bot == "host" and person == live.table.row.host
