"""Routes for programs that play: the same as over a WebSocket, by plain HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from abth.protocol.wire import HttpAct, Position
from abth.server.http.bodies import HttpUndo
from abth.server.http.dependencies import Asker, Person, TheHall
from abth.server.http.tables import id_of
from abth.table.undo_requests import undo as take_back

Seen = Annotated[int | None, QueryParameter(ge=0, description="The version I have seen.")]
Wait = Annotated[float, QueryParameter(ge=0, le=30, description="Seconds to wait for news.")]


@get("/tables/{table:str}/position", summary="The match as I see it")
async def position(
    hall: TheHall, asker: Asker, table: FromPath[str], seen: Seen = None, wait: Wait = 0
) -> Position:
    """With `wait`, the answer comes when something is new or a seat of mine must decide."""
    live = await hall.table(table)
    me = id_of(asker)
    if wait > 0 and seen is not None:
        await live.wait_for_news(me, seen, wait)
    return live.position_for(me, seen)


@post("/tables/{table:str}/act", status_code=200, summary="Decide")
async def act(
    hall: TheHall, person: Person, table: FromPath[str], data: JSONBody[HttpAct]
) -> Position:
    """One of the legal actions, by text or number. The same key twice counts once."""
    live = await hall.table(table)
    await live.act(person.id, data)
    return live.position_for(person.id, data.seen)


@post("/tables/{table:str}/undo", status_code=200, summary="Take back")
async def undo(
    hall: TheHall, person: Person, table: FromPath[str], data: JSONBody[HttpUndo]
) -> Position:
    """The last decision, while that is free; with `to` the others are asked."""
    live = await hall.table(table)
    await take_back(live, person.id, data)
    return live.position_for(person.id)


play_router = Router("/api", route_handlers=[position, act, undo], tags=["Playing"])
