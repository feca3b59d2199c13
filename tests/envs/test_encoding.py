"""Rows and masks, written fast: they tell what views tell, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from abth.content import load_box
from abth.envs.observation import Observer
from abth.rules.flow import new_game_in, play
from abth.rules.game import Frame, Game
from abth.rules.playout import Dice, let_chance_act
from abth.rules.rulings import rulings_of
from abth.rules.terms import CHANCE, OVER
from abth.rules.views import view_for
from tests.envs.rows_from_views import ViewObserver
from tests.onlookers import dealt_anew

OTHER_BOX = Path(__file__).parents[1] / "box"


def positions(frame: Frame, players: int, seed: int, every: int) -> Iterator[Game]:
    """A random match, one position of several."""
    game, dice = new_game_in(frame, players), Dice(seed)
    step = 0
    while game.to_act != OVER:
        if step % every == 0:
            yield game
        step += 1
        if game.to_act == CHANCE:
            let_chance_act(game, dice)
        else:
            play(game, dice.choose(game.options))
    yield game


@pytest.mark.parametrize(
    ("players", "edition", "folder", "seed"),
    [(2, "default", None, 1), (3, "en", None, 2), (5, "de", None, 3), (2, "it", OTHER_BOX, 4)],
)
def test_rows_are_those_that_views_give(
    players: int, edition: str, folder: Path | None, seed: int
) -> None:
    frame = Frame(load_box(folder), rulings_of(edition))
    slow, fast = ViewObserver(frame, players), Observer(frame, players)
    assert fast.slices == slow.slices
    written = set()
    for game in positions(frame, players, seed, every=3):
        for seat in range(players):
            view = view_for(game, seat)
            found = fast.observe(game, seat)
            expected = slow.observe(view)
            assert np.array_equal(found["observation"], expected)
            assert list(np.flatnonzero(found["action_mask"])) == sorted(view.options)
            written |= {name for name, part in slow.slices.items() if expected[part].any()}
    assert len(written) > len(slow.slices) - 6  # nearly every part was compared with something


@pytest.mark.parametrize("edition", ["default", "en"])
def test_different_secrets_give_the_same_row(edition: str) -> None:
    """R-47, R-49, R-55: hands, decks and values that a seat cannot know leave no trace."""
    frame = Frame(load_box(), rulings_of(edition))
    observer, dice = Observer(frame, 3), Dice(3)
    differing = 0
    for game in positions(frame, 3, seed=3, every=9):
        for seat in range(3):
            other = dealt_anew(game, seat, dice)
            one = observer.observe(game, seat)["observation"]
            assert np.array_equal(one, observer.observe(other, seat)["observation"])
            differing += any(
                mine.hand != theirs.hand
                for mine, theirs in zip(game.players, other.players, strict=True)
            )
    assert differing > 20


def test_an_observation_stays_as_it_was() -> None:
    """The memory is written again and again; what was handed out is a copy."""
    frame = Frame(load_box(), rulings_of())
    observer = Observer(frame, 2)
    seen = [
        (observer.observe(game, 0), view_for(game, 0)) for game in positions(frame, 2, 1, every=40)
    ]
    slow = ViewObserver(frame, 2)

    for observation, view in seen:
        assert np.array_equal(observation["observation"], slow.observe(view))
