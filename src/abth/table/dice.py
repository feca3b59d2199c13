"""Where the chance of a match comes from: any generator with `below`."""

from __future__ import annotations

import secrets
from typing import Protocol


class Generator(Protocol):
    """Chooses for chance. `abth.rules.playout.Dice` is one that repeats itself for its seed."""

    def below(self, bound: int, /) -> int:
        """A number from 0 up to the bound, not reaching it."""
        ...


class SystemDice:
    """The randomness of the computer, which nobody can foresee; for real play."""

    def below(self, bound: int, /) -> int:
        """A number from 0 up to the bound, not reaching it."""
        return secrets.randbelow(bound)
