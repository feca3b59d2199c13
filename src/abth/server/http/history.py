"""Routes for looking back: logs, proofs, reports, single moments, players and the leaderboard."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath, PathParameter, QueryParameter

from abth.protocol.log import Log
from abth.protocol.proof import Proof, make_proof
from abth.protocol.wire import BattleWhy, MatchReport, Moment, Profile, Ranked
from abth.server.http.dependencies import Address, Caller, TheServices, id_of
from abth.table.live_table import LiveTable
from abth.table.match.fought_battles import NoSuchBattle, require_battle
from abth.table.match.report import NoSuchMoment, all_viewers, moment_of, report_of
from abth.table.match.why import why_of
from abth.table.options import promise_of
from abth.table.refusals import Refusal, unknown

SeatQuery = Annotated[
    int | None, QueryParameter(ge=0, le=4, description="The seat to look through.")
]
BattleQuery = Annotated[int | None, QueryParameter(ge=1, description="Its number, from 1.")]
VersionQuery = Annotated[
    int | None, QueryParameter(ge=0, description="The last battle decided by this version.")
]
AtVersion = Annotated[int, PathParameter(ge=0)]


def as_file(name: str) -> dict[str, str]:
    """Headers that let a browser save the answer."""
    return {"Content-Disposition": f'attachment; filename="{name}.json"'}


@get("/tables/{table:str}/log", summary="The log of a finished match")
async def get_log(services: TheServices, caller: Caller, table: FromPath[str]) -> Response[Log]:
    """The log of a finished match; `abth replay FILE` replays it anywhere.

    Of a match that its host closed, those who played it get the log.
    """
    live = await services.tables.require_current(table)
    log = live.table.finished_log(id_of(caller))
    return Response(log, headers=as_file(f"abth-{live.table.id}"))


@get("/tables/{table:str}/proof", summary="The proof that the dice were fair")
async def get_proof(services: TheServices, caller: Caller, table: FromPath[str]) -> Response[Proof]:
    """The proof of fair dice, with the secret; `abth verify FILE` checks every draw."""
    live = await services.tables.require_current(table)
    log, row = live.table.finished_log(id_of(caller)), live.table.row
    if row.imported:
        raise Refusal("unknown", "problem-no-proof")
    secret, cover = promise_of(row)
    proof = make_proof(
        log,
        secret,
        [seat.entropy for seat in row.seats],
        row.options.seed,
        1 if row.forked_at is None or row.same_chance else row.forked_at + 1,
        row.options.lesson,
        cover,
    )
    return Response(proof, headers=as_file(f"abth-proof-{row.id}"))


@get("/tables/{table:str}/report", summary="How a match went")
async def get_report(services: TheServices, caller: Caller, table: FromPath[str]) -> MatchReport:
    """Points by source, luck, points after each turn."""
    live = await services.tables.require_current(table)
    live.table.require_watchable(live.table.seats_of(id_of(caller)))
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
    live = await services.tables.require_current(table)
    seats = require_viewer_seats(live, id_of(caller), eyes)
    match = live.table.match
    if match is None:
        raise unknown("moment")
    try:
        moment = await asyncio.to_thread(moment_of, match, version, seats)
    except NoSuchMoment as error:
        raise Refusal.of_complaint("unknown", error) from error
    if live.table.may_look_back(live.table.seats_of(id_of(caller))):
        return moment
    # An entry may name a card that was drawn in secret, or a hidden value.
    return msgspec.structs.replace(moment, action=None)


@get("/tables/{table:str}/why", summary="Why a battle ended as it did")
async def get_why(
    services: TheServices,
    caller: Caller,
    table: FromPath[str],
    battle: BattleQuery = None,
    at: VersionQuery = None,
    eyes: SeatQuery = None,
) -> BattleWhy:
    """What turned a battle, what the dice did, what would have helped, and how lucky it was.

    It is the battle with this number, or the last one decided by a version; neither: the last one.
    Before the end it is told as your seat may know it.
    """
    live = await services.tables.require_current(table)
    require_viewer_seats(live, id_of(caller), eyes)
    match = live.table.match
    if match is None:
        raise unknown("battle")
    over = live.table.may_look_back(live.table.seats_of(id_of(caller)))
    version = match.version if at is None else at
    if version > match.version:
        raise unknown("battle")
    viewer = eyes
    try:
        record = await asyncio.to_thread(require_battle, match, battle, version)
    except NoSuchBattle as error:
        raise unknown("battle") from error
    if viewer is None:
        own = live.table.seats_of(id_of(caller))
        viewer = next((seat for seat in own if record.side_of(seat) is not None), None)
    return await asyncio.to_thread(why_of, record, viewer, over)


def require_viewer_seats(live: LiveTable, person: str | None, seat: int | None) -> list[int | None]:
    """The seats whose views a user asks for (None: a spectator's); refused before the end."""
    table = live.table
    if seat is not None and seat >= len(table.row.seats):
        raise unknown("seat")
    own = table.seats_of(person)
    table.require_watchable(own)
    if table.may_look_back(own) and table.match is not None:
        return all_viewers(table.match) if seat is None else [seat]
    if not own or (seat is not None and seat not in own):
        raise Refusal("not-over", "problem-own-view-only")
    return list(own) if seat is None else [seat]


@get("/players/{player:str}", summary="A player's page")
async def get_player(services: TheServices, address: Address, player: FromPath[str]) -> Profile:
    """Results, rating, rivals. Bots have pages as well: `bot:captain`."""
    return await services.results.profile(player)


@get("/leaderboard", summary="The leaderboard")
async def get_leaderboard(services: TheServices, address: Address) -> list[Ranked]:
    """Everyone who has finished a match, by their cautious rating."""
    return await services.results.leaderboard()


history_router = Router(
    "/api",
    route_handlers=[
        get_log,
        get_proof,
        get_report,
        get_moment,
        get_why,
        get_player,
        get_leaderboard,
    ],
    tags=["Looking back"],
)
