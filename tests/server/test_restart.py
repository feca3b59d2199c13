"""A restart of the server between any two actions changes nothing that anybody can see."""

from __future__ import annotations

import random

from tests.server.house import House, guests, over_sockets, seated_table, step


@over_sockets
async def test_a_restart_between_any_two_actions_changes_nothing(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people, ["recruit"], clock={"kind": "days", "seconds": 5000})
    choices = random.Random(8)
    devices = [await guest.device(table) for guest in people]
    moments: set[str] = set()
    for turn in range(12):
        place.clock.turn(7)
        for _ in range(1 + turn):
            assert await step(devices, choices)
        while devices[0].deciding is None and devices[1].deciding is None:
            assert await step(devices, choices)  # bots think to the end
        before = [(d.views, d.version, d.due, d.undo, d.events) for d in devices]
        assert devices[0].due is not None
        moments.add(devices[0].due.moment)

        await place.restart()

        devices = [await guest.device(table) for guest in people]
        assert [(d.views, d.version, d.due, d.undo, d.events) for d in devices] == before
        seat = devices[0].undo.seat if devices[0].undo is not None else None
        if seat in (0, 1) and turn % 4 == 0:
            done = await devices[seat].take_back(seat)
            for device in devices:
                await device.reach(done.version)

    assert len(moments) > 4


@over_sockets
async def test_bots_go_on_after_a_restart(place: House) -> None:
    people = await guests(place, 1)
    place.minds.allowed.clear()
    table = await people[0].make_table([None, "recruit", "recruit"])
    await people[0].post(f"/tables/{table}/join", {"seat": 0})
    await people[0].post(f"/tables/{table}/start")
    ada = await people[0].device(table)
    await ada.act(0, ada.views[0].legal[0])  # now a bot must decide, and does not

    await place.stop()
    place.minds.allowed.set()
    await place.start()

    ada = await people[0].device(table)
    while ada.deciding is None:
        await ada.hear()
    assert ada.version > 2


@over_sockets
async def test_a_table_nobody_looks_at_is_put_away_and_opened_again(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people)
    device = await people[0].device(table)
    hall = place.hall
    hall.put_idle_away(place.clock.now())
    assert hall.live(table) is not None  # somebody looks
    views = device.views
    live = hall.live(table)
    assert live is not None
    await device.close()
    while live.connections:
        await people[0].get("/me")

    hall.put_idle_away(place.clock.now())

    assert hall.live(table) is None
    again = await people[0].device(table)
    assert again.views == views
