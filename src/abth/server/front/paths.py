"""The path that a server is reached under, and requests for headers alone.

A proxy may pass the path on as it is or cut the base path off: both work.
"""

from __future__ import annotations

import re
from typing import Any, Final

from litestar.types import Send

from abth.protocol.strict_json import BadInput

BASE_PATH: Final = re.compile(r"(/[A-Za-z0-9._~-]+)*")


def read_base_path(text: str) -> str:
    """A base path as it is used: empty, or with a slash before and none behind."""
    path = "/" + text.strip("/") if text.strip("/") else ""
    if not BASE_PATH.fullmatch(path):
        raise BadInput("--base-path", "error-base-path")
    return path


def below(scope: Any, base: str) -> Any:
    """The request as it would be without the base path; None if it is for the base path itself."""
    path: str = scope["path"]
    if not base or not path.startswith(base):
        return scope
    if path == base:
        return None
    if path[len(base)] != "/":
        return scope
    raw: bytes = scope.get("raw_path") or path.encode()
    cut = raw[len(base) :] if raw.startswith(base.encode()) else raw
    return scope | {"path": path[len(base) :], "raw_path": cut}


def without_body(scope: Any, send: Send) -> tuple[Any, Send]:
    """A request for headers as one for the whole answer, whose body is not sent."""

    async def send_head(message: Any) -> None:
        if message["type"] == "http.response.body":
            message = message | {"body": b""}
        await send(message)

    return scope | {"method": "GET"}, send_head
