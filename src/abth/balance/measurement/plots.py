"""The plots of docs/balance.md. They need matplotlib, which nothing else here needs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from abth.arena.report.html_report import INSTALL
from abth.balance.measurement.cards import BAND, CardCounts, pick, pick_mean
from abth.balance.measurement.lone import Lone
from abth.balance.measurement.matches import SOURCES, STANDARD, Played
from abth.balance.measurement.means import Mean
from abth.balance.measurement.order import PLACES, ahead, wins
from abth.balance.measurement.page import BadPage
from abth.balance.measurement.scores import source_mean
from abth.balance.measurement.suspense import leader_wins, spread
from abth.rules.box import Box
from abth.rules.terms import ERAS

COLORS = ("#b5651d", "#4f6d7a", "#8c2f39", "#3d3d3d", "#c9b458")  # of Eras, sources, places
PAPER = "#fbf8f2"
INK = "#2b2b2b"


def write_plots(
    box: Box, lone: dict[int, list[Lone]], plays: Sequence[Played], folder: Path
) -> None:
    """Draw the five plots of the page."""
    pyplot = load_pyplot()
    folder.mkdir(parents=True, exist_ok=True)
    standard = next(p for p in plays if (p.players, p.rounds) == STANDARD)
    short = [played for played in plays if played.rounds == STANDARD[1]]
    figures = {
        "lone": plot_lone(pyplot, lone),
        "points": plot_points(pyplot, plays),
        "order": plot_order(pyplot, short),
        "suspense": plot_suspense(pyplot, plays),
        "picks": plot_picks(pyplot, box, standard.cards),
    }
    for name, figure in figures.items():
        figure.tight_layout()
        # Small, and the same bytes for the same numbers.
        path = folder / f"balance-{name}.png"
        figure.savefig(path, dpi=80, metadata={"Software": None})
        pyplot.close(figure)


def load_pyplot() -> Any:
    """Matplotlib without a window, in the colors of the page."""
    try:
        import_module("matplotlib").use("Agg")
    except ModuleNotFoundError:
        raise BadPage("", "report-without-plots", extra="report", command=INSTALL) from None
    pyplot = import_module("matplotlib.pyplot")
    pyplot.rcParams.update(
        {
            "figure.facecolor": PAPER, "axes.facecolor": PAPER, "axes.edgecolor": INK,
            "text.color": INK, "axes.labelcolor": INK, "xtick.color": INK, "ytick.color": INK,
            "axes.spines.top": False, "axes.spines.right": False, "axes.titlelocation": "left",
            "font.size": 9, "axes.titlesize": 10, "legend.frameon": False,
        }
    )  # fmt: skip
    return pyplot


def plot_lone(pyplot: Any, lone: dict[int, list[Lone]]) -> Any:
    """The chance to win and to recruit, a dot for each Elite."""
    figure, axes = pyplot.subplots(figsize=(7.5, 4))
    for era, found in lone.items():
        ordered = sorted(found, key=lambda one: -one.win)
        places = [era + (place - 7) / 20 for place in range(len(ordered))]
        axes.plot(places, [100 * one.win for one in ordered], "o", color=COLORS[era - 1])
        falls = [100 * one.recruit for one in ordered]
        axes.plot(places, falls, "x", color=COLORS[era - 1], alpha=0.5)
        mean = 100 * sum(one.win for one in found) / len(found)
        axes.plot([era - 0.4, era + 0.4], [mean, mean], color=COLORS[era - 1], linewidth=1)
        axes.text(era + 0.41, mean, f"{mean:.0f}", va="center", fontsize=8)
    axes.set_xticks(range(1, 5), [f"Era {era}" for era in ERAS])
    axes.set_ylabel("chance, %")
    axes.set_title("Lone Elites against a starting hand: o won, x recruited, bar mean won")
    return figure


def plot_points(pyplot: Any, plays: Sequence[Played]) -> Any:
    """Stacked points by source for every kind of match."""
    figure, axes = pyplot.subplots(figsize=(7.5, 3))
    names = [played.name for played in plays]
    left = [0.0] * len(names)
    for source, name in enumerate(SOURCES):
        points = [source_mean(played, source).value for played in plays]
        axes.barh(names, points, left=left, label=name, color=COLORS[source])
        for place, (start, width) in enumerate(zip(left, points, strict=True)):
            if width > 0.8:
                middle = start + width / 2
                axes.text(middle, place, f"{width:.1f}", ha="center", va="center", color=PAPER)
        left = [a + b for a, b in zip(left, points, strict=True)]
    axes.invert_yaxis()
    axes.set_xlabel("mean points of a player")
    axes.legend(ncols=5, fontsize=8, loc="upper center", bbox_to_anchor=(0.45, 1.18))
    return figure


def plot_order(pyplot: Any, plays: Sequence[Played]) -> Any:
    """Victories by order of play, and when the gap opens."""
    figure, panels = pyplot.subplots(2, len(plays), figsize=(10, 5.2), sharey="row", squeeze=False)
    for column, played in enumerate(plays):
        above, below = panels[0][column], panels[1][column]
        shares = wins(played)
        above.bar(
            PLACES[: played.players],
            [100 * mean.value for mean in shares],
            yerr=[100 * mean.margin for mean in shares],
            color=COLORS[: played.players],
            ecolor=INK,
            capsize=3,
        )
        above.axhline(100 / played.players, color=INK, linewidth=0.8, linestyle=":")
        above.set_title(f"{played.players} players")
        rounds = range(1, played.rounds + 1)
        for player in range(played.players):
            means = [ahead(played, player, number) for number in rounds]
            values = [mean.value for mean in means]
            below.plot(rounds, values, color=COLORS[player], marker=".", label=PLACES[player])
            low = [mean.value - mean.margin for mean in means]
            high = [mean.value + mean.margin for mean in means]
            below.fill_between(rounds, low, high, color=COLORS[player], alpha=0.12, linewidth=0)
        below.axhline(0, color=INK, linewidth=0.8, linestyle=":")
        below.set_xlabel("after Round")
        below.set_xticks(list(rounds))
    panels[0][0].set_ylabel("victories, %")
    panels[1][0].set_ylabel("points ahead of the table")
    panels[1][-1].legend(ncols=2, fontsize=7)
    return figure


def plot_suspense(pyplot: Any, plays: Sequence[Played]) -> Any:
    """How often the leader of each Round wins, and how far first and last are apart."""
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(9, 3.6))
    for played, color in zip(plays, COLORS, strict=False):
        rounds = list(range(1, played.rounds + 1))
        style = "-" if played.rounds == STANDARD[1] else "--"
        chances = [100 * leader_wins(played, number).value for number in rounds]
        left.plot(rounds, chances, style, marker=".", color=color, label=played.name)
        spreads = [Mean.of(spread(m, number) for m in played.matches).value for number in rounds]
        right.plot(rounds, spreads, style, marker=".", color=color, label=played.name)
    left.set_title("the leader after this Round wins, %")
    left.set_ylim(0, 102)
    right.set_title("mean points between first and last")
    right.set_ylim(0)
    for axes in (left, right):
        axes.set_xlabel("Round")
    left.legend(fontsize=7, loc="lower right")
    return figure


def plot_picks(pyplot: Any, box: Box, counts: CardCounts) -> Any:
    """The pick rate of every Elite, with the band of each Era."""
    figure, panels = pyplot.subplots(2, 2, figsize=(9, 6.4))
    for era, axes in enumerate(panels.flat, start=1):
        cards = sorted(map(int, box.elites[era]), key=partial(pick, counts))
        rates = [100 * pick(counts, card) for card in cards]
        low, high = (100 * times * pick_mean(box, era, counts) for times in BAND)
        axes.axvspan(low, high, color=COLORS[era - 1], alpha=0.12, linewidth=0)
        names = [box.units[card].name for card in cards]
        axes.hlines(names, 0, rates, color=COLORS[era - 1], linewidth=1.5)
        axes.plot(rates, names, "o", color=COLORS[era - 1], markersize=4)
        axes.tick_params(labelsize=7)
        axes.set_xlim(0)
        axes.set_title(f"Era {ERAS[era - 1]}: faced when seen, %")
    return figure
