"""Matches that follow from another: rematches and forks.

Also proves `table/new_tables.py`.
"""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from abth.content import load_box
from abth.protocol import wire
from abth.protocol.proof import decode_proof
from abth.storage.rows import Entry
from abth.table.forks import create_fork, import_log
from abth.table.live_table import LiveTable
from abth.table.match.proof_check import check_proof
from abth.table.new_tables import create_table
from abth.table.refusals import Refusal
from tests.played import finished
from tests.server.house import (
    Guest,
    House,
    guests,
    over_sockets,
    play_out,
    seated_table,
)
from tests.table.stand_ins import ADA, Room

BOX = load_box(None)


@over_sockets
async def test_the_same_people_play_again(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people, ["recruit"])
    early = await people[0].post(f"/tables/{table}/rematch", status=409)
    assert early["code"] == "not-over"
    devices = [await guest.device(table) for guest in people]
    await play_out(devices)

    first = await people[1].post(f"/tables/{table}/rematch")
    second = await people[0].post(f"/tables/{table}/rematch")
    stranger = await Guest.arrive(place, "Mallory")
    refused = await stranger.post(f"/tables/{table}/rematch", status=403)

    assert first["id"] == second["id"] != table
    assert [seat["name"] for seat in first["seats"]] == ["Ada", "Ben", "Recruit"]
    assert (first["hosting"], second["hosting"]) == (True, False)
    assert refused["code"] == "not-allowed"
    news = await devices[0].kind(wire.TableNews)
    assert news.table.rematch == first["id"]
    await people[1].post(f"/tables/{first['id']}/start")


async def finished_table(place: House, **options: Any) -> tuple[list[Guest], str]:
    """A match of two that is over."""
    people = await guests(place, 2)
    table = await seated_table(people, **options)
    await play_out([await guest.device(table) for guest in people])
    return people, table


def fork_wish(version: int, chance: str, **options: Any) -> dict[str, Any]:
    seats: list[dict[str, Any]] = [{}, {"kind": "bot", "bot": "recruit"}]
    return {
        "version": version,
        "chance": chance,
        "options": {"name": "What if?", "seats": seats, **options},
    }


@over_sockets
async def test_a_finished_match_goes_on_from_any_moment(place: House) -> None:
    people, table = await finished_table(place, seed=None)
    ada = people[0]
    log = await ada.get(f"/tables/{table}/log")
    at = 60
    while (moment := await ada.get(f"/tables/{table}/moments/{at}", eyes=0))["due"]["seat"] != 0:
        at += 1

    for chance in ("same", "fresh"):
        forked = await ada.post(f"/tables/{table}/fork", fork_wish(at, chance), 201)
        assert (forked["state"], forked["version"]) == ("open", at)
        assert forked["forked_from"] == table
        await ada.post(f"/tables/{forked['id']}/join", {"entropy": "ff"})
        await ada.post(f"/tables/{forked['id']}/start")
        device = await ada.device(forked["id"])
        assert device.views[0].view.turns == moment["views"][0]["view"]["turns"]
        await play_out([device])
        proof = await ada.http.get(f"/api/tables/{forked['id']}/proof")
        assert check_proof(decode_proof(proof.content), BOX)
        assert proof.json()["log"]["actions"][:at] == log["actions"][:at]

    wrong = await ada.post(f"/tables/{table}/fork", fork_wish(9999, "same"), 409)
    assert wrong["code"] == "no-such-moment"
    end = await ada.post(f"/tables/{table}/fork", fork_wish(len(log["actions"]), "same"), 409)
    assert end["code"] == "no-such-moment"


# A table without a server (tests/table/stand_ins.py)


def finished_room() -> Room:
    """A room whose match is over, as it is opened from the store."""
    log = finished(2)
    room = Room(None, None, edition="en", start_player=None)
    room.row.state = "over"
    entries = [Entry(entry=text, at=0.0) for text in log.actions]
    room.live = LiveTable(room.services, room.row, entries, [], {})
    room.live.open_match()
    return room


@pytest.mark.parametrize(
    ("imported", "seats", "chance", "code"),
    [(False, 3, "fresh", "malformed"), (True, 2, "same", "no-dice")],
)
def test_a_fork_that_cannot_be_is_refused(
    imported: bool, seats: int, chance: Literal["same", "fresh"], code: str
) -> None:
    room = finished_room()
    room.row.imported = imported
    options = wire.TableOptions(name="Fork", seats=[wire.SeatPlan()] * seats)
    fork = wire.Fork(version=3, chance=chance, options=options)
    with pytest.raises(Refusal) as refused:
        asyncio.run(create_fork(room.live, ADA, fork))
    assert refused.value.code == code


def test_a_host_opens_only_so_many_tables() -> None:
    room = finished_room()
    room.memory.open_tables = room.services.limits.tables_open
    options = wire.TableOptions(name="One more", seats=[wire.SeatPlan()] * 2)
    fork = wire.Fork(version=3, options=options)
    for creating in (create_table(room.services, ADA, options), create_fork(room.live, ADA, fork)):
        with pytest.raises(Refusal) as refused:
            asyncio.run(creating)
        assert refused.value.code == "too-many"
    assert room.memory.logs == {}


def test_only_a_finished_match_of_a_known_edition_is_imported() -> None:
    room, log = Room(None, None), finished(2)
    unfinished = replace(log, actions=log.actions[:10])
    strange = replace(log, edition="klingon")
    for bad in (unfinished, strange):
        with pytest.raises(Refusal) as refused:
            asyncio.run(import_log(room.services, ADA, bad))
        assert refused.value.code == "bad-log"
    assert room.memory.logs == {}
