"""Daring: the best line-up of one, two and three Units, with its chance and its chest.

A Unit that calls a reinforcement is left out, so that every line-up has the size that it says.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from abth.bots.odds import Odds, odds
from abth.protocol.wire import DareChoice
from abth.rules import moments
from abth.rules.game import Game
from abth.rules.terms import NONE
from abth.table.refusals import Refusal

SIZES: Final = (1, 2, 3)


def dare_choices(game: Game, seat: int) -> list[DareChoice]:
    """What this seat could send against the Units that it faces (REWARD-7 to 11, DICE-1 to 4)."""
    require_deployment(game, seat)
    units = game.frame.box.units
    held = [*game.players[seat].hand, *game.battle.attackers.cards]
    cards = sorted(int(card) for card in held if units[card].reinforcement == 0)
    return [best_of(game, cards, size) for size in SIZES if size <= len(cards)]


def require_deployment(game: Game, seat: int) -> None:
    """Refuse a seat that does not deploy against the board, or Units that call reinforcements."""
    deploys = game.to_act == seat and game.moment in (moments.ATTACK_FIRST, moments.ATTACK_NEXT)
    defenders = game.battle.defenders.cards
    called = any(game.frame.box.units[card].reinforcement for card in defenders)
    if not deploys or game.defender != NONE or called:
        raise Refusal("not-allowed")


def best_of(game: Game, cards: list[int], size: int) -> DareChoice:
    """The line-up of so many of these cards that wins most often."""
    found: tuple[Odds, tuple[int, ...]] | None = None
    for line_up in sorted(set(permutations(cards, size))):
        chances = odds_of(game, line_up)
        if found is None or chances.attacker_wins > found[0].attacker_wins:
            found = chances, line_up
    assert found is not None
    chances, line_up = found
    wins = chances.attacker_wins
    return DareChoice(
        cards=list(line_up),
        wins=f"{wins.numerator}/{wins.denominator}",
        relics=chances.relics_looked_at,
    )


def odds_of(game: Game, line_up: tuple[int, ...]) -> Odds:
    """The exact odds of these Units against those that are faced."""
    frame, defenders = game.frame, game.battle.defenders
    return odds(
        [frame.roster.unit(card, NONE) for card in line_up],
        [frame.roster.unit(card, NONE) for card in defenders.cards],
        frame.combat,
        frame.box,
        True,
    )
