"""The turning points of a match."""

from __future__ import annotations

from fractions import Fraction

import pytest

from abth.protocol.wire import TurningPoint
from abth.rules.events import BattleDecided
from abth.rules.terms import ATTACKER, DEFENDER, NOBODY, NONE
from abth.table.match.fought_battles import BattleRecord, fought_battles
from abth.table.match.match import Match
from abth.table.match.replay import replay
from abth.table.match.report import course_of
from abth.table.match.turning_points import (
    lost_by,
    turning_points,
    weight_of,
    winners_chance,
)
from tests.played import BOX, finished


def looked_back(players: int) -> tuple[Match, list[BattleRecord], list[list[int]]]:
    match = replay(finished(players), BOX)
    return match, list(fought_battles(match)), course_of(match).totals


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_other_battle_turned_more(players: int) -> None:
    """What it changed, in so far as it could have ended otherwise."""
    match, battles, totals = looked_back(players)

    points = turning_points(match, battles, totals)

    weights = {}
    for record in battles:
        gained = [a - b for a, b in zip(totals[record.turn], record.totals, strict=True)]
        swing = max(gained) - min(gained)
        weights[record.number] = weight_of(record, swing, winners_chance(record))
    chosen = [weights[point.battle] for point in points]
    others = [weight for number, weight in weights.items() if number not in named(points)]
    assert len(points) == min(3, sum(weight > 0 for weight in weights.values()))
    assert min(chosen) >= max(others)
    assert [point.battle for point in points] == sorted(point.battle for point in points)
    for point in points:
        record = battles[point.battle - 1]
        assert (point.attacker, point.version) == (record.sides[0].seat, record.before_roll)
        assert max(point.points) > 0
        assert point.gains


def named(points: list[TurningPoint]) -> set[int]:
    """Their battles."""
    return {point.battle for point in points}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_was_certain_turned_nothing(players: int) -> None:
    """100 of 100 before the roll is no turning point, unless somebody was challenged."""
    for point in turning_points(*looked_back(players)):
        assert point.of_100 != 100 or point.defender is not None


def test_a_lost_challenge_turns_more_than_a_sure_battle() -> None:
    """Even if it was likely, a player lost a Prowess token by it."""
    _, battles, _ = looked_back(3)
    challenge = next(record for record in battles if record.sides[DEFENDER].seat != NONE)
    board = next(record for record in battles if record.sides[DEFENDER].seat == NONE)

    assert weight_of(challenge, 3, Fraction(1)) > weight_of(board, 5, Fraction(1)) == 0


def test_a_match_in_progress_counts_only_turns_that_are_over() -> None:
    match, battles, totals = looked_back(2)

    early = turning_points(match, battles, totals[:2])

    assert {point.battle for point in early} <= {1, 2}


@pytest.mark.parametrize("players", [2, 5])
def test_every_lost_battle_has_a_reason(players: int) -> None:
    match, battles, _ = looked_back(players)
    lost = [0] * players
    for record in battles:
        loser = record.sides[DEFENDER if record.winner == ATTACKER else ATTACKER].seat
        if record.winner != NOBODY and loser != NONE:
            lost[loser] += 1

    found = lost_by(battles, players)

    assert [sum(counts.values()) for counts in found] == lost
    assert sum(isinstance(event, BattleDecided) for event in match.events) == len(battles)
