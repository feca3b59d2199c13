"""Scores on the terminal: the final standing, and during a match what one seat may know of it."""

from __future__ import annotations

from collections.abc import Sequence

from abth.cli.shared.language import t
from abth.cli.shared.tables import Column, Table
from abth.rules.box import Box
from abth.rules.game import Game
from abth.rules.points import Points
from abth.rules.scoring import standing
from abth.rules.views import View

SOURCES = ("elite", "heroes", "relics", "prowess", "honor")


def score_table(rounded: bool) -> Table:
    """An empty table of scores."""
    return Table(
        Column(t("terminal-column-player")),
        Column(t("terminal-column-sabaton")),
        *(Column(t(f"end-source-{source}"), "right") for source in SOURCES),
        Column(t("terminal-column-total"), "right"),
        rounded=rounded,
    )


def final_scores(game: Game, names: Sequence[str], rounded: bool = False) -> Table:
    """The points of every player by source, nothing hidden; winners have a star."""
    table = score_table(rounded)
    result = standing(game)
    for player, score in zip(game.players, result.scores, strict=True):
        star = " *" if game.is_over and player.seat in result.winners else ""
        points = (score.elite, score.heroes, score.relics, score.prowess, score.honor, score.total)
        table.add(
            names[player.seat] + star,
            sabaton_name(game.frame.box, player.sabaton),
            *(str(number) for number in points),
            bold=bool(star),
        )
    return table


def scores_seen(
    view: View,
    points: Sequence[Points],
    box: Box,
    names: Sequence[str],
    rounded: bool = False,
) -> Table:
    """Points as far as the holder of the view knows them; unknown Prowess is marked."""
    table = score_table(rounded)
    for player, score in zip(view.players, points, strict=True):
        prowess = str(score.prowess)
        if score.hidden:
            prowess = t("terminal-hidden", points=int(score.prowess), count=int(score.hidden))
        table.add(
            names[player.seat],
            sabaton_name(box, player.sabaton),
            str(score.elite),
            str(score.heroes),
            str(score.relics),
            prowess,
            str(score.honor),
            f"{score.total}{' +' if score.hidden else ''}",
        )
    return table


def sabaton_name(box: Box, sabaton: int) -> str:
    """The figure's name; empty before it is chosen."""
    return box.sabatons[sabaton].name if sabaton >= 0 else ""
