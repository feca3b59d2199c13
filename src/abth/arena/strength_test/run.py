"""Running a strength test: plays deals until the question is answered, in an open folder."""

from __future__ import annotations

from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from abth.arena.planning.plan import Plan
from abth.arena.planning.schedule import ChallengerDeals
from abth.arena.results_folder import Folder
from abth.arena.strength_test.deals_in_order import DealsInOrder
from abth.arena.strength_test.question import Question
from abth.arena.strength_test.strength_result import StrengthResult, result_of_test
from abth.arena.tournament import REPORT, RESULT, Hear, run
from abth.words import ENGLISH, words_in

MOST_GAMES: Final = 4000

plan_test = partial(Plan, schedule=ChallengerDeals)
"""The plan of a test: one challenger in every seat of each deal."""


def folder_of_test(path: Path, plan: Plan, question: Question) -> Folder:
    """The folder of a test; another question is refused there, as another plan is."""
    return Folder(path, plan, {"test": asdict(question)})


def run_test(
    plan: Plan,
    question: Question,
    folder: Folder,
    processes: int = 1,
    cluster: str | None = None,
    hear: Hear | None = None,
) -> None:
    """Play matches until the question is answered or all are played.

    The answer depends on the deals in their order alone, so any number of processes gives the same.
    """
    deals = DealsInOrder(question, plan.players, plan.luck)
    run(plan, folder, processes, cluster, hear, enough=deals.take)


def strength_test(
    plan: Plan, question: Question, path: Path, processes: int = 1, hear: Hear | None = None
) -> StrengthResult:
    """Run a whole test, or go on with one, and write what came of it."""
    plan.check()
    question.check()
    with folder_of_test(path, plan, question).open() as folder:
        run_test(plan, question, folder, processes, hear=hear)
        return write_test_results(plan, question, folder)


def write_test_results(
    plan: Plan, question: Question, folder: Folder, language: str = ENGLISH
) -> StrengthResult:
    """Result and report of the deals so far, the report in this language."""
    from abth.arena.report.strength_report import page_of_test

    deals = DealsInOrder(question, plan.players, plan.luck)
    deals.take(folder.records)
    result = result_of_test(plan, deals)
    folder.write(RESULT, msgspec.json.format(msgspec.json.encode(result), indent=1) + b"\n")
    folder.write(REPORT, page_of_test(result, words_in(language)).encode())
    return result
