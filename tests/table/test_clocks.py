"""Clocks: whose time runs, and what happens when it is up."""

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
async def test_when_the_clock_runs_out_a_bot_takes_over(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people, clock={"kind": "live", "seconds": 60})
    ada, ben = [await guest.device(table) for guest in people]
    start = place.clock.now()
    assert ada.due is not None
    assert ada.due.deadline == start + 60

    place.clock.turn(20)
    await ada.act(0, ada.views[0].legal[0])
    await ben.reach(1)
    assert ben.due is not None
    assert ben.due.deadline == start + 80
    place.bots.allowed.clear()
    place.clock.turn(59)
    await place.restart()  # deadlines are not forgotten
    ada, ben = [await guest.device(table) for guest in people]
    assert ben.due is not None
    assert ben.due.deadline == start + 80
    place.clock.turn(2)
    news = await ben.until(lambda m: isinstance(m, wire.TableNews) and m.table.seats[1].away)

    assert news.table.seats[1].bot == "captain"
    assert news.table.deadline is None
    await people[1].post(f"/tables/{table}/return")
    renewed = await people[1].get(f"/tables/{table}")
    assert renewed["deadline"] == place.clock.now() + 60
    place.bots.allowed.set()


@over_sockets
async def test_the_time_of_a_turn_runs_only_while_one_must_decide(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people, clock={"kind": "days", "seconds": 1000}, start_player=0)
    devices = [await guest.device(table) for guest in people]
    choices = random.Random(1)
    while (due := devices[0].due) is None or due.moment != "prepare":
        assert await step(devices, choices)
    assert due.seat == 0
    assert due.deadline is not None

    place.clock.turn(100)
    assert await step(devices, choices)

    assert devices[0].due is not None
    assert devices[0].due.seat == 0
    assert devices[0].due.deadline == due.deadline  # the same turn, the same time
