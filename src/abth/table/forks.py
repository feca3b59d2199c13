"""Tables that begin with the log of another match: forks and imports."""

from __future__ import annotations

import asyncio

import msgspec

from abth.protocol.log import BadLog, Log, decode, encode, rulings_in
from abth.protocol.wire import Fork, SeatPlan, TableOptions
from abth.rules.rulings import EDITIONS
from abth.server.accounts.text_cleaning import clean_name
from abth.server.http.errors import Refusal
from abth.server.table_registry import Hall
from abth.storage.rows import Entry, PersonRow, SeatRow, TableRow
from abth.table.dice import SystemDice
from abth.table.live_table import LiveTable
from abth.table.match import Match
from abth.table.replay import fork, replay
from abth.table.seats import check_not_too_many, new_row, opened


def finished(live: LiveTable) -> Match:
    """The match of a table, if it is over: before that nobody sees its log."""
    if live.row.state != "over" or live.match is None:
        raise Refusal("not-over", "the match is not over")
    return live.match


async def fork_table(hall: Hall, live: LiveTable, host: PersonRow, wish: Fork) -> LiveTable:
    """A new table that begins with the first entries of a finished match.

    Rounds, edition, rulings and start player are those of the match; the rest is agreed anew.
    """
    match, old = finished(live), live.row.options
    if len(wish.options.seats) != len(live.row.seats):
        raise Refusal("malformed", f"options.seats: the match has {len(live.row.seats)}")
    same = wish.chance == "same"
    if same and live.row.imported:
        raise Refusal("no-dice", "an imported match does not tell what its dice would do next")
    options = msgspec.structs.replace(
        wish.options,
        rounds=old.rounds,
        edition=old.edition,
        rulings=old.rulings,
        start_player=old.start_player,
        seed=old.seed if same else wish.options.seed,
    )
    row = new_row(hall, host.id, options, bytes.fromhex(live.row.secret) if same else None)
    row.forked_from, row.forked_at, row.same_chance = live.id, wish.version, same
    if same:
        for seat, before in zip(row.seats, live.row.seats, strict=True):
            seat.entropy = before.entropy
    log = match.log
    try:
        await asyncio.to_thread(fork, log, hall.box, wish.version, log.seats, SystemDice())
    except BadLog as error:
        raise Refusal("no-such-moment", str(error)) from error
    await check_not_too_many(hall, host.id)
    now = hall.clock.now()
    entries = [Entry(entry=text, at=now) for text in log.actions[: wish.version]]
    await hall.store.tables.add(row, entries)
    return await opened(hall, row, entries)


async def import_log(hall: Hall, person: PersonRow, log: Log) -> LiveTable:
    """A finished match from its log, to look back at."""
    try:
        log = decode(encode(log))  # with all that a file would be refused for
        match = await asyncio.to_thread(replay, log, hall.box)
    except BadLog as error:
        raise Refusal("bad-log", str(error)) from error
    if not match.game.is_over:
        raise Refusal("bad-log", "the match in this log is not over")
    now = hall.clock.now()
    row = imported_row(hall, person, log, now)
    entries = [Entry(entry=text, at=now) for text in log.actions]
    await hall.store.tables.add(row, entries)
    return await hall.table(row.id)


def imported_row(hall: Hall, person: PersonRow, log: Log, now: float) -> TableRow:
    """The table of an imported match: its seats belong to nobody here."""
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
    row = new_row(hall, person.id, options)
    row.state, row.started, row.ended, row.imported = "over", now, now, True
    row.secret = row.commitment = ""
    row.seats = [
        SeatRow(seat=number, name=clean_name(seat.name[:30]), bot=seat.bot)
        for number, seat in enumerate(log.seats)
    ]
    return row
