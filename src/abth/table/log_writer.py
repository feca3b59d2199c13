"""Storing a match: every entry of its log, and its progress beside the log.

Data type: `LogWriter`. It also remembers the keys of commands, so that each counts once.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

from abth.storage.announcements import ViewChanges
from abth.storage.jobs import Job
from abth.storage.rows import Entry, MatchProgress
from abth.table.clocks import TableClock
from abth.table.services import Storage
from abth.table.table import Table
from abth.table.viewers.audience import Sender


class LogWriter:
    """Appends to the log of one table."""

    def __init__(
        self, table: Table, store: Storage, clock: TableClock, entries: Sequence[Entry]
    ) -> None:
        self._table = table
        self._store = store
        self._clock = clock
        self._keys = {(e.person, e.key) for e in entries if e.key is not None}
        self._progress: MatchProgress | None = None

    def has_stored(self, sender: Sender) -> bool:
        """Whether a command with this key was carried out before."""
        return sender.key is not None and (sender.person, sender.key) in self._keys

    def note(self, entries: Sequence[Entry]) -> None:
        """Another process has stored these entries."""
        self._keys.update((e.person, e.key) for e in entries if e.key is not None)
        self._progress = None

    def append(
        self,
        before: int,
        sender: Sender,
        now: float,
        progress: MatchProgress | None,
        jobs: Sequence[Job],
        changes: ViewChanges | None,
    ) -> Awaitable[object]:
        """Store the entries after version `before`; done once they are committed."""
        match = self._table.require_match()
        entries = [Entry(entry=text, at=now) for text in match.entries[before:]]
        entries[0] = Entry(entry=entries[0].entry, at=now, person=sender.person, key=sender.key)
        return self._store.append(self._table.row, before, entries, progress, jobs, changes)

    def remember(self, sender: Sender) -> None:
        """A command with this key was carried out."""
        if sender.key is not None:
            self._keys.add((sender.person, sender.key))

    def rest(self, stored: int, now: float) -> list[Entry]:
        """The entries after version `stored`, which chance has added."""
        match = self._table.require_match()
        return [Entry(entry=text, at=now) for text in match.entries[stored:]]

    def new_progress(self, clock_changed: bool) -> MatchProgress | None:
        """What lists and the clock need to know, if that has changed."""
        table, row = self._table, self._table.row
        seat, game = table.seat_to_act(), table.require_match().game
        round_ = int(game.round) if game.start >= 0 else None
        last = self._progress
        if not clock_changed and last is not None and (last.to_act, last.round) == (seat, round_):
            return None
        deadline, times = self._clock.deadline, self._clock.stored_times
        self._progress = MatchProgress(to_act=seat, round=round_, deadline=deadline, clock=times)
        row.to_act, row.round, row.deadline, row.clock = seat, round_, deadline, times
        return self._progress
