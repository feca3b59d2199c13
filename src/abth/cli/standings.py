"""Scores on the terminal: the final standing, and during a match what one seat may know of it."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box as borders
from rich.table import Table

from abth.rules.box import Box
from abth.rules.game import Game
from abth.rules.scoring import Score, score_of, standing
from abth.rules.terms import ELITE, HERO
from abth.rules.views import PlayerView, View

HEADINGS = ("Elite", "Heroes", "Relics", "Prowess", "Honor", "Total")


def score_table(border: borders.Box) -> Table:
    """An empty table of scores."""
    table = Table(header_style="bold", box=border)
    table.add_column("Player")
    table.add_column("Sabaton")
    for heading in HEADINGS:
        table.add_column(heading, justify="right")
    return table


def final_scores(
    game: Game, names: Sequence[str], border: borders.Box = borders.HEAVY_HEAD
) -> Table:
    """The points of every player by source, nothing hidden; winners have a star."""
    table = score_table(border)
    result = standing(game)
    for player, score in zip(game.players, result.scores, strict=True):
        star = " *" if game.is_over and player.seat in result.winners else ""
        points = (score.elite, score.heroes, score.relics, score.prowess, score.honor, score.total)
        table.add_row(
            names[player.seat] + star,
            sabaton_name(game.frame.box, player.sabaton),
            *(str(number) for number in points),
            style="bold" if star else "",
        )
    return table


def scores_seen(
    view: View, box: Box, names: Sequence[str], border: borders.Box = borders.HEAVY_HEAD
) -> Table:
    """Points as far as the holder of the view knows them; unknown Prowess is marked."""
    table = score_table(border)
    for player in view.players:
        score = score_seen(view, player, box)
        hidden = tokens_hidden(view, player.seat)
        doubt = f" + {hidden} hidden" if hidden else ""
        table.add_row(
            names[player.seat],
            sabaton_name(box, player.sabaton),
            str(score.elite),
            str(score.heroes),
            str(score.relics),
            f"{score.prowess}{doubt}",
            str(score.honor),
            f"{score.total}{' +' if hidden else ''}",
        )
    return table


def sabaton_name(box: Box, sabaton: int) -> str:
    """The figure's name; empty before it is chosen."""
    return box.sabatons[sabaton].name if sabaton >= 0 else ""


def score_seen(view: View, player: PlayerView, box: Box) -> Score:
    """The points of one player, Prowess tokens of unknown value left out (R-49)."""
    cards = [*player.unseen, *player.discard, *in_line_up(view, player.seat)]
    elite = sum(box.units[card].rank == ELITE for card in cards)
    heroes = sum(box.units[card].rank == HERO for card in cards) + len(player.aside)
    relics = [0, 0, 0, 0]
    for relic in player.relics:
        relics[box.relics[relic].era - 1] += 1
    return score_of(elite, heroes, relics, prowess_seen(view, player.seat), player.honor)


def in_line_up(view: View, seat: int) -> list[int]:
    """The player's cards that are in a line-up now."""
    battle = view.battle
    if seat == view.active:
        return list(battle.attackers.cards)
    if seat == battle.defender:
        cards = battle.defenders.cards
        return [card for place, card in enumerate(cards) if not battle.foreign & (1 << place)]
    return []


def prowess_seen(view: View, seat: int) -> list[int]:
    """The values that the holder of the view knows of this seat's won tokens."""
    return [
        seen[0]
        for owner in view.players
        for taker, seen in zip(owner.prowess_takers, owner.prowess_seen, strict=True)
        if taker == seat and seen is not None
    ]


def tokens_hidden(view: View, seat: int) -> int:
    """How many tokens this seat has won whose value the holder of the view does not know."""
    won = sum(taker == seat for owner in view.players for taker in owner.prowess_takers)
    return won - len(prowess_seen(view, seat))
