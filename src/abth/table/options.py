"""The options of a table, as the rules, the bots and the dice understand them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from abth.bots.others import UnknownBot
from abth.bots.registry import BOTS, make_bot, parse_bot, plain_spec
from abth.content.digest import digest_of
from abth.protocol.fair import FairDice, commitment, secret_of_seed
from abth.protocol.log import VERSION, Content, Log, Seat, changes_from_edition
from abth.protocol.wire import TableOptions
from abth.protocol.written_rulings import changes_in
from abth.rules.box import Box
from abth.rules.rulings import Rulings, rulings_of
from abth.storage.rows import SeatRow, TableRow
from abth.table.rated import is_rated
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
        raise Refusal("malformed", "problem-no-such-seat", place="start_player")
    for number, plan in enumerate(options.seats):
        if (plan.kind == "bot") != (plan.bot is not None):
            raise Refusal("malformed", "error-seat-bot", place=f"seats[{number}]")
        if plan.bot is not None:
            check_bot(plan.bot)
    check_bot(options.away_bot)


def with_plain_bots(options: TableOptions) -> TableOptions:
    """Options whose bots are written as `require_invitable_bot` writes them."""
    seats = [
        plan if plan.bot is None else msgspec.structs.replace(plan, bot=check_bot(plan.bot))
        for plan in options.seats
    ]
    return msgspec.structs.replace(options, seats=seats, away_bot=check_bot(options.away_bot))


def check_bot(spec: str) -> str:
    """The bot as a table stores it; refuses those of other packages.

    Users must not make the server import modules.
    """
    try:
        return require_invitable_bot(spec)
    except UnknownBot as error:
        raise Refusal.of_complaint("malformed", error) from error


def require_invitable_bot(spec: str) -> str:
    """The bot that users may invite under this name, with bounded options; or `UnknownBot`.

    Options that are as usual are left out.
    """
    name, *options = spec.split(":")
    if name not in BOTS or not all("=" in option for option in options):
        raise UnknownBot("", "error-bot", bot=spec[:60], known=tuple(BOTS))
    _, chosen = parse_bot(spec)
    for key, value in chosen.items():
        if key in MOST and isinstance(value, int) and value > MOST[key]:
            raise UnknownBot(f"{spec}: {key}", "error-at-most", most=MOST[key])
    written = plain_spec(spec)
    make_bot(written, 0)
    return written


def allows_coach(row: TableRow) -> bool:
    """Whether the coach may be asked: as agreed, or else unless several people play for ratings.

    The coach names chances, so there is none where odds are not allowed.
    """
    if not row.options.odds:
        return False
    if row.options.coach is not None:
        return row.options.coach
    people = [seat for seat in row.seats if seat.bot is None]
    return len(people) <= 1 or not is_rated(row)


def dice_of(row: TableRow) -> FairDice:
    """The dice of a table: fair ones, or those of a duplicate deal."""
    if row.options.seed is not None:
        return FairDice.of_seed(row.options.seed)
    return FairDice(bytes.fromhex(row.secret), [seat.entropy for seat in row.seats])


def promise_of(row: TableRow) -> tuple[bytes, bytes]:
    """The secret of a table's dice, and the cover of the commitment to a seed."""
    stored = bytes.fromhex(row.secret)
    if row.options.seed is None:
        return stored, b""
    secret = secret_of_seed(row.options.seed)
    return secret, b"" if stored == secret else stored  # earlier versions had no cover


def bot_seed_of(row: TableRow) -> int:
    """What the choices of bots depend on besides what they see; the players do not know it."""
    if row.options.seed is not None:
        return int(commitment(secret_of_seed(row.options.seed))[:12], 16)
    return int(commitment(b"bots" + bytes.fromhex(row.secret))[:12], 16)


def log_seat(row: TableRow, seat: SeatRow) -> Seat:
    """A seat as a log names it, with the bot that has decided for an absent person."""
    unnamed = f"Seat {seat.seat + 1}" if seat.person is None else "A former player"
    name = seat.name or unnamed
    if seat.bot is not None:
        return Seat(name, "bot", seat.bot)
    replaced = seat.seat in row.attendance.replaced
    return Seat(name, "person", stand_in=row.options.away_bot if replaced else None)


def log_of(row: TableRow, box: Box, package: str, actions: list[str]) -> Log:
    """The log of a table's match."""
    rulings = rulings_for(row.options)
    return Log(
        version=VERSION,
        package=package,
        content=Content(box.name, row.box or digest_of(box)),
        players=len(row.seats),
        edition=row.options.edition,
        rulings=changes_from_edition(row.options.edition, rulings),
        seats=[log_seat(row, seat) for seat in row.seats],
        actions=actions,
    )
