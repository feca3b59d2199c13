"""Intervals that hold at every moment, however often one looks and whenever one stops.

An ordinary 95 % interval holds for one number of pairs that was chosen before. Looking after
every pair and stopping at the first clear answer goes wrong far more often. These intervals are
*confidence sequences*: with the promised probability all of them, from the first to the last, hold
the true value. The radius is that of the normal mixture of Robbins (1970) with the estimated
spread, for means of any bounded quantity (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas,
*Time-uniform central limit theory and asymptotic confidence sequences*, 2024).
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

TUNED_FOR: Final = 500  # pairs at which the interval is about as narrow as it can be
FEWEST: Final = 40  # pairs that must tell something before anything is said


def radius(spread: float, pairs: int, error: float) -> float:
    """Half the width of the interval of a mean, from the standard deviation of one pair."""
    mixed = tuning(error) * pairs
    return spread / sqrt(pairs) * sqrt((mixed + 1) / mixed * log((mixed + 1) / error**2))


def tuning(error: float) -> float:
    """The weight of the mixture that makes the interval narrow where `TUNED_FOR` says."""
    often = -2 * log(error)
    return (often + log(often) + 1) / TUNED_FOR
