"""Open connections: each with its own counter and a queue that does not grow without end.

Data types: `Connection`, and `Hub`, which knows the connections of every person.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable, Coroutine, Generator, Iterable
from functools import partial
from typing import Any, Final, Literal

import msgspec

from abth.protocol.wire import Done, Refused, ServerMessage
from abth.server.http.errors import Refusal

Send = Callable[[str], Coroutine[Any, Any, None]]
Eyes = tuple[int, ...]  # the seats through which somebody looks; none: a spectator

TOO_SLOW: Final = 4008  # close codes of ours
GONE: Final = 1006  # never sent: there is nobody to send it to
ENCODER: Final = msgspec.json.Encoder()


class Connection:
    """Somebody's open socket. What is posted is sent in order by a task of its own."""

    def __init__(self, send: Send, most: int, most_bytes: int) -> None:
        self.person: str | None = None
        self.eyes: Eyes = ()
        self.closed: int | None = None  # the code it is to be closed with
        self._send = send
        self._most = most
        self._most_bytes = most_bytes
        self._number = 0
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._posted = asyncio.Event()
        self._is_idle = False  # the sending task waits, and nothing is on its way
        self._begun: Begun | None = None

    def next(self) -> int:
        """The number of the next message of this connection."""
        self._number += 1
        return self._number

    def post(self, message: ServerMessage) -> None:
        """Send this message soon; its `no` is the one that `next` gave."""
        self._put(ENCODER.encode(message))

    def post_parts(self, kind: Literal["update"], re: int | None, rest: bytes) -> None:
        """Send a message whose fields after `re` are encoded already, for many at once."""
        said = "null" if re is None else re
        self._put(f'{{"type":"{kind}","no":{self.next()},"re":{said},'.encode() + rest)

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
                sentence=refusal.sentence,
                what=refusal.what,
            )
        )

    def _put(self, message: bytes) -> None:
        if self.closed is not None:
            return
        if self._is_idle:
            self._send_at_once(message)
            return
        self._queue.append(message)
        self._bytes += len(message)
        if len(self._queue) > self._most or self._bytes > self._most_bytes:
            self.close(TOO_SLOW)
        self._posted.set()

    def _send_at_once(self, message: bytes) -> None:
        """Send without waking the task: it has to finish only what the network does not take."""
        try:
            self._begun = begin(self._send(message.decode()))
        except Exception:  # nobody listens any more, which the one who hears will find out
            self.close(GONE)
        if self._begun is not None:
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
        """Send what is posted until the connection is closed; with which code."""
        while True:
            if self._begun is not None:
                begun, self._begun = self._begun, None
                await begun
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


class Begun:
    """Work that was begun outside a task and waits for something; await it to finish it."""

    def __init__(self, work: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self._work = work
        self._waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        """Go on where it waits."""
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


def begin(work: Coroutine[Any, Any, None]) -> Begun | None:
    """Do work up to where it has to wait; None if it never had to. Spares a task its waking up."""
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return Begun(work, waits_for)


class Hub:
    """Who is connected, wherever they are."""

    def __init__(self) -> None:
        self._people: defaultdict[str, set[Connection]] = defaultdict(set)

    def add(self, connection: Connection) -> None:
        """Somebody has come."""
        if connection.person is not None:
            self._people[connection.person].add(connection)

    def remove(self, connection: Connection) -> None:
        """Somebody has gone."""
        person = connection.person
        if person is None:
            return
        self._people[person].discard(connection)
        if not self._people[person]:
            del self._people[person]

    def of(self, person: str) -> Iterable[Connection]:
        """All connections of a person."""
        return tuple(self._people.get(person, ()))
