"""What each viewer of a table is shown: the state of the table, views, events, the next decision.

Data type: `TableViews`. `state_of_row` shows a table that is not open in memory, for lists.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from abth.protocol.wire import (
    Due,
    EndOffer,
    EventSaid,
    Position,
    Rating,
    SeatState,
    SeatView,
    TableOptions,
    TableState,
    UndoState,
)
from abth.rules.game import Game
from abth.storage.rows import ResultRow, TableRow
from abth.table.clocks import TableClock
from abth.table.final_places import final_standing
from abth.table.match.match import Match
from abth.table.options import allows_coach
from abth.table.presence import Presence
from abth.table.rated import why_unrated
from abth.table.services import ViewerSeats
from abth.table.table import Table, seats_held
from abth.table.undo_requests import UndoRequests
from abth.table.viewers.audience import Audience
from abth.table.viewers.spectator_delay import follow, unplayed_copy
from abth.table.viewers.update_encoding import due_of, events_for, views_for

NOT_BEGUN: Final = Due(seat=None, point=None, moment="not-begun", deadline=None)
SEED_HIDDEN: Final = "?"  # anyone with the seed of a duplicate deal can predict the draws
ENDED: Final = Due(seat=None, point=None, moment="match-over", deadline=None)
NO_RATINGS: Final[dict[str, Rating]] = {}


class TableViews:
    """One table as each of its viewers sees it."""

    def __init__(
        self,
        table: Table,
        audience: Audience,
        clock: TableClock,
        undo: UndoRequests,
        presence: Presence,
    ) -> None:
        self._table = table
        self._audience = audience
        self._clock = clock
        self._undo = undo
        self._presence = presence
        self._delayed: Match | None = None

    def delayed_match(self) -> Match | None:
        """The match as spectators with a delay may see it; None before it has begun."""
        table = self._table
        match = table.match
        if match is None:
            return None
        if self._delayed is None:
            self._delayed = unplayed_copy(match)
        follow(self._delayed, match, table.row.options.delay)
        return self._delayed

    def end_delay(self) -> None:
        """The match is over: everyone sees all of it."""
        self._delayed = None

    def game_for(self, seats: ViewerSeats) -> tuple[Game | None, int]:
        """The match as far as a viewer may see it, and the version that is."""
        table = self._table
        if table.is_delayed(seats):
            delayed = self.delayed_match()
            return (None, 0) if delayed is None else (delayed.game, delayed.version)
        return (None if table.match is None else table.match.game), table.version

    def due_for(self, seats: ViewerSeats) -> Due:
        """The pending decision, as far as a viewer may see it."""
        game, _ = self.game_for(seats)
        if game is None:
            return NOT_BEGUN
        if self._table.row.state == "over":
            return ENDED
        return due_of(game, None if self._table.is_delayed(seats) else self._clock.deadline)

    def undo_for(self, seats: ViewerSeats) -> UndoState:
        """What can be taken back, as far as a viewer may see it."""
        return UndoState(seat=None) if self._table.is_delayed(seats) else self._undo.state()

    def state_for(self, person: str | None) -> TableState:
        """The table as a person sees it."""
        table, row = self._table, self._table.row
        seats = table.seats_of(person)
        game, version = self.game_for(seats)
        due = self.due_for(seats)
        over = None
        if table.is_over and table.match is not None:
            over = final_standing(row, table.match.game)
        return table_state(
            row,
            person,
            seats,
            version=version,
            to_act=due.seat if table.is_playing else None,
            deadline=due.deadline if table.is_playing else None,
            round_=int(game.round) if game is not None and game.start >= 0 else None,
            winners=[] if over is None else list(over.winners),
            scores=[] if over is None else list(over.totals),
            seat_states=[self._seat_state(seat) for seat in range(len(row.seats))],
            end_offer=self._end_offer(),
            spectators=self._audience.count_spectators(),
            match=table.match,
        )

    def _seat_state(self, number: int) -> SeatState:
        """A seat as everyone sees it, with the presence of its player."""
        row, presence = self._table.row, self._presence
        state = seat_state(row, number, self._table.ratings)
        if row.seats[number].person is None:
            return state
        called = row.attendance.calls.get(number, [])
        return msgspec.structs.replace(
            state,
            here=presence.is_here(number),
            since=presence.since(number),
            bot_from=presence.bot_from(number),
            called_by=called,
            call_needs=self.call_needs(number) if called else [],
        )

    def call_needs(self, seat: int) -> list[int]:
        """The seats of people who are here and have not agreed to a bot at this seat yet."""
        row = self._table.row
        agreed = row.attendance.calls.get(seat, [])
        person = row.seats[seat].person
        return [
            other
            for other in self._presence.people_here()
            if row.seats[other].person != person and other not in agreed
        ]

    def end_needs(self) -> list[int]:
        """The seats that must agree to an early end: all people but those who stay away."""
        people = self._table.playing_people()
        return [seat for seat in people if not self._presence.can_be_replaced(seat)]

    def _end_offer(self) -> EndOffer | None:
        """The open offer to end the match."""
        offer = self._table.row.attendance.end_offer
        if offer is None:
            return None
        return msgspec.structs.replace(offer, needed=self.end_needs())

    def missed_since(
        self, seats: ViewerSeats, seen: int | None
    ) -> tuple[int, list[EventSaid], list[SeatView]]:
        """What a viewer of version `seen` has missed: the version it starts from, events, views."""
        table = self._table
        game, version = self.game_for(seats)
        if game is None or table.match is None or not table.may_watch(seats):
            return 0, [], []
        since = seen if seen is not None and seen <= version else 0
        delayed = self._delayed if table.is_delayed(seats) else None
        match = table.match if delayed is None else delayed
        events = match.events_between(since, version)
        if events is None:  # something was taken back since: start from the beginning
            since, events = 0, match.events
        return since, events_for(events, seats), views_for(game, seats)

    def position_for(self, person: str | None, seen: int | None = None) -> Position:
        """The match as a program sees it."""
        seats = self._table.seats_of(person)
        self._table.check_not_kicked(person)
        self._table.require_watchable(seats)
        state = self.state_for(person)
        _, events, views = self.missed_since(seats, seen)
        return Position(
            table=self._table.id,
            state=state.state,
            version=state.version,
            views=views,
            due=self.due_for(seats),
            events=events,
            scores=state.scores,
            winners=state.winners,
        )


def state_of_row(row: TableRow, person: str | None, results: Sequence[ResultRow]) -> TableState:
    """A table as a list shows it, from what is stored beside its log."""
    seats = seats_held(row, person)
    delayed = not seats and row.options.delay > 0 and row.state == "playing"
    return table_state(
        row,
        person,
        seats,
        version=max(0, row.version - row.options.delay) if delayed else row.version,
        to_act=None if delayed else row.to_act,
        deadline=None if delayed else row.deadline,
        round_=None if delayed else row.round,
        winners=[result.seat for result in results if result.won],
        scores=[result.score for result in results],
        seat_states=[seat_state(row, seat, NO_RATINGS) for seat in range(len(row.seats))],
        end_offer=row.attendance.end_offer,
    )


def table_state(
    row: TableRow,
    person: str | None,
    seats: ViewerSeats,
    *,
    version: int,
    to_act: int | None,
    deadline: float | None,
    round_: int | None,
    winners: list[int],
    scores: list[int],
    seat_states: list[SeatState],
    end_offer: EndOffer | None,
    spectators: int = 0,
    match: Match | None = None,
) -> TableState:
    """A table as a person who holds these seats sees it."""
    return TableState(
        id=row.id,
        options=options_for(row, person),
        state=row.state,
        seats=seat_states,
        host=row.host,
        hosting=person == row.host,
        yours=list(seats),
        version=version,
        commitment=row.commitment,
        to_act=to_act,
        deadline=deadline,
        round=round_,
        created=row.created,
        started=row.started,
        ended=row.ended,
        winners=winners,
        scores=scores,
        coach=allows_coach(row),
        rematch=row.rematch,
        rematch_agreed=list(row.attendance.rematch),
        ending=row.attendance.ending,
        unrated=why_unrated(row, match),
        end_offer=end_offer,
        notes=list(row.attendance.notes),
        forked_from=row.forked_from,
        spectators=spectators,
        reports=row.attendance.reports if person == row.host else 0,
        kicked=list(row.attendance.kicked) if person == row.host else [],
        link=f"/table/{row.id}",
    )


def options_for(row: TableRow, person: str | None) -> TableOptions:
    """The options of a table; only the host sees the seed before the end."""
    options = row.options
    if options.seed is not None and person != row.host and row.state != "over":
        return msgspec.structs.replace(options, seed=SEED_HIDDEN)
    return options


def seat_state(row: TableRow, number: int, ratings: dict[str, Rating]) -> SeatState:
    """A seat as everyone sees it, as far as it is stored."""
    seat, attendance = row.seats[number], row.attendance
    if not seat.is_taken and not row.imported:
        invited = attendance.invited.get(number)
        return SeatState(seat=number, kind="open", name=seat.name, invited=invited)
    rating = ratings.get(seat.person or f"bot:{seat.bot}")
    return SeatState(
        seat=number,
        kind="bot" if seat.person is None and seat.bot is not None else "person",
        name=seat.name,
        person=seat.person,
        bot=row.options.away_bot if seat.away else seat.bot,
        since=attendance.seen.get(number),
        away=seat.away,
        resigned=number in attendance.resigned,
        replaced=number in attendance.replaced,
        rating=None if rating is None else rating.shown,
        provisional=rating is not None and rating.provisional,
    )
