"""The game as environments for learning libraries; needs the extra `envs` (docs/envs.md).

from abth.envs import SeatEnv, VectorMatches, abth_v0

env = abth_v0.env(players=4)                # PettingZoo: every seat
env = SeatEnv(bots="soldier")               # Gymnasium: one seat against bots
env = VectorMatches(256, players=2)         # Gymnasium: many matches in one call
"""

from gymnasium import register

from abth.envs import aec as abth_v0
from abth.envs.seat import SeatEnv
from abth.envs.vector import VectorMatches

register("abth/Seat-v0", entry_point="abth.envs.seat:SeatEnv")

__all__ = ["SeatEnv", "VectorMatches", "abth_v0"]
