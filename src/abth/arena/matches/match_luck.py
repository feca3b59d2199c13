"""How lucky each seat was in a match: what chance changed in its chances of winning.

At every event of chance all outcomes are tried: each is played to the end of the turn by instinct,
a few times, with the same dice for all, and the champion's net judges where the turn ends. Luck is
the value of the outcome that came up, less the mean of all outcomes by their exact chances. So its
expected value is 0 at every event, whatever the net is worth: a better net only explains more.

Data type: `LuckMeter`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from abth.bots.champion.chances import net_for
from abth.bots.instinct import instinct
from abth.bots.judge import Judge
from abth.rules import moments
from abth.rules.chance import outcomes
from abth.rules.flow import new_game_in, play
from abth.rules.game import Frame, Game
from abth.rules.playout import Dice, let_chance_act
from abth.rules.terms import CHANCE, OVER

TRIES: Final = 4  # of each outcome
DIGITS: Final = 6

Shares = list[float]
"""One number for each seat."""


class LuckMeter:
    """Measures luck in matches of one frame."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.judge = Judge(frame)
        self.net = net_for(frame)

    def luck(self, players: int, numbers: Sequence[int]) -> Shares:
        """The luck of every seat, from the first turn on; it adds up to 0 over the seats."""
        game = new_game_in(self.frame, players)
        total, has_begun = [0.0] * players, False
        for place, number in enumerate(numbers):
            has_begun = has_begun or game.moment == moments.PREPARE
            if has_begun and game.to_act == CHANCE:
                for seat, change in enumerate(self.change(game, number, place)):
                    total[seat] += change
            play(game, number)
        return [round(luck, DIGITS) for luck in total]

    def change(self, game: Game, number: int, seed: int) -> Shares:
        """What the outcome with this number brings each seat."""
        possible = outcomes(game)
        if len(possible) == 1:
            return [0.0] * len(game.players)
        values = {outcome: self.value(game, outcome, seed) for outcome, _ in possible}
        weights = sum(weight for _, weight in possible)
        return [
            value - sum(weight * values[outcome][seat] for outcome, weight in possible) / weights
            for seat, value in enumerate(values[number])
        ]

    def value(self, game: Game, outcome: int, seed: int) -> Shares:
        """The chances after an outcome, over a few ends of this turn."""
        ends = [self.end(game, outcome, seed * TRIES + attempt) for attempt in range(TRIES)]
        return [sum(shares) / TRIES for shares in zip(*ends, strict=True)]

    def end(self, game: Game, outcome: int, seed: int) -> Shares:
        """The chances as the turn ends, with these dice."""
        end, dice = game.clone(), Dice(seed)
        play(end, outcome)
        while end.to_act != OVER and end.turns == game.turns:
            if end.to_act == CHANCE:
                let_chance_act(end, dice)
            else:
                play(end, instinct(end, self.judge))
        return self.net.judge(end, self.judge)
