"""Matches on a Ray cluster: the same work as on processes, each match a task.

Needs the extra `cluster`, here and, with the same version of abth, on every machine of the cluster.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from importlib import import_module
from itertools import islice
from typing import Any, Final

from abth.arena.matches.match_record import ENCODER, PLAYED_DECODER, Played
from abth.arena.matches.match_runner import play_match
from abth.arena.matches.workers import TRIES, crashed
from abth.arena.planning.plan import Plan
from abth.words.complaints import Complaint

LOCAL: Final = "local"
AHEAD: Final = 4  # tasks for each processor that are under way at once


class NoCluster(Complaint):
    """No Ray here, or no cluster there; one line."""


def play_remotely(plan: Plan, match: int, path: list[str]) -> bytes:
    """One match, in a process of the cluster that can import what this one can."""
    sys.path.extend(folder for folder in path if folder not in sys.path)
    return ENCODER.encode(play_match(plan, match))


def play_on_cluster(plan: Plan, matches: Iterable[int], address: str) -> Iterator[Played]:
    """Every match as it ends, in any order; Ray plays the match of a dead worker once more."""
    # Ray says on standard output that a worker has died; that is where our answer goes.
    with redirect_stdout(sys.stderr), connected(address) as ray:
        task = ray.remote(max_retries=TRIES - 1, num_cpus=1)(play_remotely)
        stored = ray.put(plan)
        path = [os.path.abspath(folder) for folder in sys.path]
        waiting = iter(matches)
        running: dict[Any, int] = {}
        while True:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(running)
            for match in islice(waiting, max(0, room)):
                running[task.remote(stored, match, path)] = match
            if not running:
                return
            done, _ = ray.wait(list(running), num_returns=1)
            for reference in done:
                yield outcome(ray, plan, running.pop(reference), reference)


def outcome(ray: Any, plan: Plan, match: int, reference: Any) -> Played:
    """What came of a task."""
    try:
        return PLAYED_DECODER.decode(ray.get(reference))
    except ray.exceptions.RayTaskError as error:
        reason = str(error).strip().splitlines()[-1]
        raise NoCluster("cluster", "cli-cluster-cannot-play", detail=reason) from error
    except ray.exceptions.RayError as error:  # the worker, or its whole machine, is gone
        return crashed(plan, match, "cli-crash-cluster", error=type(error).__name__)


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """Ray, connected; a connection that was there before stays."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray: Any = import_module("ray")
    except ImportError:
        command = "pip install 'abth[cluster]'"
        raise NoCluster("cluster", "cli-cluster-no-ray", command=command) from None
    if ray.is_initialized():
        yield ray
        return
    options: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    if address == LOCAL:
        options |= {"address": "local", "include_dashboard": False}
    else:
        options |= {"address": address}
    try:
        ray.init(**options)
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        reason = str(error).strip().partition("\n")[0]
        raise NoCluster(f"cluster {address}", "cli-cluster-unreachable", detail=reason) from error
    try:
        yield ray
    finally:
        ray.shutdown()
