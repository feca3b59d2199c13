"""A puzzle in plain lines: the position as far as it matters, the choices, and the verdict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from abth.practice.puzzles import Choice, Puzzle
from abth.rules.box import Box
from abth.rules.reading import read_position
from abth.rules.terms import ERAS, LINES, NONE, SPACES_PER_ERA
from abth.rules.views import View, view_for
from abth.words import Words
from abth.words.pieces import era_name, icon_name, relic_name, token_name
from abth.words.punctuation import labelled

LETTERS: Final = "abcde"
ICONS: Final = (
    "reinforcement", "assault", "heroic_death", "accuracy", "diversion", "relaunch",
)  # fmt: skip


def puzzle_lines(puzzle: Puzzle, box: Box, words: Words) -> list[str]:
    """Question, position and choices."""
    view = view_for(read_position(puzzle.position, box), puzzle.seat)
    asked = f"practice-ask-{puzzle.kind}"
    if puzzle.kind == "line-up":
        asked = f"{asked}-{puzzle.measure}"
    lines = [words.t(asked), words.t(f"practice-note-{puzzle.measure}"), ""]
    lines += position_lines(puzzle, view, box, words)
    lines += ["", *(
        f"  {letter}) {choice_text(choice, view, box, words)}"
        for letter, choice in zip(LETTERS, puzzle.choices, strict=False)
    )]  # fmt: skip
    return lines


def position_lines(puzzle: Puzzle, view: View, box: Box, words: Words) -> list[str]:
    """What one must see to answer: the hand or the line-up, the opponents, tokens, Relics."""
    own = view.players[puzzle.seat]
    battle = view.battle
    lines: list[str] = []
    if puzzle.kind == "token":
        lines += card_block("practice-line-up", battle.attackers.cards, (), box, words)
    else:
        lines += card_block("practice-hand", own.hand or (), (), box, words)
    if puzzle.kind in ("line-up", "token"):
        defenders = battle.defenders
        lines += card_block("practice-against", defenders.cards, defenders.tokens, box, words)
    else:
        lines += board_lines(puzzle, view, box, words)
    if puzzle.kind == "token":
        names = [token_name(words, box.tokens[n].id, box.tokens[n].name) for n in own.tokens]
        lines.append(labelled(words, words.t("practice-tokens"), ", ".join(names)))
    elif own.relics:
        named = [relic_text(relic, box, words) for relic in own.relics]
        lines.append(labelled(words, words.t("practice-relics"), ", ".join(named)))
    return lines


def relic_text(number: int, box: Box, words: Words) -> str:
    """A Relic with the numeral of its Era."""
    relic = box.relics[number]
    return f"{relic_name(words, relic.id, relic.name)} ({ERAS[relic.era - 1]})"


def board_lines(puzzle: Puzzle, view: View, box: Box, words: Words) -> list[str]:
    """The Eras that the choices are about, with their Units and the players there."""
    eras = sorted({choice.era for choice in puzzle.choices} - {0}) or [
        view.players[puzzle.seat].era
    ]
    lines: list[str] = []
    for era in eras:
        first = (era - 1) * int(SPACES_PER_ERA)
        cards = [card for card in view.board[first : first + 3] if card != NONE]
        lines.append(era_name(words, ERAS[era - 1]))
        lines += [f"  {card_text(card, NONE, box, words)}" for card in cards]
        here = [
            seat_name(player.seat, view, box)
            for player in view.players
            if player.era == era and player.seat != puzzle.seat
        ]
        if here:
            lines.append(f"  {words.t('practice-here', names=', '.join(here))}")
    return lines


def card_block(
    title: str, cards: Sequence[int], tokens: Sequence[int], box: Box, words: Words
) -> list[str]:
    """A heading and a line for each card."""
    laid = tokens or [int(NONE)] * len(cards)
    rows = [card_text(card, token, box, words) for card, token in zip(cards, laid, strict=True)]
    return [words.t(title), *(f"  {row}" for row in rows)]


def card_text(card: int, token: int, box: Box, words: Words) -> str:
    """`Archers  0/1/0  ♥  Accuracy`: a card in one line."""
    unit = box.units[card]
    values = "/".join(str(int(getattr(unit, line))) for line in LINES)
    parts = [f"{unit.name:22}", values, "♥" * int(unit.damage_icons)]
    parts += [
        icon_name(words, icon, int(getattr(unit, icon))) for icon in ICONS if getattr(unit, icon)
    ]
    halves = [f"◖{ERAS[unit.link_left - 1]}" if unit.link_left else ""]
    halves.append(f"{ERAS[unit.link_right - 1]}◗" if unit.link_right else "")
    parts += [half for half in halves if half]
    if token != NONE:
        parts.append(f"@ {token_name(words, box.tokens[token].id, box.tokens[token].name)}")
    return "  ".join(parts)


def seat_name(seat: int, view: View, box: Box) -> str:
    """A player by the Sabaton."""
    return box.sabatons[view.players[seat].sabaton].name


def unit_names(cards: Sequence[int], box: Box) -> str:
    """Cards by name."""
    return ", ".join(box.units[card].name for card in cards)


def choice_text(choice: Choice, view: View, box: Box, words: Words) -> str:
    """A choice in words."""
    if choice.tokens:
        place = next((at for at, token in enumerate(choice.tokens) if token != NONE), None)
        if place is None:
            return words.t("practice-choice-keep")
        token = box.tokens[choice.tokens[place]]
        unit = box.units[choice.line_up[place]].name
        name = token_name(words, token.id, token.name)
        return words.t("practice-choice-token", token=name, unit=unit, place=place + 1)
    if choice.line_up:
        names = unit_names(choice.line_up, box)
        return words.t("practice-choice-line-up", units=names, count=len(choice.line_up))
    if choice.facing:
        return words.t("practice-choice-face", units=unit_names(choice.facing, box))
    if choice.challenge >= 0:
        return words.t("practice-choice-challenge", who=seat_name(choice.challenge, view, box))
    era = era_name(words, ERAS[choice.era - 1])
    return words.t("practice-choice-insert" if choice.inserts else "practice-choice-era", era=era)


# The verdict


def verdict_lines(puzzle: Puzzle, place: int, box: Box, words: Words) -> list[str]:
    """Right or not, what every choice is worth, and why."""
    view = view_for(read_position(puzzle.position, box), puzzle.seat)
    best = LETTERS[puzzle.answers[0]]
    said = words.t("practice-right")
    if place not in puzzle.answers:
        said = words.t("practice-wrong", letter=best.upper())
    lines = ["", said]
    for at, letter in enumerate(LETTERS[: len(puzzle.choices)]):
        mark = "*" if at in puzzle.answers else " "
        yours = f"  ({words.t('practice-yours')})" if at == place else ""
        lines.append(f"{mark} {letter}) {worth_text(puzzle, at, words)}{yours}")
    return [*lines, why_text(puzzle, view, box, words), ""]


def worth_text(puzzle: Puzzle, at: int, words: Words) -> str:
    """`wins 64 of 100`, with the points where they are what counts."""
    chance = words.t("practice-worth-chance", chance=of_hundred(puzzle.chances[at]))
    if puzzle.measure == "chance":
        return chance
    points = words.number(puzzle.values[at], 1)
    return f"{words.t(f'practice-worth-{puzzle.measure}', points=points)}, {chance}"


def of_hundred(chance: float) -> int:
    """A chance out of 100; 0 and 100 only for what is certain."""
    return min(max(round(100 * chance), 1 if chance > 0 else 0), 99 if chance < 1 else 100)


def why_text(puzzle: Puzzle, view: View, box: Box, words: Words) -> str:
    """The reason, with names for its numbers."""
    said: dict[str, str | int] = {}
    for name, value in puzzle.why.arguments.items():
        number = int(value)
        if name in ("unit", "other"):
            said[name] = box.units[number].name
        elif name == "token":
            said[name] = token_name(words, box.tokens[number].id, box.tokens[number].name)
        elif name == "who":
            said[name] = seat_name(number, view, box)
        elif name == "era":
            said[name] = era_name(words, ERAS[number - 1])
        elif name in ("points", "less"):
            said[name] = words.number(value, 1)
        else:
            said[name] = number
    return words.t(puzzle.why.message, **said)
