"""How much is played for a review. Data type: `Effort`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Effort:
    """How many imagined matches each question gets."""

    look: int = 20  # worlds in which every option is tried
    check: int = 300  # further worlds for the best and the played option, if they may differ
    confirm: int = 100  # and as many again, with the captain's plans, for what then still differs
    others: int = 30  # of these, after which a small difference is dropped; and for other options
    groups: int = 5  # of dice, for the value of a position
