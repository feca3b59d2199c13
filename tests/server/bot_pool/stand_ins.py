"""Bots that do not think as they should, each in its own way."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from abth.bots.base import Bot, Option
from abth.rules.views import View


class Strange(Bot):
    """Leaves a mark in a folder each time it is asked."""

    character: ClassVar[str] = "Cannot be relied on."
    options: ClassVar[Mapping[str, Option]] = {"folder": ""}

    def __init__(self, seed: int, folder: str = "") -> None:
        super().__init__(seed)
        self.folder = Path(folder)

    def times_asked(self) -> int:
        """How often it was asked before; from now on once more."""
        times = len(list(self.folder.iterdir()))
        (self.folder / f"{times}-{os.getpid()}").touch()
        return times


class Last(Bot):
    name: ClassVar[str] = "last"
    character: ClassVar[str] = "Takes what is offered last."

    def choose(self, view: View) -> int:
        return view.options[-1]


class Raiser(Bot):
    name: ClassVar[str] = "raiser"
    character: ClassVar[str] = "Loses its head."

    def choose(self, view: View) -> int:
        raise RuntimeError("my head hurts")


class Cheat(Bot):
    name: ClassVar[str] = "cheat"
    character: ClassVar[str] = "Does what is not allowed."

    def choose(self, view: View) -> int:
        return -7


class DiesOnce(Strange):
    name: ClassVar[str] = "dies-once"

    def choose(self, view: View) -> int:
        if self.times_asked() == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return view.options[-1]


class DiesAlways(Strange):
    name: ClassVar[str] = "dies-always"

    def choose(self, view: View) -> int:
        self.times_asked()
        os._exit(3)


class Waits(Strange):
    """Thinks until it is stopped."""

    name: ClassVar[str] = "waits"

    def choose(self, view: View) -> int:
        self.times_asked()
        while True:
            time.sleep(60)
