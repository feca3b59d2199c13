"""Means and shares with their 95 % intervals, and how they are written."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

SURE = 1.96  # standard errors to each side of a 95 % interval


@dataclass
class Mean:
    """A mean, with its interval."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    @classmethod
    def of(cls, values: Iterable[float]) -> Mean:
        """The mean of these values."""
        mean = cls()
        for value in values:
            mean.put(value)
        return mean

    def put(self, value: float) -> None:
        """Add a value."""
        self.n += 1
        self.total += value
        self.squares += value * value

    def add(self, other: Mean) -> None:
        """Add other values."""
        self.n += other.n
        self.total += other.total
        self.squares += other.squares

    @property
    def value(self) -> float:
        """The mean itself."""
        return self.total / self.n if self.n else 0.0

    @property
    def margin(self) -> float:
        """Half the width of its 95 % interval."""
        if self.n < 2:
            return 0.0
        spread = max(0.0, self.squares / self.n - self.value**2) * self.n / (self.n - 1)
        return SURE * sqrt(spread / self.n)

    def text(self, digits: int = 1) -> str:
        """The mean and its margin; too few values tell nothing."""
        if self.n < 10:
            return "-"
        return f"{self.value:.{digits}f} ± {self.margin:.{digits}f}"

    def percent(self) -> str:
        """The same for a mean of shares, in percent."""
        if self.n < 10:
            return "-"
        return f"{100 * self.value:.0f} ± {100 * self.margin:.0f} %"


def percent(share: float) -> str:
    """A share in percent."""
    return f"{100 * share:.0f} %"


def rate(hits: float, of: int) -> str:
    """The share of hits, with half its 95 % interval."""
    if of == 0:
        return "-"
    share = hits / of  # above 1 for a card that Links bring along from the next Era
    margin = SURE * sqrt(max(0.0, share * (1 - share)) / of)
    return f"{100 * share:.0f} ± {100 * margin:.0f} %"


def most_of(values: Iterable[float], share: float) -> float:
    """The smallest value that this share of all values does not exceed."""
    ordered = sorted(values)
    if not ordered:
        return 0.0
    place = min(len(ordered) - 1, int(share * len(ordered)))
    return ordered[place]
