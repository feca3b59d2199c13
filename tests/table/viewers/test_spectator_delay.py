"""Spectators see the match some actions late, or not at all."""

from __future__ import annotations

import random

from abth.protocol import wire
from tests.server.house import (
    Device,
    Guest,
    House,
    guests,
    over_sockets,
    play_out,
    seated_table,
    step,
)


@over_sockets
async def test_spectators_lag_behind_until_the_end(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people, delay=30)
    devices = [await guest.device(table) for guest in people]
    watcher = await Device.open(place, table, None)
    choices = random.Random(6)
    assert watcher.version == 0
    while devices[0].version < 90:
        assert await step(devices, choices)
    await watcher.reach(devices[0].version - 30)
    by_http = (await place.client().get(f"/api/tables/{table}/position")).json()
    state = (await place.client().get(f"/api/tables/{table}")).json()
    moment = await people[0].get(f"/tables/{table}/moments/{watcher.version}")

    assert watcher.version == devices[0].version - 30
    assert by_http["version"] == state["version"] == watcher.version
    assert state["deadline"] is None
    assert watcher.views[None].view.turns == moment["views"][0]["view"]["turns"]
    late = await Device.open(place, table, None, seen=watcher.version)
    assert late.views == watcher.views
    assert late.events == []
    await play_out([*devices])
    await watcher.reach(devices[0].version)
    assert watcher.views[None].view.due == devices[0].views[0].view.due
    assert [event.type for event in watcher.events] == [event.type for event in devices[0].events]


@over_sockets
async def test_without_spectators_only_those_seated_see_the_match(place: House) -> None:
    people = await guests(place, 2)
    stranger = await Guest.arrive(place, "Mallory")
    table = await people[0].make_table([None, None], spectators=False)
    lobby = await stranger.device(table)
    for guest in people:
        await guest.post(f"/tables/{table}/join")
    await people[0].post(f"/tables/{table}/start")

    late = await Device.connect(place, table)
    await late.send({"type": "hello", "secret": stranger.secret})
    assert (await late.hear()).code == "not-allowed"
    refused = await stranger.get(f"/tables/{table}/position", 403)
    assert refused["code"] == "not-allowed"
    assert all(not isinstance(message, wire.Update) for message in lobby.heard)
    await lobby.socket.wait_closed()
    assert lobby.socket.close_code == 4003
    assert (await stranger.get("/tables"))["playing"] == []


@over_sockets
async def test_without_spectators_nobody_else_looks_back_after_the_end_either(
    place: House,
) -> None:
    people = await guests(place, 2)
    stranger = await Guest.arrive(place, "Mallory")
    table = await seated_table(people, spectators=False)
    devices = [await guest.device(table) for guest in people]
    await play_out(devices)

    for path in ("log", "proof", "report", "moments/3", "why", "position"):
        assert (await stranger.get(f"/tables/{table}/{path}", 403))["code"] == "not-allowed"
        assert (await place.client().get(f"/api/tables/{table}/{path}")).status_code == 403
        await people[1].get(f"/tables/{table}/{path}")
    options = {"name": "A table", "seats": [{}, {}]}
    fork = {"version": 3, "options": options}
    assert (await stranger.post(f"/tables/{table}/fork", fork, 403))["code"] == "not-allowed"
    await people[1].post(f"/tables/{table}/fork", fork, 201)
    late = await Device.connect(place, table)
    await late.send({"type": "hello", "secret": stranger.secret})
    assert (await late.hear()).code == "not-allowed"
