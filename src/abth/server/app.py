"""The application: all routes and sockets of a server.

Data type: `Application`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from logging import INFO

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme, Server

from abth import __version__
from abth.server.bot_pool.pool import BotPool
from abth.server.http.bodies import StrictRequest
from abth.server.http.compression import CompressionMiddleware
from abth.server.http.dependencies import DEPENDENCIES
from abth.server.http.errors import answer_problem
from abth.server.http.facts import (
    best_line_up,
    get_bots,
    get_box,
    get_rulebook,
    health,
    odds,
    ready,
)
from abth.server.http.history import history_router
from abth.server.http.lab import lab_router
from abth.server.http.metrics import MetricsMiddleware, show_metrics
from abth.server.http.openapi import Problems
from abth.server.http.pages import PAGES, client_routes
from abth.server.http.people import people_router
from abth.server.http.play import play_router
from abth.server.http.practice import practice_router
from abth.server.http.reviews import reviews_router
from abth.server.http.security import SecurityMiddleware
from abth.server.http.tables import tables_router
from abth.server.http.text import text_router
from abth.server.operation.logs import log_event
from abth.server.services import Services
from abth.server.settings import Settings
from abth.server.sockets.conversation import notices, table_socket
from abth.table.services import Clock


class Application:
    """The routes of a server and the services behind them."""

    def __init__(
        self, settings: Settings, clock: Clock | None = None, bots: BotPool | None = None
    ) -> None:
        self._settings = settings
        self._clock = clock
        self._bots = bots
        self._app = make_app(settings, self._lifespan)
        self.door = SecurityMiddleware(
            MetricsMiddleware(CompressionMiddleware(self._app)), settings
        )

    async def open(self) -> None:
        """Open the data. Called before the server starts: what is wrong with it is raised."""
        self._app.state.services = await Services.open(self._settings, self._clock, self._bots)

    def begin_to_stop(self) -> None:
        """The server is about to stop."""
        self._app.state.services.readiness.stop()

    @asynccontextmanager
    async def _lifespan(self, app: Litestar) -> AsyncIterator[None]:
        services: Services = app.state.services
        log_event(INFO, "server started", version=__version__)
        try:
            yield
        finally:
            await services.close()
            log_event(INFO, "server stopped")


def make_app(
    settings: Settings, lifespan: Callable[[Litestar], AbstractAsyncContextManager[None]]
) -> Litestar:
    """All routes and sockets of a server."""
    return Litestar(
        route_handlers=[
            people_router, tables_router, play_router, text_router, history_router, reviews_router,
            practice_router, lab_router, get_box, get_bots, get_rulebook, odds, best_line_up,
            health, ready, show_metrics, table_socket, notices, *PAGES, *client_routes(settings),
        ],
        dependencies=DEPENDENCIES,
        exception_handlers={Exception: answer_problem},
        lifespan=[lifespan],
        plugins=[Problems()],
        request_class=StrictRequest,
        request_max_body_size=settings.limits.body,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="abth",
            version=__version__,
            use_handler_docstrings=True,
            servers=[Server(url=settings.base_path or "/")],
            description="Tables of A Battle Through History: see docs/api.md.",
            components=Components(
                security_schemes={"bearer": SecurityScheme(type="http", scheme="bearer")}
            ),
            security=[{"bearer": []}, {}],
        ),
    )  # fmt: skip
