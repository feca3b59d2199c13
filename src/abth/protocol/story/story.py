"""Tells the events of a match, one line for each that is worth a line.

Data types: `Story`, which remembers who fights whom, and `StoryLine`. A line leaves out what an
event keeps secret (None).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from abth.protocol.story.sayings import entry_of, runs_of, saying_of
from abth.protocol.story.scene import Scene
from abth.protocol.story.wording import Lexicon
from abth.rules import events as e
from abth.rules.box import Box
from abth.rules.terms import NONE
from abth.words import ENGLISH, Words, words_in


@dataclass(frozen=True)
class StoryLine:
    """A line: the heading of a turn, a step, a blow within a battle, or what a turn came to."""

    text: str
    kind: Literal["turn", "step", "blow", "summary"] = "step"
    depth: int = 0  # 1 within a battle, 2 within a Line of Combat
    seats: frozenset[int] = frozenset()  # whom it concerns: who acts, and who fights

    @property
    def heads_turn(self) -> bool:
        """Whether a turn begins here."""
        return self.kind == "turn"


def tell(event: e.Event, box: Box, names: Sequence[str], words: Words | None = None) -> str | None:
    """One event on its own; None if it is not worth a line."""
    return Story(box, names, words).tell(event)


class Story:
    """Tells events in their order; `names` has one name for each seat."""

    def __init__(self, box: Box, names: Sequence[str], words: Words | None = None) -> None:
        self.box = box
        self.lexicon = Lexicon(box, names, words_in(ENGLISH) if words is None else words)
        self.scene = Scene()
        self._is_set_up = True
        self._is_battle = False

    def tell_all(self, events: Iterable[e.Event]) -> list[str]:
        """The sentences of many events."""
        return [line.text for line in self.lines(events)]

    def tell(self, event: e.Event) -> str | None:
        """One event in words; None if it is not worth a line."""
        return next(iter(self.tell_all([event])), None)

    def lines(self, events: Iterable[e.Event]) -> list[StoryLine]:
        """The lines of many events; those that share a line are together."""
        told: list[StoryLine] = []
        for run in runs_of(events, self.box):
            entry = entry_of(run[0])
            is_silent = entry.silent or (self._is_set_up and entry.set_up == "silent")
            for event in run:
                self.follow(event, ends=False)
            if not is_silent:
                in_battle = self._is_battle and entry.battle != "begins"
                depth = (2 if entry.kind == "blow" else 1) if in_battle else 0
                text = self.lexicon.text(saying_of(run, self.scene, self.box))
                told.append(StoryLine(text, entry.kind, depth, self._concerned(run[0])))
            self._is_battle = self._is_battle and entry.battle != "ends"
        return told

    def _concerned(self, event: e.Event) -> frozenset[int]:
        """The seats that an event is about; the end of the match is about all of them."""
        if isinstance(event, e.MatchEnded):
            return frozenset(range(len(self.lexicon.names)))
        found = {getattr(event, "seat", NONE), self.scene.attacker, self.scene.defender}
        return frozenset(found - {NONE, None})

    def follow(self, event: e.Event, ends: bool = True) -> None:
        """Remember an event without telling it."""
        self.scene.follow(event)
        battle = entry_of(event).battle
        if isinstance(event, e.TurnBegan):
            self._is_set_up = self._is_battle = False
        elif battle == "begins" or (battle == "ends" and ends):
            self._is_battle = battle == "begins"
