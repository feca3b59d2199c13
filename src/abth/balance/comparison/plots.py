"""The plot of a comparison: every shift as a dot with its whiskers. Needs the extra `report`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import matplotlib as mpl

from abth.arena.report.plot_style import INK, MUTED, PAPER, STYLE, new_figure, rows, svg_of
from abth.balance.comparison.change_words import points, subject
from abth.balance.comparison.comparison_result import Shift
from abth.words import Words

COLORS: Final = {"more": "#2f8f9d", "less": "#c8465a", "same": "#8a95a8", "open": MUTED}
LEAST_REACH: Final = 10.0  # points to each side


def shifts(found: Sequence[Shift], name: str, margin: float, said: Words) -> str:
    """Differences in points of 100 with their intervals, which all have; open ones are hollow."""
    names = [f"{subject(said, shift)}: {said.t(f'measure-{shift.kind}')}" for shift in found]
    ends = [100 * abs(end) for shift in found for end in shift.interval or ()]
    reach = min(100.0, max([LEAST_REACH, *ends]) * 1.08)
    with mpl.rc_context(STYLE):
        figure = new_figure(9.2, 0.9 + 0.34 * len(found))
        axes = figure.subplots()
        places = rows(axes, names)
        axes.set_yticks(places, [text.replace("$", r"\$") for text in names])
        axes.axvspan(-100 * margin, 100 * margin, facecolor=MUTED, alpha=0.1)
        axes.axvline(0, color=INK, linewidth=1)
        for place, shift in zip(places, found, strict=True):
            low, high = (100 * end for end in shift.interval or (0.0, 0.0))
            color, is_open = COLORS[shift.answer], shift.answer == "open"
            style = (0, (3, 2)) if is_open else "-"
            axes.plot([low, high], [place, place], color=color, linewidth=2, linestyle=style)
            axes.plot(
                [100 * (shift.difference or 0)], [place], "o", markersize=8, color=color,
                markerfacecolor=PAPER if is_open else color,
            )  # fmt: skip
            axes.annotate(
                points(said, shift.difference or 0), (1.3 * reach, place), ha="right", va="center",
                fontweight="bold",
            )  # fmt: skip
        axes.set_xlim(-reach, reach * 1.32)
        axes.set_xlabel(said.t("compare-plot-points"))
        axes.xaxis.set_major_formatter(lambda value, _: said.number(value))
        axes.grid(axis="x")
    return svg_of(figure, name, said.t("compare-plot-said"))
