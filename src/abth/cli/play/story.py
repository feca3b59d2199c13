"""A short story between two decisions; it leaves out what the board shows anyway.

Data type: `StoryLine`, one line: a heading, a step, or a blow within a battle.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from abth.protocol.story import Story, counted, listed
from abth.rules import events as e

LAID_OUT = (e.WheelSet, e.TileInserted, e.TokenLaidOut, e.UnitLaidOut)
BEGINS_BATTLE = (e.UnitsFaced, e.PlayerChallenged)
BLOWS = (
    e.LinkBroken, e.UnitDamaged, e.UnitDefeated, e.HeroicDeathStruck, e.HeroicDeathDenied,
    e.HeroicDeathSpared,
)  # fmt: skip


@dataclass(frozen=True)
class StoryLine:
    """A line of the story."""

    text: str
    depth: int = 0  # 1 within a battle, 2 within a Line of Combat
    heads_turn: bool = False


class Narrator:
    """Tells a seat what happened since its last decision."""

    def __init__(self, story: Story, heard: Sequence[e.Event], seat: int | None) -> None:
        self.story = story
        self.seat = seat
        self.is_set_up = True
        self.is_battle = False
        for event in heard:
            story.follow(event)
            self._notice(event)

    def tell(self, events: Sequence[e.Event], condensed: bool = True) -> list[StoryLine]:
        """The lines; a condensed set-up leaves out what the table shows."""
        lines: list[StoryLine] = []
        for run in runs(e.seen_by(event, self.seat) for event in events):
            if condensed and self.is_set_up and self._lies_open(run[0]):
                continue
            depth = self._depth(run[0])
            for event in run:
                self._notice(event)
            told = self._sentence(run)
            if told:
                lines.append(StoryLine(told, depth, isinstance(run[0], e.TurnBegan)))
        return lines

    def _lies_open(self, event: e.Event) -> bool:
        """Whether the table shows the result of this part of the set-up."""
        if isinstance(event, e.CardDrawn):
            return event.card is None
        return isinstance(event, LAID_OUT)

    def _notice(self, event: e.Event) -> None:
        """Remember how far the match is."""
        if isinstance(event, e.TurnBegan):
            self.is_set_up = self.is_battle = False
        elif isinstance(event, BEGINS_BATTLE):
            self.is_battle = True
        elif isinstance(event, e.BattleDecided):
            self.is_battle = False

    def _depth(self, event: e.Event) -> int:
        return (2 if isinstance(event, BLOWS) else 1) if self.is_battle else 0

    def _sentence(self, run: list[e.Event]) -> str:
        """One line for a run of similar events."""
        match run[0]:
            case e.CardDrawn():
                return self.story.tell_all(run)[0]
            case e.UnitDeployed(seat):
                for event in run:
                    self.story.follow(event)
                return f"{self.story.names[seat]} deploys {self._units(run)}."
            case e.RelicSeen(seat, owner) if len(run) > 1:
                source = "" if owner is None else f" of {self.story.names[owner]}"
                return f"{self.story.names[seat]} looks at {self._relics(run)}{source}."
        return " ".join(line for line in map(self.story.tell, run) if line is not None)

    def _units(self, run: list[e.Event]) -> str:
        units = self.story.box.units
        return listed(
            [units[event.card].name for event in run if isinstance(event, e.UnitDeployed)]
        )

    def _relics(self, run: list[e.Event]) -> str:
        """The Relics by name, or their number if they are a secret (R-47)."""
        seen = [event.relic for event in run if isinstance(event, e.RelicSeen)]
        known = [self.story.box.relics[relic].name for relic in seen if relic is not None]
        return listed(known) if len(known) == len(seen) else counted(len(seen), "Relic")


def runs(events: Iterable[e.Event]) -> list[list[e.Event]]:
    """Events in a row that share a line are together."""
    found: list[list[e.Event]] = []
    for event in events:
        if found and shares_line(found[-1][-1], event):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def shares_line(event: e.Event, following: e.Event) -> bool:
    """Whether both are told in one line."""
    match event, following:
        case (e.SabatonChosen(), e.SabatonChosen()) | (e.RelicDealt(), e.RelicDealt()):
            return True
        case (e.CardDrawn(seat), e.CardDrawn(other)) | (e.RelicSeen(seat), e.RelicSeen(other)):
            return seat == other
        case e.UnitDeployed(seat), e.UnitDeployed(other):
            return seat == other
    return False
