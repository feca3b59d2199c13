"""Tables that start from the log of another match: forks and imports.

A new table is stored here; the caller opens it.
"""

from __future__ import annotations

import asyncio

import msgspec

from abth.protocol.log import BadLog, Log, decode, encode, rulings_in
from abth.protocol.wire import Fork, SeatPlan, TableOptions
from abth.rules.rulings import EDITIONS
from abth.storage.rows import Entry, PersonRow, SeatRow, TableRow
from abth.table.live_table import LiveTable
from abth.table.match.dice import SystemDice
from abth.table.match.replay import fork, replay
from abth.table.new_tables import check_open_tables, new_row
from abth.table.refusals import Refusal
from abth.table.services import TableServices
from abth.table.text_cleaning import clean_name


async def create_fork(live: LiveTable, host: PersonRow, wish: Fork) -> tuple[TableRow, list[Entry]]:
    """Store a new table that starts with the first entries of a finished match; its row and log.

    Rounds, edition, rulings and start player are those of the match; the host chooses the rest.
    """
    services, parent = live.services, live.table.row
    match, old = live.table.require_finished(), parent.options
    if len(wish.options.seats) != len(parent.seats):
        raise Refusal("malformed", f"options.seats: the match has {len(parent.seats)}")
    same = wish.chance == "same"
    if same and parent.imported:
        raise Refusal("no-dice", "an imported match does not tell what its dice would do next")
    options = msgspec.structs.replace(
        wish.options,
        rounds=old.rounds,
        edition=old.edition,
        rulings=old.rulings,
        start_player=old.start_player,
        seed=old.seed if same else wish.options.seed,
    )
    row = new_row(services, host.id, options, bytes.fromhex(parent.secret) if same else None)
    row.forked_from, row.forked_at, row.same_chance = parent.id, wish.version, same
    if same:
        for seat, before in zip(row.seats, parent.seats, strict=True):
            seat.entropy = before.entropy
    log = match.log
    try:
        await asyncio.to_thread(fork, log, services.box, wish.version, log.seats, SystemDice())
    except BadLog as error:
        raise Refusal("no-such-moment", str(error)) from error
    await check_open_tables(services, host.id)
    now = services.clock.now()
    entries = [Entry(entry=text, at=now) for text in log.actions[: wish.version]]
    await services.store.add(row, entries)
    return row, entries


async def import_log(services: TableServices, person: PersonRow, log: Log) -> str:
    """Store a finished match from its log; the id of its table."""
    try:
        log = decode(encode(log))  # applies the same checks as to a file
        match = await asyncio.to_thread(replay, log, services.box)
    except BadLog as error:
        raise Refusal("bad-log", str(error)) from error
    if not match.game.is_over:
        raise Refusal("bad-log", "the match in this log is not over")
    now = services.clock.now()
    row = make_imported_row(services, person, log, now)
    await services.store.add(row, [Entry(entry=text, at=now) for text in log.actions])
    return row.id


def make_imported_row(services: TableServices, person: PersonRow, log: Log, now: float) -> TableRow:
    """The table of an imported match; none of its seats belongs to a user."""
    if log.edition not in EDITIONS:
        raise Refusal("bad-log", f"unknown edition {log.edition!r}")
    rulings = rulings_in(log)
    changes = {key: value for key, value in log.rulings.items() if key != "game.rounds"}
    options = TableOptions(
        name=f"Imported by {person.name}"[:60],
        seats=[SeatPlan() for _ in log.seats],
        rounds=8 if rulings.game_rounds == 8 else 6,
        edition=log.edition,
        rulings=changes,
        invitation=True,
    )
    row = new_row(services, person.id, options)
    row.state, row.started, row.ended, row.imported = "over", now, now, True
    row.secret = row.commitment = ""
    row.seats = [
        SeatRow(seat=number, name=clean_name(seat.name[:30]), bot=seat.bot)
        for number, seat in enumerate(log.seats)
    ]
    return row
