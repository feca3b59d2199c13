"""What a battle or a match told, in words short enough to compare in a test."""

from __future__ import annotations

from collections.abc import Sequence

from abth.protocol.story.brief import told
from abth.rules.battle.combat import Battle
from abth.rules.events import Event, LineFought

__all__ = ["count", "story_of", "told", "totals"]


def story_of(battle: Battle) -> list[str]:
    """The story of a battle that was fought."""
    return told(battle.story)


def totals(battle: Battle) -> list[tuple[int, int]]:
    """The totals of the Lines that were fought, Attacker's first."""
    events = battle.story or []
    return [(e.attacker, e.defender) for e in events if isinstance(e, LineFought)]


def count(events: Sequence[Event], kind: type[Event]) -> int:
    """How often such a thing happened."""
    return sum(isinstance(event, kind) for event in events)
