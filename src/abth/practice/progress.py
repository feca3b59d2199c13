"""How far someone has come, and which puzzle is next.

Data types: `Answered`, one answer; `Progress`, what follows from all of them. The level follows
from the answers: three right in a row lead up, two wrong in a row lead down.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import cache
from typing import Final

from msgspec import Struct

from abth.practice.library import LEVELS, level_of, library
from abth.practice.puzzles import Kind

UP: Final = 3
DOWN: Final = 2


class Answered(Struct, frozen=True):
    """An answer: the key of its puzzle, and whether it was right."""

    puzzle: str
    right: bool


class Progress(Struct, frozen=True, kw_only=True):
    """Where someone stands."""

    level: int
    streak: int  # right answers in a row, up to now
    right: int
    answered: int


def progress_of(answers: Sequence[Answered]) -> Progress:
    """What follows from all answers, oldest first."""
    level, streak, wrong_in_a_row, since_change = 1, 0, 0, 0
    for answer in answers:
        if answer.right:
            streak, wrong_in_a_row, since_change = streak + 1, 0, since_change + 1
            if since_change == UP:
                level, since_change = min(level + 1, LEVELS), 0
        else:
            streak, wrong_in_a_row, since_change = 0, wrong_in_a_row + 1, 0
            if wrong_in_a_row == DOWN:
                level, wrong_in_a_row = max(level - 1, 1), 0
    right = sum(answer.right for answer in answers)
    return Progress(level=level, streak=streak, right=right, answered=len(answers))


def next_number(answered: Container[str], level: int, kind: Kind | None) -> int | None:
    """The first puzzle not answered yet: of this level, else harder, else easier."""
    levels = [*range(level, LEVELS + 1), *range(level - 1, 0, -1)]
    for one in levels:
        for number, key, its_kind in catalog()[one]:
            if key not in answered and (kind is None or its_kind == kind):
                return number
    return None


@cache
def catalog() -> dict[int, list[tuple[int, str, Kind]]]:
    """Number, key and kind of the puzzles of each level."""
    levels: dict[int, list[tuple[int, str, Kind]]] = {one: [] for one in range(1, LEVELS + 1)}
    for number, puzzle in enumerate(library(), 1):
        levels[level_of(number)].append((number, puzzle.key, puzzle.kind))
    return levels
