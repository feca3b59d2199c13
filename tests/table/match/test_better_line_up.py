"""What would have helped equals brute force over what the side had."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations

import pytest

from abth.bots.odds import odds
from abth.rules.battle.line_up import Unit
from abth.rules.terms import ATTACKER, DEFENDER, NONE
from abth.table.match.better_line_up import better_line_up, of_100
from abth.table.match.fought_battles import BattleRecord, fought_battles
from abth.table.match.replay import replay
from abth.table.match.why import help_reason
from tests.played import BOX, finished


@cache
def all_records() -> list[BattleRecord]:
    matches = [replay(finished(players, seed), BOX) for players in (4, 5) for seed in range(1, 7)]
    return [
        record for match in matches for record in fought_battles(match) if record.battle is not None
    ]


def calls(cards: tuple[int, ...]) -> bool:
    return any(BOX.units[card].reinforcement for card in cards)


def plain(record: BattleRecord, side: int) -> bool:
    """Two line-ups are all there is: no card of these could have called others."""
    own, other = record.sides[side], record.sides[1 - side]
    if calls(own.hand):
        return False
    return side == DEFENDER or not (calls(other.deployed) or own.arrived)


def every_line_up(
    hand: tuple[int, ...], tokens: tuple[int, ...], slots: int
) -> Iterator[list[tuple[int, int]]]:
    fit = [token for token in tokens if BOX.tokens[token].for_units]
    for size in range(1, min(slots, len(hand)) + 1):
        for cards in permutations(hand, size):
            for used in range(min(3, size, len(fit)) + 1):
                for chosen in permutations(fit, used):
                    for places in combinations(range(size), used):
                        laid = dict(zip(places, chosen, strict=True))
                        yield [(card, laid.get(n, int(NONE))) for n, card in enumerate(cards)]


def units(record: BattleRecord, line_up: list[tuple[int, int]]) -> list[Unit]:
    return [record.frame.roster.unit(card, token) for card, token in line_up]


def brute_force(record: BattleRecord, side: int) -> Fraction:
    """The best chance that any line-up of this side had against the other side as it stood."""
    own, other = record.sides[side], record.sides[1 - side]
    against = units(record, list(zip(other.cards, other.laid, strict=True)))
    best = Fraction(0)
    seen = set()
    for line_up in every_line_up(own.hand, own.tokens, 4 if side == ATTACKER else 3):
        if (key := tuple(line_up)) in seen:
            continue
        seen.add(key)
        mine = units(record, line_up)
        if side == ATTACKER:
            found = odds(mine, against, record.frame.combat, BOX, record.board).attacker_wins
        else:
            found = odds(against, mine, record.frame.combat, BOX, record.board).defender_wins
        best = max(best, found)
    return best


def small(record: BattleRecord, side: int) -> bool:
    own = record.sides[side]
    return plain(record, side) and own.seat != NONE and len(own.hand) <= 4 and len(own.tokens) <= 2


@pytest.mark.parametrize("side", [ATTACKER, DEFENDER])
def test_the_better_line_up_is_the_best_of_all(side: int) -> None:
    """By exact odds over the hand and the tokens of that side, re-rolls included (R-33)."""
    records = [record for record in all_records() if small(record, side)][:6]

    assert len(records) > 2
    for record in records:
        better = better_line_up(record, side)
        assert better.exact
        assert max(better.value, better.actual) == brute_force(record, side)


def test_nothing_is_better_than_the_best() -> None:
    for record in all_records()[:20]:
        better = better_line_up(record, ATTACKER)
        hand = list(record.sides[ATTACKER].hand)
        for card in better.cards:
            hand.remove(card)  # each card of the hand at most once
        assert better.is_safer == (better.value - better.actual >= 0.01)
        assert better.is_better == (better.is_safer or better.is_richer)
        told = better.as_wire()
        assert (told.cards, told.of_100) == (list(better.cards), of_100(better.value))


def test_fewer_units_with_the_same_chance_are_better() -> None:
    """They look at more Relics (REWARD-6)."""
    richer = [
        (record, better)
        for record in all_records()[:30]
        if (better := better_line_up(record, ATTACKER)).is_richer
    ]

    assert richer
    for record, better in richer:
        assert len(better.cards) < len(record.sides[ATTACKER].deployed)
        assert better.value >= better.actual
        assert better.relics > better.actual_relics
        assert help_reason(better, won=True, own=True).id == "help-fewer"


def test_only_what_is_certain_is_0_or_100() -> None:
    assert [of_100(Fraction(n, 1000)) for n in (0, 1, 4, 500, 998, 1000)] == [0, 1, 1, 50, 99, 100]
