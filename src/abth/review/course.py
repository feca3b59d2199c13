"""The value of every position of a match, and who changed it: chance, or the seat that chose.

Every position of the true match has one value: each seat's chance to win. As a turn begins, it is
what the net says; at a decision, what the dice of the review give when captains go on with the
turn. Before an event of chance it is the exact mean over all outcomes, weighed by their chances. At
the end it is the result. A step with a single way on changes nothing, nor does a choice that a
captain would have made. Where a turn is first looked into, the value of its continuations replaces
that of the net: this correction is an account of its own. Every other change belongs to chance or
to one seat, and together they lead from the start to the result, with nothing left over.

The same dice serve all positions, in groups. Each group gives an account of its own; how far these
accounts differ says how certain their means are. As a turn begins, the value depends on the
position alone, so the turns can be judged apart from each other and added up.

Data type: `Course`.
"""

from __future__ import annotations

from typing import Final

from abth.review.chances import Chances, Shares, mean_of
from abth.rules.chance import outcomes
from abth.rules.flow import play
from abth.rules.game import Game
from abth.rules.terms import CHANCE, OVER

Rows = list[Shares]
"""For each group of dice, a number for each seat."""

SPREAD: Final = 6  # dice in a group: together they share out what can come up


class Course:
    """Follows a part of a match, and adds up the changes."""

    def __init__(self, game: Game, chances: Chances, groups: int) -> None:
        self.chances = chances
        self.turn = int(game.turns)
        self.seats = range(len(game.players))
        self.groups = [range(SPREAD * group, SPREAD * (group + 1)) for group in range(groups)]
        self.outcomes: dict[int, Rows] = {}  # of the pending event of chance
        self.value: Rows = [chances.now(game)] * groups
        self.is_looked_into = False  # or the value is still that of the net
        self.correction = nothing(groups, len(self.seats))  # of the net, by looking into the turn
        self.luck = nothing(groups, len(self.seats))
        self.choices = [nothing(groups, len(self.seats)) for _ in self.seats]  # by who chose

    def step(self, game: Game, number: int) -> None:
        """A seat or chance is about to act."""
        if has_one_way_on(game):
            return  # the position is worth as much as the one that it leads to
        if not self.is_looked_into:
            self.change(self.correction, self.value_of(game))
            self.is_looked_into = True
        reached = after(game, number)
        if not self.is_as_expected(game, number, reached):
            changed = self.luck if game.to_act == CHANCE else self.choices[int(game.to_act)]
            self.change(changed, self.value_after(game, number, reached))

    def change(self, account: Rows, value: Rows) -> None:
        """Enter the change to a new value in an account."""
        add(account, difference(value, self.value))
        self.value = value

    def is_as_expected(self, game: Game, number: int, reached: Game) -> bool:
        """Whether the value of the position already counts on this choice."""
        if game.to_act == CHANCE or reached.to_act < 0 or self.is_past(reached):
            return False
        return self.chances.is_expected(game, number)

    def value_after(self, game: Game, number: int, reached: Game) -> Rows:
        """The value of the position that an action leads to; it may be known as an outcome."""
        if game.to_act == CHANCE and reached.to_act >= 0:
            return self.outcomes[number]
        return self.value_of(reached)

    def value_of(self, game: Game) -> Rows:
        """The value of a position after the first of its turn."""
        if game.to_act != CHANCE or self.is_past(game):
            return self.played_on(game)
        possible = outcomes(game)
        self.outcomes = {number: self.played_on(after(game, number)) for number, _ in possible}
        total = sum(weight for _, weight in possible)
        return [
            [
                sum(weight * self.outcomes[number][group][seat] for number, weight in possible)
                / total
                for seat in self.seats
            ]
            for group in range(len(self.groups))
        ]

    def played_on(self, game: Game) -> Rows:
        """What each group of dice gives."""
        if game.to_act == OVER or self.is_past(game):
            return [self.chances.now(game)] * len(self.groups)
        return [
            mean_of([self.chances.by_captains(game, seed, SPREAD) for seed in seeds])
            for seeds in self.groups
        ]

    def is_past(self, game: Game) -> bool:
        """Whether the next turn has begun."""
        return bool(game.turns > self.turn)


def nothing(groups: int, seats: int) -> Rows:
    """No change."""
    return [[0.0] * seats for _ in range(groups)]


def difference(new: Rows, old: Rows) -> Rows:
    """What changed."""
    return [[n - o for n, o in zip(*rows, strict=True)] for rows in zip(new, old, strict=True)]


def add(total: Rows, change: Rows) -> None:
    """Add a change to a total."""
    for sums, numbers in zip(total, change, strict=True):
        for seat, number in enumerate(numbers):
            sums[seat] += number


def after(game: Game, number: int) -> Game:
    """The position that an action leads to, and on while the turn has only one way."""
    reached = game.clone()
    play(reached, number)
    while reached.turns == game.turns and has_one_way_on(reached):
        only = outcomes(reached)[0][0] if reached.to_act == CHANCE else reached.options[0]
        play(reached, only)
    return reached


def has_one_way_on(game: Game) -> bool:
    """Whether the pending decision or event of chance has a single outcome."""
    if game.to_act == OVER:
        return False
    return len(outcomes(game) if game.to_act == CHANCE else game.options) == 1
