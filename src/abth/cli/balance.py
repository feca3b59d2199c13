"""`abth balance`: how a box plays, in many tables; docs/balance.md is written with it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from abth.cli.arena import Processes, cores
from abth.cli.simulate import Seed
from abth.cli.terminal import Content, examples

EXAMPLES = (
    ("abth balance --games 100 --bot soldier", ""),
    ("abth balance --games 600 --beside soldier,400 --content mybox", ""),
)

Games = Annotated[int, typer.Option(min=1, help="balance-games")]
OneBot = Annotated[str, typer.Option("--bot", metavar="NAME", help="balance-bot")]
Beside = Annotated[list[str] | None, typer.Option(metavar="NAME,N", help="balance-beside")]
Write = Annotated[Path | None, typer.Option(metavar="FILE", help="balance-write")]
Keep = Annotated[Path | None, typer.Option(metavar="FOLDER", help="balance-keep")]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("balance", help="balance-about")(balance)


def epilog() -> str:
    """What follows the options in the help."""
    return examples(*EXAMPLES)


def balance(
    context: typer.Context,
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
    from abth.balance.measurement.page import show

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
    show(measured.tables)
    if write is not None:
        write_page(wanted, measured, write)
