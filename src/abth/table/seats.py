"""Seats: taking one, leaving it, coming back, and what the host may do with the table.

Every change happens under the lock of the table and is stored before anyone hears of it.
"""

from __future__ import annotations

import contextlib
from typing import Final

from abth.protocol.wire import Join, SeatChange
from abth.storage.rows import PersonRow
from abth.table.live_table import LiveTable
from abth.table.match_course import begin, set_away
from abth.table.new_tables import check_playing_tables, is_rematch_agreed, name_bots
from abth.table.options import check_bot
from abth.table.refusals import Refusal, unknown
from abth.table.retries import retried
from abth.table.text_cleaning import clean_name

MOST_KICKED: Final = 50


def check_open(live: LiveTable) -> None:
    """Refuse what is possible only before the start."""
    live.check_present()
    if live.table.row.state != "open":
        raise Refusal("not-open")


@retried
async def join(live: LiveTable, person: PersonRow, wish: Join) -> None:
    """Take a seat: the one that is wanted, or the first that is free."""
    row = live.table.row
    async with live.lock:
        check_open(live)
        await check_welcome(live, person.id)
        held = row.seats[require_free_seat(live, wish.seat, person.id)]
        held.person = person.id
        held.name = clean_name(wish.name) if wish.name is not None else person.name
        if not row.same_chance:
            held.entropy = wish.entropy
        row.attendance.invited.pop(held.seat, None)
        await live.store("seats", "attendance")
        await tell_new_players(live)


async def check_welcome(live: LiveTable, person: str) -> None:
    """Refuse a person whom the host has removed, or whom a player here has blocked."""
    row = live.table.row
    live.table.check_not_kicked(person)
    here = [seat.person for seat in row.seats if seat.person is not None]
    if await live.services.moderation.has_blocked([row.host, *here], person):
        raise Refusal("not-allowed", "problem-not-welcome")


def require_free_seat(live: LiveTable, wanted: int | None, person: str) -> int:
    """The seat that is wanted, or one kept for this person, or the first free one."""
    seats, invited = live.table.row.seats, live.table.row.attendance.invited
    free = [seat.seat for seat in seats if not seat.is_taken]
    if wanted is None:
        open_to_me = [seat for seat in free if invited.get(seat, person) == person]
        if not open_to_me:
            raise Refusal("taken", "problem-every-seat-taken")
        return min(open_to_me, key=lambda seat: seat not in invited)
    if wanted >= len(seats):
        raise unknown("seat")
    if wanted not in free:
        raise Refusal("taken")
    if invited.get(wanted, person) != person:
        raise Refusal("taken", "problem-seat-kept")
    return wanted


@retried
async def accept_invitation(live: LiveTable, person: str) -> None:
    """Take every seat that is kept for a person."""
    row = live.table.row
    async with live.lock:
        live.check_present()
        kept = seats_kept(live, person)
        if row.state != "open" or not kept:
            return
        for number in kept:
            row.seats[number].person = person
            del row.attendance.invited[number]
        await live.store("seats", "attendance")
        await tell_new_players(live)


def seats_kept(live: LiveTable, person: str) -> list[int]:
    """The open seats that are kept for a person."""
    return [seat for seat, who in live.table.row.attendance.invited.items() if who == person]


def require_seats(live: LiveTable, person: str, seat: int | None) -> list[int]:
    """The seat of a person that is named, or all of them; refused if there is none."""
    if seat is None:
        own = live.table.seats_of(person)
        if not own:
            raise Refusal("not-your-seat", "problem-not-at-table")
        return list(own)
    live.table.require_seat(person, seat)
    return [seat]


@retried
async def leave(live: LiveTable, person: str, seat: int | None) -> None:
    """Leave seats: they are open again, or a bot stands in if the table allows it.

    Before the start, leaving a seat that is kept for one declines the invitation.
    """
    async with live.lock:
        kept = [number for number in seats_kept(live, person) if seat in (None, number)]
        seats = kept or require_seats(live, person, seat)
        if live.table.row.state == "open":
            for number in seats:
                empty(live, number)
            await live.store("seats", "attendance")
            live.publisher.review_seats()
            live.publisher.tell_table()
        elif live.table.is_playing and live.table.row.options.away == "bot":
            staying = [number for number in seats if not live.table.row.seats[number].away]
            if staying:
                await set_away(live, staying, away=True, note="left")


@retried
async def come_back(live: LiveTable, person: str, seat: int | None) -> None:
    """Take seats back from the bot that stands in."""
    async with live.lock:
        seats = require_seats(live, person, seat)
        if not live.table.is_playing:
            raise Refusal("not-playing")
        row = live.table.row
        away = [number for number in seats if row.seats[number].away]
        back = [number for number in away if number not in row.attendance.resigned]
        if away and not back:
            raise Refusal("resigned")
        if back:
            await set_away(live, back, away=False, note="back")


def empty(live: LiveTable, number: int) -> None:
    """Open a seat again."""
    row = live.table.row
    seat = row.seats[number]
    seat.person = seat.name = seat.bot = None
    row.attendance.invited.pop(number, None)
    if not row.same_chance:
        seat.entropy = ""


@retried
async def change_seat(live: LiveTable, person: str, number: int, change: SeatChange) -> None:
    """The host empties a seat, or gives it to a bot."""
    row = live.table.row
    live.table.require_host(person)
    if number >= len(row.seats):
        raise unknown("seat")
    bot = None if change.bot is None else check_bot(change.bot)
    async with live.lock:
        check_open(live)
        empty(live, number)
        row.seats[number].bot = bot
        name_bots(row)
        await live.store("seats", "attendance")
        await tell_new_players(live)


async def tell_new_players(live: LiveTable) -> None:
    """Everyone sees who sits where, with the ratings of the players."""
    live.table.ratings = await live.services.results.ratings_at(live.table.row)
    live.publisher.review_seats()
    live.publisher.tell_table()


async def start_when_agreed(live: LiveTable, old: LiveTable) -> None:
    """Start a rematch as soon as everyone who played wants it and sits there."""
    row = live.table.row
    if is_rematch_agreed(old.table.row) and row.state == "open":
        with contextlib.suppress(Refusal):  # the host has changed the seats, or was faster
            await start(live, row.host)


@retried
async def start(live: LiveTable, person: str) -> None:
    """The host starts the match, once every seat is taken."""
    row = live.table.row
    live.table.require_host(person)
    async with live.lock:
        check_open(live)
        if not all(seat.is_taken for seat in row.seats):
            raise Refusal("not-ready")
        await check_playing_tables(live.services, row.host)
        row.state, row.started = "playing", live.services.clock.now()
        await begin(live, "state", "started")


@retried
async def kick(live: LiveTable, host: str, person: str, *, lift: bool) -> None:
    """The host removes a person for good before the start, or lets them come back."""
    row = live.table.row
    live.table.require_host(host)
    if person == host:
        raise Refusal("malformed", "problem-not-yourself")
    async with live.lock:
        check_open(live)
        kicked = row.attendance.kicked
        if lift and person in kicked:
            kicked.remove(person)
        elif not lift and person not in kicked:
            if len(kicked) >= MOST_KICKED:
                raise Refusal("too-many")
            kicked.append(person)
        if not lift:
            for number in (*live.table.seats_of(person), *seats_kept(live, person)):
                empty(live, number)
        await live.store("seats", "attendance")
        await tell_new_players(live)
