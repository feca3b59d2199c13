"""The captain: plans the whole turn with the exact odds of every battle in reach."""

from __future__ import annotations

from typing import ClassVar

from abth.bots.imagining import ImaginingBot
from abth.bots.plan import plan
from abth.rules.game import Game


class Captain(ImaginingBot):
    """Weighs Eras, tokens, actions, line-ups and defenses by the points they promise."""

    name: ClassVar[str] = "captain"
    character: ClassVar[str] = "Counts every die before it is thrown."

    def decide(self, game: Game) -> int:
        """The step that the best plan begins with."""
        return int(plan(game, self.judge))
