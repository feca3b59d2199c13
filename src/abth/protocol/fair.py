"""Fair dice that every player can check: draws follow from a secret and the players' entropy.

Data type: `FairDice`. The server commits to the secret before the match and shows it afterwards;
every seat adds entropy. `docs/fair-dice.md` gives the exact bytes and test vectors.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Sequence
from typing import Final

from abth.rules.chance import first_number, urn
from abth.rules.game import Game

SECRET_BYTES: Final = 32
CHUNK: Final = 8  # bytes; a number below a bound is taken from one of them
MAX_BOUND: Final = 1 << 8 * CHUNK
SEEDED: Final = b"abth-seed\x00"


class FairDice:
    """The draws of one match; the same secret and entropies always give the same draws."""

    def __init__(self, secret: bytes, entropies: Sequence[str]) -> None:
        self._secret = secret
        self._salt = salt_of(entropies)

    @classmethod
    def of_seed(cls, seed: str) -> FairDice:
        """The dice of a duplicate deal: the same for every table with this seed."""
        return cls(secret_of_seed(seed), [])

    def draw(self, number: int, bound: int, /) -> int:
        """A number from 0 to bound - 1 for the log entry with this number, counted from 1."""
        if not 0 < bound <= MAX_BOUND:
            raise ValueError(f"there is no number below {bound} to draw")
        place = self._salt + b"\x00" + number.to_bytes(8, "big")
        counter = 0
        while True:
            block = hmac.digest(self._secret, place + counter.to_bytes(4, "big"), "sha256")
            drawn = pick(block, bound)
            if drawn is not None:
                return drawn
            counter += 1


def pick(block: bytes, bound: int, chunk: int = CHUNK) -> int | None:
    """A number below the bound, all equally likely, from the first chunk that gives one."""
    every = 1 << 8 * chunk
    fair = every - every % bound  # chunks from here on would favor small numbers
    for start in range(0, len(block), chunk):
        value = int.from_bytes(block[start : start + chunk], "big")
        if value < fair:
            return value % bound
    return None


def commitment(secret: bytes, cover: bytes = b"") -> str:
    """The hash that the table shows before the match; it does not reveal the secret.

    The secret of a seed could be guessed and compared with the hash; a random cover prevents that.
    """
    return hashlib.sha256(cover + secret).hexdigest()


def secret_of_seed(seed: str) -> bytes:
    """The secret of a duplicate deal."""
    return hashlib.sha256(SEEDED + seed.encode()).digest()


def salt_of(entropies: Sequence[str]) -> bytes:
    """The hash of the entropies in seat order, as JSON without spaces."""
    text = json.dumps(list(entropies), separators=(",", ":"))
    return hashlib.sha256(text.encode()).digest()


def possible_draws(game: Game) -> list[int]:
    """What chance may draw now, as action numbers in ascending order; equal pieces are repeated.

    A pile has no order (decision 3). This order depends only on what the pile holds.
    """
    first = int(first_number(game))
    return sorted(first + int(piece) for piece in urn(game))
