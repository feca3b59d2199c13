"""One table in memory: its row, its match, and questions about them.

Data type: `Table`. It changes nothing by itself; `abth.table.live_table` does.
"""

from __future__ import annotations

from collections.abc import Sequence

from abth import __version__
from abth.rules.box import Box
from abth.storage.rows import Entry, TableRow
from abth.table.match.match import Match
from abth.table.match.replay import resume
from abth.table.options import dice_of, log_of
from abth.table.refusals import Refusal
from abth.table.services import ViewerSeats


class Table:
    """A table with its seats and its match, as they stand."""

    __slots__ = ("entries", "match", "ratings", "row")

    def __init__(self, row: TableRow, entries: Sequence[Entry], ratings: dict[str, float]) -> None:
        self.row = row
        self.match: Match | None = None  # None: the match has not begun
        self.entries = [entry.entry for entry in entries]  # the log before the match begins
        self.ratings = ratings

    @property
    def id(self) -> str:
        """The id of the table, which is also the invitation."""
        return self.row.id

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return len(self.entries) if self.match is None else self.match.version

    @property
    def is_playing(self) -> bool:
        """Whether a match is in progress."""
        return self.row.state == "playing"

    @property
    def is_over(self) -> bool:
        """Whether the match was played to its end."""
        return self.row.state == "over" and self.match is not None

    def seats_of(self, person: str | None) -> ViewerSeats:
        """The seats that a person holds; a spectator holds none."""
        return seats_held(self.row, person)

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat now, also for an absent player."""
        held = self.row.seats[seat]
        return self.row.options.away_bot if held.away else held.bot

    def seat_to_act(self) -> int | None:
        """The seat that must decide."""
        if self.match is None or not self.is_playing or self.match.game.to_act < 0:
            return None
        return int(self.match.game.to_act)

    def may_watch(self, seats: ViewerSeats) -> bool:
        """Whether the holder of these seats may see the match; spectators if the table allows."""
        return bool(seats) or self.row.options.spectators or not self.is_playing

    def is_delayed(self, seats: ViewerSeats) -> bool:
        """Whether the holder of these seats sees the match as it stood some entries ago."""
        return not seats and self.row.options.delay > 0 and self.is_playing

    def open_match(self, box: Box) -> None:
        """Replay the match from the log, which is empty for a new one."""
        log = log_of(self.row, box, __version__, self.entries)
        self.match = resume(log, box, dice_of(self.row))

    def require_match(self) -> Match:
        """The match in progress; refused if there is none."""
        if self.match is None or not self.is_playing:
            raise Refusal("not-playing", "no match is being played at this table")
        return self.match

    def require_finished(self) -> Match:
        """The finished match; refused before the end."""
        if self.row.state != "over" or self.match is None:
            raise Refusal("not-over", "the match is not over")
        return self.match

    def require_seat(self, person: str | None, seat: int) -> None:
        """Refuse a person who does not hold this seat."""
        if person is None or seat not in self.seats_of(person):
            raise Refusal("not-your-seat", "this seat is not yours")

    def require_host(self, person: str) -> None:
        """Refuse a person who is not the host."""
        if self.row.host != person:
            raise Refusal("not-the-host", "only the host of this table may do that")

    def require_watchable(self, seats: ViewerSeats) -> None:
        """Refuse a viewer who may not see the match."""
        if not self.may_watch(seats):
            raise Refusal("not-allowed", "nobody but those seated may watch this match")


def seats_held(row: TableRow, person: str | None) -> ViewerSeats:
    """The seats that a person holds; a spectator holds none."""
    if person is None:
        return ()
    return tuple([seat.seat for seat in row.seats if seat.person == person])
