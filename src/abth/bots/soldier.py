"""The soldier: does what seems best at each single decision."""

from __future__ import annotations

from typing import ClassVar

from abth.bots.imagining import ImaginingBot
from abth.bots.instinct import instinct
from abth.rules.game import Game


class Soldier(ImaginingBot):
    """Greedy, one decision at a time, by the strength of cards."""

    name: ClassVar[str] = "soldier"
    character: ClassVar[str] = "Takes what lies nearest and asks no questions."

    def decide(self, game: Game) -> int:
        """What instinct says."""
        return int(instinct(game, self.judge))
