"""Clones share piles, and matches share lists of options: nobody notices."""

from __future__ import annotations

import pytest

from abth.rules import moments
from abth.rules.flow import new_game, new_game_in, play
from abth.rules.game import Frame, Game
from abth.rules.phases.time_travel import preparations
from abth.rules.playout import Dice, let_chance_act, play_at_random
from abth.rules.rulings import Rulings
from abth.rules.saving import saved
from abth.rules.terms import CHANCE
from tests.scenes import BOX


def step(game: Game, dice: Dice) -> None:
    """Play one action at random."""
    if game.to_act == CHANCE:
        let_chance_act(game, dice)
    else:
        play(game, dice.choose(game.options))


def pieces_of_the_box() -> str:
    return repr((BOX.token_pile, BOX.elites, BOX.heroes, BOX.base_set))


@pytest.mark.parametrize("players", [2, 5])
def test_match_and_clone_play_on_without_touching_each_other(players: int) -> None:
    game, dice = new_game(BOX, players), Dice(players)
    twins: list[tuple[Game, str]] = []
    while not game.is_over:
        twin = game.clone()
        before = repr(saved(game))
        play_at_random(twin.clone(), Dice(1))
        assert repr(saved(twin)) == before
        step(twin, Dice(2))
        assert repr(saved(game)) == before
        twins.append((twin, repr(saved(twin))))
        for _ in range(11):
            if not game.is_over:
                step(game, dice)

    assert [repr(saved(twin)) for twin, _ in twins] == [then for _, then in twins]


def test_matches_leave_the_box_as_it_is() -> None:
    before = pieces_of_the_box()
    frame = Frame(BOX, Rulings())
    for seed in range(20):
        play_at_random(new_game_in(frame, 2 + seed % 4), Dice(seed))

    assert pieces_of_the_box() == before


def test_options_made_once_are_those_of_now() -> None:
    """Each list for Phase 1 is kept under a number that holds all it depends on (D-4)."""
    frame = Frame(BOX, Rulings())
    asked = 0
    for seed in range(40):
        game, dice = new_game_in(frame, 2 + seed % 4), Dice(seed)
        while not game.is_over:
            if game.moment == moments.PREPARE:
                assert game.options == preparations(game, game.players[game.active])
                asked += 1
            step(game, dice)

    assert asked > 1000
    assert frame.only_insert == [frame.actions.insert]
    assert frame.only_alone == [frame.actions.company]
    assert frame.only_done == [frame.actions.done]
