"""WebSockets: one conversation per connection, every message answered.

The first message says who the user is; then come decisions, undo, consent, chat and pings. A
message that cannot be read is refused with a code and affects no other client.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from functools import partial
from time import monotonic, perf_counter
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from abth.protocol import wire
from abth.protocol.wire import Act, Chat, ClientMessage, Consent, Hello, Ping, Undo
from abth.server.front.connections import address_group
from abth.server.front.hosts import HostNames
from abth.server.front.protocols import WRITE
from abth.server.http.dependencies import services_of
from abth.server.http.errors import as_refusal
from abth.server.http.rate_limits import TokenBucket
from abth.server.http.security import foreign_host, is_own_origin
from abth.server.operation.logs import log_limit
from abth.server.operation.metrics import BY_SOCKET, MESSAGES, REFUSALS
from abth.server.services import Services
from abth.server.sockets.connections import GONE, Connection, Write
from abth.table.live_table import LiveTable
from abth.table.refusals import Refusal
from abth.table.undo_requests import consent, undo
from abth.table.viewers.audience import Sender
from abth.table.viewers.chat import send_chat
from abth.table.viewers.entrance import enter, leave

POLICY: Final = 1008
UNKNOWN_TABLE: Final = 4004
NO_HELLO: Final = 4001
FOREIGN: Final = 4003
MOST_REFUSALS: Final = 50  # messages in a row, after which a conversation ends

DECODER: Final = msgspec.json.Decoder(ClientMessage)
logger = logging.getLogger("abth.server")

Socket = WebSocket[Any, Any, State]


class MessageNumber(msgspec.Struct):
    """The part of an unreadable message that is needed for the answer: its number."""

    id: int


ID_DECODER: Final = msgspec.json.Decoder(MessageNumber)


class ClientGone(Exception):
    """The client has closed the connection."""


class Conversation:
    """The messages over one socket, at a table or for notices only."""

    def __init__(self, socket: Socket, services: Services) -> None:
        limits = services.settings.limits
        self.services = services
        self.socket = socket
        self.address = address_of_socket(socket)
        self.live: LiveTable | None = None
        self.connection = Connection(
            partial(send_text, socket), limits.queue, limits.queue_bytes, shortcut_of(socket)
        )
        self._bucket = TokenBucket(limits.messages_per_second, limits.messages_at_once, monotonic())
        self._refusals = 0
        self._answering = False  # a message is being carried out
        self._over = False  # no further message will be carried out

    async def run(self, table: str | None) -> None:
        """From the first message to the last."""
        sending = asyncio.ensure_future(self.connection.run())
        conversing = asyncio.ensure_future(self._converse(table))
        try:
            await asyncio.wait([sending, conversing], return_when=asyncio.FIRST_COMPLETED)
            if conversing.done() and not sending.done():
                code = conversing.result()
                if code is None:
                    return
                self.connection.close(code)
            code = await sending
            with contextlib.suppress(Exception):
                await self.socket.close(code=code)
        except (ClientGone, OSError, RuntimeError):
            return  # the client is gone
        finally:
            self._over = True
            self.connection.close(GONE)
            sending.cancel()
            if not self._answering:  # let a command that has begun finish
                conversing.cancel()
            await asyncio.gather(sending, conversing, return_exceptions=True)
            self.services.connections.remove(self.connection)
            if self.live is not None:
                leave(self.live, self.connection)

    async def _converse(self, table: str | None) -> int | None:
        """Receive and answer until the end; the code to close with, if the server closes."""
        try:
            async with asyncio.timeout(self.services.settings.limits.hello_seconds):
                code = await self._say_hello(table)
        except TimeoutError:
            self.connection.refuse(None, Refusal("too-slow"))
            return NO_HELLO
        except ClientGone:
            return None
        while code is None and not self._over:
            try:
                text = await self._receive()
            except ClientGone:
                return None
            self._answering = True
            code = await self._answer(text)
            self._answering = False
        return code

    async def _say_hello(self, table: str | None) -> int | None:
        """Read the first message, which says who the user is; the code to close with if refused."""
        text = await self._receive()
        re: int | None = None
        try:
            hello = self._decode(text)
            re = hello.id
            if not isinstance(hello, Hello):
                raise Refusal("hello-first")
            if hello.protocol != wire.VERSION:
                raise Refusal("other-protocol")
            if hello.secret is not None:
                await self._sign_in(hello.secret)
            if table is None:
                if self.connection.person is None:
                    raise Refusal("unauthenticated")
                self.services.connections.add(self.connection)
                self.connection.done(hello.id, 0)
                return None
            live = await self.services.tables.require_current(table)
            await enter(live, self.connection, hello)
            self.live = live
            self.services.connections.add(self.connection)
            await self._check_signed_in()
        except Exception as error:
            refusal = as_refusal(error)
            self.connection.refuse(re if re is not None else number_in(text), refusal)
            return UNKNOWN_TABLE if refusal.code == "unknown" else NO_HELLO
        return None

    async def _sign_in(self, secret: str) -> None:
        """The user with this secret opens the connection."""
        signed_in = await self.services.sign_in(secret, self.address)
        if not signed_in.may("play"):
            raise Refusal("not-allowed", "problem-token-scope")
        self.connection.credential = signed_in.credential
        self.connection.muted = await self.services.blocks.muted_by(signed_in.user.id)
        self.connection.person = signed_in.user.id

    async def _check_signed_in(self) -> None:
        """Refuse a secret that was revoked while the table was opened."""
        credential, accounts = self.connection.credential, self.services.accounts
        if credential is None or accounts.knows(credential):
            return
        if not await accounts.is_valid(credential):
            raise Refusal("unauthenticated")

    async def _receive(self) -> bytes | str:
        """The next message."""
        event: Any = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise ClientGone
        text: str | None = event.get("text")
        return text if text is not None else event.get("bytes") or b""

    def _decode(self, text: bytes | str) -> ClientMessage:
        if len(text) > self.services.settings.limits.message:
            raise Refusal("too-large")
        try:
            message: ClientMessage = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refusal.of_input(error) from error
        return message

    async def _answer(self, text: bytes | str) -> int | None:
        """Carry out a message or refuse it; a code to close with after too many refusals."""
        MESSAGES.inc()
        if not self._bucket.take(monotonic()):
            REFUSALS.labels("too-many").inc()
            log_limit("messages", self.connection.person or "spectator")
            self.connection.refuse(number_in(text), Refusal("too-many"))
            return self._count_refusal()
        re: int | None = None
        try:
            message = self._decode(text)
            re = message.id
            await self._carry_out(message)
        except Exception as error:
            refusal = as_refusal(error)
            REFUSALS.labels(refusal.code).inc()
            self.connection.refuse(re if re is not None else number_in(text), refusal)
            return self._count_refusal()
        self._refusals = 0
        return None

    def _count_refusal(self) -> int | None:
        self._refusals += 1
        return POLICY if self._refusals >= MOST_REFUSALS else None

    async def _carry_out(self, message: ClientMessage) -> None:
        connection, live = self.connection, self.live
        person = connection.person
        if isinstance(message, Ping):
            connection.done(
                message.id, 0 if live is None else live.views.game_for(connection.seats)[1]
            )
        elif isinstance(message, Hello):
            raise Refusal("already-here")
        elif live is None:
            raise Refusal("not-here")
        elif person is None:
            raise Refusal("unauthenticated", "problem-spectators-watch")
        elif isinstance(message, Act):
            sender = Sender(person, message.key, connection, message.id)
            start = perf_counter()
            await live.act(sender, message.seat, message.action, message.seen)
            BY_SOCKET.observe(perf_counter() - start)
        elif isinstance(message, Undo):
            sender = Sender(person, message.key, connection, message.id)
            await undo(live, sender, message.seat, seen=message.seen, to=message.to)
        elif isinstance(message, Consent):
            sender = Sender(person, None, connection, message.id)
            await consent(live, sender, message.seat, to=message.to, agree=message.agree)
        elif isinstance(message, Chat):
            self.services.rates.check_chat(person)
            await send_chat(live, Sender(person, message.key, connection, message.id), message.text)


def send_text(socket: Socket, text: str) -> Coroutine[Any, Any, None]:
    """Send one message."""
    event: Any = {"type": "websocket.send", "text": text}
    sending: Any = socket.send(event)
    return sending  # type: ignore[no-any-return]


def shortcut_of(socket: Socket) -> Write | None:
    """The way past the layers of the server, where there is one."""
    extensions: Any = socket.scope.get("extensions") or {}
    write: Write | None = extensions.get(WRITE)
    return write


def number_in(text: bytes | str) -> int | None:
    """The number of a message that could not be read, if it has one."""
    if len(text) > 1_000_000:
        return None
    try:
        return ID_DECODER.decode(text).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def address_of_socket(socket: Socket) -> str:
    """The address that a connection comes from, as limits count it."""
    return address_group(socket.client.host) if socket.client else "unknown"


async def converse(socket: Socket, table: str | None) -> None:
    """Open a conversation; foreign names and pages and too many connections are refused."""
    services = services_of(socket.app.state)
    headers = socket.headers
    host, settings = headers.get("host"), services.settings
    refusal = None
    foreign = HostNames(settings.allowed_hosts).foreign(headers.getall("host", []))
    if foreign is not None:
        refusal = foreign_host(foreign)
    elif not is_own_origin(headers.get("origin"), host, settings.origins):
        refusal = Refusal("foreign-origin")
    if refusal is not None:
        await socket.accept()
        connection = Connection(partial(send_text, socket), 1, 10_000)
        connection.refuse(None, refusal)
        connection.close(FOREIGN)
        await socket.close(code=await connection.run())
        return
    await socket.accept()
    address = address_of_socket(socket)
    with services.rates.connection(address) as allowed:
        if allowed:
            await Conversation(socket, services).run(table)
        else:
            await socket.close(code=POLICY, reason="too many connections")


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """Play or watch at a table."""
    await converse(socket, table)


@websocket("/api/notices")
async def notices(socket: Socket) -> None:
    """Receive a notice when it is your turn, at any table."""
    await converse(socket, None)
