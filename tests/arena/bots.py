"""Bots for tests."""

from __future__ import annotations

from collections.abc import Mapping
from time import thread_time
from typing import ClassVar

from mypy_extensions import i64

from abth.bots.base import Bot, Option
from abth.rules.playout import Chooser, Dice
from abth.rules.views import View


class First(Bot):
    """Takes the first option, or the last."""

    name: ClassVar[str] = "first"
    character: ClassVar[str] = "Never reads on."
    options: ClassVar[Mapping[str, Option]] = {"last": False, "skip": 0}

    def __init__(self, seed: int, last: bool = False, skip: int = 0) -> None:
        super().__init__(seed)
        self.last = last
        self.skip = skip

    def choose(self, view: View) -> int:
        assert view.seat == self.seat
        return view.options[-1 if self.last else self.skip % len(view.options)]


class Timed(First):
    """Has a budget, and plays only where that counts processor time."""

    name: ClassVar[str] = "timed"
    options: ClassVar[Mapping[str, Option]] = {"ms": 1}
    can_count_processor_time: ClassVar[bool] = True

    def __init__(self, seed: int, ms: int = 1) -> None:
        super().__init__(seed)

    def choose(self, view: View) -> int:
        assert self.now is thread_time
        return super().choose(view)


class Impatient(Timed):
    """Has a budget that it counts in its own way."""

    name: ClassVar[str] = "impatient"
    can_count_processor_time: ClassVar[bool] = False


class Cheat(First):
    """Plays what is not legal."""

    name: ClassVar[str] = "cheat"

    def choose(self, view: View) -> int:
        return 5 if 5 not in view.options else 6


class Unthinking(First):
    """Takes the last option and never looks at the table; may name an option that is not there."""

    name: ClassVar[str] = "unthinking"
    options: ClassVar[Mapping[str, Option]] = {"fails": False}
    wants_view: ClassVar[bool] = False

    @classmethod
    def chooser(cls, dice: Dice, **options: Option) -> Chooser:
        return FailingChooser(dice) if options.get("fails") else LastChooser(dice)


class LastChooser(Chooser):
    def choose(self, options: list[i64]) -> i64:
        return i64(len(options) - 1)


class FailingChooser(Chooser):
    def choose(self, options: list[i64]) -> i64:
        return i64(len(options))


class Nobody:
    """No bot at all."""
