"""The story of a single battle for `abth battle`: in English, with two sides as players."""

from __future__ import annotations

import re
from collections.abc import Sequence

from abth.protocol.story.scene import BattleUnit
from abth.protocol.story.story import Story
from abth.rules.battle.combat import Battle
from abth.rules.box import Box
from abth.rules.events import Event
from abth.rules.terms import ATTACKER, DEFENDER

SIDES = ("the Attacker", "the Defender")


def story_of(battle: Battle, events: Sequence[Event]) -> list[str]:
    """What happened, told in order; the Units need not be in any box."""
    attackers = [unit.card for unit in battle.attackers.units]
    defenders = [unit.card for unit in battle.defenders.units]
    box = Box("", [*attackers, *defenders], [], [], [], [], [], [], [])
    story = Story(box, SIDES)
    story.scene.attacker, story.scene.defender = ATTACKER, DEFENDER
    for number in range(len(attackers) + len(defenders)):
        story.scene.sides[number >= len(attackers)].append(BattleUnit(number))
    return [re.sub("^the ", "The ", sentence) for sentence in story.tell_all(events)]
