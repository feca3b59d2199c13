"""Running a tournament: from the plan to a folder full of results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec

from abth.arena.matches.match_record import MatchRecord, Played
from abth.arena.matches.ray_cluster import play_on_cluster
from abth.arena.matches.workers import play_on_processes
from abth.arena.planning.plan import BadPlan, Plan
from abth.arena.planning.schedule import DuplicateDeals
from abth.arena.results_folder import Folder
from abth.arena.statistics.bot_statistics import result_of
from abth.arena.statistics.tournament_result import Result
from abth.words import ENGLISH, words_in

RESULT: Final = "result.json"
PARQUET: Final = "matches.parquet"
REPORT: Final = "report.html"

Hear = Callable[[MatchRecord], None]
"""Is told of every match as it ends."""

Enough = Callable[[Mapping[int, MatchRecord]], bool]
"""Is shown the matches so far, by their numbers; says whether no more are needed."""

plan_tournament = partial(Plan, schedule=DuplicateDeals, statistics=True)
"""The plan of a tournament: fair matches, and all that the report needs."""


def run(
    plan: Plan,
    folder: Folder,
    processes: int = 1,
    cluster: str | None = None,
    hear: Hear | None = None,
    enough: Enough | None = None,
) -> None:
    """Play the matches that are missing in an open folder, or until there are enough."""
    if processes < 1:
        raise BadPlan("processes", "error-at-least", least=1)
    missing = folder.missing
    if not missing or (enough is not None and enough(folder.records)):
        return
    matches: Iterator[Played]
    if cluster is None:
        matches = play_on_processes(plan, missing, processes)
    else:
        matches = play_on_cluster(plan, missing, cluster)
    for played in matches:
        record = folder.add(played)
        if hear is not None:
            hear(record)
        if enough is not None and enough(folder.records):
            return


def arena(
    plan: Plan,
    path: Path,
    processes: int = 1,
    cluster: str | None = None,
    hear: Hear | None = None,
) -> Result:
    """Play a whole tournament, or go on with one, and write what came of it."""
    plan.check()
    with Folder(path, plan).open() as folder:
        run(plan, folder, processes, cluster, hear)
        return write_results(plan, folder)


def write_results(plan: Plan, folder: Folder, language: str = ENGLISH) -> Result:
    """Result, table and report of the matches so far, the report in this language."""
    records = folder.in_order()
    result = result_of(plan, records)
    folder.write(RESULT, msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n")
    if find_spec("pyarrow") is not None:
        from abth.arena.report.parquet_table import table_of

        folder.write(PARQUET, table_of(plan, records))
    from abth.arena.report.html_report import page_of

    folder.write(REPORT, page_of(result, words_in(language)).encode())
    return result


def lacks_extras() -> list[str]:
    """What was not made for want of the extra `report`."""
    lacking = []
    if find_spec("pyarrow") is None:
        lacking.append(PARQUET)
    if find_spec("matplotlib") is None:
        lacking.append(REPORT)  # its plots
    return lacking
