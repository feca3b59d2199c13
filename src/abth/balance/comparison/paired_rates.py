"""The same rate with two boxes, counted pair by pair.

Data type: `PairedRate`. A pair of matches gives four numbers: hits and chances with each box, such
as how often a card was picked and how often it was offered. A rate is all hits by all chances. The
two matches of a pair share their deal, so their difference varies less than that of two strangers;
what one pair adds to the difference of the rates is known by the delta method, and from how much
that varies follows how sure the difference is. Pairs are independent, matches of a pair are not.
"""

from __future__ import annotations

from math import sqrt

from abth.balance.comparison.confidence import FEWEST, radius

Counts = tuple[float, float]
"""Hits and chances."""

GHOSTS = 2  # pairs that differ by one hit, up and down: nothing is certain because it was not seen


class PairedRate:
    """Hits and chances with both boxes, and their products, summed over all pairs."""

    def __init__(self) -> None:
        self.pairs = 0
        self.telling = 0  # pairs in which there was a chance at all
        self.sums = [0.0] * 4
        self.products = [[0.0] * 4 for _ in range(4)]

    def add(self, before: Counts, after: Counts) -> None:
        """One more pair."""
        pair = (*before, *after)
        self.pairs += 1
        self.telling += before[1] > 0 or after[1] > 0
        for i, one in enumerate(pair):
            if one:
                self.sums[i] += one
                row = self.products[i]
                for j, other in enumerate(pair):
                    row[j] += one * other

    @property
    def before(self) -> float | None:
        """The rate with the first box; None if there was never a chance."""
        return self.sums[0] / self.sums[1] if self.sums[1] else None

    @property
    def after(self) -> float | None:
        """The rate with the second box."""
        return self.sums[2] / self.sums[3] if self.sums[3] else None

    @property
    def difference(self) -> float | None:
        """How much larger the rate is with the second box."""
        before, after = self.before, self.after
        return None if before is None or after is None else after - before

    def spread(self) -> float:
        """The standard deviation of what one pair adds to the difference, with the ghosts."""
        before, after = self.before, self.after
        assert before is not None
        assert after is not None
        chances, other_chances = self.sums[1] / self.pairs, self.sums[3] / self.pairs
        weights = (-1 / chances, before / chances, 1 / other_chances, -after / other_chances)
        squares = sum(
            weights[i] * weights[j] * self.products[i][j] for i in range(4) for j in range(4)
        )
        ghost = 1 / min(chances, other_chances)
        return sqrt((max(0.0, squares) + GHOSTS * ghost * ghost) / self.pairs)

    def interval(self, error: float) -> tuple[float, float] | None:
        """The interval of the difference at this moment; None while too few pairs tell anything."""
        difference = self.difference
        if difference is None or self.telling < FEWEST:
            return None
        reach = radius(self.spread(), self.pairs, error)
        return difference - reach, difference + reach
