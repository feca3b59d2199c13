"""Tables, for the terminal and for docs/balance.md.

Data type: `Table`. The page keeps its text; only what stands between `<!-- key -->` and
`<!-- /key -->` is replaced.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from abth.words.complaints import Complaint


class BadPage(Complaint):
    """A page that cannot be renewed; one line that says why."""


@dataclass(frozen=True)
class Table:
    """A table for the terminal and for the page; `key` names its markers there."""

    key: str
    title: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]

    def markdown(self) -> str:
        """The table as Markdown, numbers to the right."""
        ruler = ["---", *["---:"] * (len(self.columns) - 1)]
        lines = [self.columns, ruler, *self.rows]
        return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def write_page(tables: Iterable[Table], command: str, page: Path) -> None:
    """Replace what stands between the markers of each table."""
    parts = {table.key: table.markdown() for table in tables} | {"command": f"`{command}`"}
    text = page.read_text(encoding="utf-8")
    for key, part in parts.items():
        text = renewed(text, key, part, page)
    page.write_text(text, encoding="utf-8")


def renewed(text: str, key: str, part: str, page: Path) -> str:
    """The text with this part between the markers of this key."""
    opening, closing = f"<!-- {key} -->", f"<!-- /{key} -->"
    before, found, rest = text.partition(opening)
    _, ends, after = rest.partition(closing)
    if not found or not ends:
        raise BadPage(str(page), "balance-no-markers", markers=f"{opening} {closing}")
    return f"{before}{opening}\n{part}\n{closing}{after}"
