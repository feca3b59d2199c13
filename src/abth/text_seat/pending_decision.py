"""The pending decision in words: `Your turn, Round 2: insert a tile or use the gears`."""

from __future__ import annotations

from typing import Final

from abth.rules import moments as m
from abth.rules.terms import NONE
from abth.text_seat.facts import Facts

DUE: Final = {
    int(m.CHOOSE_SABATON): "terminal-due-choose-sabaton",
    int(m.DROP_TOKEN): "terminal-due-drop-token",
    int(m.RETRIEVE): "terminal-due-retrieve",
    int(m.DISMISS): "terminal-due-dismiss",
    int(m.HUNT): "terminal-due-hunt",
    int(m.COMPANY): "terminal-due-company",
    int(m.DEFEND_FIRST): "terminal-due-first-unit",
    int(m.DEFEND_NEXT): "terminal-due-next-unit",
    int(m.DEFEND_TOKENS): "terminal-due-tokens",
    int(m.ATTACK_FIRST): "terminal-due-first-unit",
    int(m.ATTACK_NEXT): "terminal-due-next-unit",
    int(m.ATTACK_TOKENS): "terminal-due-tokens",
    int(m.DEFENDER_RELAUNCH): "terminal-due-relaunch",
    int(m.ATTACKER_RELAUNCH): "terminal-due-relaunch",
    int(m.RECRUIT): "terminal-due-recruit",
    int(m.KEEP_RELIC): "terminal-due-keep-relic",
    int(m.KEEP_PROWESS): "terminal-due-keep-prowess",
    int(m.KEEP_STOLEN): "terminal-due-keep-stolen",
}
VERBS: Final = {
    "insert": "terminal-due-insert",
    "take": "terminal-due-gear",
    "use": "terminal-due-gear",
    "tighten-up": "terminal-due-tighten-up",
    "jump": "terminal-due-jump",
    "face": "terminal-due-opponent",
    "challenge": "terminal-due-opponent",
    "chase": "terminal-due-opponent",
    "no-battle": "terminal-due-no-battle",
}


def decision_words(facts: Facts) -> str:
    """What is to be decided."""
    message = DUE.get(facts.view.due.moment)
    return facts.words.t(message) if message is not None else from_options(facts)


def due_words(facts: Facts) -> str:
    """Whose turn it is, and what is to be decided."""
    view, t = facts.view, facts.words.t
    what = decision_words(facts)
    if view.wheel == NONE:
        return t("terminal-before", what=what)
    if view.seat == view.active:
        return t("terminal-turn", round=facts.round, what=what)
    return t("terminal-challenged", who=facts.names[view.active], round=facts.round, what=what)


def from_options(facts: Facts) -> str:
    """What the options have in common, if a decision has several kinds of them."""
    found: dict[str, None] = {}  # each once, in order
    for option in facts.view.options:
        verb = facts.frame.actions.text(option).partition(" ")[0]
        found[VERBS.get(verb, "terminal-due-choose")] = None
    return facts.words.listed(map(facts.words.t, found), "or")
