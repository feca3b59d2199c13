"""PettingZoo's connect_four, its usual example of a board game, with its usual guards."""

import os
from typing import Any

from benchmarks.environments import steps_at_random

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from pettingzoo.classic import connect_four_v3  # the line above comes first

PACKAGE = "pettingzoo"

ENV: Any = connect_four_v3.env()


def random_match(seed: int) -> int:
    """Play one match at random and return its steps."""
    return steps_at_random(ENV, seed)
