"""Routes for tables: making, listing, joining, leaving, starting, playing again."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post, put
from litestar.params import FromPath, JSONBody, PathParameter

from abth.protocol.log import Log
from abth.protocol.wire import (
    Fork,
    Join,
    SeatChange,
    TableList,
    TableOptions,
    TableState,
)
from abth.server import table_lists
from abth.server.http.bodies import SeatChoice
from abth.server.http.dependencies import Caller, Person, TheServices, id_of
from abth.table import forks, new_tables
from abth.table import seats as table_seats

Seat = Annotated[int, PathParameter(ge=0, le=4)]


@get("/tables", summary="Tables to join, to watch, and my own")
async def list_tables(services: TheServices, caller: Caller) -> TableList:
    """Tables to join, to watch, and yours. Invitation tables are listed for their players only."""
    return await table_lists.list_tables(services, id_of(caller))


@post("/tables", summary="Make a table")
async def make_table(
    services: TheServices, person: Person, data: JSONBody[TableOptions]
) -> TableState:
    """Make a table. You become its host, without a seat yet."""
    row = await new_tables.create_table(services.tables.services, person, data)
    live = await services.tables.add(row, [])
    return live.views.state_for(person.id)


@get("/tables/{table:str}", summary="One table")
async def get_table(services: TheServices, caller: Caller, table: FromPath[str]) -> TableState:
    """A table by its id; the link is the invitation."""
    return (await services.tables.require(table)).views.state_for(id_of(caller))


@post("/tables/{table:str}/join", status_code=200, summary="Sit down")
async def join(
    services: TheServices, person: Person, table: FromPath[str], data: JSONBody[Join]
) -> TableState:
    """Take a seat, or the first free one; several seats make a hot-seat table."""
    live = await services.tables.require(table)
    await table_seats.join(live, person, data)
    return live.views.state_for(person.id)


@post("/tables/{table:str}/leave", status_code=200, summary="Get up")
async def leave(
    services: TheServices, person: Person, table: FromPath[str], data: JSONBody[SeatChoice]
) -> TableState:
    """Before the start the seat opens again; later a bot stands in, if the options say so."""
    live = await services.tables.require(table)
    await table_seats.leave(live, person.id, data.seat)
    return live.views.state_for(person.id)


@post("/tables/{table:str}/return", status_code=200, summary="Come back")
async def come_back(
    services: TheServices, person: Person, table: FromPath[str], data: JSONBody[SeatChoice]
) -> TableState:
    """Take your seat back from the bot."""
    live = await services.tables.require(table)
    await table_seats.come_back(live, person.id, data.seat)
    return live.views.state_for(person.id)


@post("/tables/{table:str}/start", status_code=200, summary="Start the match")
async def start(services: TheServices, person: Person, table: FromPath[str]) -> TableState:
    """Start the match. Only for the host, when every seat is taken."""
    live = await services.tables.require(table)
    await table_seats.start(live, person.id)
    return live.views.state_for(person.id)


@put("/tables/{table:str}/seats/{seat:int}", summary="Empty a seat, or give it to a bot")
async def change_seat(
    services: TheServices,
    person: Person,
    table: FromPath[str],
    seat: Seat,
    data: JSONBody[SeatChange],
) -> TableState:
    """Change a seat. Only for the host, before the start."""
    live = await services.tables.require(table)
    await table_seats.change_seat(live, person.id, seat, data)
    return live.views.state_for(person.id)


@post("/tables/{table:str}/close", status_code=200, summary="End the table")
async def close(services: TheServices, person: Person, table: FromPath[str]) -> TableState:
    """Close the table. Only for the host, before or during the match."""
    live = await services.tables.require(table)
    await table_seats.close(live, person.id)
    return live.views.state_for(person.id)


@post("/tables/{table:str}/rematch", status_code=200, summary="Play again")
async def rematch(services: TheServices, person: Person, table: FromPath[str]) -> TableState:
    """A new table with the same options and seats; a second request gets the same table."""
    again = await new_tables.create_rematch(await services.tables.require(table), person.id)
    live = await services.tables.require(again)
    return live.views.state_for(person.id)


@post("/tables/{table:str}/fork", summary="Go on from another moment")
async def fork(
    services: TheServices, person: Person, table: FromPath[str], data: JSONBody[Fork]
) -> TableState:
    """A new table from any version of a finished match, with the same or fresh dice."""
    parent = await services.tables.require(table)
    live = await services.tables.add(*await forks.create_fork(parent, person, data))
    return live.views.state_for(person.id)


@post("/matches", summary="Import a finished match", request_max_body_size=4_000_000)
async def import_match(services: TheServices, person: Person, data: JSONBody[Log]) -> TableState:
    """Import a match from its log; refused if it does not replay to its end."""
    imported = await forks.import_log(services.tables.services, person, data)
    live = await services.tables.require(imported)
    return live.views.state_for(person.id)


tables_router = Router(
    "/api",
    route_handlers=[
        list_tables, make_table, get_table, join, leave, come_back, start, change_seat, close,
        rematch, fork, import_match,
    ],
    tags=["Tables"],
)  # fmt: skip
