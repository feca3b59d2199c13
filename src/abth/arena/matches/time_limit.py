"""The time limit of one decision."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class TookTooLong(BaseException):
    """The time for a decision is over; no `except Exception` of a bot stops it."""


@contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """After so many seconds `TookTooLong` is raised within, where the system can do that."""
    here = threading.current_thread() is threading.main_thread()
    if seconds is None or not here or not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def ring(_signal: int, _frame: FrameType | None) -> None:
    """The time is over."""
    raise TookTooLong
