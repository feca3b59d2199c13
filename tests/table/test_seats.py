"""Seats: the host's changes, leaving, stand-ins and coming back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from abth.protocol import wire
from abth.table import seats
from abth.table.early_end import close
from abth.table.refusals import Refusal
from tests.server.house import (
    House,
    guests,
    house,
    over_sockets,
    seated_table,
)
from tests.table.stand_ins import Room, in_a_room


@over_sockets
async def test_the_host_removes_fills_and_closes(place: House) -> None:
    ada, ben = await guests(place, 2)
    table = await ada.make_table([None, None])
    await ben.post(f"/tables/{table}/join", {"seat": 0})
    path = f"/api/tables/{table}/seats"

    not_host = await ben.http.put(f"{path}/1", json={"bot": "captain"})
    removed = await ada.http.put(f"{path}/0", json={})
    filled = await ada.http.put(f"{path}/1", json={"bot": "soldier"})
    unknown = await ada.http.put(f"{path}/1", json={"bot": "os:system"})
    nowhere = await ada.http.put(f"{path}/3", json={})

    assert not_host.json()["code"] == "not-the-host"
    assert removed.json()["seats"][0]["kind"] == "open"
    assert filled.json()["seats"][1]["bot"] == "soldier"
    assert (unknown.status_code, unknown.json()["code"]) == (400, "malformed")
    assert nowhere.status_code == 404
    assert (await ben.post(f"/tables/{table}/close", status=403))["code"] == "not-the-host"
    closed = await ada.post(f"/tables/{table}/close")
    assert closed["state"] == "closed"
    assert (await ben.post(f"/tables/{table}/join", status=409))["code"] == "not-open"
    assert (await ada.get("/tables"))["open"] == []


@over_sockets
async def test_who_leaves_before_the_start_leaves_an_open_seat(place: House) -> None:
    ada, ben = await guests(place, 2)
    table = await ada.make_table([None, None])
    await ben.post(f"/tables/{table}/join")

    left = await ben.post(f"/tables/{table}/leave", {"seat": None})

    assert left["seats"][0]["kind"] == "open"
    assert (await ben.post(f"/tables/{table}/leave", status=403))["code"] == "not-your-seat"


@over_sockets
async def test_a_bot_stands_in_for_who_leaves_until_they_return(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people, away_bot="soldier")
    ada, ben = [await guest.device(table) for guest in people]
    place.bots.allowed.clear()  # the stand-in is slow to decide

    left = await people[0].post(f"/tables/{table}/leave")
    assert (left["seats"][0]["away"], left["seats"][0]["bot"]) == (True, "soldier")
    assert (await ada.act(0, ada.views[0].legal[0])).code == "away"
    back = await people[0].post(f"/tables/{table}/return")
    assert (back["seats"][0]["away"], back["seats"][0]["bot"]) == (False, None)
    place.bots.allowed.set()
    assert isinstance(await ada.act(0, ada.views[0].legal[0]), wire.Update)
    await ben.reach(1)

    await people[1].post(f"/tables/{table}/leave")  # now the bot plays on
    await ada.until(lambda m: isinstance(m, wire.Update) and 0 in ada.views and ada.deciding == 0)
    assert place.bots.asked.count("soldier") >= 1
    assert ada.version > 1


@over_sockets
async def test_a_table_that_waits_does_not_replace_who_leaves(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people, away="wait", clock={"kind": "live", "seconds": 60})

    left = await people[0].post(f"/tables/{table}/leave")
    place.clock.turn(1000)
    ada = await people[0].device(table)

    assert not left["seats"][0]["away"]
    assert isinstance(await ada.act(0, ada.views[0].legal[0]), wire.Update)


# A table without a server (tests/table/stand_ins.py)


def test_seats_that_cannot_be_left_or_taken_back() -> None:
    async def scenario(room: Room) -> None:
        version = room.live.table.version
        with pytest.raises(Refusal) as refused:
            await seats.leave(room.live, "cid", None)
        assert refused.value.code == "not-your-seat"
        await seats.come_back(room.live, "ada", None)  # she is here already
        await close(room.live, "ada")
        await seats.leave(room.live, "ada", 0)  # a table that is closed keeps its seats
        assert room.row.seats[0].person == "ada"
        for change in (seats.come_back(room.live, "ada", 0), close(room.live, "ada")):
            with pytest.raises(Refusal) as refused:
                await change
            assert refused.value.code in ("not-playing", "not-open")
        assert room.live.table.version == version

    in_a_room(Room(None, None), scenario)


def test_a_host_has_only_so_many_matches_in_progress(tmp_path: Path) -> None:
    """Further tables and lessons wait until a match ends or is closed."""

    async def scenario() -> None:
        async with house(tmp_path, tables_playing=1) as place:
            (ada,) = await guests(place, 1)
            first, second = [await ada.make_table([None, "soldier"]) for _ in range(2)]
            for table in (first, second):
                await ada.post(f"/tables/{table}/join")
            await ada.post(f"/tables/{first}/start")

            refused = await ada.post(f"/tables/{second}/start", status=429)
            no_lesson = await ada.post("/lessons", {"lesson": "first-match", "name": "L"}, 429)

            assert refused["message_id"] == no_lesson["message_id"] == "problem-too-many-matches"
            await ada.post(f"/tables/{first}/close")
            assert (await ada.post(f"/tables/{second}/start"))["state"] == "playing"

    asyncio.run(scenario())
