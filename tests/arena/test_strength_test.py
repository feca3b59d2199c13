"""Strength tests: how often they are wrong, that seats are swapped, and that they can go on."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random

import msgspec
import pytest

from abth.arena.matches.match_record import Forfeit, MatchRecord
from abth.arena.matches.match_runner import MatchRunner, RunningMatch, play_match
from abth.arena.planning.plan import BadPlan, Plan
from abth.arena.report.strength_report import page_of_test
from abth.arena.results_folder import BadFolder
from abth.arena.strength_test.bootstrap import bootstrap_interval
from abth.arena.strength_test.deal_scores import challenger_share, deal_score
from abth.arena.strength_test.deals_in_order import DealsInOrder
from abth.arena.strength_test.evidence import PENTANOMIAL, evidence
from abth.arena.strength_test.question import Question, usual_question
from abth.arena.strength_test.run import (
    folder_of_test,
    plan_test,
    run_test,
    strength_test,
    write_test_results,
)
from abth.arena.strength_test.sequential_test import Answer, SequentialTest
from abth.arena.strength_test.strength_result import StrengthResult
from abth.rules.flow import play
from abth.words import LANGUAGES, words_in

HALF_OR_MORE = Question(0.5, 0.55)
EASY = Question(0.3, 0.7, 0.2)  # settled by a few deals
FIRST = "tests.arena.bots:First"


def simulated(shares: tuple[float, ...], question: Question, seed: int) -> SequentialTest:
    """A test of imagined deals whose scores come up with these shares."""
    test, random = SequentialTest(question), Random(seed)
    while test.answer == "open":
        test.add(random.choices(PENTANOMIAL, shares)[0])
    return test


@pytest.mark.slow
@pytest.mark.parametrize(
    ("shares", "wrong"),
    [
        ((0.20, 0.02, 0.56, 0.02, 0.20), "stronger"),  # a mean of 50
        ((0.40, 0.03, 0.14, 0.03, 0.40), "stronger"),  # the same, swinging more
        ((0.15, 0.02, 0.56, 0.02, 0.25), "not_stronger"),  # a mean of 55
        ((0.35, 0.03, 0.14, 0.03, 0.45), "not_stronger"),
    ],
)
def test_wrong_answers_are_as_rare_as_promised(shares: tuple[float, ...], wrong: Answer) -> None:
    """At the edge of either hypothesis, where it is hardest: 5 of 100, and chance on top."""
    answers = Counter(simulated(shares, HALF_OR_MORE, seed).answer for seed in range(120))

    assert answers[wrong] <= 13  # more than 13 of 120 would come up once in 200 such tests
    assert answers.total() == 120


def test_the_clearer_the_sooner() -> None:
    def games(shares: tuple[float, ...]) -> float:
        return sum(len(simulated(shares, HALF_OR_MORE, seed).path) for seed in range(10))

    close, clear = (0.10, 0.02, 0.56, 0.02, 0.30), (0.02, 0.02, 0.36, 0.02, 0.58)

    assert games(clear) < games(close)


def test_evidence_follows_the_deals() -> None:
    """Even deals speak against a stronger challenger, won ones for it, mirrored ones alike."""
    assert evidence({0.5: 20}, 0.5, 0.55) < 0 < evidence({1.0: 20}, 0.5, 0.55)
    mirrored = {0.0: 5, 0.25: 1, 0.5: 9, 0.75: 2, 1.0: 7}
    turned = {1 - score: count for score, count in mirrored.items()}
    assert evidence(mirrored, 0.45, 0.55) == pytest.approx(-evidence(turned, 0.45, 0.55), abs=0.01)


def test_evidence_of_two_outcomes_is_that_of_a_coin() -> None:
    """Where the distribution is known, the generalized ratio is the plain one."""
    from math import log

    coin = 30 * log(0.6 / 0.5) + 20 * log(0.4 / 0.5)

    assert evidence({1.0: 30, 0.0: 20}, 0.5, 0.6) == pytest.approx(coin, abs=1e-6)


def test_nothing_counts_after_the_answer() -> None:
    test = simulated((0, 0, 0, 0, 1), HALF_OR_MORE, 1)
    before = list(test.path)
    test.add(0.0)

    assert test.path == before
    assert 25 < len(before) < 40, "even a clean sweep needs so many deals"


def test_the_interval_is_the_same_each_time_and_holds_the_mean() -> None:
    counts = {0.0: 10, 0.5: 30, 1.0: 20}
    low, high = bootstrap_interval(counts, 3)

    assert (low, high) == bootstrap_interval(counts, 3)
    assert 0.45 < low < 35 / 60 < high < 0.7
    assert bootstrap_interval({}, 3) == (0.0, 1.0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_challenger_takes_every_seat_of_the_same_deal(players: int) -> None:
    plan = plan_test(2 * players, players, ("soldier", "recruit"), seed=5)
    deals = [range(players), range(players, 2 * players)]

    for deal in deals:
        assert [plan.seating(match).index(0) for match in deal] == list(range(players))
        assert all(sum(plan.seating(match)) == players - 1 for match in deal)
    for match in deals[0]:
        assert dealt(plan, match) == dealt(plan, 0), "the same deal from every seat"
    assert dealt(plan, players) != dealt(plan, 0), "another deal"


def dealt(plan: Plan, match: int) -> object:
    """What lies on the table when the first turn begins; everyone takes the first Sabaton left."""
    running = RunningMatch(MatchRunner(plan), match)
    game = running.game
    while not game.players[-1].hand:
        running.play_until_asked([None] * plan.players)
        if not game.players[-1].hand:
            play(game, game.options[0])
    hands = [list(player.hand) for player in game.players]
    return list(game.board), list(game.token_spaces), int(game.start), hands


def test_the_two_matches_of_a_pair_swap_the_bots_and_their_seeds() -> None:
    plan = plan_test(2, 2, ("soldier", "recruit"), seed=5)

    assert (plan.seating(0), plan.seating(1)) == ((0, 1), (1, 0))
    assert plan.draw.bot_seeds(0) == plan.draw.bot_seeds(1)[::-1]


def record_of(match: int, bots: list[int], places: list[int]) -> MatchRecord:
    return MatchRecord(match=match, bots=bots, end="played", places=places)


def test_a_deal_is_scored_by_what_the_challenger_won() -> None:
    won, shared = record_of(0, [0, 1], [1, 2]), record_of(1, [1, 0], [1, 1])

    assert deal_score([won, shared]) == 0.75
    assert deal_score([won, msgspec.structs.replace(shared, end="crashed")]) is None


@pytest.mark.parametrize(("seat", "share"), [(1, 0.0), (0, 0.5), (2, 0.5)])
def test_a_forfeit_is_a_loss_and_the_others_share_the_victory(seat: int, share: float) -> None:
    forfeit = Forfeit(seat=seat, why="raised", message="", decision=3)
    record = MatchRecord(match=0, bots=[1, 0, 1], end="forfeit", forfeit=forfeit)

    assert challenger_share(record) == share


def test_deals_count_in_their_order_whichever_ends_first() -> None:
    """The last deals come in first; nothing is decided until the first is there."""
    won = {
        match: record_of(match, [0, 1] if match % 2 == 0 else [1, 0],
                         [1, 2] if match % 2 == 0 else [2, 1])
        for match in range(20)
    }  # fmt: skip
    late, in_order = DealsInOrder(EASY, 2), DealsInOrder(EASY, 2)
    late.take({match: record for match, record in won.items() if match > 0})
    assert late.taken == 0
    late.take(won)
    for match in range(20):
        in_order.take({number: won[number] for number in range(match + 1)})

    assert late.is_settled
    assert (late.test.path, late.taken) == (in_order.test.path, in_order.taken)


def test_a_crashed_deal_is_left_out_and_forfeits_are_counted() -> None:
    forfeit = Forfeit(seat=1, why="raised", message="", decision=3)
    records = [
        msgspec.structs.replace(record_of(0, [0, 1], []), end="crashed"),
        record_of(1, [1, 0], [1, 2]),
        MatchRecord(match=2, bots=[0, 1], end="forfeit", forfeit=forfeit),
        record_of(3, [1, 0], [1, 2]),
    ]
    deals = DealsInOrder(HALF_OR_MORE, 2)
    deals.take(dict(enumerate(records)))

    assert (deals.taken, deals.crashed, deals.forfeits) == (2, 1, [0, 1])
    assert deals.test.counts == {0.5: 1}


# Whole tests


def played(plan: Plan, question: Question, path: Path, most: int = 1000) -> StrengthResult:
    """A test in this process, interrupted after so many matches."""
    with folder_of_test(path, plan, question).open() as folder:
        for match in islice(folder.missing, most):
            folder.add(play_match(plan, match))
        return write_test_results(plan, question, folder)


@pytest.mark.slow
def test_processes_make_no_difference_and_a_test_stops_by_itself(tmp_path: Path) -> None:
    plan = plan_test(200, 2, ("soldier", "recruit"), seed=2)
    one = strength_test(plan, EASY, tmp_path / "one", 1)
    two = strength_test(plan, EASY, tmp_path / "two", 2)

    assert one == two
    assert one.answer == "stronger"
    assert one.finished
    assert one.games < 60
    assert (tmp_path / "one" / "report.html").exists()


@pytest.mark.slow
def test_a_bot_is_not_stronger_than_itself(tmp_path: Path) -> None:
    plan = plan_test(100, 2, ("recruit", "recruit"), seed=3)

    assert strength_test(plan, Question(0.5, 0.8, 0.1), tmp_path, 1).answer == "not_stronger"


@pytest.mark.long
def test_a_captain_is_stronger_than_a_soldier(tmp_path: Path) -> None:
    plan = plan_test(100, 2, ("captain", "soldier"), seed=3)
    result = strength_test(plan, Question(0.5, 0.75), tmp_path, 2)

    assert result.answer == "stronger"
    assert result.games <= 30


@pytest.mark.slow
def test_an_interrupted_test_goes_on_to_the_same_answer(tmp_path: Path) -> None:
    plan = plan_test(8, 2, ("soldier", FIRST), seed=2)
    whole = played(plan, HALF_OR_MORE, tmp_path / "whole")
    part = played(plan, HALF_OR_MORE, tmp_path / "part", most=3)

    assert (part.deals, part.finished) == (1, False)
    assert played(plan, HALF_OR_MORE, tmp_path / "part") == whole
    assert (whole.answer, whole.finished, whole.deals) == ("open", True, 4)


def test_a_test_that_is_settled_plays_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    question = Question(0.1, 0.9, 0.4)
    plan = plan_test(8, 2, ("soldier", FIRST), seed=2)
    settled = played(plan, question, tmp_path, most=6)
    assert settled.answer == "stronger"

    monkeypatch.setattr("abth.arena.tournament.play_on_processes", lambda *_: 1 / 0)
    with folder_of_test(tmp_path, plan, question).open() as folder:
        run_test(plan, question, folder)
    with (
        folder_of_test(tmp_path, plan, question).open() as folder,
        pytest.raises(BadPlan, match="processes"),
    ):
        run_test(plan, question, folder, processes=0)


def test_another_question_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    """A question that changes after the matches are known proves nothing."""
    plan = plan_test(2, 2, ("soldier", FIRST))
    played(plan, HALF_OR_MORE, tmp_path)

    with pytest.raises(BadFolder, match="test"):
        played(plan, Question(0.5, 0.6), tmp_path)


@pytest.mark.parametrize("question", [Question(0.5, 0.5), Question(0, 0.5), Question(0.5, 1)])
def test_shares_that_cannot_be_told_apart_are_refused(question: Question) -> None:
    with pytest.raises(BadPlan, match="h1"):
        question.check()


def test_the_usual_question_is_about_the_fair_share() -> None:
    assert usual_question(4) == Question(0.25, 0.30)
    assert usual_question(2, 0.6, 0.7, 0.01) == Question(0.6, 0.7, 0.01)
    with pytest.raises(BadPlan, match="error"):
        Question(0.5, 0.6, 0.5).check()


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> StrengthResult:
    """Two deals, to write a report about."""
    plan = plan_test(4, 2, ("soldier", FIRST), seed=2)
    return played(plan, HALF_OR_MORE, tmp_path_factory.mktemp("short"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_speaks_every_language(language: str, short: StrengthResult) -> None:
    page = page_of_test(short, words_in(language))

    assert f'lang="{language}"' in page
    assert words_in(language).t("strength-won-both") in page
    assert "strength-" not in page, "every message is found"
    assert "abth arena --test soldier" in page


def test_the_report_of_several_players_lists_shares(tmp_path: Path) -> None:
    plan = plan_test(3, 3, ("soldier", FIRST), seed=2)
    result = msgspec.structs.replace(
        played(plan, usual_question(3), tmp_path), forfeits=[1, 0], answer="not_stronger"
    )
    page = page_of_test(result, words_in("en"))

    assert "soldier is not stronger" in page
    assert "1 of the challenger" in page
    assert "all 3 seats" in page
