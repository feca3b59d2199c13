"""What a comparison found, as `result.json` holds it. `docs/balance.md` explains every number.

Data types: `ComparisonResult`, and `Shift`, what became of one rate.
"""

from __future__ import annotations

from typing import Any

import msgspec

from abth.arena.results_folder import plan_of
from abth.arena.statistics.tournament_result import Interval
from abth.balance.comparison.comparison import Answer, Comparison
from abth.balance.comparison.measures import Measure
from abth.content.changes import Change
from abth.content.digest import digest_of


class Shift(msgspec.Struct, frozen=True):
    """One rate with both boxes, their difference, its interval at this moment, and the answer."""

    kind: str
    key: str
    name: str  # of a card or a token; else the key
    main: bool
    before: float | None
    after: float | None
    difference: float | None
    interval: Interval | None
    answer: Answer
    chances: list[float]  # with each box


class ChangedNumber(msgspec.Struct, frozen=True):
    """A number of a piece that differs."""

    kind: str
    id: str
    name: str
    field: str
    before: Any
    after: Any

    @classmethod
    def of(cls, change: Change) -> ChangedNumber:
        """The same for a file."""
        numbers = (plain(change.before), plain(change.after))
        return cls(change.kind, change.id, change.name, change.field, *numbers)


class ComparisonResult(msgspec.Struct, frozen=True):
    """The answer, and what it rests on."""

    plan: dict[str, Any]
    boxes: list[str]  # names
    digests: list[str]
    changes: list[ChangedNumber]
    gone: list[str]
    new: list[str]
    tiles: bool
    margin: float
    error: float
    pairs: int
    most: int  # pairs
    spoilt: int
    settled: bool
    finished: bool
    shifts: list[Shift]


def plain(value: Any) -> Any:
    """A value for JSON."""
    return list(value) if isinstance(value, list | tuple) else value


def result_of_comparison(comparison: Comparison) -> ComparisonResult:
    """The result of the pairs so far."""
    plan, changes = comparison.plan, comparison.changes
    settled, most = comparison.is_settled, plan.matches // 2
    digests = [digest_of(box) for box in comparison.boxes]
    return ComparisonResult(
        plan=plan_of(plan) | {"other": digests[1]},
        boxes=[box.name for box in comparison.boxes],
        digests=digests,
        changes=[ChangedNumber.of(change) for change in changes.numbers],
        gone=[name for _, name in changes.gone],
        new=[name for _, name in changes.new],
        tiles=changes.tiles,
        margin=comparison.asked.margin,
        error=comparison.asked.error,
        pairs=comparison.pairs,
        most=most,
        spoilt=comparison.spoilt,
        settled=settled,
        finished=settled or comparison.taken == most,
        shifts=[shift_of(comparison, measure) for measure in comparison.measures],
    )


def shift_of(comparison: Comparison, measure: Measure) -> Shift:
    """What became of one rate."""
    rate = comparison.rates[measure]
    return Shift(
        kind=measure.kind,
        key=measure.key,
        name=name_of(comparison, measure),
        main=measure.is_main,
        before=rate.before,
        after=rate.after,
        difference=rate.difference,
        interval=comparison.interval(measure),
        answer=comparison.answer(measure),
        chances=[rate.sums[1], rate.sums[3]],
    )


def name_of(comparison: Comparison, measure: Measure) -> str:
    """The name of the piece that a measure is about."""
    box, numbers = comparison.boxes[1], comparison.numbers[1]
    if measure.kind in ("fielded", "picked", "owners"):
        return box.units[numbers.units[measure.key]].name
    if measure.kind in ("used", "users"):
        return box.tokens[numbers.tokens[measure.key]].name
    return measure.key
