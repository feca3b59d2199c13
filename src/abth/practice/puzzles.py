"""What a puzzle is.

Data types: `Choice`, one possible answer; `Why`, the reason for the best one; `Puzzle`, a position
as one seat sees it, with its choices and what each of them is worth.
"""

from __future__ import annotations

import hashlib
from typing import Final, Literal, get_args

import msgspec
from msgspec import Struct

Kind = Literal["line-up", "token", "fight", "era"]
Measure = Literal["chance", "points", "lead"]

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

TOLERANCES: Final[dict[Measure, float]] = {"chance": 0.005, "points": 0.01, "lead": 0.05}
"""How far below the best value a choice still counts as right."""


SEEN: Final[dict[Kind, tuple[str, ...]]] = {
    "line-up": ("defenders",),
    "token": ("defenders",),
    "fight": ("board",),
    "era": ("board",),
}
"""What one looks at besides the hand, as the text form of a position calls it."""


class Choice(Struct, frozen=True, array_like=True, omit_defaults=True):
    """A possible answer. A line-up, the opponents to face, a seat to challenge, or an Era."""

    line_up: tuple[int, ...] = ()  # cards, front first
    tokens: tuple[int, ...] = ()  # a token, or -1, for each card of the line-up
    facing: tuple[int, ...] = ()  # board Units
    challenge: int = -1  # a seat
    era: int = 0
    inserts: bool = False  # whether a tile must be inserted before the jump


class Why(Struct, frozen=True, array_like=True):
    """The reason for the best choice: a message of the catalogue and its arguments.

    Arguments are numbers. Their names say what they count: `unit` and `other` are cards, `token` a
    token, `who` a seat, `era` an Era; `chance` and `low` are out of 100, `points` are points.
    """

    message: str
    arguments: dict[str, float]


class Puzzle(Struct, frozen=True, array_like=True, kw_only=True):
    """A position, the choices and their values; `answers` are the places of the right ones."""

    kind: Kind
    measure: Measure  # what the values are: chances to win, points, or points of lead
    position: str  # the text form; whatever the seat cannot see is dealt at random
    seat: int
    choices: tuple[Choice, ...]
    values: tuple[float, ...]
    chances: tuple[float, ...]  # to win the battle, for each choice
    answers: tuple[int, ...]
    difficulty: int  # 0 to 100
    why: Why

    @property
    def key(self) -> str:
        """A hash of what the puzzle asks: no two puzzles have the same."""
        words = dict(word.split("=", 1) for word in self.position.split(" "))
        seen = [words.get(name) for name in (f"hand{self.seat + 1}", *SEEN[self.kind])]
        asked = (self.kind, seen, sorted_choices(self.choices))
        return hashlib.sha256(msgspec.json.encode(asked)).hexdigest()[:16]


def sorted_choices(choices: tuple[Choice, ...]) -> list[bytes]:
    """The choices as text, in an order that does not depend on how they are shown."""
    return sorted(msgspec.json.encode(choice) for choice in choices)


def right_answers(values: tuple[float, ...], measure: Measure, kept: int | None) -> tuple[int, ...]:
    """The best choices; keeping every token (`kept`) is best if using one gains nothing."""
    enough = max(values) - TOLERANCES[measure]
    if kept is not None and values[kept] >= enough:
        return (kept,)
    return tuple(place for place, value in enumerate(values) if value >= enough)
