"""What chance gave: the value of what came up, less the mean over all that could have come up.

Luck is judged on the true state. All outcomes are played on with the same dice, and the mean weighs
each outcome by its exact chance, so luck adds up to 0 over the seats, and over the outcomes too.
"""

from __future__ import annotations

from abth.review.chances import Chances, Shares, deviation, mean_of
from abth.review.effort import Effort
from abth.rules.chance import outcomes
from abth.rules.flow import play
from abth.rules.game import Game


def luck_of(
    game: Game, number: int, chances: Chances, effort: Effort, seed: int
) -> tuple[Shares, Shares]:
    """The luck of every seat in the pending event of chance, and its standard error."""
    possible = outcomes(game)
    seats = range(len(game.players))
    if len(possible) < 2:
        return [0.0 for _ in seats], [0.0 for _ in seats]
    total = sum(weight for _, weight in possible)
    repeats = max(effort.least_luck, effort.luck // len(possible))
    rows: list[Shares] = []
    for repeat in range(repeats):
        found = {
            outcome: after(game, outcome, chances, seed * 1_000_003 + repeat)
            for outcome, _ in possible
        }
        means = [sum(w * found[o][seat] for o, w in possible) / total for seat in seats]
        rows.append([found[number][seat] - means[seat] for seat in seats])
    return mean_of(rows), [deviation([row[seat] for row in rows]) for seat in seats]


def after(game: Game, outcome: int, chances: Chances, seed: int) -> Shares:
    """Who wins if this comes up, with these dice from then on."""
    branch = game.clone()
    play(branch, outcome)
    return chances.one(branch, seed)
