"""`abth simulate`: whole matches between bots, as many as you like."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from abth.cli.shared.command_line import Option
from abth.cli.shared.language import t, words
from abth.cli.shared.progress import ProgressBar
from abth.cli.shared.tables import Column, Table
from abth.cli.shared.terminal import Content, examples, print_json

if TYPE_CHECKING:
    from abth.arena.simulation import Progress, Simulation

EXAMPLES = (
    ("abth simulate --games 1000 --players 4 --bots recruit", ""),
    ("abth simulate --games 100 --players 3 --bots recruit,my_bots:Berserker", ""),
    ("abth simulate --games 100000 --bots recruit --processes 2 --json", ""),
)

Games = Annotated[int, Option(min=1, help="cli-simulate-games")]
Players = Annotated[int, Option(min=2, max=5, help="cli-simulate-players")]
Bots = Annotated[
    str,
    Option(
        metavar="NAME,…",
        help="cli-simulate-bots",
    ),
]
Seed = Annotated[int, Option(help="cli-simulate-seed")]
Rounds = Annotated[int | None, Option(help="cli-rounds")]
Edition = Annotated[str, Option(help="cli-edition")]
ProcessorTime = Annotated[bool, Option("--processor-time", help="cli-processor-time")]
Processes = Annotated[int, Option(min=1, help="cli-simulate-processes")]
AsJson = Annotated[bool, Option("--json", help="cli-json")]
Save = Annotated[Path | None, Option(metavar="FOLDER", help="cli-simulate-save")]


def register(app: click.Group) -> None:
    """Add the command."""
    app.command("simulate", help="cli-simulate")(simulate)


def epilog() -> str:
    """What follows the options in the help."""
    return f"{examples(*EXAMPLES)}\n{t('cli-simulate-note')}\n"


def simulate(
    context: click.Context,
    games: Games = 100,
    players: Players = 4,
    bots: Bots = "recruit",
    seed: Seed = 0,
    rounds: Rounds = None,
    edition: Edition = "default",
    processes: Processes = 1,
    processor_time: ProcessorTime = False,
    as_json: AsJson = False,
    save: Save = None,
    content: Content = None,
) -> None:
    """Play whole matches between bots and tell who won."""
    from abth.arena.planning.plan import Plan
    from abth.arena.simulation import Simulation

    plan = Plan(
        games=games,
        players=players,
        bots=tuple(name.strip() for name in bots.split(",")),
        seed=seed,
        edition=edition,
        rounds=rounds,
        content=content if content is not None else context.obj,
        processor_time=processor_time,
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
        click.echo(t("cli-simulate-interrupted", played=played, games=games), err=True)
        raise click.exceptions.Exit(130)


@contextmanager
def progress_bar(games: int) -> Iterator[Progress | None]:
    """A bar on standard error if that is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    with ProgressBar(t("cli-matches"), games) as bar:
        yield bar.advance_to


def show(simulation: Simulation) -> None:
    """The result for people."""
    totals, plan = simulation.totals, simulation.plan
    numbers = ("wins", "share", "mean", "least", "most")
    headings = [Column(t(f"cli-column-{number}"), "right") for number in numbers]
    table = Table(Column(t("cli-column-bot")), *headings)
    for bot in dict.fromkeys(plan.bots):
        if bot in totals.scores:
            wins, scores = totals.wins.get(bot, 0), totals.scores[bot]
            mean = words().number(scores.points / scores.seats, 2)
            share = words().percent(wins / totals.matches, 1)
            table.add(bot, str(wins), share, mean, str(scores.least), str(scores.most))
    table.show()
    speed = totals.decisions / simulation.seconds if simulation.seconds else 0
    counts = {"matches": totals.matches, "players": plan.players, "shared": totals.shared}
    click.echo(t("cli-simulate-total", **counts))
    click.echo(t("cli-simulate-board", endings=battles(totals.battles.board)))
    click.echo(t("cli-simulate-challenges", endings=battles(totals.battles.players)))
    seconds = words().number(simulation.seconds, 1)
    click.echo(t("cli-simulate-speed", seconds=seconds, speed=words().number(speed)))
    click.echo(t("cli-digest", digest=totals.digest))


def battles(endings: list[int]) -> str:
    """How they ended."""
    attacker, defender, annihilated = endings
    return t("cli-simulate-endings", attacker=attacker, defender=defender, nobody=annihilated)
