"""The door: origins, rates, and what browsers are told about our pages.

Data types: `Bucket`, which lets so many things through in a second, `Buckets`, one for each guest,
and `Door`, which stands before the whole application.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from cachetools import LRUCache
from litestar.types import ASGIApp, Receive, Send

from abth.protocol.wire import Problem

MOST_BUCKETS: Final = 10_000
SAFE: Final = ("GET", "HEAD", "OPTIONS")

# Nothing is loaded from elsewhere, no script stands in a page, nobody frames us. Styles may stand
# on elements: the client places and turns pieces that way.
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # a link to a table is its invitation
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
RAW_HEADERS: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
FOREIGN: Final = msgspec.json.encode(
    Problem(code="foreign-origin", reason="pages of other sites may not speak to this server")
)


class Bucket:
    """Holds `most` tokens and gains `rate` of them in a second; each thing takes one."""

    __slots__ = ("_full", "_level", "_rate", "_since")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._full = most
        self._level = most
        self._since = now

    def take(self, now: float) -> bool:
        """Whether there was a token left to take."""
        self._level = min(self._full, self._level + (now - self._since) * self._rate)
        self._since = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket for each guest; those not seen for longest are forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._buckets: LRUCache[str, Bucket] = LRUCache(MOST_BUCKETS)

    def take(self, guest: str, now: float) -> bool:
        """Whether this guest may do one thing more."""
        bucket = self._buckets.get(guest)
        if bucket is None:
            bucket = self._buckets[guest] = Bucket(self._rate, self._most, now)
        return bucket.take(now)


def is_own_origin(origin: str | None, host: str | None, allowed: Iterable[str]) -> bool:
    """Whether a browser's page may speak to us: our own, or one that the host has named.

    Programs send no origin and are let in; they hold no secrets of a browser.
    """
    if origin is None:
        return True
    if origin in allowed:
        return True
    return host is not None and urlsplit(origin).netloc.lower() == host.lower() != ""


class Door:
    """Refuses changes that come from pages of other sites; sets the headers of every answer."""

    def __init__(self, app: ASGIApp, origins: Iterable[str]) -> None:
        self.app = app
        self._origins = tuple(origins)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """One request; WebSockets are looked at where they are opened."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *RAW_HEADERS]
            await send(message)

        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        origin, host = headers.get(b"origin"), headers.get(b"host")
        if scope["method"] in SAFE or is_own_origin(origin, host, self._origins):
            await self.app(scope, receive, send_with_headers)
            return
        length = str(len(FOREIGN)).encode()
        kind = (b"content-type", b"application/json")
        start = {"status": 403, "headers": [kind, (b"content-length", length)]}
        await send_with_headers({"type": "http.response.start"} | start)
        await send_with_headers({"type": "http.response.body", "body": FOREIGN})
