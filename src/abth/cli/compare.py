"""`abth compare`: what changes when the cards of a box change."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from abth.cli.arena import AsJson, Processes, cores, new_bar, tell_continues
from abth.cli.language import t, words
from abth.cli.simulate import Edition, Rounds, Seed
from abth.cli.terminal import examples, print_json

if TYPE_CHECKING:
    from abth.arena.matches.match_record import MatchRecord
    from abth.arena.planning.plan import Plan
    from abth.arena.results_folder import Folder
    from abth.arena.tournament import Hear
    from abth.balance.comparison.comparison import Asked
    from abth.balance.comparison.comparison_result import ComparisonResult

EXAMPLES = (
    ("abth content export mybox", ""),
    ("abth compare mybox --bots captain --players 4", ""),
    ("abth compare before after --bots soldier --margin 2 --out shift", ""),
)

First = Annotated[Path, typer.Argument(metavar="FOLDER", help="compare-folder")]
Second = Annotated[
    Path | None, typer.Argument(metavar="FOLDER", help="compare-other", show_default=False)
]
Bots = Annotated[str, typer.Option(metavar="NAME,…", help="cli-arena-bots")]
Players = Annotated[int, typer.Option(min=2, max=5, help="cli-simulate-players")]
Pairs = Annotated[int | None, typer.Option(min=1, help="compare-pairs", show_default="2000")]
Margin = Annotated[float, typer.Option(help="compare-margin")]
Error = Annotated[float, typer.Option(help="compare-error")]
Out = Annotated[Path, typer.Option(metavar="FOLDER", help="cli-arena-out")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("compare", help="compare-about")(compare)


def epilog() -> str:
    """What follows the options in the help."""
    return f"{examples(*EXAMPLES)}\n{t('compare-note')}\n"


def compare(
    context: typer.Context,
    folder: First,
    other: Second = None,
    bots: Bots = "captain",
    players: Players = 4,
    pairs: Pairs = None,
    margin: Margin = 5,
    error: Error = 5,
    seed: Seed = 0,
    rounds: Rounds = None,
    edition: Edition = "default",
    processes: Processes = None,
    out: Out = Path("compare"),
    as_json: AsJson = False,
) -> None:
    """Play the same deals with two boxes, until it is clear what has changed."""
    from abth.balance.comparison.comparison import Asked, plan_comparison
    from abth.balance.comparison.run import MOST_PAIRS, folder_of_comparison, write_comparison

    before, after = (context.obj, folder) if other is None else (folder, other)
    plan = plan_comparison(
        games=2 * (pairs or MOST_PAIRS),
        players=players,
        bots=tuple(name.strip() for name in bots.split(",")),
        seed=seed,
        edition=edition,
        rounds=rounds,
        content=before,
        other=after,
    )
    asked = Asked(margin / 100, error / 100)
    plan.check()
    asked.check()
    with folder_of_comparison(out, plan, asked).open() as opened:
        finished = play(plan, asked, opened, processes or cores())
        result = write_comparison(plan, asked, opened, words().language)
    if as_json:
        print_json(result)
    else:
        show(result, out)
    if not finished:
        typer.echo(t("compare-stopped", pairs=result.pairs, most=result.most), err=True)
        raise typer.Exit(130)


def play(plan: Plan, asked: Asked, folder: Folder, processes: int) -> bool:
    """Play until the question is answered; whether nobody interrupted it."""
    from abth.balance.comparison.run import run_comparison

    tell_continues(plan, folder)
    try:
        with progress_bar(plan, len(folder.records)) as hear:
            run_comparison(plan, asked, folder, processes, hear=hear)
    except KeyboardInterrupt:
        return False
    return True


@contextmanager
def progress_bar(plan: Plan, done: int) -> Iterator[Hear | None]:
    """A bar on standard error if that is a terminal; it ends early if the answer is clear."""
    if not sys.stderr.isatty():
        yield None
        return
    with new_bar() as bar:
        task = bar.add_task("matches", total=plan.matches, completed=done)

        def hear(record: MatchRecord) -> None:
            bar.advance(task)

        yield hear


def show(result: ComparisonResult, out: Path) -> None:
    """The result for people."""
    from rich.console import Console
    from rich.table import Table

    from abth.arena.tournament import REPORT
    from abth.balance.comparison.change_words import (
        change_lines,
        headline,
        interval_text,
        points,
        subject,
    )
    from abth.balance.comparison.report import COLUMNS

    said = words()
    typer.echo(headline(result, said))
    for line in change_lines(result, said):
        typer.echo(f"  {line}")
    table = Table(header_style="bold")
    for number, column in enumerate(COLUMNS):
        is_number = 0 < number < len(COLUMNS) - 1
        heading = t(f"compare-column-{column}")
        table.add_column(heading, justify="right" if is_number else "left", no_wrap=number > 0)
    for shift in result.shifts:
        if not shift.main and shift.answer in ("open", "same"):
            continue  # the report has them all
        shares = [("" if s is None else said.percent(s, 1)) for s in (shift.before, shift.after)]
        change = "" if shift.difference is None else points(said, shift.difference)
        what = f"{subject(said, shift)}: {t(f'measure-{shift.kind}')}"
        answer = t(f"shift-{shift.answer}")
        table.add_row(what, *shares, change, interval_text(said, shift), answer)
    width = None if sys.stdout.isatty() else 120
    Console(width=width, markup=False, highlight=False).print(table)
    if result.spoilt:
        typer.echo(t("compare-spoilt", count=result.spoilt))
    typer.echo(t("cli-arena-report", file=str(out / REPORT)))
