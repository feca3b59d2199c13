"""The answers to questions: `why 1`, `odds`, `card spy`, `hand`, `log`, `help`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from abth.content.atoms import atom_text
from abth.rules.moments import DECISION_POINTS
from abth.rules.refusals import IllegalAction
from abth.text_seat.coach_words import CoachWords
from abth.text_seat.commands import COMMANDS, Command, parts_of
from abth.text_seat.line_ups import chance_lines
from abth.text_seat.log import log_turns
from abth.text_seat.page import TextSeat
from abth.text_seat.plain_text import WIDEST, log_lines, section_lines
from abth.text_seat.unit_words import card_lines
from abth.words import Words
from abth.words.punctuation import labelled
from abth.words.refusals import refusal_text

RULES: Final = {
    "insert": "TRAVEL-6", "take": "TRAVEL-10", "use": "TRAVEL-14", "tighten-up": "TOKEN-11",
    "jump": "TRAVEL-23", "face": "CONQ-2", "challenge": "CHALLENGE-1", "chase": "TOKEN-14",
    "no-battle": "CONQ-1", "with": "CONQ-4", "no-unit": "CHALLENGE-5", "reroll": "ABIL-13",
    "keep": "ABIL-13", "recruit": "REWARD-1", "leave": "REWARD-1", "deploy": "CONQ-11",
    "assign": "TOKEN-5", "relic": "RELIC-3", "prowess": "CHALLENGE-15", "drop": "TRAVEL-12",
    "sabaton": "SETUP-7", "retrieve": "TRAVEL-16", "dismiss": "TRAVEL-17", "hunt": "TOKEN-14",
}  # fmt: skip
"""The rule behind each verb of the actions; `done` has that of its decision."""

MOST_DIGITS: Final = 4  # of a number of turns

PLACEHOLDERS: Final = {
    "why": "text-with-number",
    "card": "text-with-name",
    "say": "text-with-words",
}


def answer(seat: TextSeat, command: Command, width: int = WIDEST) -> list[str]:
    """The answer to a question; orders such as `undo` are for the caller."""
    match command.name:
        case "why":
            return why(seat, command.rest)
        case "odds":
            return odds(seat)
        case "card":
            return card(seat, command.rest)
        case "log":
            last = int(command.rest[:MOST_DIGITS]) if command.rest else None
            return log_lines(log_turns(seat.facts, seat.events, last), width)
        case "help":
            return help_lines(seat.facts.words)
    found = [section for section in seat.sections() if section.name == command.name]
    lines = [line for section in found for line in section_lines(seat.facts.words, section, width)]
    return lines or [seat.facts.words.t("text-status-before")]


def why(seat: TextSeat, number: str) -> list[str]:
    """What a choice does, its rule, and the coach; without a number, the rule of the decision."""
    words = seat.facts.words
    moment = seat.facts.view.due.moment
    point = DECISION_POINTS[moment] if moment < len(DECISION_POINTS) else "ROUND-4"
    if not number:
        return [words.t("terminal-rule", name=point, text=rule_text(words, point))]
    choice = next((one for one in seat.choices if str(one.number) == number), None)
    if choice is None:
        return [words.t("text-no-number", typed=number[:20], count=len(seat.choices))]
    rule = RULES.get(choice.typed.partition(" ")[0], point)
    said = labelled(words, choice.label, choice.note)
    lines = [words.t("text-why", choice=said, name=rule, text=rule_text(words, rule))]
    return [*lines, *coach_lines(seat, choice.number)]


def coach_lines(seat: TextSeat, number: int) -> list[str]:
    """What the coach says about a choice, if it was asked."""
    facts = seat.facts
    if seat.advice is None:
        return []
    coach = CoachWords(facts.frame, facts.names, facts.words)
    said = coach.about(seat.advice, facts.view.options[number - 1])
    return [] if said is None else [said]


def rule_text(words: Words, name: str) -> str:
    """A rule in the language of the reader."""
    return words.printed(name, atom_text(name) or "")


def odds(seat: TextSeat) -> list[str]:
    """The chances of the battle, where the table allows them."""
    facts, t = seat.facts, seat.facts.words.t
    if not seat.with_chances:
        return [t("odds-forbidden")]
    if lines := chance_lines(facts, seat.chances):
        return lines
    deploys = facts.is_battle and not facts.view.battle.attackers.cards
    return [t("odds-place") if deploys else t("text-no-battle")]


def card(seat: TextSeat, name: str) -> list[str]:
    """Every Unit whose name has words that begin like this; the whole name counts first."""
    words, wanted = seat.facts.words, parts_of(name)
    units = seat.facts.box.units
    exact = [unit for unit in units if parts_of(unit.name) == wanted]
    found = exact or [
        unit
        for unit in units
        if wanted and all(any(w.startswith(part) for w in parts_of(unit.name)) for part in wanted)
    ]
    if not found:
        return [words.t("text-no-card", typed=name[:60])]
    if len(found) == 1:
        return card_lines(words, found[0])
    return [words.listed([unit.name for unit in found], "or") + "?"]


def help_lines(words: Words) -> list[str]:
    """What can be typed."""
    rows = command_rows(words, COMMANDS)
    width = max(len(typed) for typed, _ in rows)
    return [words.t("text-help"), *(f"  {typed:{width}}  {note}" for typed, note in rows)]


def command_rows(words: Words, commands: Sequence[str]) -> list[tuple[str, str]]:
    """Commands as they are typed, each with what it does."""
    rows = []
    for name in commands:
        more = f" {words.t(PLACEHOLDERS[name])}" if name in PLACEHOLDERS else ""
        rows.append((f"{words.t(f'text-word-{name}')}{more}", words.t(f"text-help-{name}")))
    return rows


def refusal_lines(words: Words, refusal: IllegalAction) -> list[str]:
    """Why an action is not allowed, with its rule."""
    reason = refusal_text(words, refusal.message, refusal.what)
    return [words.t("text-refused", reason=reason, atom=refusal.atom)]
