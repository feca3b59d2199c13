"""The worked examples of the rulebook to read are the engine's."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from abth.content import load_box
from abth.content.worked_examples import WorkedBattle as Example
from abth.content.worked_examples import worked_examples
from abth.protocol.story.brief import told
from abth.protocol.wire import WorkedBattle, WorkedSide
from abth.rules.battle.combat import Battle, engage, fight
from abth.rules.events import BattleDecided, LineFought
from abth.rules.game import Game
from abth.rules.notation import parse_battle
from abth.rules.reading import read_position
from abth.server.rulebook import played_battle, rulebook_facts
from abth.words import LANGUAGES, words_in
from tests.letters import letters
from tests.scenes import act
from tests.scenes import fates as fates_of
from tests.story import totals

BOX = load_box()
FACTS = rulebook_facts(BOX)
EXAMPLES = worked_examples()
SHOWN = {battle.id: battle for battle in FACTS.battles}


def fought(example: Example) -> Game:
    """The battle of an example, played in the engine from its position to its end."""
    game = read_position(example.position, BOX)
    game.listen()
    return act(game, *example.actions)


def pure_battle(battle: WorkedBattle) -> Battle:
    """The same line-ups and dice as a battle outside any match, fought."""
    last = battle.steps[-1]
    sides, faces = [], []
    for side in (last.attackers, last.defenders):
        words = [
            BOX.units[unit.card].id
            + ("" if unit.token is None else f" @{BOX.tokens[unit.token].id}")
            for unit in side.units
        ]
        sides.append(", ".join(words))
        die = BOX.strong if side.strong else BOX.risky
        faces.append(die[side.face or 0].id)
    found = parse_battle(" | ".join([*sides, " ".join(faces)]), BOX)
    found.story = []
    engage(found)
    fight(found)
    return found


def fates(side: WorkedSide) -> list[int | None]:
    """Damage of every Unit, None for a defeated one."""
    return [unit.damage if unit.stands else None for unit in side.units]


def test_every_example_is_there() -> None:
    assert list(SHOWN) == ["par", "scorpio", "spy", "joakim", "chris"]
    assert FACTS.score is not None
    assert len(FACTS.gear) == 4


@pytest.mark.parametrize("example", EXAMPLES.battles, ids=lambda one: one.id)
def test_the_steps_of_a_worked_battle_are_those_of_the_engine(example: Example) -> None:
    """TV-6 to TV-10: totals and result (BATTLE-6, VICT-2)."""
    game = fought(example)
    battle = SHOWN[example.id]
    story = game.story or []

    assert tuple(told(story)) == example.story
    lines = [(one.attacker, one.defender) for one in story if isinstance(one, LineFought)]
    assert [step.totals for step in battle.steps if step.totals is not None] == lines
    [end] = [one for one in story if isinstance(one, BattleDecided)]
    last = battle.steps[-1]
    assert last.survivors == (end.attackers, end.defenders)
    assert [unit.card for unit in last.attackers.units] == list(game.battle.attackers.cards)


@pytest.mark.parametrize("battle", FACTS.battles, ids=lambda one: one.id)
def test_a_worked_battle_ends_as_the_same_battle_outside_a_match(battle: WorkedBattle) -> None:
    """Line-ups and dice decide it, nothing else (DMG-3, VICT-4)."""
    last = battle.steps[-1]

    fought = pure_battle(battle)

    assert (fates(last.attackers), fates(last.defenders)) == fates_of(fought)
    lines = [step.totals for step in battle.steps if step.totals is not None]
    assert lines == totals(fought)


@pytest.mark.parametrize("battle", FACTS.battles, ids=lambda one: one.id)
def test_a_step_begins_where_the_step_before_ended(battle: WorkedBattle) -> None:
    """Damage stays, and who fell does not rise (DMG-4, DMG-5)."""
    for before, after in pairwise(battle.steps):
        for ended, begun in (
            (before.attackers, after.attackers),
            (before.defenders, after.defenders),
        ):
            for unit, same in zip(ended.units, begun.units, strict=False):
                assert same.damage == unit.damage + unit.struck
                assert same.stands == (unit.stands and not unit.falls)
    assert battle.steps[0].kind == "deployment"
    assert battle.steps[-1].kind == "result"


def test_pars_link_is_laid_and_broken() -> None:
    """The first damage of the first Line takes the Link (LINK-5, LINK-8)."""
    steps = {step.kind: step for step in SHOWN["par"].steps}

    assert steps["links"].defenders.links == [2]
    assert (steps["long"].defenders.links, steps["long"].defenders.broken) == ([0], [2])
    assert [unit.falls for unit in steps["long"].defenders.units] == [True, False]


def test_who_fights_whom() -> None:
    names = [sabaton.id for sabaton in BOX.sabatons]
    par, joakim = SHOWN["par"], SHOWN["joakim"]

    assert (names[par.attacker], par.defender, par.era) == ("par", None, 2)
    assert (names[joakim.attacker], names[joakim.defender or 0]) == ("chris", "joakim")


def test_tommys_points_add_up() -> None:
    """TV-11: 3 Elite, 1 Hero, 5 Relics, a Prowess token of 5 (SCORE-3 to 7)."""
    score = FACTS.score
    assert score is not None

    assert [(step.source, step.points, step.total) for step in score.steps] == [
        ("elite", 3, 3), ("heroes", 3, 6), ("relics", 7, 13), ("prowess", 5, 18),
    ]  # fmt: skip
    assert (len(score.units), len(score.heroes), len(score.relics)) == (3, 1, 5)
    assert score.prowess == [5]
    assert score.steps[-1].total == EXAMPLES.score.total


def test_the_gear_turns_with_every_tile() -> None:
    """The Pending tile becomes Active, and the wheel turns one step (TRAVEL-6, TRAVEL-8)."""
    for before, after in pairwise(FACTS.gear):
        assert after.active_tile == before.pending_tile
        assert after.wheel == (before.wheel + 1) % 4
        assert len(after.active_sectors) == 2


def test_with_other_cards_the_examples_are_left_out() -> None:
    """The sentences beside the steps would not be true."""
    other = letters("a I 0/0/2", "b I 0/1/2")
    facts = rulebook_facts(other)

    assert (facts.battles, facts.score) == ([], None)
    changed = Example("par", EXAMPLES.battles[0].position, EXAMPLES.battles[0].actions, ("x",))
    assert played_battle(changed, BOX) is None


def caption(example: str, step: int) -> str:
    return f"rulebook-example-{example}-{step}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told_in_every_language(language: str) -> None:
    """As many sentences as steps, no more and no fewer."""
    words = words_in(language)
    steps = {battle.id: len(battle.steps) for battle in FACTS.battles}
    steps |= {"tommy": len(FACTS.score.steps) if FACTS.score else 0, "gear": len(FACTS.gear)}

    for example, count in steps.items():
        told = [step for step in range(1, count + 2) if words.has(caption(example, step))]
        assert told == list(range(1, count + 1)), example


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_that_the_sentences_name_are_printed(language: str) -> None:
    """What a sentence says a Unit or a die adds is what the box says."""
    words = words_in(language)
    units = {unit.id: unit for unit in BOX.units}
    faces = {face.id: face for face in (*BOX.strong, *BOX.risky)}
    named = {
        caption("par", 4): (faces["K1"].long, faces["S4"].close),
        caption("par", 6): (units["genoese-crossbowmen"].medium,),
        caption("par", 7): (units["trung-sisters"].close, faces["S4"].close),
        caption("scorpio", 3): (faces["K3"].close,),
        caption("spy", 2): (units["ballonabwehrkanone"].long,),
        caption("joakim", 4): (faces["S1"].long, faces["K1"].long),
    }

    for message, numbers in named.items():
        assert [int(found) for found in re.findall(r"\d+", words.t(message))] == list(numbers)
    assert units["trung-sisters"].damage_icons == units["spartan-hoplites"].damage_icons == 2
