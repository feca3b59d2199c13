"""The story of a battle in plain English, one short sentence for each event."""

from __future__ import annotations

from collections.abc import Sequence

from abth.rules.battle.combat import Battle
from abth.rules.battle.line_up import LineUp
from abth.rules.events import (
    BattleDecided,
    Event,
    HeroicDeathDenied,
    HeroicDeathSpared,
    HeroicDeathStruck,
    LineFought,
    LinkAssaulted,
    LinkBroken,
    LinkFormed,
    UnitDamaged,
    UnitDefeated,
)
from abth.rules.terms import ERAS, LINES, NOBODY, SIDES

Names = tuple[list[str], list[str]]  # of the Attacker's Units and of the Defender's, front first


def story_of(battle: Battle, events: Sequence[Event]) -> list[str]:
    """What happened, told in order."""
    names = names_of(battle.attackers), names_of(battle.defenders)
    return [sentence(battle, names, event) for event in events]


def names_of(line_up: LineUp) -> list[str]:
    """The names of a line-up; the second Archers are called Archers #2."""
    names: list[str] = []
    for unit in line_up.units:
        copies = sum(earlier.card.name == unit.card.name for earlier in line_up.units[: len(names)])
        names.append(f"{unit.card.name} #{copies + 1}" if copies else unit.card.name)
    return names


def sentence(battle: Battle, names: Names, event: Event) -> str:
    """One event in words."""
    match event:
        case LinkFormed(side, gap, kind):
            return f"A link of Era {ERAS[kind - 1]} joins {pair(names, side, gap)}."
        case LinkAssaulted(side, gap):
            return f"Assault removes the link between {pair(names, side, gap)}."
        case LineFought(line, attack, defense):
            return f"{LINES[line].capitalize()}: {attack} to {defense}."
        case LinkBroken(side, gap):
            return f"The link between {pair(names, side, gap)} breaks."
        case UnitDamaged(side, place, damage):
            line_up = battle.defenders if side else battle.attackers
            icons = line_up.units[place].damage_icons
            return f"Damage {damage} of {icons} falls on {names[side][place]}."
        case UnitDefeated(side, place):
            return f"The {SIDES[side]} loses {names[side][place]}."
        case HeroicDeathStruck(side, place, points):
            return f"The Heroic Death of {names[side][place]} strikes back: {points} damage."
        case HeroicDeathDenied(side, place):
            return f"The Heroic Death of {names[side][place]} comes to nothing."
        case HeroicDeathSpared(side):
            return f"Accuracy spares the {SIDES[side]} 1 damage."
        case BattleDecided(winner, attackers, defenders):
            return verdict(winner, attackers, defenders)
    raise ValueError(f"no event of a battle: {event!r}")


def pair(names: Names, side: int, gap: int) -> str:
    """The two Units at a gap."""
    return f"{names[side][gap]} and {names[side][gap + 1]}"


def verdict(winner: int, attackers: int, defenders: int) -> str:
    """Who has won, and how many Units are left on each side (VICT-1 to 3)."""
    if winner == NOBODY:
        return "Both sides are annihilated: nobody wins."
    return f"The {SIDES[winner]} wins, with {attackers} to {defenders} units left."
