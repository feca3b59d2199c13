"""The PettingZoo environment: its contract, its rewards, and that it tells no secret."""

import re
import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from abth.content import load_box
from abth.envs import abth_v0
from abth.envs.observation import Observer
from abth.rules.position import write_position
from abth.rules.refusals import IllegalAction
from abth.rules.scoring import standing
from abth.rules.views import view_for

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
    with pytest.raises(ValueError, match="unknown edition “la”"):
        abth_v0.env(edition="la")
    with pytest.raises(ValueError, match="2 to 5 players"):
        abth_v0.env(players=6)


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


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
def test_pettingzoo_can_render_it(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(abth_v0.env)

    assert "seat_0" in capsys.readouterr().out  # a person sees every step

    env = abth_v0.env(players=2, render_mode="ansi")
    play_at_random(env, seed=1)
    assert "points=" in str(env.render())
    with pytest.raises(ValueError, match="render mode"):
        abth_v0.env(render_mode="rgb_array")


def test_the_text_of_a_table_tells_no_secret() -> None:
    env = abth_v0.env(players=2, render_mode="ansi")
    env.reset(seed=1)
    while env.unwrapped.game.battle.attackers.cards == []:
        env.step(env.unwrapped.game.legal()[-1])

    text = str(env.render())

    assert "battle " in text
    assert "points" not in text
    assert "hand=" in text


def test_the_state_is_what_all_seats_know() -> None:
    env = abth_v0.env(players=3)
    env.reset(seed=1)
    rows = [env.observe(agent)["observation"] for agent in env.agents]

    assert env.unwrapped.state_space.contains(env.state())
    assert np.array_equal(env.state(), np.concatenate(rows))


def test_infos_tell_the_moment_and_the_result() -> None:
    env = abth_v0.env(players=2)
    env.reset(seed=1)
    assert env.infos["seat_0"] == {"round": 1, "moment": "choose-sabaton"}

    while not any(env.terminations.values()):
        env.step(env.unwrapped.game.legal()[0])

    result = standing(env.unwrapped.game)
    assert [env.infos[agent]["points"] for agent in env.agents] == list(result.totals)
    assert [env.infos[agent]["won"] for agent in env.agents] == [
        seat in result.winners for seat in (0, 1)
    ]


def test_gains_add_up_to_the_margin() -> None:
    env = abth_v0.env(players=3, reward="gains")
    env.reset(seed=4)
    paid = dict.fromkeys(env.agents, 0.0)
    steps = 0
    while not any(env.terminations.values()):
        env.step(env.unwrapped.game.legal()[-1])
        for agent, reward in env.rewards.items():
            paid[agent] += reward
            steps += reward != 0

    totals = standing(env.unwrapped.game).totals
    assert paid["seat_0"] == totals[0] - max(totals[1:])
    assert steps > 5


def test_what_was_gained_while_waiting_is_paid_at_the_next_turn() -> None:
    env = abth_v0.env(players=2, reward="gains")
    env.reset(seed=4)
    last = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        last[agent] += reward
        env.step(None if terminated or truncated else env.unwrapped.game.legal()[-1])

    totals = standing(env.unwrapped.game).totals
    assert last == {"seat_0": totals[0] - totals[1], "seat_1": totals[1] - totals[0]}


def test_a_match_may_begin_anywhere() -> None:
    """As a text with its rulings, as a match, and for one reset only."""
    env = abth_v0.env(players=2, rounds=8, rulings={"links.topology": "ring"})
    env.reset(seed=3)
    for _ in range(60):
        env.step(env.unwrapped.game.legal()[0])
    text = write_position(env.unwrapped.game)

    for position in (text, env.unwrapped.game):
        other = abth_v0.env(position=position)
        other.reset(seed=1)
        assert write_position(other.unwrapped.game) == text
        assert other.num_agents == 2

    env.reset(seed=3, options={"position": text})
    assert write_position(env.unwrapped.game) == text
    env.reset(seed=3)
    assert env.unwrapped.game.turns == 0
    three = write_position(abth_v0.env(players=3).unwrapped.settings.start)
    with pytest.raises(ValueError, match="2 players"):
        env.reset(options={"position": three})


def test_a_match_that_is_over_does_not_begin() -> None:
    env = abth_v0.env(players=2)
    play_at_random(env, seed=1)

    with pytest.raises(ValueError, match="over"):
        abth_v0.env(position=env.unwrapped.game)


def test_another_box_has_its_own_spaces() -> None:
    box = load_box(ROOT / "tests" / "box")
    env = abth_v0.env(players=2, box=box)
    play_at_random(env, seed=1)

    assert env.action_space("seat_0").n == env.unwrapped.frame.actions.chance
    assert env.unwrapped.frame.box is box


def test_nothing_is_there_before_the_first_reset() -> None:
    env = abth_v0.env(players=2)

    with pytest.raises(AttributeError, match="before reset"):
        env.step(0)
    with pytest.raises(AttributeError, match="before reset"):
        env.last()
    with pytest.raises(AttributeError, match="before reset"):
        env.render()
    assert list(env.agent_iter()) == []


def test_the_seats_to_act_can_be_counted() -> None:
    """PettingZoo's `max_iter`: so many turns at most, of whoever has to act."""
    env = abth_v0.env(players=2)
    env.reset(seed=1)
    agents = []
    for agent in env.agent_iter(max_iter=5):
        assert agent == env.agent_selection
        agents.append(agent)
        env.step(env.unwrapped.game.legal()[0])

    assert len(agents) == 5
    assert len(list(zip(range(9), env.agent_iter(2**63), strict=False))) == 9


def test_the_page_lists_every_slice_with_its_size() -> None:
    """docs/envs.md, for four players and the box as it is."""
    page = (ROOT / "docs" / "envs.md").read_text(encoding="utf-8")
    observer: Observer = abth_v0.raw_env(players=4).observer

    for name, part in observer.slices.items():
        told = name if not name.startswith("player_") else f"player_k.{name.split('.')[1]}"
        row = f"| `{told}` | {part.stop - part.start} |"
        assert row in page, row
    assert f"{observer.size} numbers" in page


def test_the_code_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "envs.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)

    for number, block in enumerate(blocks):
        exec(compile(block, f"envs.md {number}", "exec"), {"__name__": "envs"})

    assert len(blocks) == 4
    assert "(64, 2)" in capsys.readouterr().out


def test_the_example_trains_and_tells(capsys: pytest.CaptureFixture[str]) -> None:
    """With tiny settings; nobody expects it to win."""
    example = runpy.run_path(str(ROOT / "examples" / "train_small.py"))

    share = example["main"](["--matches", "2", "--test", "2"])

    assert 0 <= share <= 1
    assert "trained in 2 matches" in capsys.readouterr().out
