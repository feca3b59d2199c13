"""The comparison of two boxes while it runs: pairs of matches in, shifts of rates out.

Data type: `Comparison`. Pairs count in the order of their numbers, so that any number of processes
gives the same answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

from abth.arena.matches.match_record import MatchRecord
from abth.arena.planning.plan import BadPlan, Plan
from abth.arena.planning.schedule import PairedDeals
from abth.arena.strength_test.deals_in_order import whole_deal
from abth.balance.comparison.measures import COUNTERS, BoxNumbers, Measure, measures_of
from abth.balance.comparison.paired_rates import PairedRate
from abth.content.changes import changes_between
from abth.content.digest import digest_of

plan_comparison = partial(Plan, schedule=PairedDeals, statistics=True)
"""The plan of a comparison: every deal with both boxes. `games` counts matches, two for a pair."""

PAIR: Final = 2
ERROR: Final = 0.05
MARGIN: Final = 0.05

Answer = Literal["more", "less", "same", "open"]


class SameBox(BadPlan):
    """Two boxes that play alike; there is nothing to compare."""


@dataclass(frozen=True)
class Asked:
    """How small a change matters, and how often any answer may be wrong."""

    margin: float = MARGIN  # a change that is certainly smaller than this counts as none
    error: float = ERROR  # for all measures of a group together

    def check(self) -> None:
        """Refuse a question without an answer."""
        if not 0 < self.margin < 1:
            raise BadPlan("margin", "compare-bad-margin")
        if not 0.0001 <= self.error < 0.5:
            raise BadPlan("error", "strength-bad-error")


class Comparison:
    """All measures, and the pairs counted so far."""

    def __init__(self, plan: Plan, asked: Asked) -> None:
        self.plan = plan
        self.asked = asked
        before, after = (plan.frame(box).box for box in range(PAIR))
        if digest_of(before) == digest_of(after):
            raise SameBox("", "compare-same-box")
        self.boxes = before, after
        self.changes = changes_between(before, after)
        self.numbers = tuple(BoxNumbers(box, plan.bots) for box in self.boxes)
        self.measures = measures_of(before, after, self.changes, plan.players, plan.bots)
        self.rates = {measure: PairedRate() for measure in self.measures}
        self.main = sum(measure.is_main for measure in self.measures)
        self.taken = 0  # pairs so far
        self.spoilt = 0  # of them, left out: a bot failed or a worker crashed

    @property
    def pairs(self) -> int:
        """The pairs that count."""
        return self.taken - self.spoilt

    def take(self, records: Mapping[int, MatchRecord]) -> bool:
        """Count the pairs that have become whole; whether they answer the question."""
        while not self.is_settled:
            pair = whole_deal(records, self.taken, PAIR)
            if pair is None:
                return False
            self.count(*pair)
        return True

    def count(self, before: MatchRecord, after: MatchRecord) -> None:
        """Count the next pair; a pair with a match that was not played to its end is left out."""
        self.taken += 1
        if before.end != "played" or after.end != "played":
            self.spoilt += 1
            return
        one, other = self.numbers
        for measure, rate in self.rates.items():
            counter = COUNTERS[measure.kind]
            rate.add(counter(before, one, measure.key), counter(after, other, measure.key))

    def error_of(self, measure: Measure) -> float:
        """How often the interval of one measure may miss: the measures of a group share the error.

        So with the promised probability all intervals of the group hold together (Bonferroni).
        """
        main = self.main
        return self.asked.error / (main if measure.is_main else len(self.measures) - main)

    def interval(self, measure: Measure) -> tuple[float, float] | None:
        """The interval of a measure's difference at this moment."""
        return self.rates[measure].interval(self.error_of(measure))

    def answer(self, measure: Measure) -> Answer:
        """What the pairs so far say about a measure."""
        interval = self.interval(measure)
        if interval is None:
            return "open"
        low, high = interval
        if low > 0 or high < 0:
            return "more" if low > 0 else "less"
        return "same" if -self.asked.margin < low and high < self.asked.margin else "open"

    @property
    def is_settled(self) -> bool:
        """Whether every measure of a changed piece is answered."""
        return all(self.answer(it) != "open" for it in self.measures if it.is_main)
