"""Known luck taken out of the scores of deals: a control variate.

The luck of a deal has the expected value 0 (`abth.arena.matches.match_luck`). So the score less any
multiple of the luck has the same expected value as the score, if the multiple was chosen without
looking at this deal. Here it is fitted on the deals before it. The more luck explains, the less the
rest varies, and the sooner a test ends.

Data type: `LuckCorrection`.
"""

from __future__ import annotations

from statistics import fmean, pvariance
from typing import Final

FAITH: Final = 10  # deals that the first guess is worth
FIRST_GUESS: Final = 0.7  # of a victory for luck worth one: instinct knows less than the players
DIGITS: Final = 2  # so that many deals share a value, which keeps the evidence quick to count


class LuckCorrection:
    """The scores and the luck of the deals so far."""

    def __init__(self) -> None:
        self.scores: list[float] = []
        self.luck: list[float] = []
        self.corrected: list[float] = []

    @property
    def coefficient(self) -> float:
        """How much of a victory luck was worth in the deals so far: least squares, luck's mean 0.

        It begins at the first guess, which counts as much as a few deals.
        """
        squares = sum(luck * luck for luck in self.luck)
        if squares == 0:
            return FIRST_GUESS
        mean = fmean(self.scores)
        both = sum(
            (score - mean) * luck for score, luck in zip(self.scores, self.luck, strict=True)
        )
        return (both / squares * len(self.luck) + FIRST_GUESS * FAITH) / (len(self.luck) + FAITH)

    def add(self, score: float, luck: float) -> float:
        """One more deal: its score without the luck that is known of."""
        corrected = round(score - self.coefficient * luck, DIGITS)
        self.scores.append(score)
        self.luck.append(luck)
        self.corrected.append(corrected)
        return corrected

    @property
    def saved(self) -> float:
        """By how much less the corrected scores vary: the share of matches that a test saves."""
        variance = pvariance(self.scores) if self.scores else 0.0
        return 1 - pvariance(self.corrected) / variance if variance else 0.0
