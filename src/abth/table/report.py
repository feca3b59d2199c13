"""Looking back at a match: points by source, luck, the course of the points, any single moment.

Data type: `Course`, what a replay of the whole log found out. All of it follows from the log; what
was taken back counts nowhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Final

from abth.protocol.log import BadLog, Log, check_content, rulings_in
from abth.protocol.record import UNDO, UNDO_TO, is_undo
from abth.protocol.wire import (
    EventSaid,
    Luck,
    MatchReport,
    Moment,
    SourcePoints,
    TableState,
)
from abth.protocol.wire_events import say
from abth.rules import moments
from abth.rules.actions import UnknownAction
from abth.rules.battle.engagement import die_is_strong, reinforced_seat
from abth.rules.box import Box
from abth.rules.chance import first_number, urn
from abth.rules.events import Event, TurnBegan, may_know
from abth.rules.flow import apply, new_game_in
from abth.rules.game import Frame, Game
from abth.rules.refusals import IllegalAction
from abth.rules.scoring import Score, Standing, standing
from abth.rules.terms import ATTACKER, CHANCE, DEFENDER, NONE
from abth.table.update_encoding import due_of, seat_view

DRAWS: Final = (moments.DRAW_CARD, moments.REINFORCEMENT)
ROLLS: Final = (
    moments.ROLL_STRONG,
    moments.ROLL_RISKY,
    moments.REROLL_DEFENDER,
    moments.REROLL_ATTACKER,
)


class NoSuchMoment(ValueError):
    """A version that the match never had."""


# What holds


def holding(entries: Sequence[str]) -> list[int]:
    """The places in the log, from 0, of the actions that were not taken back."""
    # Each version knows its last action that holds and, through `before`, all earlier ones.
    last: list[int] = [-1]
    before: list[int] = []
    for place, text in enumerate(entries):
        if text == UNDO:
            before.append(-1)
            last.append(before[last[-1]] if last[-1] >= 0 else -1)
        elif back := UNDO_TO.fullmatch(text):
            if int(back[1]) > place:
                raise BadLog(f"action {place + 1} {text!r}", "there is no such version yet")
            before.append(-1)
            last.append(last[int(back[1])])
        else:
            before.append(last[-1])
            last.append(place)
    held: list[int] = []
    place = last[-1]
    while place >= 0:
        held.append(place)
        place = before[place]
    return held[::-1]


def actions_at(log: Log, version: int) -> list[str]:
    """What holds at a version, ready to be played again: a new table may go on from there."""
    if not 0 <= version <= len(log.actions):
        raise NoSuchMoment(f"the match has the versions 0 to {len(log.actions)}, not {version}")
    return [log.actions[place] for place in holding(log.actions[:version])]


def step(game: Game, text: str, place: int) -> None:
    """Carry out one entry of a log."""
    try:
        apply(game, game.frame.actions.number(text))
    except (IllegalAction, UnknownAction) as error:
        raise BadLog(f"action {place + 1} {text!r}", str(error)) from error


# The whole match


@dataclass
class Fortune:
    """What chance gave to one seat, and what it gives on average."""

    rolls: int = 0
    rolled: float = 0.0
    rolled_on_average: float = 0.0
    draws: int = 0
    drawn: float = 0.0
    drawn_on_average: float = 0.0

    def as_luck(self) -> Luck:
        """As it is told."""
        return Luck(
            rolls=self.rolls,
            sum=self.rolled,
            expected=self.rolled_on_average,
            draws=self.draws,
            drawn=self.drawn,
            drawn_expected=self.drawn_on_average,
        )


@dataclass
class Course:
    """A match from its first to its last entry."""

    standing: Standing
    luck: list[Luck]
    totals: list[list[int]] = field(default_factory=list)  # after each turn, seat by seat
    turns: list[int] = field(default_factory=list)  # the version at which each turn began
    is_over: bool = False


def course_of(log: Log, box: Box) -> Course:
    """Replay a match and note how it went."""
    check_content(log, box)
    game = new_game_in(Frame(box, rulings_in(log)), log.players)
    events = game.listen()
    fortunes = [Fortune() for _ in range(log.players)]
    totals: list[list[int]] = []
    turns: list[int] = []
    for place in holding(log.actions):
        if game.to_act == CHANCE:
            note_luck(game, log.actions[place], fortunes)
        step(game, log.actions[place], place)
        if game.turns > len(totals):
            totals.append(list(standing(game).totals))
        turns.extend([place + 1] * sum(isinstance(event, TurnBegan) for event in events))
        events.clear()
    return Course(
        standing(game), [fortune.as_luck() for fortune in fortunes], totals, turns, game.is_over
    )


def note_luck(game: Game, text: str, fortunes: list[Fortune]) -> None:
    """What chance is about to give, if it gives it to a seat and it counts in battle."""
    piece = game.frame.actions.number(text) - int(first_number(game))
    if game.moment in DRAWS:
        seat = game.drawer if game.moment == moments.DRAW_CARD else reinforced_seat(game)
        if seat != NONE:
            fortune = fortunes[seat]
            fortune.draws += 1
            fortune.drawn += card_value(game.frame.box, piece)
            fortune.drawn_on_average += fmean(card_value(game.frame.box, c) for c in urn(game))
    elif game.moment in ROLLS:
        side, strong = die_due(game)
        seat = game.active if side == ATTACKER else game.defender
        if seat != NONE:
            fortune = fortunes[seat]
            fortune.rolls += 1
            fortune.rolled += face_value(game.frame.box, strong, piece)
            fortune.rolled_on_average += fmean(
                face_value(game.frame.box, strong, face) for face in urn(game)
            )


def die_due(game: Game) -> tuple[int, bool]:
    """The side whose die is rolled now, and whether it is the Strong one (DICE-1 to 4)."""
    if game.moment == moments.REROLL_ATTACKER:
        side = int(ATTACKER)
    elif game.moment == moments.REROLL_DEFENDER:
        side = int(DEFENDER)
    else:
        strong_attacks = die_is_strong(game, ATTACKER)
        strong_due = game.moment == moments.ROLL_STRONG
        side = int(ATTACKER if strong_due == strong_attacks else DEFENDER)
    return side, die_is_strong(game, side)


def card_value(box: Box, card: int) -> int:
    """What a Unit counts in the three Lines together."""
    unit = box.units[card]
    return int(unit.long + unit.medium + unit.close)


def face_value(box: Box, strong: bool, face: int) -> int:
    """What a face counts in the three Lines together."""
    shown = (box.strong if strong else box.risky)[face]
    return int(shown.long + shown.medium + shown.close)


def report_of(log: Log, box: Box, table: TableState, imported: bool = False) -> MatchReport:
    """A finished match."""
    course = course_of(log, box)
    return MatchReport(
        table=table,
        points=[points_of(score) for score in course.standing.scores],
        luck=course.luck,
        course=course.totals,
        turns=course.turns,
        winners=list(course.standing.winners),
        imported=imported,
    )


def points_of(score: Score) -> SourcePoints:
    """Points by source (SCORE-3 to 10)."""
    return SourcePoints(
        elite=score.elite,
        heroes=score.heroes,
        relics=score.relics,
        prowess=score.prowess,
        honor=score.honor,
        total=score.total,
    )


# One moment


def all_eyes(log: Log) -> list[int | None]:
    """Every seat and a spectator: what a finished match may be seen through."""
    return [*range(log.players), None]


def moment_of(log: Log, box: Box, version: int, eyes: Sequence[int | None]) -> Moment:
    """A match as it stood at a version, through these eyes (None: a spectator's)."""
    for seat in eyes:
        if seat is not None and not 0 <= seat < log.players:
            raise NoSuchMoment(f"there is no seat {seat} at a table of {log.players}")
    actions_at(log, version)
    check_content(log, box)
    game = new_game_in(Frame(box, rulings_in(log)), log.players)
    events = game.listen()
    for place in holding(log.actions[:version]):
        events.clear()
        step(game, log.actions[place], place)
    entry = log.actions[version - 1] if version else None
    if entry is not None and is_undo(entry):
        events.clear()  # what was taken back tells no story
    return Moment(
        version=version,
        last=len(log.actions),
        views=[seat_view(game, seat) for seat in eyes],
        events=[say_through(event, eyes) for event in events],
        action=entry,
        due=due_of(game, None),
    )


def say_through(event: Event, eyes: Sequence[int | None]) -> EventSaid:
    """An event as those know it who know most of it."""
    knowing = (seat for seat in eyes if may_know(event, seat))
    return say(event, next(knowing, eyes[0] if eyes else None))
