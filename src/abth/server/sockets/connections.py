"""Open connections: each numbers its messages and queues a bounded number of them.

Data types: `Connection`, and `Connections`, those of every user.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from typing import Any, Final, Literal

import msgspec

from abth.protocol.wire import Done, Refused, ServerMessage
from abth.table.refusals import Refusal
from abth.table.services import Shown, ViewerSeats

Send = Callable[[str], Coroutine[Any, Any, None]]
Write = Callable[[bytes], bool]
"""Sends a message at once; False if that is not possible."""

TOO_SLOW: Final = 4008  # a close code of this protocol
GONE: Final = 1006  # never sent: the client is gone
ENCODER: Final = msgspec.json.Encoder()


class Connection:
    """The open socket of a viewer. A task of its own sends what is posted, in order."""

    def __init__(self, send: Send, most: int, most_bytes: int, write: Write | None = None) -> None:
        self.person: str | None = None
        self.credential: str | None = None  # the hash of the secret that was shown
        self.muted: frozenset[str] = frozenset()  # whose chat the user does not want to read
        self.seats: ViewerSeats = ()
        self.shown: Shown | None = None
        self.closed: int | None = None  # the code to close it with
        self._send = send
        self._write = write
        self._most = most
        self._most_bytes = most_bytes
        self._number = 0
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._posted = asyncio.Event()
        self._is_idle = False  # the sending task waits, and no message is on its way
        self._started: StartedWork | None = None

    def next(self) -> int:
        """The number of the next message of this connection."""
        self._number += 1
        return self._number

    def post(self, message: ServerMessage) -> None:
        """Queue this message; its `no` is the one that `next` gave."""
        self._put(ENCODER.encode(message))

    def post_parts(self, kind: Literal["update"], re: int | None, rest: bytes) -> None:
        """Send a message whose fields after `re` are already encoded, once for many viewers."""
        said = b"null" if re is None else b"%d" % re
        self._number += 1
        self._put(b'{"type":"%b","no":%d,"re":%b,%b' % (kind.encode(), self._number, said, rest))

    def done(self, re: int, version: int) -> None:
        """Answer that a message was carried out."""
        self.post(Done(no=self.next(), re=re, version=version))

    def refuse(self, re: int | None, refusal: Refusal) -> None:
        """Answer that a message changed nothing, and why."""
        self.post(
            Refused(
                no=self.next(),
                re=re,
                code=refusal.code,
                reason=refusal.reason,
                atom=refusal.atom,
                version=refusal.version,
                message_id=refusal.message,
                place=refusal.place,
                arguments=refusal.sent_arguments(),
            )
        )

    def _put(self, message: bytes) -> None:
        if self.closed is not None:
            return
        if self._is_idle:
            if self._write is None or not self._write(message):
                self._send_at_once(message)
            return
        self._queue.append(message)
        self._bytes += len(message)
        if len(self._queue) > self._most or self._bytes > self._most_bytes:
            self.close(TOO_SLOW)
        self._posted.set()

    def _send_at_once(self, message: bytes) -> None:
        """Send without waking the task; it finishes only what the network does not take at once."""
        try:
            self._started = start_work(self._send(message.decode()))
        except Exception:  # the client is gone; the receiving task notices it
            self.close(GONE)
        if self._started is not None:
            self._is_idle = False
            self._posted.set()

    def close(self, code: int) -> None:
        """Send nothing more; the connection ends with this code."""
        if self.closed is None:
            self.closed = code
            if code == TOO_SLOW:
                self._queue.clear()
        self._posted.set()

    async def run(self) -> int:
        """Send what is posted until the connection is closed; the code to close it with."""
        while True:
            if self._started is not None:
                started, self._started = self._started, None
                await started
            while self._queue:
                message = self._queue.popleft()
                self._bytes -= len(message)
                await self._send(message.decode())
            if self.closed is not None:
                return self.closed
            self._posted.clear()
            self._is_idle = True
            await self._posted.wait()
            self._is_idle = False


class StartedWork:
    """Work that was started outside a task and now waits; awaiting it finishes it."""

    def __init__(self, work: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self._work = work
        self._waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        """Continue where it waits."""
        waits_for = self._waits_for
        while True:
            try:
                answer = yield waits_for
            except BaseException as error:
                step = partial(self._work.throw, error)
            else:
                step = partial(self._work.send, answer)
            try:
                waits_for = step()
            except StopIteration:
                return


def start_work(work: Coroutine[Any, Any, None]) -> StartedWork | None:
    """Run work up to its first wait; None if it never waits. This saves waking a task."""
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return StartedWork(work, waits_for)


class Connections:
    """The open connections of every user."""

    def __init__(self) -> None:
        self._of_person: defaultdict[str, set[Connection]] = defaultdict(set)

    def add(self, connection: Connection) -> None:
        """A connection has opened."""
        if connection.person is not None:
            self._of_person[connection.person].add(connection)

    def remove(self, connection: Connection) -> None:
        """A connection has ended."""
        person = connection.person
        if person is None:
            return
        self._of_person[person].discard(connection)
        if not self._of_person[person]:
            del self._of_person[person]

    def of(self, person: str) -> tuple[Connection, ...]:
        """All connections of a user."""
        return tuple(self._of_person.get(person, ()))
