"""Where the chance of a match comes from: fair dice by number, or a generator in turn."""

from __future__ import annotations

import secrets
from typing import Protocol, runtime_checkable


@runtime_checkable
class Chance(Protocol):
    """Chooses for chance, by the entry of the log: `abth.protocol.fair.FairDice` does."""

    def draw(self, number: int, bound: int, /) -> int:
        """A number from 0 up to the bound, for the entry with this number, counted from 1."""
        ...


class Generator(Protocol):
    """Chooses one after the other. `abth.rules.playout.Dice` repeats itself for its seed."""

    def below(self, bound: int, /) -> int:
        """A number from 0 up to the bound, not reaching it."""
        ...


class SystemDice:
    """The randomness of the computer, which nobody can foresee; for real play."""

    def below(self, bound: int, /) -> int:
        """A number from 0 up to the bound, not reaching it."""
        return secrets.randbelow(bound)


class InTurn:
    """A generator as the chance of a match, whichever entry it is for."""

    def __init__(self, generator: Generator) -> None:
        self._generator = generator

    def draw(self, number: int, bound: int, /) -> int:
        """The next number of the generator."""
        return self._generator.below(bound)


def chance_of(source: Chance | Generator | None) -> Chance:
    """The chance meant by this: dice as they are, a generator in turn, or the system's."""
    if source is None:
        return InTurn(SystemDice())
    return source if isinstance(source, Chance) else InTurn(source)
