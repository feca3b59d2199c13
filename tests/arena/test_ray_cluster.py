"""The same tournament on a Ray cluster."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from abth.arena.matches.ray_cluster import NoCluster
from abth.arena.statistics.tournament_result import Result
from abth.arena.tournament import arena, plan_tournament

PLAN = plan_tournament(4, 2, ("recruit", "tests.arena.bots:First"), seed=4)
CRASHER = "tests.arena.spoilers:Crasher"

# Ray's own code warns on its way in and out.
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def two_workers() -> Iterator[Any]:
    """A cluster of this machine with two workers."""
    ray: Any = pytest.importorskip("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    yield ray
    ray.shutdown()


def timeless(result: Result) -> object:
    """The result without what the clock says."""
    data = msgspec.to_builtins(result)
    for bot in data["bots"]:
        del bot["ms_per_decision"]
    return data


@pytest.mark.long
def test_a_cluster_makes_no_difference(two_workers: Any, tmp_path: Path) -> None:
    """The same matches as on processes."""
    here = arena(PLAN, tmp_path / "here", 1)
    there = arena(PLAN, tmp_path / "there", cluster="auto")

    assert timeless(there) == timeless(here)
    assert two_workers.cluster_resources()["CPU"] == 2


@pytest.mark.long
def test_a_dead_worker_of_the_cluster_loses_its_match_only(
    two_workers: Any, tmp_path: Path
) -> None:
    """And a bot that cheats forfeits there as it does here."""
    bots = ("recruit", "tests.arena.spoilers:Cheat", CRASHER)
    result = arena(plan_tournament(6, 2, bots), tmp_path, cluster="auto")

    assert result.finished
    assert {crash.message for crash in result.crashes} <= {
        "the cluster lost the match: WorkerCrashedError"
    }
    assert len(result.crashes) >= 2
    assert {forfeit.bot for forfeit in result.forfeits} == {bots[1]}
    assert (tmp_path / result.forfeits[0].log).exists() if result.forfeits[0].log else False


def test_without_ray_one_line_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(NoCluster, match=r"pip install 'abth\[cluster\]'"):
        arena(PLAN, tmp_path, cluster="local")
