"""What the next tile would give, and what a step ends, is what then happens (RULES 2.4)."""

from __future__ import annotations

import random

import pytest

from abth.rules import moments
from abth.rules.chance import first_number, urn
from abth.rules.facts import facts_for
from abth.rules.flow import apply, new_game
from abth.rules.game import Game
from abth.rules.playout import Dice
from abth.rules.rulings import Rulings, rulings_of
from abth.rules.terms import CHANCE, NONE
from tests.scenes import BOX

EDITIONS = ("default", "en", "de", "it")


def chance_acts(game: Game, dice: Dice) -> None:
    while game.to_act == CHANCE:
        apply(game, int(first_number(game) + dice.piece(urn(game))))


def preparations(rulings: Rulings, seed: int, wanted: int) -> list[Game]:
    """Games in which somebody stands at the gear."""
    dice, choices = Dice(seed), random.Random(seed)
    game = new_game(BOX, 3, rulings)
    found: list[Game] = []
    chance_acts(game, dice)
    while game.to_act >= 0 and len(found) < wanted:
        if game.moment in (moments.FIRST_TILE, moments.PREPARE):
            found.append(game.clone())
        apply(game, choices.choice(game.legal()))
        chance_acts(game, dice)
    return found


def after(game: Game, text: str, seed: int = 1) -> Game:
    """The game after an action, with what chance makes of it."""
    twin = game.clone()
    apply(twin, game.frame.actions.number(text))
    chance_acts(twin, Dice(seed))
    return twin


def legal(game: Game) -> list[str]:
    return [game.frame.actions.text(number) for number in game.legal()]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_preview_tells_what_the_tile_then_gives(edition: str) -> None:
    """The Eras, the actions, the token space (TRAVEL-6, 8, 13, 23, 25, R-5, R-60)."""
    seen = 0
    for game in preparations(rulings_of(edition), 7, 60):
        preview = facts_for(game, int(game.to_act)).insert
        assert (preview is not None) == ("insert" in legal(game))
        if preview is None:
            continue
        seen += 1
        then = after(game, "insert")
        facts = facts_for(then, int(then.to_act))
        assert then.moment == moments.PREPARE or len(preview.eras) == 1
        if then.moment != moments.PREPARE:
            continue
        assert preview.sectors == facts.active_sectors
        assert sorted(preview.actions) == [n for n, one in enumerate(facts.actions) if one.active]
        assert sorted(preview.possible) == [
            n for n, one in enumerate(facts.actions) if one.refusal is None
        ]
        assert preview.tile == then.active_tile
        assert preview.space is not None
        assert preview.space == facts.pointed_space
        assert preview.space is not None
        lies = then.token_spaces[preview.space]
        assert preview.token == (None if lies == NONE else lies)
        jumps = [text for text in legal(then) if text.startswith("jump ")]
        assert [f"jump {['I', 'II', 'III', 'IV'][era - 1]}" for era in preview.eras] == jumps
    assert seen > 10


def test_a_tile_that_is_drawn_into_the_gear_is_unknown() -> None:
    """Only the wheel can be foreseen where tiles go directly to the active place (R-1)."""
    rulings = Rulings(gear_queue="direct_to_active")
    for game in preparations(rulings, 3, 20):
        preview = facts_for(game, int(game.to_act)).insert
        if preview is None:
            continue
        then = after(game, "insert", seed=2)
        assert (preview.tile, preview.eras, preview.token) == (None, (), None)
        if then.moment == moments.PREPARE:
            assert preview.sectors == facts_for(then, 0).active_sectors


def test_where_the_wheel_points_the_space_is_known() -> None:
    rulings = Rulings(gear_queue="direct_to_active", gear_token_pointer="wheel")
    for game in preparations(rulings, 3, 20):
        preview = facts_for(game, int(game.to_act)).insert
        then = after(game, "insert", seed=2) if preview is not None else game
        if preview is not None and then.moment == moments.PREPARE:
            assert preview.space == facts_for(then, 0).pointed_space


@pytest.mark.parametrize("deadline", ["jump", "deployment"])
def test_what_a_step_ends_cannot_be_done_after_it(deadline: str) -> None:
    """R-10, R-11, R-59, TRAVEL-28."""
    rulings = Rulings(actions_deadline=deadline)
    ended = 0
    for game in preparations(rulings, 5, 60):
        ends = facts_for(game, int(game.to_act)).ends
        if game.moment != moments.PREPARE:
            assert ends is None
            continue
        assert ends is not None
        assert ends.insert_with_use == ends.insert_with_jump == ("insert" in legal(game))
        assert ends.take_with_jump == ("take" in legal(game))
        names = [BOX.gear_actions[action].symbol for action in ends.actions_with_jump]
        usable = [text.removeprefix("use ") for text in legal(game) if text.startswith("use ")]
        assert names == (sorted(usable) if deadline == "jump" else [])
        for text in legal(game):
            if text.startswith("use ") or text == "take":
                assert "insert" not in legal(after(game, text))
                ended += ends.insert_with_use
            if text.startswith("jump "):
                then = legal(after(game, text))
                assert not {"insert", "take", *(f"use {name}" for name in names)} & set(then)
    assert ended > 0


def test_nobody_at_the_gear_has_no_preview() -> None:
    facts = facts_for(new_game(BOX, 2), None)

    assert (facts.insert, facts.ends) == (None, None)
