"""The review of a finished match, step by step, so that a caller can show how far it is.

Data types: `Reviewer`, `Review`, `TurnChances`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from abth.review.chances import Chances, Shares, victory
from abth.review.choices import Choice, judge_choice
from abth.review.effort import Effort
from abth.review.ledger import SeatLedger, ledger_of
from abth.review.luck import luck_of
from abth.rules.flow import new_game_in, play
from abth.rules.game import Frame, Game
from abth.rules.moments import NAMES
from abth.rules.terms import CHANCE, NONE
from abth.rules.views import view_for

JUDGE: Final = "instinct/1"
"""The judge of positions; another one gives other numbers."""
MOMENTS: Final = 3


class TurnChances(msgspec.Struct, frozen=True):
    """The winning chances when a turn began."""

    turn: int
    round: int
    seat: int
    chances: Shares


class Review(msgspec.Struct, frozen=True):
    """What a review found."""

    judge: str
    turns: list[TurnChances]
    choices: list[Choice]
    ledger: list[SeatLedger]

    def moments(self, seats: Sequence[int]) -> list[Choice]:
        """The choices of these seats that cost most, the dearest first."""
        dear = [choice for choice in self.choices if choice.kind and choice.seat in seats]
        return sorted(dear, key=lambda choice: (-choice.cost, choice.place))[:MOMENTS]


class Reviewer:
    """Goes through the actions of a match that count, those of chance included."""

    def __init__(
        self, frame: Frame, players: int, actions: Sequence[int], effort: Effort | None = None
    ) -> None:
        self.frame = frame
        self.actions = actions
        self.effort = effort or Effort()
        self.game = new_game_in(frame, players)
        self.values = Chances(frame)
        self.luck = [0.0] * players
        self.luck_variance = [0.0] * players
        self.choices: list[Choice] = []
        self.turns: list[TurnChances] = []

    def steps(self) -> Iterator[int]:
        """Judge action after action; how many are done."""
        for place, number in enumerate(self.actions):
            self.judge(place, number)
            play(self.game, number)
            yield place + 1

    def judge(self, place: int, number: int) -> None:
        """Judge the next action. What happens before the first turn belongs to the start."""
        game = self.game
        if game.active == NONE or not has_begun(game):
            return
        if game.turns == len(self.turns):
            self.turns.append(self.chances_now(place))
        if game.to_act == CHANCE:
            self.add_luck(place, number)
        elif len(game.options) > 1:
            self.add_choice(place, number)

    def chances_now(self, place: int) -> TurnChances:
        """The winning chances as the turn begins."""
        game, first = self.game, place * 1_000_003
        chances = self.values.mean(game, range(first, first + self.effort.curve))
        return TurnChances(int(game.turns), int(game.round), int(game.active), chances)

    def add_luck(self, place: int, number: int) -> None:
        """Count what chance is about to give."""
        luck, errors = luck_of(self.game, number, self.values, self.effort, place)
        for seat, (share, error) in enumerate(zip(luck, errors, strict=True)):
            self.luck[seat] += share
            self.luck_variance[seat] += error * error

    def add_choice(self, place: int, number: int) -> None:
        """Judge what a seat is about to choose, from its view."""
        game, texts = self.game, self.frame.actions
        seat = int(game.to_act)
        view = view_for(game, seat)
        verdict = judge_choice(view, self.frame, number, self.values, self.effort, place)
        self.choices.append(
            Choice(
                place=place,
                seat=seat,
                round=int(game.round),
                moment=NAMES[game.moment],
                options=len(view.options),
                played=texts.text(number),
                best=texts.text(verdict.best),
                chance_played=verdict.chance_played,
                chance_best=verdict.chance_best,
                error=verdict.error,
                kind=verdict.kind,
                effects=verdict.effects,
            )
        )

    def result(self) -> Review:
        """The review of a match that has been gone through to its end."""
        errors = [variance**0.5 for variance in self.luck_variance]
        end = victory(self.game)
        start = self.turns[0].chances
        ledger = ledger_of(start, self.luck, errors, self.choices, end)
        return Review(JUDGE, self.turns, self.choices, ledger)


def has_begun(game: Game) -> bool:
    """Whether the first turn has begun."""
    return all(player.hand or player.deck for player in game.players) and game.active_tile != NONE


def review(
    frame: Frame, players: int, actions: Sequence[int], effort: Effort | None = None
) -> Review:
    """The whole review at once."""
    reviewer = Reviewer(frame, players, actions, effort)
    for _ in reviewer.steps():
        pass
    return reviewer.result()
