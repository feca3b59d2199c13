"""A finished match, turn by turn: where each turn begins, and what is judged in it.

Data types: `MatchTurns`, `TurnPart`. Every choice is judged by itself, and every turn is followed
by itself: in any order, by any process. `abth.review.review` adds them up.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from abth.bots.advice import advise
from abth.protocol.review import ReviewChoice, TurnChances
from abth.protocol.wire import AdviceText
from abth.review.chances import Chances, Shares, mean_of, victory
from abth.review.choices import judge_choice
from abth.review.course import Course, Rows
from abth.review.effort import Effort
from abth.rules import moments
from abth.rules.flow import new_game_in, play
from abth.rules.game import Frame, Game
from abth.rules.views import View, view_for


class TurnPart(msgspec.Struct, frozen=True, kw_only=True):
    """What was found in one turn."""

    turn: TurnChances
    choices: list[ReviewChoice] = []
    start: Rows  # the value as the turn began
    correction: Rows  # of this value, by looking into the turn
    luck: Rows
    chosen: list[Rows]  # what the choices of each seat changed

    def with_choices(self, choices: list[ReviewChoice]) -> TurnPart:
        """The same, and its choices judged."""
        return msgspec.structs.replace(self, choices=choices)


class MatchTurns:
    """The actions of a finished match that count, those of chance included.

    What happens before the first turn belongs to the start.
    """

    def __init__(self, frame: Frame, players: int, actions: Sequence[int]) -> None:
        self.frame = frame
        self.players = players
        self.actions = actions
        self.begins: list[int] = []  # the place of the first action of each turn
        self.choices: list[int] = []  # how many choices are judged in each turn
        game = new_game_in(frame, players)
        for place, number in enumerate(actions):
            if game.turns == len(self.begins) and (self.begins or game.moment == moments.PREPARE):
                self.begins.append(place)
                self.choices.append(0)
            if self.begins and is_choice(game):
                self.choices[-1] += 1
            play(game, number)
        self.result: Shares = victory(game)

    def game_at(self, place: int) -> Game:
        """The match before the action at this place."""
        game = new_game_in(self.frame, self.players)
        for number in self.actions[:place]:
            play(game, number)
        return game

    def places(self, turn: int) -> range:
        """The places of the actions of a turn."""
        first, end = list(pairwise([*self.begins, len(self.actions)]))[turn]
        return range(first, end)

    def first_guess(self) -> list[TurnChances]:
        """The chances as each turn began, before any choice is judged."""
        chances, found = Chances(self.frame), []
        game = new_game_in(self.frame, self.players)
        for place, number in enumerate(self.actions):
            if place in self.begins:
                found.append(turn_chances(game, place, chances.now(game), judged=False))
            play(game, number)
        return found

    def judge(self, turn: int, effort: Effort) -> TurnPart:
        """Judge everything that happened in a turn."""
        numbers = range(self.choices[turn])
        choices = [self.judge_choice(turn, number, effort) for number in numbers]
        return self.follow(turn, effort).with_choices(choices)

    def judge_choice(self, turn: int, number: int, effort: Effort) -> ReviewChoice:
        """Judge a choice of a turn; they are numbered from 0."""
        game, left = self.game_at(self.begins[turn]), number
        for place in self.places(turn):
            if is_choice(game):
                if left == 0:
                    chances = Chances(self.frame)
                    return judged_choice(game, place, self.actions[place], chances, effort)
                left -= 1
            play(game, self.actions[place])
        raise IndexError(f"turn {turn} has no choice {number}")

    def follow(self, turn: int, effort: Effort) -> TurnPart:
        """What luck and choices changed in a turn; its choices are not judged here."""
        places = self.places(turn)
        game = self.game_at(places[0])
        course = Course(game, Chances(self.frame), effort.groups)
        start = course.value
        began = turn_chances(game, places[0], mean_of(start), judged=True)
        for place in places:
            course.step(game, self.actions[place])
            play(game, self.actions[place])
        return TurnPart(
            turn=began,
            start=start,
            correction=course.correction,
            luck=course.luck,
            chosen=course.choices,
        )


def is_choice(game: Game) -> bool:
    """Whether a seat must decide and has more than one option."""
    return game.to_act >= 0 and len(game.options) > 1


def turn_chances(game: Game, place: int, chances: Shares, judged: bool) -> TurnChances:
    """The chances as a turn begins."""
    return TurnChances(
        turn=int(game.turns),
        round=int(game.round),
        seat=int(game.active),
        place=place,
        chances=chances,
        judged=judged,
    )


def judged_choice(
    game: Game, place: int, number: int, chances: Chances, effort: Effort
) -> ReviewChoice:
    """What a seat is about to choose, judged from its view."""
    seat, texts = int(game.to_act), game.frame.actions
    view = view_for(game, seat)
    verdict = judge_choice(view, game.frame, number, chances, effort, place)
    return ReviewChoice(
        place=place,
        seat=seat,
        round=int(game.round),
        moment=moments.NAMES[game.moment],
        options=len(view.options),
        matters=verdict.matters,
        played=texts.text(number),
        best=texts.text(verdict.best),
        chance_played=verdict.chance_played,
        chance_best=verdict.chance_best,
        error=verdict.error,
        kind=verdict.kind,
        effects=verdict.effects,
        worths=verdict.worths,
        why=None if verdict.kind is None else reason_for(view, game.frame, verdict.best),
    )


def reason_for(view: View, frame: Frame, option: int) -> AdviceText | None:
    """What the coach says for an option, if it suggests it."""
    moves = advise(view, frame).suggestions
    return next((move.reason for move in moves if move.actions[0] == option), None)
