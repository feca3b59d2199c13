"""Two boxes on the same deals: a strong change is found, none is found where there is none."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from math import sqrt
from pathlib import Path
from statistics import mean

import pytest

from abth.arena.matches.match_record import MatchRecord
from abth.arena.matches.match_runner import MatchRunner
from abth.arena.planning.plan import Plan
from abth.balance.comparison.comparison import Answer, Asked, Comparison, SameBox, plan_comparison
from abth.balance.comparison.comparison_result import Shift, result_of_comparison
from abth.balance.comparison.confidence import FEWEST, radius
from abth.balance.comparison.measures import COUNTERS
from abth.balance.comparison.paired_rates import PairedRate
from abth.balance.comparison.report import MOST_PLOTTED, moved_most, page_of_comparison
from abth.balance.content_folder import write_folder
from abth.content import load_box
from abth.content.editing import UNITS, UnitNumbers, edited_texts, texts_of
from abth.rules.terms import BASE
from abth.words import LANGUAGES, words_in

BOX = load_box()


def changed_box(folder: Path, card: str, **numbers: int) -> Path:
    """The box with other numbers of one card."""
    unit = next(unit for unit in BOX.units if unit.id == card)
    changed = replace(UnitNumbers.of(unit), **numbers)
    write_folder(edited_texts(texts_of(), [(card, changed)]), folder)
    return folder


def plan_against(folder: Path, pairs: int = 50, players: int = 2) -> Plan:
    return plan_comparison(games=2 * pairs, players=players, bots=("recruit",), other=folder)


def played(plan: Plan) -> Iterator[MatchRecord]:
    runner = MatchRunner(plan)
    return (runner.play(match).record for match in range(plan.matches))


def run(plan: Plan, asked: Asked | None = None) -> Comparison:
    comparison, records = Comparison(plan, asked or Asked()), {}
    for record in played(plan):
        records[record.match] = record
        if comparison.take(records):
            break
    return comparison


@pytest.mark.slow
def test_a_strong_change_is_found_and_the_comparison_stops(tmp_path: Path) -> None:
    """Archers that shoot like an army win their battles."""
    comparison = run(plan_against(changed_box(tmp_path / "b", "archers", long=9, medium=9)))
    result = result_of_comparison(comparison)

    shift = result.shifts[0]
    assert (shift.kind, shift.key, shift.answer) == ("fielded", "archers", "more")
    assert shift.interval is not None
    assert 0 < shift.interval[0] < (shift.difference or 0) < shift.interval[1]
    assert result.settled
    assert FEWEST <= result.pairs <= 50
    for language in LANGUAGES:
        page = page_of_comparison(result, words_in(language))
        assert "compare-" not in page
        assert "Archers" in page


@pytest.mark.slow
def test_cards_in_another_order_are_no_change(tmp_path: Path) -> None:
    """The box has another digest and every draw is another one, yet it plays alike."""
    texts = texts_of()
    head, *units = texts[UNITS].split("[[unit]]")
    write_folder(texts | {UNITS: "[[unit]]".join([head, *reversed(units)])}, tmp_path / "b")

    comparison = run(plan_against(tmp_path / "b"), Asked(margin=0.001))

    assert comparison.pairs == 50
    assert not comparison.changes.numbers
    assert {comparison.answer(measure) for measure in comparison.measures} == {"open"}
    assert any(comparison.rates[m].difference for m in comparison.measures)  # there is noise


def test_pairs_count_in_their_order_whoever_plays_them_first(tmp_path: Path) -> None:
    plan = plan_against(changed_box(tmp_path / "b", "archers", long=9), pairs=4)
    records = list(played(plan))
    forward, backward = Comparison(plan, Asked()), Comparison(plan, Asked())
    forward.take({record.match: record for record in records})
    so_far: dict[int, MatchRecord] = {}
    for record in reversed(records):
        so_far[record.match] = record
        backward.take(so_far)

    assert result_of_comparison(forward) == result_of_comparison(backward)
    assert forward.pairs == 4


def test_both_matches_of_a_pair_begin_alike(tmp_path: Path) -> None:
    """The same deal, bots and seats: without a change that matters they are the same match."""
    plan = plan_against(changed_box(tmp_path / "b", "joan-of-arc", relaunch=3), pairs=3)
    records = list(played(plan))

    for before, after in zip(records[::2], records[1::2], strict=True):
        assert before.start == after.start
        assert before.bots == after.bots
    assert any(
        before.digest == after.digest
        for before, after in zip(records[::2], records[1::2], strict=True)
    )


def test_win_and_pick_rates_of_every_card_are_compared(tmp_path: Path) -> None:
    """The changed card first, then those of its Era; Base Units are never picked."""
    plan = plan_against(changed_box(tmp_path / "b", "turtle-ship", long=9))
    measures = Comparison(plan, Asked()).measures

    assert [m.kind for m in measures if m.is_main] == ["fielded", "picked", "owners"]
    for kind, cards in (
        ("fielded", [unit.id for unit in BOX.units]),
        ("picked", [unit.id for unit in BOX.units if unit.rank != BASE]),
    ):
        found = [measure.key for measure in measures if measure.kind == kind]
        assert sorted(found) == sorted(cards)
        eras = [next(unit.era for unit in BOX.units if unit.id == card) for card in found]
        era_iii = eras.count(3)
        assert eras[:era_iii] == [3] * era_iii


def test_a_box_is_not_compared_with_itself(tmp_path: Path) -> None:
    write_folder(texts_of(), tmp_path / "b")

    with pytest.raises(SameBox, match="nothing to compare"):
        Comparison(plan_against(tmp_path / "b"), Asked())


def test_a_spoilt_pair_is_left_out(tmp_path: Path) -> None:
    plan = plan_against(changed_box(tmp_path / "b", "archers", long=9), pairs=1)
    comparison = Comparison(plan, Asked())
    one, other = played(plan)

    comparison.count(one, MatchRecord(match=1, bots=other.bots, end="crashed"))
    comparison.count(one, other)

    assert (comparison.pairs, comparison.spoilt) == (1, 1)


def test_every_measure_counts_no_more_hits_than_chances(tmp_path: Path) -> None:
    """But for cards that a Link brings along from the next Era, and tokens kept from before."""
    plan = plan_against(changed_box(tmp_path / "b", "turtle-ship", long=9), pairs=2, players=3)
    comparison = Comparison(plan, Asked())

    kinds = {measure.kind for measure in comparison.measures}
    for record in played(plan):
        for measure in comparison.measures:
            counted = COUNTERS[measure.kind](record, comparison.numbers[0], measure.key)
            assert counted[0] >= 0
            if measure.kind not in ("picked", "used"):
                assert counted[0] <= counted[1], measure
    assert kinds == {"fielded", "picked", "owners", "order", "era", "attackers", "challenges"}


# The statistics alone


def pair(
    rng: random.Random, one: float, other: float, offered: float
) -> tuple[tuple[int, int], ...]:
    """Hits and chances of one pair; the two matches share part of their luck."""
    chances, luck = [0, 0], rng.random()
    hits = [0, 0]
    for _ in range(3):
        if rng.random() < offered:
            for box, rate in enumerate((one, other)):
                chances[box] += 1
                own = luck if rng.random() < 0.5 else rng.random()
                hits[box] += own < rate
    return (hits[0], chances[0]), (hits[1], chances[1])


def ever_clear(rng: random.Random, one: float, other: float, offered: float, pairs: int) -> str:
    """What a comparison says that looks after every tenth pair and stops at the first answer."""
    rate = PairedRate()
    for number in range(pairs):
        rate.add(*pair(rng, one, other, offered))
        interval = rate.interval(0.05) if number % 10 == 9 else None
        if interval is not None and (interval[0] > 0 or interval[1] < 0):
            return "more" if interval[0] > 0 else "less"
    return "open"


def test_the_spread_is_that_of_the_differences() -> None:
    """With one chance in every match it is the standard deviation of hits minus hits."""
    rng, rate = random.Random(3), PairedRate()
    differences = []
    for _ in range(4000):
        before, after = rng.random() < 0.4, rng.random() < 0.5
        rate.add((before, 1), (after, 1))
        differences.append(after - before)

    middle = mean(differences)
    assert rate.difference == pytest.approx(middle)
    spread = sqrt(mean([(difference - middle) ** 2 for difference in differences]))
    assert rate.spread() == pytest.approx(spread, rel=0.01)


def test_more_pairs_and_larger_errors_make_narrower_intervals() -> None:
    assert radius(1, 400, 0.05) < radius(1, 100, 0.05)
    assert radius(1, 400, 0.2) < radius(1, 400, 0.05)
    assert radius(1, 400, 0.05) > 1.96 / 20  # wider than an interval that is looked at once


def test_what_was_never_seen_is_not_certain() -> None:
    rate = PairedRate()
    for _ in range(FEWEST):
        rate.add((0, 1), (0, 1))

    low, high = rate.interval(0.05) or (0, 0)
    assert low < -0.05
    assert high > 0.05
    assert PairedRate().interval(0.05) is None


@pytest.mark.long
@pytest.mark.parametrize(("rate", "offered"), [(0.5, 0.9), (0.1, 0.9), (0.4, 0.1)])
def test_without_a_change_few_comparisons_ever_claim_one(rate: float, offered: float) -> None:
    """At most 5 of 100, although each looks a hundred times; 3 standard errors are allowed."""
    rng, runs = random.Random(8), 300
    wrong = sum(ever_clear(rng, rate, rate, offered, 1000) != "open" for _ in range(runs))

    assert wrong / runs <= 0.05 + 3 * sqrt(0.05 * 0.95 / runs)


@pytest.mark.slow
def test_a_change_is_found_in_its_direction() -> None:
    rng = random.Random(9)
    found = [ever_clear(rng, 0.4, 0.55, 0.9, 600) for _ in range(30)]

    assert found.count("more") >= 28
    assert "less" not in found


def shift(number: int, difference: float, answer: Answer = "open") -> Shift:
    return Shift(
        kind="picked", key=str(number), name=f"card {number}", main=False, before=0.5,
        after=0.5 + difference, difference=difference, interval=(-0.5, 0.5), answer=answer,
        chances=[100, 100],
    )  # fmt: skip


def test_a_plot_of_many_rates_shows_those_that_moved_the_most() -> None:
    """What clearly moved comes before a larger guess; the order stays."""
    found = [shift(n, n / 1000, "more" if n == 1 else "open") for n in range(80)]

    shown = [int(it.key) for it in moved_most(found)]

    assert shown == [1, *range(80 - MOST_PLOTTED + 1, 80)]
    assert moved_most(found[:5]) == found[:5]
