"""The plots of a report that are about bots. Needs the extra `report`."""

from __future__ import annotations

from math import exp

import matplotlib as mpl
from matplotlib.axes import Axes

from abth.arena.report.html_tables import SOURCE_NAMES as NAMES
from abth.arena.report.plot_style import (
    INK,
    MUTED,
    PAPER,
    SOURCES,
    STYLE,
    colours_of,
    in_percent,
    new_figure,
    plain,
    rows,
    svg_of,
)
from abth.arena.statistics.tournament_result import SOURCES as SOURCE_NAMES
from abth.arena.statistics.tournament_result import BotResult, Result
from abth.words import Words

UNLIKE = ("#b23a4e", "#f4efe6", "#237a86")  # never above, as often, always above


def ratings(result: Result, said: Words) -> str:
    """Ratings, and beside them win rates, each with how sure it is."""
    bots = result.bots
    colours = colours_of(result.plan["bots"])
    with mpl.rc_context(STYLE):
        figure = new_figure(9.2, 1.15 + 0.44 * len(bots))
        left, right = figure.subplots(1, 2, sharey=True, gridspec_kw={"wspace": 0.08})
        places = rows(left, [bot.bot for bot in bots])
        left.set_title(said.t("report-plot-rating"))
        right.set_title(said.t("report-plot-wins"))
        for place, bot in zip(places, bots, strict=True):
            colour = colours[bot.bot]
            span(left, place, (bot.mu - 2 * bot.sigma, bot.mu + 2 * bot.sigma), bot.mu, colour)
            left.annotate(
                said.number(bot.mu, 1),
                (bot.mu, place),
                (0, 8),
                textcoords="offset points",
                ha="center",
            )
            span(right, place, bot.wins.interval, bot.wins.rate, colour)
            right.annotate(
                said.percent(bot.wins.rate),
                (bot.wins.rate, place), (0, 8), textcoords="offset points", ha="center",
            )  # fmt: skip
        left.grid(axis="x")
        right.grid(axis="x")
        right.set_xlim(0, None)
        right.axvline(result.fair_share, color=MUTED, linewidth=1, linestyle=(0, (4, 3)))
        right.annotate(
            said.t("report-plot-fair"), (result.fair_share, -0.6), (4, -2),
            textcoords="offset points", color=MUTED, fontsize=8, va="top",
        )  # fmt: skip
        in_percent(said, right, "x")
    best = bots[0]
    return svg_of(figure, "ratings", said.t("report-plot-ratings-said", bot=best.bot))


def span(axes: Axes, place: float, ends: tuple[float, float], middle: float, colour: str) -> None:
    """An interval as a bar with a dot."""
    axes.plot(ends, (place, place), color=colour, linewidth=5, alpha=0.35, solid_capstyle="round")
    axes.plot([middle], [place], "o", color=colour, markersize=8, markeredgecolor=PAPER)


def head_to_head(result: Result, said: Words) -> str:
    """Who finishes above whom, as a heat map; the best rated on top."""
    table = result.head_to_head
    order = [table.bots.index(bot.bot) for bot in result.bots]
    count = len(order)
    colours = mpl.colors.LinearSegmentedColormap.from_list("unlike", UNLIKE)
    side = min(7.2, 2.6 + 0.75 * count)
    with mpl.rc_context(STYLE):
        figure = new_figure(side + 0.8, side - 0.6)
        axes = figure.subplots()
        for row, one in enumerate(order):
            for column, other in enumerate(order):
                share = table.above[one][other]
                if share is None:
                    continue
                box = mpl.patches.FancyBboxPatch(
                    (column - 0.44, row - 0.44), 0.88, 0.88, linewidth=0,
                    boxstyle="round,pad=0,rounding_size=0.08", facecolor=colours(share),
                )  # fmt: skip
                axes.add_patch(box)
                ink = "#ffffff" if abs(share - 0.5) > 0.28 else "#33302a"
                axes.text(column, row, said.percent(share), ha="center", va="center", color=ink)
        rows(axes, [table.bots[number] for number in order])
        names = [plain(table.bots[number], 16) for number in order]
        axes.set_xticks(range(count), names, rotation=0 if count < 6 else 30)
        axes.set_xlim(-0.6, count - 0.4)
        axes.tick_params(axis="x", length=0, labelcolor=INK)
        axes.xaxis.tick_top()
        for spine in axes.spines.values():
            spine.set_visible(False)
    return svg_of(figure, "head-to-head", said.t("report-plot-pairs-said"))


def points(result: Result, said: Words) -> str:
    """Where the points come from, bot by bot."""
    with mpl.rc_context(STYLE):
        figure = new_figure(9.2, 1.3 + 0.44 * len(result.bots))
        axes = figure.subplots()
        places = rows(axes, [bot.bot for bot in result.bots])
        left = [0.0] * len(places)
        for source, colour in zip(SOURCE_NAMES, SOURCES, strict=True):
            widths = [bot.points[source] for bot in result.bots]
            axes.barh(
                places, widths, left=left, height=0.58, color=colour, label=said.t(NAMES[source]),
                edgecolor=PAPER, linewidth=1.2,
            )  # fmt: skip
            for place, start, width in zip(places, left, widths, strict=True):
                if width >= 0.9:
                    axes.text(
                        start + width / 2, place, said.number(width, 1), ha="center", va="center",
                        color="#ffffff", fontsize=9,
                    )  # fmt: skip
            left = [start + width for start, width in zip(left, widths, strict=True)]
        for place, total in zip(places, left, strict=True):
            axes.annotate(
                said.number(total, 1), (total, place), (6, 0), textcoords="offset points",
                va="center", fontweight="bold",
            )  # fmt: skip
        axes.set_xlabel(said.t("report-plot-points"))
        axes.grid(axis="x")
        axes.set_xlim(0, max([*left, 1.0]) * 1.08)
        figure.legend(loc="outside upper left", ncols=5, handlelength=1, handleheight=1)
    return svg_of(figure, "points", said.t("report-plot-points-said"))


def scores(result: Result, said: Words) -> str:
    """How the scores are spread: a ridge for each bot."""
    colours = colours_of(result.plan["bots"])
    played = [bot for bot in result.bots if bot.scores]
    most = max((max(bot.scores) for bot in played), default=1) + 2
    grid = [x / 4 for x in range(-8, most * 4 + 1)]
    with mpl.rc_context(STYLE):
        figure = new_figure(9.2, 1.0 + 0.62 * max(1, len(played)))
        axes = figure.subplots()
        ridges = [ridge(bot, grid) for bot in played]
        top = max((max(heights) for heights in ridges), default=1.0)
        for row, (bot, heights) in enumerate(zip(played, ridges, strict=True)):
            line = [row - 0.95 * height / top for height in heights]
            colour = colours[bot.bot]
            axes.fill_between(grid, row, line, color=colour, alpha=0.45, linewidth=0)
            axes.plot(grid, line, color=colour, linewidth=1.6)
            axes.plot([bot.score, bot.score], [row, row - 0.3], color=INK, linewidth=1.2)
        axes.set_yticks(range(len(played)), [plain(bot.bot) for bot in played])
        axes.set_ylim(max(1, len(played)) - 0.75, -1.05)
        axes.set_xlim(min(0, min((min(b.scores) for b in played), default=0)) - 1, most)
        axes.set_xlabel(said.t("report-plot-scores"))
        axes.grid(axis="x")
    return svg_of(figure, "scores", said.t("report-plot-scores-said"))


def ridge(bot: BotResult, grid: list[float]) -> list[float]:
    """The scores of a bot as a smooth curve."""
    count = sum(bot.scores.values())
    width = max(0.8, 1.06 * bot.score_sd * count**-0.2)
    return [
        sum(n * exp(-(((x - score) / width) ** 2) / 2) for score, n in bot.scores.items())
        / (count * width)
        for x in grid
    ]


def seats(result: Result, said: Words) -> str:
    """Whether it is good to begin."""
    names = [said.t("report-plot-seat", place=seat.position) for seat in result.seats]
    with mpl.rc_context(STYLE):
        figure = new_figure(5.4, 1.1 + 0.44 * len(names))
        axes = figure.subplots()
        for place, seat in zip(rows(axes, names), result.seats, strict=True):
            span(axes, place, seat.wins.interval, seat.wins.rate, SOURCES[2])
            axes.annotate(
                said.percent(seat.wins.rate), (seat.wins.rate, place), (0, 8),
                textcoords="offset points", ha="center",
            )  # fmt: skip
        axes.axvline(result.fair_share, color=MUTED, linewidth=1, linestyle=(0, (4, 3)))
        axes.set_xlim(0, None)
        axes.set_xlabel(said.t("report-plot-seats"))
        axes.grid(axis="x")
        in_percent(said, axes, "x")
    return svg_of(figure, "seats", said.t("report-plot-seats-said"))
