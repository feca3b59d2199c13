"""What everybody at a table is shown: views, events and what is due, encoded once for all devices.

Data type: `Showing`, one state of a match on its way to every pair of eyes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from abth.protocol.wire import Due, EventSaid, SeatView, UndoState
from abth.protocol.wire_events import say_all
from abth.rules.events import Event
from abth.rules.game import Game
from abth.rules.moments import DECISION_POINTS, LAST_DECISION, NAMES
from abth.rules.views import View, is_looking_in_secret, view_for, view_player
from abth.server.hub import Eyes

ENCODER: Final = msgspec.json.Encoder()
SPECTATOR: Final[Eyes] = ()


class Showing:
    """A match as it stands, for all eyes; nothing is built or encoded twice."""

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
        self._events = events
        self._common = view_for(game, None)
        self._views: dict[int | None, bytes] = {}
        self._bodies: dict[Eyes, bytes] = {}
        told = b"true" if undone else b"false"
        self._head = b'"since":%d,"version":%d,"undone":%b,"events":' % (since, version, told)
        self._tail = b',"due":%b,"undo":%b}' % (ENCODER.encode(due), ENCODER.encode(undo))

    def body(self, eyes: Eyes) -> bytes:
        """The fields of an `Update` after `re`, and the closing brace."""
        body = self._bodies.get(eyes)
        if body is None:
            events = ENCODER.encode(events_for(self._events, eyes))
            views = b",".join([self._view(seat) for seat in eyes or (None,)])
            body = b'%b%b,"views":[%b]%b' % (self._head, events, views, self._tail)
            self._bodies[eyes] = body
        return body

    def _view(self, seat: int | None) -> bytes:
        encoded = self._views.get(seat)
        if encoded is None:
            encoded = ENCODER.encode(seat_view(self._game, seat, self._common))
            self._views[seat] = encoded
        return encoded


def seat_view(game: Game, seat: int | None, common: View | None = None) -> SeatView:
    """The match through these eyes; `common` is what a spectator sees, if that is known already."""
    view = view_for(game, seat) if common is None else view_beside(game, seat, common)
    texts = game.frame.actions.texts
    return SeatView(seat=seat, view=view, legal=[texts[option] for option in view.options])


def view_beside(game: Game, seat: int | None, common: View) -> View:
    """`view_for` this seat, where it can be told from the view of a spectator in less time.

    Open facts are the same for all. A seat sees more of its own area and of the Prowess it has
    won; while somebody looks at something in secret, the view is built from the ground up.
    """
    if seat is None:
        return common
    if is_looking_in_secret(game, None):
        return view_for(game, seat)
    nothing = common.players[0].dismissed[:0]
    players = tuple(
        [
            view_player(player, seat, [], game.defender)
            if player.seat == seat or seat in shown.prowess_takers
            else shown
            for player, shown in zip(game.players, common.players, strict=True)
        ]
    )
    return View(
        seat=seat,
        options=tuple(game.legal()) if seat == game.to_act else nothing,
        players=players,
        start=common.start,
        active=common.active,
        turns=common.turns,
        active_tile=common.active_tile,
        pending_tile=common.pending_tile,
        wheel=common.wheel,
        tile_pile=common.tile_pile,
        tile_discard=common.tile_discard,
        token_spaces=common.token_spaces,
        token_pile=common.token_pile,
        token_discard=common.token_discard,
        board=common.board,
        era_decks=common.era_decks,
        era_discards=common.era_discards,
        relic_deck=common.relic_deck,
        relic_discard=common.relic_discard,
        honor_supply=common.honor_supply,
        tiles_inserted=common.tiles_inserted,
        token_taken=common.token_taken,
        used=common.used,
        battle=common.battle,
        looked_at=common.looked_at,
        looking=common.looking,
        due=common.due,
    )


def views_for(game: Game, eyes: Eyes) -> list[SeatView]:
    """One view for each seat, or a spectator's alone."""
    return [seat_view(game, seat) for seat in eyes or (None,)]


def events_for(events: Sequence[Event], eyes: Eyes) -> list[EventSaid]:
    """Events as these eyes may know them; with several seats, what any of them may know."""
    told = say_all(events, eyes[0] if eyes else None)
    for seat in eyes[1:]:
        told = [more_telling(*pair) for pair in zip(told, say_all(events, seat), strict=True)]
    return told


def more_telling(one: EventSaid, other: EventSaid) -> EventSaid:
    """An event with what either of two seats knows of it."""
    if one == other:
        return one
    facts = {name: other.facts[name] if fact is None else fact for name, fact in one.facts.items()}
    return EventSaid(type=one.type, facts=facts)


def due_of(game: Game, deadline: float | None) -> Due:
    """What is due, for everybody."""
    decides = game.to_act >= 0
    return Due(
        seat=int(game.to_act) if decides else None,
        point=DECISION_POINTS[game.moment] if game.moment <= LAST_DECISION else None,
        moment=NAMES[game.moment],
        deadline=deadline if decides else None,
    )
