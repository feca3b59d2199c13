"""A match as a PettingZoo environment: seats act in turn, chance acts by itself (docs/envs.md)."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from itertools import repeat
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from abth.envs.matches import act, begin, leads_of, shares_of, turn_info
from abth.envs.observation import Observation, Observer
from abth.envs.rendering import RENDER_MODES, Renderer
from abth.envs.settings import Position, match_settings
from abth.rules.box import Box
from abth.rules.game import Game
from abth.rules.playout import Dice
from abth.rules.refusals import IllegalAction
from abth.rules.rulings import Value
from abth.rules.scoring import standing
from abth.rules.terms import OVER

ILLEGAL_REWARD = -1.0
MANY = 2**31 - 100  # numbers that dice can tell apart
BEFORE_RESET = "nobody has to act before reset"

Info = dict[str, Any]


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo has no types, and uses this name
    """The environment itself: agents `seat_0` and so on, actions by their number.

    It has no `__getattr__`: with one, Python looks up every attribute the long way, and a step
    takes a seventh more.
    """

    metadata = {  # noqa: RUF012  # PettingZoo declares it so
        "name": "abth_v0",
        "render_modes": RENDER_MODES,
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 4,
        rounds: int | None = None,
        edition: str = "default",
        reward: str = "win",
        rulings: Mapping[str, Value] | None = None,
        box: Box | None = None,
        position: Position | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Open the box; `reset` begins a match."""
        super().__init__()
        self.settings = match_settings(players, rounds, edition, reward, rulings, box, position)
        self.frame = self.settings.frame
        self.reward = reward
        self.render_mode = render_mode
        self._renderer = Renderer(render_mode)
        self.observer = Observer(self.frame, self.settings.players)
        self._observe = self.observer.observe
        self.possible_agents = [f"seat_{seat}" for seat in range(self.settings.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._choices = int(self.frame.actions.chance)
        self._action_spaces = {
            agent: spaces.Discrete(self._choices) for agent in self.possible_agents
        }
        self._observation_spaces = {agent: self.observer.space() for agent in self.possible_agents}
        self.state_space = spaces.Box(
            0.0, 1.0, (self.observer.size * self.settings.players,), np.float32
        )
        self._seeds = Dice(randbits(64))  # of matches that are given none

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all seats."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """One number for each action a player can take in this box."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; chance follows from the seed.

        `options={"position": …}` begins this one match elsewhere.
        """
        start = self.settings.start_of(options)
        if seed is not None:
            self._seeds = Dice(int(seed))
        seeds = self._seeds
        self._dice = Dice(seeds.below(MANY) * MANY + seeds.below(MANY))
        self.game: Game = begin(start, self._dice)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._is_over = False
        self._pays_gains = self.reward == "gains"
        self._leads = leads_of(self.game) if self._pays_gains else []
        self._turn_to(int(self.game.to_act))

    def observe(self, agent: str) -> Observation:
        """What this seat may know, and its legal actions if it is its turn."""
        return self.observer.observe(self.game, self._seats[agent])

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, Info]:
        """All that the seat to act needs to know; as PettingZoo has it, with fewer calls."""
        try:
            agent = self.agent_selection
        except AttributeError:
            raise AttributeError(BEFORE_RESET) from None
        return (
            self._observe(self.game, self._seats[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            False,
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = sys.maxsize) -> Iterator[str]:
        """The seat to act, until all have left; as PettingZoo has it, with fewer calls."""
        for _ in repeat(None, min(max_iter, sys.maxsize)):
            if not self.agents:
                return
            yield self.agent_selection

    def state(self) -> NDArray[np.float32]:
        """What all seats know together: their rows one after the other."""
        rows = [self.observe(agent)["observation"] for agent in self.possible_agents]
        return np.concatenate(rows)

    def step(self, action: int | np.integer[Any] | None) -> None:
        """The seat to act decides; then chance acts until a seat has to decide again."""
        try:
            agent = self.agent_selection
        except AttributeError:
            raise AttributeError(BEFORE_RESET) from None
        if self._is_over:
            self._was_dead_step(action)
            return
        try:
            seat = act(self.game, self._dice, action if type(action) is int else self._int(action))
        except IllegalAction as refusal:
            self._require_number(action)
            self._refuse(agent, refusal)
            return
        if self._pays_gains:  # no other reward is paid before the end
            self._cumulative_rewards[agent] = 0.0
            self._pay_gains()
        if seat == OVER:
            self._end()
        else:
            self._turn_to(seat)

    def render(self) -> str | None:
        """The table as everyone sees it: as text (`ansi`), or printed (`human`)."""
        try:
            game = self.game
        except AttributeError:
            raise AttributeError(BEFORE_RESET) from None
        return self._renderer.render(game)

    def close(self) -> None:
        """Nothing is left open."""

    def _int(self, action: Any) -> int:
        """The number that an action is given by, if it is one."""
        self._require_number(action)
        return int(action)

    def _require_number(self, action: Any) -> None:
        """Refuse what is no number of an action."""
        if action is None or not 0 <= action < self._choices:
            agent = self.agent_selection
            raise ValueError(f"{agent} has to decide, by a number below {self._choices}")

    def _refuse(self, agent: str, refusal: IllegalAction) -> None:
        """An illegal action changes nothing here."""
        raise refusal

    def _turn_to(self, seat: int) -> None:
        """A seat has to decide."""
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        self.infos[agent] = turn_info(self.game)
        if self.render_mode is not None:
            self._renderer.show(self.game)

    def _end(self) -> None:
        """The match is over: rewards, and the points of every seat."""
        if self.reward != "gains":
            self._pay(leads_of(self.game) if self.reward == "margin" else shares_of(self.game))
        result = standing(self.game)
        for agent, seat in self._seats.items():
            self.infos[agent] = {"points": result.totals[seat], "won": seat in result.winners}
        self._let_all_leave()
        self._renderer.show(self.game)

    def _let_all_leave(self) -> None:
        """Nobody acts any more; PettingZoo then steps every seat once without an action."""
        self._is_over = True
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _pay_gains(self) -> None:
        """By how much each seat's lead has grown."""
        before, self._leads = self._leads, leads_of(self.game)
        self._pay([now - then for now, then in zip(self._leads, before, strict=True)])

    def _pay(self, rewards: list[float]) -> None:
        """Give every seat its reward."""
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._accumulate_rewards()


class guarded_env(raw_env):  # noqa: N801  # as above
    """The environment with a guard: an illegal action ends the match and costs 1."""

    def _refuse(self, agent: str, refusal: IllegalAction) -> None:
        """An illegal action ends the match."""
        self._cumulative_rewards[agent] = 0.0
        self._pay([ILLEGAL_REWARD if other == agent else 0.0 for other in self.agents])
        self.infos[agent] = {"illegal": str(refusal)}
        self._let_all_leave()


env = guarded_env
"""The environment that PettingZoo's users make."""
