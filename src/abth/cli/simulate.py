"""`abth simulate`: whole matches between bots, as many as you like."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer

from abth.cli.terminal import Content, print_json

if TYPE_CHECKING:
    from abth.arena.simulation import Progress, Simulation

REFRESH = 0.05  # seconds between two steps of the progress bar

EPILOG = """
[bold]Examples[/]

  abth simulate --games 1000 --players 4 --bots recruit
  abth simulate --games 100 --players 3 --bots recruit,my_bots:Berserker
  abth simulate --games 100000 --bots recruit --processes 2 --json

The same seed gives the same matches on any number of processes.
"""

Games = Annotated[int, typer.Option(min=1, help="How many matches.")]
Players = Annotated[int, typer.Option(min=2, max=5, help="Seats at the table.")]
Bots = Annotated[
    str,
    typer.Option(
        metavar="NAME,…",
        help="Who plays: dealt to the seats in turn, one seat further with each match. "
        "NAME:key=value sets an option, module:Class is a bot of your own.",
    ),
]
Seed = Annotated[int, typer.Option(help="Chooses the matches.")]
Rounds = Annotated[int | None, typer.Option(help="6, or 8 for a Long Campaign.")]
Edition = Annotated[str, typer.Option(help="default, en, de, fr, it or es.")]
Processes = Annotated[int, typer.Option(min=1, help="How many to work on it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
Save = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help="Save the log of every match there.")
]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("simulate", epilog=EPILOG)(simulate)


def simulate(
    context: typer.Context,
    games: Games = 100,
    players: Players = 4,
    bots: Bots = "recruit",
    seed: Seed = 0,
    rounds: Rounds = None,
    edition: Edition = "default",
    processes: Processes = 1,
    as_json: AsJson = False,
    save: Save = None,
    content: Content = None,
) -> None:
    """Play whole matches between bots and tell who won."""
    from abth.arena.plan import Plan
    from abth.arena.simulation import Simulation

    plan = Plan(
        games=games,
        players=players,
        bots=tuple(name.strip() for name in bots.split(",")),
        seed=seed,
        edition=edition,
        rounds=rounds,
        content=content if content is not None else context.obj,
        logs=save is not None,
    )
    simulation = Simulation(plan, save)
    try:
        with progress_bar(games) as progress:
            simulation.play(processes, progress)
    except KeyboardInterrupt:
        pass  # what has been played counts
    if as_json:
        print_json(simulation.to_json())
    else:
        show(simulation)
    if not simulation.is_finished:
        played = simulation.totals.matches
        typer.echo(f"Interrupted after {played} of {games} matches.", err=True)
        raise typer.Exit(130)


@contextmanager
def progress_bar(games: int) -> Iterator[Progress | None]:
    """A bar on standard error where somebody watches it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    columns = (TextColumn("matches"), BarColumn(), MofNCompleteColumn(), Remaining())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("matches", total=games)
        shown = 0.0

        def progress(played: int) -> None:
            nonlocal shown
            if (now := monotonic()) > shown + REFRESH or played == games:
                bar.update(task, completed=played)
                shown = now

        yield progress


def show(simulation: Simulation) -> None:
    """The result for people."""
    from rich.console import Console
    from rich.table import Table

    totals, plan = simulation.totals, simulation.plan
    table = Table(header_style="bold")
    for heading in ("Bot", "Wins", "Share", "Mean score", "Least", "Most"):
        table.add_column(heading, justify="left" if heading == "Bot" else "right")
    for bot in dict.fromkeys(plan.bots):
        if bot in totals.scores:
            wins, scores = totals.wins.get(bot, 0), totals.scores[bot]
            mean = f"{scores.points / scores.seats:.2f}"
            share = f"{wins / totals.matches:.1%}"
            table.add_row(bot, str(wins), share, mean, str(scores.least), str(scores.most))
    console = Console(width=None if sys.stdout.isatty() else 100, markup=False, highlight=False)
    console.print(table)
    speed = totals.decisions / simulation.seconds if simulation.seconds else 0
    typer.echo(f"{totals.matches} matches of {plan.players}, {totals.shared} victories shared")
    typer.echo(f"Battles against the board: {battles(totals.battles.board)}")
    typer.echo(f"Battles between players:   {battles(totals.battles.players)}")
    typer.echo(f"{simulation.seconds:.1f} s, {speed:,.0f} decisions per second")
    typer.echo(f"Digest {totals.digest}")


def battles(endings: list[int]) -> str:
    """How they ended."""
    attacker, defender, annihilated = endings
    return f"{attacker} won by the attacker, {defender} by the defender, {annihilated} by nobody"
