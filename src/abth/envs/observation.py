"""What a seat sees, as NumPy arrays that read the compiled encoder's memory."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from abth.envs.encoding import Encoder, parts_of_row
from abth.rules.game import Frame, Game

Observation = dict[str, NDArray[Any]]


class Observer:
    """Observations of matches of one kind; `slices` says where each part of a row is."""

    def __init__(self, frame: Frame, players: int) -> None:
        """Lay out the row."""
        self.frame = frame
        self.players = players
        self.slices = slices_of(frame, players)
        self.encoder = Encoder(frame, players, 1)
        self.size = int(self.encoder.size)
        self._write = self.encoder.write
        self._row = rows_in(self.encoder)[0]
        self._mask = masks_in(self.encoder)[0]

    def observe(self, game: Game, seat: int) -> Observation:
        """What this seat may know, and its legal actions if it is its turn."""
        self._write(game, seat, 0)
        return {"observation": self._row.copy(), "action_mask": self._mask.copy()}

    def space(self) -> spaces.Dict:
        """The space of these observations."""
        return observation_space(self.encoder)

    def __reduce__(self) -> tuple[Any, ...]:
        return Observer, (self.frame, self.players)


def slices_of(frame: Frame, players: int) -> dict[str, slice]:
    """Where each part of a row is."""
    found: dict[str, slice] = {}
    end = 0
    for name, size in parts_of_row(frame.box, players):
        found[name] = slice(end, end + size)
        end += size
    return found


def observation_space(encoder: Encoder) -> spaces.Dict:
    """The space of one observation: the row and the mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (int(encoder.size),), np.float32),
            "action_mask": spaces.Box(0, 1, (int(encoder.choices),), np.int8),
        }
    )


def rows_in(encoder: Encoder) -> NDArray[np.float32]:
    """The rows as they are written, one below the other; not to be written from here."""
    return np.asarray(memoryview(encoder.rows)).view(np.float32).reshape(encoder.count, -1)


def masks_in(encoder: Encoder) -> NDArray[np.int8]:
    """The masks, in the same way."""
    return np.asarray(memoryview(encoder.masks)).view(np.int8).reshape(encoder.count, -1)
