"""One seat against bots: Gymnasium's own check, rewards, bots, and where it may begin."""

from __future__ import annotations

import re
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from abth.bots.others import UnknownBot
from abth.envs import SeatEnv
from abth.rules.position import write_position
from abth.rules.scoring import standing


def play_first_options(env: Any, seed: int | None) -> tuple[list[float], dict[str, Any]]:
    """A whole match of first options: all rewards, and the last info."""
    env.reset(seed=seed)
    rewards, over, info = [], False, {}
    while not over:
        _, reward, over, _, info = env.step(int(env.unwrapped.action_masks().argmax()))
        rewards.append(reward)
    return rewards, info


def test_gymnasium_approves(capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make("abth/Seat-v0", render_mode="ansi").unwrapped)

    assert "seat_0" in capsys.readouterr().out  # of the render mode for people


def test_gymnasium_makes_it_by_its_name() -> None:
    env = gymnasium.make("abth/Seat-v0", bots="soldier", players=3)
    observation, info = env.reset(seed=1)

    assert env.observation_space.contains(observation)
    assert info["seat"] == 0
    assert env.unwrapped.bots == ["soldier", "soldier"]  # type: ignore[attr-defined]


def test_the_seat_is_always_to_act_and_the_end_tells_the_result() -> None:
    env = SeatEnv(bots=["recruit", "soldier"], seat=1, players=3)
    env.reset(seed=3)
    over = False
    while not over:
        assert env.game.to_act == 1
        legal = np.flatnonzero(env.action_masks())
        assert list(legal) == sorted(env.game.legal())
        _, reward, over, _, info = env.step(int(legal[-1]))

    result = standing(env.game)
    assert info == {"seat": 1, "points": result.totals[1], "won": 1 in result.winners}
    assert reward == (1 / len(result.winners) if 1 in result.winners else 0)
    with pytest.raises(ValueError, match="over"):
        env.step(0)


def test_seats_are_taken_in_turn_unless_one_is_named() -> None:
    env = SeatEnv(players=2)
    seats = [env.reset(seed=1 if match == 0 else None)[1]["seat"] for match in range(4)]

    assert seats == [0, 1, 0, 1]


@pytest.mark.parametrize("reward", ["margin", "gains"])
def test_rewards_add_up_to_the_margin(reward: str) -> None:
    env = SeatEnv(players=2, seat=0, reward=reward)

    rewards, info = play_first_options(env, seed=2)

    totals = standing(env.game).totals
    assert sum(rewards) == totals[0] - totals[1]
    assert info["points"] == totals[0]
    assert (sum(map(bool, rewards[:-1])) > 0) == (reward == "gains")


def test_the_same_seed_gives_the_same_match() -> None:
    env = SeatEnv(bots="soldier")

    assert play_first_options(env, 7) == play_first_options(env, 7)


def test_an_illegal_action_ends_the_match_and_costs_one() -> None:
    env = SeatEnv()
    env.reset(seed=1)

    _, reward, over, _, info = env.step(int(env.action_masks().argmin()))

    assert (reward, over) == (-1.0, True)
    assert list(info) == ["illegal"]
    assert re.search(r"[A-Z]+-\d+", info["illegal"])  # the atom that forbids it
    with pytest.raises(ValueError, match="over"):
        env.step(int(env.action_masks().argmax()))


def test_it_may_begin_anywhere() -> None:
    env = SeatEnv(players=2)
    env.reset(seed=1)
    for _ in range(30):
        env.step(int(env.action_masks().argmax()))
    text = write_position(env.game)

    other = SeatEnv(position=text, seat=int(env.game.to_act))
    other.reset(seed=5)

    assert write_position(other.game) == text


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="no seat 2"):
        SeatEnv(seat=2)
    with pytest.raises(ValueError, match="as many bots"):
        SeatEnv(bots=["recruit"], players=3)
    with pytest.raises(UnknownBot):
        SeatEnv(bots="nobody")
