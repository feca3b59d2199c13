"""Bodies of HTTP requests and answers that the WebSocket does not have."""

from __future__ import annotations

from abth.protocol.wire import FromClient, FromServer, Key, SeatNumber, Version


class SeatChoice(FromClient, frozen=True, kw_only=True):
    """One seat of the caller, or all of them."""

    seat: SeatNumber | None = None


class HttpUndo(FromClient, frozen=True, kw_only=True):
    """Take back a decision; where that is not free, `to` asks the others."""

    seat: SeatNumber
    seen: Version | None = None
    to: Version | None = None
    key: Key


class Health(FromServer, frozen=True, kw_only=True):
    """The answer of a healthy server."""

    ok: bool
    version: str
