"""Plans that make no sense are refused before anything is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from abth.arena.matches.match_runner import play_match
from abth.arena.planning.plan import BadPlan, Plan
from abth.arena.tournament import plan_tournament
from abth.bots.others import UnknownBot
from abth.content.fields import BadContent
from abth.rules.rulings import UnknownRuling

FOUR = ("recruit", "soldier", "tests.arena.bots:First", "tests.arena.bots:First:last=yes")


@pytest.mark.parametrize(
    ("plan", "complaint"),
    [
        (Plan(0, 2, FOUR), "games: must be at least 1"),
        (Plan(10**30, 2, FOUR), "games: must be at most 1,000,000,000,000,000"),
        (Plan(1, 6, FOUR), "players: a match has 2 to 5"),
        (Plan(1, 2, ()), "bots: write names"),
        (Plan(1, 2, ("recruit", "")), "bots: write names"),
        (Plan(1, 2, FOUR, limit=0), "limit: the limit"),
        (Plan(1, 2, FOUR, limit=float("nan")), "limit: the limit"),
        (plan_tournament(1, 2, ("recruit", "recruit")), "bots: “recruit” is named twice"),
        (plan_tournament(1, 2, tuple(f"b{n}" for n in range(17))), "bots: at most 16"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(plan: Plan, complaint: str) -> None:
    """ROUND-10: 2 to 5 players."""
    with pytest.raises(BadPlan, match=complaint):
        plan.check()


def test_a_simulation_may_name_a_bot_twice() -> None:
    Plan(1, 2, ("recruit", "recruit")).check()


def test_what_the_plan_names_must_exist() -> None:
    with pytest.raises(UnknownBot, match="marshal"):
        Plan(1, 2, ("marshal", "recruit")).check()
    with pytest.raises(UnknownBot, match="ms"):
        Plan(1, 2, ("general:ms=-5", "recruit")).check()
    with pytest.raises(UnknownRuling):
        Plan(1, 2, FOUR, rounds=7).check()
    with pytest.raises(UnknownRuling):
        Plan(1, 2, FOUR, edition="se").check()
    with pytest.raises(BadContent):
        Plan(1, 2, FOUR, content=Path("nowhere")).check()


@pytest.mark.parametrize(("counts", "end"), [(True, "played"), (False, "forfeit")])
def test_budgets_count_processor_time_if_the_plan_says_so(counts: bool, end: str) -> None:
    plan = Plan(1, 2, ("tests.arena.bots:Timed",), processor_time=counts)
    plan.check()

    assert play_match(plan, 0).record.end == end


def test_a_bot_that_cannot_count_processor_time_is_refused() -> None:
    with pytest.raises(
        BadPlan, match=r"processor-time: .*Impatient:ms=5” counts only the time that"
    ):
        Plan(1, 2, ("tests.arena.bots:Impatient:ms=5",), processor_time=True).check()


def test_thinking_times_are_processor_time_if_the_plan_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A machine on which nothing is computed: the processor's clock stands still."""
    monkeypatch.setattr("time.thread_time", lambda: 7.0)
    record = play_match(plan_tournament(1, 2, FOUR[2:], processor_time=True), 0).record

    assert record.seconds == [0.0, 0.0]
