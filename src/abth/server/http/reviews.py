"""Routes for the review of a finished match: judged and streamed, or as it is stored."""

from __future__ import annotations

from typing import Final

from litestar import Router, get, post
from litestar.params import FromPath
from litestar.response import Stream

from abth.protocol.review import MatchReview
from abth.server.http.dependencies import AppRequest, Caller, Person, TheServices, id_of
from abth.server.http.languages import Language, words_for

LINES: Final = "application/x-ndjson"
HEADERS: Final = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}  # line by line


@post(
    "/tables/{table:str}/review",
    status_code=200,
    summary="Review a match, line by line",
    media_type=LINES,
)
async def review_match(
    request: AppRequest,
    services: TheServices,
    person: Person,
    table: FromPath[str],
    lang: Language = None,
) -> Stream:
    """Judge a finished match. Each line is a `MatchReview` that replaces the one before.

    The first one comes at once, the last one is complete. Who closes the connection cancels. A
    review that is stored comes as a single line.
    """
    live = await services.tables.require_current(table)
    lines = await services.reviews.follow(live.table, person.id, words_for(request, lang))
    return Stream(lines, media_type=LINES, headers=HEADERS)


@get("/tables/{table:str}/review", summary="The review of a match")
async def get_review(
    request: AppRequest,
    services: TheServices,
    caller: Caller,
    table: FromPath[str],
    lang: Language = None,
) -> MatchReview:
    """The review of a match that a user has asked for before."""
    live = await services.tables.require_current(table)
    return await services.reviews.stored(live.table, id_of(caller), words_for(request, lang))


reviews_router = Router("/api", route_handlers=[review_match, get_review], tags=["Looking back"])
