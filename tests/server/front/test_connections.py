"""Connections are bounded in number, in time, and in what they may send before an answer.

Also proves `server/front/protocols.py`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import struct
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from abth.server.front.connections import OpenConnections
from abth.server.settings import Limits
from tests.server.house import House, house

SHORT = 0.05  # seconds: as soon as the loop looks at its timers
WS_HEAD = (
    b"GET /api/notices HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@contextlib.asynccontextmanager
async def calling(place: House, count: int = 1) -> AsyncIterator[list[Streams]]:
    """Connections that have said nothing yet."""
    opened = [await asyncio.open_connection("127.0.0.1", place.port) for _ in range(count)]
    try:
        yield opened
    finally:
        for _, writer in opened:
            writer.close()
        for _, writer in opened:
            with contextlib.suppress(OSError):
                await writer.wait_closed()


async def answer_to(streams: Streams, *parts: bytes) -> bytes:
    """All that the server says to these bytes before it hangs up."""
    reader, writer = streams
    with contextlib.suppress(OSError):
        for part in parts:
            writer.write(part)
            await writer.drain()
    said = b""
    async with asyncio.timeout(10):
        with contextlib.suppress(OSError):
            while got := await reader.read(65_536):
                said += got
    return said


async def is_well(place: House) -> bool:
    """Whether somebody else is served."""
    return (await place.client().get("/healthz")).status_code == 200


def served(tmp_path: Path, scenario: Any, **limits: Any) -> None:
    """Run a scenario at a house with these limits."""

    async def run() -> None:
        async with asyncio.timeout(30), house(tmp_path, **limits) as place:
            await scenario(place)

    asyncio.run(run())


def test_a_header_that_never_ends_is_cut_off(tmp_path: Path) -> None:
    async def scenario(place: House) -> None:
        for head in (b"GET / HTTP/1.1\r\nHost: x\r\nX: ", b"GET /", b"GET / HTTP/1.1\r\n"):
            async with calling(place) as (streams,):
                more = b"X: y\r\n" * 10_000 if head.endswith(b"\n") else b"a" * 60_000
                said = await answer_to(streams, head, *[more] * 100)
            assert not said or b" 431 " in said.partition(b"\r\n")[0]
            assert await is_well(place)

    served(tmp_path, scenario)


def test_a_header_of_usual_length_is_read_in_any_pieces(tmp_path: Path) -> None:
    async def scenario(place: House) -> None:
        async with calling(place) as (streams,):
            head = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nX: "
            said = await answer_to(
                streams, *[bytes([byte]) for byte in head], b"a" * 15_000, b"\r\n\r\n"
            )
        assert b" 200 " in said.partition(b"\r\n")[0]

    served(tmp_path, scenario)


def test_a_client_that_says_nothing_or_half_a_request_is_not_waited_for(tmp_path: Path) -> None:
    head = b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: 30\r\n\r\n"

    async def scenario(place: House) -> None:
        for half in (b"", b"GE", b"GET / HTTP/1.1\r\nHost:", head, head + b'{"name":'):
            async with calling(place) as (streams,):
                said = await answer_to(streams, half)
            assert not said or b" 408 " in said.partition(b"\r\n")[0]
        assert await is_well(place)

    served(tmp_path, scenario, head_seconds=SHORT, body_seconds=SHORT)


def test_a_body_that_goes_on_after_its_refusal_ends_the_connection(tmp_path: Path) -> None:
    async def scenario(place: House) -> None:
        async with calling(place) as (streams,):
            head = (
                b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900000000\r\n\r\n"
            )
            said = await answer_to(streams, head, *[b"x" * 100_000] * 100)
        assert not said or b" 413 " in said.partition(b"\r\n")[0]

    served(tmp_path, scenario)


def test_a_client_that_sends_all_of_a_large_body_reads_its_refusal(tmp_path: Path) -> None:
    async def scenario(place: House) -> None:
        head = b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000000\r\n\r\n"
        async with calling(place) as (streams,):
            reader, writer = streams
            writer.write(head)
            for _ in range(100):
                writer.write(b"x" * 50_000)
                await writer.drain()
            assert b" 413 " in await reader.readline()

    served(tmp_path, scenario)


def test_one_address_holds_so_many_connections(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(place: House) -> None:
        async with calling(place, 4), calling(place) as (streams,):
            said = await answer_to(streams)
            assert b" 429 " in said.partition(b"\r\n")[0]

    caplog.set_level(logging.WARNING)
    served(tmp_path, scenario, connections_per_address=4)
    assert "limit reached" in caplog.text


def test_when_all_places_are_taken_the_longest_silent_one_is_given_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(OpenConnections, "_is_trusted", lambda *_: True)

    async def scenario(place: House) -> None:
        async with calling(place, 8) as silent:
            assert await is_well(place)
            assert await answer_to(silent[0]) == b""  # hung up on
            assert not silent[7][0].at_eof()

    served(tmp_path, scenario, connections=8, connections_per_address=100)


def test_a_server_full_of_conversations_says_so() -> None:
    closed: list[str] = []

    class Caller:
        def __init__(self, name: str) -> None:
            self.name = name

        def hang_up(self) -> None:
            closed.append(self.name)

    places = OpenConnections(Limits(connections=2, connections_per_address=2))
    first, second, third = Caller("first"), Caller("second"), Caller("third")

    assert places.enter(first, "a") is None
    assert places.enter(second, "b") is None
    places.is_busy(first)
    places.is_busy(second)
    assert places.enter(third, "c") == 503
    places.is_waiting(second)
    assert places.enter(third, "c") is None
    assert closed == ["second"]
    places.leave(third)
    places.leave(third)
    assert len(places) == 1


def test_proxies_that_are_trusted_may_hold_every_connection() -> None:
    class Caller:
        def hang_up(self) -> None: ...

    limits = Limits(connections=100, connections_per_address=1)
    places = OpenConnections(limits, trusted=("10.0.0.0/8",))

    assert [places.enter(Caller(), "10.1.2.3") for _ in range(3)] == [None] * 3
    assert [places.enter(Caller(), "11.1.2.3") for _ in range(2)] == [None, 429]


async def open_socket(streams: Streams) -> None:
    """Become a WebSocket."""
    reader, writer = streams
    writer.write(WS_HEAD)
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")


def frame(opcode: int, data: bytes, *, fin: bool = True, mask: bytes = b"\0\0\0\0") -> bytes:
    """A frame of a client."""
    first = (0x80 if fin else 0) | opcode
    if len(data) < 126:
        return struct.pack("!BB", first, 0x80 | len(data)) + mask + data
    return struct.pack("!BBH", first, 0x80 | 126, len(data)) + mask + data


def test_a_message_in_endless_empty_pieces_is_cut_off(tmp_path: Path) -> None:
    async def scenario(place: House) -> None:
        async with calling(place) as (streams,):
            await open_socket(streams)
            pieces = frame(0, b"", fin=False) * 5_000
            said = await answer_to(streams, frame(1, b"", fin=False), *[pieces] * 3)
        assert said[:4] == struct.pack("!BBH", 0x88, said[1], 1009)

    served(tmp_path, scenario)


def test_a_client_that_pings_without_end_is_cut_off(tmp_path: Path) -> None:
    async def scenario(place: House) -> None:
        async with calling(place) as (streams,):
            await open_socket(streams)
            said = await answer_to(streams, frame(9, b"") * 2_000)
        assert struct.pack("!H", 1008) in said

    served(tmp_path, scenario, messages_per_second=1, messages_at_once=10)


def test_a_client_that_does_not_read_is_disconnected(tmp_path: Path) -> None:
    """An answer that cannot be sent does not wait for ever, and nothing piles up meanwhile."""

    async def scenario(place: House) -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", place.port, limit=1)
        request = b"GET /api/box HTTP/1.1\r\nHost: localhost\r\n\r\n"
        with contextlib.suppress(OSError):
            async with asyncio.timeout(10):
                while True:  # until the server no longer takes them
                    writer.write(request * 100)
                    await writer.drain()
        assert await is_well(place)
        writer.close()

    served(tmp_path, scenario, write_seconds=SHORT)
