"""Bodies of requests that have no other use."""

from __future__ import annotations

from abth.protocol.wire import Key, SeatNumber, Strict, Version


class SeatChoice(Strict, frozen=True, kw_only=True):
    """One seat of the asker's, or all of them."""

    seat: SeatNumber | None = None


class HttpUndo(Strict, frozen=True, kw_only=True):
    """Take back a decision; beyond what is free, `to` asks the others for it."""

    seat: SeatNumber
    seen: Version | None = None
    to: Version | None = None
    key: Key


class Health(Strict, frozen=True, kw_only=True):
    """A sign that the server is well."""

    ok: bool
    version: str
