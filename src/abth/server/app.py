"""The application: all routes and sockets of a server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from abth import __version__
from abth.server.bot_pool.pool import BotPool
from abth.server.http.dependencies import DEPENDENCIES
from abth.server.http.errors import answer_problem
from abth.server.http.facts import get_bots, get_box, health, odds
from abth.server.http.history import history_router
from abth.server.http.openapi import Problems
from abth.server.http.pages import PAGES, client_routes
from abth.server.http.people import people_router
from abth.server.http.play import play_router
from abth.server.http.security import SecurityMiddleware
from abth.server.http.tables import tables_router
from abth.server.services import Services
from abth.server.settings import Settings
from abth.server.sockets.conversation import notices, table_socket
from abth.table.services import Clock


def make_app(
    settings: Settings, clock: Clock | None = None, bots: BotPool | None = None
) -> SecurityMiddleware:
    """The application of a server; it opens its data when it starts, and closes it at the end."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = await Services.open(settings, clock, bots)
        app.state.services = services
        try:
            yield
        finally:
            await services.close()

    app = Litestar(
        route_handlers=[
            people_router, tables_router, play_router, history_router, get_box, get_bots, odds,
            health, table_socket, notices, *PAGES, *client_routes(settings.static),
        ],
        dependencies=DEPENDENCIES,
        exception_handlers={Exception: answer_problem},
        lifespan=[lifespan],
        plugins=[Problems()],
        request_max_body_size=settings.limits.body,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="abth",
            version=__version__,
            use_handler_docstrings=True,
            description="Tables of A Battle Through History: see docs/api.md.",
            components=Components(
                security_schemes={"bearer": SecurityScheme(type="http", scheme="bearer")}
            ),
            security=[{"bearer": []}, {}],
        ),
    )  # fmt: skip
    return SecurityMiddleware(app, settings.origins)
