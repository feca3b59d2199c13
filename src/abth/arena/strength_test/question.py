"""What a strength test asks: which two shares of the victories it tells apart, and how surely.

Data type: `Question`.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Final

from abth.arena.planning.plan import BadPlan

ERROR: Final = 0.05
STEP: Final = 0.05  # by how much a stronger bot exceeds its fair share, if nothing else is asked


@dataclass(frozen=True)
class Question:
    """Whether the challenger's share of the victories is `h1` or more, not `h0` or less."""

    h0: float
    h1: float
    error: float = ERROR  # the chance of each wrong answer

    def check(self) -> None:
        """Refuse a question without an answer."""
        if not 0 < self.h0 < self.h1 < 1:
            raise BadPlan("h1", "strength-bad-shares")
        if not 0.0001 <= self.error < 0.5:
            raise BadPlan("error", "strength-bad-error")

    @property
    def bound(self) -> float:
        """The evidence that settles the question: above it `h1` holds, below its negative `h0`.

        Wald's bounds, log((1 - beta) / alpha) and log(beta / (1 - alpha)), with alpha = beta.
        """
        return log((1 - self.error) / self.error)


def usual_question(
    players: int, h0: float | None = None, h1: float | None = None, error: float = ERROR
) -> Question:
    """The question for a table of so many; what is not given follows from the fair share."""
    least = 1 / players if h0 is None else h0
    return Question(least, least + STEP if h1 is None else h1, error)
