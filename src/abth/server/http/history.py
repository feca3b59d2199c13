"""Routes for looking back: logs, proofs, reports, single moments, players and the leaderboard."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath, PathParameter, QueryParameter

from abth.protocol.log import Log
from abth.protocol.proof import Proof, make_proof
from abth.protocol.wire import MatchReport, Moment, Profile, Ranked
from abth.server.http.dependencies import Caller, TheServices, id_of
from abth.table.live_table import LiveTable
from abth.table.match.report import NoSuchMoment, all_viewers, moment_of, report_of
from abth.table.refusals import Refusal, unknown

SeatQuery = Annotated[
    int | None, QueryParameter(ge=0, le=4, description="The seat to look through.")
]
AtVersion = Annotated[int, PathParameter(ge=0)]


def as_file(name: str) -> dict[str, str]:
    """Headers that let a browser save the answer."""
    return {"Content-Disposition": f'attachment; filename="{name}.json"'}


@get("/tables/{table:str}/log", summary="The log of a finished match")
async def get_log(services: TheServices, table: FromPath[str]) -> Response[Log]:
    """The log of a finished match; `abth replay FILE` replays it anywhere."""
    live = await services.tables.require(table)
    return Response(live.table.require_finished().log, headers=as_file(f"abth-{live.table.id}"))


@get("/tables/{table:str}/proof", summary="The proof that the dice were fair")
async def get_proof(services: TheServices, table: FromPath[str]) -> Response[Proof]:
    """The proof of fair dice, with the secret; `abth verify FILE` checks every draw."""
    live = await services.tables.require(table)
    log, row = live.table.require_finished().log, live.table.row
    if row.imported:
        raise Refusal("unknown", "an imported match has no proof")
    proof = make_proof(
        log,
        bytes.fromhex(row.secret),
        [seat.entropy for seat in row.seats],
        row.options.seed,
        1 if row.forked_at is None or row.same_chance else row.forked_at + 1,
    )
    return Response(proof, headers=as_file(f"abth-proof-{row.id}"))


@get("/tables/{table:str}/report", summary="How a match went")
async def get_report(services: TheServices, caller: Caller, table: FromPath[str]) -> MatchReport:
    """Points by source, luck, points after each turn."""
    live = await services.tables.require(table)
    match = live.table.require_finished()
    state = live.views.state_for(id_of(caller))
    return await asyncio.to_thread(report_of, match, state, live.table.row.imported)


@get("/tables/{table:str}/moments/{version:int}", summary="A match as it stood once")
async def get_moment(
    services: TheServices,
    caller: Caller,
    table: FromPath[str],
    version: AtVersion,
    eyes: SeatQuery = None,
) -> Moment:
    """A finished match as any seat saw it; a match in progress only as your seats see it."""
    live = await services.tables.require(table)
    seats = require_viewer_seats(live, id_of(caller), eyes)
    match = live.table.match
    if match is None:
        raise unknown("moment")
    try:
        moment = await asyncio.to_thread(moment_of, match, version, seats)
    except NoSuchMoment as error:
        raise Refusal("unknown", str(error)) from error
    if live.table.row.state == "over":
        return moment
    # An entry may name a card that was drawn in secret, or a hidden value.
    return msgspec.structs.replace(moment, action=None)


def require_viewer_seats(live: LiveTable, person: str | None, seat: int | None) -> list[int | None]:
    """The seats whose views a user asks for (None: a spectator's); refused before the end."""
    table = live.table
    if seat is not None and seat >= len(table.row.seats):
        raise unknown("seat")
    if table.is_over and table.match is not None:
        return all_viewers(table.match) if seat is None else [seat]
    own = table.seats_of(person)
    if not own or (seat is not None and seat not in own):
        raise Refusal("not-over", "before the end everybody sees through their own eyes alone")
    return list(own) if seat is None else [seat]


@get("/players/{player:str}", summary="A player's page")
async def get_player(services: TheServices, player: FromPath[str]) -> Profile:
    """Results, rating, rivals. Bots have pages as well: `bot:captain`."""
    return await services.results.profile(player)


@get("/leaderboard", summary="The leaderboard")
async def get_leaderboard(services: TheServices) -> list[Ranked]:
    """Everyone who has finished a match, by their cautious rating."""
    return await services.results.leaderboard()


history_router = Router(
    "/api",
    route_handlers=[get_log, get_proof, get_report, get_moment, get_player, get_leaderboard],
    tags=["Looking back"],
)
