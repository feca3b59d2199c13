"""`abth balance`: how a box plays, in many tables; docs/balance.md is written with it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from abth.cli.arena import Processes, cores
from abth.cli.shared.command_line import Option
from abth.cli.shared.tables import Column, Table
from abth.cli.shared.terminal import Content, examples
from abth.cli.simulate import Seed

if TYPE_CHECKING:
    from abth.balance.measurement.page import Table as PageTable

WIDTH = 140  # columns of the tables in a file or a pipe

EXAMPLES = (
    ("abth balance --games 100 --bot soldier", ""),
    ("abth balance --games 600 --beside soldier,400 --content mybox", ""),
)

Games = Annotated[int, Option(min=1, help="balance-games")]
OneBot = Annotated[str, Option("--bot", metavar="NAME", help="balance-bot")]
Beside = Annotated[list[str] | None, Option(metavar="NAME,N", help="balance-beside")]
Write = Annotated[Path | None, Option(metavar="FILE", help="balance-write")]
Keep = Annotated[Path | None, Option(metavar="FOLDER", help="balance-keep")]


def register(app: click.Group) -> None:
    """Add the command."""
    app.command("balance", help="balance-about")(balance)


def epilog() -> str:
    """What follows the options in the help."""
    return examples(*EXAMPLES)


def balance(
    context: click.Context,
    games: Games = 400,
    seed: Seed = 0,
    bot: OneBot = "captain",
    beside: Beside = None,
    processes: Processes = None,
    write: Write = None,
    keep: Keep = None,
    content: Content = None,
) -> None:
    """Measure the box and show it."""
    from abth.balance.measurement.measure import Measurement, bot_and_games, measure
    from abth.balance.measurement.measure import write as write_page

    wanted = Measurement(
        games=games,
        seed=seed,
        bot=bot,
        beside=tuple(bot_and_games(text) for text in beside or ()),
        content=content if content is not None else context.obj,
        processes=processes or cores(),
        keep=keep,
    )
    measured = measure(wanted)
    for table in measured.tables:
        show(table)
    if write is not None:
        write_page(wanted, measured, write)


def show(measured: PageTable) -> None:
    """A table in the terminal, numbers to the right."""
    first, *others = measured.columns
    table = Table(Column(first), *[Column(heading, "right") for heading in others])
    for cells in measured.rows:
        table.add(*cells)
    click.echo(measured.title)
    table.show(WIDTH)
