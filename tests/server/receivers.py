"""A host of somebody's own, on this machine, that webhooks are sent to."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Heard = tuple[dict[str, str], bytes]
"""The headers of a request, its first line among them, and the body."""


class Receiver:
    """A host that keeps what it is sent and answers from a list, the last answer for ever."""

    def __init__(self, *answers: bytes) -> None:
        self.answers = list(answers)
        self.heard: list[Heard] = []
        self.port = 0
        self._coming: asyncio.Queue[Heard] = asyncio.Queue()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {"request": head[0]}
        headers |= {
            name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:-2])
        }
        body = await reader.readexactly(int(headers["content-length"]))
        self.heard.append((headers, body))
        self._coming.put_nowait((headers, body))
        writer.write(self.answers.pop(0) if len(self.answers) > 1 else self.answers[0])
        await writer.drain()
        writer.close()

    async def hear(self) -> Heard:
        """The next request, as soon as it comes."""
        return await self._coming.get()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook?who=me"


def status(code: int, *headers: str) -> bytes:
    """An answer of HTTP."""
    return "\r\n".join([f"HTTP/1.1 {code} So", "Content-Length: 0", *headers, "", ""]).encode()


@asynccontextmanager
async def listening(
    receiver: Receiver, secured: ssl.SSLContext | None = None
) -> AsyncIterator[Receiver]:
    """While the receiver can be reached on this machine, over TLS or without."""
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0, ssl=secured)
    receiver.port = server.sockets[0].getsockname()[1]
    async with server:
        yield receiver
