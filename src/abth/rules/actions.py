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

        self.insert: Final = add_actions(texts, "insert", [""])
        self.take: Final = add_actions(texts, "take", [""])
        self.use: Final = add_actions(texts, "use", [action.symbol for action in box.gear_actions])
        self.tighten_up: Final = add_actions(texts, "tighten-up", [""])
        self.jump: Final = add_actions(texts, "jump", list(ERAS))
        self.face: Final = add_actions(
            texts, "face", [space_name(space) for space in range(SPACES)]
        )
        self.challenge: Final = add_actions(texts, "challenge", sabatons)
        self.chase: Final = add_actions(texts, "chase", [""])
        self.no_battle: Final = add_actions(texts, "no-battle", [""])
        self.company: Final = add_actions(texts, "with", list(COMPANY))
        self.done: Final = add_actions(texts, "done", [""])
        self.no_unit: Final = add_actions(texts, "no-unit", [""])
        self.reroll: Final = add_actions(texts, "reroll", [""])
        self.keep: Final = add_actions(texts, "keep", [""])
        self.recruit: Final = add_actions(texts, "recruit", [""])
        self.leave: Final = add_actions(texts, "leave", [""])
        self.deploy: Final = add_actions(texts, "deploy", units)
        self.assign: Final = add_actions(texts, "assign", places)
        self.relic: Final = add_actions(texts, "relic", relics)
        self.prowess: Final = add_actions(texts, "prowess", values)
        self.drop: Final = add_actions(texts, "drop", tokens)
        self.sabaton: Final = add_actions(texts, "sabaton", sabatons)
        self.retrieve: Final = add_actions(texts, "retrieve", units)
        self.dismiss: Final = add_actions(texts, "dismiss", units)
        self.hunt: Final = add_actions(texts, "hunt", units)

        self.chance: Final = i64(len(texts))  # from here on, actions of chance
        self.card: Final = add_actions(texts, "card", units)
        self.tile: Final = add_actions(
            texts, "tile", [tile_name(box, n) for n in range(len(box.tiles))]
        )
        self.token: Final = add_actions(texts, "token", tokens)
        self.relic_card: Final = add_actions(texts, "find", relics)
        self.value: Final = add_actions(texts, "look", values)
        self.strong: Final = add_actions(texts, "strong", [face.id for face in box.strong])
        self.risky: Final = add_actions(texts, "risky", [face.id for face in box.risky])
        self.start: Final = add_actions(texts, "start", [str(seat + 1) for seat in range(5)])
        self.wheel: Final = add_actions(texts, "wheel", [str(position) for position in range(4)])
        self.count: Final = i64(len(texts))
        self._numbers: Final = {text: number for number, text in enumerate(texts)}
        # Compiled code would make a new object of every number that it puts into a log.
        self.shared_numbers: Final[list[Any]] = list(range(len(texts)))

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


def add_actions(texts: list[str], verb: str, options: list[str]) -> i64:
    """Add the actions of a verb to all texts; the number of the first of them.

    A function of its own, not a method: compiled code then knows that every attribute of `Actions`
    is set, and need not look each time.
    """
    first = len(texts)
    texts.extend(f"{verb} {option}".strip() for option in options)
    return i64(first)


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
