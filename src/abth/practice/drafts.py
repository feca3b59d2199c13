"""From options with their values to a puzzle: which options are shown, and how hard it is.

Data types: `Option`, a choice with its value; `Draft`, a puzzle that has no position yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from abth.practice.puzzles import TOLERANCES, Choice, Kind, Measure, Why

MOST_CHOICES: Final = 5
LEAST_GAPS: Final[dict[Measure, float]] = {"chance": 0.02, "points": 0.05, "lead": 0.6}
"""How much better the best choice must be than every wrong one."""

WIDE_GAPS: Final[dict[Measure, float]] = {"chance": 0.35, "points": 0.8, "lead": 2.5}
"""A gap as large as this makes a puzzle as easy as it can be."""


class Option(NamedTuple):
    """A choice, what it is worth, and the chance to win with it."""

    choice: Choice
    value: float
    chance: float


class Draft(NamedTuple):
    """A puzzle without its position; the best option comes first, the tempting one second."""

    kind: Kind
    measure: Measure
    options: list[Option]
    why: Why
    depth: int  # how far one must look: 0 to 30

    @property
    def gap(self) -> float:
        """How much the best option is better than the next."""
        return self.options[0].value - self.options[1].value

    @property
    def difficulty(self) -> int:
        """From 0 to 100: a small gap, many choices and a long look ahead make it hard."""
        close = 1 - min(self.gap / WIDE_GAPS[self.measure], 1.0)
        return min(100, round(52 * close + 6 * (len(self.options) - 2) + self.depth))


def chosen(options: Sequence[Option], measure: Measure, least: int = 3) -> list[Option] | None:
    """The options to show, best first: those whose values differ, the closest ones first.

    None if there are too few, or if a wrong one is nearly as good as the right one.
    """
    ranked = sorted(options, key=lambda option: -option.value)
    shown: list[Option] = []
    for option in ranked:
        if not shown or shown[-1].value - option.value > TOLERANCES[measure]:
            shown.append(option)
    if len(shown) < least or shown[0].value <= 0:
        return None
    if shown[0].value - shown[1].value < LEAST_GAPS[measure]:
        return None
    return shown[:MOST_CHOICES]
