"""Errors in the OpenAPI schema: every error has a `Problem` as its body.

Data type: `Problems`, which adds this to every route.
"""

from __future__ import annotations

from typing import Any, Final

from litestar.openapi import ResponseSpec
from litestar.plugins import ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute

from abth.protocol.wire import Problem

MALFORMED: Final = ResponseSpec(
    Problem,
    generate_examples=False,
    description="What was sent cannot be read, or is not among what is allowed.",
)
ANY_ERROR: Final = ResponseSpec(
    Problem,
    generate_examples=False,
    description="Any other error; its `code` is for programs, its `reason` for people.",
)
# Litestar would describe its own 400, which is never sent. It expects numbers; OpenAPI also has
# names for whole families of them.
PROBLEMS: Final[dict[Any, ResponseSpec]] = {400: MALFORMED, "4XX": ANY_ERROR, "5XX": ANY_ERROR}


class Problems(ReceiveRoutePlugin):
    """Describes the errors of every route that is listed."""

    def receive_route(self, route: BaseRoute) -> None:
        """Add the errors to a new route."""
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                handler.responses = PROBLEMS
