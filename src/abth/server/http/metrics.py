"""The page `/metrics` for Prometheus, and what measures every request.

Metrics say when how many people play, so they are not for everyone. With a token in the settings
only its bearer may read them. Without one, only a program on the same machine that asks the server
itself may.

Data type: `MetricsMiddleware`.
"""

from __future__ import annotations

import hmac
from time import perf_counter
from typing import Any, Final

from litestar import Response, get
from litestar.types import ASGIApp, Receive, Send

from abth.server.http.dependencies import AppRequest, TheServices
from abth.server.http.this_machine import is_from_this_machine
from abth.server.operation.metrics import CONTENT_TYPE, REQUESTS
from abth.table.refusals import unknown

METHODS: Final = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))


@get("/metrics", include_in_schema=False)
async def show_metrics(request: AppRequest, services: TheServices) -> Response[bytes]:
    """The metrics of this process, for those who may see them."""
    if not may_read(request, services.settings.metrics_token):
        raise unknown("page")
    return Response(await services.metrics.show(), headers={"Content-Type": CONTENT_TYPE})


def may_read(request: AppRequest, token: str | None) -> bool:
    """Whether a request may read the metrics: it has the token, or comes from this machine."""
    if token is not None:
        given = request.headers.get("authorization", "").encode("utf-8", "replace")
        return hmac.compare_digest(given, f"Bearer {token}".encode())
    return is_from_this_machine(request)


class MetricsMiddleware:
    """Measures requests by method, route and status."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Pass a request on, and note how long it took."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        start, status = perf_counter(), 500

        async def note_status(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, note_status)
        finally:
            method = scope["method"] if scope["method"] in METHODS else "other"
            route = scope.get("path_template") or "other"
            REQUESTS.labels(method, route, str(status)).observe(perf_counter() - start)
