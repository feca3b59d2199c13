"""The captain."""

from __future__ import annotations

from typing import ClassVar

from abth.bots.base import Bot
from abth.bots.judge import Judge
from abth.bots.plan import plan
from abth.rules.game import Frame
from abth.rules.imagine import imagine
from abth.rules.playout import Dice
from abth.rules.views import View


class Captain(Bot):
    """Greedy, one decision at a time."""

    name: ClassVar[str] = "captain"
    character: ClassVar[str] = "Counts every die before it is thrown."

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.dice = Dice(seed)

    def sit_down(self, frame: Frame, seat: int) -> None:
        """Learn the box by heart."""
        super().sit_down(frame, seat)
        self.judge = Judge(frame)

    def choose(self, view: View) -> int:
        """The most promising option, other people's cards imagined."""
        if len(view.options) == 1:
            return view.options[0]
        game = imagine(view, self.frame, self.dice)
        return int(plan(game, self.judge))
