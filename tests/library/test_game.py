"""A match for programs: `abth.new_game` and `abth.Game`.

Also proves abth/protocol/settings.py.
"""

from __future__ import annotations

import copy
import pickle
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

import abth
from abth.rules.flow import new_game
from abth.rules.playout import Dice, play_at_random
from abth.rules.position import digest
from abth.rules.rulings import Value
from abth.rules.terms import CHANCE
from abth.words.complaints import Complaint
from tests.scenes import BOX


def finished(game: abth.Game) -> abth.Game:
    """The match after everyone has taken the first legal action to the end."""
    while not game.is_over:
        game.apply(game.legal()[0])
    return game


def test_a_match_is_played_in_three_lines() -> None:
    game = finished(abth.new_game(players=4, seed=7))

    assert (game.players, len(game.scores), game.round, game.to_act) == (4, 4, 6, -2)
    assert max(game.scores) == game.scores[game.winners[0]]


def test_the_same_seed_gives_the_same_match() -> None:
    assert finished(abth.new_game(3, seed=1)).scores == finished(abth.new_game(3, seed=1)).scores
    assert digest(finished(abth.new_game(3, seed=1)).state) != digest(
        finished(abth.new_game(3, seed=2)).state
    )


def test_an_action_is_played_by_its_number_or_in_words() -> None:
    by_number, by_text = abth.new_game(seed=1), abth.new_game(seed=1)
    action = by_number.legal()[1]

    by_number.apply(action)
    by_text.apply(by_text.text(action))

    assert digest(by_number.state) == digest(by_text.state)
    assert by_text.number(by_text.text(action)) == action


@pytest.mark.parametrize("action", ["deploy trebuchet", 0, -1, 10_000, 10**30])
def test_an_illegal_action_is_refused_with_its_atom_and_changes_nothing(action: int | str) -> None:
    game = abth.new_game(seed=1)
    before = digest(game.state)

    with pytest.raises(abth.IllegalAction) as refused:
        game.apply(action)

    assert str(refused.value).endswith(f" ({refused.value.atom})")
    assert "refusal-" not in str(refused.value)  # a sentence, not the id of one
    assert digest(game.state) == before


def test_without_a_seed_chance_is_a_player() -> None:
    game = abth.new_game()
    while game.to_act != CHANCE:
        assert game.outcomes() == []
        game.apply(game.legal()[0])

    outcomes = game.outcomes()

    assert game.legal() == []
    assert sum(chance for _, chance in outcomes) == Fraction(1)
    with pytest.raises(abth.IllegalAction):
        game.apply("jump I")
    game.apply(outcomes[0][0])


def test_the_rules_play_the_same_match_underneath() -> None:
    game, state = abth.new_game(2, rulings={"game.rounds": 8}), new_game(BOX, 2)

    assert game.state.frame.rounds == 8
    assert game.legal() == state.legal()
    assert game.view(0).options == tuple(game.legal())
    assert game.view(None).options == ()


@pytest.mark.parametrize("duplicate", [abth.Game.clone, copy.copy, copy.deepcopy, "pickle"])
def test_a_copy_goes_its_own_way_with_the_same_chance(duplicate: object) -> None:
    game = abth.new_game(2, seed=4)
    before = digest(game.state)

    twin = duplicate(game) if callable(duplicate) else pickle.loads(pickle.dumps(game))

    assert finished(twin).scores == finished(game.clone()).scores
    assert digest(game.state) == before


def test_a_clone_can_have_a_chance_of_its_own() -> None:
    game = abth.new_game(2, seed=4)

    assert len({finished(game.clone(seed=seed)).scores for seed in range(5)}) > 1


def test_a_match_before_its_end_has_no_winners() -> None:
    game = abth.new_game(2, seed=4)

    assert (game.winners, game.scores, game.is_over) == ((), (0, 0), False)
    assert repr(game).startswith("<Game 2 players, Round 1 of 6, seat 0: sabaton")
    play_at_random(game.state, Dice(1))
    assert game.winners


def test_a_number_of_numpys_is_an_action() -> None:
    """What a random generator of NumPy chooses among the options is no `int`."""
    game, other = abth.new_game(players=2, seed=1), abth.new_game(players=2, seed=1)
    action = game.legal()[-1]

    game.apply(np.int64(action))
    other.apply(action)

    assert digest(game.state) == digest(other.state)


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_seat_that_nobody_has_has_no_view(seat: int) -> None:
    game = abth.new_game(players=2, seed=1)

    with pytest.raises(ValueError, match=f"there is no seat {seat}"):
        game.view(seat)


@pytest.mark.parametrize(
    ("edition", "rulings", "said"),
    [
        ("xx", {}, "unknown edition “xx”; use default, en, de, fr, it, or es"),
        ("en", {"game.round": 8}, "unknown ruling “game.round”"),
        ("en", {"game.rounds": 9}, "ruling game.rounds cannot be “9”; use 6 or 8"),
    ],
)
def test_a_wrong_edition_or_ruling_is_told_in_a_sentence(
    edition: str, rulings: dict[str, Value], said: str
) -> None:
    with pytest.raises(Complaint) as refused:
        abth.new_game(edition=edition, rulings=rulings)

    assert str(refused.value) == said
    assert str(pickle.loads(pickle.dumps(refused.value))) == said


def test_a_box_that_cannot_be_read_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"dice\.toml: cannot be read: there is no such file"):
        abth.load_box(tmp_path)
