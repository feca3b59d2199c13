"""Train MaskablePPO of sb3-contrib in a few minutes: one seat against a bot.

    pip install 'abth[train]'
    python examples/train_ppo.py                    # two to five minutes
    python examples/train_ppo.py --bot soldier --steps 1000000

The reward of training is the growth of the lead in points, which comes after every turn; the test
counts matches won. Half of them would be the fair share. docs/envs.md says what a run reached.
"""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from abth.envs import SeatEnv

MATCHES_AT_ONCE = 8
POINTS = 10.0  # that count as a reward of 1


class RowsOnly(gymnasium.Wrapper[Any, Any, Any, Any]):
    """The row as the observation; MaskablePPO asks for the mask by itself."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(env)
        self.observation_space = env.observer.space()["observation"]
        self.seat_env = env

    def reset(self, **options: Any) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a match."""
        observation, info = self.env.reset(**options)
        return observation["observation"], info

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Decide."""
        observation, reward, over, cut, info = self.env.step(int(action))
        return observation["observation"], float(reward) / POINTS, over, cut, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        return self.seat_env.action_masks()


def new_model(bot: str, seed: int) -> MaskablePPO:
    """A model that has learned nothing yet, with matches against the bot to learn from."""
    matches = DummyVecEnv(
        [lambda: RowsOnly(SeatEnv(bots=bot, reward="gains")) for _ in range(MATCHES_AT_ONCE)]
    )
    return MaskablePPO(
        "MlpPolicy",
        matches,
        n_steps=512,
        batch_size=512,
        n_epochs=4,
        gamma=0.99,
        learning_rate=5e-4,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )


def share_of_wins(model: MaskablePPO, bot: str, matches: int, seed: int) -> float:
    """How many matches against the bot the model wins, from both seats in turn."""
    env = RowsOnly(SeatEnv(bots=bot, reward="win"))
    row, _ = env.reset(seed=seed)
    won = 0.0
    for _ in range(matches):
        over = False
        while not over:
            action, _ = model.predict(row, action_masks=env.action_masks(), deterministic=True)
            row, reward, over, _, _ = env.step(action)
        won += reward * POINTS
        row, _ = env.reset()
    return won / matches


def main(arguments: list[str] | None = None) -> tuple[float, float]:
    """Measure, train, and measure again: the shares of wins against the bot."""
    parser = argparse.ArgumentParser(description="Train MaskablePPO against a bot.")
    parser.add_argument("--bot", default="recruit", help="the opponent, in training and test")
    parser.add_argument("--steps", type=int, default=200_000, help="decisions to learn from")
    parser.add_argument("--test", type=int, default=200, help="matches to count")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    model = new_model(options.bot, options.seed)

    def tell(bot: str) -> float:
        share = share_of_wins(model, bot, options.test, seed=1_000_000 + options.seed)
        print(f"won {share:.0%} of {options.test} matches against a {bot}; fair would be 50%")
        return share

    before = tell(options.bot)
    start = perf_counter()
    model.learn(options.steps)
    print(f"trained {options.steps} decisions in {perf_counter() - start:.0f} s")
    after = tell(options.bot)
    for other in {"recruit", "soldier"} - {options.bot}:
        tell(other)
    return before, after


if __name__ == "__main__":
    main()
