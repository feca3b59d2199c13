"""Routes for facts: the box, the bots, exact odds, and the health of the server."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import JSONBody

from abth import __version__
from abth.protocol.wire import BotFacts, BoxFacts, OddsAnswer, OddsQuestion
from abth.server.box_facts import bot_facts, encoded_box
from abth.server.http.bodies import Health
from abth.server.http.dependencies import AppRequest, Caller, TheServices


@get("/api/box", summary="Everything printed", tags=["Facts"])
async def get_box(request: AppRequest, services: TheServices) -> BoxFacts:
    """What the numbers in views and actions mean. It changes only with the box."""
    box = encoded_box(services.box)
    headers = {"ETag": box.etag, "Cache-Control": "no-cache"}
    known = box.is_known(request.headers.get("if-none-match"))
    # The facts are already encoded; the return type is for the OpenAPI schema.
    answer: Any = Response(
        b"" if known else box.body,
        status_code=304 if known else 200,
        headers=headers,
        media_type="application/json",
    )
    return answer  # type: ignore[no-any-return]


@get("/api/bots", summary="Bots one can invite", tags=["Facts"])
async def get_bots() -> list[BotFacts]:
    """The bots by name, each with one sentence about how it plays."""
    return bot_facts()


@post("/api/odds", status_code=200, summary="The odds of a battle", tags=["Facts"])
async def odds(services: TheServices, caller: Caller, data: JSONBody[OddsQuestion]) -> OddsAnswer:
    """The odds of a battle, re-rolls included; exact where possible."""
    return await services.odds.answer(data)


@get("/healthz", summary="Is the server well?", tags=["Facts"])
async def health() -> Health:
    """Answers while the server runs."""
    return Health(ok=True, version=__version__)
