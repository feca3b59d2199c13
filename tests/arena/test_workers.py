"""Workers: batches of matches, and what happens when a process dies."""

from __future__ import annotations

from pathlib import Path

import pytest

from abth.arena.matches.workers import (
    BATCH_SECONDS,
    MatchQueue,
    Worker,
    play_here,
    play_on_processes,
)
from abth.arena.planning.plan import Plan
from abth.arena.simulation import BotFailed, simulate

CRASHER = "tests.arena.spoilers:Crasher"


def test_matches_come_in_their_order_without_processes() -> None:
    plan = Plan(3, 2, ("recruit",), seed=1)

    assert [played.record.match for played in play_here(plan, [2, 0, 1])] == [2, 0, 1]


@pytest.mark.slow
@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_every_match_is_played_once(method: str) -> None:
    plan = Plan(90, 2, ("recruit",), seed=1)

    played = [p.record.match for p in play_on_processes(plan, range(7, 90), 2, method)]

    assert sorted(played) == list(range(7, 90))


def test_matches_that_were_not_played_come_first_again() -> None:
    queue = MatchQueue(range(10, 10**12))
    first = queue.take(4)
    queue.put_back(first[1:])

    assert first == [10, 11, 12, 13]
    assert queue.take(2) == [11, 12]
    assert queue.take(2) == [13, 14]
    assert queue.length == 10**12 - 15


@pytest.mark.slow
def test_a_batch_whose_worker_died_is_played_again(tmp_path: Path) -> None:
    """No match is lost, and none is counted twice."""
    plan = Plan(60, 2, ("recruit", f"{CRASHER}:once={tmp_path / 'flag'}"), seed=3)

    with_a_death = simulate(plan, 2)
    assert (tmp_path / "flag").exists()
    without = simulate(plan)

    assert with_a_death.totals == without.totals
    assert with_a_death.totals.digest == without.totals.digest


@pytest.mark.slow
def test_a_bot_that_takes_its_process_down_ends_a_simulation() -> None:
    with pytest.raises(
        BotFailed, match=rf"match \d+ crashed: the process ended with code 7 while {CRASHER}"
    ):
        simulate(Plan(4, 2, ("recruit", CRASHER)), 2)


@pytest.mark.parametrize(
    ("seconds", "size"),
    [(0.0, 8), (BATCH_SECONDS, 4), (BATCH_SECONDS * 3, 2)],
)
def test_quick_batches_grow_and_slow_ones_shrink(
    seconds: float, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = object.__new__(Worker)
    worker.batch, worker.size, worker.given = [1, 2, 3, 4], 4, 100.0
    monkeypatch.setattr("abth.arena.matches.workers.time.monotonic", lambda: 100.0 + seconds)

    worker.end_batch()

    assert (worker.size, worker.batch) == (size, [])
