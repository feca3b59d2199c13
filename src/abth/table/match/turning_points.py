"""The turning points of a match: battles whose result was open, and what they changed.

A battle's swing is the difference between the seat that gained most by its turn and the one that
gained least, with the true Prowess values. A battle turned something in so far as it could have
ended otherwise: its weight is its swing times the chance of any other result. A challenge that was
lost counts at least a little, even against the odds: it took a Prowess token from a player.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Final, Literal

from abth.protocol.wire import TurningPoint
from abth.rules.events import (
    BattleDecided,
    Event,
    HonorTaken,
    ProwessTaken,
    RelicTaken,
    TurnBegan,
    UnitRecruited,
)
from abth.rules.terms import ATTACKER, DEFENDER, HERO, NOBODY, NONE
from abth.table.match.better_line_up import of_100
from abth.table.match.fought_battles import BattleRecord
from abth.table.match.match import Match
from abth.table.match.why import fought_battle, odds_of, turn_of, turned_by

MOST: Final = 3
CHALLENGE: Final = Fraction(1, 4)  # a challenge always takes something from a player

Gain = Literal["unit", "hero", "relic", "prowess", "honor"]


def turning_points(
    match: Match, battles: Sequence[BattleRecord], totals: Sequence[Sequence[int]]
) -> list[TurningPoint]:
    """The battles that weigh most, at most three, in order; sure ones if there is no other.

    `totals` are the points of each seat after each turn.
    """
    spoils = spoils_of(match.events)
    ranked: list[tuple[Fraction, int, int, TurningPoint]] = []
    for record in battles:
        if record.turn >= len(totals):
            continue  # its turn is not over
        points = [
            after - before for after, before in zip(totals[record.turn], record.totals, strict=True)
        ]
        swing = max(points) - min(points)
        chance = winners_chance(record)
        point = point_of(record, points, chance, gains_of(spoils[record.number - 1], match))
        if swing > 0:
            ranked.append((weight_of(record, swing, chance), swing, record.number, point))
    ranked.sort(key=lambda row: row[:3], reverse=True)
    turned = [row for row in ranked if row[0] > 0] or ranked[:1]
    return sorted([row[3] for row in turned[:MOST]], key=lambda point: point.battle)


def weight_of(record: BattleRecord, swing: int, chance: Fraction | None) -> Fraction:
    """How much a battle turned: what it changed, in so far as it could have ended otherwise."""
    surprise = Fraction(0) if chance is None else 1 - chance
    if record.sides[DEFENDER].seat != NONE:
        surprise = max(surprise, CHALLENGE)
    return swing * surprise


def point_of(
    record: BattleRecord, points: list[int], chance: Fraction | None, gains: list[Gain]
) -> TurningPoint:
    """A battle as a turning point."""
    defender = record.sides[DEFENDER].seat
    return TurningPoint(
        battle=record.number,
        version=record.before_roll,
        round=record.round,
        era=record.era,
        attacker=record.sides[ATTACKER].seat,
        defender=None if defender == NONE else defender,
        winner=None if record.winner == NOBODY else 0 if record.winner == ATTACKER else 1,
        of_100=None if chance is None else of_100(chance),
        points=points,
        gains=gains,
    )


def winners_chance(record: BattleRecord) -> Fraction | None:
    """The exact chance of the result before the roll; None without dice."""
    return None if record.battle is None else odds_of(fought_battle(record)).chance(record.winner)


def spoils_of(events: Sequence[Event]) -> list[list[Event]]:
    """For each battle, what happened from its result to the end of the turn."""
    found: list[list[Event]] = []
    is_open = False
    for event in events:
        if isinstance(event, BattleDecided):
            found.append([])
            is_open = True
        elif isinstance(event, TurnBegan):
            is_open = False
        elif is_open:
            found[-1].append(event)
    return found


def gains_of(events: Sequence[Event], match: Match) -> list[Gain]:
    """What the spoils were, each kind once."""
    gains: list[Gain] = []
    for event in events:
        gain = gain_of(event, match)
        if gain is not None and gain not in gains:
            gains.append(gain)
    return gains


def gain_of(event: Event, match: Match) -> Gain | None:
    """What an event brought, if it is worth points."""
    if isinstance(event, UnitRecruited):
        return "hero" if match.box.units[event.card].rank == HERO else "unit"
    if isinstance(event, RelicTaken):
        return "relic"
    if isinstance(event, ProwessTaken):
        return "prowess"
    return "honor" if isinstance(event, HonorTaken) else None


def lost_by(battles: Sequence[BattleRecord], players: int) -> list[dict[str, int]]:
    """How many battles each seat lost by which reason."""
    counts: list[Counter[str]] = [Counter() for _ in range(players)]
    for record in battles:
        if record.winner == NOBODY:
            continue
        loser = record.sides[DEFENDER if record.winner == ATTACKER else ATTACKER].seat
        if loser == NONE:
            continue
        name = "unopposed"
        if record.battle is not None:
            fought = fought_battle(record)
            odds = odds_of(fought)
            name = turned_by(fought, odds, turn_of(fought, odds)).id
        counts[loser][name] += 1
    return [dict(count) for count in counts]
