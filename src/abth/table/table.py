"""One table in memory: its row, its match, and questions about them.

Data type: `Table`. It changes nothing by itself; `abth.table.live_table` does.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from abth import __version__
from abth.protocol.log import Log
from abth.protocol.wire import Rating
from abth.rules.box import Box
from abth.storage.rows import Entry, TableRow
from abth.table.lesson.prepared import prepared_deal
from abth.table.match.match import Match
from abth.table.match.replay import resume
from abth.table.options import dice_of, log_of, log_seat
from abth.table.refusals import Refusal
from abth.table.services import ViewerSeats


class Table:
    """A table with its seats and its match, as they stand."""

    __slots__ = ("entries", "match", "prepared", "ratings", "row")

    def __init__(self, row: TableRow, entries: Sequence[Entry], ratings: dict[str, Rating]) -> None:
        self.row = row
        self.match: Match | None = None  # None: the match has not begun
        self.entries = [entry.entry for entry in entries]  # the log before the match begins
        self.ratings = ratings
        self.prepared = prepared_deal(row.options.lesson)  # None: the match is no lesson

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

    def is_led(self, seat: int) -> bool:
        """Whether the script of a lesson decides for the person at this seat now."""
        if self.prepared is None or self.match is None or self.bot_of(seat) is not None:
            return False
        return self.prepared.leads(self.match, seat)

    def is_decided_by_bot(self, seat: int) -> bool:
        """Whether a bot plays this seat now, or the script of a lesson leads its player."""
        return self.bot_of(seat) is not None or self.is_led(seat)

    def playing_people(self) -> list[int]:
        """The seats whose people decide for themselves in the match in progress."""
        if not self.is_playing:
            return []
        return [seat.seat for seat in self.row.seats if seat.person is not None and not seat.away]

    def seat_to_act(self) -> int | None:
        """The seat that must decide."""
        if self.match is None or not self.is_playing or self.match.game.to_act < 0:
            return None
        return int(self.match.game.to_act)

    def may_watch(self, seats: ViewerSeats) -> bool:
        """Whether the holder of these seats may see the match, also after its end.

        Spectators may if the table allows them; before the match there is nothing to see.
        """
        return bool(seats) or self.row.options.spectators or self.match is None

    def is_delayed(self, seats: ViewerSeats) -> bool:
        """Whether the holder of these seats sees the match as it stood some entries ago."""
        return not seats and self.row.options.delay > 0 and self.is_playing

    def open_match(self, box: Box) -> None:
        """Replay the match from the log, which is empty for a new one."""
        log = log_of(self.row, box, __version__, self.entries)
        self.match = resume(log, box, dice_of(self.row), self.prepared)

    def require_match(self) -> Match:
        """The match in progress; refused if there is none."""
        if self.match is None or not self.is_playing:
            raise Refusal("not-playing")
        return self.match

    def may_look_back(self, seats: ViewerSeats) -> bool:
        """Whether the holder of these seats may now see everything in the match.

        A match that was played to its end is open to all, one that its host closed to its players.
        """
        return self.is_over or bool(self.row.state == "closed" and self.match is not None and seats)

    def require_finished(self) -> Match:
        """The finished match; refused before the end."""
        if self.row.state != "over" or self.match is None:
            raise Refusal("not-over")
        return self.match

    def finished_log(self, person: str | None) -> Log:
        """The log of a match that has ended, with the bots that stood in."""
        self.require_watchable(self.seats_of(person))
        if self.match is None or not self.may_look_back(self.seats_of(person)):
            raise Refusal("not-over")
        seats = [log_seat(self.row, seat) for seat in self.row.seats]
        return msgspec.structs.replace(self.match.log, seats=seats)

    def require_seat(self, person: str | None, seat: int) -> None:
        """Refuse a person who does not hold this seat."""
        if person is None or seat not in self.seats_of(person):
            raise Refusal("not-your-seat")

    def require_playing(self, person: str) -> list[int]:
        """The seats at which a person decides; refused if there is none."""
        own = [seat for seat in self.playing_people() if self.row.seats[seat].person == person]
        if not own:
            raise Refusal("not-your-seat", "problem-not-at-table")
        return own

    def require_host(self, person: str) -> None:
        """Refuse a person who is not the host."""
        if self.row.host != person:
            raise Refusal("not-the-host")

    def check_not_kicked(self, person: str | None) -> None:
        """Refuse a person whom the host has removed for good."""
        if person is not None and person in self.row.attendance.kicked:
            raise Refusal("not-allowed", "problem-kicked")

    def may_read_chat(self, person: str | None, seats: ViewerSeats) -> bool:
        """Whether a viewer reads the chat: as a player or the host, or if it is open to all."""
        chat = self.row.options.chat
        return chat == "all" or (chat == "players" and (bool(seats) or person == self.row.host))

    def require_watchable(self, seats: ViewerSeats) -> None:
        """Refuse a viewer who may not see the match."""
        if not self.may_watch(seats):
            raise Refusal("not-allowed", "problem-no-spectators")


def seats_held(row: TableRow, person: str | None) -> ViewerSeats:
    """The seats that a person holds; a spectator holds none."""
    if person is None:
        return ()
    return tuple([seat.seat for seat in row.seats if seat.person == person])
