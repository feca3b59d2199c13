"""What a strength test gains when known luck is taken out, and that this adds no bias.

`python -m benchmarks.luck_in_tests captain captain` plays pairs of matches, with luck measured. It
prints the mean luck, which is 0 but for chance; the score with and without luck; and how much less
the scores vary. Then it draws thousands of deals from these and runs whole tests with them: for a
challenger that is exactly even (each deal is mirrored or not, by a coin) and for one that wins
exactly 55 of 100 (so many lost matches are won instead, whatever their luck).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, stdev

from abth.arena.matches.match_runner import MatchRunner
from abth.arena.strength_test.deal_scores import deal_luck, deal_score
from abth.arena.strength_test.luck_correction import LuckCorrection
from abth.arena.strength_test.question import Question
from abth.arena.strength_test.run import plan_test
from abth.arena.strength_test.sequential_test import SequentialTest

Deal = tuple[float, float]
"""The score of a deal, and the luck in it."""

QUESTION = Question(0.5, 0.55)
MOST = 4000  # deals of one test


def played(bots: tuple[str, str], deals: int, seed: int) -> Iterator[Deal]:
    """Pairs of matches with the seats swapped."""
    runner = MatchRunner(plan_test(2 * deals, 2, bots, seed=seed, luck=True))
    for deal in range(deals):
        records = [runner.play(match).record for match in (2 * deal, 2 * deal + 1)]
        score = deal_score(records)
        assert score is not None
        yield score, deal_luck(records)


def even(deals: Sequence[Deal], random: Random) -> Deal:
    """A deal of a challenger that wins exactly half."""
    score, luck = random.choice(deals)
    return (score, luck) if random.random() < 0.5 else (1 - score, -luck)


def stronger(deals: Sequence[Deal], random: Random) -> Deal:
    """A deal of one that wins exactly 55 of 100."""
    score, luck = even(deals, random)
    gain = fmean(0.5 * (min(1.0, s + 0.5) - s + min(1.0, 1.5 - s) - (1 - s)) for s, _ in deals)
    if random.random() < (QUESTION.h1 - QUESTION.h0) / gain:
        score = min(1.0, score + 0.5)
    return score, luck


def length_and_answer(draw: Callable[[], Deal], takes_luck_out: bool) -> tuple[int, str]:
    """A whole test."""
    test, correction = SequentialTest(QUESTION), LuckCorrection()
    while test.answer == "open" and len(test.path) < MOST:
        score, luck = draw()
        test.add(correction.add(score, luck) if takes_luck_out else score)
    return len(test.path), test.answer


def show(deals: Sequence[Deal], tests: int) -> None:
    """Print what was found."""
    correction = LuckCorrection()
    for score, luck in deals:
        correction.add(score, luck)
    named = (
        ("luck", correction.luck),
        ("score as played", correction.scores),
        ("score without luck", correction.corrected),
    )
    for name, values in named:
        error = stdev(values) / sqrt(len(values))
        print(f"{name:20} {100 * fmean(values):6.1f} ± {200 * error:.1f} of 100")
    print(f"{len(deals)} deals, coefficient {correction.coefficient:.2f}", end="; ")
    print(f"the variance is {100 * correction.saved:.0f} of 100 smaller")
    for name, draw_from, wrong in (("50", even, "stronger"), ("55", stronger, "not_stronger")):
        for takes_luck_out in (False, True):
            found = [
                length_and_answer(partial(draw_from, deals, Random(seed)), takes_luck_out)
                for seed in range(tests)
            ]
            count = sum(answer == wrong for _, answer in found)
            length = fmean(length for length, _ in found)
            how = "without luck" if takes_luck_out else "as played"
            print(f"wins {name}: {how:12} {length:6.0f} deals, {count} of {tests} wrong")


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("challenger")
    parser.add_argument("opponent")
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--tests", type=int, default=200)
    asked = parser.parse_args()
    deals = list(played((asked.challenger, asked.opponent), asked.deals, asked.seed))
    show(deals, asked.tests)


if __name__ == "__main__":
    main()
