"""Train something small on the PettingZoo environment: a linear policy, by REINFORCE.

    python examples/train_small.py            # about a minute
    python examples/train_small.py --help

The policy gives each action a number, linear in a few facts of the observation, and chooses by
softmax among the legal ones. Both seats of a match play it against each other. Afterwards the
choices of the seat that came out ahead become likelier, and those of the other less likely. Then it
plays against recruits, who play at random: half of the matches would be the fair share.
Needs the extra `envs`.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from abth.envs import abth_v0
from abth.envs.encoding import UNIT_NUMBERS
from abth.envs.observation import Observer

PLAYERS = 2
MARGIN = 8.0  # points ahead that count as one

Numbers = NDArray[np.float64]


@dataclass
class Policy:
    """One row of weights for each action; `facts` says what they are multiplied with."""

    observer: Observer
    weights: Numbers
    rng: np.random.Generator

    def facts(self, row: NDArray[np.float32]) -> Numbers:
        """A constant, how far the match is, and how many Attackers have been laid."""
        line_up = row[self.observer.slices["battle.attackers"]]
        laid = int(line_up[:: UNIT_NUMBERS + len(self.observer.frame.box.tokens) + 3].sum())
        found = np.zeros(7)
        found[0] = 1.0
        found[1] = row[self.observer.slices["progress"]][0]
        found[2 + min(laid, 4)] = 1.0
        return found

    def chances(self, facts: Numbers, legal: NDArray[np.intp]) -> Numbers:
        """Softmax over the legal actions."""
        worth: Numbers = self.weights[legal] @ facts
        shares: Numbers = np.exp(worth - worth.max())
        whole: Numbers = shares / shares.sum()
        return whole

    def choose(self, observation: dict[str, NDArray[Any]], memory: Memory) -> int:
        """One legal action, and a note of how the weights had to do with it."""
        legal = np.flatnonzero(observation["action_mask"])
        facts = self.facts(observation["observation"])
        chances = self.chances(facts, legal)
        pick = int(self.rng.choice(len(legal), p=chances))
        if len(legal) > 1:
            blame = -chances
            blame[pick] += 1.0
            memory.choices.append((legal, np.outer(blame, facts)))
        return int(legal[pick])


@dataclass
class Memory:
    """What one seat did in one match: the slope of the logarithm of each choice's chance."""

    choices: list[tuple[NDArray[np.intp], Numbers]] = field(default_factory=list)


def play(env: Any, seed: int, policies: list[Policy | None]) -> tuple[list[float], list[Memory]]:
    """One match, each seat by its policy or, without one, by a recruit: rewards, memories."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    memories = [Memory() for _ in policies]
    rewards = [0.0] * len(policies)
    for agent in env.agent_iter():
        seat = env.possible_agents.index(agent)
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            rewards[seat] = float(reward)
            env.step(None)
            continue
        policy = policies[seat]
        if policy is None:
            action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        else:
            action = policy.choose(observation, memories[seat])
        env.step(action)
    return rewards, memories


def learn(policy: Policy, rewards: list[float], memories: list[Memory], pace: float) -> None:
    """REINFORCE; the mean of the table is the baseline."""
    mean = sum(rewards) / len(rewards)
    for reward, memory in zip(rewards, memories, strict=True):
        advantage = np.clip((reward - mean) / MARGIN, -2.0, 2.0)
        for legal, slope in memory.choices:
            policy.weights[legal] += pace * advantage * slope


def train(seconds: float, most: int, seed: int, pace: float) -> tuple[Policy, int]:
    """Self-play until the time or the matches are used up."""
    env = abth_v0.env(players=PLAYERS, reward="margin")
    rng = np.random.default_rng(seed)
    observer: Observer = env.unwrapped.observer
    policy = Policy(observer, np.zeros((env.action_space("seat_0").n, 7)), rng)
    start = perf_counter()
    matches = 0
    while matches < most and perf_counter() - start < seconds:
        rewards, memories = play(env, seed + matches, [policy] * PLAYERS)
        learn(policy, rewards, memories, pace)
        matches += 1
    return policy, matches


def share_of_wins(policy: Policy, matches: int, seed: int) -> float:
    """How many of the matches against recruits the policy wins, from each seat in turn."""
    env = abth_v0.env(players=PLAYERS)
    won = 0.0
    for match in range(matches):
        seats: list[Policy | None] = [None] * PLAYERS
        seats[match % PLAYERS] = policy
        rewards, _ = play(env, seed + match, seats)
        won += rewards[match % PLAYERS]
    return won / matches


def main(arguments: list[str] | None = None) -> float:
    """Train, then measure; gives the share of matches won."""
    parser = argparse.ArgumentParser(description="Train a linear policy by self-play.")
    parser.add_argument("--seconds", type=float, default=45.0, help="time to train")
    parser.add_argument("--matches", type=int, default=100_000, help="matches to train at most")
    parser.add_argument("--test", type=int, default=100, help="matches against recruits")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pace", type=float, default=0.1, help="how fast to learn")
    options = parser.parse_args(arguments)
    policy, matches = train(options.seconds, options.matches, options.seed, options.pace)
    print(f"trained in {matches} matches of self-play")
    share = share_of_wins(policy, options.test, seed=1_000_000 + options.seed)
    print(f"won {share:.0%} of {options.test} matches against a recruit; fair would be 50%")
    return share


if __name__ == "__main__":
    main()
