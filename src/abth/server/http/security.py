"""Security of the whole application: allowed origins, and headers that restrict browsers.

Data type: `SecurityMiddleware`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Receive, Send

from abth.protocol.wire import Problem

SAFE: Final = ("GET", "HEAD", "OPTIONS")

# Nothing is loaded from other sites, pages contain no scripts, and no site may frame them. Inline
# styles are allowed: the client places and turns pieces with them.
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


def is_own_origin(origin: str | None, host: str | None, allowed: Iterable[str]) -> bool:
    """Whether a page may call the server: its own pages may, and those of allowed origins.

    Programs send no origin and are allowed: they cannot use the secrets of a browser.
    """
    if origin is None:
        return True
    if origin in allowed:
        return True
    return host is not None and urlsplit(origin).netloc.lower() == host.lower() != ""


class SecurityMiddleware:
    """Refuses changes that come from pages of other sites; sets the headers of every answer."""

    def __init__(self, app: ASGIApp, origins: Iterable[str]) -> None:
        self.app = app
        self._origins = tuple(origins)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Handle one request; WebSockets check their origin when they open."""
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
