"""Rates and how sure they are: Wilson's interval, and the small sums around it."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from abth.arena.matches.match_record import MatchRecord
from abth.arena.statistics.tournament_result import Interval, Rate

Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


def wilson(hits: float, of: int) -> Interval:
    """The 95 % interval of a rate; it stays within 0 and 1 and is of use for few matches too."""
    if of == 0:
        return 0.0, 1.0
    share = hits / of
    middle = share + Z * Z / (2 * of)
    reach = Z * sqrt(share * (1 - share) / of + Z * Z / (4 * of * of))
    scale = 1 + Z * Z / of
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def rate(hits: float, of: int) -> Rate:
    """So many out of so many, with the interval."""
    return Rate(hits, of, hits / of if of else 0.0, wilson(hits, of))


def mean(numbers: Sequence[float]) -> float:
    """The mean; 0 of nothing."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def shares(record: MatchRecord) -> list[float]:
    """What part of the victory is each seat's: 1, or 1/n of a shared one (R-56)."""
    winners = record.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(record.bots))]
