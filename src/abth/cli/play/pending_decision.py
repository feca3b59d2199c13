"""The pending decision in words: `Your turn, Round 2: insert a tile or use the gear`."""

from __future__ import annotations

from typing import Final

from abth.cli.play.facts import Facts
from abth.rules import moments as m
from abth.rules.terms import NONE

DUE: Final = {
    int(m.CHOOSE_SABATON): "choose your Sabaton",
    int(m.DROP_TOKEN): "give up one of your tokens",
    int(m.RETRIEVE): "take a card back from your discard pile",
    int(m.DISMISS): "dismiss a Unit of your hand for good",
    int(m.HUNT): "choose whom to chase",
    int(m.COMPANY): "face it alone or with its linked neighbours",
    int(m.DEFEND_FIRST): "deploy your front Unit",
    int(m.DEFEND_NEXT): "deploy the next Unit, or be done",
    int(m.DEFEND_TOKENS): "lay Warfare tokens on your Units",
    int(m.ATTACK_FIRST): "deploy your front Unit",
    int(m.ATTACK_NEXT): "deploy the next Unit, or be done",
    int(m.ATTACK_TOKENS): "lay Warfare tokens on your Units",
    int(m.DEFENDER_RELAUNCH): "roll your die again, or keep it",
    int(m.ATTACKER_RELAUNCH): "roll your die again, or keep it",
    int(m.RECRUIT): "recruit the defeated, or leave them",
    int(m.KEEP_RELIC): "keep one of the Relics",
    int(m.KEEP_PROWESS): "keep one of the Prowess tokens",
    int(m.KEEP_STOLEN): "keep one of the loser's Relics",
}
VERBS: Final = {
    "insert": "insert a tile",
    "take": "use the gear",
    "use": "use the gear",
    "tighten-up": "play Tighten up!",
    "jump": "jump to an Era",
    "face": "choose whom to fight",
    "challenge": "choose whom to fight",
    "chase": "choose whom to fight",
    "no-battle": "go without a battle",
}


def due_words(facts: Facts) -> str:
    """Whose turn it is, and what is to be decided."""
    view = facts.view
    words = DUE.get(view.due.moment) or from_options(facts)
    if view.wheel == NONE:
        return f"Before the match: {words}"
    turn = f"Round {facts.round}"
    if view.seat == view.active:
        return f"Your turn, {turn}: {words}"
    return f"{facts.names[view.active]} challenges you, {turn}: {words}"


def from_options(facts: Facts) -> str:
    """What the options have in common, if a decision has several kinds of them."""
    found: dict[str, None] = {}  # each once, in order
    for option in facts.view.options:
        verb = facts.frame.actions.text(option).partition(" ")[0]
        found[VERBS.get(verb, "choose")] = None
    *first, last = found
    return f"{', '.join(first)} or {last}" if first else last
