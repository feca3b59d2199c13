"""Moderation: mute, block, report, kick, and who reads the chat.

Also proves `storage/stores/moderation.py`, `table/reports.py`.
"""

from __future__ import annotations

from typing import Any

import pytest

from abth.protocol import wire
from abth.server.accounts import blocks
from tests.server.house import (
    Device,
    Guest,
    House,
    guests,
    new_key,
    over_sockets,
    seated_table,
    until_closed,
)


async def write(device: Device, text: str) -> Any:
    """Write a line; what the server answers."""
    return await device.ask({"type": "chat", "key": new_key(), "text": text})


async def lines_of(device: Device) -> list[str]:
    """What a device has read so far."""
    await device.ask({"type": "ping"})
    return [line.text for line in device.chat]


async def mute(guest: Guest, other: Guest, kind: str = "mute") -> None:
    answer = await guest.http.put(f"/api/me/blocks/{other.id}", json={"kind": kind})
    assert answer.status_code == 204


@over_sockets
async def test_a_muted_player_is_no_longer_read(place: House) -> None:
    people = await guests(place, 3)
    table = await seated_table(people)
    devices = [await guest.device(table) for guest in people]
    await write(devices[1], "before")
    await mute(people[0], people[1])

    await write(devices[1], "after")

    assert await lines_of(devices[0]) == ["before"]
    assert await lines_of(devices[2]) == ["before", "after"]
    assert await lines_of(await people[0].device(table)) == []
    muted = await people[0].get("/me/blocks")
    assert [(entry["name"], entry["kind"]) for entry in muted] == [("Ben", "mute")]
    assert await people[1].get("/me/blocks") == []  # nobody learns of it
    await people[0].http.delete(f"/api/me/blocks/{people[1].id}")
    assert await lines_of(await people[0].device(table)) == ["before", "after"]


@over_sockets
async def test_a_blocked_player_sits_down_neither_with_the_host_nor_with_a_guest(
    place: House,
) -> None:
    ada, ben, cleo = await guests(place, 3)
    await mute(ada, ben, "block")
    hosted = await ada.make_table([None, None])
    refused = await ben.post(f"/tables/{hosted}/join", status=403)
    assert (refused["code"], refused["message_id"]) == ("not-allowed", "problem-not-welcome")
    foreign = await cleo.make_table([None, None, None])
    await ada.post(f"/tables/{foreign}/join")
    await ben.post(f"/tables/{foreign}/join", status=403)
    open_to_ben = (await ben.get("/tables"))["open"]
    assert [table["id"] for table in open_to_ben] == [foreign]  # not that of Ada
    assert hosted in [table["id"] for table in (await cleo.get("/tables"))["open"]]

    await mute(ada, ben, "mute")  # less than a block
    await ben.post(f"/tables/{foreign}/join")


@over_sockets
async def test_blocks_are_few_and_never_oneself(
    place: House,
) -> None:
    ada, ben, cleo = await guests(place, 3)
    assert (
        await ada.http.put(f"/api/me/blocks/{ada.id}", json={"kind": "mute"})
    ).status_code == 400
    assert (await ada.http.put("/api/me/blocks/nobody", json={"kind": "mute"})).status_code == 404
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(blocks, "MOST_BLOCKS", 1)
        await mute(ada, ben)
        many = await ada.http.put(f"/api/me/blocks/{cleo.id}", json={"kind": "mute"})
    assert (many.status_code, many.json()["message_id"]) == (429, "problem-too-many-blocks")


@over_sockets
async def test_a_kick_holds(place: House) -> None:
    ada, ben = await guests(place, 2)
    table = await ada.make_table([None, None])
    await ben.post(f"/tables/{table}/join")
    device = await ben.device(table)
    assert (await ben.post(f"/tables/{table}/kick", {"person": ada.id}, 403))["code"]

    told = await ada.post(f"/tables/{table}/kick", {"person": ben.id})

    assert (told["seats"][0]["kind"], told["kicked"]) == ("open", [ben.id])
    await until_closed(device)
    assert device.socket.close_code == 4003
    await place.restart()
    refused = await ben.post(f"/tables/{table}/join", status=403)
    assert refused["message_id"] == "problem-kicked"
    again = await Device.connect(place, table)
    await again.send({"type": "hello", "secret": ben.secret})
    assert (await again.hear()).message_id == "problem-kicked"
    assert (await ben.get(f"/tables/{table}"))["kicked"] == []  # only the host reads the list
    await ada.post(f"/tables/{table}/kick", {"person": ben.id, "lift": True})
    await ben.post(f"/tables/{table}/join")


@over_sockets
async def test_nobody_is_kicked_out_of_a_running_match(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people)
    refused = await people[0].post(f"/tables/{table}/kick", {"person": people[1].id}, 409)
    assert refused["code"] == "not-open"
    itself = await people[0].post(f"/tables/{table}/kick", {"person": people[0].id}, 400)
    assert itself["message_id"] == "problem-not-yourself"


@over_sockets
async def test_the_host_reads_reports_but_none_about_the_host(place: House) -> None:
    people = await guests(place, 3)
    ada, ben, cleo = people
    table = await seated_table(people)
    devices = [await guest.device(table) for guest in people]
    await write(devices[1], "an insult")
    line = devices[0].chat[-1].number if devices[0].chat else 1
    stranger = await Guest.arrive(place, "Mallory")

    body = {"person": ben.id, "text": "He insults me", "line": line}
    assert (await cleo.http.post(f"/api/tables/{table}/reports", json=body)).status_code == 204
    about_host = {"person": ada.id, "text": "The host is rude"}
    await cleo.http.post(f"/api/tables/{table}/reports", json=about_host)

    found = await ada.get(f"/tables/{table}/reports")
    assert [(r["name"], r["by_name"], r["text"], r["line"]) for r in found] == [
        ("Ben", "Cleo", "He insults me", "an insult")
    ]
    assert (await ada.get(f"/tables/{table}"))["reports"] == 1
    assert (await ben.get(f"/tables/{table}"))["reports"] == 0
    assert (await ben.get(f"/tables/{table}/reports", 403))["code"] == "not-the-host"
    for who, wish in ((stranger, body), (cleo, body | {"person": stranger.id})):
        answer = await who.http.post(f"/api/tables/{table}/reports", json=wish)
        assert answer.status_code in (403, 404)
    itself = await cleo.http.post(f"/api/tables/{table}/reports", json=body | {"person": cleo.id})
    assert itself.status_code == 400
    for _ in range(18):
        await cleo.http.post(f"/api/tables/{table}/reports", json=body)
    many = await cleo.http.post(f"/api/tables/{table}/reports", json=body)
    assert (many.status_code, many.json()["message_id"]) == (429, "problem-too-many-reports")


@over_sockets
async def test_the_chat_is_for_the_players_unless_the_table_says_otherwise(place: House) -> None:
    people = await guests(place, 3)
    ada, ben, cleo = people
    for chat, spectator_reads in (("players", False), ("all", True)):
        table = await seated_table([ada, ben], chat=chat)
        player, watching = await ada.device(table), await cleo.device(table)
        anonymous = await Device.open(place, table, None)
        await write(player, "hello")
        for viewer in (watching, anonymous):
            assert (await lines_of(viewer) == ["hello"]) is spectator_reads
        assert isinstance(await write(watching, "hi"), wire.Refused) is not spectator_reads
        late = await cleo.device(table)
        assert bool(late.chat) is spectator_reads
    silent = await seated_table([ada, ben], chat="off")
    assert (await write(await ada.device(silent), "hello")).message_id == "problem-chat-off"
