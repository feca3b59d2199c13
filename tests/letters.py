"""Letters in place of names: boxes whose cards are made up for one test (RULES part 6).

    letters("x base 9/0/0 REI1", "q II 0/1/3 hp2 lk(2,-)", "h heroII 0/0/0 hp3 REI1")

The rest of each pile is filled with blank cards: `blank` in the Base set, `i1` … `iv15` among the
Elite Units and `hero-i1` … `hero-iv2` among the Heroes; the blank ones come first, so they lie on
a board that nobody describes. Relics, tiles, tokens and dice are real.
"""

from __future__ import annotations

from collections.abc import Iterable

from abth.rules.box import Box, Sabaton, UnitCard
from abth.rules.game import Game
from abth.rules.notation import numbers_of, parse_unit, unit_of
from abth.rules.reading import read_position
from abth.rules.terms import BASE, ELITE, ERAS, HERO
from tests.scenes import BOX

BASE_SET = 8
ELITES = 15
HEROES = 2


def card(text: str) -> UnitCard:
    """`q II 0/1/3 hp2`: name, kind (`base`, an Era, or `hero` and an Era), numbers."""
    name, kind, numbers = text.split(maxsplit=2)
    printed, token = parse_unit(f"{name} {numbers}", BOX)
    assert token is None, "a card lies in the box without a token"
    if kind == "base":
        return printed
    rank = HERO if kind.startswith("hero") else ELITE
    era = ERAS.index(kind.removeprefix("hero")) + 1
    return unit_of(name, numbers_of(printed), rank, era)


def letters(*texts: str, prowess: tuple[int, ...] = (1, 2, 3, 5)) -> Box:
    """The box with these cards and blank ones, each Sabaton with these Prowess tokens."""
    cards = [card(text) for text in texts]
    units = [unit for unit in cards if unit.rank == BASE]
    if len(units) < BASE_SET:
        units.append(UnitCard("blank", "Blank", BASE, copies=BASE_SET - len(units)))
    for number, era in enumerate(ERAS, 1):
        for rank, prefix, size in ((ELITE, "", ELITES), (HERO, "hero-", HEROES)):
            own = [unit for unit in cards if unit.rank == rank and unit.era == number]
            names = [f"{prefix}{era.lower()}{n}" for n in range(1, size - len(own) + 1)]
            units += [unit_of(name, {}, rank, number) for name in names] + own
    sabatons = [Sabaton(one.id, one.name, list(prowess)) for one in BOX.sabatons]
    return Box(
        "Letters",
        units,
        BOX.relics,
        BOX.tiles,
        BOX.tokens,
        sabatons,
        BOX.strong,
        BOX.risky,
        BOX.gear_actions,
        BOX.token_spaces,
    )


def staged(box: Box, text: str) -> Game:
    """The match that this line describes, with the cards of this box."""
    return read_position(text, box)


def pile(game: Game, cards: Iterable[int]) -> list[str]:
    """The ids of the cards in a pile."""
    return [game.frame.box.units[number].id for number in cards]


def relics_of(era: int, count: int) -> list[str]:
    """The ids of the first Relics of an Era."""
    return [relic.id for relic in BOX.relics if relic.era == era][:count]
