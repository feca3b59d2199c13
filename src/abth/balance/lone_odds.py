"""Exact odds of a card that fights alone against one Unit: what a change of its numbers does at
once, before any match is played.

Data type: `LoneOdds`.
"""

from __future__ import annotations

from fractions import Fraction

import msgspec

from abth.bots.odds import odds
from abth.rules.box import Box
from abth.rules.game import Frame
from abth.rules.terms import ERAS


class LoneOdds(msgspec.Struct, frozen=True):
    """How often a card wins alone against one Unit of each Era: the mean over its Elites and
    Heroes, over all rolls and re-rolls; nobody is reinforced and nobody has tokens.
    """

    attacking: list[float]  # by Era
    defending: list[float]


def lone_odds(frame: Frame, card: int) -> LoneOdds:
    """The odds of a card against every Unit of the four Eras."""
    eras = range(1, len(ERAS) + 1)
    return LoneOdds(
        attacking=[era_mean(frame, card, era, attacks=True) for era in eras],
        defending=[era_mean(frame, card, era, attacks=False) for era in eras],
    )


def era_mean(frame: Frame, card: int, era: int, *, attacks: bool) -> float:
    """The mean of the card's chances to win over the Units of an Era."""
    others = opponents(frame.box, era)
    wins = [lone_win(frame, card, other, attacks=attacks) for other in others]
    return float(sum(wins) / len(wins)) if wins else 0.0


def opponents(box: Box, era: int) -> list[int]:
    """The Elites and Heroes of an Era."""
    return [*map(int, box.elites[era]), *map(int, box.heroes[era])]


def lone_win(frame: Frame, card: int, other: int, *, attacks: bool) -> Fraction:
    """The card's chance to win one battle of one against one."""
    mine, theirs = [frame.roster.unit(card, -1)], [frame.roster.unit(other, -1)]
    sides = (mine, theirs) if attacks else (theirs, mine)
    found = odds(*sides, frame.combat, frame.box, True)
    return found.attacker_wins if attacks else found.defender_wins
