"""What everybody at a table is shown: views, events and what is due, encoded once for all devices.

Data type: `Showing`, one state of a match on its way to every pair of eyes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from abth.protocol.wire import Due, EventSaid, SeatView, UndoState
from abth.protocol.wire_events import SHAPES, say
from abth.rules.events import Event, seen_by
from abth.rules.game import Game
from abth.rules.moments import DECISION_POINTS, LAST_DECISION, NAMES
from abth.rules.views import is_looking_in_secret, view_for, view_player
from abth.server.hub import Eyes

ENCODER: Final = msgspec.json.Encoder()
SPECTATOR: Final[Eyes] = ()
AFTER_PLAYERS: Final = b'],"start":'  # in an encoded view: no area of a player has such a field


class Showing:
    """A match as it stands, for all eyes; nothing is built or encoded twice.

    Open facts are the same for all: they are encoded once. A seat sees more of its own area and of
    the Prowess it has won. While somebody looks at something in secret, the views of all seats
    are built from the ground up.
    """

    def __init__(
        self,
        game: Game,
        *,
        since: int,
        version: int,
        undone: bool,
        events: Sequence[Event],
        due: Due,
        undo: UndoState,
    ) -> None:
        self._game = game
        self._events = [told_twice(event) for event in events]
        self._views: dict[int | None, bytes] = {}
        self._bodies: dict[Eyes, bytes] = {}
        told = b"true" if undone else b"false"
        self._head = b'"since":%d,"version":%d,"undone":%b,"events":[' % (since, version, told)
        self._tail = b'],"due":%b,"undo":%b}' % (ENCODER.encode(due), ENCODER.encode(undo))
        self._common = view_for(game, None)
        encoded = ENCODER.encode(self._common)
        self._rest = encoded[encoded.index(AFTER_PLAYERS) :]
        self._players = [ENCODER.encode(player) for player in self._common.players]
        self._secretly = is_looking_in_secret(game, None)

    def body(self, eyes: Eyes) -> bytes:
        """The fields of an `Update` after `re`, and the closing brace."""
        body = self._bodies.get(eyes)
        if body is None:
            events = b",".join(
                [hidden if whole is None or not_for(eyes, event) else whole
                 for event, hidden, whole in self._events]
            )  # fmt: skip
            views = b",".join([self._view(seat) for seat in eyes or (None,)])
            body = b'%b%b],"views":[%b%b' % (self._head, events, views, self._tail)
            self._bodies[eyes] = body
        return body

    def _view(self, seat: int | None) -> bytes:
        encoded = self._views.get(seat)
        if encoded is None:
            slow = self._secretly and seat is not None
            encoded = ENCODER.encode(seat_view(self._game, seat)) if slow else self._quickly(seat)
            self._views[seat] = encoded
        return encoded

    def _quickly(self, seat: int | None) -> bytes:
        """The view of a seat from what all see, and what it alone sees."""
        game, players = self._game, self._players
        options = game.legal() if seat is not None and seat == game.to_act else []
        if seat is not None:
            players = players[:]
            for number, shown in enumerate(self._common.players):
                if number == seat or seat in shown.prowess_takers:
                    own = view_player(game.players[number], seat, [], game.defender)
                    players[number] = ENCODER.encode(own)
        texts = game.frame.actions.texts
        legal = [texts[option] for option in options]
        whose = b"null" if seat is None else b"%d" % seat
        return b'{"seat":%b,"view":{"seat":%b,"options":%b,"players":[%b%b,"legal":%b}' % (
            whose,
            whose,
            ENCODER.encode(options),
            b",".join(players),
            self._rest,
            ENCODER.encode(legal),
        )


def told_twice(event: Event) -> tuple[Event, bytes, bytes | None]:
    """An event as a spectator may know it, and whole if that is more."""
    hidden = ENCODER.encode(say(event, None))
    if seen_by(event, None) is event:
        return event, hidden, None
    return event, hidden, ENCODER.encode(say_whole(event))


def not_for(eyes: Eyes, event: Event) -> bool:
    """Whether none of these seats may know all of an event."""
    return all(seen_by(event, seat) is not event for seat in eyes)


def seat_view(game: Game, seat: int | None) -> SeatView:
    """The match through these eyes."""
    view = view_for(game, seat)
    texts = game.frame.actions.texts
    return SeatView(seat=seat, view=view, legal=[texts[option] for option in view.options])


def views_for(game: Game, eyes: Eyes) -> list[SeatView]:
    """One view for each seat, or a spectator's alone."""
    return [seat_view(game, seat) for seat in eyes or (None,)]


def events_for(events: Sequence[Event], eyes: Eyes) -> list[EventSaid]:
    """Events as these eyes may know them; with several seats, what any of them may know."""
    return [say(event, None) if not_for(eyes, event) else say_whole(event) for event in events]


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
