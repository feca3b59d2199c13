"""Playing by plain HTTP requests."""

from __future__ import annotations

import asyncio

from abth.protocol import wire
from tests.server.house import (
    House,
    new_key,
    over_sockets,
    two_at_a_table,
)


@over_sockets
async def test_the_same_can_be_done_by_plain_http(place: House) -> None:
    people, table, (ada, _) = await two_at_a_table(place)
    position = await people[0].get(f"/tables/{table}/position")
    waiting = asyncio.ensure_future(people[1].get(f"/tables/{table}/position", seen=0, wait=30))

    acted = await people[0].post(
        f"/tables/{table}/act", {"seat": 0, "action": position["views"][0]["legal"][0]}
    )
    told = await waiting

    assert (acted["version"], told["version"]) == (1, 1)
    assert told["views"][0]["legal"]
    assert (await ada.kind(wire.Update)).version == 1
    undone = await people[0].post(f"/tables/{table}/undo", {"seat": 0, "seen": 1, "key": new_key()})
    assert undone["version"] == 2
    refused = await people[1].post(f"/tables/{table}/act", {"seat": 0, "action": 1}, 403)
    assert refused["code"] == "not-your-seat"
    stale = await people[0].post(
        f"/tables/{table}/act", {"seat": 0, "action": "done", "seen": 0}, 409
    )
    assert stale["code"] == "stale"
    illegal = await people[0].post(f"/tables/{table}/act", {"seat": 0, "action": "done"}, 409)
    assert (illegal["code"], illegal["atom"]) == ("illegal", "R-62")
