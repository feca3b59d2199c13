"""Presence: which players are here, since when the others are not, and who may be replaced.

Data type: `Presence`. When a player was last seen is stored, so that it outlives a restart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from abth.table.services import Clock
from abth.table.table import Table
from abth.table.viewers.audience import Audience

if TYPE_CHECKING:
    from abth.table.clocks import TableClock

PATIENCE: Final = 60.0  # seconds of absence after which the others may call a bot


class Presence:
    """The players of one table who are here, and those who are not."""

    def __init__(
        self, table: Table, audience: Audience, clock: Clock, turn_clock: TableClock
    ) -> None:
        self._table = table
        self._audience = audience
        self._clock = clock
        self._turn_clock = turn_clock
        self._opened = clock.now()  # after a restart everyone has time to come back

    def is_here(self, seat: int) -> bool:
        """Whether the person at this seat has a connection to the table."""
        person = self._table.row.seats[seat].person
        return person is not None and self._audience.is_here(person)

    def note_seen(self, person: str | None, moment: float | None = None) -> None:
        """Note that a person was here just now, or at this moment."""
        seen = self._table.row.attendance.seen
        for seat in self._table.seats_of(person):
            seen[seat] = max(seen.get(seat, 0.0), moment or self._clock.now())

    def since(self, seat: int) -> float | None:
        """When the person at this seat was last seen; None while they are here."""
        if self._table.row.seats[seat].person is None or self.is_here(seat):
            return None
        return self._table.row.attendance.seen.get(seat, self._opened)

    def bot_from(self, seat: int) -> float | None:
        """From when on the others may call a bot for this seat; None: not at all now."""
        if seat not in self._table.playing_people():
            return None
        moments: list[float] = []
        since, clock = self.since(seat), self._table.row.options.clock
        if since is not None and (clock is None or clock.kind == "live"):
            moments.append(max(since, self._opened) + PATIENCE)
        deadline = self._turn_clock.deadline
        if deadline is not None and self._table.seat_to_act() == seat:
            moments.append(deadline)
        return min(moments, default=None)

    def can_be_replaced(self, seat: int) -> bool:
        """Whether the others may call a bot for this seat now."""
        moment = self.bot_from(seat)
        return moment is not None and moment <= self._clock.now()

    def people_here(self) -> list[int]:
        """The seats of people who play and are here."""
        return [seat for seat in self._table.playing_people() if self.is_here(seat)]
