"""Before and around a match: making tables, sitting down, leaving, starting, playing again.

All that changes a table happens under its lock and is stored before anybody hears of it.
"""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec

from abth.protocol.fair import SECRET_BYTES, commitment, secret_of_seed
from abth.protocol.wire import Join, SeatChange, TableList, TableOptions, TableState
from abth.server.accounts.accounts import new_id
from abth.server.accounts.text_cleaning import clean_name, clean_title
from abth.server.http.errors import Refusal
from abth.server.table_registry import Hall
from abth.storage.rows import Entry, PersonRow, SeatRow, TableRow
from abth.table.live_table import LiveTable
from abth.table.options import check_bot, check_options

NUMERALS: Final = ("", " II", " III", " IV", " V")


def new_row(hall: Hall, host: str, options: TableOptions, secret: bytes | None = None) -> TableRow:
    """A table nobody sits at yet but its bots."""
    check_options(options)
    options = msgspec.structs.replace(options, name=clean_title(options.name))
    if options.seed is not None:
        secret = secret_of_seed(options.seed)
    if secret is None:
        secret = secrets.token_bytes(SECRET_BYTES)
    row = TableRow(
        id=new_id(),
        host=host,
        options=options,
        state="open",
        secret=secret.hex(),
        commitment=commitment(secret),
        created=hall.clock.now(),
        seats=[SeatRow(seat=number, bot=plan.bot) for number, plan in enumerate(options.seats)],
    )
    name_bots(row)
    return row


def name_bots(row: TableRow) -> None:
    """Bots are called by what they are; several of a kind are numbered."""
    met: dict[str, int] = {}
    for seat in row.seats:
        if seat.bot is not None:
            count = met[seat.bot] = met.get(seat.bot, -1) + 1
            seat.name = f"{seat.bot.capitalize()}{NUMERALS[count]}"


async def make_table(hall: Hall, host: PersonRow, options: TableOptions) -> LiveTable:
    """A new table; whoever makes it is its host and sits nowhere yet."""
    row = new_row(hall, host.id, options)
    await check_not_too_many(hall, host.id)
    await hall.store.tables.add(row)
    return await opened(hall, row, [])


async def check_not_too_many(hall: Hall, host: str) -> None:
    """Refuse somebody who opens table after table."""
    most = hall.settings.limits.tables_open
    if await hall.store.tables.count_open(host) >= most:
        raise Refusal("too-many", f"you have {most} open tables; close some of them")


async def opened(hall: Hall, row: TableRow, entries: list[Entry]) -> LiveTable:
    """The live table of a new row."""
    live = hall.seat_live(row, entries)
    live.ratings = await hall.results.worth(row)
    return live


def check_open(live: LiveTable) -> None:
    """Refuse what is possible only before the start."""
    if live.gone:
        raise Refusal("busy", "the table is being opened anew; send it again")
    if live.row.state != "open":
        raise Refusal("not-open", "this table has begun, or is closed")


def check_host(live: LiveTable, person: str) -> None:
    """Refuse whoever is not the host."""
    if live.row.host != person:
        raise Refusal("not-the-host", "only the host of this table may do that")


async def stored(live: LiveTable, *fields: str) -> None:
    """Store what was changed; if that fails, begin anew from what is stored."""
    try:
        await live.hall.store.tables.update(live.row, *fields)
    except BaseException:
        live.break_off()
        raise
    live.touched = live.hall.clock.now()


async def join(live: LiveTable, person: PersonRow, wish: Join) -> None:
    """Sit down at a seat, or at the first that is free."""
    async with live.lock:
        check_open(live)
        seat = free_seat(live, wish.seat)
        held = live.row.seats[seat]
        held.person = person.id
        held.name = clean_name(wish.name) if wish.name is not None else person.name
        if not live.row.same_chance:
            held.entropy = wish.entropy
        await stored(live, "seats")
        live.ratings = await live.hall.results.worth(live.row)
        live.look_again()
        live.tell_table()


def free_seat(live: LiveTable, wanted: int | None) -> int:
    """The seat that is wanted, if it is free, or the first free one."""
    free = [seat.seat for seat in live.row.seats if not seat.is_taken]
    if wanted is None:
        if not free:
            raise Refusal("taken", "every seat is taken")
        return free[0]
    if wanted >= len(live.row.seats):
        raise Refusal("unknown", "there is no such seat")
    if wanted not in free:
        raise Refusal("taken", "this seat is taken")
    return wanted


def seats_meant(live: LiveTable, person: str, seat: int | None) -> list[int]:
    """The seats of a person that are meant; at least one."""
    own = live.eyes_of(person)
    if seat is None:
        if not own:
            raise Refusal("not-your-seat", "you do not sit at this table")
        return list(own)
    live.held_by(person, seat)
    return [seat]


async def leave(live: LiveTable, person: str, seat: int | None) -> None:
    """Get up: the seat is open again, or a bot stands in if the table so chose."""
    async with live.lock:
        meant = seats_meant(live, person, seat)
        if live.row.state == "open":
            for number in meant:
                empty(live, number)
            await stored(live, "seats")
            live.look_again()
            live.tell_table()
        elif live.is_playing and live.row.options.away == "bot":
            await live.set_away(meant, away=True)


async def come_back(live: LiveTable, person: str, seat: int | None) -> None:
    """Take the own seat back from the bot."""
    async with live.lock:
        meant = seats_meant(live, person, seat)
        if not live.is_playing:
            raise Refusal("not-playing", "no match is being played at this table")
        away = [number for number in meant if live.row.seats[number].away]
        if away:
            await live.set_away(away, away=False)


def empty(live: LiveTable, number: int) -> None:
    """Nobody sits here."""
    seat = live.row.seats[number]
    seat.person = seat.name = seat.bot = None
    if not live.row.same_chance:
        seat.entropy = ""


async def change_seat(live: LiveTable, person: str, number: int, change: SeatChange) -> None:
    """The host removes somebody, or gives the seat to a bot."""
    check_host(live, person)
    if number >= len(live.row.seats):
        raise Refusal("unknown", "there is no such seat")
    if change.bot is not None:
        check_bot(change.bot)
    async with live.lock:
        check_open(live)
        empty(live, number)
        live.row.seats[number].bot = change.bot
        name_bots(live.row)
        await stored(live, "seats")
        live.ratings = await live.hall.results.worth(live.row)
        live.look_again()
        live.tell_table()


async def start(live: LiveTable, person: str) -> None:
    """The match begins; every seat is taken."""
    check_host(live, person)
    async with live.lock:
        check_open(live)
        if not all(seat.is_taken for seat in live.row.seats):
            raise Refusal("not-ready", "a seat is still open; fill it with a bot, or wait")
        live.row.state, live.row.started = "playing", live.hall.clock.now()
        await stored(live, "state", "started")
        await live.begin()


async def close(live: LiveTable, person: str) -> None:
    """The host ends the table, whatever came of it."""
    check_host(live, person)
    async with live.lock:
        if live.row.state not in ("open", "playing"):
            raise Refusal("not-open", "this table is over already")
        live.row.state, live.row.ended = "closed", live.hall.clock.now()
        live.row.to_act = live.row.deadline = None
        await stored(live, "state", "ended", "to_act", "deadline")
        live.hall.deadlines.set(live.id, None)
        live.tell_table()
        live.wake_waiting()


async def rematch(live: LiveTable, person: str) -> LiveTable:
    """The same people in the same seats, at a new table that is made once."""
    hall = live.hall
    if person not in [seat.person for seat in live.row.seats]:
        raise Refusal("not-allowed", "those who played may play again")
    if live.row.imported or live.row.state not in ("over", "closed"):
        raise Refusal("not-over", "play this match to its end first")
    async with live.lock:
        if live.row.rematch is None:
            again = new_row(hall, person, live.row.options)
            for seat, old in zip(again.seats, live.row.seats, strict=True):
                seat.person, seat.name, seat.bot = old.person, old.name, old.bot
            live.row.rematch = await hall.store.tables.add_rematch(again, live.id)
            live.tell_table()
    return await hall.table(live.row.rematch)


async def list_tables(hall: Hall, person: str | None) -> TableList:
    """Tables to sit down at, to watch, and the asker's own, those waiting for the asker first."""
    most = hall.settings.limits.listed
    stored_tables = hall.store.tables
    open_, playing = await stored_tables.open_tables(most), await stored_tables.playing_tables(most)
    yours = [] if person is None else await stored_tables.tables_of(person, most)
    ended = [row.id for row in yours if row.state == "over"]
    results = await hall.store.results.of_tables(ended)

    def told(row: TableRow) -> TableState:
        live = hall.live(row.id)
        if live is None:
            live = LiveTable(hall, row, [], [], {})
            return state_of_row(live, person, results.get(row.id, []))
        return live.state_for(person)

    mine = [told(row) for row in yours]
    mine.sort(key=lambda state: state.to_act is None or state.to_act not in state.yours)
    return TableList(
        open=[told(row) for row in open_],
        playing=[told(row) for row in playing if row.options.spectators],
        yours=mine,
    )


def state_of_row(live: LiveTable, person: str | None, results: list[Any]) -> TableState:
    """A table as a list shows it, from what is stored beside its log."""
    row, state = live.row, live.state_for(person)
    lags = live.lags(live.eyes_of(person))
    return msgspec.structs.replace(
        state,
        version=max(0, row.version - row.options.delay) if lags else row.version,
        to_act=None if lags else row.to_act,
        deadline=None if lags else row.deadline,
        round=None if lags else row.round,
        scores=[result.score for result in results],
        winners=[result.seat for result in results if result.won],
    )
