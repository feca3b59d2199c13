"""Publishing: every viewer of a table receives what they may see, encoded once for all.

Data type: `Publisher`.
"""

from __future__ import annotations

from abth.protocol.wire import TableNews, TableState, UndoState
from abth.rules.events import Event
from abth.table.clocks import TableClock
from abth.table.services import Listener
from abth.table.table import Table
from abth.table.viewers.audience import BOT_SENDER, Audience, Sender
from abth.table.viewers.table_views import TableViews
from abth.table.viewers.update_encoding import SPECTATOR, EncodedUpdate, due_of

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

    def mark_published(self) -> None:
        """Note that every event so far is published."""
        match = self._table.match
        self._published = 0 if match is None else len(match.events)

    def prepare(self, before: int, *, undone: bool) -> EncodedUpdate:
        """Encode what was played after version `before` for everyone who is here."""
        match = self._table.require_match()
        if undone:
            update = self._update(0, match.events, undone=True)
        else:
            update = self._update(before, match.events[self._published :])
        for listener in self._audience.listeners:
            if not self._table.is_delayed(listener.seats):
                update.body(listener.seats)
        return update

    def publish(self, update: EncodedUpdate, sender: Sender = BOT_SENDER) -> None:
        """Send an update to everyone; for its sender it is the answer."""
        delayed = []
        for listener in self._audience.listeners:
            if self._table.is_delayed(listener.seats):
                delayed.append(listener)
            else:
                re = sender.re if listener is sender.listener else None
                listener.post_parts("update", re, update.body(listener.seats))
        if delayed:
            self._publish_delayed(delayed)
        self._audience.wake_waiting()

    def publish_unchanged(self) -> None:
        """Send the pending decision and the undo request again; nothing was played."""
        self.publish(self._update(self._table.version, []))

    def publish_start(self) -> None:
        """Send a match that has just begun."""
        self.publish(self._update(0, self._table.require_match().events))

    def delayed_listeners(self) -> list[Listener]:
        """The viewers who see the match with a delay."""
        listeners = self._audience.listeners
        return [each for each in listeners if self._table.is_delayed(each.seats)]

    def end_delay(self, delayed: list[Listener]) -> None:
        """Send the rest of a finished match to those who saw it with a delay."""
        match, since = self._table.match, self._views.delayed_version
        if delayed and match is not None:
            events = match.events_between(since, self._table.version)
            if events is None:
                update = self._update(0, match.events, undone=True)
            else:
                update = self._update(since, events)
            for listener in delayed:
                listener.post_parts("update", None, update.body(SPECTATOR))
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
            if not self._table.may_watch(listener.seats):
                self._audience.listeners.discard(listener)
                listener.close(NOT_FOR_YOU)

    def _update(self, since: int, events: list[Event], *, undone: bool = False) -> EncodedUpdate:
        """The match as viewers without a delay see it."""
        match = self._table.match
        assert match is not None
        return EncodedUpdate(
            match.game,
            since=since,
            version=match.version,
            undone=undone,
            events=events,
            due=due_of(match.game, self._clock.deadline),
            undo=self._views.undo_for((0,)),
        )

    def _publish_delayed(self, delayed: list[Listener]) -> None:
        """Send what has become visible to those who see the match with a delay."""
        before = self._views.delayed_version
        match = self._views.delayed_match()
        if match is None or match.version == before:
            return
        events = match.events_between(before, match.version)
        undone = events is None
        update = EncodedUpdate(
            match.game,
            since=0 if undone else before,
            version=match.version,
            undone=undone,
            events=match.events if events is None else events,
            due=due_of(match.game, None),
            undo=UndoState(seat=None),
        )
        for listener in delayed:
            listener.post_parts("update", None, update.body(SPECTATOR))
