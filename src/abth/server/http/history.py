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
from abth.server.http.dependencies import Asker, TheHall
from abth.server.http.errors import Refusal, unknown
from abth.server.http.tables import id_of
from abth.table.forks import finished
from abth.table.live_table import LiveTable
from abth.table.report import NoSuchMoment, all_eyes, moment_of, report_of

EyesAsked = Annotated[
    int | None, QueryParameter(ge=0, le=4, description="The seat to look through.")
]
AtVersion = Annotated[int, PathParameter(ge=0)]


def as_file(name: str) -> dict[str, str]:
    """Lets a browser save an answer."""
    return {"Content-Disposition": f'attachment; filename="{name}.json"'}


@get("/tables/{table:str}/log", summary="The log of a finished match")
async def get_log(hall: TheHall, table: FromPath[str]) -> Response[Log]:
    """It replays anywhere: `abth replay FILE`."""
    live = await hall.table(table)
    return Response(finished(live).log, headers=as_file(f"abth-{live.id}"))


@get("/tables/{table:str}/proof", summary="The proof that the dice were fair")
async def get_proof(hall: TheHall, table: FromPath[str]) -> Response[Proof]:
    """With the secret that was kept until the end: `abth verify FILE` checks every draw."""
    live = await hall.table(table)
    log, row = finished(live).log, live.row
    if row.imported:
        raise Refusal("unknown", "an imported match has no proof")
    proof = make_proof(
        log,
        bytes.fromhex(row.secret),
        [seat.entropy for seat in row.seats],
        row.options.seed,
        1 if row.forked_at is None or row.same_chance else row.forked_at + 1,
    )
    return Response(proof, headers=as_file(f"abth-proof-{live.id}"))


@get("/tables/{table:str}/report", summary="How a match went")
async def get_report(hall: TheHall, asker: Asker, table: FromPath[str]) -> MatchReport:
    """Points by source, luck, the course of the points."""
    live = await hall.table(table)
    match = finished(live)
    state = live.state_for(id_of(asker))
    return await asyncio.to_thread(report_of, match, state, live.row.imported)


@get("/tables/{table:str}/moments/{version:int}", summary="A match as it stood once")
async def get_moment(
    hall: TheHall,
    asker: Asker,
    table: FromPath[str],
    version: AtVersion,
    eyes: EyesAsked = None,
) -> Moment:
    """A finished match through any eyes; one that is still played through your own alone."""
    live = await hall.table(table)
    seats = eyes_allowed(live, id_of(asker), eyes)
    match = live.match
    if match is None:
        raise unknown("moment")
    try:
        moment = await asyncio.to_thread(moment_of, match, version, seats)
    except NoSuchMoment as error:
        raise Refusal("unknown", str(error)) from error
    if live.row.state == "over":
        return moment
    # An entry may name a card that somebody has drawn, or a value that was kept in secret.
    return msgspec.structs.replace(moment, action=None)


def eyes_allowed(live: LiveTable, person: str | None, eyes: int | None) -> list[int | None]:
    """The eyes that somebody asks for and may look through."""
    if eyes is not None and eyes >= len(live.row.seats):
        raise unknown("seat")
    if live.row.state == "over" and live.match is not None:
        return all_eyes(live.match) if eyes is None else [eyes]
    own = live.eyes_of(person)
    if not own or (eyes is not None and eyes not in own):
        raise Refusal("not-over", "before the end everybody sees through their own eyes alone")
    return list(own) if eyes is None else [eyes]


@get("/players/{player:str}", summary="A player's page")
async def get_player(hall: TheHall, player: FromPath[str]) -> Profile:
    """Results, rating, rivals. Bots have pages too: `bot:captain`."""
    return await hall.results.profile(player)


@get("/leaderboard", summary="The leaderboard")
async def get_leaderboard(hall: TheHall) -> list[Ranked]:
    """Everybody who has finished a match, by what they are worth at least."""
    return await hall.results.leaderboard()


back_router = Router(
    "/api",
    route_handlers=[get_log, get_proof, get_report, get_moment, get_player, get_leaderboard],
    tags=["Looking back"],
)
