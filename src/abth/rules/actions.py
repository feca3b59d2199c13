"""The flat list of actions: everything a player or chance can ever do, each with its number.

A number never changes its meaning for a given box, so a learner can index it and a log can name
it. Every action also has a text, such as `deploy trebuchet`. The actions of chance
come last.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from abth.rules.box import Box
from abth.rules.terms import ERAS, SPACES, space_name

# How a picked board Unit is faced (D-11): linked cards to the left and to the right of it.
COMPANY: Final = ("alone", "left", "right", "both", "two-left", "two-right")
COMPANY_LEFT: Final[tuple[int, ...]] = (0, 1, 0, 1, 2, 0)
COMPANY_RIGHT: Final[tuple[int, ...]] = (0, 0, 1, 1, 0, 2)

PLACES: Final = 5  # slots of a line-up, the virtual one included


class UnknownAction(ValueError):
    """A text or a number that is not an action of this box."""


class Actions:
    """The numbers of all actions of a box; each attribute is the first number of its verb."""

    def __init__(self, box: Box) -> None:
        texts: list[str] = []
        self.texts: Final = texts
        units = [unit.id for unit in box.units]
        tokens = [token.id for token in box.tokens]
        relics = [relic.id for relic in box.relics]
        values = [str(value) for value in range(max_prowess(box) + 1)]
        sabatons = [sabaton.id for sabaton in box.sabatons]
        places = [f"{token} {place}" for token in tokens for place in range(1, PLACES + 1)]

        self.insert: Final = self._add("insert", [""])
        self.take: Final = self._add("take", [""])
        self.use: Final = self._add("use", [action.symbol for action in box.gear_actions])
        self.tighten_up: Final = self._add("tighten-up", [""])
        self.jump: Final = self._add("jump", list(ERAS))
        self.face: Final = self._add("face", [space_name(space) for space in range(SPACES)])
        self.challenge: Final = self._add("challenge", sabatons)
        self.chase: Final = self._add("chase", [""])
        self.no_battle: Final = self._add("no-battle", [""])
        self.company: Final = self._add("with", list(COMPANY))
        self.done: Final = self._add("done", [""])
        self.no_unit: Final = self._add("no-unit", [""])
        self.reroll: Final = self._add("reroll", [""])
        self.keep: Final = self._add("keep", [""])
        self.recruit: Final = self._add("recruit", [""])
        self.leave: Final = self._add("leave", [""])
        self.deploy: Final = self._add("deploy", units)
        self.assign: Final = self._add("assign", places)
        self.relic: Final = self._add("relic", relics)
        self.prowess: Final = self._add("prowess", values)
        self.drop: Final = self._add("drop", tokens)
        self.sabaton: Final = self._add("sabaton", sabatons)
        self.retrieve: Final = self._add("retrieve", units)
        self.dismiss: Final = self._add("dismiss", units)
        self.hunt: Final = self._add("hunt", units)

        self.chance: Final = i64(len(texts))  # from here on, actions of chance
        self.card: Final = self._add("card", units)
        self.tile: Final = self._add("tile", [tile_name(box, n) for n in range(len(box.tiles))])
        self.token: Final = self._add("token", tokens)
        self.relic_card: Final = self._add("find", relics)
        self.value: Final = self._add("look", values)
        self.strong: Final = self._add("strong", [face.id for face in box.strong])
        self.risky: Final = self._add("risky", [face.id for face in box.risky])
        self.start: Final = self._add("start", [str(seat + 1) for seat in range(5)])
        self.wheel: Final = self._add("wheel", [str(position) for position in range(4)])
        self.count: Final = i64(len(texts))
        self._numbers: Final = {text: number for number, text in enumerate(texts)}
        # Compiled code would make a new object of every number that it puts into a log.
        self.shared_numbers: Final[list[Any]] = list(range(len(texts)))

    def _add(self, verb: str, options: list[str]) -> i64:
        first = len(self.texts)
        self.texts.extend(f"{verb} {option}".strip() for option in options)
        return i64(first)

    def text(self, number: int) -> str:
        """The action in words, as a log writes it."""
        if not 0 <= number < len(self.texts):
            raise UnknownAction(f"there is no action number {number}")
        return self.texts[number]

    def number(self, text: str) -> int:
        """The number of an action written as in a log."""
        number = self._numbers.get(text)
        if number is None:
            raise UnknownAction(f"unknown action {text!r}")
        return number


def tile_name(box: Box, number: int) -> str:
    """`I-III/2`: the two Eras and the token space; a second such tile gets a `'`."""
    tile = box.tiles[number]
    name = f"{ERAS[tile.low - 1]}-{ERAS[tile.high - 1]}/{tile.pointer}"
    for earlier in box.tiles[:number]:
        if (earlier.low, earlier.high, earlier.pointer) == (tile.low, tile.high, tile.pointer):
            name += "'"
    return name


def max_prowess(box: Box) -> int:
    """The highest value on any Prowess token of the box."""
    return max(int(value) for sabaton in box.sabatons for value in sabaton.prowess)
