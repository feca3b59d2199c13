"""Bodies of requests that have no other use."""

from __future__ import annotations

from abth.protocol.wire import FromClient, FromServer, Key, SeatNumber, Version


class SeatChoice(FromClient, frozen=True, kw_only=True):
    """One seat of the asker's, or all of them."""

    seat: SeatNumber | None = None


class HttpUndo(FromClient, frozen=True, kw_only=True):
    """Take back a decision; beyond what is free, `to` asks the others for it."""

    seat: SeatNumber
    seen: Version | None = None
    to: Version | None = None
    key: Key


class Health(FromServer, frozen=True, kw_only=True):
    """A sign that the server is well."""

    ok: bool
    version: str
