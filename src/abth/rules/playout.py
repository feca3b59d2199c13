"""Random play: a small generator of its own and whole matches, all inside the compiled part."""

from __future__ import annotations

from mypy_extensions import i64

from abth.rules.chance import first_number, urn
from abth.rules.flow import play
from abth.rules.game import Game
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
        """A number from 0 up to the bound, not reaching it."""
        self.one = self.one * 40014 % 2147483563
        self.two = self.two * 40692 % 2147483399
        return (self.one + self.two) % 2147483563 % bound

    def choose(self, pieces: list[i64]) -> i64:
        """One of the pieces."""
        return pieces[self.below(i64(len(pieces)))]


def let_chance_act(game: Game, dice: Dice) -> None:
    """Bring about the event of chance that is due."""
    play(game, first_number(game) + dice.choose(urn(game)))


def play_at_random(game: Game, dice: Dice) -> int:
    """Play to the end, everybody at random; how many decisions that took."""
    decisions: i64 = 0
    while game.to_act != OVER:
        if game.to_act == CHANCE:
            let_chance_act(game, dice)
        else:
            play(game, dice.choose(game.options))
            decisions += 1
    return decisions
