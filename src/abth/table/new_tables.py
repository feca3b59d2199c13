"""New tables: their first row, and the rematch of an old one.

A new table is stored here; the caller opens it.
"""

from __future__ import annotations

import secrets
from typing import Final

import msgspec

from abth.content.digest import digest_of
from abth.protocol.fair import SECRET_BYTES, commitment, secret_of_seed
from abth.protocol.wire import NewLesson, TableOptions
from abth.storage.rows import PersonRow, SeatRow, TableRow
from abth.table.lesson.script import lesson_options, load_script
from abth.table.live_table import LiveTable
from abth.table.options import check_options, with_plain_bots
from abth.table.refusals import Refusal
from abth.table.retries import retried
from abth.table.services import TableServices
from abth.table.text_cleaning import clean_title
from abth.words import ENGLISH, words_in
from abth.words.pieces import bot_name

ID_BYTES: Final = 10  # a table's id is its invitation, so it must be hard to guess
DAY: Final = 86_400
NUMERALS: Final = ("", " II", " III", " IV", " V")


def new_row(
    services: TableServices, host: str, options: TableOptions, secret: bytes | None = None
) -> TableRow:
    """A table with only its bots seated."""
    check_options(options)
    options = with_plain_bots(msgspec.structs.replace(options, name=clean_title(options.name)))
    if secret is None or options.seed is not None:
        secret = secrets.token_bytes(SECRET_BYTES)  # of a seeded deal it is only the cover
    promise = commitment(secret)
    if options.seed is not None:
        promise = commitment(secret_of_seed(options.seed), secret)
    row = TableRow(
        id=secrets.token_hex(ID_BYTES),
        host=host,
        options=options,
        state="open",
        secret=secret.hex(),
        commitment=promise,
        box=digest_of(services.box),
        created=services.clock.now(),
        seats=[SeatRow(seat=number, bot=plan.bot) for number, plan in enumerate(options.seats)],
    )
    name_bots(row)
    return row


def name_bots(row: TableRow) -> None:
    """Name bots by kind and thinking time, in English; several of a name are numbered."""
    met: dict[str, int] = {}
    for seat in row.seats:
        if seat.bot is not None:
            name = bot_name(words_in(ENGLISH), seat.bot)
            count = met[name] = met.get(name, -1) + 1
            seat.name = f"{name}{NUMERALS[count]}"


async def create_lesson(services: TableServices, learner: PersonRow, wish: NewLesson) -> TableRow:
    """Store a lesson's table, where the learner sits with the bots of the script."""
    options = lesson_options(wish.lesson, wish.name)
    row = new_row(services, learner.id, options)
    for seat, scripted in zip(row.seats, load_script(wish.lesson).seats, strict=True):
        if scripted.bot is None:
            seat.person, seat.name, seat.entropy = learner.id, learner.name, wish.entropy
        else:
            seat.name = scripted.name
    async with services.creating:
        await check_playing_tables(services, learner.id)
        await check_tables_of_day(services, learner.id)
        await services.store.add(row)
    return row


async def create_table(services: TableServices, host: PersonRow, options: TableOptions) -> TableRow:
    """Store a new table; its host holds no seat yet."""
    if options.lesson is not None:
        raise Refusal("malformed", place="lesson")
    row = new_row(services, host.id, options)
    async with services.creating:
        await check_open_tables(services, host.id)
        await services.store.add(row)
    return row


async def check_open_tables(services: TableServices, host: str) -> None:
    """Refuse a host who has too many open tables, or has made too many today."""
    most = services.limits.tables_open
    if await services.store.count_open(host) >= most:
        raise Refusal("too-many", "problem-too-many-tables", what=most)
    await check_tables_of_day(services, host)


async def check_tables_of_day(services: TableServices, host: str) -> None:
    """Refuse a host who has made too many tables in the last 24 hours."""
    most = services.limits.tables_per_day
    if await services.store.count_made(host, services.clock.now() - DAY) >= most:
        raise Refusal("too-many", "problem-too-many-tables-today", what=most)


async def check_playing_tables(services: TableServices, host: str) -> None:
    """Refuse a host who has too many matches in progress."""
    most = services.limits.tables_playing
    if await services.store.count_playing(host) >= most:
        raise Refusal("too-many", "problem-too-many-matches", what=most)


@retried
async def agree_to_rematch(live: LiveTable, person: str) -> str:
    """Note that a player wants to play again; the id of the new table.

    The first one makes it, and the seats of the others are kept for them: nobody sits down without
    asking for it. The next seat starts.
    """
    row = live.table.row
    own = live.table.seats_of(person)
    if not own:
        raise Refusal("not-allowed", "problem-rematch-players")
    if row.imported or row.state not in ("over", "closed"):
        raise Refusal("not-over")
    async with live.lock:
        live.check_present()
        if row.rematch is None:
            await check_open_tables(live.services, person)
            again = new_row(live.services, person, rematch_options(live))
            for seat, old in zip(again.seats, row.seats, strict=True):
                seat.name, seat.bot = old.name, old.bot
                if old.person is not None:
                    again.attendance.invited[seat.seat] = old.person
            row.rematch = await live.services.store.add_rematch(again, live.table.id)
        if not set(own) <= set(row.attendance.rematch):
            row.attendance.rematch = sorted({*row.attendance.rematch, *own})
            await live.store("attendance")
        live.publisher.tell_table()
    return row.rematch


def rematch_options(live: LiveTable) -> TableOptions:
    """The same options, except that the next seat starts; after a lesson comes a free match."""
    options = msgspec.structs.replace(live.table.row.options, lesson=None)
    match = live.table.match
    if match is None or match.game.start < 0:
        return options
    following = (int(match.game.start) + 1) % len(options.seats)
    return msgspec.structs.replace(options, start_player=following)


def is_rematch_agreed(row: TableRow) -> bool:
    """Whether every person who played wants to play again."""
    people = [seat.seat for seat in row.seats if seat.person is not None]
    return set(people) <= set(row.attendance.rematch)
