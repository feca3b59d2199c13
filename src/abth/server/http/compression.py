"""Answers that are worth it are sent compressed.

Only answers to `GET` are: secrets are sent in answers to `POST` alone, and users are known by a
header that no other site can make a browser send, so the length of an answer tells a stranger
nothing (BREACH).

Data type: `CompressionMiddleware`.
"""

from __future__ import annotations

import gzip
from typing import Any, Final

from litestar.types import ASGIApp, Receive, Send

from abth.server.http.accept import accepts

LEVEL: Final = 6
LEAST: Final = 1_000  # bytes; a shorter answer fits into one packet anyway
KINDS: Final = (b"application/json", b"text/", b"image/svg+xml", b"application/vnd.oai.openapi")


def gzipped(body: bytes) -> bytes:
    """A body as it is sent; the same bytes give the same result."""
    return gzip.compress(body, LEVEL, mtime=0)


class CompressionMiddleware:
    """Compresses whole answers of the routes for those who can unpack them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] == "http" and scope["method"] == "GET" and accepts_gzip(scope):
            await self.app(scope, receive, Packer(send))
        else:
            await self.app(scope, receive, send)


def accepts_gzip(scope: Any) -> bool:
    """Whether a request allows compressed answers."""
    wanted = [value for name, value in scope["headers"] if name == b"accept-encoding"]
    return accepts(b",".join(wanted).decode("latin-1"), "gzip")


class Packer:
    """Sends an answer; keeps its head back until the body shows whether it is compressed."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._head: Any = None

    async def __call__(self, message: Any) -> None:
        """Pass on a message of the answer."""
        if message["type"] == "http.response.start":
            self._head = message
            return
        head, self._head = self._head, None
        if head is not None:
            if is_worth_it(head, message):
                head, message = packed(head, message)
            await self._send(head)
        await self._send(message)


def is_worth_it(head: Any, message: Any) -> bool:
    """Whether a whole answer gets smaller when it is compressed."""
    headers = dict(head["headers"])
    kind: bytes = headers.get(b"content-type", b"")
    whole = not message.get("more_body", False) and len(message.get("body", b"")) >= LEAST
    return whole and b"content-encoding" not in headers and kind.startswith(KINDS)


def packed(head: Any, message: Any) -> tuple[Any, Any]:
    """The answer, compressed."""
    body = gzipped(message["body"])
    headers = [
        (name, str(len(body)).encode() if name == b"content-length" else value)
        for name, value in head["headers"]
    ]
    headers += [(b"content-encoding", b"gzip"), (b"vary", b"Accept-Encoding")]
    return head | {"headers": headers}, message | {"body": body}
