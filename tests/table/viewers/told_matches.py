"""Recorded matches as the viewers of a table are told them, with undo, spectators and latecomers.

`ToldMatch` enters a recording (`tests/replays`) at a table without a server. Everyone who looks
keeps the messages that came, as JSON, and the views that follow from them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from abth.protocol import wire
from abth.protocol.log import Seat
from abth.protocol.view_changes import updated_views
from abth.rules.rulings import Value, rulings_of
from abth.storage.announcements import Announcement, ViewChanges, decode, encode
from abth.storage.rows import Entry
from abth.table import replica
from abth.table.match.match import Match
from abth.table.viewers.entrance import enter
from abth.table.viewers.update_encoding import views_for
from tests.scenes import BOX
from tests.table.stand_ins import Ears, Room

REPLAYS: Final = Path(__file__).parents[2] / "replays"
PEOPLE: Final = ("ada", "ben", "cid", "dan", "eve")
MESSAGE: Final = msgspec.json.Decoder(wire.ServerMessage)
# A free undo is taken back after every so many entries, a request is granted after so many more.
FREE_UNDO_EVERY: Final = 11
UNDO_TO_EVERY: Final = 97


class Onlooker(Ears):
    """A connection that keeps its messages as they go over the wire, and its views."""

    def __init__(self, person: str | None) -> None:
        super().__init__(person)
        self.raw: list[bytes] = []
        self.plain_views: list[Any] = []

    def next(self) -> int:
        return len(self.raw) + 1

    def post(self, message: wire.ServerMessage) -> None:
        self.raw.append(msgspec.json.encode(message))
        if isinstance(message, wire.Welcome):
            self.plain_views = plain(message.views)

    def post_parts(self, kind: Literal["update"], re: int | None, rest: bytes) -> None:
        self.raw.append(b'{"type":"%b","no":%d,"re":null,' % (kind.encode(), self.next()) + rest)
        message = MESSAGE.decode(self.raw[-1])
        assert isinstance(message, wire.Update)
        self.plain_views = updated_views(self.plain_views, message)


def plain(views: list[wire.SeatView]) -> Any:
    """Views as a client reads them."""
    return msgspec.json.decode(msgspec.json.encode(views))


class ToldMatch:
    """A recorded match at a table, entered entry by entry."""

    def __init__(self, name: str, *, shared: bool = False, delay: int = 0) -> None:
        recording = json.loads((REPLAYS / f"{name}.json").read_text(encoding="utf-8"))
        self.entries: list[str] = recording["actions"]
        players: int = recording["players"]
        self.room = Room(*[None] * players, delay=delay)
        for seat, person in zip(self.room.row.seats, PEOPLE, strict=False):
            seat.person, seat.name = PEOPLE[0] if shared else person, person.capitalize()
        seats = [Seat(person, "person") for person in PEOPLE[:players]]
        rulings: dict[str, Value] = {
            key: tuple(value) if isinstance(value, list) else value
            for key, value in recording["rulings"].items()
        }
        self.match = Match(BOX, seats, rulings_of("default", rulings))
        self.room.row.state = "playing"
        self.room.live.table.match = self.match
        self.changes: ViewChanges | None = None  # of the last entry
        self._entered = [0]  # by version: how much of the recording is entered

    async def open(self, person: str | None, seen: int | None = None) -> Onlooker:
        """Somebody opens the table."""
        onlooker = Onlooker(person)
        await enter(self.room.live, onlooker, wire.Hello(id=1, seen=seen))
        return onlooker

    def go_on(self) -> bool:
        """Enter the next entry, or take some back; whether the match goes on."""
        version = self.match.version
        place = self._entered[version]
        self.room.live.publisher.note_shown()
        if place == len(self.entries):
            return False
        if version % FREE_UNDO_EVERY == 0 and self.match.can_undo is not None:
            self.match.undo(self.match.can_undo)
            place = self._entered[self.match.steps.last.parent + 1]
        elif version % UNDO_TO_EVERY == 0 and (target := self._decision_before(version)):
            self.match.undo_to(target)
            place = self._entered[target]
        else:
            self.match.enter(self.entries[place])
            place += 1
        self._entered.append(place)
        self._publish(version)
        return True

    def _decision_before(self, version: int) -> int | None:
        """An earlier version at which a player had to decide, if the match may go back now."""
        if self.match.game.to_act < 0:
            return None
        earlier = range(max(0, version - 30), version - 5)
        return next((one for one in earlier if self.match.steps[one].to_act >= 0), None)

    def _publish(self, before: int) -> None:
        publisher = self.room.live.publisher
        undone = self.match.steps.is_undo(self.match.version)
        update = publisher.prepare(before, undone=undone)
        publisher.mark_published()
        publisher.publish(update)
        self.changes = update.changes

    def follow(self, other: ToldMatch) -> None:
        """Another process has entered something: take its announcement over."""
        before = self.match.version
        entries = [Entry(entry=entry, at=0.0) for entry in other.match.entries[before:]]
        news = Announcement(origin="other", version=before, entries=entries, changes=other.changes)
        replica.follow(self.room.live, decode(encode(news)))
        self._entered = [*other._entered]

    def end(self) -> None:
        """The match is over: spectators see the rest."""
        publisher = self.room.live.publisher
        delayed = publisher.delayed_listeners()
        self.room.row.state = "over"
        publisher.end_delay(delayed)

    def whole_views(self, onlooker: Onlooker) -> Any:
        """Everything that somebody may see now, built up from the match."""
        game, _ = self.room.live.views.game_for(onlooker.seats)
        assert game is not None
        return plain(views_for(game, onlooker.seats))
