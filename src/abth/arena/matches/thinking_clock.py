"""What a worker process is doing, in memory that its parent sees.

Data type: `ThinkingClock`. It survives the worker, so the parent knows which match and which seat
a dead worker was busy with, and can stop one whose bot never answers.
"""

from __future__ import annotations

import time
from ctypes import Array, c_double
from typing import Final

GRACE: Final = 5.0  # seconds beyond the limit until a worker that does not react is stopped
NOTHING: Final = -1.0
SEAT, SINCE, MATCH = range(3)


class ThinkingClock:
    """Which match is played, which seat thinks (-1: none), and since when."""

    size: Final = 3

    def __init__(self, shared: Array[c_double]) -> None:
        self.shared = shared

    def begin_match(self, match: int) -> None:
        """A match begins."""
        self.shared[MATCH] = match

    def begin(self, seat: int) -> None:
        """A seat begins to think."""
        self.shared[SINCE] = time.monotonic()
        self.shared[SEAT] = seat

    def end(self) -> None:
        """No player is thinking now."""
        self.shared[SEAT] = NOTHING

    @property
    def match(self) -> int:
        """The match that was begun last."""
        return int(self.shared[MATCH])

    @property
    def seat(self) -> int:
        """Who thinks."""
        return int(self.shared[SEAT])

    def is_over(self, limit: float | None) -> bool:
        """Whether a seat thinks that should have been stopped long ago."""
        if limit is None or self.seat < 0:
            return False
        return time.monotonic() - self.shared[SINCE] > limit + GRACE
