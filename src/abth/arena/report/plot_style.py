"""How our plots look: one style, and SVG that takes its colours from the page around it.

matplotlib knows only fixed colours. We draw with four stand-ins and put the page's variables in
their place, so that a plot follows the reader's light or dark theme. Needs the extra `report`.
"""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from abth.words import Words

INK: Final = "#010101"
MUTED: Final = "#020202"
LINE: Final = "#030303"
PAPER: Final = "#040404"
STAND_INS: Final = {INK: "--ink", MUTED: "--muted", LINE: "--line", PAPER: "--paper"}

BOTS: Final = (
    "#d1495b", "#2f8f9d", "#e0a030", "#7a5ba8", "#5f9e4a", "#e2763a", "#4a76c4", "#a8729a",
)  # fmt: skip
SOURCES: Final = ("#c98a2b", "#c8465a", "#2f8f9d", "#7a5ba8", "#8a95a8")
ERAS: Final = ("#c98a2b", "#5f8f4a", "#c8465a", "#4a76c4")
ENDINGS: Final = ("#2f8f9d", "#c8465a", "#8a95a8")

STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "font.size": 10,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "axes.edgecolor": LINE,
    "axes.labelcolor": MUTED,
    "axes.titlecolor": INK,
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlepad": 12,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "grid.color": LINE,
    "grid.linewidth": 0.8,
    "xtick.color": LINE,
    "ytick.color": LINE,
    "xtick.labelcolor": MUTED,
    "ytick.labelcolor": INK,
    "ytick.major.size": 0,
    "text.color": INK,
    "legend.frameon": False,
    "legend.labelcolor": MUTED,
}
NEEDLESS_ID: Final = re.compile(r' id="[A-Za-z0-9.]+_\d+"')
FAMILY: Final = re.compile(r"(font(?:-family)?: [^;\"]*?)'DejaVu Sans'[^;\"]*")
SIZE: Final = re.compile(r'<svg [^>]*?viewBox="([^"]+)"[^>]*>', re.DOTALL)
NAMED: Final = re.compile(r'<g id="named-(\d+)">')


def new_figure(width: float, height: float) -> Figure:
    """An empty figure, in inches of 72 units."""
    with mpl.rc_context(STYLE):
        return Figure(figsize=(width, height), layout="constrained")


def svg_of(figure: Figure, name: str, said: str, hints: Sequence[str] = ()) -> str:
    """The figure to stand in a page; `said` is read out, hints come up where the mouse rests."""
    with mpl.rc_context(STYLE | {"svg.hashsalt": name}):
        file = io.StringIO()
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    text = file.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    found = SIZE.search(text)
    assert found is not None, "matplotlib gives its figures a viewBox"
    start = f'<svg viewBox="{found[1]}" role="img" aria-label="{escape(said)}">'
    text = text.replace(found[0], start, 1)
    text = NAMED.sub(lambda hit: f"<g><title>{escape(hints[int(hit[1])])}</title>", text)
    text = FAMILY.sub(r"\1var(--sans)", NEEDLESS_ID.sub("", text))
    for stand_in, variable in STAND_INS.items():
        text = text.replace(stand_in, f"var({variable})")
    return text


def plain(text: str, most: int = 26) -> str:
    """A name that fits beside an axis; dollars are no formula."""
    short = text if len(text) <= most else "…" + text[1 - most :]
    return short.replace("$", r"\$")


def colours_of(names: Sequence[str]) -> Mapping[str, str]:
    """A colour for each bot, the same in every plot."""
    return {name: BOTS[number % len(BOTS)] for number, name in enumerate(names)}


def rows(axes: Axes, names: Sequence[str]) -> list[int]:
    """A row for each name, the first on top; where the rows are."""
    places = list(range(len(names)))
    axes.set_yticks(places, [plain(name) for name in names])
    axes.set_ylim(len(names) - 0.4, -0.6)
    return places


def in_percent(said: Words, axes: Axes, which: str) -> None:
    """Rates on an axis read as percent."""
    axis = axes.xaxis if which == "x" else axes.yaxis
    axis.set_major_formatter(lambda value, _: said.percent(value))
