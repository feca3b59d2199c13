"""Bots for tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from abth.bots.base import Bot, Option
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


class Cheat(First):
    """Plays what is not legal."""

    name: ClassVar[str] = "cheat"

    def choose(self, view: View) -> int:
        return 5 if 5 not in view.options else 6


class Nobody:
    """No bot at all."""
