"""A match that is written down while it is played; undo appends and never rewrites.

Data types: `Record`, a game with its entries and its events, and `Step`, what one entry has led to.
A step may be taken back while nothing hidden has become known by it, no chance has fallen and
nobody else has acted (part 8, rule 7): the entry `undo`. With the consent of all a match goes back
to any earlier decision: the entry `undo to 12` makes it what it was after its first 12 entries.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from abth.rules.events import Event, MatchEnded, UnitDeployed
from abth.rules.flow import apply, new_game_in, play
from abth.rules.game import Frame, Game
from abth.rules.moments import DECISION_POINTS
from abth.rules.refusals import IllegalAction
from abth.rules.terms import CHANCE, NONE, OVER

UNDO: Final = "undo"
UNDO_TO: Final = re.compile("undo to (0|[1-9][0-9]{0,5})")
MAX_RETURNS: Final = 500  # entries `undo to`: each costs as much as opening the match
FULL: Final = 90_000  # entries after which nothing is taken back, so that a log can be finished

UNDECIDED: Final = "there is no decision of yours to take back"
CHANCE_FELL: Final = "chance has fallen since, and dice are not rolled twice"
CHANCE_IS_DUE: Final = "chance has to act first"
OTHERS_ACTED: Final = "somebody else has acted since"
REVEALED: Final = "it has shown what was hidden"
ENDED: Final = "the match is over"
TOO_OFTEN: Final = "too much was taken back in this match already"


class Step(NamedTuple):
    """How a match stands after an entry: where it came from, and what can be taken back."""

    before: int  # the version on which the last action that counts was played; -1: none yet
    seat: int  # who played it
    number: int  # its number
    told: int  # events so far
    due: int  # who has to act now
    marks: tuple[int, ...] = ()  # versions to go back to, all decided by one seat
    decider: int = int(NONE)
    obstacle: str = UNDECIDED
    points: Mapping[int, str] = {}  # where each seat has decided last


class Record:
    """`entries` is the log so far, undone steps included; `game` and `events` are what holds."""

    def __init__(self, frame: Frame, players: int) -> None:
        self.game = new_game_in(frame, players)
        self.events = self.game.listen()
        self.entries: list[str] = []
        self.keeps_copies = True  # of what may be taken back; without, it is replayed if need be
        self._players = players
        self._steps = [Step(-1, int(NONE), -1, 0, int(self.game.to_act))]
        self._copies: dict[int, Game] = {}  # the match at the marks
        self._undone: list[int] = []  # the versions that undoing has made
        self._returns = 0

    @property
    def version(self) -> int:
        """How many entries there are."""
        return len(self.entries)

    def play(self, number: int) -> None:
        """An action, of a player or of chance; what is not legal changes nothing."""
        game, last, version = self.game, self._steps[-1], len(self.entries)
        seat, moment = int(game.to_act), game.moment
        copy = game.clone() if seat >= 0 and self.keeps_copies else None
        apply(game, number)
        self.entries.append(game.frame.actions.text(number))
        told, due = len(self.events), int(game.to_act)
        if seat < 0:
            marks: tuple[int, ...] = ()
            decider, obstacle, points = last.decider, CHANCE_FELL, last.points
        else:
            marks, obstacle = (*last.marks, version), last.obstacle
            decider, points = seat, last.points
            if points.get(seat) != DECISION_POINTS[moment]:
                points = {**points, seat: DECISION_POINTS[moment]}
            if due == OVER:
                marks, obstacle = (), ENDED
            elif shows_hidden(self.events[last.told :], seat):
                marks, obstacle = (), REVEALED
            elif seat != last.decider:
                marks, obstacle = (version,), OTHERS_ACTED
        if len(marks) < 2:
            self._copies.clear()
        if copy is not None and marks:
            self._copies[version] = copy
        self._steps.append(Step(version, seat, number, told, due, marks, decider, obstacle, points))

    def undo(self, seat: int | None = None) -> None:
        """Take back the last decision of this seat (None: of whoever made it)."""
        last = self._steps[-1]
        whose = last.decider if seat is None else seat
        if seat is not None and seat != last.decider and seat in last.points:
            raise IllegalAction(last.points[seat], OTHERS_ACTED)
        if whose not in last.points:
            raise IllegalAction("D-2", UNDECIDED)
        if not last.marks:
            raise IllegalAction(last.points[whose], last.obstacle)
        if len(self.entries) >= FULL:
            raise IllegalAction(last.points[whose], TOO_OFTEN)
        version = last.marks[-1]
        back = self._steps[version]
        copy = self._copies.pop(version, None)
        if copy is None:
            self._restore(version)
        else:
            del self.events[back.told :]
            self._go_on_with(copy)
        step = back._replace(
            marks=last.marks[:-1],
            decider=last.decider,
            obstacle=last.obstacle,
            points=last.points,
        )
        self._enter_undo(UNDO, step)

    def undo_to(self, version: int) -> None:
        """The match stands again as it did after this many entries; all have agreed to that."""
        self.check_undo_to(version)
        self._restore(version)
        self._returns += 1
        self._enter_undo(f"{UNDO} to {version}", self._steps[version])

    def check_undo_to(self, version: int) -> None:
        """Refuse a version to which the match cannot go back now."""
        atom, complaint = self._against_return(version)
        if complaint:
            raise IllegalAction(atom, complaint)

    def _against_return(self, version: int) -> tuple[str, str]:
        """Why the match does not go back to this version, with the atom; or nothing."""
        game = self.game
        if game.to_act == OVER:
            return "ROUND-8", ENDED
        if game.to_act == CHANCE:
            return "D-1", CHANCE_IS_DUE
        atom = DECISION_POINTS[game.moment]
        if not 0 <= version < len(self.entries):
            return atom, f"there is no version {version} to go back to"
        if self._steps[version].before == self._steps[-1].before:
            return atom, f"the match stands as it did at version {version} already"
        if self._steps[version].due < 0:
            return atom, f"nobody had to decide at version {version}"
        if self._returns >= MAX_RETURNS or len(self.entries) >= FULL:
            return atom, TOO_OFTEN
        return "", ""

    def _restore(self, version: int) -> None:
        """Game and events are what they were at a version, with copies of what it allows."""
        events: list[Event] = []
        self._copies.clear()
        game = self._played_up_to(version, events, self._copies)
        self.events[:] = events
        self._go_on_with(game)

    def _go_on_with(self, game: Game) -> None:
        """From now on this is the match."""
        game.story = self.events
        game.battle.story = self.events
        self.game = game

    def _enter_undo(self, text: str, step: Step) -> None:
        """Write down that the match has gone back."""
        self.entries.append(text)
        self._steps.append(step)
        self._undone.append(len(self.entries))
        self.keeps_copies = True  # whoever takes back once may do so often

    @property
    def can_undo(self) -> int | None:
        """The seat that may take its last decision back, if one may."""
        last = self._steps[-1]
        return last.decider if last.marks else None

    def version_before(self, seat: int) -> int | None:
        """The version at which this seat made the last decision of its own that counts."""
        step = self._steps[-1]
        while step.before >= 0:
            if step.seat == seat:
                return step.before
            step = self._steps[step.before]
        return None

    def game_at(self, version: int) -> Game:
        """The match as it stood at a version; nobody listens to it."""
        return self._played_up_to(version)

    def events_at(self, version: int) -> list[Event]:
        """All that had happened, and was not taken back by then, at a version."""
        if not self._was_undone_after(version):
            return self.events[: self._steps[version].told]
        events: list[Event] = []
        self._played_up_to(version, events)
        return events

    def events_between(self, since: int, version: int) -> list[Event] | None:
        """What happened from one version to a later one; None if an undo lies between."""
        if not 0 <= since <= version <= len(self.entries):
            return None
        if bisect_right(self._undone, since) < bisect_right(self._undone, version):
            return None
        return self.events_at(version)[self._steps[since].told :]

    def _was_undone_after(self, version: int) -> bool:
        """Whether something was taken back since."""
        return bool(self._undone) and self._undone[-1] > version

    def _played_up_to(
        self,
        version: int,
        events: list[Event] | None = None,
        copies: dict[int, Game] | None = None,
    ) -> Game:
        """The match of the actions that counted at a version; copies are taken at its marks."""
        path = []
        step = self._steps[version]
        wanted = frozenset(step.marks if copies is not None else ())
        while step.before >= 0:
            path.append(step)
            step = self._steps[step.before]
        game = new_game_in(self.game.frame, self._players)
        game.story = game.battle.story = events
        for step in reversed(path):
            if copies is not None and step.before in wanted:
                copies[step.before] = game.clone()
            play(game, step.number)
        return game


def is_undo(text: str) -> bool:
    """Whether this entry of a log takes something back."""
    return text == UNDO or UNDO_TO.fullmatch(text) is not None


def shows_hidden(events: Iterable[Event], seat: int) -> bool:
    """Whether what followed a decision by itself has shown its maker a hidden card or value.

    A challenged player's only card is deployed without asking; the end opens all Prowess tokens.
    """
    return any(
        isinstance(event, MatchEnded) or (isinstance(event, UnitDeployed) and event.seat != seat)
        for event in events
    )
