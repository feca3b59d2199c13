"""Who sits where in each match, and where its chance and its bots' seeds come from.

Data types: `Schedule`, and its four kinds. `Rotation` is that of `abth simulate`: every match has
a chance of its own, and the bots move on by one seat with each match. `DuplicateDeals` is that of
`abth arena`: one deal is played once for every rotation of the seats, so that luck and seat cancel
out. `ChallengerDeals` does the same for `abth arena --test`: one challenger, and opponents of one
kind. `PairedDeals` is that of `abth compare`: one deal is played with each of two boxes. All depend
on the seed and the number of a match alone, not on who plays it or when.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Final

from abth.arena.planning.deal import Deal
from abth.arena.planning.pairings import tables
from abth.arena.planning.seeds import seed_of
from abth.rules.playout import Dice, OutcomeSource

CHALLENGER: Final = 0  # the number of the bot that is tested; its opponents are number 1
SEATING: Final = -1  # the number of the seed that shuffles the order at the table


@dataclass(frozen=True)
class Schedule(ABC):
    """The matches between so many bots at tables of so many players."""

    bots: int
    players: int
    seed: int

    names_repeat: ClassVar[bool]
    """Whether the same bot may be named more than once."""

    shares_dice: ClassVar[bool]
    """Whether bots that all need no view draw from the dice of chance instead of their seeds."""

    boxes: ClassVar[int] = 1
    """With how many boxes matches are played."""

    def box(self, match: int) -> int:
        """Which box a match is played with."""
        return match % self.boxes

    @abstractmethod
    def matches(self, games: int) -> int:
        """How many matches are played when so many are asked for."""

    @abstractmethod
    def seating(self, match: int) -> tuple[int, ...]:
        """The bot of every seat, as its number."""

    @abstractmethod
    def bot_seeds(self, match: int) -> tuple[int, ...]:
        """The seed of the bot of every seat."""

    @abstractmethod
    def chance(self, match: int) -> OutcomeSource:
        """Where the outcomes of chance come from."""


class Rotation(Schedule):
    """Bots are dealt to the seats in turn and move on by one seat with each match."""

    names_repeat = True
    shares_dice = True  # digests of earlier versions depend on it

    def matches(self, games: int) -> int:
        """As many as asked for."""
        return games

    def seating(self, match: int) -> tuple[int, ...]:
        """The bot of every seat, as its number."""
        return self.seatings[match % self.bots]

    @cached_property
    def seatings(self) -> list[tuple[int, ...]]:
        """Those of the first matches; then they come again."""
        seats = range(self.players)
        return [tuple([(s - match) % self.bots for s in seats]) for match in range(self.bots)]

    def bot_seeds(self, match: int) -> tuple[int, ...]:
        """A seed for every seat of a match."""
        seed = seed_of(self.seed, match)
        return tuple([seed_of(seed, seat) for seat in range(self.players)])

    def chance(self, match: int) -> OutcomeSource:
        """One generator for all events of a match."""
        return OutcomeSource(Dice(seed_of(self.seed, match)))


class DuplicateDeals(Schedule):
    """Matches in groups: the same deal for every rotation of the seats."""

    names_repeat = False
    shares_dice = False

    def matches(self, games: int) -> int:
        """The games asked for, rounded up to whole deals."""
        return -(-games // self.players) * self.players

    def seating(self, match: int) -> tuple[int, ...]:
        """The bot of every seat, as its number."""
        order = self.order(match // self.players)
        return tuple([order[place] for place in self.places(match)])

    def bot_seeds(self, match: int) -> tuple[int, ...]:
        """A seed for the bot of every seat; it goes with the bot through the rotations."""
        deal = seed_of(self.seed, match // self.players)
        return tuple([seed_of(deal, place) for place in self.places(match)])

    def chance(self, match: int) -> Deal:
        """The deal, the same in every rotation."""
        return Deal(seed_of(self.seed, match // self.players))

    def order(self, deal: int) -> tuple[int, ...]:
        """The bots of a deal in the order in which they sit."""
        cycle = tables(self.bots, self.players)
        order = list(cycle[deal % len(cycle)])
        dice = Dice(seed_of(seed_of(self.seed, deal), SEATING))
        for place in range(len(order) - 1, 0, -1):
            other = int(dice.below(place + 1))
            order[place], order[other] = order[other], order[place]
        return tuple(order)

    def places(self, match: int) -> tuple[int, ...]:
        """For every seat the place in the deal's order: one seat further with each match."""
        rotation = match % self.players
        return tuple([(seat - rotation) % self.players for seat in range(self.players)])


class ChallengerDeals(DuplicateDeals):
    """One challenger takes every seat of a deal in turn; its opponents take all others."""

    names_repeat = True  # a bot may be tested against itself

    def order(self, deal: int) -> tuple[int, ...]:
        """The challenger, then its opponents."""
        return (CHALLENGER, *[1] * (self.players - 1))


class PairedDeals(Rotation):
    """Every deal once with each of two boxes; the bots move on by one seat with each deal."""

    shares_dice = False
    boxes = 2

    def matches(self, games: int) -> int:
        """The games asked for, rounded up to whole pairs."""
        return -(-games // self.boxes) * self.boxes

    def seating(self, match: int) -> tuple[int, ...]:
        """The bot of every seat, the same with both boxes."""
        return super().seating(match // self.boxes)

    def bot_seeds(self, match: int) -> tuple[int, ...]:
        """A seed for every seat, the same with both boxes."""
        return super().bot_seeds(match // self.boxes)

    def chance(self, match: int) -> Deal:
        """The deal, the same with both boxes."""
        return Deal(seed_of(self.seed, match // self.boxes))
