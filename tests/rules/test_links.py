"""Links between the Units of a line-up (RULES 2.8)."""

from __future__ import annotations

from collections import Counter

import pytest

from abth.rules.battle.combat import Battle
from abth.rules.events import LinkBroken, LinkFormed, UnitDefeated
from abth.rules.terms import ATTACKER, DEFENDER, HERO
from tests.rules.asking import board, units
from tests.scenes import BOX, act, fates, fought, let_it_happen, options, scene


def formed(text: str) -> tuple[int, int]:
    """The Link counters of both sides in the Links step, a bit for each gap."""
    battle = fought(text)
    return int(battle.attackers.formed), int(battle.defenders.formed)


def broken(battle: Battle) -> list[tuple[int, int]]:
    """The Links that took damage: side and gap, in their order."""
    story = battle.story or []
    return [(event.side, event.gap) for event in story if isinstance(event, LinkBroken)]


def test_a_unit_shows_half_a_shield_left_right_both_or_neither() -> None:
    """All four kinds are in the box, and Heroes have both (LINK-1)."""
    kinds = Counter((unit.link_left > 0, unit.link_right > 0) for unit in BOX.units)

    assert set(kinds) == {(False, False), (True, False), (False, True), (True, True)}
    for unit in BOX.units:
        if unit.rank == HERO:
            assert min(unit.link_left, unit.link_right) > 0


def test_there_is_one_link_type_for_each_era() -> None:
    """Types 1 to 4; a right half is of the card's own Era (LINK-2, LINK-4)."""
    types = {int(half) for unit in BOX.units for half in (unit.link_left, unit.link_right)}

    assert types == {0, 1, 2, 3, 4}
    for unit in BOX.units:
        assert unit.link_right in (0, unit.era)
        assert unit.link_left in (0, unit.era, unit.era - 1)


@pytest.mark.parametrize(
    ("defenders", "linked"),
    [
        ("genoese-crossbowmen, trung-sisters", 1),  # right 2 meets left 2
        ("genoese-crossbowmen, winged-hussars", 0),  # right 2 meets left 3
        ("trung-sisters, genoese-crossbowmen", 0),  # no halves between them
        ("genoese-crossbowmen, mamluk-lancers", 0),  # half a shield alone
        ("mamluk-lancers, greek-fire-dromon", 0),  # none at all
    ],
)
def test_two_halves_of_one_type_make_a_link(defenders: str, linked: int) -> None:
    """The halves that meet must be there and of the same type (LINK-3)."""
    assert formed(f"archers | {defenders}") == (0, linked)


def test_links_join_one_era_or_two_consecutive_ones() -> None:
    """On the printed cards no other two Units ever link, and IV never with I (LINK-4)."""
    eras = set()
    for near in BOX.units:
        for far in BOX.units:
            if near.link_right and near.link_right == far.link_left:
                eras.add((int(near.era), int(far.era)))

    assert eras == {(1, 1), (1, 2), (2, 2), (2, 3), (3, 3), (3, 4), (4, 4)}


def test_every_completed_shield_gets_a_counter_of_its_type() -> None:
    """In both line-ups (LINK-5)."""
    battle = fought(
        "trung-sisters, knights-templar, genoese-crossbowmen | "
        "roman-legionaries, hussite-war-wagon, knights-templar"
    )

    links = [event for event in battle.story or [] if isinstance(event, LinkFormed)]
    assert [(event.side, event.gap, event.type) for event in links] == [
        (ATTACKER, 0, 2),
        (ATTACKER, 1, 2),
        (DEFENDER, 0, 1),
        (DEFENDER, 1, 2),
    ]


def test_own_units_link_by_standing_side_by_side() -> None:
    """Deployed from hand, never linked on the board before (LINK-6)."""
    game = scene(
        f"players=2 moment=attack-first {board()} era1=I defenders=vitruvian-scorpio "
        "hand1=trung-sisters,genoese-crossbowmen,spy"
    )

    act(game, "deploy trung-sisters", "deploy genoese-crossbowmen", "done")
    assert game.battle.attackers.formed == 1


def test_a_reinforcement_can_complete_a_shield() -> None:
    """It is in place when Links form (LINK-7, R-24)."""
    game = scene(
        f"players=2 moment=reinforce {board()} era1=II attackers=archers deck1= "
        "defenders=ethiopian-chewa"
    )
    act(game, "card trung-sisters")

    assert units(game.battle.defenders.cards) == ["ethiopian-chewa", "trung-sisters"]
    assert game.battle.defenders.formed == 1


def test_a_counter_takes_the_first_damage_of_its_units() -> None:
    """For the front Unit it is aimed at, and for the one behind it (LINK-8)."""
    front = fought("a 1/0/0 hp9 | d1 0/0/0 = d2 0/0/0")
    behind = fought("a 1/0/0 hp9 | d1 0/0/0 = d2 0/0/0 DIV1")

    assert fates(front) == fates(behind) == ([0], [0, 0])
    assert broken(front) == broken(behind) == [(DEFENDER, 0)]


def test_a_counter_that_took_damage_is_gone() -> None:
    """The next damage hits as usual (LINK-9)."""
    battle = fought("a 2/0/0 hp9 | d1 0/0/0 = d2 0/0/0")

    assert fates(battle) == ([0], [None, 0])
    assert broken(battle) == [(DEFENDER, 0)]
    assert battle.defenders.links == 0


def test_links_go_from_the_battlefront_outwards() -> None:
    """The front counter first, then as the next Unit is hit (LINK-10, BV-15)."""
    battle = fought("a 3/0/0 hp9 | x 0/0/0 = y 0/0/0 = z 0/0/0")

    assert broken(battle) == [(DEFENDER, 0), (DEFENDER, 1)]
    assert fates(battle) == ([0], [None, 0, 0])


def test_a_unit_between_two_links_loses_the_nearer_first() -> None:
    """The counter on the side of the Battlefront, then the other (LINK-10)."""
    battle = fought("a 2/0/0 hp9 | x 0/0/0 = y 0/0/0 DIV2 = z 0/0/0")

    assert broken(battle) == [(DEFENDER, 0), (DEFENDER, 1)]
    assert fates(battle) == ([0], [0, 0, 0])


@pytest.mark.parametrize("points", range(1, 8))
def test_a_linked_unit_cannot_be_defeated(points: int) -> None:
    """Whoever falls has lost all its counters before (LINK-11)."""
    battle = fought(f"a {points}/0/0 hp9 | x 0/0/0 = y 0/0/0 = z 0/0/0")
    links = {0, 1}

    for event in battle.story or []:
        if isinstance(event, LinkBroken):
            links.remove(event.gap)
        elif isinstance(event, UnitDefeated):
            assert not links & {event.place - 1, event.place}
    assert len(links) == max(0, 2 - min(points, 1) - (points >= 3))


def test_counters_go_back_after_the_battle() -> None:
    """Phase 3 takes them off both sides (LINK-12)."""
    game = scene(
        f"players=2 moment=reinforce {board()} era1=I attackers=trung-sisters,genoese-crossbowmen "
        "deck1=archers defenders=spartan-hoplites,carthaginian-soldiers hand1=archers hand2=spy"
    )
    assert (game.battle.attackers.formed, game.battle.defenders.formed) == (1, 1)
    let_it_happen(act(game, "strong S1", "risky K4"))
    let_it_happen(act(game, min(options(game))))  # one of the Relics

    assert game.turns == 1
    for line_up in (game.battle.attackers, game.battle.defenders):
        assert line_up.formed == line_up.links == 0


# Geometry, moment and supply


def test_the_attackers_line_up_lies_mirrored() -> None:
    """The left half of the front card meets the right half of the next (R-23, BV-36, BV-37)."""
    assert formed("trung-sisters, genoese-crossbowmen | archers") == (1, 0)
    assert formed("genoese-crossbowmen, trung-sisters | archers") == (0, 0)


def test_the_defenders_line_up_lies_as_printed() -> None:
    """The right half of the front card meets the left half of the next (R-23)."""
    assert formed("archers | genoese-crossbowmen, trung-sisters") == (0, 1)
    assert formed("archers | trung-sisters, genoese-crossbowmen") == (0, 0)


def test_no_link_crosses_the_battlefront() -> None:
    """The two front Units face each other (R-24)."""
    assert formed("genoese-crossbowmen | trung-sisters") == (0, 0)
    assert formed("trung-sisters | genoese-crossbowmen") == (0, 0)


def test_no_new_link_when_a_unit_between_two_others_falls() -> None:
    """Links form once; the gap a fallen Unit leaves is no meeting (R-24)."""
    battle = fought("a 2/5/0 hp9 | genoese-crossbowmen, mongol-horse-archers, trung-sisters")

    # Diversion draws the first damage onto the middle; the next hits the front, unprotected.
    assert fates(battle) == ([3], [None, None, 0])
    assert battle.defenders.formed == 0
    assert broken(battle) == []


def test_link_counters_never_run_out() -> None:
    """Seven of one type in one battle, although the box has five of each (R-25)."""
    chain = "spartan-hoplites, moche-warriors, qin-crossbowmen, carthaginian-soldiers"

    assert formed(f"{chain}, macedonian-phalanx | {chain}") == (0b1111, 0b111)


def test_a_line_up_looks_at_shields_only() -> None:
    """No look at Eras: Base Units or distant Eras with equal halves would link (R-63)."""
    box_units = {unit.id: unit for unit in BOX.units}
    assert box_units["landsknechts"].link_left == box_units["hussite-war-wagon"].link_right == 2
    assert formed("archers | hussite-war-wagon, landsknechts") == (0, 1)

    base = fought("archers = trebuchet | spy = conscripts")  # Base Units given equal halves

    assert (base.attackers.formed, base.defenders.formed) == (1, 1)


def test_an_era_does_not_stop_two_equal_halves() -> None:
    """An Era I card and an Era III card, halves of one type between them: a Link (R-63)."""
    era_one, era_three = "moche-warriors", "winged-hussars"
    assert formed(f"archers | {era_one}, {era_three}") == (0, 0)

    assert formed(f"archers | {era_one} = {era_three}") == (0, 1)


def test_half_shields_are_written_with_a_units_numbers() -> None:
    """`lk(2,-)` is how a Unit's half shields are written (LINK-1, LINK-3)."""
    assert formed("a 0/0/0 lk(2,-), b 0/0/0 lk(-,2) | d 0/0/0 lk(-,3), e 0/0/0 lk(3,-)") == (1, 1)
