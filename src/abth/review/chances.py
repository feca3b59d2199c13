"""Winning chances of a position: each seat's, adding up to 1.

A position is played on by instinct, which compares the strength of cards, until every seat has had
one more turn. Then the points so far, the strength of each Army and the turns left give the chances
(`static_chances`); where the match ends before, the victory itself does, divided if it is shared
(R-56). docs/review.md says how well these chances agree with matches.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, sqrt
from typing import Final

from abth.bots.instinct import instinct
from abth.bots.judge import Judge
from abth.bots.plan import plan
from abth.rules.chance import first_number, urn
from abth.rules.flow import play
from abth.rules.game import Frame, Game
from abth.rules.player import Player
from abth.rules.playout import Dice, let_chance_act
from abth.rules.scoring import standing
from abth.rules.terms import ATTACKER, CHANCE, DEFENDER, NONE, OVER

TURN: Final = 2.0  # points that a turn brings
STRENGTH: Final = 0.05  # points that one strength of an Army brings in a turn
DOUBT: Final = 1.5  # points that chance moves a seat in one turn
LAST_DOUBT: Final = 1.0  # turns of doubt even when none is left
WINNER: Final = 3  # its place in a `BattleEnding`
KINDS: Final = 64  # more than there are kinds of events
MANY: Final = 1_000_003  # more than a match has events of all kinds

Shares = list[float]
"""One number for each seat."""


class Chances:
    """Judges positions of one frame; the same seed means the same dice."""

    def __init__(self, frame: Frame) -> None:
        self.judge = Judge(frame)

    def one(self, game: Game, seed: int, spread: int = 0) -> Shares:
        """The chances when the match goes on from here with these dice.

        With a spread, that many seeds in a row share out what the first event of each kind in a
        turn can bring.
        """
        end = game.clone()
        self.play_on(end, seed, int(game.turns) + len(game.players), spread=spread)
        return self.now(end)

    def planned(self, game: Game, seed: int, planner: int) -> tuple[Shares, bool | None]:
        """The same, but a planner goes on with this turn as a captain would, by exact odds.

        Also whether the planner wins the battle of this turn; None: the battle is over.
        """
        end, turn = game.clone(), int(game.turns)
        battles = end.record_battles()
        self.play_on(end, seed, turn + 1, planner)
        side = ATTACKER if planner == game.active else DEFENDER
        won = battles[0][WINNER] == side if battles else None
        self.play_on(end, seed, turn + len(game.players))
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
        return victory(game) if game.to_act == OVER else self.static_chances(game)

    def mean(self, game: Game, seeds: Iterable[int]) -> Shares:
        """The winning chance of every seat over these dice."""
        return mean_of([self.one(game, seed) for seed in seeds])

    def static_chances(self, game: Game) -> Shares:
        """The chances as a turn begins, from what lies on the table."""
        promises = self.promises(game)
        left = (game.frame.rounds * len(promises) - game.turns) / len(promises)
        doubt = DOUBT * sqrt(int(left) + LAST_DOUBT)
        most = max(promises)
        weights = [exp((promise - most) / doubt) for promise in promises]
        total = sum(weights)
        return [weight / total for weight in weights]

    def promises(self, game: Game) -> list[float]:
        """The points that each seat will have: those it has, and what its turns will bring."""
        totals = standing(game).totals
        return [
            totals[seat]
            + turns_left(game, seat) * (TURN + STRENGTH * self.strength(game.players[seat]))
            for seat in range(len(totals))
        ]

    def strength(self, player: Player) -> float:
        """The strength of all Units that a player can still deploy."""
        strengths = self.judge.strengths
        piles = (player.hand, player.deck, player.discard)
        return sum([float(strengths[card]) for pile in piles for card in pile])


def share_of(pieces: list[int], seed: int, spread: int, kind: int, dice: Dice) -> int:
    """One of the pieces; seeds in a row get different ones, and all are equally likely."""
    group, place = divmod(seed, spread)
    share = (place + Dice(group * MANY + kind).below(spread)) % spread
    return pieces[(share * len(pieces) + dice.below(len(pieces))) // spread]


def turns_left(game: Game, seat: int) -> int:
    """How many turns a seat will still begin."""
    players = len(game.players)
    place = (seat - int(game.start)) % players
    taken = (int(game.turns) - place + players - 1) // players
    return int(game.frame.rounds) - taken


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
