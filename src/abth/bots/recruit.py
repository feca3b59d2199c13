"""The recruit: does anything that is legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from abth.bots.base import Bot
from abth.rules.playout import Dice
from abth.rules.views import View


class Recruit(Bot):
    """Every legal action is as likely as any other."""

    name: ClassVar[str] = "recruit"
    character: ClassVar[str] = "First day in the army: does anything that is allowed."
    wants_view: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.dice = Dice(seed)

    def choose(self, view: View) -> int:
        """Any of the options."""
        return self.choose_blindly(view.options)

    def choose_blindly(self, options: Sequence[int]) -> int:
        """Any of them."""
        return options[self.dice.below(len(options))]
