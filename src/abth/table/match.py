"""A match being played: who sits where, whose word counts, chance, undo, versions, saving.

Data type: `Match`. Its log is the only truth; the version is the number of its entries.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from abth.protocol.files import read_log, write_log
from abth.protocol.log import BadLog, Log, Seat, make_log, replay_record, rulings_in
from abth.protocol.record import Record
from abth.rules.box import Box
from abth.rules.chance import first_number, urn
from abth.rules.events import Event
from abth.rules.game import Frame, Game
from abth.rules.moments import DECISION_POINTS
from abth.rules.refusals import IllegalAction
from abth.rules.rulings import Rulings, rulings_of
from abth.rules.terms import CHANCE
from abth.rules.views import View, view_for
from abth.table.dice import Generator, SystemDice


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
        generator: Generator | None = None,
    ) -> None:
        self.box = box
        self.seats = list(seats)
        self.edition = edition
        self.rulings = rulings or rulings_of(edition)
        self._generator = generator or SystemDice()
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

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, may know."""
        return view_for(self.game, seat)

    def play(self, seat: int, number: int, seen: int | None = None) -> None:
        """A decision of this seat, made on version `seen`; then chance acts if it has to."""
        self._check(seen)
        game = self.game
        if 0 <= game.to_act != seat:
            name = self.seats[game.to_act].name
            raise IllegalAction(DECISION_POINTS[game.moment], f"it is for {name} to decide now")
        self._record.play(number)
        self._let_chance_act()

    def undo(self, seat: int, seen: int | None = None) -> None:
        """Take back this seat's last decision, while that does no harm (part 8, rule 7)."""
        self._check(seen)
        self._record.undo(seat)

    def _check(self, seen: int | None) -> None:
        if seen is not None and seen != self.version:
            raise StaleVersion(f"version {seen} was seen, but the match is at {self.version}")

    def _let_chance_act(self) -> None:
        """Draw and roll until a player must decide, or the match is over."""
        while self.game.to_act == CHANCE:
            pieces = urn(self.game)
            piece = pieces[self._generator.below(len(pieces))]
            self._record.play(first_number(self.game) + piece)

    def save(self, path: Path) -> None:
        """Write the log to a file, whole or not at all."""
        write_log(path, self.log)

    @classmethod
    def load(cls, path: Path, box: Box, generator: Generator | None = None) -> Match:
        """The match in a file, to go on where it was left."""
        log = read_log(path)
        try:
            return cls.from_log(log, box, generator)
        except BadLog as error:
            raise BadLog(str(path), str(error)) from error

    @classmethod
    def from_log(cls, log: Log, box: Box, generator: Generator | None = None) -> Match:
        """The match of a log, to go on where it was left."""
        match = cls.__new__(cls)
        match.box = box
        match.seats = list(log.seats)
        match.edition = log.edition
        match.rulings = rulings_in(log)
        match._generator = generator or SystemDice()
        match._record = replay_record(log, box)
        match._let_chance_act()
        return match
