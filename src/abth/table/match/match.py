"""A match: the game, every entry of its log, its events, its versions, and undo.

Data type: `Match`. The log is the only truth: a match can always be made from it again (see
`abth.table.match.replay`), and its version is the number of entries. An undo adds an entry as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path

from abth.protocol.fair import possible_draws
from abth.protocol.files import write_log
from abth.protocol.log import UNDO, Log, Seat, make_log, undo_target, undo_to_entry
from abth.rules.box import Box
from abth.rules.events import Event, TurnBegan
from abth.rules.flow import apply, new_game_in, play
from abth.rules.game import Frame, Game
from abth.rules.moments import DECISION_POINTS
from abth.rules.refusals import IllegalAction
from abth.rules.rulings import Rulings, rulings_of
from abth.rules.terms import CHANCE
from abth.rules.views import View, view_for
from abth.table.match.dice import Chance, Generator, PreparedDraws, chance_of
from abth.table.match.steps import CHANCE_MUST_ACT, Step, Steps


class StaleVersion(Exception):
    """A decision was made on a version that the match has left behind."""


class Match:
    """A match whose players decide through `play`, `undo` and `undo_to`.

    With `chance`, draws and rolls happen by themselves. Without, they are entered like the
    decisions, as a replay does. Read `game` and `events`, but do not change them; they leave out
    what was taken back.
    """

    def __init__(
        self,
        box: Box,
        seats: Sequence[Seat],
        rulings: Rulings | None = None,
        edition: str = "default",
        chance: Chance | Generator | None = None,
    ) -> None:
        self.box = box
        self.seats = list(seats)
        self.edition = edition
        self.rulings = rulings or rulings_of(edition)
        self.game = new_game_in(frame_of(box, self.rulings), len(self.seats))
        self.events = self.game.listen()
        self.entries: list[str] = []
        self.steps = Steps(int(self.game.to_act))
        self.keeps_savepoints = True  # without them, an undo replays the match
        self._savepoints: dict[int, Game] = {}  # by version: where a free undo leads back to
        self._chance: Chance | None = None
        self._prepared: PreparedDraws | None = None
        if chance is not None:
            self.use_chance(chance)

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return len(self.entries)

    @property
    def log(self) -> Log:
        """The match as it is saved."""
        return make_log(self.box, self.seats, self.edition, self.rulings, self.entries)

    def save(self, path: Path) -> None:
        """Write the log to a file, completely or not at all."""
        write_log(path, self.log)

    # --- playing -------------------------------------------------------------------------------

    def play(self, seat: int, number: int, seen: int | None = None) -> None:
        """Play a decision of a seat that has seen version `seen`; then chance acts if it must."""
        self._check_seen(seen)
        game = self.game
        if game.to_act == CHANCE:
            raise IllegalAction("D-1", CHANCE_MUST_ACT)
        if 0 <= game.to_act != seat:
            name = self.seats[game.to_act].name
            raise IllegalAction(DECISION_POINTS[game.moment], "refusal-other-decides", name)
        self.enter_action(number)
        self._let_chance_act()

    def use_chance(self, chance: Chance | Generator, prepared: PreparedDraws | None = None) -> None:
        """From now on these dice act for chance, after what was prepared: at once, if it must."""
        self._chance, self._prepared = chance_of(chance), prepared
        self._let_chance_act()

    def _let_chance_act(self) -> None:
        """Draw and roll until a player must decide or the match is over."""
        chance = self._chance
        while chance is not None and self.game.to_act == CHANCE:
            self.enter_action(self._next_draw(chance))

    def _next_draw(self, chance: Chance) -> int:
        """What was prepared for the pending event of chance, or else what the dice draw."""
        if self._prepared is not None:
            number = self._prepared.draw(self.game, self.events)
            if number is not None:
                return number
        draws = possible_draws(self.game)
        return draws[chance.draw(self.steps.next_draw_number, len(draws))]

    def enter(self, entry: str) -> None:
        """Enter the next entry of a log: an action of a seat or of chance, or an undo."""
        if entry == UNDO:
            self.undo(self.steps.last.decider)
        elif (version := undo_target(entry)) is not None:
            self.undo_to(version)
        else:
            self.enter_action(self.game.frame.actions.number(entry))

    def enter_action(self, number: int) -> None:
        """Enter an action of the seat to act, or of chance; refuse an illegal one."""
        game, version = self.game, len(self.entries)
        seat, moment = int(game.to_act), game.moment
        savepoint = game.clone() if seat >= 0 and self.keeps_savepoints else None
        apply(game, number)
        self.entries.append(game.frame.actions.text(number))
        self.steps.add_action(seat, number, moment, int(game.to_act), self.events)
        targets = self.steps.last.undo_targets
        if len(targets) < 2:
            self._savepoints.clear()
        if savepoint is not None and targets:
            self._savepoints[version] = savepoint

    def _check_seen(self, seen: int | None) -> None:
        if seen is not None and seen != self.version:
            raise StaleVersion(f"version {seen} was seen, but the match is at {self.version}")

    # --- undo ----------------------------------------------------------------------------------

    @property
    def can_undo(self) -> int | None:
        """The seat that may take its last decision back without asking, if there is one."""
        return self.steps.can_undo

    def undo(self, seat: int, seen: int | None = None) -> None:
        """Take back this seat's last decision, while that is free (part 8, rule 7)."""
        self._check_seen(seen)
        self.steps.check_undo(seat)
        version = self.steps.last.undo_targets[-1]
        savepoint = self._savepoints.pop(version, None)
        if savepoint is None:
            self._restore(version)
        else:
            del self.events[self.steps[version].event_count :]
            self._continue_with(savepoint)
        self.entries.append(UNDO)
        self.steps.add_undo()

    def check_undo_to(self, version: int) -> None:
        """Refuse a version to which the match cannot go back now; answers without a replay."""
        self.steps.check_undo_to(version, self.game)

    def undo_to(self, version: int, seen: int | None = None) -> None:
        """Go back to an earlier decision of any seat, with everyone's consent."""
        self._check_seen(seen)
        self.check_undo_to(version)
        self._restore(version)
        self.entries.append(undo_to_entry(version))
        self.steps.add_undo_to(version)

    def _restore(self, version: int) -> None:
        """Restore game and events of a version, with savepoints for further undos."""
        targets = self.steps[version].undo_targets
        game = self.game_at(0)
        events: list[Event] = []
        game.story = game.battle.story = events
        self._savepoints.clear()
        for step in self.steps.path_to(version):
            if step.parent in targets:
                self._savepoints[step.parent] = game.clone()
            play(game, step.number)
        self.events[:] = events
        self._continue_with(game)

    def _continue_with(self, game: Game) -> None:
        """From now on this is the game."""
        game.story = game.battle.story = self.events
        self.game = game
        self.keeps_savepoints = True  # after one undo there may be more

    # --- looking at it -------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know."""
        return view_for(self.game, seat)

    def game_at(self, version: int) -> Game:
        """A new game as it stood at a version, without a listener."""
        game = new_game_in(self.game.frame, len(self.seats))
        play_all(game, self.steps.path_to(version))
        return game

    def look_back(self, version: int) -> tuple[Game, list[Event], list[Event]]:
        """The game as it stood at a version, what the entry caused that led there, and the turn.

        The last are the events of the turn before that entry: without them nobody knows who fights
        the battle. It reads only what never changes, so another thread may look back while the
        match goes on.
        """
        is_told = version > 0 and not self.steps.is_undo(version)
        game = new_game_in(self.game.frame, len(self.seats))
        events = game.listen()
        play_all(game, self.steps.path_to(version - 1 if is_told else version))
        before = len(events)
        if is_told:
            play(game, self.steps[version].number)
        return game, events[before:], this_turn(events[:before])

    def events_at(self, version: int) -> list[Event]:
        """Everything that had happened at a version, without what was taken back by then."""
        if not self.steps.has_undo_between(version, self.version):
            return self.events[: self.steps[version].event_count]
        game = self.game_at(0)
        events = game.listen()
        play_all(game, self.steps.path_to(version))
        return events

    def events_between(self, since: int, version: int) -> list[Event] | None:
        """What happened from one version to a later one.

        None if there are no such versions or an undo lies between them: then only `events_at` has
        the whole story.
        """
        if not 0 <= since <= version <= self.version:
            return None
        if self.steps.has_undo_between(since, version):
            return None
        return self.events_at(version)[self.steps[since].event_count :]


@lru_cache(maxsize=16)
def frame_of(box: Box, rulings: Rulings) -> Frame:
    """What matches with this box and these rulings share; cached, because it never changes."""
    return Frame(box, rulings)


def this_turn(events: list[Event]) -> list[Event]:
    """The events since the latest turn began."""
    begins = [place for place, event in enumerate(events) if isinstance(event, TurnBegan)]
    return events[begins[-1] :] if begins else []


def play_all(game: Game, steps: Iterable[Step]) -> None:
    """Play these actions, which are known to be legal."""
    for step in steps:
        play(game, step.number)
