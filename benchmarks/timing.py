"""Measuring two things side by side on a machine that is never quite idle.

Both are measured in turns (ours, peer, ours, peer and so on), so that a slow second affects both.
The result is the median of the rounds' ratios.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from statistics import median
from time import perf_counter

Tick = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Comparison:
    """The two measures of each round, in order."""

    ours: list[float]
    peer: list[float]

    @property
    def ratios(self) -> list[float]:
        """Ours divided by the peer's, round by round."""
        return [mine / theirs for mine, theirs in zip(self.ours, self.peer, strict=True)]

    @property
    def ratio(self) -> float:
        """The median ratio, which need not be the ratio of the medians."""
        return median(self.ratios)


def interleave(
    ours: Callable[[], float], peer: Callable[[], float], rounds: int, tick: Tick
) -> Comparison:
    """Measure both in turns; `tick` is called after each round."""
    comparison = Comparison([], [])
    for _ in range(rounds):
        comparison.ours.append(ours())
        comparison.peer.append(peer())
        tick()
    return comparison


def rate(match: Callable[[int], int], seconds: float, first_seed: int = 1) -> float:
    """Play whole matches, seed after seed, for at least `seconds`: decisions per second."""
    decisions = 0
    start = perf_counter()
    for seed in count(first_seed):
        decisions += match(seed)
        if (elapsed := perf_counter() - start) >= seconds:
            return decisions / elapsed
    raise AssertionError("count() never ends")


def repeats_for(seconds: float, once: float) -> int:
    """How often to repeat something that takes `once` seconds to fill `seconds`."""
    return max(1, round(seconds / once))
