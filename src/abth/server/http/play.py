"""Routes for programs that play: the same as over a WebSocket, over plain HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from abth.protocol.wire import Advice, HttpAct, Position
from abth.server.http.bodies import HttpUndo
from abth.server.http.dependencies import Caller, Person, TheServices, id_of
from abth.server.operation.metrics import BY_HTTP
from abth.table import undo_requests
from abth.table.viewers.audience import Sender
from abth.table.viewers.entrance import wait_for_news

Seen = Annotated[int | None, QueryParameter(ge=0, description="The version I have seen.")]
Wait = Annotated[float, QueryParameter(ge=0, le=30, description="Seconds to wait for news.")]


@get("/tables/{table:str}/position", summary="The match as I see it")
async def position(
    services: TheServices, caller: Caller, table: FromPath[str], seen: Seen = None, wait: Wait = 0
) -> Position:
    """With `wait`, the answer comes when there is news or one of your seats must decide."""
    live = await services.tables.require_current(table)
    me = id_of(caller)
    if wait > 0 and seen is not None:
        await services.readiness.unless_stopping(wait_for_news(live, me, seen, wait))
    return await live.position_for(me, seen)


@post("/tables/{table:str}/act", status_code=200, summary="Decide")
async def act(
    services: TheServices, person: Person, table: FromPath[str], data: JSONBody[HttpAct]
) -> Position:
    """Play a legal action, by text or number. A key that comes twice counts once."""
    live = await services.tables.require(table)
    with BY_HTTP.time():
        await live.act(Sender(person.id, data.key), data.seat, data.action, data.seen)
    return await live.position_for(person.id, data.seen)


@get("/tables/{table:str}/seats/{seat:int}/advice", summary="What could I do?")
async def advice(
    services: TheServices, person: Person, table: FromPath[str], seat: FromPath[int]
) -> Advice:
    """Up to three moves for a seat of yours that must decide, if the table allows the coach."""
    live = await services.tables.require_current(table)
    return await services.coach.advise(live.table, person.id, seat)


@post("/tables/{table:str}/undo", status_code=200, summary="Take back")
async def undo(
    services: TheServices, person: Person, table: FromPath[str], data: JSONBody[HttpUndo]
) -> Position:
    """Take back the last decision, if that is free; with `to`, ask the others."""
    live = await services.tables.require(table)
    sender = Sender(person.id, data.key)
    await undo_requests.undo(live, sender, data.seat, seen=data.seen, to=data.to)
    return await live.position_for(person.id)


play_router = Router("/api", route_handlers=[position, act, advice, undo], tags=["Playing"])
