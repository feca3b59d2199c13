"""The plots of a report that are about the things in the box. Needs the extra `report`."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import matplotlib as mpl
from matplotlib.axes import Axes

from abth.arena.report.bot_plots import span
from abth.arena.report.html_tables import ENDINGS as ENDING_NAMES
from abth.arena.report.plot_style import (
    ENDINGS,
    ERAS,
    INK,
    MUTED,
    PAPER,
    SOURCES,
    STYLE,
    in_percent,
    new_figure,
    rows,
    svg_of,
)
from abth.arena.statistics.tournament_result import BattleResult, CardResult, Result
from abth.rules.terms import ERAS as ERA_NAMES
from abth.words import Words
from abth.words.pieces import token_name

LABELLED = 14  # cards of the scatter plot that are named in it


def battles(result: Result, said: Words) -> str:
    """How battles end, by Era and by Round; the height is how many there are in a match."""
    found, matches = result.battles, max(1, result.played)
    with mpl.rc_context(STYLE):
        figure = new_figure(9.2, 3.4)
        left, right = figure.subplots(1, 2, sharey=False)
        left.set_title(said.t("report-plot-by-era"))
        right.set_title(said.t("report-plot-by-round"))
        eras = [said.t("era-named", era=name) for name in ERA_NAMES]
        rounds = [str(part.number) for part in found.by_round]
        columns(left, found.by_era, eras, matches, said)
        columns(right, found.by_round, rounds, matches, said)
        left.set_ylabel(said.t("report-plot-battles"))
        labels = dict(zip(*reversed(left.get_legend_handles_labels()), strict=True))
        figure.legend(
            labels.values(), labels.keys(), loc="outside upper left", ncols=4, handlelength=1,
            handleheight=1,
        )  # fmt: skip
    return svg_of(figure, "battles", said.t("report-plot-battles-said"))


def columns(
    axes: Axes, parts: Sequence[BattleResult], names: list[str], matches: int, said: Words
) -> None:
    """Two stacked columns for each part: against the board, and, hatched, between players."""
    for offset, hatch, which in ((-0.21, "", "board"), (0.21, "////", "players")):
        bottom = [0.0] * len(parts)
        for ending, colour in enumerate(ENDINGS):
            heights = [getattr(part, which)[ending] / matches for part in parts]
            places = [place + offset for place in range(len(parts))]
            axes.bar(
                places, heights, 0.38, bottom, color=colour, hatch=hatch, edgecolor=PAPER,
                linewidth=0.8, label=None if hatch else said.t(ENDING_NAMES[ending]),
            )  # fmt: skip
            bottom = [base + height for base, height in zip(bottom, heights, strict=True)]
    axes.bar(
        [0], [0], color=MUTED, hatch="////", edgecolor=PAPER, label=said.t("report-plot-hatched")
    )
    axes.set_xticks(range(len(parts)), names)
    axes.tick_params(axis="x", length=0, labelcolor=INK)
    axes.tick_params(axis="y", labelcolor=MUTED)
    axes.grid(axis="y")


def cards(result: Result, said: Words) -> str:
    """How often a card is picked, against how often its owners win."""
    shown = [card for card in result.cards if is_common(card, result.played)]
    with mpl.rc_context(STYLE):
        figure = new_figure(9.2, 5.6)
        axes = figure.subplots()
        most = max((card.owners_win.of for card in shown), default=1)
        for number, card in enumerate(shown):
            (dot,) = axes.plot(
                [card.pick_rate or 0.0], [card.owners_win.rate],
                "*" if card.rank == "hero" else "o",
                color=ERAS[card.era - 1], alpha=0.8, markeredgecolor=PAPER, markeredgewidth=0.8,
                markersize=5 + 9 * (card.owners_win.of / most) ** 0.5,
            )  # fmt: skip
            dot.set_gid(f"named-{number}")
        axes.axhline(result.fair_share, color=MUTED, linewidth=1, linestyle=(0, (4, 3)))
        name_cards(axes, shown)
        axes.set_xlabel(said.t("report-plot-picks"))
        axes.set_ylabel(said.t("report-plot-owners"))
        axes.tick_params(axis="y", labelcolor=MUTED)
        axes.margins(x=0.09)
        axes.grid()
        in_percent(said, axes, "x")
        in_percent(said, axes, "y")
        dots = [mpl.lines.Line2D([], [], marker="o", linestyle="", color=era) for era in ERAS]
        star = mpl.lines.Line2D([], [], marker="*", linestyle="", color=MUTED, markersize=9)
        labels = [said.t("era-named", era=name) for name in ERA_NAMES]
        labels.append(said.t("cli-rank-hero"))
        figure.legend([*dots, star], labels, loc="outside upper left", ncols=5, handlelength=1)
    return svg_of(figure, "cards", said.t("report-plot-cards-said"), hints(shown, said))


def is_common(card: CardResult, matches: int) -> bool:
    """Whether enough owners are known for a dot that means something."""
    return card.pick_rate is not None and card.owners_win.of >= min(5, 1 + matches // 20)


def hints(shown: Sequence[CardResult], said: Words) -> list[str]:
    """What comes up when the mouse rests on a card."""
    return [
        said.t(
            "report-plot-card",
            card=card.name,
            era=ERA_NAMES[card.era - 1],
            rank=said.t(f"cli-rank-{card.rank}"),
            faced=said.percent(card.pick_rate or 0.0),
            available=card.available,
            owned=card.owners_win.of,
            wins=said.percent(card.owners_win.rate),
        )
        for card in shown
    ]


def name_cards(axes: Axes, shown: Sequence[CardResult]) -> None:
    """Names for those that stand out, as far as they do not cover each other."""
    if not shown:
        return
    middle = sum(card.owners_win.rate for card in shown) / len(shown)
    usual = sum(card.pick_rate or 0 for card in shown) / len(shown)

    def stands_out(card: CardResult) -> float:
        sure = sqrt(card.owners_win.of)
        return sure * (abs(card.owners_win.rate - middle) + abs((card.pick_rate or 0) - usual))

    spread_x = max(card.pick_rate or 0 for card in shown) or 1
    spread_y = max(card.owners_win.rate for card in shown) or 1
    named: list[tuple[float, float]] = []
    for card in sorted(shown, key=stands_out, reverse=True):
        x, y = (card.pick_rate or 0) / spread_x, card.owners_win.rate / spread_y
        if len(named) < LABELLED and all(abs(x - a) > 0.2 or abs(y - b) > 0.05 for a, b in named):
            named.append((x, y))
            axes.annotate(
                card.name, (card.pick_rate or 0, card.owners_win.rate), (7, 0),
                textcoords="offset points", va="center", fontsize=8.5,
            )  # fmt: skip


def tokens(result: Result, said: Words) -> str:
    """How often tokens are used, and whether it helps."""
    shown = sorted(result.tokens, key=lambda token: -token.users_win.rate)
    matches = max(1, result.played)
    with mpl.rc_context(STYLE):
        figure = new_figure(9.2, 1.2 + 0.34 * len(shown))
        left, right = figure.subplots(1, 2, sharey=True)
        places = rows(left, [token_name(said, token.id, token.name) for token in shown])
        left.set_title(said.t("report-plot-users"))
        right.set_title(said.t("report-plot-taken"))
        for place, token in zip(places, shown, strict=True):
            if token.users_win.of:
                span(left, place, token.users_win.interval, token.users_win.rate, SOURCES[3])
        left.axvline(result.fair_share, color=MUTED, linewidth=1, linestyle=(0, (4, 3)))
        left.grid(axis="x")
        in_percent(said, left, "x")
        taken = [token.taken / matches for token in shown]
        used = [token.used / matches for token in shown]
        right.barh(places, taken, 0.62, color=SOURCES[3], alpha=0.3)
        right.barh(places, used, 0.62, color=SOURCES[3])
        right.grid(axis="x")
    return svg_of(figure, "tokens", said.t("report-plot-tokens-said"))
