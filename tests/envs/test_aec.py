"""The PettingZoo environment: its contract, its rewards, and that it tells no secret."""

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from abth.envs import abth_v0
from abth.envs.observation import Observer
from abth.rules.flow import apply, new_game_in
from abth.rules.game import Frame
from abth.rules.playout import Dice, let_chance_act
from abth.rules.refusals import IllegalAction
from abth.rules.rulings import UnknownRuling
from abth.rules.scoring import standing
from abth.rules.terms import CHANCE, OVER
from abth.rules.views import view_for
from tests.onlookers import dealt_anew

ROOT = Path(__file__).parents[2]


def play_at_random(env: Any, seed: int) -> dict[str, float]:
    """A whole match of legal actions: the last reward of each seat."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    return rewards


# PettingZoo's checks remark on every environment with an action mask that its observation is a
# dictionary, although its documentation asks for one.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.parametrize("players", [2, 5])
def test_pettingzoo_approves(players: int) -> None:
    env = abth_v0.env(players=players)

    api_test(env, num_cycles=150, verbose_progress=False)

    assert len(env.possible_agents) == players


def test_the_same_seed_gives_the_same_match() -> None:
    seed_test(abth_v0.env, num_cycles=40)

    env = abth_v0.env(players=2)
    assert play_at_random(env, seed=5) == play_at_random(env, seed=5)


def test_without_a_seed_matches_differ() -> None:
    env = abth_v0.env(players=2)

    seeds = set()
    for _ in range(3):
        env.reset()
        seeds.add(int(env.unwrapped._dice.one))

    assert len(seeds) == 3


def test_the_winner_takes_the_reward() -> None:
    """Shares of one victory, and only at the end (SCORE-10 to 16, R-56)."""
    env = abth_v0.env(players=3)

    rewards = play_at_random(env, seed=5)

    winners = standing(env.unwrapped.game).winners
    assert sum(rewards.values()) == pytest.approx(1.0)
    assert {agent for agent, reward in rewards.items() if reward > 0} == {
        f"seat_{seat}" for seat in winners
    }


def test_the_margin_may_be_the_reward() -> None:
    env = abth_v0.env(players=2, reward="margin")

    rewards = play_at_random(env, seed=5)

    one, other = standing(env.unwrapped.game).totals
    assert rewards == {"seat_0": one - other, "seat_1": other - one}


def test_actions_are_the_numbers_of_the_rules() -> None:
    env = abth_v0.env(players=2)
    env.reset(seed=1)
    game = env.unwrapped.game

    for _ in range(60):
        agent = env.agent_selection
        mask = env.observe(agent)["action_mask"]
        assert agent == f"seat_{game.to_act}"
        assert list(np.flatnonzero(mask)) == sorted(game.legal())
        others = [other for other in env.agents if other != agent]
        assert not any(env.observe(other)["action_mask"].any() for other in others)
        env.step(game.legal()[0])


def test_an_illegal_action_ends_the_match_and_costs_one() -> None:
    env = abth_v0.env(players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])

    env.step(illegal)

    assert all(env.terminations.values())
    assert env.unwrapped._cumulative_rewards[agent] == -1.0


def test_the_bare_environment_refuses_by_the_rules() -> None:
    env = abth_v0.raw_env(players=2)
    env.reset(seed=1)

    with pytest.raises(IllegalAction):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))
    with pytest.raises(ValueError, match="has to decide"):
        env.step(None)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="reward"):
        abth_v0.env(reward="fame")
    with pytest.raises(UnknownRuling):
        abth_v0.env(edition="la")
    with pytest.raises(ValueError, match="2 to 5 players"):
        abth_v0.env(players=6)


@pytest.mark.parametrize("edition", ["default", "en"])
def test_different_secrets_give_the_same_observation(edition: str) -> None:
    """R-47, R-49, R-55: hands, decks and values that a seat cannot know leave no trace."""
    frame: Frame = abth_v0.raw_env(edition=edition).frame
    observer = Observer(frame, 3)
    game, dice = new_game_in(frame, 3), Dice(3)
    differing = 0
    step = 0
    while game.to_act != OVER:
        if game.to_act == CHANCE:
            let_chance_act(game, dice)
        else:
            apply(game, int(dice.choose(game.options)))
        step += 1
        if step % 9:
            continue
        for seat in range(3):
            other = dealt_anew(game, seat, dice)
            one = observer.observe(view_for(game, seat))
            assert np.array_equal(one, observer.observe(view_for(other, seat)))
            differing += any(
                mine.hand != theirs.hand
                for mine, theirs in zip(game.players, other.players, strict=True)
            )
    assert differing > 20


def test_observations_lie_between_0_and_1_and_tell_the_hand() -> None:
    env = abth_v0.env(players=2)
    env.reset(seed=2)
    observer: Observer = env.unwrapped.observer

    for _ in range(80):
        agent = env.agent_selection
        observation = env.observe(agent)
        assert env.observation_space(agent).contains(observation)
        view = view_for(env.unwrapped.game, env.possible_agents.index(agent))
        hand = observation["observation"][observer.slices["hand"]]
        assert set(np.flatnonzero(hand)) == set(view.players[view.seat or 0].hand or ())
        env.step(int(np.flatnonzero(observation["action_mask"])[-1]))


def test_a_spectator_does_not_observe() -> None:
    env = abth_v0.raw_env(players=2)
    env.reset(seed=1)

    with pytest.raises(ValueError, match="spectator"):
        env.observer.observe(view_for(env.game, None))


def test_the_page_lists_every_slice_with_its_size() -> None:
    """docs/envs.md, for four players and the box as it is."""
    page = (ROOT / "docs" / "envs.md").read_text(encoding="utf-8")
    observer: Observer = abth_v0.raw_env(players=4).observer

    for name, part in observer.slices.items():
        told = name if not name.startswith("player_") else f"player_k.{name.split('.')[1]}"
        row = f"| `{told}` | {part.stop - part.start} |"
        assert row in page, row
    assert f"{observer.size} numbers" in page


def test_the_example_trains_and_tells(capsys: pytest.CaptureFixture[str]) -> None:
    """With tiny settings; nobody expects it to win."""
    example = runpy.run_path(str(ROOT / "examples" / "train_small.py"))

    share = example["main"](["--matches", "2", "--test", "2"])

    assert 0 <= share <= 1
    assert "trained in 2 matches" in capsys.readouterr().out
