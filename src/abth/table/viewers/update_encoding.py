"""What all viewers of a table are told: changes, events and the pending decision.

Data type: `EncodedUpdate`, the way of a match from one version to the next for every viewer. What
is the same for several of them is compared and encoded once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Raw

from abth.protocol.wire import Due, EventSaid, EventSecret, SeatView, UndoState
from abth.protocol.wire_events import SHAPES, say
from abth.rules.events import Event, may_know, seen_by
from abth.rules.facts import facts_for
from abth.rules.game import Game
from abth.rules.moments import DECISION_POINTS, LAST_DECISION, NAMES
from abth.rules.views import view_for
from abth.storage.announcements import ViewChanges
from abth.table.services import Listener, Shown, ViewerSeats
from abth.table.viewers.snapshots import MOST_SEATS, Snapshot

ENCODER: Final = msgspec.json.Encoder()
NO_CHANGES: Final = Raw(b"{}")
VIEW_HEADS: Final = [b'{"seat":%d,"changes":' % seat for seat in range(MOST_SEATS)]
HEADS: Final = {
    kind: b'{"type":"%b","facts":' % name.encode() for kind, (name, _) in SHAPES.items()
}


class EncodedUpdate:
    """How a match went on, for all viewers.

    A viewer who has not seen what the changes start from, or saw other seats, receives whole views.
    """

    def __init__(
        self,
        game: Game,
        changes: ViewChanges | None,
        after: Snapshot | None,
        *,
        since: int,
        version: int,
        undone: bool,
        events: Sequence[Event],
        due: Due,
        undo: UndoState,
    ) -> None:
        self._game = game
        self.changes = changes
        self.after = after  # None: another process has compared
        self.version = version
        self._events = [told_twice(event) for event in events]
        self._open_events = b",".join([hidden for _, hidden, _ in self._events])
        self._secrets = [event for event, _, whole in self._events if whole is not None]
        self._bodies: dict[tuple[ViewerSeats, bool], bytes] = {}
        told = b"true" if undone else b"false"
        self._head = b'"since":%d,"version":%d,"undone":%b,"events":[' % (since, version, told)
        self._tail = b'],"due":%b,"undo":%b}' % (ENCODER.encode(due), ENCODER.encode(undo))

    def send(self, listener: Listener, re: int | None) -> None:
        """Send it to a viewer, who has this version from now on."""
        listener.post_parts("update", re, self.body(listener))
        listener.shown = Shown(listener.seats, self.version)

    def body(self, listener: Listener) -> bytes:
        """The fields of an `Update` after `re`, and the closing brace."""
        seats, changes = listener.seats, self.changes
        whole = changes is None or listener.shown != (seats, changes.since)
        body = self._bodies.get((seats, whole))
        if body is None:
            body = self._bodies[seats, whole] = self._encode(seats, whole)
        return body

    def _encode(self, seats: ViewerSeats, whole: bool) -> bytes:
        events = self._events_for(seats) if self._secrets else self._open_events
        changes = None if whole else self.changes
        if changes is None:
            shown, views = NO_CHANGES, [self._whole_view(seat) for seat in viewers(seats)]
        else:
            shown = changes.open
            views = [private_view(seat, changes.private) for seat in viewers(seats)]
        parts = [self._head, events, b'],"changes":', shown, b',"views":[', b",".join(views)]
        return b"".join([*parts, self._tail])

    def _events_for(self, seats: ViewerSeats) -> bytes:
        """The events as these seats may know them."""
        shares = len(seats) > 1  # several players at one screen
        return b",".join(
            [hidden if whole is None or not_for(seats, event)
             else ENCODER.encode(say_with_secret(event, seats)) if shares else whole
             for event, hidden, whole in self._events]
        )  # fmt: skip

    def _whole_view(self, seat: int | None) -> bytes:
        """Everything that a seat sees, as a change of the outermost fields."""
        whole = seat_view(self._game, seat)
        changes = {"view": whole.view, "facts": whole.facts, "legal": whole.legal}
        return ENCODER.encode({"seat": seat, "changes": changes})


def private_view(seat: int | None, private: Sequence[Raw]) -> bytes:
    """What has changed for a seat besides what has changed for all."""
    if seat is None:
        return b'{"seat":null,"changes":{}}'
    return b"".join([VIEW_HEADS[seat], private[seat], b"}"])


def told_twice(event: Event) -> tuple[Event, bytes, bytes | None]:
    """An event as a spectator may know it, and whole if that is more."""
    seen = seen_by(event, None)
    return event, encoded(seen), None if seen is event else encoded(event)


def encoded(event: Event) -> bytes:
    """An event as an `EventSaid`, with its secret."""
    return HEADS[type(event).__name__] + ENCODER.encode(event) + b"}"


def not_for(eyes: ViewerSeats, event: Event) -> bool:
    """Whether none of these seats may know all of an event."""
    return not any(may_know(event, seat) for seat in eyes)


def seat_view(game: Game, seat: int | None) -> SeatView:
    """The match through these eyes."""
    view = view_for(game, seat)
    texts = game.frame.actions.texts
    legal = [texts[option] for option in view.options]
    return SeatView(seat=seat, view=view, facts=facts_for(game, seat), legal=legal)


def viewers(eyes: ViewerSeats) -> tuple[int | None, ...]:
    """Who looks: each seat, or a spectator.

    Several seats at one screen see with a spectator's eyes too, while it changes hands.
    """
    return (*eyes, None) if len(eyes) != 1 else eyes


def views_for(game: Game, eyes: ViewerSeats) -> list[SeatView]:
    """One view for each seat, and a spectator's unless there is exactly one seat."""
    return [seat_view(game, seat) for seat in viewers(eyes)]


def events_for(events: Sequence[Event], eyes: ViewerSeats) -> list[EventSaid]:
    """Events as these eyes may know them; with several seats, what any of them may know."""
    return [event_for(event, eyes) for event in events]


def event_for(event: Event, eyes: ViewerSeats) -> EventSaid:
    """One event; with several seats it says which of them may know it."""
    if not_for(eyes, event):
        return say(event, None)
    if len(eyes) == 1 or may_know(event, None):
        return say_whole(event)
    return say_with_secret(event, eyes)


def say_with_secret(event: Event, eyes: ViewerSeats) -> EventSaid:
    """An event that some of these seats may know, and what the others know of it."""
    known_to = [seat for seat in eyes if may_know(event, seat)]
    secret = EventSecret(known_to=known_to, open=say(event, None))
    return msgspec.structs.replace(say_whole(event), secret=secret)


def say_whole(event: Event) -> EventSaid:
    """An event with its secret."""
    name, facts = SHAPES[type(event).__name__]
    return EventSaid(type=name, facts={fact: getattr(event, fact) for fact in facts})


def due_of(game: Game, deadline: float | None) -> Due:
    """What is due, for everybody."""
    decides = game.to_act >= 0
    return Due(
        seat=int(game.to_act) if decides else None,
        point=DECISION_POINTS[game.moment] if game.moment <= LAST_DECISION else None,
        moment=NAMES[game.moment],
        deadline=deadline if decides else None,
    )
