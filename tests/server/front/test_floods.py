"""Many bad frames, and many slow and silent clients: the others keep playing as fast as before."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import statistics
import struct
import sys
from pathlib import Path

import pytest

from abth.protocol import wire
from abth.server.front.connections import raise_file_limit
from tests.server.front.test_connections import WS_HEAD, Streams, answer_to, frame
from tests.server.house import Device, House, guests, house, seated_table

FRAMES, CLIENTS = 10_000, 1_000
PARTLY = (
    b"",
    b"G",
    b"GET / HTTP/1.1\r\nHost: local",
    b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60\r\n\r\n{",
    b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    WS_HEAD,
    WS_HEAD + frame(1, b'{"type":', fin=False),
    WS_HEAD + b"\x81\xfe",
    b"GET /api/box HTTP/1.1\r\nHost: localhost\r\n\r\n" * 30,  # and the answers are not read
)
TEXTS = (
    "", "{", "[]", "null", "\x00", '{"type":"hello"}', '{"type":"hello","id":1,"secret":"x"}',
    '{"type":"act","id":1,"key":"k","seat":0,"seen":0,"action":"done"}', '{"type":"ping","id":1}',
    "[" * 3_000, '{"type":' * 2_000, '{"type":"hello","id":' + "9" * 400 + "}", "\ud7ff" * 50,
)  # fmt: skip


def bad_frame(choice: random.Random) -> bytes:
    """A frame that breaks a rule of WebSockets, or of this protocol."""
    data = choice.randbytes(choice.randrange(200))
    text = choice.choice(TEXTS).encode("utf-8")
    return choice.choice([
        frame(1, data),  # no text
        frame(1, text),
        frame(2, text),
        frame(choice.randrange(16), data[:125], fin=choice.random() < 0.5),
        frame(0, data),  # the continuation of nothing
        frame(8, data[:125]),  # an end with any code
        frame(8, struct.pack("!H", choice.randrange(65_536)) + b"\xff"),
        frame(9, data[:125]) * 5,
        frame(9, data, fin=False),  # a ping in pieces
        struct.pack("!BB", 0x81, 5) + b"hello",  # not masked
        struct.pack("!BB", choice.randrange(256), choice.randrange(256)) + data,
        struct.pack("!BBQ", 0x81, 0xFF, choice.randrange(2**64)) + b"\0\0\0\0" + data,
        bytes([0xC1, 0x80, 0, 0, 0, 0]),  # reserved bits
        data,
    ])  # fmt: skip


async def speak_nonsense(place: House, path: str, choice: random.Random, frames: int) -> None:
    """A connection with bad frames only, as far as the server listens."""
    reader, writer = await asyncio.open_connection("127.0.0.1", place.port)
    head = WS_HEAD.replace(b"/api/notices", path.encode())
    with contextlib.suppress(OSError):
        await answer_to(
            (reader, writer), head, *[bad_frame(choice) for _ in range(frames)], b"\x88"
        )
    writer.close()
    with contextlib.suppress(OSError):
        await writer.wait_closed()


@pytest.mark.slow
def test_bad_frames_disturb_nobody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, hello_seconds=0.1, head_seconds=1) as place:
            people = await guests(place, 2)
            table = await seated_table(people)
            ada = await people[0].device(table)
            paths = ("/api/notices", f"/api/tables/{table}/socket", "/api/tables/none/socket")
            choice = random.Random(FRAMES)
            for start in range(0, FRAMES, 100):  # ten connections at once, ten frames each
                await asyncio.gather(*[
                    speak_nonsense(place, choice.choice(paths), random.Random(start + number), 10)
                    for number in range(10)
                ])  # fmt: skip
                assert isinstance(await ada.ask({"type": "ping"}), wire.Done)
            assert (await people[1].get(f"/tables/{table}"))["version"] == 0
            live = place.services.tables.live(table)
            assert live is not None
            assert len(live.audience.listeners) == 1

    asyncio.run(scenario())


async def hold(place: House, number: int) -> Streams:
    """A client that says part of something, and then nothing; fifty share an address."""
    source = f"127.0.1.{1 + number // 50}" if sys.platform == "linux" else "127.0.0.1"
    streams = await asyncio.open_connection(
        "127.0.0.1", place.port, local_addr=(source, 0), limit=1
    )
    streams[1].write(PARTLY[number % len(PARTLY)])
    return streams


async def typical_delay(device: Device, place: House, rounds: int = 40) -> float:
    """How long an answer takes, over the socket and over HTTP, in seconds."""
    loop, client, took = asyncio.get_running_loop(), place.client(), []
    for _ in range(rounds):
        began = loop.time()
        await device.ask({"type": "ping"})
        assert (await client.get("/healthz")).status_code == 200
        took.append(loop.time() - began)
    return statistics.median(took)


@pytest.mark.slow
def test_slow_and_silent_clients_cost_the_others_nothing(tmp_path: Path) -> None:
    """Nobody waits for them, and at last all of them are cut off."""
    raise_file_limit()

    async def scenario() -> None:
        async with house(
            tmp_path, head_seconds=2, body_seconds=2, hello_seconds=2, write_seconds=2
        ) as place:
            people = await guests(place, 2)
            table = await seated_table(people)
            ada = await people[0].device(table)
            before = await typical_delay(ada, place)
            slow = [await hold(place, number) for number in range(CLIENTS)]
            during = await typical_delay(ada, place)
            async with asyncio.timeout(20):
                for reader, _ in slow:
                    with contextlib.suppress(OSError):
                        while await reader.read(65_536):
                            pass
            for _, writer in slow:
                writer.close()
            print(f"{CLIENTS} slow clients: {before * 1e3:.1f} ms, then {during * 1e3:.1f} ms")  # noqa: T201
            assert during < 5 * before + 0.05
            seat = ada.deciding
            assert seat is not None
            assert isinstance(await ada.act(seat, ada.views[seat].legal[0]), wire.Update)

    asyncio.run(scenario())


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such limit")
@pytest.mark.slow
def test_with_few_files_silent_clients_do_not_lock_others_out(tmp_path: Path) -> None:
    """As many silent sockets as the server may have, and one more who is served."""
    import resource

    limits = resource.getrlimit(resource.RLIMIT_NOFILE)

    async def scenario() -> None:
        async with house(tmp_path) as place:
            slow = [await hold(place, 50 * number) for number in range(200)]
            assert (await place.client().get("/healthz")).status_code == 200
            for _, writer in slow:
                writer.close()

    resource.setrlimit(resource.RLIMIT_NOFILE, (700, limits[1]))
    try:
        # The clients of this test are in the same process: the server may use 150 of its files.
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("abth.server.front.connections.most_connections", lambda _: 150)
            asyncio.run(scenario())
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)
