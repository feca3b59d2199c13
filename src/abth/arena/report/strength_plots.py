"""The plots of a strength test. Needs the extra `report`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import matplotlib as mpl
from matplotlib.axes import Axes

from abth.arena.report.bot_plots import span
from abth.arena.report.plot_style import INK, MUTED, PAPER, STYLE, new_figure, rows, svg_of
from abth.arena.strength_test.strength_result import StrengthResult
from abth.words import Words

STRONGER: Final = "#2f8f9d"
NOT_STRONGER: Final = "#c8465a"
EVEN: Final = "#8a95a8"
PATH: Final = "#c98a2b"


def path(result: StrengthResult, said: Words) -> str:
    """The evidence deal by deal between the two lines at which the test stops."""
    players, bound = result.plan["players"], result.bound
    games = [players * deal for deal in range(len(result.path) + 1)]
    evidence = [0.0, *result.path]
    with mpl.rc_context(STYLE):
        figure = new_figure(9.2, 4.4)
        axes = figure.subplots()
        axes.set_xlim(0, max(games[-1] * 1.25, 10 * players))
        axes.set_ylim(-bound - 0.9, bound + 0.9)
        zone(axes, bound, STRONGER, "//", said.t("strength-plot-stronger"))
        zone(axes, -bound, NOT_STRONGER, "--", said.t("strength-plot-not-stronger"))
        axes.plot(games, evidence, color=PATH, linewidth=2)
        axes.plot(games[-1:], evidence[-1:], "o", color=PATH, markersize=8, markeredgecolor=PAPER)
        axes.axvline(games[-1], color=MUTED, linewidth=1, linestyle=(0, (2, 3)))
        side = -1 if evidence[-1] > 0 else 1  # where the path leaves room
        axes.annotate(
            said.t("strength-plot-stopped", games=said.number(games[-1])),
            (games[-1], side * bound), (6, -6 * side), textcoords="offset points",
            va="bottom" if side < 0 else "top", fontweight="bold",
        )  # fmt: skip
        axes.set_xlabel(said.t("strength-plot-games"))
        axes.set_ylabel(said.t("strength-plot-evidence"))
        axes.yaxis.set_major_formatter(lambda value, _: said.number(value))
        axes.xaxis.set_major_formatter(lambda value, _: said.number(value))
        axes.grid(axis="y")
    text = said.t(
        "strength-plot-path-said",
        evidence=said.number(evidence[-1], 2),
        games=said.number(games[-1]),
        bound=said.number(bound, 2),
    )
    return svg_of(figure, "path", text)


def zone(axes: Axes, bound: float, color: str, hatch: str, name: str) -> None:
    """The region that settles the question, with its line and its name."""
    axes.axhspan(bound, 2 * bound, facecolor="none", edgecolor=color, hatch=hatch, alpha=0.35)
    axes.axhline(bound, color=color, linewidth=2, linestyle="-" if bound > 0 else (0, (5, 3)))
    up = bound > 0
    axes.annotate(
        name, (0, bound), (6, 4 if up else -4), textcoords="offset points", color=color,
        va="bottom" if up else "top", fontweight="bold",
        bbox={"boxstyle": "round,pad=0.2", "facecolor": PAPER, "edgecolor": "none"},
    )  # fmt: skip


def answer(result: StrengthResult, said: Words) -> str:
    """The score with its interval, beside the two shares that were asked about."""
    low, high = (100 * end for end in result.interval)
    score = 100 * result.score
    ends = (low, high, 100 * result.h0, 100 * result.h1)
    with mpl.rc_context(STYLE):
        figure = new_figure(9.2, 1.5)
        axes = figure.subplots()
        axes.set_yticks([])
        axes.set_ylim(-1, 1.6)
        axes.set_xlim(min(ends) - 5, max(ends) + 5)
        shares = (
            (result.h0, NOT_STRONGER, "strength-plot-not-stronger", "right"),
            (result.h1, STRONGER, "strength-plot-stronger", "left"),
        )
        for share, color, name, side in shares:
            axes.axvline(100 * share, color=color, linewidth=1.5, linestyle=(0, (4, 3)))
            axes.annotate(
                said.t(name), (100 * share, 1.55), (-4 if side == "right" else 4, 0),
                textcoords="offset points", color=color, ha=side, va="top",
            )  # fmt: skip
        span(axes, 0, (low, high), score, PATH)
        axes.annotate(
            said.number(score, 1), (score, 0), (0, 8), textcoords="offset points", ha="center",
            color=INK, fontweight="bold",
        )  # fmt: skip
        axes.xaxis.set_major_formatter(lambda value, _: said.number(value))
        axes.grid(axis="x")
    numbers = [said.number(value, 1) for value in (score, low, high)]
    texts = dict(zip(("score", "low", "high"), numbers, strict=True))
    return svg_of(figure, "answer", said.t("strength-plot-answer-said", **texts))


def deals(result: StrengthResult, names: Sequence[str], said: Words) -> str:
    """How many deals gave which result, one bar for each."""
    counts = [outcome.deals for outcome in result.outcomes]
    with mpl.rc_context(STYLE):
        figure = new_figure(9.2, 0.8 + 0.36 * max(1, len(names)))
        axes = figure.subplots()
        places = rows(axes, names)
        for place, outcome in zip(places, result.outcomes, strict=True):
            even = abs(outcome.score - result.h0) < 0.5 / result.plan["players"] ** 2
            color = EVEN if even else STRONGER if outcome.score > result.h0 else NOT_STRONGER
            hatch = "" if even else "//" if outcome.score > result.h0 else "--"
            axes.barh(place, outcome.deals, height=0.6, color=color, hatch=hatch, edgecolor=PAPER)
            axes.annotate(
                said.number(outcome.deals), (outcome.deals, place), (6, 0),
                textcoords="offset points", va="center", fontweight="bold",
            )  # fmt: skip
        axes.set_xlim(0, max([*counts, 1]) * 1.1)
        axes.set_xticks([])
        axes.spines["bottom"].set_visible(False)
    return svg_of(figure, "deals", said.t("strength-plot-deals-said"))
