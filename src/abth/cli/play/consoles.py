"""Where `abth play` prints and reads: a terminal with colors, or one that needs no library.

Data type: `PlainConsole`, for an installation without Rich.
"""

from __future__ import annotations

import shutil
import sys
from typing import TYPE_CHECKING, Final, TextIO

import click

from abth.cli.shared.language import t

if TYPE_CHECKING:
    from rich.console import Console

NARROWEST: Final = 76  # columns that colors and drawings need
WIDEST: Final = 120
WITHOUT_TERMINAL: Final = 100  # columns of a file or a pipe
INSTALL: Final = "pip install 'abth[terminal]'"


class PlainConsole:
    """Prints text as it is."""

    def __init__(self, file: TextIO | None = None, width: int | None = None) -> None:
        self.file = file or sys.stdout
        self.is_terminal = self.file.isatty()
        usual = shutil.get_terminal_size().columns if self.is_terminal else WITHOUT_TERMINAL
        self.width = width or usual

    def print(self, text: str, style: str = "") -> None:
        """A line; there are no styles here."""
        click.echo(text, self.file)

    def input(self, prompt: str) -> str:
        """A line that the user types."""
        click.echo(prompt, self.file, nl=False)
        return input()


def new_console(plain: bool) -> Console | PlainConsole:
    """The console of this terminal; says what colors need if that is not installed."""
    try:
        from rich.console import Console
    except ModuleNotFoundError:
        if not plain and sys.stdout.isatty():
            click.echo(t("cli-play-needs-colors", command=INSTALL), err=True)
        return PlainConsole()
    width = None if sys.stdout.isatty() else WITHOUT_TERMINAL
    return Console(width=width, markup=False, highlight=False, emoji=False, soft_wrap=False)


def is_fancy(console: Console | PlainConsole) -> bool:
    """Whether box characters and colors can be shown; otherwise pages are plain text."""
    return (
        not isinstance(console, PlainConsole)
        and console.is_terminal
        and not console.is_dumb_terminal
        and not console.no_color
        and console.color_system is not None
        and console.encoding.lower().startswith("utf")
        and console.width >= NARROWEST
    )
