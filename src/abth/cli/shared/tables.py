"""Tables on the terminal, drawn with lines; the widest column gives way where there is no room.

Data types: `Column` and `Table`.
"""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

import click

WITHOUT_TERMINAL: Final = 100  # columns of a file or a pipe
NARROWEST: Final = 8  # columns of a cell that gives way
PADDING: Final = 3  # a line and two spaces for each column


class Column(NamedTuple):
    """A heading, and where the cells below it stand."""

    heading: str
    side: Literal["left", "right", "center"] = "left"


class Table:
    """Rows of cells below headings."""

    def __init__(self, *columns: Column, caption: str = "", rounded: bool = False) -> None:
        self.columns = columns
        self.caption = caption
        self.rounded = rounded
        self.rows: list[tuple[Sequence[str], bool]] = []

    def add(self, *cells: str, bold: bool = False) -> None:
        """Add a row."""
        self.rows.append((cells, bold))

    def show(self, otherwise: int = WITHOUT_TERMINAL) -> None:
        """Print it, as wide as the terminal allows."""
        terminal = sys.stdout.isatty()
        width = shutil.get_terminal_size().columns if terminal else otherwise
        for line in self.lines(width):
            click.echo(line)

    def lines(self, room: int) -> list[str]:
        """The table within so many columns."""
        widths = self._widths(room)
        top, head, foot = ("╭─┬╮", "├─┼┤", "╰─┴╯") if self.rounded else ("┏━┳┓", "┡━╇┩", "└─┴┘")
        wall = "│" if self.rounded else "┃"
        headings = [column.heading for column in self.columns]
        found = [ruled(top, widths), *self._row(headings, widths, wall, True), ruled(head, widths)]
        for cells, bold in self.rows:
            found += self._row(cells, widths, "│", bold)
        found.append(ruled(foot, widths))
        if self.caption:
            found.append(self.caption.center(len(found[0])).rstrip())
        return found

    def _widths(self, room: int) -> list[int]:
        """The width of each column; the widest gives way until all fit."""
        every = [[column.heading for column in self.columns], *(cells for cells, _ in self.rows)]
        widths = [max(len(cells[place]) for cells in every) for place in range(len(self.columns))]
        while sum(widths) + PADDING * len(widths) + 1 > room and max(widths) > NARROWEST:
            widths[widths.index(max(widths))] -= 1
        return widths

    def _row(self, cells: Sequence[str], widths: list[int], wall: str, bold: bool) -> list[str]:
        """The lines of a row: as many as its highest cell needs."""
        folded = [
            textwrap.wrap(cell, width) or [""] for cell, width in zip(cells, widths, strict=True)
        ]
        found = []
        for number in range(max(map(len, folded))):
            parts = [cell[number] if number < len(cell) else "" for cell in folded]
            placed = [
                aligned(part, width, column.side)
                for part, width, column in zip(parts, widths, self.columns, strict=True)
            ]
            placed = [f" {click.style(cell, bold=True) if bold else cell} " for cell in placed]
            found.append(wall + wall.join(placed) + wall)
        return found


def ruled(signs: str, widths: list[int]) -> str:
    """A horizontal line: corner, dash, joint, corner."""
    left, dash, joint, right = tuple(signs)
    return left + joint.join(dash * (width + 2) for width in widths) + right


def aligned(text: str, width: int, side: Literal["left", "right", "center"]) -> str:
    """A cell as wide as its column."""
    if side == "left":
        return text.ljust(width)
    return text.rjust(width) if side == "right" else text.center(width)
