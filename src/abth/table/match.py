"""A match being played: who sits where, whose word counts, chance, undo, versions, saving.

Data type: `Match`. Its log is the only truth; the version is the number of its entries.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from abth.protocol.fair import pieces_due
from abth.protocol.files import read_log, write_log
from abth.protocol.log import BadLog, Log, Seat, make_log, replay_record, rulings_in
from abth.protocol.record import Record
from abth.rules.box import Box
from abth.rules.events import Event
from abth.rules.game import Frame, Game
from abth.rules.moments import DECISION_POINTS
from abth.rules.refusals import IllegalAction
from abth.rules.rulings import Rulings, rulings_of
from abth.rules.terms import CHANCE, OVER
from abth.rules.views import View, view_for
from abth.table.dice import Chance, Generator, chance_of


class StaleVersion(Exception):
    """Somebody decided on a match that has moved on meanwhile."""


class Match:
    """A match whose players decide through `play` and `undo`; chance acts by itself."""

    def __init__(
        self,
        box: Box,
        seats: Sequence[Seat],
        rulings: Rulings | None = None,
        edition: str = "default",
        chance: Chance | Generator | None = None,
    ) -> None:
        self.box = box
        self.seats = list(seats)
        self.edition = edition
        self.rulings = rulings or rulings_of(edition)
        self._chance = chance_of(chance)
        self._record = Record(Frame(box, self.rulings), len(self.seats))
        self._let_chance_act()

    @property
    def game(self) -> Game:
        """The match as it stands; look, do not touch."""
        return self._record.game

    @property
    def events(self) -> list[Event]:
        """All that has happened and was not taken back, secrets included."""
        return self._record.events

    @property
    def actions(self) -> list[str]:
        """Every entry of the log, undone ones included."""
        return self._record.entries

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return len(self._record.entries)

    @property
    def log(self) -> Log:
        """The match as it is saved."""
        return make_log(self.box, self.seats, self.edition, self.rulings, self.actions)

    @property
    def can_undo(self) -> int | None:
        """The seat that may take its last decision back now, if one may."""
        return self._record.can_undo

    def version_of_last_decision(self, seat: int) -> int | None:
        """The version at which this seat made the last decision of its own that still counts."""
        return self._record.version_before(seat)

    def game_at(self, version: int) -> Game:
        """The match as it stood at a version that it has reached; yours to keep."""
        return self._record.game_at(version)

    def events_at(self, version: int) -> list[Event]:
        """All that had happened by a version, without what had been taken back by then."""
        return self._record.events_at(version)

    def events_between(self, since: int, version: int) -> list[Event] | None:
        """What happened from one version to a later one.

        None if something was taken back in between, or if there are no such versions: whoever asks
        has to begin anew, with `events_at`.
        """
        return self._record.events_between(since, version)

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, may know."""
        return view_for(self.game, seat)

    def play(self, seat: int, number: int, seen: int | None = None) -> None:
        """A decision of this seat, made on version `seen`; then chance acts if it has to."""
        self._check(seen)
        game = self.game
        if 0 <= game.to_act != seat:
            name = self.seats[game.to_act].name
            raise IllegalAction(
                DECISION_POINTS[game.moment], "it is for {what} to decide now", name
            )
        self._record.play(number)
        self._let_chance_act()

    def undo(self, seat: int, seen: int | None = None) -> None:
        """Take back this seat's last decision, while that does no harm (part 8, rule 7)."""
        self._check(seen)
        self._record.undo(seat)

    def undo_to(self, version: int, seen: int | None = None) -> None:
        """Go back to before an earlier decision of anybody, to which all have agreed."""
        self._check(seen)
        self._record.undo_to(version)

    def check_undo_to(self, version: int) -> None:
        """Refuse a version to which the match cannot go back now, before anybody is asked."""
        self._record.check_undo_to(version)

    def _check(self, seen: int | None) -> None:
        if seen is not None and seen != self.version:
            raise StaleVersion(f"version {seen} was seen, but the match is at {self.version}")

    def _let_chance_act(self) -> None:
        """Draw and roll until a player must decide, or the match is over."""
        while self.game.to_act == CHANCE:
            pieces = pieces_due(self.game)
            self._record.play(pieces[self._chance.draw(self.version + 1, len(pieces))])

    def save(self, path: Path) -> None:
        """Write the log to a file, whole or not at all."""
        write_log(path, self.log)

    @classmethod
    def load(cls, path: Path, box: Box, chance: Chance | Generator | None = None) -> Match:
        """The match in a file, to go on where it was left."""
        log = read_log(path)
        try:
            return cls.from_log(log, box, chance)
        except BadLog as error:
            raise BadLog(str(path), str(error)) from error

    @classmethod
    def from_log(cls, log: Log, box: Box, chance: Chance | Generator | None = None) -> Match:
        """The match of a log, to go on where it was left."""
        match = cls.__new__(cls)
        match.box = box
        match.seats = list(log.seats)
        match.edition = log.edition
        match.rulings = rulings_in(log)
        match._chance = chance_of(chance)
        match._record = replay_record(log, box)
        match._let_chance_act()
        return match

    @classmethod
    def fork(
        cls,
        log: Log,
        box: Box,
        version: int,
        seats: Sequence[Seat],
        chance: Chance | Generator | None = None,
    ) -> Match:
        """Another match that begins with the first entries of this one, and goes its own way.

        The same dice draw the same again as long as everybody decides alike.
        """
        if not 0 <= version <= len(log.actions):
            raise BadLog("version", f"there is no {version}; the match has {len(log.actions)}")
        if len(seats) != log.players:
            raise BadLog("seats", f"there are {len(seats)} for {log.players} players")
        begun = msgspec.structs.replace(log, seats=list(seats), actions=log.actions[:version])
        match = cls.from_log(begun, box, chance)
        if match.game.to_act == OVER:
            raise BadLog("version", f"nobody has anything to decide after {version} any more")
        return match
