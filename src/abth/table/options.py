"""What was agreed on at a table, as the rules and the dice understand it."""

from __future__ import annotations

from abth.bots.registry import UnknownBot
from abth.content.digest import digest_of
from abth.protocol.fair import FairDice
from abth.protocol.log import VERSION, Content, Log, Seat, rulings_beside
from abth.protocol.wire import TableOptions
from abth.protocol.written_rulings import changes_in
from abth.rules.box import Box
from abth.rules.rulings import Rulings, rulings_of
from abth.server.bot_pool.pool import invited
from abth.server.http.errors import Refusal
from abth.storage.rows import SeatRow, TableRow


def rulings_in(options: TableOptions) -> Rulings:
    """The rulings of a table; keys and values that do not exist are refused."""
    changes = changes_in(options.rulings)
    if options.start_player is not None:
        changes["start_player"] = str(options.start_player)
    return rulings_of(options.edition, changes, options.rounds)


def check_options(options: TableOptions) -> None:
    """Refuse what cannot be played."""
    rulings = rulings_in(options)
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
    """Only bots that we know: a guest must not have us import a module of theirs."""
    try:
        invited(spec)
    except UnknownBot as error:
        raise Refusal("malformed", str(error)) from error


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
    rulings = rulings_in(row.options)
    return Log(
        version=VERSION,
        package=package,
        content=Content(box.name, digest_of(box)),
        players=len(row.seats),
        edition=row.options.edition,
        rulings=rulings_beside(row.options.edition, rulings),
        seats=[log_seat(seat) for seat in row.seats],
        actions=actions,
    )
