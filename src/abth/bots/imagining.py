"""What the thinking bots share: a judge, and a full state imagined from the view."""

from __future__ import annotations

from abc import abstractmethod

from abth.bots.base import Bot
from abth.bots.judge import Judge
from abth.rules.game import Frame, Game
from abth.rules.imagine import imagine
from abth.rules.playout import Dice
from abth.rules.views import View


class ImaginingBot(Bot):
    """Decides on a full state that fits its view."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.dice = Dice(seed)

    def sit_down(self, frame: Frame, seat: int) -> None:
        """Prepare a judge for the box."""
        super().sit_down(frame, seat)
        self.judge = Judge(frame)

    def choose(self, view: View) -> int:
        """Take a single option at once; otherwise imagine and decide."""
        if len(view.options) == 1:
            return view.options[0]
        return self.decide(imagine(view, self.frame, self.dice))

    @abstractmethod
    def decide(self, game: Game) -> int:
        """One of the game's options."""
