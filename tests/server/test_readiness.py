"""Readiness: a server says when it cannot store anything, and stops without delay."""

from __future__ import annotations

import asyncio
import logging
import sys

import pytest

from abth.server import readiness
from tests.server.house import House, over_sockets, two_at_a_table, until_closed


@over_sockets
async def test_a_server_that_can_store_is_ready(place: House) -> None:
    answer = await place.client().get("/readyz")

    assert answer.status_code == 200
    assert answer.json()["ok"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
@over_sockets
async def test_a_full_disk_makes_it_not_ready_until_there_is_room_again(place: House) -> None:
    """Files of this process cannot grow for a while, as on a full disk."""
    import resource

    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    client = place.client()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(readiness, "CHECK_EVERY", 0.0)
        assert (await client.get("/readyz")).status_code == 200
        resource.setrlimit(resource.RLIMIT_FSIZE, (1, limits[1]))
        try:
            answer = await client.get("/readyz")
            well = await client.get("/healthz")
            new = await client.post("/api/people", json={"name": "Ada"})
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert (answer.status_code, answer.json()["message_id"]) == (503, "problem-cannot-store")
        assert well.status_code == 200
        assert (new.status_code, new.json()["message_id"]) == (503, "problem-cannot-store")
        assert (await client.get("/readyz")).status_code == 200


@over_sockets
async def test_the_store_is_tried_at_most_once_a_second(place: House) -> None:
    tried: list[int] = []
    store = place.services.store
    write = store.try_to_write

    async def counted() -> None:
        tried.append(1)
        await write()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "try_to_write", counted)
        answers = await asyncio.gather(*[place.client().get("/readyz") for _ in range(20)])

    assert {answer.status_code for answer in answers} == {200}
    assert len(tried) <= 2


@over_sockets
async def test_a_long_poll_does_not_delay_the_end_and_sockets_are_told_to_come_back(
    place: House,
) -> None:
    people, table, devices = await two_at_a_table(place)
    version = devices[0].version
    other = people[1 if devices[0].deciding is not None else 0]
    waiting = asyncio.ensure_future(
        other.http.get(f"/api/tables/{table}/position", params={"seen": version, "wait": 30})
    )
    live = place.services.tables.live(table)
    assert live is not None
    while not live.audience._waiting:
        await asyncio.sleep(0)
    loop = asyncio.get_running_loop()
    began = loop.time()

    await place.stop()

    assert loop.time() - began < 3
    assert (await waiting).json()["version"] == version
    await until_closed(devices[0])
    assert devices[0].socket.close_code == 1012
    await place.start()


@over_sockets
async def test_what_was_answered_before_the_end_is_there_after_it(place: House) -> None:
    people, table, devices = await two_at_a_table(place)
    acting = next(device for device in devices if device.deciding is not None)
    seat = acting.deciding
    assert seat is not None
    done = await acting.act(seat, acting.views[seat].legal[0])

    await place.restart()

    assert (await people[0].get(f"/tables/{table}"))["version"] >= done.version


def test_a_server_that_is_about_to_stop_is_not_ready(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)

    async def scenario() -> None:
        ready = readiness.Readiness(None)  # type: ignore[arg-type]
        ready.stop()
        with pytest.raises(Exception, match="restarting"):
            await ready.check()

    asyncio.run(scenario())
