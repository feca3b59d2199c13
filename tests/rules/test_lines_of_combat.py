"""The Lines of Combat: totals, differences and when a battle is over (RULES 2.12)."""

from __future__ import annotations

import pytest

from abth.rules.battle.combat import Battle
from abth.rules.events import BattleDecided, DieRolled, LineFought, UnitDefeated
from abth.rules.terms import ATTACKER, CLOSE, LONG, MEDIUM, NOBODY
from tests.scenes import act, chances, fates, fought, scene


def totals(battle: Battle) -> list[tuple[int, int]]:
    """The totals of every Line that was fought, Attacker first."""
    story = battle.story or []
    return [(event.attacker, event.defender) for event in story if isinstance(event, LineFought)]


def test_the_lines_are_fought_from_long_range_to_close() -> None:
    """Long-Range, Medium-Range, Close, in this order (BATTLE-1)."""
    battle = fought("a 1/2/3 hp9 | d 4/5/6 hp9")

    lines = [event.line for event in battle.story or [] if isinstance(event, LineFought)]
    assert lines == [LONG, MEDIUM, CLOSE]
    assert totals(battle) == [(1, 4), (2, 5), (3, 6)]


def test_a_unit_lost_in_one_line_is_missing_in_the_next() -> None:
    """A Line is finished, damage included, before the next one starts (BATTLE-2)."""
    battle = fought("a 1/0/0 hp9 | d 0/5/5, e 0/1/2")

    assert totals(battle) == [(1, 0), (0, 1), (0, 2)]


def test_nothing_is_fought_after_the_close_line() -> None:
    """After Close only the result remains (BATTLE-3)."""
    battle = fought("a 0/0/1 | d 0/0/0 hp9, e 0/0/0")
    story = battle.story or []

    assert len(totals(battle)) == 3
    assert story[-1] == BattleDecided(battle.winner, 1, 2)


def test_after_the_lines_a_match_goes_on_with_the_rewards() -> None:
    """The dice fall, the Lines are fought, and the next thing due is a Relic (BATTLE-3)."""
    game = scene("players=2 moment=engage attackers=trebuchet defenders=moche-warriors")
    story = game.listen()
    act(game, "strong S1", "risky K3")

    assert all(outcome.startswith("find ") for outcome in chances(game))
    assert sum(isinstance(event, DieRolled) for event in story) == 2
    assert sum(isinstance(event, BattleDecided) for event in story) == 1


def test_a_total_is_values_and_tokens_and_the_die() -> None:
    """Values of the Units that stand + tokens on them + the die (BATTLE-4)."""
    battle = fought("a 1/0/1 hp9 @long+1, b 2/3/0 hp9 | d 0/4/0 hp9, e 2/0/1 hp9 | S1 K1")

    assert totals(battle) == [(1 + 1 + 2 + 1, 2 + 1), (3, 4 + 1), (1, 1 + 1)]


def test_only_units_that_stand_add_to_a_total() -> None:
    """Face-down Units and their tokens add nothing (BATTLE-4)."""
    battle = fought("a 0/2/0 @medium+2, b 0/1/0 hp9 | d 1/0/0 hp9")

    assert totals(battle)[MEDIUM] == (1, 0)


def test_a_negative_total_counts_as_zero() -> None:
    """A bare die of -1 gives 0, so one point of difference is one damage (BATTLE-5, BV-5)."""
    battle = fought("a 0/0/0 | d 0/0/0 hp9 | S1 K2")

    assert totals(battle) == [(1, 0), (0, 0), (0, 0)]
    assert fates(battle) == ([0], [1])


def test_a_penalty_lowers_a_total_down_to_zero() -> None:
    """The floor is for the whole total, not for the die (BATTLE-5)."""
    battle = fought("a 0/0/0 hp9 | d 3/1/0 hp9 | S3 K2")

    assert totals(battle) == [(0, 2), (0, 0), (1, 0)]


def test_the_attackers_total_has_the_same_floor() -> None:
    """With four Units the Attacker has the Risky die (BATTLE-5)."""
    battle = fought("a 0/0/0, b 0/0/0, c 0/0/0, e 0/0/0 | d 0/0/0 | K2 S2")

    assert totals(battle) == [(0, 0), (0, 1), (0, 0)]
    assert fates(battle) == ([None, 0, 0, 0], [0])


@pytest.mark.parametrize(
    ("attack", "defense", "damage"),
    [
        (3, 2, (0, 1)),
        (2, 3, (1, 0)),
        (2, 2, (0, 0)),
        (0, 0, (0, 0)),
        (5, 1, (0, 4)),
        (1, 6, (5, 0)),
    ],
)
def test_the_lower_total_suffers_the_difference(
    attack: int, defense: int, damage: tuple[int, int]
) -> None:
    """The difference is the damage; equal totals hurt nobody (BATTLE-6, TV-1)."""
    battle = fought(f"a 0/{attack}/0 hp9 | d 0/{defense}/0 hp9")

    assert fates(battle) == ([damage[0]], [damage[1]])


def test_a_side_without_units_has_lost_at_that_moment() -> None:
    """The Lines that remain are not played (BATTLE-7, BV-19)."""
    battle = fought("a 1/0/0 | d 0/0/0 | S2 K3")

    assert totals(battle) == [(1, 0)]
    assert battle.winner == ATTACKER
    assert fates(battle) == ([0], [None])


def test_an_attacker_without_units_ends_the_battle_too() -> None:
    """Whichever side it is, the battle is over at once (BATTLE-7)."""
    battle = fought("a 0/9/9 | d 0/2/0, e 1/0/0 | S2 K3")

    assert totals(battle) == [(0, 1)]
    assert fates(battle) == ([None], [0, 0])


def test_damage_falls_in_full_even_if_the_striker_dies_meanwhile() -> None:
    """Heroic Death takes the last striker, and the second point still falls (BATTLE-8, BV-38)."""
    battle = fought("p 2/0/0 | q 0/0/0 HD1, r 0/0/0")

    assert fates(battle) == ([None], [None, None])
    assert battle.winner == NOBODY
    fallen = [(e.side, e.place) for e in battle.story or [] if isinstance(e, UnitDefeated)]
    assert fallen == [(1, 0), (0, 0), (1, 1)]
