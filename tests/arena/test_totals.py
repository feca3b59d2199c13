"""What matches add up to, in whatever order they come."""

from __future__ import annotations

from abth.arena.matches.battle_counts import BattleCounts
from abth.arena.matches.match_runner import play_match
from abth.arena.planning.plan import Plan
from abth.arena.totals import Scores, Totals

PLAN = Plan(5, 3, ("recruit", "tests.arena.bots:First"), seed=2)


def test_the_order_of_the_matches_makes_no_difference() -> None:
    records = [play_match(PLAN, match).record for match in range(5)]
    forward, backward = Totals(PLAN), Totals(PLAN)
    for record in records:
        forward.add(record)
    for record in reversed(records):
        backward.add(record)

    assert backward == forward
    assert backward.digest == forward.digest


def test_the_digest_of_some_matches_is_that_of_a_shorter_plan() -> None:
    shorter = Totals(Plan(2, 3, PLAN.bots, seed=2))
    part = Totals(PLAN)
    for match in (1, 0):
        record = play_match(PLAN, match).record
        part.add(record)
        shorter.add(record)

    assert part.digest == shorter.digest


def test_scores_add_up() -> None:
    scores = Scores()
    for total in (7, 3, 5):
        scores.add(total)

    assert scores.to_json() == {"mean": 5.0, "min": 3, "max": 7}


def test_battles_are_counted_by_opponent_and_ending() -> None:
    counts = BattleCounts()
    counts.add([(1, 2, 0, 0), (1, 3, 1, 2), (2, 1, 1, 1), (2, 1, 1, 1)])

    assert (counts.board, counts.players) == ([1, 0, 0], [0, 2, 1])
