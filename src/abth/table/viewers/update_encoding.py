"""What everybody at a table is shown: views, events and what is due, encoded once for all devices.

Data type: `EncodedUpdate`, one state of a match on its way to every pair of eyes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from abth.protocol.wire import Due, EventSaid, SeatView, UndoState
from abth.protocol.wire_events import SHAPES, say
from abth.rules.events import Event, may_know, seen_by
from abth.rules.facts import facts_for
from abth.rules.game import Game
from abth.rules.moments import DECISION_POINTS, LAST_DECISION, NAMES
from abth.rules.views import (
    is_looking_in_secret,
    player_view,
    prowess_seen,
    view_for,
    view_of_table,
)
from abth.table.services import ViewerSeats

ENCODER: Final = msgspec.json.Encoder()
SPECTATOR: Final[ViewerSeats] = ()
HIDDEN: Final = b'"hand":null,"deck":null'  # in the area of a player whose eyes these are not
OWN: Final = b'{"seat":null,"options":[],"players":[],'  # the fields that differ by seat
PROWESS: Final = b'"prowess_seen":'  # its last field
HEADS: Final = {
    kind: b'{"type":"%b","facts":' % name.encode() for kind, (name, _) in SHAPES.items()
}


class EncodedUpdate:
    """A match as it stands, for all eyes; nothing is built or encoded twice.

    Open facts are the same for all, or for all from whom something is kept secret. A seat sees
    more of its own area and of the Prowess it has won.
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
        # Seats that have lost Prowess: whoever won it sees more of them.
        self._robbed = [n for n, player in enumerate(game.players) if player.prowess_takers]
        self._events = [told_twice(event) for event in events]
        self._open: dict[bool, tuple[list[bytes], bytes]] = {}
        self._known: dict[tuple[bool, int | None], bytes] = {}
        self._views: dict[int | None, bytes] = {}
        self._bodies: dict[ViewerSeats, bytes] = {}
        told = b"true" if undone else b"false"
        self._head = b'"since":%d,"version":%d,"undone":%b,"events":[' % (since, version, told)
        self._tail = b'],"due":%b,"undo":%b}' % (ENCODER.encode(due), ENCODER.encode(undo))

    def body(self, seats: ViewerSeats) -> bytes:
        """The fields of an `Update` after `re`, and the closing brace."""
        body = self._bodies.get(seats)
        if body is None:
            events = b",".join(
                [hidden if whole is None or not_for(seats, event) else whole
                 for event, hidden, whole in self._events]
            )  # fmt: skip
            views = b",".join([self._view(seat) for seat in seats or (None,)])
            body = b'%b%b],"views":[%b%b' % (self._head, events, views, self._tail)
            self._bodies[seats] = body
        return body

    def _view(self, seat: int | None) -> bytes:
        encoded = self._views.get(seat)
        if encoded is None:
            encoded = self._views[seat] = self._encode_view(seat)
        return encoded

    def _encode_view(self, seat: int | None) -> bytes:
        """The view of a seat from what all see, and what it alone sees."""
        game = self._game
        areas, rest = self._open_to_all(is_looking_in_secret(game, seat))
        whose, options, legal = b"null", b"[]", b"[]"
        if seat is not None:
            whose = b"%d" % seat
            areas = self._areas(seat, areas)
            if seat == game.to_act:
                numbers, texts = game.legal(), game.frame.actions.texts
                options = ENCODER.encode(numbers)
                legal = ENCODER.encode([texts[number] for number in numbers])
        view = b'{"seat":%b,"options":%b,"players":[%b],%b' % (
            whose, options, b",".join(areas), rest,
        )  # fmt: skip
        facts = self._facts(seat)
        return b'{"seat":%b,"view":%b,"facts":%b,"legal":%b}' % (whose, view, facts, legal)

    def _facts(self, seat: int | None) -> bytes:
        """The facts of a view: those of a spectator, unless the seat knows more."""
        game = self._game
        knows = any(seat in game.players[number].prowess_takers for number in self._robbed)
        key = is_looking_in_secret(game, seat), seat if knows else None
        facts = self._known.get(key)
        if facts is None:
            facts = self._known[key] = ENCODER.encode(facts_for(game, seat))
        return facts

    def _areas(self, seat: int, areas: list[bytes]) -> list[bytes]:
        """Every Personal Area with what a seat sees more: its own cards, the Prowess it has won."""
        players, areas = self._game.players, areas[:]
        hand, deck = ENCODER.encode(players[seat].hand), ENCODER.encode(players[seat].deck)
        areas[seat] = areas[seat].replace(HIDDEN, b'"hand":%b,"deck":%b' % (hand, deck), 1)
        for number in self._robbed:
            if seat in players[number].prowess_takers:
                area, seen = areas[number], prowess_seen(players[number], seat)
                areas[number] = area[: area.rindex(PROWESS) + len(PROWESS)]
                areas[number] += ENCODER.encode(seen) + b"}"
        return areas

    def _open_to_all(self, secret: bool) -> tuple[list[bytes], bytes]:
        """Every Personal Area, and the fields of a view after them with its closing brace."""
        found = self._open.get(secret)
        if found is None:
            game = self._game
            areas = [player_view(game, player, None, secret) for player in game.players]
            table = ENCODER.encode(view_of_table(game, None, (), (), secret))
            rest = table.removeprefix(OWN)
            found = self._open[secret] = [ENCODER.encode(area) for area in areas], rest
        return found


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


def views_for(game: Game, eyes: ViewerSeats) -> list[SeatView]:
    """One view for each seat, or a spectator's alone."""
    return [seat_view(game, seat) for seat in eyes or (None,)]


def events_for(events: Sequence[Event], eyes: ViewerSeats) -> list[EventSaid]:
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
