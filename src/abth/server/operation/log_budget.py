"""How much a server logs: a flood of requests must not become a flood of lines.

Data type: `LogBudget`, a filter. Of each kind of line only so many are written at once, and then
one now and again, which says how many were left out.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

from cachetools import LRUCache

LINES_AT_ONCE: Final = 20  # of one kind
LINES_PER_MINUTE: Final = 6
ALL_AT_ONCE: Final = 500  # of all kinds
ALL_PER_MINUTE: Final = 300
MOST_KINDS: Final = 1_000


class Budget:
    """Lines that may still be written; it grows with time."""

    def __init__(self, per_minute: float, most: float, now: float) -> None:
        self._rate = per_minute / 60
        self._most = self._left = most
        self._since = now
        self.left_out = 0

    def spend(self, now: float) -> bool:
        """Write a line, if that is allowed; otherwise it is counted."""
        self._left = min(self._most, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1:
            self.left_out += 1
            return False
        self._left -= 1
        return True


class LogBudget(logging.Filter):
    """Lets so many lines of each kind pass, and so many of all."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._now = now
        self._kinds: LRUCache[tuple[str, str], Budget] = LRUCache(MOST_KINDS)
        self._all = Budget(ALL_PER_MINUTE, ALL_AT_ONCE, now())

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        now, kind = self._now(), (record.name, str(record.msg)[:200])
        budget = self._kinds.get(kind)
        if budget is None:
            budget = self._kinds[kind] = Budget(LINES_PER_MINUTE, LINES_AT_ONCE, now)
        if not budget.spend(now):
            return False
        if not self._all.spend(now):
            budget.left_out += 1
            return False
        if budget.left_out:
            fields = dict(getattr(record, "fields", {}))
            record.fields = {**fields, "left_out": budget.left_out}
            budget.left_out = 0
        return True
