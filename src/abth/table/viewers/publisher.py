"""Publishing: every viewer of a table receives what they may see, encoded once for all.

Data type: `Publisher`.
"""

from __future__ import annotations

from abth.protocol.wire import Due, TableNews, TableState, UndoState
from abth.rules.events import Event
from abth.storage.announcements import ViewChanges
from abth.table.clocks import TableClock
from abth.table.match.match import Match
from abth.table.services import Listener
from abth.table.table import Table
from abth.table.viewers.audience import BOT_SENDER, Audience, Sender
from abth.table.viewers.snapshots import Snapshot
from abth.table.viewers.table_views import TableViews
from abth.table.viewers.update_encoding import EncodedUpdate, due_of

NOT_FOR_YOU = 4003  # close code of a viewer who may not watch


class Publisher:
    """Sends the match and the table to everyone who looks."""

    def __init__(
        self, table: Table, audience: Audience, views: TableViews, clock: TableClock
    ) -> None:
        self._table = table
        self._audience = audience
        self._views = views
        self._clock = clock
        self._published = 0  # events that every viewer without a delay has received
        # What viewers without and with a delay were sent last; None: nothing yet.
        self._shown: Snapshot | None = None
        self._has_passed_on = False  # the last change was compared by another process
        self._shown_delayed: Snapshot | None = None

    def mark_published(self, count: int | None = None) -> None:
        """Note that so many events are published; None: every event so far."""
        match = self._table.match
        known = 0 if match is None else len(match.events)
        self._published = known if count is None else count

    def note_shown(self) -> None:
        """The match is about to go on: note what viewers see now, if no comparison has done so."""
        match = self._table.match
        if self._has_passed_on and match is not None:
            self._shown = Snapshot(match.game, match.version)
            self._has_passed_on = False

    def prepare(
        self, before: int, *, undone: bool, changes: ViewChanges | None = None
    ) -> EncodedUpdate:
        """Encode what was played after version `before` for everyone who is here.

        `changes` are given if another process has played it.
        """
        match = self._begun()
        if undone:
            update = self._update(0, match.events, undone=True, changes=changes)
        else:
            update = self._update(before, match.events[self._published :], changes=changes)
        for listener in self._audience.listeners:
            if not self._table.is_delayed(listener.seats):
                update.body(listener)
        return update

    def publish(self, update: EncodedUpdate, sender: Sender = BOT_SENDER) -> None:
        """Send an update to everyone; for its sender it is the answer."""
        delayed = []
        for listener in self._audience.listeners:
            if self._table.is_delayed(listener.seats):
                delayed.append(listener)
            else:
                update.send(listener, sender.re if listener is sender.listener else None)
        self._shown = update.after
        self._has_passed_on = update.after is None
        if delayed:
            self._publish_delayed(delayed)
        self._audience.wake_waiting()

    def publish_unchanged(self) -> None:
        """Send the pending decision and the undo request again; nothing was played."""
        self.note_shown()
        self.publish(self._update(self._table.version, []))

    def publish_start(self) -> None:
        """Send a match that has just begun."""
        self.publish(self._update(0, self._begun().events))

    def _begun(self) -> Match:
        """The match, which may be over: another process may have ended it."""
        match = self._table.match
        assert match is not None
        return match

    def delayed_listeners(self) -> list[Listener]:
        """The viewers who see the match with a delay."""
        listeners = self._audience.listeners
        return [each for each in listeners if self._table.is_delayed(each.seats)]

    def end_delay(self, delayed: list[Listener]) -> None:
        """Send the rest of a finished match to those who saw it with a delay."""
        match = self._table.match
        if match is not None:
            self._send_rest(delayed, match, self._views.due_for(()), self._views.undo_for(()))
        self._shown_delayed = None
        self._views.end_delay()

    def tell_table(self, but: Listener | None = None) -> None:
        """Send the state of the table to everyone, except to one."""
        states: dict[str | None, TableState] = {}
        for listener in self._audience.listeners:
            if listener is but:
                continue
            person = listener.person
            if person not in states:
                states[person] = self._views.state_for(person)
            listener.post(TableNews(no=listener.next(), re=None, table=states[person]))

    def review_seats(self) -> None:
        """Seats have changed hands: update what every viewer may see."""
        for listener in list(self._audience.listeners):
            listener.seats = self._table.seats_of(listener.person)
            kicked = listener.person in self._table.row.attendance.kicked
            if kicked or not self._table.may_watch(listener.seats):
                self._audience.listeners.discard(listener)
                listener.close(NOT_FOR_YOU)

    def _update(
        self,
        since: int,
        events: list[Event],
        *,
        undone: bool = False,
        changes: ViewChanges | None = None,
    ) -> EncodedUpdate:
        """The match as viewers without a delay see it."""
        match = self._begun()
        after = None
        if changes is None:
            after, changes = compared(match, self._shown)
        return EncodedUpdate(
            match.game,
            changes,
            after,
            since=since,
            version=match.version,
            undone=undone,
            events=events,
            due=self._views.due_for((0,)),
            undo=self._views.undo_for((0,)),
        )

    def _publish_delayed(self, delayed: list[Listener]) -> None:
        """Send what has become visible to those who see the match with a delay."""
        match = self._views.delayed_match()
        if match is not None:
            self._send_rest(delayed, match, due_of(match.game, None), UndoState(seat=None))

    def _send_rest(self, delayed: list[Listener], match: Match, due: Due, undo: UndoState) -> None:
        """Send each of these viewers what was played after the version they were sent last."""
        updates: dict[int, EncodedUpdate] = {}
        for listener in delayed:
            since = 0 if listener.shown is None else listener.shown.version
            if since == match.version:
                continue
            if since not in updates:
                events = match.events_between(since, match.version)
                after, changes = compared(match, self._shown_delayed)
                updates[since] = EncodedUpdate(
                    match.game,
                    changes,
                    after,
                    since=since if events is not None else 0,
                    version=match.version,
                    undone=events is None,
                    events=match.events if events is None else events,
                    due=due,
                    undo=undo,
                )
            updates[since].send(listener, None)
        for update in updates.values():
            self._shown_delayed = update.after


def compared(match: Match, before: Snapshot | None) -> tuple[Snapshot, ViewChanges | None]:
    """The match as it is shown now, and what has changed since it was shown before."""
    after = Snapshot(match.game, match.version, before)
    return after, None if before is None else after.changes_since(before)
