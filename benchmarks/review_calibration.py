"""How well the chances of a review agree with matches between captains.

`python -m benchmarks.review_calibration` plays matches with 2, 3 and 4 captains and compares, for
every turn, the chances as it begins with who won. Run it after new weights of the net, and copy
what it prints to docs/review.md. `--matches` says how many matches of each are played.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import log
from typing import Final, NamedTuple

from abth.arena.matches.match_runner import MatchRunner, RunningMatch
from abth.arena.planning.plan import Plan
from abth.arena.planning.schedule import DuplicateDeals
from abth.review.chances import Chances, Shares, victory
from abth.review.review import JUDGE
from abth.review.turns import MatchTurns

SEED: Final = 12  # not among those that the net was trained with
MATCHES: Final = {2: 80, 3: 60, 4: 80}  # for each number of players


class Turn(NamedTuple):
    """The chances as a turn begins, and who won."""

    chances: Shares
    won: Shares


def turns(players: int, games: int) -> Iterator[Turn]:
    """Every turn of matches between captains."""
    plan = Plan(games, players, ("captain",), seed=SEED, schedule=DuplicateDeals)
    runner, chances = MatchRunner(plan), Chances(plan.frame())
    for match in range(games):
        running = RunningMatch(runner, match)
        running.play()
        course = MatchTurns(plan.frame(), players, running.numbers)
        won = victory(running.game)
        for place in course.begins:
            yield Turn(chances.now(course.game_at(place)), won)


def show(found: Sequence[Turn]) -> None:
    """A line for each tenth of predicted chances."""
    tenths: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for turn in found:
        for chance, won in zip(turn.chances, turn.won, strict=True):
            tenths[min(9, int(10 * chance))].append((chance, won))
    print(f"{JUDGE}\n\n| predicted | won | seats |\n|---:|---:|---:|")
    for pairs in filter(None, tenths):
        predicted, actual = (100 * sum(side) / len(pairs) for side in zip(*pairs, strict=True))
        print(f"| {predicted:.1f} | {actual:.1f} | {len(pairs):,} |")
    losses = [
        -sum(won * log(max(chance, 1e-9)) for chance, won in zip(*turn, strict=True))
        for turn in found
    ]
    nothing = sum(log(len(turn.won)) for turn in found) / len(found)
    print(f"\n{len(found):,} turns, log loss {sum(losses) / len(found):.3f}", end="; ")
    print(f"without any knowledge {nothing:.3f}")


def main() -> None:
    """Print how well the chances fit matches that they were not made from."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, nargs=3, default=list(MATCHES.values()))
    games = dict(zip(MATCHES, parser.parse_args().matches, strict=True))
    show([turn for players, count in games.items() for turn in turns(players, count)])


if __name__ == "__main__":
    main()
