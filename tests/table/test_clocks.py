"""Clocks: whose time runs, and what happens when it is up."""

from __future__ import annotations

import asyncio
import random
import time

import pytest

from abth.protocol import wire
from abth.table.clocks import Deadlines, TurnTimes, WallClock
from tests.server.house import (
    House,
    guests,
    over_sockets,
    seated_table,
    step,
)
from tests.table.stand_ins import Clock


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


def test_a_table_that_cannot_be_woken_does_not_stop_the_others(
    caplog: pytest.LogCaptureFixture,
) -> None:
    woken: list[str] = []

    async def wake(table: str) -> None:
        woken.append(table)
        if table == "broken":
            raise ValueError("on purpose")

    async def scenario() -> None:
        deadlines = Deadlines(Clock(), wake)
        for moment, table in ((1.0, "broken"), (2.0, "well"), (3.0, "put off"), (5000.0, "later")):
            deadlines.set(table, moment)
        deadlines.set("put off", 6000.0)
        ringing = asyncio.ensure_future(deadlines.run())
        await asyncio.sleep(0.01)
        ringing.cancel()

    asyncio.run(scenario())
    assert woken == ["broken", "well"]
    assert "on purpose" in caplog.text


def test_a_player_who_comes_back_has_all_the_time_of_a_turn() -> None:
    def deadline() -> float | None:
        return times.deadline

    times = TurnTimes()
    times.run(1, 0, 30.0, 100.0)
    times.run(1, 1, 30.0, 110.0)  # 20 seconds are left for seat 0
    times.run(1, 0, 30.0, 115.0)
    assert deadline() == 135.0

    times.renew(0)
    assert deadline() is None
    times.run(1, 0, 30.0, 120.0)
    assert deadline() == 150.0


@pytest.mark.parametrize("jump", [3600.0, -3600.0, 86_400.0 * 365])
def test_turn_clocks_survive_a_jump_of_the_computers_clock(jump: float) -> None:
    """It goes on evenly, never back, and comes near the computer's clock again in time."""
    moment = {"wall": 1_000_000.0, "steady": 50.0}

    def pass_time(seconds: float) -> None:
        moment["wall"] += seconds
        moment["steady"] += seconds

    clock = WallClock(lambda: moment["wall"], lambda: moment["steady"])
    times = TurnTimes()
    times.run(1, 0, 60.0, clock.now())
    pass_time(10)
    moment["wall"] += jump

    assert clock.now() == pytest.approx(1_000_010.0, abs=0.2)
    assert times.deadline is not None
    assert times.deadline > clock.now()
    pass_time(51)
    assert times.deadline < clock.now()
    before = clock.now()
    for _ in range(1_000):
        pass_time(abs(jump) / 5)
        assert clock.now() > before
        before = clock.now()
    assert clock.now() == pytest.approx(moment["wall"])


def test_the_clock_of_the_computer_is_followed_where_it_is_even() -> None:
    clock = WallClock()

    assert clock.now() == pytest.approx(time.time(), abs=1)
