"""Conversations: bad messages, hello, silence and haste."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from abth.protocol import wire
from tests.server.house import (
    Device,
    Guest,
    House,
    guests,
    house,
    over_sockets,
    seated_table,
    until_closed,
)

MALFORMED = [
    "",
    "{",
    "[]",
    "null",
    '"hello"',
    "\ufeff{}",
    '{"type":"act"}',
    '{"type":"dance","id":7}',
    '{"type":"ping","id":"seven"}',
    '{"type":"ping","id":7,"more":1}',
    '{"type":"act","id":7,"key":"k","seat":9,"seen":0,"action":"done"}',
    '{"type":"act","id":7,"key":"k","seat":-1,"seen":0,"action":"done"}',
    '{"type":"act","id":7,"key":"k","seat":0,"seen":-1,"action":"done"}',
    '{"type":"act","id":7,"key":"no spaces","seat":0,"seen":0,"action":"done"}',
    '{"type":"act","id":7,"key":"","seat":0,"seen":0,"action":"done"}',
    '{"type":"act","id":7,"key":"k","seat":0,"seen":0,"action":""}',
    '{"type":"act","id":7,"key":"k","seat":0,"seen":0,"action":["done"]}',
    '{"type":"act","id":7,"key":"k","seat":0,"seen":0,"action":1e400}',
    '{"type":"chat","id":7,"key":"k","text":""}',
    '{"type":"chat","id":7,"key":"k","text":"\\u0007"}',
    '{"type":"chat","id":7,"key":"k","text":"' + "x" * 501 + '"}',
    '{"type":"chat","id":7,"key":"k","text":"\\u200b"}',
    "[" * 15_000,
]


@over_sockets
async def test_what_cannot_be_understood_is_refused_and_disturbs_nobody(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people)
    ada, ben = [await guest.device(table) for guest in people]
    before = len(ben.raw)

    for text in MALFORMED:
        await ada.socket.send(text)
        refused = await ada.kind(wire.Refused)
        assert refused.code == "malformed", text
        assert refused.reason
        assert refused.re == (7 if '"id":7' in text else None)
    await ada.socket.send(b"\xff\xfe\x00")
    assert (await ada.kind(wire.Refused)).code == "malformed"
    await ada.socket.send('{"type":"ping","id":1,"x":"' + "x" * 20_000 + '"}')
    assert (await ada.kind(wire.Refused)).code == "too-large"

    assert isinstance(await ada.ask({"type": "ping"}), wire.Done)
    assert isinstance(await ben.ask({"type": "ping"}), wire.Done)
    assert len(ben.raw) == before + 1
    assert (await people[0].get(f"/tables/{table}"))["version"] == 0


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "ping", "id": 3}, "hello-first"),
        ({"type": "hello", "id": 3, "secret": "forged"}, "unauthenticated"),
        ({"type": "hello", "id": 3, "protocol": "abth/99"}, "other-protocol"),
        ({"type": "hello", "id": 3, "seen": -1}, "malformed"),
        ({"type": "hello", "id": 3, "secret": "x" * 201}, "malformed"),
    ],
)
def test_a_bad_first_message_ends_the_conversation(
    tmp_path: Path, message: dict[str, Any], code: str
) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as place:
            people = await guests(place, 2)
            table = await seated_table(people)
            device = await Device.connect(place, table)
            await device.send(dict(message))
            refused = await device.hear()
            assert (refused.code, refused.re) == (code, 3)
            await device.socket.wait_closed()
            assert device.socket.close_code == 4001

    asyncio.run(scenario())


@over_sockets
async def test_hello_is_said_once_and_tables_must_exist(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people)
    ada = await people[0].device(table)

    assert (await ada.ask({"type": "hello"})).code == "already-here"
    lost = await Device.connect(place, "nowhere")
    await lost.send({"type": "hello"})
    assert (await lost.hear()).code == "unknown"
    await lost.socket.wait_closed()
    assert lost.socket.close_code == 4004
    watcher = await Device.open(place, table, None)
    assert (await watcher.act(0, "done")).code == "unauthenticated"
    stranger = await Guest.arrive(place, "Mallory")
    foreign = await stranger.device(table)
    assert (await foreign.act(0, ada.views[0].legal[0])).code == "not-your-seat"
    assert (await foreign.take_back(1)).code == "not-your-seat"
    consent = {"type": "consent", "seat": 0, "to": 0, "agree": True}
    assert (await foreign.ask(consent)).code == "not-your-seat"
    notices = await Device.open(place, None, people[0].secret)
    assert (await notices.act(0, "done", seen=0)).code == "not-here"
    unknown = await Device.connect(place, None)
    await unknown.send({"type": "hello"})
    assert (await unknown.hear()).code == "unauthenticated"


def test_who_says_nothing_is_shown_the_door(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, hello_seconds=0.05) as place:
            people = await guests(place, 2)
            device = await Device.connect(place, await seated_table(people))
            assert (await device.hear()).code == "too-slow"

    asyncio.run(scenario())


def test_who_talks_too_fast_is_refused_and_at_last_cut_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, messages_per_second=0.001, messages_at_once=5) as place:
            people = await guests(place, 2)
            table = await seated_table(people)
            ada, ben = [await guest.device(table) for guest in people]
            answers = [await ada.ask({"type": "ping"}) for _ in range(7)]
            assert [isinstance(answer, wire.Done) for answer in answers] == [True] * 5 + [False] * 2
            assert answers[-1].code == "too-many"
            for _ in range(60):
                await ada.socket.send('{"type":"ping","id":1}')
            await until_closed(ada)
            assert ada.socket.close_code == 1008
            assert isinstance(await ben.ask({"type": "ping"}), wire.Done)

    asyncio.run(scenario())
