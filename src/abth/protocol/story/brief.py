"""A battle in words so short that they can be compared: `long 2:0`, `d1 falls`."""

from __future__ import annotations

from collections.abc import Sequence

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
from abth.rules.terms import LINES

SIDE = ("a", "d")


def told(events: Sequence[Event] | None) -> list[str]:
    """The battle among these events: `long 2:0`, `link d1 breaks`, `d1 falls`, `attacker 1:1`.

    Places are counted from the Battlefront, from 1; a Link has the number of its front Unit.
    """
    words: list[str] = []
    for event in events or []:
        match event:
            case LineFought(line, attacker, defender):
                words.append(f"{LINES[line]} {attacker}:{defender}")
            case LinkFormed(side, gap, kind):
                words.append(f"link {SIDE[side]}{gap + 1} type {kind}")
            case LinkAssaulted(side, gap):
                words.append(f"link {SIDE[side]}{gap + 1} assaulted")
            case LinkBroken(side, gap):
                words.append(f"link {SIDE[side]}{gap + 1} breaks")
            case UnitDamaged(side, place, damage):
                words.append(f"{SIDE[side]}{place + 1} has {damage}")
            case UnitDefeated(side, place):
                words.append(f"{SIDE[side]}{place + 1} falls")
            case HeroicDeathStruck(side, place, points):
                words.append(f"{SIDE[side]}{place + 1} strikes {points}")
            case HeroicDeathDenied(side, place):
                words.append(f"{SIDE[side]}{place + 1} denied")
            case HeroicDeathSpared(side):
                words.append(f"{SIDE[side]} spared")
            case BattleDecided(winner, attackers, defenders):
                name = ("attacker", "defender", "nobody")[winner]
                words.append(f"{name} {attackers}:{defenders}")
    return words
