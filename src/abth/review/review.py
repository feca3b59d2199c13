"""The review of a finished match: its turns, judged one by one and added up.

Data type: `ReviewGuess`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from abth.protocol.review import Review, ReviewChoice, TurnChances
from abth.review.chances import Shares, weights_name
from abth.review.effort import Effort
from abth.review.ledger import ledger_of
from abth.review.turns import MatchTurns, TurnPart

JUDGE: Final = f"net/5-{weights_name()}"
"""The way of judging, and the net that judges positions; another one gives other numbers."""
MOMENTS: Final = 3


class ReviewGuess(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a match before its turns are judged."""

    turns: list[TurnChances]
    choices: list[int]  # how many choices are judged in each turn
    result: Shares


def first_guess(match: MatchTurns) -> ReviewGuess:
    """What there is to judge, and the chances as each turn began."""
    return ReviewGuess(turns=match.first_guess(), choices=match.choices, result=match.result)


def judge_turns(match: MatchTurns, effort: Effort | None = None) -> Iterator[TurnPart]:
    """Judge turn after turn."""
    for turn in range(len(match.begins)):
        yield match.judge(turn, effort or Effort())


def add_up(parts: Sequence[TurnPart], result: Shares) -> Review:
    """The review of a match whose turns have all been judged."""
    return Review(
        judge=JUDGE,
        judged=sum(len(part.choices) for part in parts),
        turns=[part.turn for part in parts],
        choices=[choice for part in parts for choice in part.choices],
        ledger=ledger_of(parts, result),
    )


def dearest(choices: Sequence[ReviewChoice], seats: Sequence[int]) -> list[ReviewChoice]:
    """The choices of these seats that cost most, the dearest first."""
    dear = [choice for choice in choices if choice.kind and choice.seat in seats]
    return sorted(dear, key=lambda choice: (-choice.cost, choice.place))[:MOMENTS]
