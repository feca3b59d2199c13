"""`abth arena --test A B`: whether one bot is stronger than another, for people and as JSON."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from abth.cli.shared.language import t, words

if TYPE_CHECKING:
    from abth.arena.planning.plan import Plan
    from abth.arena.results_folder import Folder
    from abth.arena.strength_test.question import Question
    from abth.arena.strength_test.strength_result import StrengthResult


def question_of(players: int, h0: float | None, h1: float | None, error: float | None) -> Question:
    """The question that the options ask; they are numbers of 100."""
    from abth.arena.strength_test.question import ERROR, usual_question

    least, most = (None if share is None else share / 100 for share in (h0, h1))
    return usual_question(players, least, most, ERROR if error is None else error / 100)


def play_test(
    plan: Plan, question: Question, folder: Folder, processes: int, cluster: str | None
) -> bool:
    """Play until the question is answered; whether nobody interrupted it."""
    from abth.arena.strength_test.run import run_test
    from abth.cli.arena import progress_bar, tell_continues

    tell_continues(plan, folder)
    try:
        with progress_bar(plan, len(folder.records)) as hear:
            run_test(plan, question, folder, processes, cluster, hear)
    except KeyboardInterrupt:
        return False
    return True


def show_test(result: StrengthResult, out: Path) -> None:
    """The answer for people."""
    from abth.arena.report.strength_report import (
        headline,
        luck_line,
        plain,
        question,
        score_line,
        wrong_line,
    )
    from abth.arena.tournament import REPORT

    said, plan = words(), result.plan
    counts = {"games": result.games, "deals": result.deals, "most": plan["matches"]}
    numbers = {name: said.number(count) for name, count in counts.items()}
    errors = t("strength-errors", error=plain(said, result.error))
    lines = (
        headline(result, said),
        score_line(result, said),
        t("strength-used", players=plan["players"], **numbers),
        t("labelled", name=t("strength-tile-question"), text=question(result, said)),
        t("labelled", name=t("strength-tile-errors"), text=errors),
        luck_line(result, said),
        wrong_line(result, said),
        t("cli-arena-report", file=str(out / REPORT)),
    )
    for line in filter(None, lines):
        click.echo(line)
