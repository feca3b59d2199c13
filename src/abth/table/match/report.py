"""Looking back at a match: points by source, luck, points after each turn, any version.

Data types: `Course`, how a match went, and `LuckCount`. Everything comes from the match and its
steps; actions that were taken back do not count.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Final

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
from abth.rules.battle.engagement import die_is_strong, reinforced_seat, rolling_side
from abth.rules.box import Box
from abth.rules.chance import first_number, urn
from abth.rules.events import Event, TurnBegan, may_know
from abth.rules.flow import play
from abth.rules.game import Game
from abth.rules.scoring import Score, Standing, standing
from abth.rules.terms import ATTACKER, CHANCE, NONE
from abth.table.match.fought_battles import fought_battles
from abth.table.match.match import Match
from abth.table.match.turning_points import lost_by, turning_points
from abth.table.viewers.update_encoding import due_of, seat_view
from abth.words.complaints import Complaint

DRAWS: Final = (moments.DRAW_CARD, moments.REINFORCEMENT)
ROLLS: Final = (
    moments.ROLL_STRONG,
    moments.ROLL_RISKY,
    moments.REROLL_DEFENDER,
    moments.REROLL_ATTACKER,
)


class NoSuchMoment(Complaint):
    """A version or a seat that the match does not have."""


# The whole match


@dataclass
class LuckCount:
    """What chance gave one seat, and what it gives on average."""

    rolls: int = 0
    rolled: float = 0.0
    rolled_on_average: float = 0.0
    draws: int = 0
    drawn: float = 0.0
    drawn_on_average: float = 0.0

    def as_luck(self) -> Luck:
        """The same on the wire."""
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
    """How a match went."""

    standing: Standing
    luck: list[Luck]
    totals: list[list[int]] = field(default_factory=list)  # after each turn, seat by seat
    turns: list[int] = field(default_factory=list)  # the version at which each turn began
    is_over: bool = False


def course_of(match: Match) -> Course:
    """Replay the actions that count, and note how the match went."""
    game = match.game_at(0)
    counts = [LuckCount() for _ in match.seats]
    totals: list[list[int]] = []
    turns: list[int] = []
    event_count = 0
    for step in match.steps.path_to(match.version):
        if step.seat == CHANCE:
            count_luck(game, step.number, counts)
        play(game, step.number)
        if game.turns > len(totals):
            totals.append(list(standing(game).totals))
        events = match.events[event_count : step.event_count]
        turns.extend(step.parent + 1 for event in events if isinstance(event, TurnBegan))
        event_count = step.event_count
    luck = [count.as_luck() for count in counts]
    return Course(standing(game), luck, totals, turns, game.is_over)


def count_luck(game: Game, number: int, counts: list[LuckCount]) -> None:
    """Count what chance is about to give a seat, if it has a value in battle."""
    box, piece = game.frame.box, number - int(first_number(game))
    if game.moment in DRAWS:
        seat = game.drawer if game.moment == moments.DRAW_CARD else reinforced_seat(game)
        if seat != NONE:
            count = counts[seat]
            count.draws += 1
            count.drawn += card_value(box, piece)
            count.drawn_on_average += fmean(card_value(box, card) for card in urn(game))
    elif game.moment in ROLLS:
        side = rolling_side(game)
        strong = die_is_strong(game, side)
        seat = game.active if side == ATTACKER else game.defender
        if seat != NONE:
            count = counts[seat]
            count.rolls += 1
            count.rolled += face_value(box, strong, piece)
            count.rolled_on_average += fmean(face_value(box, strong, face) for face in urn(game))


def card_value(box: Box, card: int) -> int:
    """The values of a Unit in the three Lines, added up."""
    unit = box.units[card]
    return int(unit.long + unit.medium + unit.close)


def face_value(box: Box, strong: bool, face: int) -> int:
    """The values of a die's face in the three Lines, added up."""
    shown = (box.strong if strong else box.risky)[face]
    return int(shown.long + shown.medium + shown.close)


def report_of(match: Match, table: TableState, imported: bool = False) -> MatchReport:
    """The report of a finished match."""
    course = course_of(match)
    battles = list(fought_battles(match))
    return MatchReport(
        table=table,
        points=[points_of(score) for score in course.standing.scores],
        luck=course.luck,
        course=course.totals,
        turns=course.turns,
        winners=list(table.winners),
        imported=imported,
        turning_points=turning_points(match, battles, course.totals),
        lost_by=lost_by(battles, len(match.seats)),
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


def all_viewers(match: Match) -> list[int | None]:
    """Every seat and a spectator (None): all who may look back at a finished match."""
    return [*range(len(match.seats)), None]


def moment_of(match: Match, version: int, viewers: Sequence[int | None]) -> Moment:
    """A match as it stood at a version, as seen by these seats (None: a spectator)."""
    check_moment(match, version, viewers)
    game, events, turn = match.look_back(version)
    return Moment(
        version=version,
        last=match.version,
        views=[seat_view(game, seat) for seat in viewers],
        events=[say_through(event, viewers) for event in events],
        turn=[say_through(event, viewers) for event in turn],
        action=match.entries[version - 1] if version else None,
        due=due_of(game, None),
    )


def check_moment(match: Match, version: int, viewers: Sequence[int | None]) -> None:
    """Refuse a version or a seat that the match does not have."""
    players = len(match.seats)
    for seat in viewers:
        if seat is not None and not 0 <= seat < players:
            raise NoSuchMoment("", "problem-no-such-seat")
    if not 0 <= version <= match.version:
        raise NoSuchMoment("", "error-no-version", version=str(version), last=match.version)


def say_through(event: Event, viewers: Sequence[int | None]) -> EventSaid:
    """An event as the best informed of these seats knows it."""
    knowing = (seat for seat in viewers if may_know(event, seat))
    return say(event, next(knowing, viewers[0] if viewers else None))
