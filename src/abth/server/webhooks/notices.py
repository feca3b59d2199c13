"""What a webhook receives: a notice of a turn, and the signature that proves it genuine.

Data type: `Notice`.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

import msgspec

from abth.protocol.wire import YourTurn


class Notice(msgspec.Struct, frozen=True, kw_only=True, tag="your-turn"):
    """It is your turn. Two notices with the same `id` are the same notice."""

    id: str
    table: str
    name: str
    seat: int
    point: str | None
    challenged: bool
    at: float


def notice_of(turn: YourTurn, at: float) -> Notice:
    """The notice of a turn."""
    return Notice(
        id=secrets.token_hex(8),
        table=turn.table,
        name=turn.name,
        seat=turn.seat,
        point=turn.point,
        challenged=turn.challenged,
        at=at,
    )


def new_key() -> str:
    """A key that signs the notices of one user."""
    return secrets.token_urlsafe(32)


def signature(key: str, timestamp: int, body: bytes) -> str:
    """HMAC-SHA256 over `timestamp.body`: proves both, so a receiver can refuse old notices."""
    signed = str(timestamp).encode() + b"." + body
    return "sha256=" + hmac.new(key.encode(), signed, hashlib.sha256).hexdigest()
