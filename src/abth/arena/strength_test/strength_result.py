"""What a strength test found, as `result.json` holds it. `docs/arena.md` explains every number.

Data type: `StrengthResult`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from abth.arena.planning.plan import Plan
from abth.arena.results_folder import plan_of
from abth.arena.statistics.tournament_result import Interval
from abth.arena.strength_test.bootstrap import bootstrap_interval
from abth.arena.strength_test.deals_in_order import DealsInOrder
from abth.arena.strength_test.evidence import PENTANOMIAL
from abth.arena.strength_test.sequential_test import Answer

PAIR = 2


class DealCount(msgspec.Struct, frozen=True):
    """How many deals gave the challenger this score."""

    score: float
    deals: int


class KnownLuck(msgspec.Struct, frozen=True):
    """What taking known luck out of the scores did."""

    coefficient: float  # of a victory, for luck worth one victory
    saved: float  # the share of matches
    score: float  # as it was played, luck included


class StrengthResult(msgspec.Struct, frozen=True):
    """The answer, and what it rests on: the deals in their order, up to the one that settled it."""

    plan: dict[str, Any]
    challenger: str
    opponent: str
    answer: Answer
    h0: float
    h1: float
    error: float
    bound: float
    games: int  # that count
    deals: int
    score: float
    interval: Interval
    evidence: float
    path: list[float]
    outcomes: list[DealCount]
    forfeits: list[int]  # of the challenger, of its opponents
    crashed_deals: int  # left out
    finished: bool
    luck: KnownLuck | None = None  # if the score is without luck


def result_of_test(plan: Plan, deals: DealsInOrder) -> StrengthResult:
    """The result of the deals that count."""
    test, question = deals.test, deals.test.question
    counted = sum(test.counts.values())
    return StrengthResult(
        plan=plan_of(plan),
        challenger=plan.bots[0],
        opponent=plan.bots[1],
        answer=test.answer,
        h0=question.h0,
        h1=question.h1,
        error=question.error,
        bound=question.bound,
        games=counted * plan.players,
        deals=counted,
        score=mean_score(test.counts),
        interval=bootstrap_interval(test.counts, plan.seed),
        evidence=test.path[-1] if test.path else 0.0,
        path=test.path,
        outcomes=outcomes_of(deals.outcomes, plan.players),
        forfeits=deals.forfeits,
        crashed_deals=deals.crashed,
        finished=deals.is_settled or deals.taken * plan.players == plan.matches,
        luck=known_luck(deals),
    )


def mean_score(counts: Counter[float]) -> float:
    """The mean of scores that came so often."""
    return sum(score * count for score, count in counts.items()) / max(1, counts.total())


def known_luck(deals: DealsInOrder) -> KnownLuck | None:
    """What known luck did, if the test takes it out."""
    found = deals.correction
    if found is None:
        return None
    return KnownLuck(found.coefficient, found.saved, mean_score(deals.outcomes))


def outcomes_of(counts: Counter[float], players: int) -> list[DealCount]:
    """Every score and how often it came; for two players always all five."""
    scores = {*counts, *(PENTANOMIAL if players == PAIR else ())}
    return [DealCount(score, counts[score]) for score in sorted(scores)]
