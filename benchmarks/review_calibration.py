"""How well the chances of a review agree with matches between captains.

`python -m benchmarks.review_calibration` plays matches with 2, 3 and 4 captains and compares, for
every turn, the chances as it begins with who won.
"""

from __future__ import annotations

from collections.abc import Iterator

from abth.arena.matches.match_runner import MatchRunner, RunningMatch
from abth.arena.planning.plan import Plan
from abth.arena.planning.schedule import DuplicateDeals
from abth.review.chances import Chances, victory
from abth.review.review import has_begun
from abth.rules.flow import new_game_in, play

MATCHES = {2: 40, 3: 30, 4: 40}
SEED = 11


def predictions(players: int, games: int) -> Iterator[tuple[float, float]]:
    """For every seat at the beginning of every turn: its chance, and its share of the victory."""
    plan = Plan(games, players, ("captain",), seed=SEED, schedule=DuplicateDeals)
    runner, chances = MatchRunner(plan), Chances(plan.frame())
    for match in range(games):
        running = RunningMatch(runner, match)
        running.play()
        won = victory(running.game)
        game, turn = new_game_in(plan.frame(), players), 0
        for number in running.numbers:
            if has_begun(game) and game.turns == turn and game.to_act >= 0:
                turn += 1
                yield from zip(chances.static_chances(game), won, strict=True)
            play(game, number)


def main() -> None:
    """Print a line for each tenth of predicted chances."""
    tenths: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for players, games in MATCHES.items():
        for chance, won in predictions(players, games):
            tenths[min(9, int(10 * chance))].append((chance, won))
    for pairs in filter(None, tenths):
        predicted, actual = (100 * sum(side) / len(pairs) for side in zip(*pairs, strict=True))
        print(f"{len(pairs):6} predicted {predicted:5.1f} won {actual:5.1f}")


if __name__ == "__main__":
    main()
