"""Many matches in one call, as a Gymnasium vector environment (docs/envs.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from abth.envs.matches import Matches
from abth.envs.observation import Observation, masks_in, observation_space, rows_in, slices_of
from abth.envs.settings import Position, match_settings
from abth.rules.box import Box
from abth.rules.playout import Dice
from abth.rules.rulings import Value

Info = dict[str, Any]
Array = NDArray[Any]
Step = tuple[Observation, Array, Array, Array, Info]


class VectorMatches(VectorEnv[Observation, Array, Array]):
    """Matches side by side; in each, the seat whose turn it is acts and sees what it may know.

    `info["seat"]` says which seat that is in each match. Rewards have a column for each seat. A
    match that ends begins again in the same step: its flag and its rewards tell of the old one,
    everything else of the new one. `copy=False` gives arrays that the next step overwrites.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        matches: int,
        players: int = 2,
        rounds: int | None = None,
        edition: str = "default",
        reward: str = "win",
        rulings: Mapping[str, Value] | None = None,
        box: Box | None = None,
        position: Position | None = None,
        copy: bool = True,
    ) -> None:
        """Open the box; `reset` begins the matches."""
        if matches < 1:
            raise ValueError("at least one match has to be played")
        self.settings = match_settings(players, rounds, edition, reward, rulings, box, position)
        self.frame = self.settings.frame
        self.num_envs = matches
        self.copy = copy
        self.slices = slices_of(self.frame, self.settings.players)
        self._look_at(Matches(self.settings.start, matches, reward))
        self.single_observation_space = observation_space(self.matches.encoder)
        self.single_action_space = spaces.Discrete(int(self.frame.actions.chance))
        self.observation_space = batch_space(self.single_observation_space, matches)
        self.action_space = batch_space(self.single_action_space, matches)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Info | None = None
    ) -> tuple[Observation, Info]:
        """Begin all matches; chance follows from the seed, or from one seed for each match."""
        if options:
            raise ValueError("a vector of matches takes its position when it is made")
        if isinstance(seed, int):
            super().reset(seed=seed)
        drawn = [int(one) for one in self.np_random.integers(2**63, size=self.num_envs)]
        given = seed if isinstance(seed, list) else [None] * self.num_envs
        self.matches.begin([a if b is None else int(b) for a, b in zip(drawn, given, strict=True)])
        self._dice = Dice(int(self.np_random.integers(2**63)))
        return self._observation(), {"seat": self._array(self._seats)}

    def step(self, actions: Array) -> Step:
        """One action in every match; an illegal one is refused and none is played."""
        self.matches.step(actions.tolist())
        return (
            self._observation(),
            self._array(self._rewards),
            self._array(self._ended),
            self._never,
            {"seat": self._array(self._seats)},
        )

    def random_actions(self) -> Array:
        """A legal action for every match, at random; as fast as the matches themselves."""
        return np.array(self.matches.random_actions(self._dice))

    def _observation(self) -> Observation:
        return {"observation": self._array(self._rows), "action_mask": self._array(self._masks)}

    def _array(self, memory: Array) -> Array:
        return memory.copy() if self.copy else memory

    def _look_at(self, matches: Matches) -> None:
        """Read the memory of these matches from now on."""
        self.matches = matches
        self._rows = rows_in(matches.encoder)
        self._masks = masks_in(matches.encoder)
        self._seats = np.asarray(memoryview(matches.seats))
        self._ended = np.asarray(memoryview(matches.ended)).view(np.bool_)
        self._rewards = np.asarray(memoryview(matches.rewards)).reshape(self.num_envs, -1)
        self._never = np.zeros(self.num_envs, np.bool_)

    def __getstate__(self) -> dict[str, Any]:
        """Without the arrays, which look at memory that a copy does not share."""
        arrays = ("_rows", "_masks", "_seats", "_ended", "_rewards", "_never")
        return {key: value for key, value in vars(self).items() if key not in arrays}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._look_at(self.matches)
