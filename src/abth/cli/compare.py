"""`abth compare`: what changes when the cards of a box change."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from abth.cli.arena import AsJson, Processes, cores, tell_continues
from abth.cli.shared.command_line import Argument, Option
from abth.cli.shared.language import t, words
from abth.cli.shared.progress import ProgressBar
from abth.cli.shared.tables import Column, Table
from abth.cli.shared.terminal import examples, print_json
from abth.cli.simulate import Edition, Rounds, Seed

if TYPE_CHECKING:
    from abth.arena.matches.match_record import MatchRecord
    from abth.arena.planning.plan import Plan
    from abth.arena.results_folder import Folder
    from abth.arena.tournament import Hear
    from abth.balance.comparison.comparison import Asked
    from abth.balance.comparison.comparison_result import ComparisonResult

WIDTH = 120  # columns of the table in a file or a pipe

EXAMPLES = (
    ("abth content export mybox", ""),
    ("abth compare mybox --bots captain --players 4", ""),
    ("abth compare before after --bots soldier --margin 2 --out shift", ""),
)

First = Annotated[Path, Argument(metavar="FOLDER", help="compare-folder")]
Second = Annotated[
    Path | None, Argument(metavar="FOLDER", help="compare-other", show_default=False)
]
Bots = Annotated[str, Option(metavar="NAME,…", help="cli-arena-bots")]
Players = Annotated[int, Option(min=2, max=5, help="cli-simulate-players")]
Pairs = Annotated[int | None, Option(min=1, help="compare-pairs", show_default="2000")]
Margin = Annotated[float, Option(help="compare-margin")]
Error = Annotated[float, Option(help="compare-error")]
Out = Annotated[Path, Option(metavar="FOLDER", help="cli-arena-out")]


def register(app: click.Group) -> None:
    """Add the command."""
    app.command("compare", help="compare-about")(compare)


def epilog() -> str:
    """What follows the options in the help."""
    return f"{examples(*EXAMPLES)}\n{t('compare-note')}\n"


def compare(
    context: click.Context,
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
        click.echo(t("compare-stopped", pairs=result.pairs, most=result.most), err=True)
        raise click.exceptions.Exit(130)


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
    with ProgressBar(t("cli-matches"), plan.matches, done) as bar:

        def hear(record: MatchRecord) -> None:
            bar.advance()

        yield hear


def show(result: ComparisonResult, out: Path) -> None:
    """The result for people."""
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
    click.echo(headline(result, said))
    for line in change_lines(result, said):
        click.echo(f"  {line}")
    first, *numbers, last = [t(f"compare-column-{column}") for column in COLUMNS]
    columns = [Column(first), *[Column(heading, "right") for heading in numbers], Column(last)]
    table = Table(*columns)
    for shift in result.shifts:
        if not shift.main and shift.answer in ("open", "same"):
            continue  # the report has them all
        shares = [("" if s is None else said.percent(s, 1)) for s in (shift.before, shift.after)]
        change = "" if shift.difference is None else points(said, shift.difference)
        what = t("labelled", name=subject(said, shift), text=t(f"measure-{shift.kind}"))
        answer = t(f"shift-{shift.answer}")
        table.add(what, *shares, change, interval_text(said, shift), answer)
    table.show(WIDTH)
    if result.spoilt:
        click.echo(t("compare-spoilt", count=result.spoilt))
    click.echo(t("cli-arena-report", file=str(out / REPORT)))
