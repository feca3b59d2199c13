"""Who has won a battle (RULES 2.15)."""

from __future__ import annotations

import pytest

from abth.rules.battle.combat import victor
from abth.rules.terms import ATTACKER, DEFENDER, NOBODY
from tests.scenes import fates, fought


def test_nobody_wins_when_both_sides_are_annihilated() -> None:
    """No face-up Unit on either side (VICT-1, BV-6)."""
    battle = fought("p 1/0/0 | q 0/0/0 HD1")

    assert fates(battle) == ([None], [None])
    assert battle.winner == NOBODY


@pytest.mark.parametrize(
    ("text", "winner"),
    [
        ("a 0/0/0, b 0/0/0 | d 0/0/0", ATTACKER),
        ("a 0/0/0 | d 0/0/0, e 0/0/0", DEFENDER),
        ("a 1/0/0, b 0/0/0 | d 0/0/0, e 0/0/0, f 0/0/0", ATTACKER),
        ("a 0/0/0, b 0/0/0 | d 1/0/0, e 0/0/0", DEFENDER),
        ("a 0/0/0 | d 9/0/0", DEFENDER),
        ("a 9/0/0 | d 0/0/0", ATTACKER),
    ],
)
def test_the_side_with_more_survivors_wins(text: str, winner: int) -> None:
    """Survivors are counted after the Lines; ties go to the Attacker (VICT-2, VICT-3, BV-6)."""
    assert fought(text).winner == winner


def test_equal_survivors_favor_the_attacker() -> None:
    """One to one, two to two, three to three (VICT-3)."""
    assert [victor(number, number) for number in (1, 2, 3)] == [ATTACKER] * 3
    assert fought("a 0/0/0 | d 0/0/0").winner == ATTACKER


@pytest.mark.parametrize(
    ("text", "winner"),
    [
        ("a 0/0/0, b 0/0/0, c 0/0/0 | d 1/0/0 hp50", ATTACKER),
        ("a 0/0/0 hp30 | d 9/9/9", ATTACKER),
        ("a 3/3/3 hp50 | d 3/3/3, e 0/0/0", DEFENDER),
    ],
)
def test_only_the_number_of_survivors_counts(text: str, winner: int) -> None:
    """Neither values nor the damage a Unit could still bear (VICT-4)."""
    assert fought(text).winner == winner
