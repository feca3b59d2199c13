"""A page as plain text: no colors, no boxes, for pipes, programs and screen readers.

Where a table is too wide, every row becomes a line in which each value has its noun.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from abth.protocol.text_page import TextChoice, TextPage, TextSection, TextTable, TextTurn
from abth.words import Words
from abth.words.punctuation import in_series, labelled

GAP: Final = "  "
WIDEST: Final = 200  # columns where nothing else is known


def page_lines(words: Words, page: TextPage, width: int = WIDEST) -> list[str]:
    """The whole page."""
    lines = [page.title, *filled(page.status, width)] if page.title else filled(page.status, width)
    lines += turn_lines(words, page, width)
    for section in page.sections:
        lines += ["", *section_lines(words, section, width)]
    lines += ["", titled(words.t("text-heading-log")), *log_lines(page.log, width)]
    if page.chat:
        lines += ["", titled(words.t("text-heading-chat"))]
        lines += [line for said in page.chat for line in filled(said.text, width)]
    return lines


def titled(heading: str) -> str:
    """A heading that stands out without any drawing."""
    return heading.upper()


def turn_lines(words: Words, page: TextPage, width: int = WIDEST) -> list[str]:
    """What is to be decided, and the numbered choices."""
    lines = ["", titled(page.heading)]
    if page.prompt:
        lines += filled(page.prompt, width)
    return [*lines, *choice_lines(words, page.choices, width)]


def choice_lines(words: Words, choices: Sequence[TextChoice], width: int = WIDEST) -> list[str]:
    """A line for each choice, or more where it is long."""
    lines: list[str] = []
    for choice in choices:
        said = labelled(words, choice.label, choice.note)
        lines += filled(said, width, f"{choice.number:3}  ", "     ")
    return lines


def section_lines(words: Words, section: TextSection, width: int = WIDEST) -> list[str]:
    """A section with its tables."""
    lines = [titled(section.heading)]
    for line in section.lines:
        lines += filled(line, width)
    for table in section.tables:
        if table.caption != section.heading:
            lines.append(words.t("text-caption", caption=table.caption))
        lines += table_lines(words, table, width)
    return lines


def table_lines(words: Words, table: TextTable, width: int = WIDEST) -> list[str]:
    """A table in columns if there is room, otherwise a labelled line for each row."""
    rows = [table.columns, *table.rows]
    sizes = [max(len(row[column]) for row in rows) for column in range(len(table.columns))]
    if sum(sizes) + len(GAP) * len(sizes) <= width:
        return [GAP + in_columns(row, sizes) for row in rows]
    lines: list[str] = []
    for name, *cells in table.rows:
        values = [
            words.t("text-figure", name=column, value=cell)
            for column, cell in zip(table.columns[1:], cells, strict=True)
        ]
        lines += filled(labelled(words, name, in_series(words, values)), width, GAP, GAP * 3)
    return lines


def in_columns(row: Sequence[str], sizes: Sequence[int]) -> str:
    """One row, its cells below those of the other rows."""
    return GAP.join(cell.ljust(size) for cell, size in zip(row, sizes, strict=True)).rstrip()


def log_lines(turns: Sequence[TextTurn], width: int = WIDEST) -> list[str]:
    """The log, turn by turn."""
    lines: list[str] = []
    for turn in turns:
        lines += filled(turn.heading, width)
        lines += filled(turn.summary, width, GAP, GAP) if turn.summary else []
        for line in turn.lines:
            indent = GAP * (line.depth + 1)
            lines += filled(line.text, width, indent, indent + GAP)
    return lines


def filled(text: str, width: int, first: str = "", later: str = "") -> list[str]:
    """A paragraph within the width."""
    return textwrap.wrap(
        text, width, initial_indent=first, subsequent_indent=later, break_on_hyphens=False
    )
