"""What is counted in every match of a comparison, and for which pieces.

Data types: `Measure`, one rate of one piece, and `BoxNumbers`, the numbers of the pieces in a box:
the same piece may have another number in the other box.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from abth.arena.matches.match_record import MatchRecord
from abth.arena.statistics.rates import shares
from abth.balance.comparison.paired_rates import Counts
from abth.content.changes import BoxChanges
from abth.rules.box import Box, UnitCard
from abth.rules.terms import ATTACKER, BASE, ERAS

MOST_MAIN: Final = 60  # measures: a box in which everything differs is no question about a card


@dataclass(frozen=True)
class Measure:
    """A rate: `kind` says of what, `key` of which card, token, Era, place or bot."""

    kind: str
    key: str
    is_main: bool = False  # about a changed piece: when these are answered, the comparison stops


class BoxNumbers:
    """The numbers of cards and tokens in a box, by their ids."""

    def __init__(self, box: Box, bots: tuple[str, ...]) -> None:
        self.units = {unit.id: number for number, unit in enumerate(box.units)}
        self.tokens = {token.id: number for number, token in enumerate(box.tokens)}
        self.bots = bots


Counter = Callable[[MatchRecord, BoxNumbers, str], Counts]


def fielded(record: MatchRecord, box: BoxNumbers, key: str) -> Counts:
    """Battles won, of those in which a player deployed the card."""
    card = box.units[key]
    return record.won.count(card), record.fielded.count(card)


def picked(record: MatchRecord, box: BoxNumbers, key: str) -> Counts:
    """How often a player who jumped to where the card lay faced it."""
    card = box.units[key]
    return record.faced.count(card), record.available.count(card)


def owners(record: MatchRecord, box: BoxNumbers, key: str) -> Counts:
    """Victories of those who own the card at the end."""
    return of_those(record, box.units[key], record.owned)


def users(record: MatchRecord, box: BoxNumbers, key: str) -> Counts:
    """Victories of those who used the token."""
    return of_those(record, box.tokens[key], record.used)


def of_those(record: MatchRecord, number: int, piles: list[list[int]]) -> Counts:
    """Victories of those whose pile has this number in it."""
    having = [share for share, pile in zip(shares(record), piles, strict=True) if number in pile]
    return sum(having), len(having)


def used(record: MatchRecord, box: BoxNumbers, key: str) -> Counts:
    """How often the token was used, of the times it was taken."""
    token = box.tokens[key]
    return sum(pile.count(token) for pile in record.used), record.taken.count(token)


def order(record: MatchRecord, box: BoxNumbers, key: str) -> Counts:
    """Victories of the player who is so many-th to take a turn."""
    seat = (record.start + int(key) - 1) % len(record.bots)
    return shares(record)[seat], 1


def bot(record: MatchRecord, box: BoxNumbers, key: str) -> Counts:
    """Victories of a bot, of its seats."""
    seats = [seat for seat, number in enumerate(record.bots) if box.bots[number] == key]
    won = shares(record)
    return sum(won[seat] for seat in seats), len(seats)


def era(record: MatchRecord, box: BoxNumbers, key: str) -> Counts:
    """Jumps to an Era, of all jumps."""
    return record.jumps.count(ERAS.index(key) + 1), len(record.jumps)


def attackers(record: MatchRecord, box: BoxNumbers, key: str) -> Counts:
    """Battles that the Attacker won, against the board or a player."""
    wanted = int(key == "players")
    ends = [winner for _, _, challenge, winner in record.battles if challenge == wanted]
    return ends.count(int(ATTACKER)), len(ends)


def challenges(record: MatchRecord, box: BoxNumbers, key: str) -> Counts:
    """Challenges of players, of all battles."""
    return sum(battle[2] for battle in record.battles), len(record.battles)


COUNTERS: Final[dict[str, Counter]] = {
    "fielded": fielded, "picked": picked, "owners": owners, "used": used, "users": users,
    "order": order, "bot": bot, "era": era, "attackers": attackers, "challenges": challenges,
}  # fmt: skip


def measures_of(
    before: Box, after: Box, changes: BoxChanges, players: int, bots: tuple[str, ...]
) -> list[Measure]:
    """What to count for these changes: first the changed pieces, then what they may affect.

    Every other card is watched too, those of the changed cards' Eras first.
    """
    changed = {ident for kind, ident in changes.pieces if kind == "unit"}
    common = {unit.id for unit in before.units}
    cards = {unit.id: unit for unit in after.units if unit.id in common}
    main = [
        measure
        for ident, unit in cards.items()
        if ident in changed
        for measure in measures_of_card(unit)
    ]
    for kind, ident in changes.pieces:
        if kind == "token":
            main += [Measure("used", ident, True), Measure("users", ident, True)]
    eras = {unit.era for ident, unit in cards.items() if ident in changed and unit.rank != BASE}
    others = [unit for ident, unit in cards.items() if ident not in changed]
    others.sort(key=lambda unit: unit.era not in eras)
    beside = [
        Measure(kind, unit.id)
        for unit in others
        for kind in (("fielded",) if unit.rank == BASE else ("picked", "fielded"))
    ]
    game = [Measure("order", str(place)) for place in range(1, players + 1)]
    game += [Measure("bot", name) for name in dict.fromkeys(bots) if len(set(bots)) > 1]
    game += [Measure("era", name) for name in ERAS]
    game += [Measure("attackers", against) for against in ("board", "players")]
    game.append(Measure("challenges", ""))
    if not main or len(main) > MOST_MAIN:  # dice, tiles, or a box of another kind: the whole game
        main = [Measure(measure.kind, measure.key, True) for measure in game]
        return main + beside
    return main + beside + game


def measures_of_card(unit: UnitCard) -> list[Measure]:
    """Those of a changed card; Base Units are in every Army and are never picked."""
    kinds = ("fielded",) if unit.rank == BASE else ("fielded", "picked", "owners")
    return [Measure(kind, unit.id, True) for kind in kinds]
