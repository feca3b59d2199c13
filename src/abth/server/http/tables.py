"""Routes of tables: making, listing, sitting down, leaving, starting, playing again."""

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
from abth.server.http.bodies import SeatChoice
from abth.server.http.dependencies import Asker, Person, TheHall
from abth.storage.rows import PersonRow
from abth.table import seats as lobby
from abth.table.forks import fork_table, import_log

Seat = Annotated[int, PathParameter(ge=0, le=4)]


def id_of(person: PersonRow | None) -> str | None:
    """The person's id, if somebody is known."""
    return None if person is None else person.id


@get("/tables", summary="Tables to join, to watch, and my own")
async def list_tables(hall: TheHall, asker: Asker) -> TableList:
    """Tables by invitation are in nobody's list but of those who sit there."""
    return await lobby.list_tables(hall, id_of(asker))


@post("/tables", summary="Make a table")
async def make_table(hall: TheHall, person: Person, data: JSONBody[TableOptions]) -> TableState:
    """You become its host, and sit nowhere yet."""
    live = await lobby.make_table(hall, person, data)
    return live.state_for(person.id)


@get("/tables/{table:str}", summary="One table")
async def get_table(hall: TheHall, asker: Asker, table: FromPath[str]) -> TableState:
    """The link is the invitation."""
    return (await hall.table(table)).state_for(id_of(asker))


@post("/tables/{table:str}/join", status_code=200, summary="Sit down")
async def join(
    hall: TheHall, person: Person, table: FromPath[str], data: JSONBody[Join]
) -> TableState:
    """At a seat, or at the first that is free; several seats make a hot-seat table."""
    live = await hall.table(table)
    await lobby.join(live, person, data)
    return live.state_for(person.id)


@post("/tables/{table:str}/leave", status_code=200, summary="Get up")
async def leave(
    hall: TheHall, person: Person, table: FromPath[str], data: JSONBody[SeatChoice]
) -> TableState:
    """Before the start the seat is open again; later a bot stands in, if the table so chose."""
    live = await hall.table(table)
    await lobby.leave(live, person.id, data.seat)
    return live.state_for(person.id)


@post("/tables/{table:str}/return", status_code=200, summary="Come back")
async def come_back(
    hall: TheHall, person: Person, table: FromPath[str], data: JSONBody[SeatChoice]
) -> TableState:
    """Take your seat back from the bot."""
    live = await hall.table(table)
    await lobby.come_back(live, person.id, data.seat)
    return live.state_for(person.id)


@post("/tables/{table:str}/start", status_code=200, summary="Start the match")
async def start(hall: TheHall, person: Person, table: FromPath[str]) -> TableState:
    """For the host, when every seat is taken."""
    live = await hall.table(table)
    await lobby.start(live, person.id)
    return live.state_for(person.id)


@put("/tables/{table:str}/seats/{seat:int}", summary="Empty a seat, or give it to a bot")
async def change_seat(
    hall: TheHall, person: Person, table: FromPath[str], seat: Seat, data: JSONBody[SeatChange]
) -> TableState:
    """For the host, before the start."""
    live = await hall.table(table)
    await lobby.change_seat(live, person.id, seat, data)
    return live.state_for(person.id)


@post("/tables/{table:str}/close", status_code=200, summary="End the table")
async def close(hall: TheHall, person: Person, table: FromPath[str]) -> TableState:
    """For the host, before or during the match."""
    live = await hall.table(table)
    await lobby.close(live, person.id)
    return live.state_for(person.id)


@post("/tables/{table:str}/rematch", status_code=200, summary="Play again")
async def rematch(hall: TheHall, person: Person, table: FromPath[str]) -> TableState:
    """The same options and seats; asked for twice, it is the same new table."""
    live = await lobby.rematch(await hall.table(table), person.id)
    return live.state_for(person.id)


@post("/tables/{table:str}/fork", summary="Go on from another moment")
async def fork(
    hall: TheHall, person: Person, table: FromPath[str], data: JSONBody[Fork]
) -> TableState:
    """A new table from any moment of a finished match, with the same or with fresh chance."""
    live = await fork_table(hall, await hall.table(table), person, data)
    return live.state_for(person.id)


@post("/matches", summary="Import a finished match", request_max_body_size=4_000_000)
async def import_match(hall: TheHall, person: Person, data: JSONBody[Log]) -> TableState:
    """From its log, which is replayed; one that does not replay to its end is refused."""
    live = await import_log(hall, person, data)
    return live.state_for(person.id)


tables_router = Router(
    "/api",
    route_handlers=[
        list_tables, make_table, get_table, join, leave, come_back, start, change_seat, close,
        rematch, fork, import_match,
    ],
    tags=["Tables"],
)  # fmt: skip
