"""Seats: taking one, leaving it, coming back, and what the host may do with the table.

Every change happens under the lock of the table and is stored before anyone hears of it.
"""

from __future__ import annotations

from abth.protocol.wire import Join, SeatChange
from abth.storage.rows import PersonRow
from abth.table.live_table import LiveTable
from abth.table.new_tables import name_bots
from abth.table.options import check_bot
from abth.table.refusals import Refusal
from abth.table.text_cleaning import clean_name


def check_open(live: LiveTable) -> None:
    """Refuse what is possible only before the start."""
    live.check_present()
    if live.table.row.state != "open":
        raise Refusal("not-open", "this table has begun, or is closed")


async def join(live: LiveTable, person: PersonRow, wish: Join) -> None:
    """Take a seat: the one that is wanted, or the first that is free."""
    row = live.table.row
    async with live.lock:
        check_open(live)
        held = row.seats[require_free_seat(live, wish.seat)]
        held.person = person.id
        held.name = clean_name(wish.name) if wish.name is not None else person.name
        if not row.same_chance:
            held.entropy = wish.entropy
        await live.store("seats")
        await tell_new_players(live)


def require_free_seat(live: LiveTable, wanted: int | None) -> int:
    """The seat that is wanted, or the first free one; refused if it is taken."""
    seats = live.table.row.seats
    free = [seat.seat for seat in seats if not seat.is_taken]
    if wanted is None:
        if not free:
            raise Refusal("taken", "every seat is taken")
        return free[0]
    if wanted >= len(seats):
        raise Refusal("unknown", "there is no such seat")
    if wanted not in free:
        raise Refusal("taken", "this seat is taken")
    return wanted


def require_seats(live: LiveTable, person: str, seat: int | None) -> list[int]:
    """The seat of a person that is named, or all of them; refused if there is none."""
    if seat is None:
        own = live.table.seats_of(person)
        if not own:
            raise Refusal("not-your-seat", "you do not sit at this table")
        return list(own)
    live.table.require_seat(person, seat)
    return [seat]


async def leave(live: LiveTable, person: str, seat: int | None) -> None:
    """Leave seats: they are open again, or a bot stands in if the table allows it."""
    async with live.lock:
        seats = require_seats(live, person, seat)
        if live.table.row.state == "open":
            for number in seats:
                empty(live, number)
            await live.store("seats")
            live.publisher.review_seats()
            live.publisher.tell_table()
        elif live.table.is_playing and live.table.row.options.away == "bot":
            await live.set_away(seats, away=True)


async def come_back(live: LiveTable, person: str, seat: int | None) -> None:
    """Take seats back from the bot that stands in."""
    async with live.lock:
        seats = require_seats(live, person, seat)
        if not live.table.is_playing:
            raise Refusal("not-playing", "no match is being played at this table")
        away = [number for number in seats if live.table.row.seats[number].away]
        if away:
            await live.set_away(away, away=False)


def empty(live: LiveTable, number: int) -> None:
    """Open a seat again."""
    row = live.table.row
    seat = row.seats[number]
    seat.person = seat.name = seat.bot = None
    if not row.same_chance:
        seat.entropy = ""


async def change_seat(live: LiveTable, person: str, number: int, change: SeatChange) -> None:
    """The host empties a seat, or gives it to a bot."""
    row = live.table.row
    live.table.require_host(person)
    if number >= len(row.seats):
        raise Refusal("unknown", "there is no such seat")
    if change.bot is not None:
        check_bot(change.bot)
    async with live.lock:
        check_open(live)
        empty(live, number)
        row.seats[number].bot = change.bot
        name_bots(row)
        await live.store("seats")
        await tell_new_players(live)


async def tell_new_players(live: LiveTable) -> None:
    """Everyone sees who sits where, with the ratings of the players."""
    live.table.ratings = await live.services.results.ratings_at(live.table.row)
    live.publisher.review_seats()
    live.publisher.tell_table()


async def start(live: LiveTable, person: str) -> None:
    """The host starts the match, once every seat is taken."""
    row = live.table.row
    live.table.require_host(person)
    async with live.lock:
        check_open(live)
        if not all(seat.is_taken for seat in row.seats):
            raise Refusal("not-ready", "a seat is still open; fill it with a bot, or wait")
        row.state, row.started = "playing", live.services.clock.now()
        await live.store("state", "started")
        await live.begin()


async def close(live: LiveTable, person: str) -> None:
    """The host ends the table, before or during the match."""
    row = live.table.row
    live.table.require_host(person)
    async with live.lock:
        if row.state not in ("open", "playing"):
            raise Refusal("not-open", "this table is over already")
        row.state, row.ended = "closed", live.services.clock.now()
        row.to_act = row.deadline = None
        await live.store("state", "ended", "to_act", "deadline")
        live.clock.clear_alarm()
        live.publisher.tell_table()
        live.audience.wake_waiting()
