# ---
# jupyter:
#   jupytext:
#     text_representation:
#       extension: .py
#       format_name: percent
#   kernelspec:
#     display_name: Python 3
#     language: python
#     name: python3
# ---

# %% [markdown]
# # Learning
#
# The game is a [PettingZoo](https://pettingzoo.farama.org) environment: one seat acts at a time, and the mask of an
# observation says which actions are legal. This learner has one number for each action, its preference. After each
# match against itself, the winner's choices become more likely and the loser's less likely (REINFORCE).
# It never looks at the table, and still finds out which actions are worth taking.

# %%
import numpy as np

from abth.envs import abth_v0

env = abth_v0.env(players=2, reward="margin")
env.reset(seed=0)
rng = np.random.default_rng(0)
preferences = np.zeros(env.action_space("seat_0").n)


def play(seed, learners):
    """Play a match: learners choose by preference, others at random."""
    env.reset(seed=seed)
    rewards, memory = [0.0, 0.0], ([], [])
    for agent in env.agent_iter():
        seat = env.possible_agents.index(agent)
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            rewards[seat] = reward
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        worth = preferences[legal] * (seat in learners)
        chances = np.exp(worth - worth.max())
        chances /= chances.sum()
        pick = rng.choice(len(legal), p=chances)
        blame = -chances
        blame[pick] += 1
        memory[seat].append((legal, blame))
        env.step(legal[pick])
    return rewards, memory


def share_against_random(matches=60, first=100_000):
    """How often the learner is ahead of random play, from both seats."""
    ahead = 0
    for match in range(matches):
        seat = match % 2
        rewards, _ = play(first + match, {seat})
        ahead += rewards[seat] > 0
    return ahead / matches


before = share_against_random()
before

# %% [markdown]
# Self-play:

# %%
for match in range(250):
    rewards, memory = play(match, {0, 1})
    for seat in range(2):
        advantage = np.clip((rewards[seat] - np.mean(rewards)) / 8, -2, 2)
        for legal, blame in memory[seat]:
            preferences[legal] += 0.05 * advantage * blame

after = share_against_random()
print(f"ahead of random play: {before:.0%} before, {after:.0%} after")

# %% [markdown]
# What does it like best and least?

# %%
actions = env.unwrapped.frame.actions
ranked = np.argsort(preferences)
print("likes:   ", [actions.text(int(number)) for number in ranked[::-1][:6]])
print("dislikes:", [actions.text(int(number)) for number in ranked[:6]])

# %% [markdown]
# [Learning environments](../envs.md) describes the observation, and
# [`examples/train_small.py`](../../examples/train_small.py) uses it.
