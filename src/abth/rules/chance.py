"""Chance is a player: which outcomes are possible now, and how likely each is.

The rules never draw. They stop at an event of chance, and the program that runs the match
supplies the outcome.
"""

from __future__ import annotations

from mypy_extensions import i64

from abth.rules import moments
from abth.rules.battle.engagement import (
    calling_card,
    die_is_strong,
    reinforcement_pile,
    rolling_side,
)
from abth.rules.battle.rewards import loser_seat
from abth.rules.game import Game
from abth.rules.piles import Pile, pile_of
from abth.rules.terms import CHANCE, era_of_space


def first_number(game: Game) -> i64:
    """The action number of outcome 0 of the pending event."""
    numbers = game.frame.actions
    moment = game.moment
    if moment == moments.DRAW_CARD or moment == moments.LAY_UNIT:
        return numbers.card
    if moment == moments.REINFORCEMENT or moment == moments.DEAL_UNIT:
        return numbers.card
    if moment == moments.DRAW_TILE or moment == moments.DEAL_TILE:
        return numbers.tile
    if moment == moments.LAY_TOKEN or moment == moments.DEAL_TOKEN:
        return numbers.token
    if moment == moments.ROLL_STRONG or moment == moments.ROLL_RISKY:
        return numbers.strong if moment == moments.ROLL_STRONG else numbers.risky
    if moment == moments.REROLL_DEFENDER or moment == moments.REROLL_ATTACKER:
        return numbers.strong if die_is_strong(game, rolling_side(game)) else numbers.risky
    if moment == moments.LOOK_PROWESS:
        return numbers.value
    if moment == moments.FIND_START:
        return numbers.start
    if moment == moments.SET_WHEEL:
        return numbers.wheel
    return numbers.relic_card


def urn(game: Game) -> Pile:
    """The pieces that chance draws from now, all equally likely."""
    moment = game.moment
    if moment == moments.DRAW_CARD:
        return game.players[game.drawer].deck
    if moment == moments.DRAW_TILE or moment == moments.DEAL_TILE:
        return game.tile_pile
    if moment == moments.LAY_UNIT or moment == moments.DEAL_UNIT:
        return game.era_decks[era_of_space(game.cursor)]
    if moment == moments.LAY_TOKEN or moment == moments.DEAL_TOKEN:
        return game.token_pile
    if moment == moments.REINFORCEMENT:
        return reinforcement_pile(game, calling_card(game))
    if moment == moments.ROLL_STRONG:
        return game.frame.strong_sides
    if moment == moments.ROLL_RISKY:
        return game.frame.risky_sides
    if moment == moments.FIND_RELIC or moment == moments.DEAL_RELIC:
        return game.relic_deck
    return rare_urn(game)


def rare_urn(game: Game) -> Pile:
    """The urns that are needed least often."""
    moment = game.moment
    if moment == moments.REROLL_DEFENDER or moment == moments.REROLL_ATTACKER:
        strong = die_is_strong(game, rolling_side(game))
        return game.frame.strong_sides if strong else game.frame.risky_sides
    if moment == moments.LOOK_PROWESS:
        values = pile_of(game.players[loser_seat(game)].prowess)
        for place in range(game.looked_at.size):
            values.take(game.looked_at.packed[place])
        return values
    if moment == moments.FIND_STOLEN:
        return pile_of(game.players[game.defender].relics)
    if moment == moments.FIND_START:
        return pile_of([i64(seat) for seat in range(len(game.players))])
    if moment == moments.SET_WHEEL:
        return pile_of([i64(position) for position in range(4)])
    raise ValueError("no event of chance is pending")


def outcomes(game: Game) -> list[tuple[int, int]]:
    """Every possible outcome with its weight; empty if it is not for chance to act."""
    if game.to_act != CHANCE:
        return []
    first = first_number(game)
    weights: dict[int, int] = {}
    for piece in urn(game):
        number = int(first + piece)
        weights[number] = weights.get(number, 0) + 1
    return list(weights.items())


def is_possible_outcome(game: Game, number: int) -> bool:
    """Whether this outcome is possible now."""
    piece = number - int(first_number(game))
    return piece in urn(game)
