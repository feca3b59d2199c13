"""Where the chance of a match comes from: fair dice, or a generator of random numbers.

Data types: `Chance`, which a match asks for each draw, and `Generator`, which is turned into one.
"""

from __future__ import annotations

import secrets
from typing import Protocol, runtime_checkable


@runtime_checkable
class Chance(Protocol):
    """Draws by the number of the log entry, as `abth.protocol.fair.FairDice` does."""

    def draw(self, number: int, bound: int, /) -> int:
        """A number from 0 to bound - 1 for the entry with this number, counted from 1."""
        ...


class Generator(Protocol):
    """Gives one number after the other; `abth.rules.playout.Dice` is one with a seed."""

    def below(self, bound: int, /) -> int:
        """A number from 0 to bound - 1."""
        ...


class SystemDice:
    """The operating system's unpredictable numbers, for real play."""

    def below(self, bound: int, /) -> int:
        """A number from 0 to bound - 1."""
        return secrets.randbelow(bound)


class SequentialChance:
    """A generator as the chance of a match: each draw takes its next number."""

    def __init__(self, generator: Generator) -> None:
        self._generator = generator

    def draw(self, number: int, bound: int, /) -> int:
        """The next number of the generator, whichever entry it is for."""
        return self._generator.below(bound)


def chance_of(source: Chance | Generator) -> Chance:
    """The chance that draws from this source."""
    return source if isinstance(source, Chance) else SequentialChance(source)
