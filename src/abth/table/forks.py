"""Tables that start from the log of another match: forks and imports.

A new table is stored here; the caller opens it.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import msgspec

from abth.protocol.log import BadLog, Log, decode, encode, rulings_in, undo_target
from abth.protocol.wire import Fork, SeatPlan, TableOptions
from abth.rules.box import Box
from abth.rules.rulings import EDITIONS
from abth.storage.rows import Entry, PersonRow, SeatRow, TableRow
from abth.table.live_table import LiveTable
from abth.table.match.dice import SystemDice
from abth.table.match.match import Match
from abth.table.match.replay import fork, replay
from abth.table.new_tables import check_open_tables, check_tables_of_day, new_row
from abth.table.options import log_seat
from abth.table.refusals import Refusal
from abth.table.services import TableServices
from abth.table.text_cleaning import clean_name


async def create_fork(live: LiveTable, host: PersonRow, wish: Fork) -> tuple[TableRow, list[Entry]]:
    """Store a new table that starts with the first entries of a finished match; its row and log.

    Rounds, edition, rulings and start player are those of the match; the host chooses the rest.
    With the same chance it cannot start before the dice of that match did.
    """
    services, parent = live.services, live.table.row
    live.table.require_watchable(live.table.seats_of(host.id))
    match, old = live.table.require_finished(), parent.options
    if len(wish.options.seats) != len(parent.seats):
        count, players = len(wish.options.seats), len(parent.seats)
        raise Refusal(
            "malformed", "error-count", place="options.seats", count=count, players=players
        )
    same = wish.chance == "same"
    if same and parent.imported:
        raise Refusal("no-dice")
    options = msgspec.structs.replace(
        wish.options,
        rounds=old.rounds,
        edition=old.edition,
        rulings=old.rulings,
        start_player=old.start_player,
        seed=old.seed if same else wish.options.seed,
        lesson=old.lesson if same else None,
    )
    row = new_row(services, host.id, options, bytes.fromhex(parent.secret) if same else None)
    version = wish.version
    if same and parent.forked_at is not None and not parent.same_chance:
        version = max(version, parent.forked_at)
    row.forked_from, row.forked_at, row.same_chance = parent.id, version, same
    if same:
        for seat, before in zip(row.seats, parent.seats, strict=True):
            seat.entropy = before.entropy
            if options.lesson is not None and seat.bot is not None and before.bot is not None:
                seat.name = before.name  # the rivals of a lesson keep their names
    log = match.log
    try:
        await asyncio.to_thread(fork, log, services.box, version, log.seats, SystemDice())
    except BadLog as error:
        raise Refusal.of_complaint("no-such-moment", error) from error
    now = services.clock.now()
    entries = [Entry(entry=text, at=now) for text in log.actions[:version]]
    async with services.creating:
        await check_open_tables(services, host.id)
        await services.store.add(row, entries)
    return row, entries


class MatchImport(NamedTuple):
    """A match that was imported: its table, its log, and the match, which was replayed once."""

    row: TableRow
    entries: list[Entry]
    match: Match


async def import_log(services: TableServices, person: PersonRow, log: Log) -> MatchImport:
    """Store a finished match from its log, which is replayed beside the event loop."""
    check_length(services, log)
    await check_imports(services, person.id)
    async with services.importing:
        try:
            log, match = await asyncio.to_thread(replay_strictly, log, services.box)
        except BadLog as error:
            raise Refusal.of_complaint("bad-log", error) from error
    if not match.game.is_over:
        raise Refusal("bad-log", "error-log-unfinished")
    now = services.clock.now()
    row = make_imported_row(services, person, log, now)
    match.seats = [log_seat(row, seat) for seat in row.seats]
    entries = [Entry(entry=text, at=now) for text in log.actions]
    async with services.creating:
        await check_imports(services, person.id)
        await services.store.add(row, entries)
    return MatchImport(row, entries, match)


def check_length(services: TableServices, log: Log) -> None:
    """Refuse a log that would take long to replay."""
    most, returns = services.limits.import_entries, services.limits.import_returns
    if len(log.actions) > most:
        raise Refusal("too-large", "problem-log-too-long", what=most)
    if sum(undo_target(entry) is not None for entry in log.actions) > returns:
        raise Refusal("too-large", "problem-log-too-many-returns", what=returns)


async def check_imports(services: TableServices, person: str) -> None:
    """Refuse a user who has imported too many matches, or made too many tables today."""
    most = services.limits.imports
    if await services.store.count_imported(person) >= most:
        raise Refusal("too-many", "problem-too-many-imports", what=most)
    await check_tables_of_day(services, person)


def replay_strictly(log: Log, box: Box) -> tuple[Log, Match]:
    """The match of a log that is checked as strictly as a file; the log as it is read."""
    log = decode(encode(log))
    return log, replay(log, box)


def make_imported_row(services: TableServices, person: PersonRow, log: Log, now: float) -> TableRow:
    """The table of an imported match; none of its seats belongs to a user."""
    if log.edition not in EDITIONS:
        raise Refusal("bad-log", "error-edition", edition=log.edition, known=tuple(EDITIONS))
    rulings = rulings_in(log)
    changes = {key: value for key, value in log.rulings.items() if key != "game.rounds"}
    options = TableOptions(
        name=person.name[:60],
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
