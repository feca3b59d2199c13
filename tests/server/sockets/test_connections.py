"""Connections: giant messages, and clients that are too slow."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from abth.protocol import wire
from abth.server.front.protocols import frame_head
from abth.server.sockets.connections import TOO_SLOW, Connection
from tests.server.house import (
    House,
    guests,
    over_sockets,
    seated_table,
    until_closed,
)


@over_sockets
async def test_a_giant_message_ends_only_its_own_connection(place: House) -> None:
    people = await guests(place, 2)
    table = await seated_table(people)
    ada, ben = [await guest.device(table) for guest in people]

    await ada.socket.send("x" * 400_000)
    await until_closed(ada)

    assert ada.socket.close_code == 1009
    assert isinstance(await ben.ask({"type": "ping"}), wire.Done)


def test_a_message_takes_the_shortcut_while_the_network_takes_it() -> None:
    async def scenario() -> None:
        sent: list[str] = []
        written: list[bytes] = []

        async def send(text: str) -> None:
            sent.append(text)

        def write(message: bytes) -> bool:
            if len(written) == 2:
                return False
            written.append(message)
            return True

        connection = Connection(send, most=4, most_bytes=10_000, write=write)
        running = asyncio.ensure_future(connection.run())
        await asyncio.sleep(0)
        for number in range(3):
            connection.done(number, 1)
        connection.close(1000)

        assert await running == 1000
        assert [b'"no":%d' % number in message for number, message in enumerate(written, 1)] == [
            True, True
        ]  # fmt: skip
        assert len(sent) == 1
        assert '"no":3' in sent[0]

    asyncio.run(scenario())


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_the_shortcut_frames_messages_as_the_protocol_asks(length: int) -> None:
    text = b"x" * length
    frame = Frame(Opcode.TEXT, text).serialize(mask=False)

    assert frame_head(length) + text == frame


def test_a_slow_client_is_let_go_rather_than_filling_the_memory() -> None:
    async def scenario() -> None:
        blocked = asyncio.Event()
        sent: list[str] = []

        async def send(text: str) -> None:
            sent.append(text)
            await blocked.wait()

        connection = Connection(send, most=4, most_bytes=10_000)
        running = asyncio.ensure_future(connection.run())
        for _ in range(20):
            connection.done(1, 1)
            await asyncio.sleep(0)
        assert connection.closed == TOO_SLOW
        blocked.set()
        assert await running == TOO_SLOW
        assert len(sent) == 1

    asyncio.run(scenario())
