"""Tables are made, listed and filled over HTTP.

Also proves `server/table_lists.py`.
"""

from __future__ import annotations

import random

from abth.protocol import wire
from tests.server.house import (
    House,
    guests,
    over_sockets,
    seated_table,
    step,
)


@over_sockets
async def test_a_table_is_made_found_and_filled(place: House) -> None:
    ada, ben = await guests(place, 2)
    table = await ada.make_table([None, None, "captain"], rounds=8, edition="de")
    watching = await ben.device(table)

    listed = (await ben.get("/tables"))["open"]
    assert [state["id"] for state in listed] == [table]
    assert listed[0]["options"]["rounds"] == 8
    joined = await ben.post(f"/tables/{table}/join", {"seat": 1})
    assert (joined["yours"], joined["hosting"]) == ([1], False)
    assert [seat["name"] for seat in joined["seats"]] == [None, "Ben", "Captain"]
    assert (await watching.kind(wire.TableNews)).table.yours == [1]
    early = await ada.post(f"/tables/{table}/start", status=409)
    assert early["code"] == "not-ready"
    taken = await ada.post(f"/tables/{table}/join", {"seat": 1}, 409)
    assert taken["code"] == "taken"
    assert (await ada.post(f"/tables/{table}/join", {"seat": 4}, 404))["code"] == "unknown"
    await ada.post(f"/tables/{table}/join")
    assert (await ada.post(f"/tables/{table}/join", status=409))["code"] == "taken"
    assert (await ben.post(f"/tables/{table}/start", status=403))["code"] == "not-the-host"
    started = await ada.post(f"/tables/{table}/start")
    assert (started["state"], started["to_act"], started["version"]) == ("playing", 0, 0)
    assert (await ada.post(f"/tables/{table}/start", status=409))["code"] == "not-open"
    assert (await ada.get("/tables"))["playing"][0]["id"] == table


@over_sockets
async def test_a_table_by_invitation_is_in_no_list(place: House) -> None:
    ada, ben = await guests(place, 2)
    table = await ada.make_table([None, None], invitation=True)

    assert (await ben.get("/tables"))["open"] == []
    assert (await ada.get("/tables"))["yours"][0]["id"] == table
    assert (await ben.get(f"/tables/{table}"))["state"] == "open"
    await ben.post(f"/tables/{table}/join")


@over_sockets
async def test_the_same_seed_is_the_same_deal(place: House) -> None:
    people = await guests(place, 2)
    boards = []
    for _ in range(2):
        table = await seated_table(people, seed="a duplicate")
        devices = [await guest.device(table) for guest in people]
        choices = random.Random(1)
        for _ in range(3):
            assert await step(devices, choices)
        boards.append(devices[0].views[0].view.board)
        assert devices[1].table is not None
        assert devices[1].table.options.seed == "?"  # who knows it knows what comes

    assert boards[0] == boards[1]
