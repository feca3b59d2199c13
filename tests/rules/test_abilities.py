"""Heroic Death, Accuracy and Diversion (RULES 2.14); Relaunch has its own file."""

from __future__ import annotations

import pytest

from abth.rules.battle.combat import Battle
from abth.rules.events import (
    Event,
    HeroicDeathDenied,
    HeroicDeathStruck,
    LineFought,
    UnitDamaged,
    UnitDefeated,
)
from abth.rules.terms import ATTACKER, DEFENDER
from tests.scenes import act, fates, fought, scene


def blows(battle: Battle) -> list[Event]:
    """The story of the damage alone, without totals and result."""
    return [event for event in battle.story or [] if not isinstance(event, LineFought)][:-1]


def test_an_ability_works_in_every_line_while_its_unit_stands() -> None:
    """Accuracy covers the first point of each Line, not of the battle (ABIL-1)."""
    battle = fought("a 1/1/1 hp9 ACC1 | d 0/0/0 HD1, e 0/0/0 HD1, f 0/0/0 HD1, g 0/0/0 hp9")

    assert fates(battle) == ([0], [None, None, None, 0])


def test_diversion_works_in_every_line_while_its_unit_stands() -> None:
    """The first point of each Line is drawn anew (ABIL-1, ABIL-11)."""
    assert fates(fought("a 1/1/1 | d 0/0/0 hp9, e 0/0/0 hp9 DIV1")) == ([0], [0, 3])


@pytest.mark.parametrize(
    ("token", "icon", "text"),
    [
        ("heroic-death", "HD", "a 1/0/0 hp9 | d 0/0/0 {}, e 0/0/0 hp9"),
        ("accuracy", "ACC", "a 1/0/0 hp9 {} | d 0/0/0 HD1, e 0/0/0 hp9"),
        ("diversion", "DIV", "a 1/0/0 hp9 | d 0/0/0 hp9, e 0/0/0 hp9 {}"),
    ],
)
def test_a_token_works_like_the_printed_icon(token: str, icon: str, text: str) -> None:
    """The same battle with the token, with the icon, and another one without (ABIL-2)."""
    with_token = fates(fought(text.format(f"@{token}")))
    with_icon = fates(fought(text.format(f"{icon}1")))

    assert with_token == with_icon
    assert with_token != fates(fought(text.format("")))


def test_a_token_adds_to_the_icons_of_its_card() -> None:
    """One printed Heroic Death and one by token: two points (ABIL-2, ABIL-3)."""
    battle = fought("a 1/0/0 hp9 | d 0/0/0 HD1 @heroic-death, e 0/0/0 hp9")

    assert fates(battle) == ([2], [None, 0])


@pytest.mark.parametrize("icons", [1, 2, 3])
def test_heroic_death_strikes_once_for_each_icon(icons: int) -> None:
    """A defeated Unit inflicts as much as it has icons (ABIL-3)."""
    battle = fought(f"a 1/0/0 hp9 | d 0/0/0 HD{icons}, e 0/0/0 hp9")

    assert fates(battle) == ([icons], [None, 0])


def test_heroic_death_waits_for_the_defeat() -> None:
    """A wounded Unit does not strike back (ABIL-3)."""
    assert fates(fought("a 1/0/0 hp9 | d 0/0/0 hp2 HD3")) == ([0], [1])


def test_heroic_death_strikes_before_the_next_point_falls() -> None:
    """Automatic, at the moment of defeat (ABIL-4, TV-5)."""
    battle = fought("a 2/0/0, b 0/0/0 | d 0/0/0 HD1, e 0/0/0 hp2")

    assert blows(battle) == [
        UnitDefeated(DEFENDER, 0, 1, (0, 0, 0), ()),
        HeroicDeathStruck(DEFENDER, 0, 1),
        UnitDefeated(ATTACKER, 0, 1, (0, 0, 0), ()),
        UnitDamaged(DEFENDER, 1, 1),
    ]


def test_heroic_death_hits_the_front_and_goes_on_behind_it() -> None:
    """Three points on hp 1, 1 and 9, like any other damage (ABIL-5)."""
    battle = fought("a 1/0/0, b 0/0/0, c 0/0/0 hp9 | d 0/0/0 HD3, e 0/0/0 hp9")

    assert fates(battle) == ([None, None, 1], [None, 0])


def test_heroic_death_of_an_attacker_hits_the_defenders_front() -> None:
    """Both sides may die heroically (ABIL-3, ABIL-5)."""
    battle = fought("a 0/0/0 HD1, b 0/0/0 hp9 | d 1/0/0 hp9, e 0/0/0 hp9")

    assert fates(battle) == ([None, 0], [1, 0])


def test_accuracy_on_the_striking_side_suppresses_heroic_death() -> None:
    """The front falls and cannot strike back (ABIL-6, TV-6)."""
    battle = fought("a 2/0/0 ACC1 | d 0/0/0 HD1, e 0/0/0")

    assert fates(battle) == ([0], [None, None])
    assert battle.winner == ATTACKER
    assert HeroicDeathDenied(DEFENDER, 0, by_accuracy=True) in blows(battle)


def test_accuracy_on_the_side_that_suffers_suppresses_nothing() -> None:
    """Only the side that inflicts the damage is accurate (ABIL-6)."""
    assert fates(fought("a 1/0/0 hp9 | d 0/0/0 HD1, e 0/0/0 hp9 ACC5")) == ([1], [None, 0])


def test_accuracy_works_for_a_defender_who_strikes() -> None:
    """Whoever inflicts the damage (ABIL-6)."""
    assert fates(fought("a 0/0/0 HD1, b 0/0/0 hp9 | d 1/0/0 hp9 ACC1")) == ([None, 0], [0])


@pytest.mark.parametrize(("icons", "suffered"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_accuracy_covers_as_many_points_as_there_are_icons(icons: int, suffered: int) -> None:
    """Of five points on three heroic Units the first n are covered (ABIL-7, TV-3)."""
    battle = fought(f"p 5/0/0 hp9 ACC{icons} | q 0/0/0 HD1, r 0/0/0 HD1, s 0/0/0 HD1, t 0/0/0 hp9")

    assert fates(battle) == ([suffered], [None, None, None, 2])


def test_accuracy_icons_of_several_units_add_up() -> None:
    """All icons of the line-up count (ABIL-7)."""
    battle = fought("p 2/0/0 hp9 ACC1, o 0/0/0 ACC1 | q 0/0/0 HD1, r 0/0/0 HD1, s 0/0/0 hp9")

    assert fates(battle) == ([0, 0], [None, None, 0])


def test_a_covered_defeat_cancels_every_icon_of_the_unit() -> None:
    """Three Heroic Death icons and one covered point (ABIL-8, TV-3)."""
    battle = fought("p 5/0/0 hp9 ACC2 | q 0/0/0 HD3, r 0/0/0 hp9")

    assert fates(battle) == ([0], [None, 4])


def test_the_point_after_the_covered_ones_lets_heroic_death_work() -> None:
    """The third point is fatal, two are covered (ABIL-9, TV-3)."""
    battle = fought("p 5/0/0 hp9 ACC2 | q 0/0/0 hp3 HD1, r 0/0/0 hp9")

    assert fates(battle) == ([1], [None, 2])


@pytest.mark.parametrize("place", [0, 1, 2])
def test_diversion_draws_the_first_damage_wherever_it_stands(place: int) -> None:
    """In front, in the middle or at the back (ABIL-10)."""
    units = [f"u{n} 0/0/0 hp9" + (" DIV1" if n == place else "") for n in range(3)]
    battle = fought(f"a 1/0/0 | {', '.join(units)}")

    assert fates(battle)[1] == [1 if n == place else 0 for n in range(3)]


def test_diversion_by_a_token_draws_damage_too() -> None:
    """By icon or token (ABIL-10)."""
    assert fates(fought("a 0/0/0 hp9, spy @diversion | d 1/0/0 hp9")) == ([0, None], [1])


@pytest.mark.parametrize(
    ("icons", "expected"), [(0, [3, 0]), (1, [2, 1]), (2, [1, 2]), (3, [0, 3])]
)
def test_diversion_draws_as_many_points_as_it_has_icons(icons: int, expected: list[int]) -> None:
    """Further points go to the front (ABIL-11, TV-4)."""
    assert fates(fought(f"a 3/0/0 | q 0/0/0 hp9, r 0/0/0 hp9 DIV{icons}"))[1] == expected


def test_nobody_is_asked_whether_to_divert() -> None:
    """The Unit at the back falls first although the front could bear it (ABIL-12)."""
    game = scene(
        "players=2 moment=engage defender=2 hand1=spy,archers*2,conscripts hand2=spy "
        "attackers=trebuchet defenders=shield-bearers,scythian-horse-archers"
    )
    story = game.listen()
    act(game, "strong S1", "risky K3")  # no decision between the dice and the blows

    assert story[2:4] == [LineFought(0, 2, 0), UnitDefeated(DEFENDER, 1, 1, (0, 0, 4), ())]
