"""What the list of routes says of errors: each has a `Problem` for a body, whatever its status.

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
# Litestar would describe a 400 of its own, which is never sent. It expects numbers; OpenAPI knows
# words for whole families of them.
PROBLEMS: Final[dict[Any, ResponseSpec]] = {400: MALFORMED, "4XX": ANY_ERROR, "5XX": ANY_ERROR}


class Problems(ReceiveRoutePlugin):
    """Describes the errors of every route that is listed."""

    def receive_route(self, route: BaseRoute) -> None:
        """A route has been made."""
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                handler.responses = PROBLEMS
