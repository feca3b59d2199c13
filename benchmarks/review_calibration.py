"""How well the chances of a review agree with matches between captains.

`python -m benchmarks.review_calibration` plays matches with 2, 3 and 4 captains from one seed and
compares, for every turn, the chances as it begins with who won. The four numbers of the chances
come from matches of another seed: `--fit` plays those and finds the numbers by likelihood.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import exp, log, sqrt

from abth.arena.matches.match_runner import MatchRunner, RunningMatch
from abth.arena.planning.plan import Plan
from abth.arena.planning.schedule import DuplicateDeals
from abth.review.chances import DOUBT, LAST_DOUBT, STRENGTH, TURN, Chances, turns_left, victory
from abth.review.turns import MatchTurns
from abth.rules.scoring import standing

FIT = (11, {2: 40, 3: 30, 4: 40})  # a seed, and how many matches for each number of players
HELD_OUT = (12, {2: 80, 3: 60, 4: 80})
STEPS = (1.25, 0.8, 1.1, 1 / 1.1, 1.02, 1 / 1.02)


@dataclass(frozen=True)
class Numbers:
    """What the chances are made of."""

    turn: float
    strength: float
    doubt: float
    last_doubt: float


@dataclass(frozen=True)
class Turn:
    """What lies on the table as a turn begins, and who won."""

    points: list[int]
    left: list[int]
    strengths: list[float]
    rounds_left: int
    won: list[float]


def turns(players: int, games: int, seed: int) -> Iterator[Turn]:
    """Every turn of matches between captains."""
    plan = Plan(games, players, ("captain",), seed=seed, schedule=DuplicateDeals)
    runner, chances = MatchRunner(plan), Chances(plan.frame())
    for match in range(games):
        running = RunningMatch(runner, match)
        running.play()
        course = MatchTurns(plan.frame(), players, running.numbers)
        won = victory(running.game)
        for place in course.begins:
            game = course.game_at(place)
            seats = range(players)
            yield Turn(
                list(standing(game).totals),
                [turns_left(game, seat) for seat in seats],
                [chances.strength(game.players[seat]) for seat in seats],
                int((game.frame.rounds * players - game.turns) / players),
                won,
            )


def chances_of(turn: Turn, numbers: Numbers) -> list[float]:
    """The same as `Chances.static_chances`, from these numbers."""
    promises = [
        points + left * (numbers.turn + numbers.strength * strength)
        for points, left, strength in zip(turn.points, turn.left, turn.strengths, strict=True)
    ]
    doubt = numbers.doubt * sqrt(turn.rounds_left + numbers.last_doubt)
    weights = [exp((promise - max(promises)) / doubt) for promise in promises]
    return [weight / sum(weights) for weight in weights]


def log_loss(found: list[Turn], numbers: Numbers) -> float:
    """How surprising the winners are."""
    total = 0.0
    for turn in found:
        chances = chances_of(turn, numbers)
        pairs = zip(chances, turn.won, strict=True)
        total -= sum(share * log(max(chance, 1e-9)) for chance, share in pairs)
    return total / len(found)


def fit(found: list[Turn]) -> Numbers:
    """The numbers that make the winners least surprising, one number after the other."""
    best = Numbers(TURN, STRENGTH, DOUBT, LAST_DOUBT)
    loss, better = log_loss(found, best), True
    while better:
        better = False
        for name in ("turn", "strength", "doubt", "last_doubt"):
            for step in STEPS:
                tried = replace(best, **{name: getattr(best, name) * step})
                if (now := log_loss(found, tried)) < loss - 1e-5:
                    best, loss, better = tried, now, True
    return best


def show(found: list[Turn], numbers: Numbers) -> None:
    """A line for each tenth of predicted chances."""
    tenths: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for turn in found:
        for chance, won in zip(chances_of(turn, numbers), turn.won, strict=True):
            tenths[min(9, int(10 * chance))].append((chance, won))
    for pairs in filter(None, tenths):
        predicted, actual = (100 * sum(side) / len(pairs) for side in zip(*pairs, strict=True))
        print(f"{len(pairs):6} predicted {predicted:5.1f} won {actual:5.1f}")
    nothing = sum(log(len(turn.won)) for turn in found) / len(found)
    print(f"{len(found)} turns, log-loss {log_loss(found, numbers):.3f}, of nothing {nothing:.3f}")


def all_turns(seed: int, matches: dict[int, int]) -> list[Turn]:
    """The turns of all these matches."""
    return [turn for players, games in matches.items() for turn in turns(players, games, seed)]


def main() -> None:
    """Print how well the chances fit matches that they were not made from."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fit", action="store_true", help="find the numbers instead")
    numbers = Numbers(TURN, STRENGTH, DOUBT, LAST_DOUBT)
    if parser.parse_args().fit:
        found = all_turns(*FIT)
        print(fit(found), "instead of", numbers)
    else:
        found = all_turns(*HELD_OUT)
    show(found, numbers)


if __name__ == "__main__":
    main()
