"""How much is played for a review. Data type: `Effort`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Effort:
    """How many imagined matches each question gets."""

    look: int = 20  # worlds in which every option is tried
    check: int = 300  # further worlds for the best and the played option, if they may differ
    confirm: int = 100  # and as many again, with the captain's plans, for what then still differs
    luck: int = 400  # for an event of chance, shared among its outcomes
    least_luck: int = 24  # for each outcome
    curve: int = 100  # for the winning chances when a turn begins
