"""Routes for facts: the box, the bots, exact odds, and whether the server is well and ready."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import JSONBody

from abth import __version__
from abth.protocol.wire import (
    BestLineUpAnswer,
    BestLineUpQuestion,
    BotFacts,
    BoxFacts,
    OddsAnswer,
    OddsQuestion,
    RulebookFacts,
)
from abth.server.box_facts import Encoded, bot_facts, encoded_box
from abth.server.http.bodies import Health
from abth.server.http.dependencies import Address, AppRequest, Caller, TheServices
from abth.server.rulebook import encoded_rulebook
from abth.server.services import Services
from abth.storage.rows import PersonRow
from abth.table.refusals import Refusal


@get("/api/box", summary="Everything printed", tags=["Facts"])
async def get_box(request: AppRequest, services: TheServices, address: Address) -> BoxFacts:
    """What the numbers in views and actions mean. It changes only with the box."""
    answer: Any = unless_known(encoded_box(services.box), request)
    return answer  # type: ignore[no-any-return]


@get("/api/rulebook", summary="Worked examples", tags=["Facts"])
async def get_rulebook(
    request: AppRequest, services: TheServices, address: Address
) -> RulebookFacts:
    """The examples of the rulebook, played by the engine. They change only with the box."""
    answer: Any = unless_known(encoded_rulebook(services.box), request)
    return answer  # type: ignore[no-any-return]


def unless_known(facts: Encoded, request: AppRequest) -> Response[bytes]:
    """Facts that are already encoded; nothing if the client has them (304)."""
    known = facts.is_known(request.headers.get("if-none-match"))
    return Response(
        b"" if known else facts.body,
        status_code=304 if known else 200,
        headers={"ETag": facts.etag, "Cache-Control": "no-cache"},
        media_type="application/json",
    )


@get("/api/bots", summary="Bots one can invite", tags=["Facts"])
async def get_bots(address: Address) -> list[BotFacts]:
    """The bots by name, each with one sentence about how it plays."""
    return bot_facts()


@post("/api/odds", status_code=200, summary="The odds of a battle", tags=["Facts"])
async def odds(services: TheServices, caller: Caller, data: JSONBody[OddsQuestion]) -> OddsAnswer:
    """The odds of a battle, re-rolls included; exact where possible.

    Refused to players of a match in progress whose table does not allow odds.
    """
    await check_odds_allowed(services, caller)
    return await services.odds.answer(data)


@post("/api/odds/line-up", status_code=200, summary="The best line-up of a hand", tags=["Facts"])
async def best_line_up(
    services: TheServices, caller: Caller, data: JSONBody[BestLineUpQuestion]
) -> BestLineUpAnswer:
    """The best line-up with one, two, three and four Units; exact, without reinforcements."""
    await check_odds_allowed(services, caller)
    return await services.odds.best_line_up(data)


async def check_odds_allowed(services: Services, caller: PersonRow | None) -> None:
    """Refuse odds to a player at a table that does not allow them."""
    if caller is not None and await services.store.tables.plays_without_odds(caller.id):
        raise Refusal("odds-off")


@get("/healthz", summary="Is the server well?", tags=["Facts"])
async def health() -> Health:
    """Answers while the server runs."""
    return Health(ok=True, version=__version__)


@get("/readyz", summary="Can the server take requests?", tags=["Facts"])
async def ready(services: TheServices) -> Health:
    """Fails (503) while nothing can be stored, and once the server is about to stop."""
    await services.readiness.check()
    return Health(ok=True, version=__version__)
