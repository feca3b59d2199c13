"""Luck in matches of the arena, and strength tests without it: no bias, and fewer matches."""

from __future__ import annotations

from functools import cache
from math import isfinite
from random import Random

import pytest

from abth.arena.matches.match_luck import LuckMeter
from abth.arena.matches.match_record import MatchRecord
from abth.arena.matches.match_runner import play_match
from abth.arena.planning.plan import Plan, frame_of
from abth.arena.report.strength_report import page_of_test
from abth.arena.strength_test.deal_scores import deal_luck
from abth.arena.strength_test.deals_in_order import DealsInOrder
from abth.arena.strength_test.evidence import evidence
from abth.arena.strength_test.luck_correction import FIRST_GUESS, LuckCorrection
from abth.arena.strength_test.question import Question
from abth.arena.strength_test.run import folder_of_test, plan_test, write_test_results
from abth.arena.strength_test.sequential_test import SequentialTest
from abth.arena.strength_test.strength_result import StrengthResult
from abth.rules import moments
from abth.rules.chance import outcomes
from abth.rules.flow import new_game_in, play
from abth.rules.game import Frame
from abth.rules.playout import Dice
from abth.rules.terms import CHANCE, OVER
from abth.words import LANGUAGES, words_in

HALF_OR_MORE = Question(0.5, 0.55)
BOTS = ("recruit", "tests.arena.bots:First")


@cache
def frame() -> Frame:
    return frame_of(None, "default", None, ())


def random_numbers(players: int, seed: int) -> list[int]:
    """A match of players who decide at random."""
    game, dice, numbers = new_game_in(frame(), players), Dice(seed), list[int]()
    while game.to_act != OVER:
        possible = [number for number, _ in outcomes(game)] or list(game.options)
        numbers.append(int(possible[int(dice.below(len(possible)))]))
        play(game, numbers[-1])
    return numbers


@pytest.mark.parametrize("moment", [moments.ROLL_RISKY, moments.DRAW_CARD])
def test_luck_cancels_out_over_what_could_have_come_up(moment: int) -> None:
    """So its expected value is 0, whatever the net thinks: DICE-6, and so for each draw."""
    game, meter = new_game_in(frame(), 2), LuckMeter(frame())
    for number in random_numbers(2, seed=3):
        if game.moment == moment and len(outcomes(game)) > 1:
            lucks = {number: meter.change(game, number, seed=9) for number, _ in outcomes(game)}
            if any(abs(luck[0]) > 0.001 for luck in lucks.values()):
                break
        play(game, number)

    assert game.to_act == CHANCE, "an event that matters"
    assert all(sum(luck) == pytest.approx(0) for luck in lucks.values())
    for seat in (0, 1):
        assert sum(weight * lucks[n][seat] for n, weight in outcomes(game)) == pytest.approx(0)


@pytest.mark.slow
def test_the_luck_of_a_match_is_the_sum_of_its_events() -> None:
    """What happened before the first turn does not count: it is the same for both bots."""
    numbers, meter = random_numbers(2, seed=4), LuckMeter(frame())
    game, told, place = new_game_in(frame(), 2), [0.0, 0.0], 0
    while game.moment != moments.PREPARE:
        play(game, numbers[place])
        place += 1
    assert meter.luck(2, numbers[:place]) == [0, 0]
    for later in range(place, len(numbers)):
        if game.to_act == CHANCE:
            change = meter.change(game, numbers[later], later)
            told = [sum(pair) for pair in zip(told, change, strict=True)]
        play(game, numbers[later])

    assert meter.luck(2, numbers) == pytest.approx(told, abs=1e-5)
    assert sum(told) == pytest.approx(0, abs=1e-5)
    assert abs(told[0]) > 0.01


@pytest.mark.slow
@pytest.mark.parametrize(("bot", "end"), [("recruit", "played"), ("Cheat", "forfeit")])
def test_luck_is_recorded_if_the_plan_says_so(bot: str, end: str) -> None:
    name = bot if bot == "recruit" else f"tests.arena.bots:{bot}"
    with_luck, without = (
        play_match(Plan(1, 2, ("recruit", name), seed=2, luck=luck), 0).record
        for luck in (True, False)
    )

    assert with_luck.end == end
    assert len(with_luck.luck) == 2
    assert without.luck == []
    assert with_luck.digest == without.digest, "the match itself is the same"


def test_the_luck_of_a_deal_is_that_of_the_challenger() -> None:
    records = [
        MatchRecord(match=0, bots=[0, 1], end="played", luck=[0.25, -0.25]),
        MatchRecord(match=1, bots=[1, 0], end="played", luck=[0.5, -0.5]),
    ]

    assert deal_luck(records) == -0.125


# The correction


def corrected(deals: list[tuple[float, float]]) -> LuckCorrection:
    correction = LuckCorrection()
    for score, luck in deals:
        correction.add(score, luck)
    return correction


def simulated_deals(count: int, seed: int) -> list[tuple[float, float]]:
    """Pairs of matches that luck decides half; their mean is 50."""
    random, deals = Random(seed), []
    for _ in range(count):
        luck, other = random.gauss(0, 0.3), random.gauss(0, 0.3)
        deals.append((1.0 if luck + other > 0.25 else 0.0 if luck + other < -0.25 else 0.5, luck))
    return deals


def test_the_coefficient_does_not_know_the_deal_that_it_corrects() -> None:
    """So luck of opposite sign changes a deal by opposite amounts, and the mean stays."""
    before = simulated_deals(30, seed=1)
    lucky, unlucky = corrected([*before, (0.5, 0.4)]), corrected([*before, (0.5, -0.4)])

    assert lucky.corrected[:-1] == unlucky.corrected[:-1]
    assert lucky.corrected[-1] < 0.5 < unlucky.corrected[-1]
    assert lucky.corrected[-1] + unlucky.corrected[-1] == pytest.approx(1, abs=0.011)


def test_the_coefficient_begins_with_a_guess_and_learns() -> None:
    first = corrected([(1.0, 0.5)])
    assert first.corrected == [pytest.approx(1 - FIRST_GUESS / 2, abs=0.006)]
    useless = corrected([(score, 0.3 * (-1) ** place) for place, score in enumerate([0.5] * 400)])
    assert useless.coefficient < 0.05, "luck that explains nothing is soon left alone"
    assert LuckCorrection().coefficient == FIRST_GUESS
    assert corrected([(0.5, 0.0)]).coefficient == FIRST_GUESS


def test_the_mean_stays_and_the_spread_shrinks() -> None:
    found = corrected(simulated_deals(4000, seed=2))
    mean = sum(found.corrected) / 4000

    assert mean == pytest.approx(0.5, abs=0.02)
    assert 0.3 < found.saved < 0.6
    assert LuckCorrection().saved == 0


@pytest.mark.slow
def test_tests_without_luck_end_sooner_and_are_as_rarely_wrong() -> None:
    """An even challenger, where it is hardest: 5 of 100 wrong, and chance on top."""
    used, wrong = {True: 0, False: 0}, {True: 0, False: 0}
    for seed in range(60):
        for takes_luck_out in (True, False):
            test, correction = SequentialTest(HALF_OR_MORE), LuckCorrection()
            for score, luck in simulated_deals(2500, seed):
                value = correction.add(score, luck) if takes_luck_out else score
                test.add(value)
                if test.answer != "open":
                    break
            used[takes_luck_out] += len(test.path)
            wrong[takes_luck_out] += test.answer == "stronger"

    assert used[True] < 0.8 * used[False]
    assert max(wrong.values()) <= 9  # more than 9 of 60 would come up once in 1,000 such tests


def test_scores_without_luck_may_lie_beyond_0_and_1() -> None:
    counts = {-0.2: 3, 0.1: 4, 0.6: 10, 1.3: 12}
    found = evidence(counts, 0.5, 0.55)

    assert isfinite(found)
    assert found > 0 > evidence({1 - score: count for score, count in counts.items()}, 0.5, 0.55)


def test_deals_count_without_their_luck() -> None:
    lucky = MatchRecord(match=0, bots=[0, 1], end="played", places=[1, 2], luck=[0.4, -0.4])
    even = MatchRecord(match=1, bots=[1, 0], end="played", places=[1, 2], luck=[0.0, 0.0])
    deals = DealsInOrder(HALF_OR_MORE, 2, without_luck=True)
    deals.take({0: lucky, 1: even})

    assert deals.outcomes == {0.5: 1}
    assert list(deals.test.counts) == [pytest.approx(0.5 - FIRST_GUESS * 0.2, abs=0.006)]


@pytest.fixture(scope="module")
def without_luck(tmp_path_factory: pytest.TempPathFactory) -> StrengthResult:
    """What a short test found, with the luck of its matches."""
    plan = plan_test(2, 2, BOTS, seed=2, luck=True)
    with folder_of_test(tmp_path_factory.mktemp("luck"), plan, HALF_OR_MORE).open() as folder:
        for match in folder.missing:
            folder.add(play_match(plan, match))
        return write_test_results(plan, HALF_OR_MORE, folder)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_tells_what_luck_saved(language: str, without_luck: StrengthResult) -> None:
    page = page_of_test(without_luck, words_in(language))

    assert words_in(language).t("strength-tile-luck") in page
    assert "--without-luck" in page
    assert "strength-" not in page, "every message is found"
