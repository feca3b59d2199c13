"""What winning is worth in points at once: recruits, Relics, Prowess (RULES 2.16, 2.17, 2.22).

Nothing here guesses about later turns. Honor tokens (CHALLENGE-13) are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from math import comb

from abth.bots.reinforcement_odds import Stakes
from abth.rules.game import Frame
from abth.rules.scoring import ELITE_POINTS, HERO_POINTS, RELIC_POINTS
from abth.rules.terms import ELITE, HERO, relics_looked_at
from abth.rules.views import Pieces, View

MOST_UNITS = 5


def board_stakes(view: View, seat: int, frame: Frame) -> Stakes:
    """Points for beating board Units: a Relic, and each defeated Unit (REWARD-1 to 11)."""
    gains = [Fraction(relic_gain(view.players[seat].relics, era, frame)) for era in range(1, 5)]
    wins = [0.0] + [
        float(best_relic(gains, view.relic_deck, view.relic_discard, looks(units), frame))
        for units in range(1, MOST_UNITS + 1)
    ]
    return Stakes(tuple(wins), tuple(unit_points(card, frame) for card in all_cards(frame)))


def challenge_stakes(view: View, seat: int, other: int, frame: Frame) -> Stakes:
    """Lead over the average opponent for the Relic that a winning challenger takes.

    The loser's Prowess is not in it: it depends on values that the seat does not know.
    """
    share = Fraction(1, len(view.players) - 1)
    own, theirs = view.players[seat].relics, view.players[other].relics
    gains = [
        relic_gain(own, era, frame) + share * relic_loss(theirs, era, frame) for era in range(1, 5)
    ]
    wins = [0.0] + [
        float(best_relic(gains, theirs, (), looks(units), frame))
        for units in range(1, MOST_UNITS + 1)
    ]
    return Stakes(tuple(wins), tuple(0.0 for _ in all_cards(frame)))


def all_cards(frame: Frame) -> range:
    """The numbers of all cards of the box."""
    return range(len(frame.box.units))


def looks(units: int) -> int:
    """How many Relics a winner with this many Units looks at (REWARD-7 to 11)."""
    return int(relics_looked_at(units))


def unit_points(card: int, frame: Frame) -> float:
    """What a recruited Unit scores (SCORE-3, SCORE-4)."""
    rank = frame.box.units[card].rank
    return float(HERO_POINTS if rank == HERO else ELITE_POINTS if rank == ELITE else 0)


def owned(relics: Pieces, era: int, frame: Frame) -> int:
    """How many Relics are of this Era."""
    return sum(1 for relic in relics if frame.box.relics[relic].era == era)


def set_points(relics: int) -> int:
    """What a set of Relics of one Era scores (SCORE-6)."""
    return RELIC_POINTS[min(relics, len(RELIC_POINTS) - 1)]


def relic_gain(relics: Pieces, era: int, frame: Frame) -> int:
    """What one more Relic of this Era scores."""
    count = owned(relics, era, frame)
    return set_points(count + 1) - set_points(count)


def relic_loss(relics: Pieces, era: int, frame: Frame) -> int:
    """What losing a Relic of this Era costs."""
    count = owned(relics, era, frame)
    return set_points(count) - set_points(max(0, count - 1))


def best_relic(
    gains: Sequence[Fraction], pile: Pieces, renewed: Pieces, seen: int, frame: Frame
) -> Fraction:
    """The mean gain of the best of `seen` Relics; a pile that runs out is renewed (R-46)."""
    if seen >= len(pile):
        surest = max(
            (gains[frame.box.relics[relic].era - 1] for relic in pile), default=Fraction(0)
        )
        rest = [max(gain, surest) for gain in gains]
        if not renewed or seen == len(pile):
            return surest
        return best_relic(rest, renewed, (), min(seen - len(pile), len(renewed)), frame)
    if seen == 0:
        return Fraction(0)
    counts = [owned(pile, era, frame) for era in range(1, 5)]
    hope, missed, share = Fraction(0), Fraction(1), 0
    for era in sorted(range(4), key=lambda era: -gains[era]):
        share += counts[era]
        none = Fraction(comb(len(pile) - share, seen), comb(len(pile), seen))
        hope += gains[era] * (missed - none)
        missed = none
    return hope


def better_of_two(prowess: Sequence[int]) -> Fraction:
    """The mean of the better of two Prowess tokens, picked blindly (CHALLENGE-15, R-49)."""
    if len(prowess) < 2:
        return Fraction(sum(int(value) for value in prowess))
    pairs = [max(int(one), int(two)) for one, two in combinations(prowess, 2)]
    return Fraction(sum(pairs), len(pairs))
