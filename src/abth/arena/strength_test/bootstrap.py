"""How sure a mean of deals is: the bootstrap, which draws whole deals again and again."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from random import Random
from typing import Final

DRAWS: Final = 1000
TAIL: Final = 0.025  # on each side of a 95% interval


def bootstrap_interval(counts: Mapping[float, int], seed: int) -> tuple[float, float]:
    """The 95% interval of the mean score; the same for the same deals and seed."""
    total = sum(counts.values())
    if total == 0:
        return 0.0, 1.0
    scores, weights = list(counts), list(counts.values())
    random = Random(seed)
    means = sorted(sum(random.choices(scores, weights, k=total)) / total for _ in range(DRAWS))
    return means[ceil(TAIL * DRAWS) - 1], means[ceil((1 - TAIL) * DRAWS) - 1]
