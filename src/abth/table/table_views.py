"""What can be seen of a table: who holds which seat, what is due, what each pair of eyes is shown.

Data types: `TableInSight`, a table in memory that is only looked at here, and `Question`,
somebody's wish to go back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from abth import __version__
from abth.protocol.wire import (
    Due,
    EventSaid,
    Position,
    SeatState,
    SeatView,
    TableState,
    UndoState,
)
from abth.rules.events import Event
from abth.rules.game import Game
from abth.rules.scoring import standing
from abth.server.http.errors import Refusal
from abth.server.sockets.connections import Connection, Eyes
from abth.storage.rows import Entry, TableRow
from abth.table.clocks import TurnTimes
from abth.table.match import Match
from abth.table.options import dice_of, log_of
from abth.table.replay import resume
from abth.table.spectator_delay import follow, unplayed_copy
from abth.table.update_encoding import SPECTATOR, due_of, events_for, views_for

if TYPE_CHECKING:
    from abth.server.table_registry import Hall

NOT_BEGUN: Final = Due(seat=None, point=None, moment="not-begun", deadline=None)
SEED_UNTOLD: Final = "?"  # who knows the seed of a duplicate deal knows what comes


class Question(Struct):
    """Somebody asks to go back to a version; `agreed` and `needed` are seats."""

    asked_by: int
    at: int  # the version at which it was asked; once the match goes on, it is answered
    to: int
    agreed: list[int]
    needed: list[int]


class TableInSight:
    """A table with its seats and its match, as they stand."""

    def __init__(
        self, hall: Hall, row: TableRow, entries: Sequence[Entry], ratings: dict[str, float]
    ) -> None:
        self.hall = hall
        self.row = row
        self.match: Match | None = None
        self.entries = [entry.entry for entry in entries]  # of the log, before there is a match
        self.ratings = ratings
        self.connections: set[Connection] = set()
        self.question: Question | None = None
        self.times = TurnTimes()
        self._behind: Match | None = None
        if row.clock is not None:
            self.times = msgspec.json.decode(row.clock, type=TurnTimes)
        if row.question is not None:
            asked = msgspec.json.decode(row.question, type=Question)
            self.question = asked if asked.at == len(self.entries) else None

    @property
    def id(self) -> str:
        """The name of the table, which is also the invitation."""
        return self.row.id

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return len(self.entries) if self.match is None else self.match.version

    @property
    def is_playing(self) -> bool:
        """Whether a match is going on."""
        return self.row.state == "playing"

    def eyes_of(self, person: str | None) -> Eyes:
        """The seats that a person holds."""
        if person is None:
            return SPECTATOR
        return tuple([seat.seat for seat in self.row.seats if seat.person == person])

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat now, for an absent person too."""
        held = self.row.seats[seat]
        return self.row.options.away_bot if held.away else held.bot

    def seat_to_act(self) -> int | None:
        """The seat that must decide."""
        if self.match is None or not self.is_playing or self.match.game.to_act < 0:
            return None
        return int(self.match.game.to_act)

    def begin_match(self) -> None:
        """Make the match from the log, which is empty for a new one."""
        log = log_of(self.row, self.hall.box, __version__, self.entries)
        self.match = resume(log, self.hall.box, dice_of(self.row))

    def playing_match(self) -> Match:
        """The match that is going on, or a refusal."""
        if self.match is None or not self.is_playing:
            raise Refusal("not-playing", "no match is being played at this table")
        return self.match

    def held_by(self, person: str | None, seat: int) -> None:
        """Refuse whoever does not hold this seat."""
        if person is None or seat not in self.eyes_of(person):
            raise Refusal("not-your-seat", "this seat is not yours")

    # --- what is shown -------------------------------------------------------------------------

    def may_watch(self, eyes: Eyes) -> bool:
        """Whether somebody may look: those seated, and others if the table allows it."""
        return bool(eyes) or self.row.options.spectators or not self.is_playing

    def lags(self, eyes: Eyes) -> bool:
        """Whether these eyes see the match as it stood a while ago."""
        return not eyes and self.row.options.delay > 0 and self.is_playing

    def behind(self) -> Match | None:
        """The match as spectators with a delay may see it; None: it has not come so far."""
        match = self.match
        if match is None:
            return None
        if self._behind is None:
            self._behind = unplayed_copy(match)
        follow(self._behind, match, self.row.options.delay)
        return self._behind

    def game_for(self, eyes: Eyes) -> tuple[Game | None, int]:
        """The match as far as these eyes may see it, and the version that is."""
        if self.lags(eyes):
            behind = self.behind()
            return (None, 0) if behind is None else (behind.game, behind.version)
        return (None if self.match is None else self.match.game), self.version

    def due_for(self, eyes: Eyes) -> Due:
        """What is due, as far as these eyes may see it."""
        game, _ = self.game_for(eyes)
        if game is None:
            return NOT_BEGUN
        return due_of(game, None if self.lags(eyes) else self.deadline)

    @property
    def deadline(self) -> float | None:
        """When the time of the seat that must decide is up."""
        return self.times.deadline if self.is_playing else None

    def undo_for(self, eyes: Eyes) -> UndoState:
        """What can be taken back, and who has asked for more."""
        if self.match is None or not self.is_playing or self.lags(eyes):
            return UndoState(seat=None)
        asked = self.question
        if asked is None:
            return UndoState(seat=self.match.can_undo)
        return UndoState(
            seat=self.match.can_undo,
            asked_by=asked.asked_by,
            to=asked.to,
            agreed=asked.agreed,
            needed=asked.needed,
        )

    def state_for(self, person: str | None) -> TableState:
        """The table as somebody sees it."""
        row, eyes = self.row, self.eyes_of(person)
        game, version = self.game_for(eyes)
        due = self.due_for(eyes)
        over = row.state == "over" and self.match is not None
        result = standing(self.match.game) if over and self.match is not None else None
        options, hosting = row.options, person == row.host
        if options.seed is not None and not hosting and row.state != "over":
            options = msgspec.structs.replace(options, seed=SEED_UNTOLD)
        here = {connection.person for connection in self.connections}
        return TableState(
            id=row.id,
            options=options,
            state=row.state,
            seats=[self._seat_state(seat, here) for seat in range(len(row.seats))],
            host=row.host,
            hosting=hosting,
            yours=list(eyes),
            version=version,
            commitment=row.commitment,
            to_act=due.seat if self.is_playing else None,
            deadline=due.deadline if self.is_playing else None,
            round=int(game.round) if game is not None and game.start >= 0 else None,
            created=row.created,
            started=row.started,
            ended=row.ended,
            winners=[] if result is None else list(result.winners),
            scores=[] if result is None else list(result.totals),
            rematch=row.rematch,
            forked_from=row.forked_from,
            spectators=sum(1 for connection in self.connections if not connection.eyes),
            link=f"/#/table/{row.id}",
        )

    def _seat_state(self, number: int, here: set[str | None]) -> SeatState:
        seat = self.row.seats[number]
        player = seat.person or f"bot:{seat.bot}"
        if not seat.is_taken and not self.row.imported:
            return SeatState(seat=number, kind="open", name=None)
        return SeatState(
            seat=number,
            kind="bot" if seat.person is None and seat.bot is not None else "person",
            name=seat.name,
            person=seat.person,
            bot=self.bot_of(number),
            here=seat.person is not None and seat.person in here,
            away=seat.away,
            rating=self.ratings.get(player),
        )

    def seen_by(self, eyes: Eyes, seen: int | None) -> tuple[int, list[EventSaid], list[SeatView]]:
        """What somebody has missed who has seen a version: from where on, events, views."""
        game, version = self.game_for(eyes)
        if game is None or self.match is None or not self.may_watch(eyes):
            return 0, [], []
        events: list[Event] | None = None
        since = seen if seen is not None and seen <= version else 0
        if self.lags(eyes) and self._behind is not None:
            events = self._behind.events_between(since, version)
        else:
            events = self.match.events_between(since, version)
        if events is None:
            since = 0
            lagging = self._behind if self.lags(eyes) else None
            events = self.match.events if lagging is None else lagging.events
        return since, events_for(events, eyes), views_for(game, eyes)

    def position_for(self, person: str | None, seen: int | None = None) -> Position:
        """The match as a program sees it."""
        eyes = self.eyes_of(person)
        if not self.may_watch(eyes):
            raise Refusal("not-allowed", "nobody but those seated may watch this match")
        state = self.state_for(person)
        _, events, views = self.seen_by(eyes, seen)
        return Position(
            table=self.id,
            state=state.state,
            version=state.version,
            views=views,
            due=self.due_for(eyes),
            events=events,
            scores=state.scores,
            winners=state.winners,
        )
