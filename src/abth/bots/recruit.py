"""The recruit: plays at random."""

from __future__ import annotations

from typing import ClassVar

from abth.bots.base import Bot, Option
from abth.rules.playout import Chooser, Dice
from abth.rules.views import View


class Recruit(Bot):
    """Every legal action is equally likely."""

    name: ClassVar[str] = "recruit"
    character: ClassVar[str] = "First day in the army: does anything that is allowed."
    wants_view: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.dice = Dice(seed)

    def choose(self, view: View) -> int:
        """Any of the options."""
        return view.options[self.dice.below(len(view.options))]

    @classmethod
    def chooser(cls, dice: Dice, **options: Option) -> Chooser:
        """Any of the options, without a look at the table."""
        return Chooser(dice)
