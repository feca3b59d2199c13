"""Where a result came from: start, luck, own choices, others' choices, and the correction."""

from __future__ import annotations

from collections.abc import Sequence

from abth.protocol.review import ReviewChoice, SeatLedger
from abth.review.chances import Shares, deviation
from abth.review.course import Rows, add, nothing
from abth.review.turns import TurnPart


def ledger_of(parts: Sequence[TurnPart], result: Shares) -> list[SeatLedger]:
    """The account of every seat."""
    start, seats = parts[0].start, range(len(result))
    correction = total([part.correction for part in parts])
    luck = total([part.luck for part in parts])
    chosen = [total([part.chosen[seat] for part in parts]) for seat in seats]
    choices = [choice for part in parts for choice in part.choices]
    return [
        SeatLedger(
            seat=seat,
            start=mean(start, seat),
            luck=mean(luck, seat),
            own_choices=mean(chosen[seat], seat),
            others_choices=sum(mean(chosen[other], seat) for other in seats if other != seat),
            correction=mean(correction, seat),
            result=result[seat],
            own_errors=errors(choices, seat, own=True),
            others_errors=errors(choices, seat, own=False),
            without_luck=result[seat] - mean(luck, seat),
            luck_error=deviation([row[seat] for row in luck]),
            choices=sum(choice.seat == seat and choice.matters for choice in choices),
            with_cost=sum(choice.seat == seat and choice.kind is not None for choice in choices),
        )
        for seat in seats
    ]


def total(changes: Sequence[Rows]) -> Rows:
    """All changes, added up."""
    found = nothing(len(changes[0]), len(changes[0][0]))
    for change in changes:
        add(found, change)
    return found


def mean(rows: Rows, seat: int) -> float:
    """The mean of a seat."""
    return sum(row[seat] for row in rows) / len(rows)


def errors(choices: Sequence[ReviewChoice], seat: int, *, own: bool) -> float:
    """What the errors of a seat, or those of the others, changed for it."""
    return sum(choice.effects[seat] for choice in choices if (choice.seat == seat) == own)
