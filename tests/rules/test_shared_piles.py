"""Clones share piles, and decisions share a buffer of options: nobody notices."""

from __future__ import annotations

import pytest

from abth.rules.flow import new_game, new_game_in, play
from abth.rules.game import Frame, Game
from abth.rules.options import Options
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


def test_options_of_a_clone_are_its_own() -> None:
    """One buffer serves all decisions of a match, and no other match (part 8)."""
    game, dice = new_game(BOX, 3), Dice(5)
    before: list[tuple[Game, list[int]]] = []
    while not game.is_over:
        if game.to_act != CHANCE:
            before.append((game.clone(), game.legal()))
        step(game, dice)

    assert len(before) > 100
    assert all(twin.legal() == options for twin, options in before)


def test_only_offered_actions_are_options() -> None:
    game = new_game(BOX, 2)
    numbers = range(len(game.frame.actions.texts))

    assert [number for number in numbers if game.is_option(number)] == game.legal()
    assert not game.is_option(-1)
    assert not game.is_option(2**70)


def test_options_have_no_limit() -> None:
    """A box of someone's own may have more kinds of cards than any buffer expects (D-6, D-10)."""
    options = Options()
    for number in range(100):
        options.add(number)

    assert options.listed() == list(range(100))
    assert options.copy().listed() == list(range(100))
