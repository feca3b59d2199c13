"""Many matches in one call: the same as one by one, with rewards, restarts and copies."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import numpy as np
import pytest

from abth.envs import VectorMatches
from abth.envs.observation import Observer
from abth.rules.flow import play
from abth.rules.playout import Dice, let_chance_act
from abth.rules.refusals import IllegalAction
from abth.rules.scoring import standing
from abth.rules.terms import CHANCE, OVER


def test_every_row_is_that_of_the_seat_to_act() -> None:
    env = VectorMatches(5, players=3)
    observation, info = env.reset(seed=1)
    observer = Observer(env.frame, 3)
    for _ in range(80):
        assert env.observation_space.contains(observation)
        for number, game in enumerate(env.matches.games):
            assert info["seat"][number] == game.to_act
            alone = observer.observe(game, int(game.to_act))
            assert np.array_equal(observation["observation"][number], alone["observation"])
            assert np.array_equal(observation["action_mask"][number], alone["action_mask"])
        observation, _, _, _, info = env.step(env.random_actions())


@pytest.mark.parametrize("reward", ["win", "margin", "gains"])
def test_matches_go_on_as_they_would_alone(reward: str) -> None:
    """The same seeds and the same choices, one match after the other by the bare rules."""
    env = VectorMatches(3, players=2, reward=reward)
    env.reset(seed=[11, 12, 13])
    alone = [(env.settings.start.clone(), Dice(seed)) for seed in (11, 12, 13)]
    paid = np.zeros((3, 2))
    ends = 0
    for game, dice in alone:
        while game.to_act == CHANCE:
            let_chance_act(game, dice)
    while ends < 6:
        actions = np.array([game.legal()[-1] for game in env.matches.games])
        _, rewards, ended, truncated, _ = env.step(actions)
        paid += rewards
        for number, (game, dice) in enumerate(alone):
            play(game, actions[number])
            while game.to_act == CHANCE:
                let_chance_act(game, dice)
            assert ended[number] == (game.to_act == OVER)
            if game.to_act != OVER:
                continue
            ends += 1
            result = standing(game)
            lead = float(result.totals[0] - result.totals[1])
            shares = [float(seat in result.winners) / len(result.winners) for seat in (0, 1)]
            assert list(paid[number]) == (shares if reward == "win" else [lead, -lead])
            paid[number] = 0
            alone[number] = (env.settings.start.clone(), dice)
            while alone[number][0].to_act == CHANCE:
                let_chance_act(alone[number][0], dice)
        assert not truncated.any()


def test_one_illegal_action_stops_all() -> None:
    env = VectorMatches(3)
    observation, _ = env.reset(seed=1)
    actions = env.random_actions()
    actions[2] = int(observation["action_mask"][2].argmin())

    with pytest.raises(IllegalAction, match=r"^[A-Z].*\. \([A-Z]+-\d+\)$"):  # a sentence, an atom
        env.step(actions)

    assert [game.turns for game in env.matches.games] == [0, 0, 0]
    assert all(len(game.legal()) == 5 for game in env.matches.games)  # nobody has a Sabaton yet


def test_the_same_seed_gives_the_same_matches() -> None:
    def played() -> float:
        env = VectorMatches(4, players=4)
        env.reset(seed=9)
        sums = [env.step(env.random_actions())[0]["observation"].sum() for _ in range(100)]
        return float(np.sum(sums))

    assert played() == played()


def test_arrays_are_copies_unless_asked_otherwise() -> None:
    env = VectorMatches(2)
    before, _ = env.reset(seed=1)
    kept = before["observation"].copy()
    env.step(env.random_actions())
    assert np.array_equal(before["observation"], kept)

    env = VectorMatches(2, copy=False)
    before, _ = env.reset(seed=1)
    after, _, _, _, _ = env.step(env.random_actions())
    assert after["observation"] is before["observation"]
    assert not after["observation"].flags.writeable


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_by_itself(duplicate: Callable[[VectorMatches], VectorMatches]) -> None:
    env = VectorMatches(3, reward="gains")
    env.reset(seed=1)
    for _ in range(150):
        env.step(env.random_actions())

    twin = duplicate(env)

    assert np.array_equal(twin._rewards, env._rewards)
    for _ in range(50):
        one, other = env.step(env.random_actions()), twin.step(twin.random_actions())
        assert np.array_equal(one[0]["observation"], other[0]["observation"])
        assert np.array_equal(one[1], other[1])


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one"):
        VectorMatches(0)
    env = VectorMatches(2)
    with pytest.raises(ValueError, match="begun"):
        env.step(np.array([0, 0]))
    with pytest.raises(ValueError, match="position"):
        env.reset(options={"position": ""})
