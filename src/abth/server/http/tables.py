"""Routes for tables: making, listing, joining, leaving, starting, playing again."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import Response, Router, get, post, put
from litestar.params import FromPath, JSONBody, PathParameter

from abth.protocol.log import Log
from abth.protocol.wire import (
    BotCall,
    DareChoice,
    EndAnswer,
    Fork,
    Join,
    Kick,
    NewLesson,
    NewReport,
    PlayerReport,
    SeatChange,
    TableList,
    TableOptions,
    TableState,
)
from abth.server.http.bodies import SeatChoice
from abth.server.http.dependencies import (
    AppRequest,
    Caller,
    Person,
    TheServices,
    address_of,
    id_of,
)
from abth.table import bot_calls, early_end, forks, new_tables, reports
from abth.table import seats as table_seats
from abth.table.lesson.dare import dare_choices
from abth.table.refusals import Refusal

HOSTING: Final = {"scope": "tables"}  # a token that only plays may not do this
LONGEST_LOG: Final = 700_000  # bytes of an imported log
Seat = Annotated[int, PathParameter(ge=0, le=4)]


@get("/tables", summary="Tables to join, to watch, and my own")
async def list_tables(services: TheServices, caller: Caller) -> TableList:
    """Tables to join, to watch, and yours. Invitation tables are listed for their players only."""
    body = await services.lists.encoded_for(id_of(caller))
    answer: Any = Response(body, media_type="application/json")
    return answer  # type: ignore[no-any-return]


@post("/tables", summary="Make a table", opt=HOSTING)
async def make_table(
    request: AppRequest, services: TheServices, person: Person, data: JSONBody[TableOptions]
) -> TableState:
    """Make a table. You become its host, without a seat yet."""
    services.rates.check_new_table(address_of(request))
    row = await new_tables.create_table(services.tables.services, person, data)
    services.lists.note_address(row.id, address_of(request))
    live = await services.tables.add(row, [])
    return live.views.state_for(person.id)


@post("/lessons", summary="Begin a lesson", opt=HOSTING)
async def begin_lesson(
    request: AppRequest, services: TheServices, person: Person, data: JSONBody[NewLesson]
) -> TableState:
    """Make the table of a lesson, sit down and start: a private match on a prepared deal."""
    services.rates.check_new_table(address_of(request))
    row = await new_tables.create_lesson(services.tables.services, person, data)
    live = await services.tables.add(row, [])
    await table_seats.start(live, person.id)
    return live.views.state_for(person.id)


@get("/tables/{table:str}/dare", summary="One, two or three Units")
async def dare(services: TheServices, person: Person, table: FromPath[str]) -> list[DareChoice]:
    """In a lesson: the best line-up of each size against the Units faced, with exact chances."""
    live = await services.tables.require_current(table)
    match = live.table.require_match()
    seat = live.table.seat_to_act()
    if live.table.row.options.lesson is None or seat is None:
        raise Refusal("not-allowed")
    live.table.require_seat(person.id, seat)
    return await asyncio.to_thread(dare_choices, match.game.clone(), seat)


@get("/tables/{table:str}", summary="One table")
async def get_table(services: TheServices, caller: Caller, table: FromPath[str]) -> TableState:
    """A table by its id; the link is the invitation."""
    return (await services.tables.require_current(table)).views.state_for(id_of(caller))


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


@post("/tables/{table:str}/start", status_code=200, summary="Start the match", opt=HOSTING)
async def start(services: TheServices, person: Person, table: FromPath[str]) -> TableState:
    """Start the match. Only for the host, when every seat is taken."""
    live = await services.tables.require(table)
    await table_seats.start(live, person.id)
    return live.views.state_for(person.id)


@put(
    "/tables/{table:str}/seats/{seat:int}", summary="Empty a seat, or give it to a bot", opt=HOSTING
)
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


@post(
    "/tables/{table:str}/seats/{seat:int}/bot",
    status_code=200,
    summary="Call a bot for a player who is away",
)
async def call_bot(
    services: TheServices,
    person: Person,
    table: FromPath[str],
    seat: Seat,
    data: JSONBody[BotCall],
) -> TableState:
    """Vote for a bot from `bot_from` on; it plays once everyone agrees who is there."""
    live = await services.tables.require(table)
    await bot_calls.call_bot(live, person.id, seat, agree=data.agree)
    return live.views.state_for(person.id)


@post("/tables/{table:str}/resign", status_code=200, summary="Give up")
async def resign(
    services: TheServices, person: Person, table: FromPath[str], data: JSONBody[SeatChoice]
) -> TableState:
    """Give up for good. Between two the match ends; otherwise a bot plays on for you."""
    live = await services.tables.require(table)
    await early_end.resign(live, person.id, data.seat)
    return live.views.state_for(person.id)


@post("/tables/{table:str}/end", status_code=200, summary="Offer to end the match")
async def end(
    services: TheServices, person: Person, table: FromPath[str], data: JSONBody[EndAnswer]
) -> TableState:
    """Offer an early end, agree to the open offer or decline it; it ends once all agree."""
    live = await services.tables.require(table)
    await early_end.answer_end(live, person.id, counts=data.counts, agree=data.agree)
    return live.views.state_for(person.id)


@post("/tables/{table:str}/close", status_code=200, summary="End the table", opt=HOSTING)
async def close(services: TheServices, person: Person, table: FromPath[str]) -> TableState:
    """Close the table. Only for the host; who plays a rated match there resigns from it."""
    live = await services.tables.require(table)
    await early_end.close(live, person.id)
    return live.views.state_for(person.id)


@post("/tables/{table:str}/kick", status_code=200, summary="Remove a player for good", opt=HOSTING)
async def kick(
    services: TheServices, person: Person, table: FromPath[str], data: JSONBody[Kick]
) -> TableState:
    """Before the start: a person leaves the table and cannot come back. Only for the host."""
    live = await services.tables.require(table)
    await table_seats.kick(live, person.id, data.person, lift=data.lift)
    return live.views.state_for(person.id)


@post("/tables/{table:str}/reports", status_code=204, summary="Report a player")
async def report(
    services: TheServices, person: Person, table: FromPath[str], data: JSONBody[NewReport]
) -> None:
    """Tell the host of the table and the operator of the server about a player."""
    live = await services.tables.require(table)
    await reports.report(live, person.id, data)


@get("/tables/{table:str}/reports", summary="What players have reported", opt=HOSTING)
async def list_reports(
    services: TheServices, person: Person, table: FromPath[str]
) -> list[PlayerReport]:
    """Reports about players of this table. Only for the host."""
    live = await services.tables.require_current(table)
    return await reports.reports_for_host(live, person.id)


@post("/tables/{table:str}/rematch", status_code=200, summary="Play again")
async def rematch(services: TheServices, person: Person, table: FromPath[str]) -> TableState:
    """Say that you want to play again, at a new table that starts once everyone has said so."""
    old = await services.tables.require(table)
    live = await services.tables.require(await new_tables.agree_to_rematch(old, person.id))
    await table_seats.accept_invitation(live, person.id)
    await table_seats.start_when_agreed(live, old)
    return live.views.state_for(person.id)


@post("/tables/{table:str}/fork", summary="Go on from another moment", opt=HOSTING)
async def fork(
    request: AppRequest,
    services: TheServices,
    person: Person,
    table: FromPath[str],
    data: JSONBody[Fork],
) -> TableState:
    """A new table from any version of a finished match, with the same or fresh dice."""
    services.rates.check_new_table(address_of(request))
    parent = await services.tables.require(table)
    live = await services.tables.add(*await forks.create_fork(parent, person, data))
    return live.views.state_for(person.id)


@post("/matches", summary="Import a finished match", request_max_body_size=LONGEST_LOG, opt=HOSTING)
async def import_match(
    request: AppRequest, services: TheServices, person: Person, data: JSONBody[Log]
) -> TableState:
    """Import a match from its log; refused if it does not replay to its end."""
    services.rates.check_new_table(address_of(request))
    live = await services.tables.add(
        *await forks.import_log(services.tables.services, person, data)
    )
    return live.views.state_for(person.id)


tables_router = Router(
    "/api",
    route_handlers=[
        list_tables, make_table, get_table, join, leave, come_back, start, change_seat, call_bot,
        resign, end, close, kick, report, list_reports, rematch, fork, import_match, begin_lesson,
        dare,
    ],
    tags=["Tables"],
)  # fmt: skip
