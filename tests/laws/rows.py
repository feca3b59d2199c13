"""What environments show, as digests, for comparing two builds of the package.

    PYTHONPATH=build/compiled python tests/laws/rows.py

prints where the encoder was loaded from and a digest of each kind of match as JSON.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Final

from abth.envs import VectorMatches, encoding

STEPS: Final = 160

# Players, edition, reward.
KINDS: Final = ((2, "default", "win"), (3, "en", "margin"), (5, "de", "gains"))


def digest_of(players: int, edition: str, reward: str) -> str:
    """A few matches side by side, played at random."""
    env = VectorMatches(3, players=players, edition=edition, reward=reward)
    observation, info = env.reset(seed=players)
    trail = hashlib.sha256()
    for _ in range(STEPS):
        trail.update(observation["observation"].tobytes())
        trail.update(observation["action_mask"].tobytes())
        observation, rewards, ended, _, info = env.step(env.random_actions())
        for array in (rewards, ended, info["seat"]):
            trail.update(array.tobytes())
    return trail.hexdigest()


def digests() -> list[str]:
    """All kinds of matches."""
    return [digest_of(*kind) for kind in KINDS]


if __name__ == "__main__":
    json.dump({"rules": encoding.__file__, "digests": digests()}, sys.stdout)
