"""Assault: Links lost before the battle (RULES 2.9)."""

from __future__ import annotations

import pytest

from abth.rules.battle.combat import Battle
from abth.rules.events import LinkAssaulted, LinkBroken, LinkFormed
from abth.rules.terms import ATTACKER, DEFENDER
from tests.rules.asking import board, due
from tests.scenes import act, fates, fought, scene

CHAIN = "x 0/0/0 = y 0/0/0 = z 0/0/0"


def removed(battle: Battle) -> list[tuple[int, int]]:
    """Side and gap of the Links that Assault took."""
    story = battle.story or []
    return [(event.side, event.gap) for event in story if isinstance(event, LinkAssaulted)]


@pytest.mark.parametrize(("icons", "left"), [(0, 0b11), (1, 0b10), (2, 0)])
def test_each_assault_icon_removes_one_link(icons: int, left: int) -> None:
    """One counter of the opposing line-up for each icon (ASSAULT-1, BV-14)."""
    battle = fought(f"a 0/0/0 hp9 ASL{icons} | {CHAIN}")

    assert battle.defenders.formed == 0b11
    assert battle.defenders.links == left


@pytest.mark.parametrize(("count", "left"), [("per_icon", 0), ("per_unit", 0b10)])
def test_two_icons_of_one_unit_count_twice_or_once(count: str, left: int) -> None:
    """By ruling a Unit removes one counter, however many icons it shows (R-66, E-15)."""
    battle = fought(f"a 0/0/0 ASL2 | {CHAIN}", icons__count=count)

    assert battle.defenders.links == left


def test_each_unit_with_the_icon_counts_once() -> None:
    """Two Units remove two counters, also where each Unit counts once (R-66, ASSAULT-1)."""
    battle = fought(f"a 0/0/0 ASL2, b 0/0/0 ASL1 | {CHAIN}", icons__count="per_unit")

    assert battle.defenders.links == 0


def test_icons_of_several_units_add_up() -> None:
    """Two Units with an icon each remove two counters (ASSAULT-1)."""
    battle = fought(f"a 0/0/0 ASL1, b 0/0/0 ASL1 | {CHAIN}")

    assert battle.defenders.links == 0


def test_the_defender_assaults_too() -> None:
    """Both sides lose Links to the other, in the same step (ASSAULT-1)."""
    battle = fought("a 0/0/0 ASL1 = b 0/0/0 | d 0/0/0 ASL1 = e 0/0/0")

    assert (battle.attackers.formed, battle.defenders.formed) == (1, 1)
    assert (battle.attackers.links, battle.defenders.links) == (0, 0)


def test_the_link_closest_to_the_battlefront_goes_first() -> None:
    """Whichever Units it joins (ASSAULT-2)."""
    front = fought(f"a 0/0/0 ASL1 | {CHAIN}")
    later = fought("a 0/0/0 ASL1 | w 0/0/0, x 0/0/0 = y 0/0/0 = z 0/0/0")
    own = fought("x 0/0/0 = y 0/0/0 = z 0/0/0 | d 0/0/0 ASL1")

    assert removed(front) == [(DEFENDER, 0)]
    assert removed(later) == [(DEFENDER, 1)]
    assert removed(own) == [(ATTACKER, 0)]


def test_assault_without_an_opposing_link_does_nothing() -> None:
    """More icons than Links, or no Link at all (ASSAULT-3)."""
    battle = fought("a 0/0/0 ASL3 | d 0/0/0, e 0/0/0")
    assert removed(battle) == []
    assert fates(battle) == ([0], [0, 0])

    battle = fought("a 0/0/0 ASL3 = b 0/0/0 | d 0/0/0 = e 0/0/0")
    assert battle.defenders.links == 0
    assert battle.attackers.links == 1  # never the own


def test_assault_happens_once_and_before_the_lines() -> None:
    """No Link is taken by it during the Lines of Combat (ASSAULT-4)."""
    battle = fought(f"a 0/0/0 hp9 ASL1 | {CHAIN}")

    kinds = [type(event) for event in battle.story or []]
    assert kinds.count(LinkAssaulted) == 1
    assert LinkBroken not in kinds
    assert kinds.index(LinkAssaulted) < len(kinds) - 4  # three Lines and the end follow
    assert battle.defenders.links == 0b10


def test_assault_comes_before_tokens_and_dice() -> None:
    """When the Attacker lays tokens the Links are gone already (ASSAULT-4)."""
    game = scene(
        f"players=2 moment=reinforce {board()} era1=II attackers=mauryan-war-elephants deck1= "
        "defenders=genoese-crossbowmen,knights-templar,trung-sisters tokens1=close+1"
    )

    assert due(game) == "attack-tokens"
    assert (game.battle.defenders.formed, game.battle.defenders.links) == (0b11, 0b10)
    assert game.strong_face < 0
    act(game, "assign close+1 1", "strong S1")
    assert game.battle.defenders.links == 0b10


def test_a_reinforcement_assaults_as_well() -> None:
    """It is there when Links are counted and taken (ASSAULT-1)."""
    game = scene(
        f"players=2 moment=reinforce {board()} era1=II attackers=conscripts "
        "deck1=mauryan-war-elephants defenders=genoese-crossbowmen,trung-sisters"
    )
    story = game.listen()
    act(game, "card mauryan-war-elephants")

    assert sum(isinstance(event, LinkFormed) for event in story) == 1
    assert game.battle.defenders.links == 0
