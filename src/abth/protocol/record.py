"""A match that is written down while it is played; undo appends and never rewrites.

Data type: `Record`, a game with its entries and its events. A step may be taken back while nothing
hidden has become known by it, no chance has fallen and nobody else has acted (part 8, rule 7).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from abth.rules.events import Event, MatchEnded, UnitDeployed
from abth.rules.flow import apply, new_game_in
from abth.rules.game import Frame, Game
from abth.rules.moments import DECISION_POINTS
from abth.rules.refusals import IllegalAction
from abth.rules.terms import NONE, OVER

UNDO: Final = "undo"

UNDECIDED: Final = "there is no decision of yours to take back"
CHANCE_FELL: Final = "chance has fallen since, and dice are not rolled twice"
OTHERS_ACTED: Final = "somebody else has acted since"
REVEALED: Final = "it has shown what was hidden"
ENDED: Final = "the match is over"


class Mark(NamedTuple):
    """A match as it stood before a decision, and how many events had been told by then."""

    game: Game
    told: int


class Record:
    """`entries` is the log so far, undone steps included; `game` and `events` are what holds."""

    def __init__(self, frame: Frame, players: int) -> None:
        self.game = new_game_in(frame, players)
        self.events = self.game.listen()
        self.entries: list[str] = []
        self._marks: list[Mark] = []  # what can be taken back, all decided by one seat
        self._decider = int(NONE)
        self._obstacle = UNDECIDED
        self._points: dict[int, str] = {}  # where each seat has decided last

    def play(self, number: int) -> None:
        """An action, of a player or of chance; what is not legal changes nothing."""
        game = self.game
        seat, moment = game.to_act, game.moment
        mark = Mark(game.clone(), len(self.events)) if seat >= 0 else None
        apply(game, number)
        self.entries.append(game.frame.actions.text(number))
        if mark is None:
            self._close(CHANCE_FELL)
            return
        if seat != self._decider:
            self._close(OTHERS_ACTED)
        self._decider = seat
        self._points[seat] = DECISION_POINTS[moment]
        self._marks.append(mark)
        if game.to_act == OVER:
            self._close(ENDED)
        elif shows_hidden(self.events[mark.told :], seat):
            self._close(REVEALED)

    def _close(self, obstacle: str) -> None:
        """Nothing before this moment can be taken back any more."""
        self._marks.clear()
        self._obstacle = obstacle

    def undo(self, seat: int | None = None) -> None:
        """Take back the last decision of this seat (None: of whoever made it)."""
        whose = self._decider if seat is None else seat
        if seat is not None and seat != self._decider and seat in self._points:
            raise IllegalAction(self._points[seat], OTHERS_ACTED)
        if whose not in self._points:
            raise IllegalAction("D-2", UNDECIDED)
        if not self._marks:
            raise IllegalAction(self._points[whose], self._obstacle)
        mark = self._marks.pop()
        self.game = mark.game
        del self.events[mark.told :]
        self.game.story = self.events
        self.game.battle.story = self.events
        self.entries.append(UNDO)

    @property
    def can_undo(self) -> int | None:
        """The seat that may take its last decision back, if one may."""
        return self._decider if self._marks else None


def shows_hidden(events: Iterable[Event], seat: int) -> bool:
    """Whether what followed a decision by itself has shown its maker a hidden card or value.

    A challenged player's only card is deployed without asking; the end opens all Prowess tokens.
    """
    return any(
        isinstance(event, MatchEnded) or (isinstance(event, UnitDeployed) and event.seat != seat)
        for event in events
    )
