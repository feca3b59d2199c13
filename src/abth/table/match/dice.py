"""Where the chance of a match comes from: fair dice, or a generator of random numbers.

Data types: `Chance`, which a match asks for each draw; `Generator`, which is turned into one; and
`PreparedDraws`, which may settle a draw before chance is asked.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from abth.rules.events import Event
from abth.rules.game import Game


@runtime_checkable
class Chance(Protocol):
    """Draws by number, as `abth.protocol.fair.FairDice` does: the same number draws the same."""

    def draw(self, number: int, bound: int, /) -> int:
        """A number from 0 to bound - 1 for the draw with this number (`Steps.next_draw_number`)."""
        ...


class Generator(Protocol):
    """Gives one number after the other; `abth.rules.playout.Dice` is one with a seed."""

    def below(self, bound: int, /) -> int:
        """A number from 0 to bound - 1."""
        ...


class PreparedDraws(Protocol):
    """A prepared deal, as `abth.table.lesson.prepared.PreparedDeal` is."""

    def draw(self, game: Game, events: Sequence[Event], /) -> int | None:
        """The outcome that was prepared for the pending event of chance, if there is one."""
        ...


class SystemDice:
    """The operating system's unpredictable numbers, for real play."""

    def below(self, bound: int, /) -> int:
        """A number from 0 to bound - 1."""
        return secrets.randbelow(bound)


class SequentialChance:
    """A generator as the chance of a match: each new draw takes its next number.

    A draw that comes again after an undo, among as many pieces, is what it was.
    """

    def __init__(self, generator: Generator) -> None:
        self._generator = generator
        self._drawn: dict[tuple[int, int], int] = {}

    def draw(self, number: int, bound: int, /) -> int:
        """The next number of the generator, or the one that this draw had before."""
        if (number, bound) not in self._drawn:
            self._drawn[number, bound] = self._generator.below(bound)
        return self._drawn[number, bound]


def chance_of(source: Chance | Generator) -> Chance:
    """The chance that draws from this source."""
    return source if isinstance(source, Chance) else SequentialChance(source)
