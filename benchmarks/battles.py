"""Battles that every implementation resolves, and the checksum that compares them.

`Unit`, `LineUp` and `Battle` are plain numbers after the roll of the dice: a warfare token is
already part of its unit's numbers. `Outcome` is the result of a battle.
"""

from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass, replace
from itertools import chain
from pathlib import Path
from typing import NamedTuple, TypeVar

T = TypeVar("T")
Values = tuple[int, int, int]

STRONG: list[Values] = [(1, 0, 0), (1, 0, 0), (0, 1, 0), (0, 1, 0), (0, 0, 1), (0, 0, 2)]
RISKY: list[Values] = [(1, 1, 1), (-1, -1, -1), (0, 0, 3), (-1, 0, 0), (0, 2, 0), (0, -1, 0)]

# The values of a number, each with a chance of one eighth.
ATTACKERS = [1, 2, 2, 3, 3, 4, 4, 5]
DEFENDERS = [1, 1, 2, 2, 2, 3, 3, 4]
VALUE = [0, 0, 0, 1, 1, 1, 2, 3]
DAMAGE_ICONS = [1, 1, 1, 1, 2, 2, 2, 3]
HALF_SHIELD = [0, 1, 1, 1, 1, 2, 3, 4]
ICONS = [0, 0, 0, 0, 0, 0, 1, 2]
TOKENS = ["", "", "", "long", "close", "heroic_death", "accuracy", "diversion"]
MOST = {"long": 3, "close": 3, "heroic_death": 2, "accuracy": 2, "diversion": 2}

HAND = 6
NO_WINNER, ATTACKER, DEFENDER = range(3)


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit in a line-up; a half-shield is 0 (none) or its type, 1 to 4."""

    long: int
    medium: int
    close: int
    damage_icons: int
    link_left: int
    link_right: int
    assault: int
    heroic_death: int
    accuracy: int
    diversion: int

    @property
    def values(self) -> Values:
        """The values of the three lines of combat, in their order."""
        return self.long, self.medium, self.close


@dataclass(frozen=True, slots=True)
class LineUp:
    """One side: its units, front first, and the final face of its die."""

    units: tuple[Unit, ...]
    die: Values


@dataclass(frozen=True, slots=True)
class Battle:
    """Two line-ups that are about to form links."""

    attackers: LineUp
    defenders: LineUp


class Outcome(NamedTuple):
    """Who won, and of each unit, attackers first, whether it is defeated and its damage."""

    winner: int
    units: list[tuple[bool, int]]


class Lots:
    """A small random generator (Knuth's MMIX), so that the battles never change."""

    def __init__(self, seed: int) -> None:
        """Start the generator."""
        self.state = seed

    def draw(self, options: Sequence[T]) -> T:
        """Take one of the options, all equally likely."""
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return options[(self.state >> 33) % len(options)]


def random_battles(number: int, seed: int = 1) -> list[Battle]:
    """Make battles with plausible numbers, always the same ones."""
    lots = Lots(seed)
    return [random_battle(lots) for _ in range(number)]


def random_battle(lots: Lots) -> Battle:
    """Make one battle; the number of attackers decides who has which die (DICE-2, DICE-3)."""
    attackers = tuple(random_unit(lots) for _ in range(lots.draw(ATTACKERS)))
    defenders = tuple(random_unit(lots) for _ in range(lots.draw(DEFENDERS)))
    strong, risky = lots.draw(STRONG), lots.draw(RISKY)
    if len(attackers) <= 3:
        return Battle(LineUp(attackers, strong), LineUp(defenders, risky))
    return Battle(LineUp(attackers, risky), LineUp(defenders, strong))


def random_unit(lots: Lots) -> Unit:
    """Make one unit; five in eight have a token, which is added to the number it raises."""
    unit = Unit(
        long=lots.draw(VALUE),
        medium=lots.draw(VALUE),
        close=lots.draw(VALUE),
        damage_icons=lots.draw(DAMAGE_ICONS),
        link_left=lots.draw(HALF_SHIELD),
        link_right=lots.draw(HALF_SHIELD),
        assault=lots.draw(ICONS),
        heroic_death=lots.draw(ICONS),
        accuracy=lots.draw(ICONS),
        diversion=lots.draw(ICONS),
    )
    if not (token := lots.draw(TOKENS)):
        return unit
    return replace(unit, **{token: min(MOST[token], getattr(unit, token) + 1)})


@dataclass(frozen=True, slots=True)
class Hand:
    """Six different units, and the defenders they must beat."""

    units: tuple[Unit, ...]
    defenders: tuple[Unit, ...]


def random_hands(number: int, seed: int = 1) -> list[Hand]:
    """Make hands with plausible numbers, always the same ones."""
    lots = Lots(seed)
    return [random_hand(lots) for _ in range(number)]


def random_hand(lots: Lots) -> Hand:
    """Make one hand; equal units would leave fewer orders to try."""
    units: dict[Unit, None] = {}
    while len(units) < HAND:
        units[random_unit(lots)] = None
    return Hand(tuple(units), tuple(random_unit(lots) for _ in range(lots.draw(DEFENDERS))))


def write_hands(hands: Sequence[Hand], file: Path) -> None:
    """Write hands as lines of numbers, as `yardstick.c` reads them.

    First the two dice, the number of faces and for each how many sides show it and its three
    numbers; then the number of hands, and for each its units and a line-up of its defenders.
    """
    lines = []
    for die in (STRONG, RISKY):
        faces = [[die.count(face), *face] for face in dict.fromkeys(die)]
        lines.append(" ".join(str(number) for number in [len(faces), *chain(*faces)]))
    lines.append(str(len(hands)))
    for hand in hands:
        lines.append(" ".join(str(number) for unit in hand.units for number in astuple(unit)))
        numbers = [len(hand.defenders), 0, 0, 0, *chain(*map(astuple, hand.defenders))]
        lines.append(" ".join(map(str, numbers)))
    file.write_text("\n".join(lines) + "\n", encoding="ascii")


def write_battles(battles: Sequence[Battle], file: Path) -> None:
    """Write battles as lines of numbers, as `yardstick.c` reads them.

    First their number; then for each line-up, attackers before defenders, the number of units,
    the three numbers of its die and ten numbers for each unit.
    """
    lines = [str(len(battles))]
    for battle in battles:
        for line_up in (battle.attackers, battle.defenders):
            numbers = [len(line_up.units), *line_up.die]
            for unit in line_up.units:
                numbers.extend(astuple(unit))
            lines.append(" ".join(map(str, numbers)))
    file.write_text("\n".join(lines) + "\n", encoding="ascii")


def checksum(outcomes: Iterable[Outcome]) -> int:
    """One number for all outcomes, in the order of the battles; C takes the same."""
    total = 0
    for outcome in outcomes:
        total = (total * 31 + outcome.winner) % 1_000_000_007
        for defeated, damage in outcome.units:
            total = (total * 31 + defeated) % 1_000_000_007
            total = (total * 31 + damage) % 1_000_000_007
    return total
