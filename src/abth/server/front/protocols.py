"""HTTP and WebSocket connections with bounds: in bytes before a request, and in time.

Data types: `BoundedHttp` and `BoundedWebSocket`, uvicorn's protocols with these bounds. A
client that sends slowly, says nothing, does not read, or never comes to an end is disconnected;
nobody else waits.

A WebSocket offers the application a shortcut (`WRITE`, an extension of its ASGI scope): a message
that the network takes at once goes there without passing the layers between.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, Final, Literal

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from abth.server.front.connections import OpenConnections
from abth.server.http.rate_limits import TokenBucket
from abth.server.settings import Limits

MOST_PIECES: Final = 1_000  # of one message
# Bytes of a body that may still come after its answer: twice the largest body that a route takes.
# A connection that is cut while the client still sends costs the client the answer.
MOST_UNREAD: Final = 8_000_000
POLICY: Final = 1008
TOO_LARGE: Final = 1009
WRITE: Final = "abth.write"  # in the extensions of a scope: `BoundedWebSocket.write`
WHOLE_TEXT: Final = b"\x81"  # the first byte of a frame that is a whole message of text


class RequestTooLarge(Exception):
    """The head of a request has more bytes than are read."""


class Timer:
    """At most one deadline of a connection."""

    __slots__ = ("_handle", "_loop")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._handle: asyncio.TimerHandle | None = None

    @property
    def is_running(self) -> bool:
        """Whether there is a deadline."""
        return self._handle is not None

    def start(self, seconds: float, then: Any) -> None:
        """Call this after so many seconds, and nothing that was to be called before."""
        self.stop()
        self._handle = self._loop.call_later(seconds, then)

    def stop(self) -> None:
        """Call nothing."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class BoundedHttp(HttpToolsProtocol):
    """An HTTP connection. Head and body must arrive in time, and answers must be read."""

    def __init__(self, places: OpenConnections, limits: Limits, **options: Any) -> None:
        super().__init__(**options)
        self._places = places
        self._limits = limits
        self._arriving = Timer(self.loop)
        self._leaving = Timer(self.loop)
        self._head = 0  # bytes of the head so far
        self._in_head = True
        self._in_body = False
        self._unread = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a place, or be refused."""
        super().connection_made(transport)
        status = self._places.enter(self, self.client[0] if self.client else "")
        if status is not None:
            self._refuse(status)
            return
        self._arriving.start(self._limits.head_seconds, self._too_slow)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self._places.leave(self)
        self._arriving.stop()
        self._leaving.stop()
        super().connection_lost(exc)

    def hang_up(self) -> None:
        """Close it at once."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read some bytes, unless there are too many of them."""
        if self.transport.is_closing() or self.parser is None:
            return
        began_in_head = self._in_head
        super().data_received(data)
        if self.transport.is_closing():
            return
        if began_in_head and self._in_head:
            self._head += len(data)
            if self._head > self._limits.head_bytes:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self._in_body and self._is("response_complete"):
            self._unread += len(data)
            if self._unread > MOST_UNREAD:
                self.transport.abort()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._head, self._in_head, self._unread = 0, True, 0
        if not self._arriving.is_running:
            self._arriving.start(self._limits.head_seconds, self._too_slow)

    def on_url(self, url: bytes) -> None:
        """Read a part of the URL."""
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Read a header."""
        self._count_head(len(name) + len(value))
        super().on_header(name, value)

    def _count_head(self, length: int) -> None:
        if length > self._limits.head_bytes:
            raise RequestTooLarge

    def on_headers_complete(self) -> None:
        """The body comes next, if there is one."""
        self._in_head, self._in_body = False, True
        self._arriving.start(self._limits.body_seconds, self._too_slow)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request is here."""
        self._in_body = False
        self._arriving.stop()
        self._places.is_busy(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        if not self.pipeline:
            self._places.is_waiting(self)

    def handle_websocket_upgrade(self) -> None:
        """Hand the place on to the WebSocket."""
        self._arriving.stop()
        self._leaving.stop()
        self._places.leave(self)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """The client does not read: wait for a while."""
        super().pause_writing()
        self._leaving.start(self._limits.write_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._leaving.stop()

    def _is(self, state: Literal["response_started", "response_complete"]) -> bool:
        """Whether there is a request that has come so far."""
        cycle: Any = self.cycle  # None before the first request
        return cycle is not None and getattr(cycle, state)

    def _too_slow(self) -> None:
        self._arriving.stop()
        if self._is("response_started"):
            self.transport.abort()
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def _refuse(self, status: int) -> None:
        """Answer with a status and nothing else, and close."""
        self._arriving.stop()
        phrase = HTTPStatus(status).phrase
        head = f"HTTP/1.1 {int(status)} {phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
        self.transport.write(head.encode("ascii"))
        self.transport.close()


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket. Pieces of a message and pings are counted, and messages must be read."""

    def __init__(self, places: OpenConnections, limits: Limits, **options: Any) -> None:
        super().__init__(**options)
        self._places = places
        self._limits = limits
        self._leaving = Timer(self.loop)
        self._spoken = False  # a message has come
        self.close_timeout = limits.hello_seconds  # for the answer to the last frame
        self._pings = TokenBucket(
            limits.messages_per_second, limits.messages_at_once, self.loop.time()
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the place of the HTTP connection."""
        super().connection_made(transport)
        self._places.enter(self, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self._places.leave(self)
        self._leaving.stop()
        super().connection_lost(exc)

    def hang_up(self) -> None:
        """Close it at once."""
        self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        """Begin the conversation, with the shortcut for messages."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[WRITE] = self.write

    def write(self, text: bytes) -> bool:
        """Send a message of text; False if it must wait or there is nobody to send it to."""
        if not self.writable.is_set() or self.close_sent or self.disconnected:
            return False
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(frame_head(len(text)) + text)
        return True

    def handle_cont(self, event: Frame) -> None:
        """Take a piece of a message, unless there are too many."""
        if len(self.frames) >= MOST_PIECES:
            self._break_off(TOO_LARGE)
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping, unless they come too fast."""
        if not self._pings.take(self.loop.time()):
            self._break_off(POLICY)
            return
        super().handle_ping()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on."""
        if not self._spoken:
            self._spoken = True
            self._places.is_busy(self)
        super().send_receive_event_to_app()

    def pause_writing(self) -> None:
        """The client does not read: read nothing from it either, and wait for a while."""
        super().pause_writing()
        self.transport.pause_reading()
        self._leaving.start(self._limits.write_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self._leaving.stop()
        if not self.read_paused:
            self.transport.resume_reading()

    def _break_off(self, code: int) -> None:
        """End the connection with this code, without waiting for the other side."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.fail(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()


def frame_head(length: int) -> bytes:
    """What precedes a message of text that is sent as one frame (RFC 6455, 5.2)."""
    if length < 126:
        return WHOLE_TEXT + length.to_bytes(1, "big")
    if length < 1 << 16:
        return WHOLE_TEXT + b"\x7e" + length.to_bytes(2, "big")
    return WHOLE_TEXT + b"\x7f" + length.to_bytes(8, "big")
