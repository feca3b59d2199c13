"""Winning chances of a position: each seat's, adding up to 1.

A position is played to the end of its turn: as captains would, or by instinct, which compares the
strength of cards and takes less time. Then the champion's net gives the chances; where the match
ends there, the victory itself does, divided if it is shared (R-56). docs/review.md says how well
these chances agree with matches.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from math import sqrt
from typing import Final

import msgspec

from abth.bots.champion.chances import net_for, shipped_weights
from abth.bots.instinct import instinct
from abth.bots.judge import Judge
from abth.bots.plan import plan
from abth.review.captains import Captains
from abth.rules.chance import first_number, urn
from abth.rules.flow import play
from abth.rules.game import Frame, Game
from abth.rules.piles import Pile
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
        self.captains = Captains(self.judge)

    def one(self, game: Game, seed: int) -> Shares:
        """The chances when the turn goes on from here by instinct, with these dice."""
        end = game.clone()
        play_on(end, seed, self.by_instinct)
        return self.now(end)

    def by_captains(self, game: Game, seed: int, spread: int) -> Shares:
        """The same when captains go on.

        So many seeds in a row share out what the first event of each kind can bring.
        """
        end = game.clone()
        play_on(end, seed, self.captains.choose, spread)
        return self.now(end)

    def planned(self, game: Game, seed: int, planner: int) -> tuple[Shares, bool | None]:
        """The chances when one seat goes on by a captain's plans and the others by instinct.

        Also whether the planner wins the battle of this turn; None: the battle is over.
        """
        end = game.clone()
        battles = end.record_battles()

        def choose(state: Game) -> int:
            return plan(state, self.judge) if state.to_act == planner else self.by_instinct(state)

        play_on(end, seed, choose)
        side = ATTACKER if planner == game.active else DEFENDER
        won = battles[0][WINNER] == side if battles else None
        return self.now(end), won

    def is_expected(self, game: Game, number: int) -> bool:
        """Whether a captain would choose this."""
        return bool(self.captains.choose(game) == number)

    def by_instinct(self, game: Game) -> int:
        """What a seat does that only compares the strength of cards."""
        return instinct(game, self.judge)

    def now(self, game: Game) -> Shares:
        """The chances as a turn begins or the match ends."""
        return self.net.judge(game, self.judge)


def play_on(end: Game, seed: int, choose: Callable[[Game], int], spread: int = 0) -> None:
    """Play to the end of the turn; every kind of event has dice of its own."""
    turn, dice, kind = int(end.turns), Dice(seed), NONE
    while end.to_act != OVER and end.turns == turn:
        if end.to_act != CHANCE:
            play(end, choose(end))
            continue
        pending = end.turns * KINDS + end.moment
        if kind == pending:
            let_chance_act(end, dice)
            continue
        kind, dice = pending, Dice(seed * MANY + pending)
        if spread:
            play(end, first_number(end) + share_of(urn(end), seed, spread, pending, dice))
        else:
            let_chance_act(end, dice)


def share_of(pieces: Pile, seed: int, spread: int, kind: int, dice: Dice) -> int:
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
