"""The application: all routes and sockets around one hall."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from abth import __version__
from abth.server.asking import ASKING
from abth.server.clocks import Clock
from abth.server.described import Problems
from abth.server.errors import answer_problem
from abth.server.guard import Door
from abth.server.hall import Hall
from abth.server.minds import Minds
from abth.server.pages import PAGES, client_routes
from abth.server.routes_back import back_router
from abth.server.routes_facts import get_bots, get_box, health, odds
from abth.server.routes_people import people_router
from abth.server.routes_play import play_router
from abth.server.routes_tables import tables_router
from abth.server.settings import Settings
from abth.server.socket import notices, table_socket


def make_app(settings: Settings, clock: Clock | None = None, minds: Minds | None = None) -> Door:
    """A server's application; it opens its data when it starts, and closes it when it ends."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall = await Hall.open(settings, clock, minds)
        app.state.hall = hall
        try:
            yield
        finally:
            await hall.close()

    app = Litestar(
        route_handlers=[
            people_router, tables_router, play_router, back_router, get_box, get_bots, odds, health,
            table_socket, notices, *PAGES, *client_routes(settings.static),
        ],
        dependencies=ASKING,
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
    return Door(app, settings.origins)
