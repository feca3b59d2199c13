"""Security of every request: the server's own names, requests from its own pages only, headers.

Data type: `SecurityMiddleware`, around the whole application.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Receive, Send

from abth.protocol.wire import Problem
from abth.server.front.hosts import HostNames, plain_name
from abth.server.front.paths import below, without_body
from abth.server.settings import Settings
from abth.table.refusals import Refusal

SAFE: Final = ("GET", "HEAD", "OPTIONS")

# Nothing is loaded from other sites, pages contain neither scripts nor styles, and no site may
# frame them. The client places and turns pieces through the style objects of elements, which a
# policy of styles does not concern.
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # a link to a table is its invitation
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
RAW_HEADERS: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
JSON: Final = (b"content-type", b"application/json")


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
    """Refuses foreign names and pages of other sites; sets the headers of every answer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._origins = settings.origins
        self._hosts = HostNames(settings.allowed_hosts)
        self._base = settings.base_path

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Handle one request; WebSockets check name and origin when they open."""
        if scope["type"] == "websocket":
            await self.app(below(scope, self._base) or scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                given = list(message.get("headers", ()))
                named = {name for name, _ in given}
                unset = [header for header in RAW_HEADERS if header[0] not in named]
                message["headers"] = given + unset
            await send(message)

        answer: Send = send_with_headers
        inner = below(scope, self._base)
        if scope["method"] == "HEAD":
            inner, answer = without_body(inner or scope, send_with_headers)
        headers = [(name, value.decode("latin-1")) for name, value in scope["headers"]]
        foreign = self._hosts.foreign([value for name, value in headers if name == b"host"])
        origin, host = dict(headers).get(b"origin"), dict(headers).get(b"host")
        if foreign is not None:
            await refuse(answer, 421, foreign_host(foreign))
        elif scope["method"] not in SAFE and not is_own_origin(origin, host, self._origins):
            await refuse(answer, 403, Refusal("foreign-origin"))
        elif inner is None:
            await send_answer(answer, 308, [(b"location", f"{self._base}/".encode())], b"")
        else:
            await self.app(inner, receive, answer)


def foreign_host(host: str) -> Refusal:
    """The refusal of a name that the server does not answer to."""
    return Refusal("foreign-host", host=plain_name(host)[:100] or "?")


async def refuse(send: Send, status: int, refusal: Refusal) -> None:
    """Answer with a `Problem`."""
    problem = Problem(
        code=refusal.code,
        reason=refusal.reason,
        message_id=refusal.message,
        arguments=refusal.sent_arguments(),
    )
    await send_answer(send, status, [JSON], msgspec.json.encode(problem))


async def send_answer(
    send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes
) -> None:
    """A whole answer."""
    length = (b"content-length", str(len(body)).encode())
    start: Any = {"type": "http.response.start", "status": status, "headers": [*headers, length]}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
