"""The jobs of one table: what must be done once after a change, by this process or another.

Data type: `TableJobs`. A job is stored with the change that calls for it (`abth.storage.jobs`).
"""

from __future__ import annotations

from abth.protocol.wire import YourTurn
from abth.storage.jobs import Job
from abth.table.clocks import TableClock
from abth.table.match.match import Match
from abth.table.services import Users
from abth.table.table import Table
from abth.table.viewers.table_views import TableViews


class TableJobs:
    """Finds what one table calls for, each job once."""

    def __init__(self, table: Table, clock: TableClock, views: TableViews, users: Users) -> None:
        self._table = table
        self._clock = clock
        self._views = views
        self._users = users
        self._announced = table.row.to_act  # the seat that was last told to decide
        self._deadline: float | None = None  # for which a job exists

    def forget_turn(self) -> None:
        """The match begins: the first player to decide is told."""
        self._announced = None

    def reset(self) -> None:
        """Another process has changed the table; it has stored the jobs of its change."""
        self._announced = self._table.row.to_act
        self._deadline = self._clock.deadline

    def due(self, *, bots_decide: bool = False) -> list[Job]:
        """The jobs that the table calls for now; the bots go on by themselves if they decided."""
        table, match = self._table, self._table.match
        if match is None or not table.is_playing:
            return []
        if match.game.is_over or table.row.attendance.ending is not None:
            return [self._go_on(match)]
        seat = table.seat_to_act()
        jobs: list[Job] = []
        if seat is not None and table.is_decided_by_bot(seat) and not bots_decide:
            jobs.append(self._go_on(match))
        deadline = self._clock.deadline
        if deadline is not None and deadline != self._deadline:
            jobs.append(self.alarm(deadline))
        self._deadline = deadline
        notice = self._notice(match, seat)
        return jobs if notice is None else [*jobs, notice]

    def _go_on(self, match: Match) -> Job:
        """The job of bots that must decide, or of a match that is over."""
        return Job(kind="go-on", table=self._table.id, version=match.version)

    def alarm(self, deadline: float) -> Job:
        """The job for the moment when the time of a player is up."""
        return Job(kind="clock", table=self._table.id, version=self._table.version, at=deadline)

    def _notice(self, match: Match, seat: int | None) -> Job | None:
        """Tell a player that it is their turn, wherever they are connected."""
        before, self._announced = self._announced, seat
        if seat is None or seat == before or self._table.bot_of(seat) is not None:
            return None
        person = self._table.row.seats[seat].person
        assert person is not None
        turn = YourTurn(
            no=0,
            table=self._table.id,
            name=self._table.row.options.name,
            seat=seat,
            point=self._views.due_for((seat,)).point,
            challenged=seat != match.game.active and match.game.start >= 0,
        )
        return Job(
            kind="turn",
            table=self._table.id,
            version=match.version,
            person=person,
            turn=turn,
            webhook=self._users.may_have_webhook(person),
        )
