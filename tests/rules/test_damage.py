"""Damage and defeat (RULES 2.13)."""

from __future__ import annotations

import pytest

from abth.rules.events import LineFought, UnitDamaged, UnitDefeated
from abth.rules.terms import ATTACKER, DEFENDER
from tests.scenes import act, cards, fates, fought, scene


def test_damage_falls_at_the_end_of_its_own_line() -> None:
    """Each Line's damage comes right after its totals (DMG-1)."""
    battle = fought("a 1/0/1 hp9 | d 0/2/0 hp9")

    assert (battle.story or [])[:-1] == [
        LineFought(0, 1, 0),
        UnitDamaged(DEFENDER, 0, 1),
        LineFought(1, 0, 2),
        UnitDamaged(ATTACKER, 0, 1),
        UnitDamaged(ATTACKER, 0, 2),
        LineFought(2, 1, 0),
        UnitDamaged(DEFENDER, 0, 2),
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a 1/0/0 | d 0/0/0 hp2, e 0/0/0 hp2, f 0/0/0 hp2", ([0], [1, 0, 0])),
        ("a 0/0/0 hp2, b 0/0/0 hp2 | d 1/0/0", ([1, 0], [0])),
    ],
)
def test_the_unit_at_the_battlefront_is_hit_first(
    text: str, expected: tuple[list[int], list[int]]
) -> None:
    """Damage starts with the Unit closest to the Battlefront, on both sides (DMG-2)."""
    assert fates(fought(text)) == expected


@pytest.mark.parametrize("icons", [1, 2, 3, 4])
def test_a_unit_falls_when_its_damage_reaches_its_icons(icons: int) -> None:
    """One point short it stands, with as many points as icons it is defeated (DMG-3)."""
    short = fought(f"a {icons - 1}/0/0 | d 0/0/0 hp{icons}")
    enough = fought(f"a {icons}/0/0 | d 0/0/0 hp{icons}")

    assert fates(short) == ([0], [icons - 1])
    assert fates(enough) == ([0], [None])


def test_damage_stays_on_a_unit_through_the_lines() -> None:
    """Three Icons, one point in each Line: it falls in Close (DMG-4)."""
    battle = fought("a 1/1/1 | d 0/0/0 hp3")

    assert [event for event in battle.story or [] if not isinstance(event, LineFought)][:-1] == [
        UnitDamaged(DEFENDER, 0, 1),
        UnitDamaged(DEFENDER, 0, 2),
        UnitDefeated(DEFENDER, 0, 3, (0, 0, 0), ()),
    ]


def test_a_defeated_unit_adds_no_value_any_more() -> None:
    """It lies face down: no values (DMG-5, TV-2)."""
    battle = fought("x 0/2/2, y 0/1/0 hp9 | d 1/0/0 hp9")

    totals = [event.attacker for event in battle.story or [] if isinstance(event, LineFought)]
    assert totals == [0, 1, 0]


def test_the_accuracy_of_a_defeated_unit_is_gone() -> None:
    """Once x has fallen, Heroic Death strikes uncovered (DMG-5, ABIL-1)."""
    after = fought("x 0/0/0 ACC1, y 0/3/0 hp9 | d 1/0/0 HD1, e 0/0/0 hp9")
    unharmed = fought("x 0/0/0 hp2 ACC1, y 0/3/0 hp9 | d 1/0/0 HD1, e 0/0/0 hp9")

    assert fates(after) == ([None, 1], [None, 2])
    assert fates(unharmed) == ([1, 0], [None, 2])


def test_the_diversion_of_a_defeated_unit_is_gone() -> None:
    """The next Line's damage goes to the front again (DMG-5)."""
    battle = fought("a 1/1/0 | d 0/0/0 hp9, e 0/0/0 DIV1")

    assert fates(battle) == ([0], [1, None])


def test_the_token_of_a_defeated_unit_is_gone() -> None:
    """Its bonus does not count in later Lines (DMG-5)."""
    battle = fought("x 0/0/0 @close+2, y 0/0/1 hp9 | d 1/0/0 hp9")

    totals = [event.attacker for event in battle.story or [] if isinstance(event, LineFought)]
    assert totals == [0, 0, 1]


def test_damage_beyond_a_unit_goes_to_the_one_behind_it() -> None:
    """Four points on hp 1, 1 and 3: two fall, the third bears the rest (DMG-6)."""
    assert fates(fought("a 4/0/0 | d 0/0/0, e 0/0/0, f 0/0/0 hp3")) == ([0], [None, None, 2])


def test_damage_without_a_unit_left_is_lost() -> None:
    """Nine points on two Units: nobody suffers the other seven (DMG-7, R-36)."""
    battle = fought("a 9/0/0 | d 0/0/0, e 0/0/0")

    assert fates(battle) == ([0], [None, None])
    assert sum(isinstance(event, UnitDefeated) for event in battle.story or []) == 2


def test_damage_counters_never_run_out() -> None:
    """More than the eight counters of the box may be needed (R-36, DECK-9)."""
    battle = fought("a 20/0/0 | d 0/0/0 hp40, e 0/0/0")

    assert fates(battle) == ([0], [20, 0])


def test_points_fall_one_at_a_time() -> None:
    """Each point is told, and a Link takes just one of them (R-36)."""
    battle = fought("a 3/0/0 | d 0/0/0 hp2 = e 0/0/0")

    assert [type(event).__name__ for event in battle.story or []][2:5] == [
        "LinkBroken",
        "UnitDamaged",
        "UnitDefeated",
    ]


def test_damage_is_healed_after_the_battle() -> None:
    """The wounded Unit leaves, and no counter stays behind (R-36, RESTORE-4)."""
    game = scene(
        "players=2 spaces=long+1,long+1,long+1 hand1=archers*2,spy,conscripts moment=engage "
        "attackers=flying-circus defenders=t-34-tanks"
    )
    story = game.listen()
    act(game, "strong S2", "risky K3")  # long 5 to 3: two of the three tanks

    assert UnitDamaged(DEFENDER, 0, 2) in story
    assert "t-34-tanks" in cards(game.era_discards[4])
    assert game.battle.defenders.damage == 0
    assert game.battle.attackers.damage == 0
