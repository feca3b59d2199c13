"""Playing matches inside the compiled part: random numbers, chance, and seats that need no view.

Data types: `Dice`, a generator of random numbers; `OutcomeSource`, which supplies the outcomes of
chance; `Chooser`, which decides for a seat from the options alone.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from abth.rules.chance import first_number, urn
from abth.rules.flow import advance, apply_chance, decide, draw
from abth.rules.game import Game
from abth.rules.options import Options
from abth.rules.piles import Pile
from abth.rules.terms import CHANCE, OVER


class Dice:
    """A generator of random numbers, the same for the same seed everywhere."""

    def __init__(self, seed: int) -> None:
        mixed = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) % 2**64
        mixed ^= mixed >> 29
        mixed = mixed * 0xBF58476D1CE4E5B9 % 2**64
        mixed ^= mixed >> 32
        self.one: i64 = i64(mixed % (2147483563 - 1) + 1)
        self.two: i64 = i64((mixed >> 31) % (2147483399 - 1) + 1)

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1."""
        self.one = self.one * 40014 % 2147483563
        self.two = self.two * 40692 % 2147483399
        both = self.one + self.two
        if both >= 2147483563:  # quicker than a third remainder
            both -= 2147483563
        return both % bound

    def choose(self, pieces: list[i64]) -> i64:
        """One of the pieces."""
        return pieces[self.below(i64(len(pieces)))]

    def piece(self, pile: Pile) -> i64:
        """One piece of the pile, which stays there."""
        place = self.below(pile.size)
        return pile.packed[place]

    def option(self, options: Options) -> i64:
        """One of the options."""
        return options.at(self.below(options.count))

    def __reduce__(self) -> tuple[Any, ...]:
        return dice_at, (self.one, self.two)

    def __repr__(self) -> str:
        return f"<Dice at {self.one}, {self.two}>"


def dice_at(one: i64, two: i64) -> Dice:
    """Dice that go on from here."""
    dice = Dice(0)
    dice.one = one
    dice.two = two
    return dice


def let_chance_act(game: Game, dice: Dice) -> None:
    """Let chance act once."""
    draw(game, dice.piece(urn(game)))
    advance(game)


def play_at_random(game: Game, dice: Dice) -> int:
    """Play to the end, every seat at random; how many decisions that took."""
    decisions: i64 = 0
    while game.to_act != OVER:
        if game.to_act == CHANCE:
            let_chance_act(game, dice)
        else:
            decide(game, dice.option(game.offered))
            advance(game)
            decisions += 1
    return decisions


@mypyc_attr(allow_interpreted_subclasses=True)
class OutcomeSource:
    """Supplies the outcomes of chance: here, all from the same dice."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def outcome(self, game: Game) -> i64:
        """The number of an outcome of the pending event."""
        return first_number(game) + self.dice.piece(urn(game))


@mypyc_attr(allow_interpreted_subclasses=True)
class Chooser:
    """Decides for one seat from the options alone, at random; derive from it to decide otherwise.

    A seat that has one plays inside the compiled loop: no view is built and no bot is asked.
    """

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.decisions: i64 = 0  # that it has made so far

    def choose(self, options: list[i64]) -> i64:
        """The place of the chosen action in the list of options."""
        return self.dice.below(i64(len(options)))


def play_until_asked(
    game: Game, source: OutcomeSource, choosers: list[Chooser | None], log: list[Any]
) -> None:
    """Play on until a seat without a chooser has to decide, or to the end.

    The log grows by the number of every action.
    """
    numbers = game.frame.actions.shared_numbers
    while game.to_act != OVER:
        if game.to_act == CHANCE:
            number = source.outcome(game)
            log.append(numbers[number])
            apply_chance(game, number)
        else:
            chooser = choosers[game.to_act]
            if chooser is None:
                return
            options = game.options
            number = options[chooser.choose(options)]
            chooser.decisions += 1
            log.append(numbers[number])
            decide(game, number)
        advance(game)
