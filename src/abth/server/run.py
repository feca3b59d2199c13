"""Running the application with uvicorn until it is stopped."""

from __future__ import annotations

import gc
import os
import socket
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn

from abth.protocol.strict_json import BadInput
from abth.server.app import Application
from abth.server.bot_pool.pool import BotPool
from abth.server.front.connections import OpenConnections, raise_file_limit
from abth.server.front.protocols import BoundedHttp, BoundedWebSocket
from abth.server.settings import Settings
from abth.table.services import Clock
from abth.words.complaints import system_details

GRACE_SECONDS = 5
BACKLOG = 2048
GARBAGE = 10_000  # new objects after which cycles are looked for; an action makes hundreds


class Server(uvicorn.Server):
    """Uvicorn, which opens the data first and calls back once it listens."""

    def __init__(
        self,
        config: uvicorn.Config,
        application: Application,
        on_start: Callable[[], object] | None,
    ) -> None:
        super().__init__(config)
        self._application = application
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the data, which raises what is wrong with it; start, then call back."""
        await self._application.open()
        await super().startup(sockets)
        if self._on_start is not None and self.started:
            self._on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody wait for news, tell every client to connect again, and stop."""
        self._application.begin_to_stop()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at this address; raises one line of explanation if it cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    # Small packets are sent at once: an answer and the update after it are two messages.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if os.name != "nt":  # on Windows the option would let two servers share a port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        where, details = f"{host}:{port}", system_details(error)
        raise BadInput(where, "cli-cannot-listen", **details) from error
    return listening


def url_of(listening: socket.socket) -> str:
    """The URL of a listening socket, for a browser."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def make_server(
    settings: Settings,
    clock: Clock | None = None,
    bots: BotPool | None = None,
    on_start: Callable[[], object] | None = None,
) -> Server:
    """A server that is ready to run."""
    limits = settings.limits
    places = OpenConnections(limits, settings.trusted_proxies)
    options: dict[str, Any] = {
        "loop": "auto",
        "http": partial(BoundedHttp, places, limits),
        "ws": partial(BoundedWebSocket, places, limits),
    }
    application = Application(settings, clock, bots)
    config = uvicorn.Config(
        application.door,
        log_config=None,
        log_level="warning",
        access_log=False,  # links are invitations and must not be logged
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=GRACE_SECONDS,
        ws_max_size=limits.frame,
        ws_per_message_deflate=False,  # a view is small; compressing takes longer than sending
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        **options,
    )
    return Server(config, application, on_start)


def run(
    settings: Settings,
    listening: socket.socket,
    on_start: Callable[[], object] | None = None,
) -> None:
    """Serve at this socket until a signal comes; Ctrl-C is a normal end."""

    def settle() -> None:
        """Exclude everything loaded so far from garbage collection."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(GARBAGE)
        if on_start is not None:
            on_start()

    raise_file_limit()
    server = make_server(settings, on_start=settle)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        return
    finally:
        listening.close()
    if not server.started:
        raise SystemExit(3)
