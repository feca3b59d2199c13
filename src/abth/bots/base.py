"""What a bot is: a player made of code that decides from a view, as a person does.

To write one, derive from `Bot`, give it a name and a character, and choose. Options that a user
may set as `name:key=value` are listed with their defaults; the class gets them as keywords.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from operator import index
from time import perf_counter
from typing import ClassVar, SupportsIndex

from abth.protocol.refusals import refused
from abth.rules.game import Frame, Game
from abth.rules.playout import Chooser, Dice
from abth.rules.views import View, view_for

Option = int | float | str | bool


class BadChoice(ValueError):
    """A bot chose what is not legal; the message names the bot and the rule."""


class Bot(ABC):
    """A player made of code. The same seed and the same views give the same choices."""

    name: ClassVar[str]
    character: ClassVar[str]
    """One sentence: how it plays."""

    options: ClassVar[Mapping[str, Option]] = {}
    """What a user may set, with the default, whose type is the option's type."""

    wants_view: ClassVar[bool] = True
    """Whether it looks at the table; a bot that does not has a `chooser`."""

    can_count_processor_time: ClassVar[bool] = False
    """Whether its budget in milliseconds is counted with `self.now`, which an arena can replace."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.now: Callable[[], float] = perf_counter

    def sit_down(self, frame: Frame, seat: int) -> None:
        """Learn the box, the rulings and the seat, before the first choice."""
        self.frame = frame
        self.seat = seat

    @abstractmethod
    def choose(self, view: View) -> int:
        """One of `view.options`."""

    @classmethod
    def chooser(cls, dice: Dice, **options: Option) -> Chooser:
        """Decides for one seat from the options alone; only for bots that want no view.

        Many matches at once ask it instead of a bot: the engine then plays without leaving its
        compiled part.
        """
        raise NotImplementedError(f"{cls.__name__} wants a view")


def choice_of(bot: Bot, game: Game) -> int:
    """What the bot whose turn it is chooses; it sees what its seat sees."""
    chosen: object = bot.choose(view_for(game, game.to_act))
    if not isinstance(chosen, SupportsIndex):
        raise BadChoice(f"bot {bot.name!r}: chose {chosen!r}, not one of view.options")
    number = index(chosen)  # NumPy's numbers are no int
    if not game.is_option(number):
        raise BadChoice(f"bot {bot.name!r}: {refused(game, number)}")
    return number
