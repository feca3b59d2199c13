"""The environments for learning libraries, stepped at random, and how much an install weighs."""

from importlib import metadata
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import numpy as np
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from abth.envs import VectorMatches, abth_v0

PLAYERS = 2
ENV: Any = abth_v0.env(players=PLAYERS)
MATCHES = 64


def steps_at_random(env: Any, seed: int) -> int:
    """One match at random, as PettingZoo's own `performance_benchmark` steps it; its steps."""
    rng = Random(seed)
    env.reset(seed=seed)
    steps = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            break
        env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        steps += 1
    return steps


def match_of_ours(seed: int) -> int:
    """One match of our PettingZoo environment."""
    return steps_at_random(ENV, seed)


def vector_rate(seconds: float) -> float:
    """The steps per second of many matches in one call, every array copied."""
    env = VectorMatches(MATCHES, players=PLAYERS)
    env.reset(seed=1)
    steps = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        env.step(env.random_actions())
        steps += MATCHES
    return steps / elapsed


def core_megabytes() -> float:
    """The files of this package and of all that it needs without extras, in megabytes."""
    size = 0
    for name in core_packages("abth"):
        paths = [Path(str(file.locate())) for file in metadata.files(name) or ()]
        size += sum(path.stat().st_size for path in paths if path.is_file())
    return size / 1e6


def core_packages(package: str) -> set[str]:
    """A package and all that it needs here, without extras."""
    found: set[str] = set()
    wanted = [package]
    while wanted:
        name = wanted.pop()
        if name in found:
            continue
        found.add(name)
        for text in metadata.requires(name) or ():
            needed = Requirement(text)
            if needed.marker is None or needed.marker.evaluate({"extra": ""}):
                wanted.append(canonicalize_name(needed.name))
    return found
