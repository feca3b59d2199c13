"""The rulings on combat and their alternatives: each battle tells the two apart (R-34 to R-43)."""

from __future__ import annotations

import pytest

from abth.rules.events import (
    HeroicDeathSpared,
    LineFought,
    LinkAssaulted,
    LinkBroken,
    UnitDamaged,
    UnitDefeated,
)
from abth.rules.rulings import Value
from abth.rules.terms import ATTACKER, DEFENDER, NOBODY
from tests.scenes import act, fates, fought, scene

# both sides alike


def test_a_challenged_players_tokens_count_as_the_attackers_do() -> None:
    """Bonuses of the Defender's tokens go into the total (R-34)."""
    battle = fought("a 0/0/0 hp9 | d 0/0/0 hp9 @long+1, e 0/0/0 hp9 @close+2")

    assert fates(battle) == ([3], [0, 0])


def test_assault_strikes_both_sides_at_once() -> None:
    """Neither side's Assault saves its own Link (R-35)."""
    battle = fought("a 0/0/0 = b 0/0/0 ASL1 | c 0/0/0 ASL1 = d 0/0/0")

    assert battle.attackers.formed == battle.defenders.formed == 1
    assert battle.attackers.links == battle.defenders.links == 0
    assaults = [event for event in battle.story or [] if isinstance(event, LinkAssaulted)]
    assert assaults == [LinkAssaulted(ATTACKER, 0), LinkAssaulted(DEFENDER, 0)]


def test_the_assault_icon_of_a_reinforcement_counts() -> None:
    """The card that just arrived takes the Defender's Link away (R-35)."""
    game = scene(
        "players=2 moment=reinforce attackers=conscripts deck1=viking-raiders,spy "
        "board=-,-,-,-,-,-,-,-,-,-,-,- defenders=genoese-crossbowmen,trung-sisters"
    )
    act(game, "card viking-raiders")

    assert game.battle.defenders.formed == 1
    assert game.battle.defenders.links == 0


# what a Link absorbs


def test_the_link_nearer_the_battlefront_absorbs_first() -> None:
    """Damage drawn to the middle Unit takes the front counter, then the other (R-37, BV-16)."""
    battle = fought("a 2/0/0 | x 0/0/0 = y 0/0/0 DIV2 = z 0/0/0")

    assert fates(battle) == ([0], [0, 0, 0])
    broken = [event for event in battle.story or [] if isinstance(event, LinkBroken)]
    assert broken == [LinkBroken(DEFENDER, 0), LinkBroken(DEFENDER, 1)]


@pytest.mark.parametrize(("absorb", "expected"), [("all", [0, 0]), ("line_only", [1, 0])])
def test_a_link_absorbs_heroic_death(absorb: str, expected: list[int]) -> None:
    """Any damage point, or by ruling only that of a Line (R-38, BV-40)."""
    battle = fought("p 1/0/0 hp9 = o 0/0/0 hp9 | q 0/0/0 HD1, r 0/0/0", links__absorb=absorb)

    assert fates(battle) == (expected, [None, 0])
    assert battle.attackers.links == (0 if absorb == "all" else 1)


@pytest.mark.parametrize("absorb", ["all", "line_only"])
@pytest.mark.parametrize("diversion", ["", " DIV1"])
def test_a_link_absorbs_line_damage_diverted_or_not(absorb: str, diversion: str) -> None:
    """Both rulings agree on the damage of a Line (R-38)."""
    battle = fought(f"a 1/0/0 | d 0/0/0 = e 0/0/0{diversion}", links__absorb=absorb)

    assert fates(battle) == ([0], [0, 0])


def test_a_unit_felled_past_its_link_takes_the_counter_along() -> None:
    """Heroic Death fells p; its Link protects o no longer (R-38)."""
    text = "p 1/0/0 = o 0/0/0 hp9 | q 0/0/0 HD1, r 0/1/0 hp9"

    assert fates(fought(text, links__absorb="line_only")) == ([None, 1], [None, 0])
    assert fates(fought(text)) == ([None, 0], [None, 0])


# chains of Heroic Death


@pytest.mark.parametrize(("chain", "last"), [(True, None), (False, 0)])
def test_a_unit_felled_by_heroic_death_strikes_back(chain: bool, last: int | None) -> None:
    """The Unit that q takes along fells r, unless ruled otherwise (R-39, BV-17)."""
    battle = fought("p 1/0/0 HD1, o 0/0/0 | q 0/0/0 HD1, r 0/0/0", abilities__hd_chain=chain)

    assert fates(battle) == ([None, 0], [None, last])


def test_chains_of_heroic_death_go_deep_before_they_go_wide() -> None:
    """The first of q's two points is answered before the second falls (R-39)."""
    battle = fought("p 1/0/0 HD1, o 0/0/0 hp9 | q 0/0/0 HD2, r 0/0/0 hp9")

    blows = [e for e in battle.story or [] if isinstance(e, UnitDefeated | UnitDamaged)]
    assert blows == [
        UnitDefeated(DEFENDER, 0, 1, (0, 0, 0), ()),
        UnitDefeated(ATTACKER, 0, 1, (0, 0, 0), ()),
        UnitDamaged(DEFENDER, 1, 1),
        UnitDamaged(ATTACKER, 1, 1),
    ]


def test_the_totals_of_a_line_are_not_computed_again() -> None:
    """The striker falls after one of three points, the other two still fall (R-39)."""
    battle = fought("p 3/0/0, o 0/0/0 hp9 | q 0/0/0 HD1, r 0/0/0 hp9")

    assert fates(battle) == ([None, 0], [None, 2])


# Accuracy


def test_a_covered_point_is_spent_on_a_link() -> None:
    """The covered point removes the counter, the next defeats q, who strikes (R-40, BV-42)."""
    battle = fought("p 2/0/0 hp9 ACC1 | q 0/0/0 HD1 = r 0/0/0")

    assert fates(battle) == ([1], [None, 0])


def test_a_covered_point_is_spent_on_a_diversion() -> None:
    """The diverted point counts as the first one (R-40)."""
    battle = fought("p 2/0/0 hp9 ACC1 | q 0/0/0 HD1, r 0/0/0 hp9 DIV1")

    assert fates(battle) == ([1], [None, 1])


@pytest.mark.parametrize(
    ("text", "first_damage", "cancel_points"),
    [
        ("p 5/0/0 hp9 ACC2 | q 0/0/0 HD1, r 0/0/0 HD1, s 0/0/0 HD1, t 0/0/0 hp9", 1, 1),
        ("p 5/0/0 hp9 ACC2 | q 0/0/0 HD3, t 0/0/0 hp9", 0, 1),
        ("p 5/0/0 hp9 ACC2 | q 0/0/0 hp3 HD1, t 0/0/0 hp9", 1, 0),
    ],
)
def test_accuracy_covers_points_or_cancels_them(
    text: str, first_damage: int, cancel_points: int
) -> None:
    """Four editions look at the damage inflicted, the German one at that received (R-40, TV-15)."""
    assert fates(fought(text))[0] == [first_damage]
    assert fates(fought(text, abilities__accuracy="cancel_points"))[0] == [cancel_points]


def test_cancelled_points_are_counted_again_in_each_line() -> None:
    """One icon spares one point in Long and one in Medium (R-40)."""
    battle = fought(
        "p 1/1/0 hp9 ACC1 | q 0/0/0 HD2, r 0/0/0 HD2, s 0/0/0 hp9",
        abilities__accuracy="cancel_points",
    )

    assert fates(battle) == ([2], [None, None, 0])
    assert (battle.story or []).count(HeroicDeathSpared(ATTACKER)) == 2


def test_only_the_side_that_inflicts_the_line_damage_is_spared() -> None:
    """It was d that struck a, so d's Accuracy may spare d; b's Accuracy spares nobody (R-40)."""
    text = "a 0/0/0 HD1, b 0/0/0 hp9 ACC5 | d 1/0/0 HD1{}, e 0/0/0 hp9"

    unspared = fought(text.format(""), abilities__accuracy="cancel_points")
    spared = fought(text.format(" ACC1"), abilities__accuracy="cancel_points")
    assert fates(unspared) == ([None, 1], [None, 0])
    assert fates(spared) == ([None, 0], [0, 0])


@pytest.mark.parametrize(("on_hd", "suffered"), [(False, 1), (True, 0)])
def test_accuracy_may_cover_heroic_death(on_hd: bool, suffered: int) -> None:
    """By default the points of a Heroic Death are not covered (R-40)."""
    battle = fought(
        "a 0/0/0 HD1, b 0/0/0 hp9 ACC1 | d 1/0/0 HD1, e 0/0/0 hp9", abilities__accuracy_on_hd=on_hd
    )

    assert fates(battle) == ([None, suffered], [None, 0])


def test_heroic_death_is_covered_by_units_that_stand_only() -> None:
    """The fallen Unit's own Accuracy lies face down, and only the first points count (R-40)."""
    ruling: dict[str, Value] = {"abilities__accuracy_on_hd": True}
    own = fought("a 0/0/0 HD1 ACC1, b 0/0/0 hp9 | d 1/0/0 HD1, e 0/0/0 hp9", **ruling)
    second = fought("a 0/0/0 HD2, b 0/0/0 hp9 ACC1 | d 1/0/0 hp2 HD1, e 0/0/0 hp9", **ruling)

    assert fates(own) == ([None, 1], [None, 0])
    assert fates(second) == ([None, 1], [None, 0])


def test_heroic_death_is_not_covered_where_accuracy_cancels_points() -> None:
    """The one ruling is for `first_damage` alone (R-40)."""
    text = "a 0/0/0 HD1, b 0/0/0 hp9 ACC1 | d 1/0/0 HD1, e 0/0/0 hp9"
    battle = fought(text, abilities__accuracy="cancel_points", abilities__accuracy_on_hd=True)

    assert fates(battle) == ([None, 1], [None, 0])


# Diversion


def test_several_diversions_draw_in_order_from_the_battlefront() -> None:
    """The nearer Unit takes its points first, then the next, then the front (R-41)."""
    battle = fought("a 4/0/0 | q 0/0/0 hp9, r 0/0/0 hp9 DIV2, s 0/0/0 hp9 DIV1")

    blows = [event.place for event in battle.story or [] if isinstance(event, UnitDamaged)]
    assert blows == [1, 1, 2, 0]


def test_the_diversion_of_a_unit_that_falls_early_is_void() -> None:
    """Its second attraction is gone with it (R-41, BV-41)."""
    assert fates(fought("a 2/0/0 | q 0/0/0, r 0/0/0 DIV2, s 0/0/0")) == ([0], [None, None, 0])


@pytest.mark.parametrize(("on_hd", "expected"), [(False, [1, 0]), (True, [0, 1])])
def test_heroic_death_is_not_diverted(on_hd: bool, expected: list[int]) -> None:
    """It starts at the Battlefront, unless so ruled (R-41)."""
    text = "p 1/0/0 hp9, o 0/0/0 hp9 DIV1 | q 0/0/0 HD1, r 0/0/0"

    assert fates(fought(text, abilities__diversion_on_hd=on_hd)) == (expected, [None, 0])


def test_each_heroic_death_is_diverted_afresh() -> None:
    """Two Heroic Deaths in one Line, each draws one point to the back (R-41)."""
    text = "p 2/0/0 hp9, o 0/0/0 hp9 DIV1 | q 0/0/0 HD2, r 0/0/0 HD2, s 0/0/0 hp9"

    assert fates(fought(text, abilities__diversion_on_hd=True))[0] == [2, 2]


# a token at the moment of defeat, an early end


def test_a_heroic_death_token_works_at_its_units_defeat() -> None:
    """It counts for that defeat, then it is lost (R-42)."""
    assert fates(fought("a 1/0/0 hp9 | d 0/0/0 @heroic-death, e 0/0/0")) == ([1], [None, 0])


@pytest.mark.parametrize(
    ("token", "text", "expected"),
    [
        ("diversion", "a 1/1/0 | d 0/0/0 hp9, e 0/0/0 {}", ([0], [1, None])),
        ("medium+2", "a 1/0/0 | d 0/0/0 {}, e 0/0/0", ([0], [None, 0])),
        ("accuracy", "a 0/0/0 {}, b 0/1/0 hp9 | d 1/0/0 HD1, e 0/0/0", ([None, 1], [None, 0])),
    ],
)
def test_any_other_token_ends_with_its_unit(
    token: str, text: str, expected: tuple[list[int | None], list[int | None]]
) -> None:
    """Line bonuses, Accuracy and Diversion by token are gone in the next Line (R-42)."""
    assert fates(fought(text.format(f"@{token}"))) == expected


@pytest.mark.parametrize(
    ("early_end", "lines", "winner"), [(True, 1, ATTACKER), (False, 3, NOBODY)]
)
def test_a_bare_die_does_not_fight_on(early_end: bool, lines: int, winner: int) -> None:
    """The Defender falls in Long; only by ruling its die still gives +3 in Close (R-43, BV-19)."""
    battle = fought("a 1/0/0 | d 0/0/0 | S2 K3", battle__early_end=early_end)

    assert sum(isinstance(event, LineFought) for event in battle.story or []) == lines
    assert battle.winner == winner


def test_a_bare_die_counts_zero_or_more() -> None:
    """With all Lines played, a side without Units has no negative total either (R-43)."""
    battle = fought("a 1/0/1 hp9 | d 0/0/0 | S1 K2", battle__early_end=False)

    last = [event for event in battle.story or [] if isinstance(event, LineFought)][-1]
    assert last == LineFought(2, 1, 0)
    assert battle.winner == ATTACKER


def test_the_early_end_waits_for_heroic_death() -> None:
    """Both last Units fall in one Line: annihilated, not won (R-43, BV-18)."""
    battle = fought("p 1/0/0 | q 0/0/0 HD1")

    assert fates(battle) == ([None], [None])
    assert battle.winner == NOBODY
