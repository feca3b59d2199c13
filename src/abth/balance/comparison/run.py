"""Running a comparison: plays pairs of deals until the question is answered, in an open folder."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Final

import msgspec

from abth.arena.planning.plan import Plan
from abth.arena.results_folder import Folder
from abth.arena.tournament import REPORT, RESULT, Hear, run
from abth.balance.comparison.comparison import Asked, Comparison
from abth.balance.comparison.comparison_result import ComparisonResult, result_of_comparison
from abth.content.digest import digest_of
from abth.words import ENGLISH, words_in

MOST_PAIRS: Final = 2000


def folder_of_comparison(path: Path, plan: Plan, asked: Asked) -> Folder:
    """The folder of a comparison; another question is refused there, as another plan is."""
    other = digest_of(plan.frame(1).box)
    return Folder(path, plan, {"other": other, "compare": asdict(asked)})


def run_comparison(
    plan: Plan,
    asked: Asked,
    folder: Folder,
    processes: int = 1,
    cluster: str | None = None,
    hear: Hear | None = None,
) -> None:
    """Play pairs until every question is answered or all are played."""
    run(plan, folder, processes, cluster, hear, enough=Comparison(plan, asked).take)


def compare(
    plan: Plan, asked: Asked, path: Path, processes: int = 1, hear: Hear | None = None
) -> ComparisonResult:
    """Run a whole comparison, or go on with one, and write what came of it."""
    plan.check()
    asked.check()
    with folder_of_comparison(path, plan, asked).open() as folder:
        run_comparison(plan, asked, folder, processes, hear=hear)
        return write_comparison(plan, asked, folder)


def write_comparison(
    plan: Plan, asked: Asked, folder: Folder, language: str = ENGLISH
) -> ComparisonResult:
    """Result and report of the pairs so far, the report in this language."""
    from abth.balance.comparison.report import page_of_comparison

    comparison = Comparison(plan, asked)
    comparison.take(folder.records)
    result = result_of_comparison(comparison)
    folder.write(RESULT, msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n")
    folder.write(REPORT, page_of_comparison(result, words_in(language)).encode())
    return result
