"""What would have helped: the best line-up of the hand that fought, by exact odds.

Data type: `Better`. The Attacker chose with the Defenders in sight, so every line-up is weighed
against these, with the reinforcements that either side might have got. A challenged Defender chose
first; its line-ups are weighed, with hindsight, against the Attackers that came.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, permutations
from typing import Final

from abth.bots.best_line_up import BestLineUpQuery, best_line_ups
from abth.bots.line_ups_by_size import best_of_size
from abth.bots.reinforcement_odds import Chance, Reserve, mixed_odds
from abth.protocol.wire import BetterLineUp
from abth.rules.terms import (
    ATTACKER,
    DEFENDER,
    DEFENDER_SLOTS,
    NONE,
    TOKENS_PER_BATTLE,
    relics_looked_at,
)
from abth.table.match.fought_battles import BattleRecord, BattleSide

WAYS: Final = 500  # of arriving that are fought one by one; beyond that, so many are drawn
QUICK_WAYS: Final = 60  # the same, while the best line-up is looked for
FINALISTS: Final = 2  # of each size that are judged with their reinforcements
MOST_DEFENSES: Final = 3_000  # beyond that no tokens are tried
NOBODY_COMES: Final = Reserve([[]], [0], False)

LineUpChoice = tuple[tuple[int, ...], tuple[int, ...]]  # cards, and a token or NONE for each


@dataclass(frozen=True)
class Better:
    """The best line-up found, its chance to win, and that of the line-up that was chosen."""

    cards: tuple[int, ...]
    tokens: tuple[int, ...]
    value: Chance
    exact: bool
    actual: Chance
    relics: int = 0  # that a winner with it would have looked at
    actual_relics: int = 0  # the same with the line-up that was chosen

    @property
    def is_safer(self) -> bool:
        """Whether it wins more often, by at least one of 100."""
        return self.value - self.actual >= 0.01

    @property
    def is_richer(self) -> bool:
        """Whether it wins as often with fewer Units, and looks at more Relics (REWARD-6)."""
        return not self.is_safer and self.relics > self.actual_relics

    @property
    def is_better(self) -> bool:
        """Whether one would rather have chosen it."""
        return self.is_safer or self.is_richer

    def as_wire(self) -> BetterLineUp:
        """The same on the wire."""
        return BetterLineUp(
            cards=list(self.cards),
            tokens=list(self.tokens),
            of_100=of_100(self.value),
            exact=self.exact,
        )


def of_100(chance: Chance) -> int:
    """A chance in per cent; only what is certain is 0 or 100."""
    if chance in (0, 1):
        return int(100 * chance)
    return min(99, max(1, round(100 * chance)))


def better_line_up(record: BattleRecord, side: int) -> Better:
    """The best line-up that this side could have chosen."""
    return better_attack(record) if side == ATTACKER else better_defense(record)


# The Attacker


def better_attack(record: BattleRecord) -> Better:
    """The best line-up of the Attacker's hand and tokens against the Defenders it faced."""
    own, other = record.sides[ATTACKER], record.sides[DEFENDER]
    best = best_line_ups(
        record.frame,
        list(own.hand),
        list(own.tokens),
        list(other.deployed),
        list(tokens_known(record)),
        record.board,
        attacker_reserve=own.reserve,
        defender_reserve=other.reserve_seen,
        finalists=FINALISTS,
        limit=QUICK_WAYS,
    )[0]
    actual, exact = chance_of_attack(record, (own.deployed, laid_on(own)))
    value, is_exact = chance_of_attack(record, (best.cards, best.tokens))
    found = Better(best.cards, best.tokens, value, exact and is_exact, actual)
    return found if found.is_safer else richer_attack(record, found)


def richer_attack(record: BattleRecord, found: Better) -> Better:
    """A line-up of fewer Units that wins as often as the one chosen, if there is one.

    It takes no more tokens. Only battles against the board count: they bring a Relic of the deck.
    """
    own = record.sides[ATTACKER]
    used = [token for token in laid_on(own) if token != NONE]
    seen = relics_seen(record, own.deployed)
    query = BestLineUpQuery(
        frame=record.frame,
        defenders=list(record.sides[DEFENDER].deployed),
        defender_tokens=list(tokens_known(record)),
        board=record.board,
        stakes=None,
        own_reserve=own.reserve,
        other_reserve=record.sides[DEFENDER].reserve_seen,
        limit=QUICK_WAYS,
        seed=1,
    )
    for size in range(1, len(own.deployed)):
        best = best_of_size(query, own.hand, used, size)[0]
        value, exact = chance_of_attack(record, (best.cards, best.tokens))
        relics = relics_seen(record, best.cards)
        if value >= found.actual and relics > seen:
            exact = exact and found.exact
            return Better(best.cards, best.tokens, value, exact, found.actual, relics, seen)
    return replace(found, relics=seen, actual_relics=seen)


def relics_seen(record: BattleRecord, cards: tuple[int, ...]) -> int:
    """How many Relics a winner with these Units looks at, with those that they call."""
    calls = sum(int(record.frame.box.units[card].reinforcement) for card in cards)
    deck = int(record.sides[ATTACKER].reserve.sizes[0])
    return int(relics_looked_at(min(5, len(cards) + min(calls, deck)))) if record.board else 0


def tokens_known(record: BattleRecord) -> tuple[int, ...]:
    """The Defender's tokens that lay there when the Attacker deployed (R-31)."""
    other = record.sides[DEFENDER]
    if record.frame.tokens_after_assault:
        return tuple([int(NONE)] * len(other.deployed))
    return laid_on(other)


def laid_on(side: BattleSide) -> tuple[int, ...]:
    """The tokens on the cards that were deployed, without those on reinforcements."""
    return side.laid[: len(side.deployed)]


def chance_of_attack(record: BattleRecord, choice: LineUpChoice) -> tuple[Chance, bool]:
    """The Attacker's chance with a line-up, before reinforcements; and whether it is exact."""
    own, other = record.sides[ATTACKER], record.sides[DEFENDER]
    found = mixed_odds(
        record.frame,
        list(choice[0]),
        list(choice[1]),
        own.reserve,
        list(other.deployed),
        list(tokens_known(record)),
        other.reserve_seen,
        record.board,
        limit=WAYS,
        samples=WAYS,
    )
    return found.attacker_wins, found.exact


# The challenged Defender


def better_defense(record: BattleRecord) -> Better:
    """The best line-up of the Defender's hand and tokens against the Attackers that came."""
    own = record.sides[DEFENDER]
    actual, exact = chance_of_defense(record, (own.deployed, laid_on(own)))
    best: LineUpChoice = (own.deployed, laid_on(own))
    most = actual
    for choice in defenses(record):
        value, is_exact = chance_of_defense(record, choice)
        exact = exact and is_exact
        if value > most:
            most, best = value, choice
    return Better(best[0], best[1], most, exact, actual)


def chance_of_defense(record: BattleRecord, choice: LineUpChoice) -> tuple[Chance, bool]:
    """The Defender's chance with a line-up, before its reinforcements; and whether it is exact."""
    other = record.sides[ATTACKER]
    found = mixed_odds(
        record.frame,
        list(other.cards),
        list(other.laid),
        NOBODY_COMES,
        list(choice[0]),
        list(choice[1]),
        record.sides[DEFENDER].reserve,
        record.board,
        limit=WAYS,
        samples=WAYS,
    )
    return found.defender_wins, found.exact


def defenses(record: BattleRecord) -> Iterator[LineUpChoice]:
    """Every line-up of the Defender's hand, few Units and few tokens first."""
    own = record.sides[DEFENDER]
    tokens = [token for token in own.tokens if record.frame.box.tokens[token].for_units]
    if len(list(choices(own.hand, []))) * 6 ** len(tokens) > MOST_DEFENSES:
        tokens = []
    return choices(own.hand, tokens)


def choices(hand: tuple[int, ...], tokens: list[int]) -> Iterator[LineUpChoice]:
    """Every order of one to three cards, with every placement of up to three tokens."""
    seen: set[LineUpChoice] = set()
    for used in range(min(TOKENS_PER_BATTLE, len(tokens)) + 1):
        for size in range(max(1, used), min(DEFENDER_SLOTS, len(hand)) + 1):
            for cards in permutations(hand, size):
                for laid in placements(size, tokens, used):
                    if (choice := (cards, laid)) not in seen:
                        seen.add(choice)
                        yield choice


def placements(size: int, tokens: list[int], used: int) -> Iterator[tuple[int, ...]]:
    """Every way to lay so many tokens on a line-up of this size (TOKEN-1, TOKEN-2)."""
    for chosen in permutations(tokens, used):
        for places in combinations(range(size), used):
            laid = [int(NONE)] * size
            for place, token in zip(places, chosen, strict=True):
                laid[place] = token
            yield tuple(laid)
