"""A match as a PettingZoo environment: seats act in turn, chance acts by itself (docs/envs.md)."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from abth.content import load_box
from abth.envs.observation import Observer, Row
from abth.rules.flow import apply, new_game_in
from abth.rules.game import Frame, Game
from abth.rules.playout import Dice, let_chance_act
from abth.rules.rulings import rulings_of
from abth.rules.scoring import standing
from abth.rules.terms import CHANCE, OVER
from abth.rules.views import view_for

REWARDS = ("win", "margin")
ILLEGAL_REWARD = -1.0

Observation = dict[str, NDArray[Any]]


def env(
    players: int = 4, rounds: int = 6, edition: str = "default", reward: str = "win"
) -> Any:  # PettingZoo has no types
    """The environment with the usual guards: an illegal action ends the match and costs 1."""
    guarded: Any = raw_env(players, rounds, edition, reward)
    guarded = wrappers.TerminateIllegalWrapper(guarded, illegal_reward=ILLEGAL_REWARD)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo has no types, and uses this name
    """The environment itself: agents `seat_0` and so on, actions by their number."""

    metadata = {  # noqa: RUF012  # PettingZoo declares it so
        "name": "abth_v0",
        "render_modes": [],
        "is_parallelizable": False,
    }

    def __init__(
        self, players: int = 4, rounds: int = 6, edition: str = "default", reward: str = "win"
    ) -> None:
        """Open the box; `reset` begins a match."""
        super().__init__()
        if reward not in REWARDS:
            raise ValueError(f"the reward is one of {', '.join(REWARDS)}, not {reward!r}")
        self.frame = Frame(load_box(), rulings_of(edition, rounds=rounds))
        self.observer = Observer(self.frame, players)
        self.reward = reward
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        choices = int(self.frame.actions.chance)
        self._action_spaces = {agent: spaces.Discrete(choices) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (self.observer.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (choices,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all seats."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """One number for each action a player can take in this box."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; chance follows from the seed."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self._dice = Dice(int(self._random.integers(2**63)))
        self.game: Game = new_game_in(self.frame, len(self.possible_agents))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """What this seat may know, and its legal actions if it is its turn."""
        view = view_for(self.game, self._seats[agent])
        mask = np.zeros(int(self.frame.actions.chance), dtype=np.int8)
        mask[list(view.options)] = 1
        row: Row = self.observer.observe(view)
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | np.integer[Any] | None) -> None:
        """The seat to act decides; then chance acts until a seat has to decide again."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to decide")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        apply(self.game, int(action))
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Draw and roll until a player must decide, or the match is over."""
        while self.game.to_act == CHANCE:
            let_chance_act(self.game, self._dice)
        if self.game.to_act == OVER:
            self.rewards = self._final_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.game.to_act]

    def _final_rewards(self) -> dict[str, float]:
        """A share of the victory, or the points ahead of the best other seat (SCORE-10 to 16)."""
        result = standing(self.game)
        rewards: dict[str, float] = {}
        for agent, seat in self._seats.items():
            if self.reward == "win":
                won = seat in result.winners
                rewards[agent] = 1.0 / len(result.winners) if won else 0.0
            else:
                others = [total for other, total in enumerate(result.totals) if other != seat]
                rewards[agent] = float(result.totals[seat] - max(others))
        return rewards
