"""The printed box: every card, tile, token and die as the rules see it.

Data types: `UnitCard`, `RelicCard`, `Tile`, `WarfareToken`, `Sabaton`, `DieFace` and the `Box`
that holds them. Printed things never change. Their number is their place in the box's list.
"""

import copyreg
from typing import Any, Final

from mypy_extensions import i64

from abth.rules.terms import BASE, ELITE, HERO, RANKS


class UnitCard:
    """A Unit as printed (TERM-10). Half shields are Link types 1 to 4, or 0 for none."""

    def __init__(
        self,
        ident: str,
        name: str,
        rank: i64,
        era: i64 = 0,
        copies: i64 = 1,
        long: i64 = 0,
        medium: i64 = 0,
        close: i64 = 0,
        damage_icons: i64 = 1,
        reinforcement: i64 = 0,
        assault: i64 = 0,
        heroic_death: i64 = 0,
        accuracy: i64 = 0,
        diversion: i64 = 0,
        relaunch: i64 = 0,
        link_left: i64 = 0,
        link_right: i64 = 0,
        aliases: tuple[str, ...] = (),
        icon: str = "",
        printed: str = "",
        note: str = "",
    ) -> None:
        self.id: Final = ident
        self.name: Final = name
        self.rank: Final = rank
        self.era: Final = era
        self.copies: Final = copies
        self.long: Final = long
        self.medium: Final = medium
        self.close: Final = close
        self.damage_icons: Final = damage_icons
        self.reinforcement: Final = reinforcement
        self.assault: Final = assault
        self.heroic_death: Final = heroic_death
        self.accuracy: Final = accuracy
        self.diversion: Final = diversion
        self.relaunch: Final = relaunch
        self.link_left: Final = link_left
        self.link_right: Final = link_right
        self.aliases: Final = aliases
        self.icon: Final = icon
        self.printed: Final = printed
        self.note: Final = note

    def __repr__(self) -> str:
        return f"<{RANKS[self.rank]} {self.id} {self.long}/{self.medium}/{self.close}>"


class RelicCard:
    """A Relic: only its Era matters (RELIC-3)."""

    def __init__(self, ident: str, name: str, era: i64, icon: str = "", note: str = "") -> None:
        self.id: Final = ident
        self.name: Final = name
        self.era: Final = era
        self.icon: Final = icon
        self.note: Final = note


class Tile:
    """A Time-traveling tile: two different Eras and a Warfare-token space, 1 to 3 (R-5, R-6)."""

    def __init__(self, low: i64, high: i64, pointer: i64) -> None:
        self.low: Final = low
        self.high: Final = high
        self.pointer: Final = pointer


class WarfareToken:
    """A Warfare token: a Line modifier, an ability, Tighten up! or Chase (TOKEN-5, TOKEN-10)."""

    def __init__(
        self,
        ident: str,
        name: str,
        copies: i64,
        long: i64 = 0,
        medium: i64 = 0,
        close: i64 = 0,
        heroic_death: i64 = 0,
        accuracy: i64 = 0,
        diversion: i64 = 0,
        relaunch: i64 = 0,
        tighten_up: bool = False,
        chase: bool = False,
        icon: str = "",
        note: str = "",
    ) -> None:
        self.id: Final = ident
        self.name: Final = name
        self.copies: Final = copies
        self.long: Final = long
        self.medium: Final = medium
        self.close: Final = close
        self.heroic_death: Final = heroic_death
        self.accuracy: Final = accuracy
        self.diversion: Final = diversion
        self.relaunch: Final = relaunch
        self.tighten_up: Final = tighten_up
        self.chase: Final = chase
        self.for_units: Final = not (tighten_up or chase)  # TOKEN-15
        self.icon: Final = icon
        self.note: Final = note


class Sabaton:
    """One of the five figures, with the values of its Prowess tokens (SETUP-7)."""

    def __init__(self, ident: str, name: str, prowess: list[i64]) -> None:
        self.id: Final = ident
        self.name: Final = name
        self.prowess: Final = sorted(prowess)


class DieFace:
    """One face of a combat die; `copies` of the six show it (RULES part 1)."""

    def __init__(self, ident: str, copies: i64, long: i64, medium: i64, close: i64) -> None:
        self.id: Final = ident
        self.copies: Final = copies
        self.long: Final = long
        self.medium: Final = medium
        self.close: Final = close
        self.is_negative: Final = long < 0 or medium < 0 or close < 0


class GearAction:
    """One of the four actions on the cogwheel (TRAVEL-13)."""

    def __init__(self, ident: str, name: str, symbol: str, icon: str = "", note: str = "") -> None:
        self.id: Final = ident
        self.name: Final = name
        self.symbol: Final = symbol
        self.icon: Final = icon
        self.note: Final = note


class Box:
    """Everything in the box, and what follows from it at set-up."""

    def __init__(
        self,
        name: str,
        units: list[UnitCard],
        relics: list[RelicCard],
        tiles: list[Tile],
        tokens: list[WarfareToken],
        sabatons: list[Sabaton],
        strong: list[DieFace],
        risky: list[DieFace],
        gear_actions: list[GearAction],
        token_spaces: i64 = 3,
    ) -> None:
        self.name: Final = name
        self.units: Final = units
        self.relics: Final = relics
        self.tiles: Final = tiles
        self.tokens: Final = tokens
        self.sabatons: Final = sabatons
        self.strong: Final = strong
        self.risky: Final = risky
        self.gear_actions: Final = gear_actions
        self.token_spaces: Final = token_spaces
        self.base_set: Final = base_set(units)
        self.elites: Final = [of_era(units, ELITE, era) for era in range(5)]
        self.heroes: Final = [of_era(units, HERO, era) for era in range(5)]
        self.token_pile: Final = token_pile(tokens)
        self.strong_sides: Final = die_sides(strong)
        self.risky_sides: Final = die_sides(risky)

    def __repr__(self) -> str:
        pieces = f"{len(self.units)} Units, {len(self.relics)} Relics, {len(self.tiles)} tiles"
        return f"<Box {self.name!r}: {pieces}>"

    def __copy__(self) -> "Box":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Box":
        return self


# Functions, not methods: compiled code then knows that every attribute of a box is set.


def base_set(units: list[UnitCard]) -> list[i64]:
    """The Base Units of one Sabaton, with all copies (SETUP-5)."""
    cards: list[i64] = []
    for number, unit in enumerate(units):
        if unit.rank == BASE:
            cards.extend([i64(number)] * int(unit.copies))
    return cards


def of_era(units: list[UnitCard], rank: i64, era: int) -> list[i64]:
    """The Units of a rank and an Era."""
    return [i64(n) for n, unit in enumerate(units) if unit.rank == rank and unit.era == era]


def token_pile(tokens: list[WarfareToken]) -> list[i64]:
    """All Warfare tokens, with all copies."""
    pile: list[i64] = []
    for number, token in enumerate(tokens):
        pile.extend([i64(number)] * int(token.copies))
    return pile


def die_sides(faces: list[DieFace]) -> list[i64]:
    """The six sides of a die, each the number of the face it shows."""
    sides: list[i64] = []
    for number, face in enumerate(faces):
        sides.extend([i64(number)] * int(face.copies))
    return sides


ARGUMENTS: Final[dict[Any, tuple[str, ...]]] = {
    UnitCard: (
        "id", "name", "rank", "era", "copies", "long", "medium", "close", "damage_icons",
        "reinforcement", "assault", "heroic_death", "accuracy", "diversion", "relaunch",
        "link_left", "link_right", "aliases", "icon", "printed", "note",
    ),
    RelicCard: ("id", "name", "era", "icon", "note"),
    Tile: ("low", "high", "pointer"),
    WarfareToken: (
        "id", "name", "copies", "long", "medium", "close", "heroic_death", "accuracy",
        "diversion", "relaunch", "tighten_up", "chase", "icon", "note",
    ),
    Sabaton: ("id", "name", "prowess"),
    DieFace: ("id", "copies", "long", "medium", "close"),
    GearAction: ("id", "name", "symbol", "icon", "note"),
    Box: (
        "name", "units", "relics", "tiles", "tokens", "sabatons", "strong", "risky",
        "gear_actions", "token_spaces",
    ),
}  # fmt: skip
"""What each class is called with, in order: a printed thing is pickled so."""


def by_arguments(thing: Any) -> tuple[Any, ...]:
    """How `copyreg` makes a printed thing again: its class and what it is called with."""
    kind = type(thing)
    return kind, tuple([getattr(thing, name) for name in ARGUMENTS[kind]])


for printed_kind in ARGUMENTS:
    copyreg.pickle(printed_kind, by_arguments)
