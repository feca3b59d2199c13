"""Running the application with uvicorn, until it is told to end."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Any

import uvicorn

from abth.server.app import make_app
from abth.server.clocks import Clock
from abth.server.minds import Minds
from abth.server.settings import Settings

GRACE_SECONDS = 5


class Server(uvicorn.Server):
    """Uvicorn, which calls back once it listens."""

    def __init__(self, config: uvicorn.Config, on_start: Callable[[], object] | None) -> None:
        super().__init__(config)
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the data, then the door."""
        await super().startup(sockets)
        if self._on_start is not None and self.started:
            self._on_start()


def make_server(
    settings: Settings,
    clock: Clock | None = None,
    minds: Minds | None = None,
    on_start: Callable[[], object] | None = None,
) -> Server:
    """A server that is ready to run."""
    options: dict[str, Any] = {"loop": "auto", "http": "auto", "ws": "websockets-sansio"}
    config = uvicorn.Config(
        make_app(settings, clock, minds),
        log_config=None,
        access_log=False,  # links are invitations, and are not written down
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=GRACE_SECONDS,
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,  # a view is small, and packing it takes longer than sending
        h11_max_incomplete_event_size=64_000,
        **options,
    )
    return Server(config, on_start)


def run(
    settings: Settings,
    listening: socket.socket,
    on_start: Callable[[], object] | None = None,
) -> None:
    """Serve at this socket until a signal comes; Ctrl-C is a proper way to end."""
    server = make_server(settings, on_start=on_start)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        return
    if not server.started:
        raise SystemExit(3)
