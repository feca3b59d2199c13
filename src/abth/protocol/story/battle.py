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


def box_of(battle: Battle) -> Box:
    """A box with the Units of a battle alone, the Attackers first."""
    units = [*battle.attackers.units, *battle.defenders.units]
    return Box("", [unit.card for unit in units], [], [], [], [], [], [], [])


def story_of(battle: Battle, events: Sequence[Event]) -> list[str]:
    """What happened, told in order; the Units need not be in any box."""
    attackers, defenders = len(battle.attackers.units), len(battle.defenders.units)
    story = Story(box_of(battle), SIDES)
    story.scene.attacker, story.scene.defender = ATTACKER, DEFENDER
    for number in range(attackers + defenders):
        story.scene.sides[number >= attackers].append(BattleUnit(number))
    return [re.sub("^the ", "The ", sentence) for sentence in story.tell_all(events)]
