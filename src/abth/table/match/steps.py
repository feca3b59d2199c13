"""The versions of a match: which actions count at each of them, and what may be taken back.

Data types: `Step`, how a match stands after one entry of its log, and `Steps`, all of them. Version
n is the match after its first n entries, so `steps[n]` belongs to it. Steps are only ever added:
an undo adds a step that continues from an earlier one.

A player may take a decision back while it has shown nothing hidden, chance has not acted since and
no other player has decided since (part 8, rule 7). With everyone's consent a match goes back to
any earlier decision.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from abth.rules.events import Event, MatchEnded, UnitDeployed
from abth.rules.game import Game
from abth.rules.moments import DECISION_POINTS
from abth.rules.refusals import IllegalAction
from abth.rules.terms import CHANCE, NONE, OVER

NO_ACTION: Final = -1  # the parent of a step at which no action counts

MAX_UNDO_TO_ENTRIES: Final = 500  # each costs as much as opening the match
MAX_ENTRIES_FOR_UNDO: Final = 90_000  # no undo beyond these, so that the match fits into its log

NOTHING_DECIDED: Final = "refusal-nothing-to-undo"
CHANCE_HAS_ACTED: Final = "refusal-chance-has-acted"
CHANCE_MUST_ACT: Final = "refusal-chance-acts-first"
OTHERS_ACTED: Final = "refusal-others-acted"
REVEALED: Final = "refusal-revealed"
MATCH_IS_OVER: Final = "refusal-match-over"
TOO_MANY_UNDOS: Final = "refusal-too-many-undos"


class Step(NamedTuple):
    """How a match stands at a version: the last action that counts, and what can be undone."""

    parent: int  # the version in which that action was played; NO_ACTION: none counts
    seat: int  # who played it; CHANCE for a draw or a roll
    number: int  # of the action
    event_count: int  # how many events the actions that count have caused
    to_act: int  # who acts next: a seat, CHANCE or OVER
    undo_targets: tuple[int, ...] = ()  # versions a free undo leads back to, the nearest last
    decider: int = int(NONE)  # the seat that made the last decision
    obstacle: str = NOTHING_DECIDED  # why no free undo is possible, if there are no targets
    decision_points: Mapping[int, str] = {}  # the atom of each seat's last decision
    draws: int = 0  # how many of the actions that count are draws and rolls


class Steps:
    """One step for each version of a match, from version 0 on."""

    def __init__(self, to_act: int) -> None:
        self._steps = [Step(NO_ACTION, int(NONE), -1, 0, to_act)]
        self._undo_versions: list[int] = []  # versions that an undo has led to, in order
        self._undo_to_entries = 0
        self.went_back_past_chance = False  # a player knows draws that are still to come
        self._draw_numbers: list[int] = []  # the entry in which each draw was made first

    def __getitem__(self, version: int) -> Step:
        return self._steps[version]

    @property
    def last(self) -> Step:
        """The step of the present version."""
        return self._steps[-1]

    @property
    def version(self) -> int:
        """The present version."""
        return len(self._steps) - 1

    def path_to(self, version: int) -> list[Step]:
        """The actions that count at a version, from the first to the last."""
        steps = self._steps
        path: list[Step] = []
        step = steps[version]
        while step.parent >= 0:
            path.append(step)
            step = steps[step.parent]
        path.reverse()
        return path

    @property
    def next_draw_number(self) -> int:
        """The number by which the dice make the next draw.

        It is the number of the log entry in which this draw of the match was made first. A
        player who goes back past dice meets the same numbers again, in the same order.
        """
        place = self._steps[-1].draws
        if place < len(self._draw_numbers):
            return self._draw_numbers[place]
        return self.version + 1

    # --- adding --------------------------------------------------------------------------------

    def add_action(
        self, seat: int, number: int, moment: int, to_act: int, events: Sequence[Event]
    ) -> None:
        """A seat or chance has acted at this moment; `events` are all those of the match."""
        last, version = self._steps[-1], len(self._steps) - 1
        targets: tuple[int, ...] = ()
        decider, obstacle, points = last.decider, CHANCE_HAS_ACTED, last.decision_points
        draws = last.draws
        if seat >= 0:
            if points.get(seat) != DECISION_POINTS[moment]:
                points = {**points, seat: DECISION_POINTS[moment]}
            decider, obstacle = seat, last.obstacle
            if to_act == OVER:
                obstacle = MATCH_IS_OVER
            elif shows_hidden(events[last.event_count :], seat):
                obstacle = REVEALED
            elif seat != last.decider:
                targets, obstacle = (version,), OTHERS_ACTED
            else:
                targets = (*last.undo_targets, version)
        else:
            draws += 1
            if draws > len(self._draw_numbers):
                self._draw_numbers.append(version + 1)
        step = Step(
            version, seat, number, len(events), to_act, targets, decider, obstacle, points, draws
        )
        self._steps.append(step)

    def add_undo(self) -> None:
        """The last decision has been taken back freely."""
        last = self._steps[-1]
        step = self._steps[last.undo_targets[-1]]._replace(
            undo_targets=last.undo_targets[:-1],
            decider=last.decider,
            obstacle=last.obstacle,
            decision_points=last.decision_points,
        )
        self._add_undone(step)

    def add_undo_to(self, version: int) -> None:
        """The match stands again as it did at an earlier version."""
        self._undo_to_entries += 1
        if self._steps[version].draws < self._steps[-1].draws:
            self.went_back_past_chance = True
        self._add_undone(self._steps[version])

    def _add_undone(self, step: Step) -> None:
        self._steps.append(step)
        self._undo_versions.append(self.version)

    # --- what may be taken back ----------------------------------------------------------------

    @property
    def can_undo(self) -> int | None:
        """The seat that may take its last decision back without asking, if there is one."""
        last = self._steps[-1]
        return last.decider if last.undo_targets else None

    def check_undo(self, seat: int) -> None:
        """Refuse a free undo that this seat may not make."""
        last = self._steps[-1]
        point = last.decision_points.get(seat)
        if point is None:
            raise IllegalAction("D-2", NOTHING_DECIDED)
        if seat != last.decider:
            raise IllegalAction(point, OTHERS_ACTED)
        if not last.undo_targets:
            raise IllegalAction(point, last.obstacle)
        if self.version >= MAX_ENTRIES_FOR_UNDO:
            raise IllegalAction(point, TOO_MANY_UNDOS)

    def check_undo_to(self, version: int, game: Game) -> None:
        """Refuse a version to which the match, which now stands at `game`, cannot go back."""
        if game.to_act == OVER:
            raise IllegalAction("ROUND-8", MATCH_IS_OVER)
        if game.to_act == CHANCE:
            raise IllegalAction("D-1", CHANCE_MUST_ACT)
        point = DECISION_POINTS[game.moment]
        if not 0 <= version < self.version:
            raise IllegalAction(point, "refusal-no-such-version", str(version))
        earlier = self._steps[version]
        if earlier.parent == self._steps[-1].parent:
            raise IllegalAction(point, "refusal-same-version", str(version))
        if earlier.to_act < 0:
            raise IllegalAction(point, "refusal-no-decision-then", str(version))
        if self._undo_to_entries >= MAX_UNDO_TO_ENTRIES or self.version >= MAX_ENTRIES_FOR_UNDO:
            raise IllegalAction(point, TOO_MANY_UNDOS)

    # --- what was taken back -------------------------------------------------------------------

    def is_undo(self, version: int) -> bool:
        """Whether the entry that led to a version was an undo."""
        return self.has_undo_between(version - 1, version)

    def has_undo_between(self, since: int, version: int) -> bool:
        """Whether something was taken back after one version and up to another."""
        undos = self._undo_versions
        return bool(undos) and bisect_right(undos, since) < bisect_right(undos, version)


def shows_hidden(events: Iterable[Event], seat: int) -> bool:
    """Whether the events of a decision have shown its maker a hidden card or value.

    A challenged player's only card is deployed without asking; the end opens all Prowess tokens.
    """
    return any(
        isinstance(event, MatchEnded) or (isinstance(event, UnitDeployed) and event.seat != seat)
        for event in events
    )
