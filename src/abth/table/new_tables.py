"""New tables: their first row, and the rematch of an old one.

A new table is stored here; the caller opens it.
"""

from __future__ import annotations

import secrets
from typing import Final

import msgspec

from abth.protocol.fair import SECRET_BYTES, commitment, secret_of_seed
from abth.protocol.wire import TableOptions
from abth.storage.rows import PersonRow, SeatRow, TableRow
from abth.table.live_table import LiveTable
from abth.table.options import check_options
from abth.table.refusals import Refusal
from abth.table.services import TableServices
from abth.table.text_cleaning import clean_title

ID_BYTES: Final = 10  # a table's id is its invitation, so it must be hard to guess
NUMERALS: Final = ("", " II", " III", " IV", " V")


def new_row(
    services: TableServices, host: str, options: TableOptions, secret: bytes | None = None
) -> TableRow:
    """A table with only its bots seated."""
    check_options(options)
    options = msgspec.structs.replace(options, name=clean_title(options.name))
    if options.seed is not None:
        secret = secret_of_seed(options.seed)
    if secret is None:
        secret = secrets.token_bytes(SECRET_BYTES)
    row = TableRow(
        id=secrets.token_hex(ID_BYTES),
        host=host,
        options=options,
        state="open",
        secret=secret.hex(),
        commitment=commitment(secret),
        created=services.clock.now(),
        seats=[SeatRow(seat=number, bot=plan.bot) for number, plan in enumerate(options.seats)],
    )
    name_bots(row)
    return row


def name_bots(row: TableRow) -> None:
    """Name bots by their kind; several of a kind are numbered."""
    met: dict[str, int] = {}
    for seat in row.seats:
        if seat.bot is not None:
            count = met[seat.bot] = met.get(seat.bot, -1) + 1
            seat.name = f"{seat.bot.capitalize()}{NUMERALS[count]}"


async def create_table(services: TableServices, host: PersonRow, options: TableOptions) -> TableRow:
    """Store a new table; its host holds no seat yet."""
    row = new_row(services, host.id, options)
    await check_open_tables(services, host.id)
    await services.store.add(row)
    return row


async def check_open_tables(services: TableServices, host: str) -> None:
    """Refuse a host who has too many open tables."""
    most = services.limits.tables_open
    if await services.store.count_open(host) >= most:
        reason = f"you have {most} open tables; close some of them"
        raise Refusal("too-many", reason, message="problem-too-many-tables", what=str(most))


async def create_rematch(live: LiveTable, person: str) -> str:
    """Store a table with the same people in the same seats, once; its id."""
    row = live.table.row
    if person not in [seat.person for seat in row.seats]:
        raise Refusal("not-allowed", "those who played may play again")
    if row.imported or row.state not in ("over", "closed"):
        raise Refusal("not-over", "play this match to its end first")
    async with live.lock:
        if row.rematch is None:
            again = new_row(live.services, person, row.options)
            for seat, old in zip(again.seats, row.seats, strict=True):
                seat.person, seat.name, seat.bot = old.person, old.name, old.bot
            row.rematch = await live.services.store.add_rematch(again, live.table.id)
            live.publisher.tell_table()
    return row.rematch
