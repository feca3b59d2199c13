"""The value net: the points that each seat will have in the end, and its chance to win.

For every seat the same small net corrects the judge's promise: features, one layer of rectified
sums beside a straight one, one number in points. A softmax over the seats, with a doubt that grows
with the turns left, makes chances of the points. Without weights the correction is 0, and the
judge alone speaks.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from abth.bots.champion.features import SIZE, Outlook
from abth.bots.judge import Judge
from abth.rules.game import Game
from abth.rules.scoring import standing
from abth.rules.terms import OVER


class ValueNet:
    """The weights, row by row, and the doubt for each number of players."""

    def __init__(
        self,
        first: list[float],  # a row of weights for each hidden sum
        biases: list[float],
        last: list[float],
        straight: list[float],  # from the features to the result
        offset: float,
        doubts: list[float],  # points, by number of players
        calms: list[float],  # turns of doubt even when none is left, by number of players
    ) -> None:
        self.first: vec[float] = vec[float](first)
        self.biases: vec[float] = vec[float](biases)
        self.last: vec[float] = vec[float](last)
        self.straight: vec[float] = vec[float](straight)
        self.offset: Final = offset
        self.doubts: Final = doubts
        self.calms: Final = calms

    def __reduce__(self) -> tuple[Any, ...]:
        first, biases = list(self.first), list(self.biases)
        last, straight = list(self.last), list(self.straight)
        return ValueNet, (first, biases, last, straight, self.offset, self.doubts, self.calms)

    def points(self, seen: Outlook) -> list[float]:
        """What each seat will have in the end."""
        return [
            seen.promises[seat] + self.correction(seen.features, seat * SIZE)
            for seat in range(seen.players)
        ]

    def correction(self, features: vec[float], at: i64) -> float:
        """Points that the judge's promise for the seat whose features begin there is too low."""
        first, straight = self.first, self.straight
        total = self.offset
        for place in range(i64(len(straight))):
            total += straight[place] * features[at + place]
        row: i64 = 0
        for unit in range(i64(len(self.last))):
            hidden = self.biases[unit]
            for place in range(SIZE):
                hidden += first[row + place] * features[at + place]
            if hidden > 0.0:
                total += self.last[unit] * hidden
            row += SIZE
        return total

    def chances(self, points: list[float], left: float) -> list[float]:
        """Each seat's chance to win with these points to expect, adding up to 1."""
        players = len(points)
        doubt = self.doubts[players] * sqrt(left + self.calms[players])
        most = points[0]
        for promise in points:
            most = max(most, promise)
        weights: list[float] = []
        total = 0.0
        for promise in points:
            weight = exp((promise - most) / doubt)
            weights.append(weight)
            total += weight
        return [weight / total for weight in weights]

    def judge(self, game: Game, judge: Judge) -> list[float]:
        """The winning chance of every seat; divided among the winners where the match is over."""
        if game.to_act == OVER:
            return victory(game)
        seen = Outlook(judge)
        seen.look(game)
        return self.chances(self.points(seen), seen.left)


def victory(game: Game) -> list[float]:
    """Each seat's share of the victory in a match that is over (R-56)."""
    winners = standing(game).winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(game.players))]
