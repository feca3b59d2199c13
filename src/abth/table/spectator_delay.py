"""Spectators who lag behind: the match as it stood some entries ago.

Data type: `Behind`, a second record of the match that follows the first one at a distance.
"""

from __future__ import annotations

from collections.abc import Sequence

from abth.protocol.log import replay_action
from abth.protocol.record import Record
from abth.rules.events import Event
from abth.rules.game import Frame, Game


class Behind:
    """A match followed entry by entry, never beyond what may be shown."""

    def __init__(self, frame: Frame, players: int) -> None:
        self._record = Record(frame, players)

    @property
    def version(self) -> int:
        """How far it has come."""
        return self._record.version

    @property
    def game(self) -> Game:
        """The match as it stood there; look, do not touch."""
        return self._record.game

    @property
    def events(self) -> list[Event]:
        """What had happened by then and was not taken back."""
        return self._record.events

    def follow(self, entries: Sequence[str], version: int) -> None:
        """Replay up to this version."""
        for place in range(self.version, version):
            replay_action(self._record, place + 1, entries[place])

    def events_since(self, version: int) -> list[Event] | None:
        """What happened since an earlier version; None if something was taken back since."""
        return self._record.events_between(version, self.version)
