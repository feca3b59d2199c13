"""The best line-up of every size: one Unit, two, three, four.

Fewer Units win less often and look at more Relics, so a player wants to compare the sizes. What is
exact is said in `abth.bots.best_line_up`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, perm

from abth.bots.best_line_up import (
    FINALISTS,
    BestLineUp,
    BestLineUpQuery,
    LineUpSearch,
    TopLineUps,
    can_draw,
    value_of,
)
from abth.rules.terms import ATTACKER_SLOTS, TOKENS_PER_BATTLE


def sizes_of(hand: Sequence[int]) -> range:
    """How many Units a line-up of this hand may have (CONQ-11)."""
    return range(1, min(len(hand), int(ATTACKER_SLOTS)) + 1)


def best_of_size(
    query: BestLineUpQuery, hand: Sequence[int], tokens: Sequence[int], size: int
) -> list[BestLineUp]:
    """The best line-ups with this many Units, best first; several if reinforcements may come."""
    trial = query.trial()
    hunt = LineUpSearch(query.frame, trial, list(hand), list(tokens))
    hunt.plain = TopLineUps(1)
    hunt.has_arrivals = can_draw(query.own_reserve)
    calls = any(query.frame.box.units[card].reinforcement for card in query.defenders)
    hunt.all_arrive = calls and can_draw(query.other_reserve)
    hunt.arriving = [TopLineUps(FINALISTS) for _ in range(int(ATTACKER_SLOTS))]
    hunt.size = size
    held = sum(int(copies) for copies in hunt.token_copies)
    for used in range(min(held, int(TOKENS_PER_BATTLE), size) + 1):
        hunt.tokens_used = used
        hunt.line_up()
    plain, awaiting = hunt.plain, hunt.arriving[size - 1]
    found = [
        query.as_it_stands(trial, cards, laid)
        for cards, laid in zip(plain.cards, plain.tokens, strict=True)
    ]
    found += [
        query.with_arrivals(cards, laid)
        for cards, laid in zip(awaiting.cards, awaiting.tokens, strict=True)
    ]
    return sorted(found, key=value_of, reverse=True)


def trials(cards: int, tokens: int) -> int:
    """How many line-ups a search through a hand tries at most."""
    orders = 0
    for size in range(1, min(cards, int(ATTACKER_SLOTS)) + 1):
        used = range(min(tokens, int(TOKENS_PER_BATTLE), size) + 1)
        orders += perm(cards, size) * sum(perm(size, count) * comb(tokens, count) for count in used)
    return orders
