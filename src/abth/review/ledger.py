"""Where a result came from: start, luck, own errors, errors of others. Data type: `SeatLedger`."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from abth.review.chances import Shares
from abth.review.choices import Choice


class SeatLedger(msgspec.Struct, frozen=True):
    """One seat: `start + luck + own_errors + others_errors + rest` is the `result`.

    The rest is what no counted choice and no event of chance explains: differences too small to
    count, and what the judge of positions gets wrong. Each column adds up to 0 over the seats,
    errors taken together; start and result add up to 1.
    """

    seat: int
    start: float
    luck: float
    own_errors: float
    others_errors: float
    rest: float
    result: float
    without_luck: float
    luck_error: float  # standard error of luck, and so of the result without it
    choices: int  # of more than one option
    with_cost: int


def ledger_of(
    start: Shares, luck: Shares, luck_error: Shares, choices: Sequence[Choice], result: Shares
) -> list[SeatLedger]:
    """The account of every seat."""
    accounts = []
    for seat in range(len(start)):
        own = [choice for choice in choices if choice.seat == seat]
        own_errors = sum(choice.effects[seat] for choice in own)
        others_errors = sum(choice.effects[seat] for choice in choices if choice.seat != seat)
        explained = start[seat] + luck[seat] + own_errors + others_errors
        accounts.append(
            SeatLedger(
                seat=seat,
                start=start[seat],
                luck=luck[seat],
                own_errors=own_errors,
                others_errors=others_errors,
                rest=result[seat] - explained,
                result=result[seat],
                without_luck=result[seat] - luck[seat],
                luck_error=luck_error[seat],
                choices=len(own),
                with_cost=sum(choice.kind is not None for choice in own),
            )
        )
    return accounts
