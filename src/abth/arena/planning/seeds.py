"""Seeds made from seeds: one for each match of a plan, seat of a match, pile of a deal."""

from __future__ import annotations

import hashlib


def seed_of(seed: int, number: int) -> int:
    """The seed with this number that belongs to another seed."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{number}".encode()).digest()[:8])
