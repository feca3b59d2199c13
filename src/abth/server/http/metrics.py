"""The page `/metrics` for Prometheus, and what measures every request.

Metrics say when how many people play, so they are not for everyone. With a token in the settings
only its bearer may read them. Without one, only a program on the same machine that asks the server
itself may: a request that a proxy passes on names another host, or says for whom it asks.

Data type: `MetricsMiddleware`.
"""

from __future__ import annotations

import hmac
from ipaddress import ip_address
from time import perf_counter
from typing import Any, Final

from litestar import Response, get
from litestar.types import ASGIApp, Receive, Send

from abth.server.http.dependencies import AppRequest, TheServices
from abth.server.operation.metrics import CONTENT_TYPE, REQUESTS
from abth.table.refusals import unknown

FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
METHODS: Final = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))


@get("/metrics", include_in_schema=False)
async def show_metrics(request: AppRequest, services: TheServices) -> Response[bytes]:
    """The metrics of this process, for those who may see them."""
    if not may_read(request, services.settings.metrics_token):
        raise unknown("page")
    return Response(await services.metrics.show(), headers={"Content-Type": CONTENT_TYPE})


def may_read(request: AppRequest, token: str | None) -> bool:
    """Whether a request may read the metrics: it has the token, or comes from this machine."""
    headers = request.headers
    if token is not None:
        given = headers.get("authorization", "").encode("utf-8", "replace")
        return hmac.compare_digest(given, f"Bearer {token}".encode())
    if any(name in headers for name in FORWARDED) or request.client is None:
        return False
    return is_loopback(request.client.host) and is_loopback(host_name(headers.get("host", "")))


def host_name(host: str) -> str:
    """The name in a `Host` header, without port and brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0] if ":" in host else host


def is_loopback(name: str) -> bool:
    """Whether a name or an address stands for this machine."""
    if name.lower() == "localhost":
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


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
