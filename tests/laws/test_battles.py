"""Battles of the engine against the reference procedure of the rules (appendix A)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from abth.rules.battle.combat import Battle, engage, fight
from abth.rules.battle.line_up import LineUp
from abth.rules.notation import parse_battle, write_battle
from abth.rules.rulings import Rulings
from tests.appendix_a import Fighter, Reference, Side, numbers
from tests.scenes import BOX, fates
from tests.strategies import LAW, battles, combat_rulings


def side_of(line_up: LineUp, text: str, die: tuple[int, int, int]) -> Side:
    """The same line-up for the reference; Links as the text joins them."""
    joins = [char for char in text if char in ",="]
    fighters = [
        Fighter(
            (int(unit.long), int(unit.medium), int(unit.close)),
            int(unit.damage_icons),
            int(unit.heroic_death),
            int(unit.accuracy),
            int(unit.diversion),
            int(unit.assault),
        )
        for unit in line_up.units
    ]
    return Side(fighters, {gap for gap, join in enumerate(joins) if join == "="}, die)


def reference_of(battle: Battle, text: str, rulings: Rulings) -> Reference:
    """The reference before anything has happened."""
    attackers, defenders, _ = text.split("|")
    return Reference(
        side_of(battle.attackers, attackers, numbers(battle.attacker_die)),
        side_of(battle.defenders, defenders, numbers(battle.defender_die)),
        rulings,
    )


def sides(battle: Battle) -> tuple[LineUp, LineUp]:
    return battle.attackers, battle.defenders


@pytest.mark.slow
@settings(LAW, max_examples=500)
@given(battles(), combat_rulings())
def test_battles_go_as_the_reference_procedure_says(text: str, rulings: Rulings) -> None:
    """Appendix A with every alternative of appendix B (BATTLE-1 to 8, ABIL-1 to 12, R-36 to 43)."""
    battle = parse_battle(text, BOX, rulings)
    reference = reference_of(battle, text, rulings)
    engage(battle)
    reference.assault()
    links = [{gap for gap in range(4) if side.links >> gap & 1} for side in sides(battle)]
    assert links == [side.links for side in reference.sides], "Links and Assault"

    fight(battle)
    winner = reference.fight()

    expected = [
        [unit.damage if unit.face_up else None for unit in side.fighters]
        for side in reference.sides
    ]
    assert list(fates(battle)) == expected
    assert ("attacker", "defender", "nobody")[battle.winner] == winner
    links = [{gap for gap in range(4) if side.links >> gap & 1} for side in sides(battle)]
    assert links == [side.links for side in reference.sides], "what is left of the Links"


@LAW
@given(battles())
def test_a_battle_fought_again_goes_the_same_way(text: str) -> None:
    """ENG-3: a battle depends on line-ups and dice alone, and leaves nothing behind."""
    battle = parse_battle(text, BOX)
    engage(battle)
    fight(battle)
    first = fates(battle), battle.winner, battle.attackers.links, battle.defenders.links
    engage(battle)
    fight(battle)

    assert (fates(battle), battle.winner, battle.attackers.links, battle.defenders.links) == first


@LAW
@given(battles())
def test_no_linked_unit_ever_lies_face_down(text: str) -> None:
    """I-10, LINK-11: a Unit that still has a Link counter stands."""
    battle = parse_battle(text, BOX)
    engage(battle)
    fight(battle)

    for line_up in sides(battle):
        for gap in range(len(line_up.units) - 1):
            if line_up.links >> gap & 1:
                assert line_up.stands(gap)
                assert line_up.stands(gap + 1)


@LAW
@given(battles())
def test_numbers_of_units_survive_writing(text: str) -> None:
    """TERM-10: what is written of a Unit is what was read."""
    battle = parse_battle(text.replace(" = ", ", "), BOX)

    written = write_battle(battle, BOX)

    assert write_battle(parse_battle(written, BOX), BOX) == written
