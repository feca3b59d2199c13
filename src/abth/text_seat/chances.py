"""The chances of the battle on the table, from nothing but a view."""

from __future__ import annotations

from abth.bots.advice.battles import Chances, Foe, chances_of, may_change
from abth.rules.imagine import imagine
from abth.rules.playout import Dice
from abth.rules.terms import NONE
from abth.text_seat.facts import Facts


def battle_chances(facts: Facts) -> Chances | None:
    """The chances of both line-ups as they lie; None before both are there or after the dice.

    Reinforcements are counted for the player who decides: nobody else knows what may come.
    """
    view = facts.view
    battle = view.battle
    if facts.table.battle is None or not battle.attackers.cards or battle.winner != NONE:
        return None
    if battle.strong_face != NONE or battle.risky_face != NONE:
        return None
    if not battle.defenders.cards and battle.defender == NONE:
        return None
    game = imagine(view, facts.frame, Dice(1))
    foe = Foe(battle.defenders.cards, battle.defenders.tokens, battle.defender)
    cards, tokens = battle.attackers.cards, battle.attackers.tokens
    arrivals_are_open = not battle.fought and may_change(game, cards, foe)
    if arrivals_are_open and view.seat != view.due.to_act:
        return None
    return chances_of(game, cards, tokens, foe)
