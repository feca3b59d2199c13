"""`abth arena`: bots against each other, many matches at once, and a report to look at."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from abth.cli.simulate import Edition, Rounds, Seed
from abth.cli.terminal import Content, print_json

if TYPE_CHECKING:
    from rich.progress import Progress, Task

    from abth.arena.match_record import MatchRecord
    from abth.arena.plan import Plan
    from abth.arena.results_folder import Folder
    from abth.arena.statistics.tournament_result import Result
    from abth.arena.tournament import Hear

TOLD = 5  # matches of one bot that go wrong before the rest is left to the report

EPILOG = """
[bold]Examples[/]

  abth arena --bots recruit,soldier,captain --games 300
  abth arena --bots soldier,my_bots:Berserker --games 1000 --limit 2 --out duel
  abth arena --bots soldier,captain,general --games 5000 --cluster auto

Interrupted? The same command goes on where it stopped.
"""

Bots = Annotated[
    str,
    typer.Option(
        metavar="NAME,…",
        help="Who plays. NAME:key=value sets an option, module:Class is a bot of your own.",
    ),
]
Games = Annotated[int, typer.Option(min=1, help="How many matches, up to a whole number of deals.")]
Players = Annotated[
    int | None,
    typer.Option(
        min=2, max=5, help="Seats at the table; as many as bots, 4 at most, if not given."
    ),
]
Processes = Annotated[
    int | None,
    typer.Option(min=1, help="How many to work on it; one for each core if not given."),
]
Cluster = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Play on this Ray cluster (auto: the one of this machine, local: a new one).",
    ),
]
Limit = Annotated[
    float | None,
    typer.Option(metavar="SECONDS", help="Who thinks longer about one decision forfeits."),
]
Out = Annotated[Path, typer.Option(metavar="FOLDER", help="Where matches and report go.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("arena", epilog=EPILOG)(arena)


def arena(
    context: typer.Context,
    bots: Bots = "recruit,soldier",
    games: Games = 100,
    players: Players = None,
    seed: Seed = 0,
    rounds: Rounds = None,
    edition: Edition = "default",
    processes: Processes = None,
    cluster: Cluster = None,
    limit: Limit = None,
    out: Out = Path("arena"),
    as_json: AsJson = False,
    content: Content = None,
) -> None:
    """Let bots play each other: ratings, statistics and a report."""
    from abth.arena.plan import BadPlan
    from abth.arena.results_folder import Folder
    from abth.arena.tournament import plan_tournament, write_results

    if processes is not None and cluster is not None:
        raise BadPlan("processes: not together with --cluster, which has its own")
    names = tuple(name.strip() for name in bots.split(","))
    plan = plan_tournament(
        games=games,
        players=players or min(max(len(names), 2), 4),
        bots=names,
        seed=seed,
        edition=edition,
        rounds=rounds,
        content=content if content is not None else context.obj,
        limit=limit,
    )
    plan.check()
    with Folder(out, plan).open() as folder:
        finished = play(plan, folder, processes or cores(), cluster)
        result = write_results(plan, folder)
    if as_json:
        print_json(result)
    else:
        show(result, out)
    if not finished:
        done = f"Stopped after {result.matches} of {plan.matches} matches"
        typer.echo(f"{done}; the same command goes on.", err=True)
        raise typer.Exit(130)


def cores() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play(plan: Plan, folder: Folder, processes: int, cluster: str | None) -> bool:
    """Play what is missing; whether nobody interrupted it."""
    from abth.arena.tournament import run

    if folder.records and folder.missing:
        there = f"{len(folder.records)} of {plan.matches} matches are there already"
        typer.echo(f"{folder.path}: {there}; going on.", err=True)
    try:
        with progress_bar(plan, len(folder.records)) as hear:
            run(plan, folder, processes, cluster, hear)
    except KeyboardInterrupt:
        return False
    return True


@contextmanager
def progress_bar(plan: Plan, done: int) -> Iterator[Hear]:
    """A bar on standard error where somebody watches it; a line for each match that went wrong."""
    told: Counter[str] = Counter()
    if not sys.stderr.isatty():
        yield lambda record: tell(plan, record, told)
        return
    with new_bar() as bar:
        task = bar.add_task("matches", total=plan.matches, completed=done)

        def hear(record: MatchRecord) -> None:
            tell(plan, record, told)
            bar.advance(task)

        yield hear


def new_bar() -> Progress:
    """How far it is, how fast it goes and how long it will take."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        TextColumn,
        TimeRemainingColumn,
    )
    from rich.text import Text

    class Speed(ProgressColumn):
        """Matches per second, or seconds per match."""

        def render(self, task: Task) -> Text:
            return Text(speed(task.finished_speed or task.speed), style="progress.data.speed")

    left = (TextColumn("time left"), TimeRemainingColumn())
    columns = (TextColumn("matches"), BarColumn(), MofNCompleteColumn(), Speed(), *left)
    return Progress(*columns, console=Console(stderr=True), transient=True)


def speed(matches_per_second: float | None) -> str:
    """`12.3 matches/s`, or `4.5 s/match` where it is slow."""
    if not matches_per_second:
        return ""
    if matches_per_second >= 1:
        return f"{matches_per_second:.1f} matches/s"
    return f"{1 / matches_per_second:.1f} s/match"


def tell(plan: Plan, record: MatchRecord, told: Counter[str]) -> None:
    """A match that was not played to its end; the first few of each bot are enough."""
    from abth.arena.match_record import WHY

    spoilt = record.forfeit
    if spoilt is not None:
        bot = plan.bots[record.bots[spoilt.seat]]
        log = f" [{spoilt.log}]" if spoilt.log else ""
        line = f"{bot} forfeits, it {WHY[spoilt.why]}: {spoilt.message}{log}"
    elif record.end == "crashed":
        bot, line = "", f"crashed: {record.message}"
    else:
        return
    told[bot] += 1
    if told[bot] <= TOLD:
        typer.echo(f"match {record.match + 1}: {line}", err=True)
    elif told[bot] == TOLD + 1:
        typer.echo(f"… more of {bot or 'these crashes'}: see the report", err=True)


def show(result: Result, out: Path) -> None:
    """The result for people."""
    from rich.console import Console
    from rich.table import Table

    from abth.arena.tournament import REPORT, lacks_extras

    table = Table(header_style="bold")
    table.add_column("Bot", overflow="fold")
    for heading in ("Rating", "±", "Wins", "95 % interval", "Score", "Place", "Forfeits"):
        table.add_column(heading, justify="right", no_wrap=True)
    for bot in result.bots:
        low, high = bot.wins.interval
        wins = (f"{bot.wins.rate:.1%}", f"{low:.0%} to {high:.0%}") if bot.wins.of else ("", "")
        played = (f"{bot.score:.1f}", f"{bot.place:.2f}") if bot.scores else ("", "")
        rating = (f"{bot.mu:.1f}", f"{2 * bot.sigma:.1f}")
        table.add_row(bot.bot, *rating, *wins, *played, str(bot.forfeits or ""))
    width = None if sys.stdout.isatty() else 100
    Console(width=width, markup=False, highlight=False).print(table)
    players = result.plan["players"]
    deals = f"{result.matches / players:g} deals, each from {players} seats"
    typer.echo(f"{result.matches} matches of {players} ({deals}); fair share {1 / players:.0%}")
    if result.forfeits or result.crashes:
        typer.echo(f"{len(result.forfeits)} forfeits, {len(result.crashes)} crashes")
    leader = result.length.leader_wins
    if leader.of:
        typer.echo(f"Who leads before the last Round wins {leader.rate:.0%} of the matches")
    typer.echo(f"Report: {out / REPORT}")
    lacking = lacks_extras()
    if lacking:
        typer.echo(f"For {' and '.join(lacking)}: pip install 'abth[report]'")
