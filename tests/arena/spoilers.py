"""Bots that spoil a match, each in its own way."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from abth.bots.base import Bot, Option
from abth.rules.game import Frame
from abth.rules.views import View


class Spoiler(Bot):
    """Takes the first option until its patience is over."""

    character: ClassVar[str] = "Cannot be trusted."
    options: ClassVar[Mapping[str, Option]] = {"after": 5}

    def __init__(self, seed: int, after: int = 5) -> None:
        super().__init__(seed)
        self.left = after

    def choose(self, view: View) -> int:
        self.left -= 1
        return view.options[0] if self.left >= 0 else self.spoil(view)

    def spoil(self, view: View) -> int:
        raise NotImplementedError


class Raiser(Spoiler):
    name: ClassVar[str] = "raiser"

    def spoil(self, view: View) -> int:
        raise RuntimeError("my head\nhurts")


class Chooserless(Spoiler):
    name: ClassVar[str] = "chooserless"
    wants_view: ClassVar[bool] = False  # and has no chooser


class Quitter(Spoiler):
    name: ClassVar[str] = "quitter"

    def spoil(self, view: View) -> int:
        raise SystemExit(3)


class Cheat(Spoiler):
    name: ClassVar[str] = "cheat"

    def spoil(self, view: View) -> int:
        return next(number for number in range(1000) if number not in view.options)


class Babbler(Spoiler):
    name: ClassVar[str] = "babbler"

    def spoil(self, view: View) -> int:
        return "the first one"  # type: ignore[return-value]


class Sleeper(Spoiler):
    """Cannot be woken by an ordinary error."""

    name: ClassVar[str] = "sleeper"

    def spoil(self, view: View) -> int:
        while True:
            try:
                time.sleep(60)
            except Exception:
                continue


class Deaf(Spoiler):
    """Does not even hear the alarm, as compiled code may not."""

    name: ClassVar[str] = "deaf"

    def spoil(self, view: View) -> int:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
        time.sleep(600)
        return view.options[0]


class Absent(Spoiler):
    name: ClassVar[str] = "absent"

    def sit_down(self, frame: Frame, seat: int) -> None:
        raise OSError("no chair")


class Crasher(Spoiler):
    """Takes its process with it: always, or, with `once`, only until that file exists."""

    name: ClassVar[str] = "crasher"
    options: ClassVar[Mapping[str, Option]] = {"after": 5, "once": ""}

    def __init__(self, seed: int, after: int = 5, once: str = "") -> None:
        super().__init__(seed, after)
        self.once = once

    def spoil(self, view: View) -> int:
        if self.once and Path(self.once).exists():
            return view.options[0]
        if self.once:
            Path(self.once).touch()
        os._exit(7)
