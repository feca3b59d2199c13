"""Winning chances of a position: each seat's, adding up to 1.

A position is played to the end of its turn by instinct, which compares the strength of cards. Then
the champion's net gives the chances; where the match ends there, the victory itself does, divided
if it is shared (R-56). docs/review.md says how well these chances agree with matches.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from math import sqrt
from typing import Final

import msgspec

from abth.bots.champion.chances import net_for, shipped_weights
from abth.bots.instinct import instinct
from abth.bots.judge import Judge
from abth.bots.plan import plan
from abth.rules.chance import first_number, urn
from abth.rules.flow import play
from abth.rules.game import Frame, Game
from abth.rules.playout import Dice, let_chance_act
from abth.rules.scoring import standing
from abth.rules.terms import ATTACKER, CHANCE, DEFENDER, NONE, OVER

WINNER: Final = 3  # its place in a `BattleEnding`
KINDS: Final = 64  # more than there are kinds of events
MANY: Final = 1_000_003  # more than a match has events of all kinds

Shares = list[float]
"""One number for each seat."""


class Chances:
    """Judges positions of one frame; the same seed means the same dice."""

    def __init__(self, frame: Frame) -> None:
        self.judge = Judge(frame)
        self.net = net_for(frame)

    def one(self, game: Game, seed: int, spread: int = 0) -> Shares:
        """The chances when the turn goes on from here with these dice.

        With a spread, that many seeds in a row share out what the first event of each kind in a
        turn can bring.
        """
        end = game.clone()
        self.play_on(end, seed, int(game.turns) + 1, spread=spread)
        return self.now(end)

    def planned(self, game: Game, seed: int, planner: int) -> tuple[Shares, bool | None]:
        """The same, but a planner goes on with this turn as a captain would, by exact odds.

        Also whether the planner wins the battle of this turn; None: the battle is over.
        """
        end = game.clone()
        battles = end.record_battles()
        self.play_on(end, seed, int(game.turns) + 1, planner)
        side = ATTACKER if planner == game.active else DEFENDER
        won = battles[0][WINNER] == side if battles else None
        return self.now(end), won

    def play_on(
        self, end: Game, seed: int, last: int, planner: int = NONE, spread: int = 0
    ) -> None:
        """Play until so many turns are over; every kind of event has dice of its own."""
        dice, kind = Dice(seed), NONE
        while end.to_act != OVER and end.turns < last:
            if end.to_act == CHANCE:
                pending = end.turns * KINDS + end.moment
                if kind == pending:
                    let_chance_act(end, dice)
                    continue
                kind, dice = pending, Dice(seed * MANY + pending)
                if spread:
                    play(end, first_number(end) + share_of(urn(end), seed, spread, pending, dice))
                else:
                    let_chance_act(end, dice)
            elif end.to_act == planner:
                play(end, plan(end, self.judge))
            else:
                play(end, instinct(end, self.judge))

    def now(self, game: Game) -> Shares:
        """The chances as a turn begins or the match ends."""
        return self.net.judge(game, self.judge)

    def mean(self, game: Game, seeds: Iterable[int]) -> Shares:
        """The winning chance of every seat over these dice."""
        return mean_of([self.one(game, seed) for seed in seeds])


def share_of(pieces: list[int], seed: int, spread: int, kind: int, dice: Dice) -> int:
    """One of the pieces; seeds in a row get different ones, and all are equally likely."""
    group, place = divmod(seed, spread)
    share = (place + Dice(group * MANY + kind).below(spread)) % spread
    return pieces[(share * len(pieces) + dice.below(len(pieces))) // spread]


def weights_name() -> str:
    """A short name of the net's weights: other weights, another name."""
    return sha256(msgspec.json.encode(shipped_weights())).hexdigest()[:8]


def victory(game: Game) -> Shares:
    """Each seat's share of the victory in a match that is over."""
    winners = standing(game).winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(game.players))]


def mean_of(rows: list[Shares]) -> Shares:
    """The mean of every seat."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def deviation(values: list[float]) -> float:
    """The standard error of their mean."""
    count = len(values)
    if count < 2:
        return 1.0
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
