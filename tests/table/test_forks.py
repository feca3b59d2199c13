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
    same = await people[1].post(f"/tables/{table}/rematch")
    await place.restart()
    offered = await people[0].get(f"/tables/{table}")
    device = await people[1].device(table)
    second = await people[0].post(f"/tables/{table}/rematch")
    stranger = await Guest.arrive(place, "Mallory")
    refused = await stranger.post(f"/tables/{table}/rematch", status=403)

    assert first["id"] == second["id"] == same["id"] != table
    assert (offered["rematch"], offered["rematch_agreed"]) == (first["id"], [1])
    assert [seat["name"] for seat in first["seats"]] == ["Ada", "Ben", "Recruit"]
    assert [seat["kind"] for seat in first["seats"]] == ["open", "person", "bot"]
    assert [seat["invited"] for seat in first["seats"]] == [people[0].id, None, None]
    assert [seat["kind"] for seat in second["seats"]] == ["person", "person", "bot"]
    assert (first["hosting"], second["hosting"]) == (True, False)
    assert refused["code"] == "not-allowed"
    news = await device.kind(wire.TableNews)
    assert news.table.rematch_agreed == [0, 1]
    assert (first["state"], second["state"]) == ("open", "playing")  # everyone has said yes
    start = devices[0].views[0].view.start
    assert second["options"]["start_player"] == (start + 1) % 3
    assert second["options"]["rounds"] == first["options"]["rounds"]


@over_sockets
async def test_a_host_who_does_not_wait_for_everyone_fills_the_seat(place: House) -> None:
    people, table = await finished_table(place)
    again = (await people[0].post(f"/tables/{table}/rematch"))["id"]
    await people[0].http.put(f"/api/tables/{again}/seats/1", json={})  # open for another friend

    late = await people[1].post(f"/tables/{table}/rematch")

    assert (late["state"], late["yours"]) == ("open", [])


@over_sockets
async def test_nobody_sits_at_a_rematch_without_asking_for_it(place: House) -> None:
    (ada, ben), table = await finished_table(place)
    again = (await ada.post(f"/tables/{table}/rematch"))["id"]

    early = await ada.post(f"/tables/{again}/start", status=409)
    stranger = await Guest.arrive(place, "Mallory")
    kept = await stranger.post(f"/tables/{again}/join", {"seat": 1}, status=409)
    nowhere = await stranger.post(f"/tables/{again}/join", status=409)

    assert early["code"] == "not-ready"
    assert (kept["code"], kept["message_id"]) == ("taken", "problem-seat-kept")
    assert nowhere["message_id"] == "problem-every-seat-taken"
    assert (await ben.get("/tables"))["yours"][0]["id"] == table  # not the new one
    assert (await ben.get(f"/tables/{again}"))["yours"] == []
    sat = await ben.post(f"/tables/{again}/join")  # by the link, to the seat kept for him
    assert sat["yours"] == [1]


@over_sockets
async def test_an_invitation_to_a_rematch_is_declined(place: House) -> None:
    (ada, ben), table = await finished_table(place)
    again = (await ada.post(f"/tables/{table}/rematch"))["id"]

    declined = await ben.post(f"/tables/{again}/leave")

    assert (declined["seats"][1]["kind"], declined["seats"][1]["invited"]) == ("open", None)
    assert declined["seats"][1]["name"] is None


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
async def test_the_same_deal_is_played_again(place: House) -> None:
    """A fork at version 0 with the same chance draws the same while all decide the same."""
    people, table = await finished_table(place, seed=None)
    ada = people[0]
    log = await ada.get(f"/tables/{table}/log")
    again = await ada.post(f"/tables/{table}/fork", fork_wish(0, "same", seats=[{}, {}]), 201)
    for _ in range(2):
        await ada.post(f"/tables/{again['id']}/join", {"entropy": "ff"})
    await ada.post(f"/tables/{again['id']}/start")

    while (now := await ada.get(f"/tables/{again['id']}/position"))["version"] < 50:
        wish = {"seat": now["due"]["seat"], "action": log["actions"][now["version"]]}
        await ada.post(f"/tables/{again['id']}/act", wish)

    for eyes in (0, 1):
        moments = [
            await ada.get(f"/tables/{one}/moments/50", eyes=eyes) for one in (table, again["id"])
        ]
        assert moments[0]["views"] == moments[1]["views"]


@over_sockets
async def test_the_same_chance_does_not_reach_back_before_its_dice(place: House) -> None:
    """What lies before a fresh fork was drawn by other dice."""
    people, table = await finished_table(place, seed=None)
    ada = people[0]
    fresh = await ada.post(f"/tables/{table}/fork", fork_wish(90, "fresh"), 201)
    await ada.post(f"/tables/{fresh['id']}/join", {"entropy": "ff"})
    await ada.post(f"/tables/{fresh['id']}/start")
    await play_out([await ada.device(fresh["id"])])

    early = await ada.post(f"/tables/{fresh['id']}/fork", fork_wish(0, "same"), 201)

    assert early["version"] == 90


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
