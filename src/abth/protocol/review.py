"""The review of a finished match: what choices cost, what luck gave, where the result came from.

Data types: `Review`, made of `TurnChances`, `ReviewChoice`s with their `OptionWorth`s, and a
`SeatLedger` for each seat; `MatchReview`, the same as a viewer receives it, with `ReviewTurn`s and
`ReviewMoment`s in words. Chances are shares of 1.
"""

from __future__ import annotations

from typing import Literal

from abth.protocol.wire import AdviceText, FromServer

ReviewKind = Literal["slip", "mistake", "turning-point"]


class TurnChances(FromServer, frozen=True, kw_only=True):
    """The winning chances when a turn began."""

    turn: int
    round: int
    seat: int
    place: int  # of the turn's first action among those that count, from 0
    chances: list[float]
    judged: bool = True  # false: a first guess


class OptionWorth(FromServer, frozen=True, kw_only=True):
    """What an option promised: to win the match, and the battle of this turn if there was one."""

    action: str
    chance: float
    battle: float | None = None


class ReviewChoice(FromServer, frozen=True, kw_only=True):
    """One decision: what was played, what was best, and the difference if it counts."""

    place: int  # of its action among those that count, from 0
    seat: int
    round: int
    moment: str
    options: int
    matters: bool  # the options were not all about equal
    played: str
    best: str
    chance_played: float
    chance_best: float
    error: float  # standard error of the difference
    kind: ReviewKind | None
    effects: list[float]  # on every seat's chance; they add up to 0
    worths: list[OptionWorth]  # of the best options and the one played, if it had a cost
    why: AdviceText | None = None  # what the coach says for the best option

    @property
    def cost(self) -> float:
        """What the choice cost its seat."""
        return -self.effects[self.seat]


class SeatLedger(FromServer, frozen=True, kw_only=True):
    """One seat: `start + luck + own_choices + others_choices + correction` is the `result`.

    Start and result add up to 1 over the seats, luck to 0, and so do the choices taken together,
    and the correction.
    """

    seat: int
    start: float
    luck: float
    own_choices: float
    others_choices: float
    correction: float  # where a closer look at a turn changed the judge's estimate
    result: float
    own_errors: float  # compared with the best choice, not with a captain's
    others_errors: float
    without_luck: float
    luck_error: float  # standard error of luck, and so of the result without it
    choices: int  # in which the options were not all about equal
    with_cost: int


class Review(FromServer, frozen=True, kw_only=True):
    """What a review found."""

    judge: str
    judged: int  # how many choices
    turns: list[TurnChances]
    choices: list[ReviewChoice]
    ledger: list[SeatLedger]


class ReviewTurn(FromServer, frozen=True, kw_only=True):
    """The winning chances when a turn began, and the version to look back at."""

    turn: int
    round: int
    seat: int
    version: int
    chances: list[float]
    judged: bool


class ReviewOption(FromServer, frozen=True, kw_only=True):
    """An option in words, and what it promised."""

    words: str
    chance: float
    battle: float | None
    is_best: bool
    is_played: bool


class ReviewMoment(FromServer, frozen=True, kw_only=True):
    """A choice that had a cost, in words."""

    version: int  # before the choice
    turn: int
    seat: int
    round: int
    moment: str
    kind: ReviewKind
    cost: float
    error: float
    chance_best: float
    chance_played: float
    battle_best: float | None
    battle_played: float | None
    better: str
    better_action: str  # as in a log
    why: AdviceText | None
    played: str
    played_action: str
    count: int  # of all options
    options: list[ReviewOption]  # the best first


class MatchReview(FromServer, frozen=True, kw_only=True):
    """What is known so far; each line of the answer replaces the one before."""

    judge: str
    done: int  # choices judged
    all: int
    is_complete: bool
    turns: list[ReviewTurn]
    moments: list[ReviewMoment]  # at most three for each seat, the dearest first
    ledger: list[SeatLedger]  # empty until the review is complete
    failed: bool = False  # it stopped before its end; asking again goes on from here
