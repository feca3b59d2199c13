"""The game as an environment for learning libraries; needs the extra `envs` (docs/envs.md).

from abth.envs import abth_v0

env = abth_v0.env(players=4)
"""

from abth.envs import aec as abth_v0

__all__ = ["abth_v0"]
