"""A bar on standard error that shows how far a long command is; gone when it ends.

Data type: `ProgressBar`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import monotonic
from types import TracebackType
from typing import Final, Self

from abth.cli.shared.language import t

REFRESH: Final = 0.1  # seconds between two pictures of the bar
WIDTH: Final = 30
CLEARED: Final = "\r\x1b[2K"


class ProgressBar:
    """How many of how many, how fast, and how long it will take."""

    def __init__(
        self, title: str, total: int, done: int = 0, speed: Callable[[float], str] | None = None
    ) -> None:
        self.title = title
        self.total = total
        self.done = self._first = done
        self._speed = speed
        self._start = monotonic()
        self._shown = 0.0

    def __enter__(self) -> Self:
        self.advance_to(self.done)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        sys.stderr.write(CLEARED)
        sys.stderr.flush()

    def advance(self) -> None:
        """One more is done."""
        self.advance_to(self.done + 1)

    def advance_to(self, done: int) -> None:
        """So many are done."""
        self.done = done
        if (now := monotonic()) > self._shown + REFRESH or done == self.total:
            self._shown = now
            sys.stderr.write(f"{CLEARED}{self.line(now - self._start)}")
            sys.stderr.flush()

    def line(self, seconds: float) -> str:
        """The bar after so many seconds."""
        full = WIDTH * self.done // max(self.total, 1)
        parts = [f"{self.title} {'━' * full}{'─' * (WIDTH - full)} {self.done}/{self.total}"]
        rate = (self.done - self._first) / seconds if seconds else 0.0
        if rate:
            if self._speed is not None:
                parts.append(self._speed(rate))
            left = round((self.total - self.done) / rate)
            hours, minutes = divmod(left // 60, 60)
            parts.append(f"{t('cli-arena-time-left')} {hours}:{minutes:02}:{left % 60:02}")
        return "  ".join(parts)
