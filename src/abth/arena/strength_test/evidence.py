"""The evidence of deals: a generalized log-likelihood ratio for the mean of their scores.

A deal is played once from every seat; its score is the mean of what the challenger won in these
matches. For two players it is one of five values (the *pentanomial* model of chess engine testing):
both matches lost, one lost and one shared, one each, one won and one shared, both won. Matches of
one deal depend on each other, deals do not, so evidence is counted by deal.

The spread of the scores is unknown. Under each hypothesis it is estimated from the deals as the
most likely distribution with that mean: p(a) = q(a) / (1 + theta (a - mean)), q being the observed
shares (Owen, *Empirical likelihood ratio confidence intervals*, 1988). The log-likelihood ratio of
the two estimates is the statistic of the generalized SPRT (Li, Liu and Ying 2014; Van den Bergh,
*A practical introduction to the GSPRT*). It takes any scores, so also those without luck, which may
lie below 0 or above 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log
from typing import Final

PENTANOMIAL: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
GHOST: Final = 0.001  # of a deal: every value is possible, even if it has not been seen yet
ROUNDING: Final = 1e-12


def evidence(counts: Mapping[float, int], h0: float, h1: float) -> float:
    """The log-likelihood ratio of mean `h1` against mean `h0`; positive speaks for `h1`."""
    weights = {score: float(counts.get(score, 0)) or GHOST for score in {0.0, 1.0, *counts}}
    low, high = tilt(weights, h0), tilt(weights, h1)
    return sum(
        weight * (log(1 + low * (score - h0)) - log(1 + high * (score - h1)))
        for score, weight in weights.items()
    )


def tilt(weights: Mapping[float, float], mean: float) -> float:
    """The theta with which the most likely distribution has this mean.

    It is the root of a decreasing function; Newton's steps are kept between bounds that close in.
    """
    lowest, highest = (
        1 / (mean - max(weights)),
        1 / (mean - min(weights)),
    )  # beyond these a probability would be negative
    theta = 0.0
    for _ in range(100):
        value = slope = 0.0
        for score, weight in weights.items():
            share = (score - mean) / (1 + theta * (score - mean))
            value += weight * share
            slope -= weight * share * share
        if value > 0:
            lowest = theta
        else:
            highest = theta
        step = theta - value / slope
        if not lowest < step < highest:
            step = (lowest + highest) / 2
        if abs(step - theta) < ROUNDING:
            return step
        theta = step
    return theta
