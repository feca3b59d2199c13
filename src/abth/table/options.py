"""The options of a table, as the rules, the bots and the dice understand them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from abth.bots.registry import BOTS, UnknownBot, make_bot, parse_bot
from abth.content.digest import digest_of
from abth.protocol.fair import FairDice
from abth.protocol.log import VERSION, Content, Log, Seat, changes_from_edition
from abth.protocol.wire import TableOptions
from abth.protocol.written_rulings import changes_in
from abth.rules.box import Box
from abth.rules.rulings import Rulings, rulings_of
from abth.storage.rows import SeatRow, TableRow
from abth.table.refusals import Refusal

MOST: Final[Mapping[str, int]] = {"ms": 2_000, "iterations": 2_000}  # options of invited bots


def rulings_for(options: TableOptions) -> Rulings:
    """The rulings that these options choose; unknown keys and values are refused."""
    changes = changes_in(options.rulings)
    if options.start_player is not None:
        changes["start_player"] = str(options.start_player)
    return rulings_of(options.edition, changes, options.rounds)


def check_options(options: TableOptions) -> None:
    """Refuse options that cannot be played."""
    rulings = rulings_for(options)
    if rulings.start_player != "random" and int(rulings.start_player) >= len(options.seats):
        raise Refusal("malformed", "start_player: there is no such seat")
    for number, plan in enumerate(options.seats):
        if (plan.kind == "bot") != (plan.bot is not None):
            raise Refusal(
                "malformed", f"seats[{number}]: a bot, and nobody else, says which bot it is"
            )
        if plan.bot is not None:
            check_bot(plan.bot)
    check_bot(options.away_bot)


def check_bot(spec: str) -> None:
    """Refuse bots of other packages: users must not make the server import modules."""
    try:
        require_invitable_bot(spec)
    except UnknownBot as error:
        raise Refusal("malformed", str(error)) from error


def require_invitable_bot(spec: str) -> str:
    """The bot that users may invite under this name, with bounded options; or `UnknownBot`."""
    name, *options = spec.split(":")
    if name not in BOTS or not all("=" in option for option in options):
        known = ", ".join(BOTS)
        raise UnknownBot(f"there is no bot {spec[:60]!r} to invite; there are {known}")
    _, chosen = parse_bot(spec)
    for key, value in chosen.items():
        if key in MOST and isinstance(value, int) and value > MOST[key]:
            raise UnknownBot(f"bot {spec!r}: {key} is at most {MOST[key]} here")
    written = ":".join([name, *(f"{key}={value}" for key, value in chosen.items())])
    make_bot(written, 0)
    return written


def dice_of(row: TableRow) -> FairDice:
    """The dice of a table: fair ones, or those of a duplicate deal."""
    if row.options.seed is not None:
        return FairDice.of_seed(row.options.seed)
    return FairDice(bytes.fromhex(row.secret), [seat.entropy for seat in row.seats])


def log_seat(seat: SeatRow) -> Seat:
    """A seat as a log names it."""
    name = seat.name or f"Seat {seat.seat + 1}"
    return Seat(name, "person") if seat.bot is None else Seat(name, "bot", seat.bot)


def log_of(row: TableRow, box: Box, package: str, actions: list[str]) -> Log:
    """The log of a table's match."""
    rulings = rulings_for(row.options)
    return Log(
        version=VERSION,
        package=package,
        content=Content(box.name, digest_of(box)),
        players=len(row.seats),
        edition=row.options.edition,
        rulings=changes_from_edition(row.options.edition, rulings),
        seats=[log_seat(seat) for seat in row.seats],
        actions=actions,
    )
