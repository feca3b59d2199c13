"""Puzzles of the kind `line-up`: which cards of the hand, in which order, and how many (D-15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from abth.bots.line_ups_by_size import sizes_of
from abth.bots.reinforcement_odds import MixedOdds
from abth.practice.battles import Situation, TooManyWays
from abth.practice.drafts import Draft, Option, chosen
from abth.practice.puzzles import Choice, Measure
from abth.practice.reasons import line_up_reason
from abth.rules.piles import pile_of
from abth.rules.terms import NONE


class Candidate(NamedTuple):
    """A line-up and its odds."""

    cards: tuple[int, ...]
    odds: MixedOdds


def find_line_up(situation: Situation) -> Draft | None:
    """A puzzle about the line-up against the Defenders who stand there, if it is a good one."""
    view = situation.view
    defenders = [int(card) for card in view.battle.defenders.cards]
    laid = [int(token) for token in view.battle.defenders.tokens]
    board = view.battle.defender == NONE
    if not defenders or len(situation.hand) < 3:
        return None
    measure: Measure = "points" if board else "chance"
    candidates = candidates_for(situation, defenders, laid)
    options = [
        Option(Choice(line_up=candidate.cards), *worth_of(candidate, measure))
        for candidate in candidates
    ]
    picked = chosen(options, measure)
    if picked is None:
        return None
    why = line_up_reason(situation, picked)
    awaits = situation.has_reinforcements(picked[0].choice.line_up, situation.reserve)
    return Draft("line-up", measure, picked, why, depth=4 * awaits + 2 * len(defenders))


def worth_of(candidate: Candidate, measure: Measure) -> tuple[float, float]:
    """The value and the chance of a line-up."""
    chance = float(candidate.odds.attacker_wins)
    return (chance if measure == "chance" else float(candidate.odds.points)), chance


def candidates_for(
    situation: Situation, defenders: Sequence[int], laid: Sequence[int]
) -> list[Candidate]:
    """The best line-up of each size, and some that look good."""
    defender = situation.view.battle.defender
    board = defender == NONE
    stakes = situation.on_board if board else None
    reserve = situation.reserve_against(defender)
    best = [
        situation.best_of_size(size, defenders, laid, board, stakes, reserve)
        for size in sizes_of(situation.hand)
    ]
    rows = [line_up.cards for line_up in best if line_up is not None]
    found: dict[tuple[int, ...], Candidate] = {}
    for cards in rows + tempting_rows(situation, rows):
        if cards in found:
            continue
        try:
            odds = situation.odds(
                cards, (), defenders, laid, board, stakes, situation.reserve, reserve
            )
        except TooManyWays:
            continue
        found[cards] = Candidate(cards, odds)
    return list(found.values())


def tempting_rows(situation: Situation, rows: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The strongest cards, as many as each of the best, and the best ones in another order."""
    judge = situation.judge
    tempting: list[tuple[int, ...]] = []
    for row in rows:
        strongest = judge.strongest(pile_of(list(situation.hand)), len(row))
        tempting.append(tuple(int(card) for card in judge.front_first(strongest)))
        tempting.append(tuple(reversed(row)))
    return tempting
