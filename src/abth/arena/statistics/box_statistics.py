"""Statistics of the things in the box: battles, cards, tokens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from abth.arena.matches.battle_counts import BattleCounts, Endings, endings_in
from abth.arena.matches.match_record import MatchRecord
from abth.arena.statistics.rates import rate, shares
from abth.arena.statistics.tournament_result import (
    BattleResult,
    Battles,
    CardResult,
    TokenResult,
)
from abth.rules.box import Box
from abth.rules.game import BattleEnding
from abth.rules.terms import BASE, ERAS, RANKS


def battles(played: Sequence[MatchRecord], rounds: int) -> Battles:
    """How battles end: where, when, and against whom."""
    found = [battle for record in played for battle in record.battles]
    by_era = [of_these(era, [b for b in found if b[1] == era]) for era in range(1, len(ERAS) + 1)]
    by_round = [of_these(n, [b for b in found if b[0] == n]) for n in range(1, rounds + 1)]
    together = of_these(0, found)
    challenges = rate(sum(together.players), len(found))
    return Battles(by_era, by_round, together.board, together.players, challenges)


def of_these(number: int, found: list[BattleEnding]) -> BattleResult:
    """The endings of some battles, against the board and between players."""
    counts = BattleCounts()
    counts.add(found)
    return BattleResult(number, endings_in(counts.board), endings_in(counts.players))


def endings(battle: BattleResult) -> Endings:
    """Against board and players together."""
    a, d, n = (x + y for x, y in zip(battle.board, battle.players, strict=True))
    return a, d, n


def cards(box: Box, played: Sequence[MatchRecord]) -> list[CardResult]:
    """Every Elite and Hero, by Era."""
    available, faced, arrived, recruited, owned = (
        Counter[int](),
        Counter[int](),
        Counter[int](),
        Counter[int](),
        Counter[int](),
    )
    won: Counter[int] = Counter()
    wins: dict[int, float] = {}
    for record in played:
        available.update(record.available)
        faced.update(record.faced)
        arrived.update(record.arrived)
        recruited.update(record.recruited)
        for share, pile in zip(shares(record), record.owned, strict=True):
            owned.update(pile)
            for card in set(pile):
                won[card] += 1
                wins[card] = wins.get(card, 0.0) + share
    return [
        CardResult(
            id=unit.id,
            name=unit.name,
            rank=RANKS[unit.rank],
            era=int(unit.era),
            available=available[number],
            faced=faced[number] + arrived[number],
            arrived=arrived[number],
            recruited=recruited[number],
            owned=owned[number],
            pick_rate=faced[number] / available[number] if available[number] else None,
            owners_win=rate(wins.get(number, 0.0), won[number]),
        )
        for number, unit in enumerate(box.units)
        if unit.rank != BASE
    ]


def tokens(box: Box, played: Sequence[MatchRecord]) -> list[TokenResult]:
    """Every Warfare token."""
    taken, used, users = Counter[int](), Counter[int](), Counter[int]()
    wins: dict[int, float] = {}
    for record in played:
        taken.update(record.taken)
        for share, pile in zip(shares(record), record.used, strict=True):
            used.update(pile)
            for token in set(pile):
                users[token] += 1
                wins[token] = wins.get(token, 0.0) + share
    return [
        TokenResult(
            id=token.id,
            name=token.name,
            taken=taken[number],
            used=used[number],
            users_win=rate(wins.get(number, 0.0), users[number]),
        )
        for number, token in enumerate(box.tokens)
    ]
