"""What winning is worth: Relics by every draw, Prowess by every pair."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from abth.content import load_box
from abth.practice.stakes import best_relic, better_of_two, relic_gain, relic_loss, unit_points
from abth.rules.game import Frame
from abth.rules.rulings import Rulings

BOX = load_box()
FRAME = Frame(BOX, Rulings())
GAINS = [Fraction(1), Fraction(2), Fraction(1), Fraction(3)]
PILE = tuple(range(0, len(BOX.relics), 4))[:9]


@pytest.mark.parametrize("seen", [0, 1, 2, 3, 4])
def test_the_best_relic_is_the_mean_over_every_draw(seen: int) -> None:
    """REWARD-7 to 11."""
    draws = list(combinations(PILE, seen))
    best = [
        max((GAINS[BOX.relics[n].era - 1] for n in draw), default=Fraction(0)) for draw in draws
    ]

    assert best_relic(GAINS, PILE, (), seen, FRAME) == sum(best, Fraction(0)) / len(draws)


def test_a_pile_that_runs_out_is_renewed() -> None:
    """All of the deck is seen, then some of the discard pile (R-46)."""
    deck, discard = PILE[:1], PILE[1:]
    sure = GAINS[BOX.relics[deck[0]].era - 1]
    draws = [max(sure, GAINS[BOX.relics[n].era - 1]) for n in discard]

    assert best_relic(GAINS, deck, discard, 2, FRAME) == sum(draws, Fraction(0)) / len(draws)
    assert best_relic(GAINS, deck, (), 4, FRAME) == sure
    assert best_relic(GAINS, (), (), 4, FRAME) == 0


def test_relics_of_one_era_grow_in_worth() -> None:
    """1, 2, 4, 6, 9 points (SCORE-6)."""
    era = BOX.relics[0].era
    same = tuple(n for n, relic in enumerate(BOX.relics) if relic.era == era)

    assert [relic_gain(same[:count], era, FRAME) for count in range(6)] == [1, 1, 2, 2, 3, 0]
    assert [relic_loss(same[:count], era, FRAME) for count in range(4)] == [0, 1, 1, 2]


def test_the_winner_keeps_the_better_of_two_prowess_tokens() -> None:
    """Four tokens of 5, 2, 1 and 1 (CHALLENGE-15)."""
    assert better_of_two([5, 2, 1, 1]) == Fraction(10, 3)
    assert better_of_two([2]) == 2
    assert better_of_two([]) == 0


def test_recruits_score_by_their_rank() -> None:
    """SCORE-3, SCORE-4."""
    points = {unit.rank: unit_points(number, FRAME) for number, unit in enumerate(BOX.units)}

    assert points == {0: 0.0, 1: 1.0, 2: 3.0}
