"""Sends notices: several at once, and again with growing pauses if a receiver fails.

Data types: `Outcome`, whether a notice arrived, and `WebhookSender`, the queue. Logs name only the
host: the rest of a URL may be a secret.
"""

from __future__ import annotations

import asyncio
import logging
import ssl
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec

from abth import __version__
from abth.server.webhooks.addresses import (
    BadAddress,
    Resolver,
    Target,
    look_up,
    parse_url,
    require_address,
)
from abth.server.webhooks.delivery import NoAnswer, post
from abth.server.webhooks.notices import Notice, signature

logger = logging.getLogger("abth.server.webhooks")

PAUSES: Final = (1.0, 5.0, 30.0, 120.0)  # seconds before the second attempt, the third …
ATTEMPT_SECONDS: Final = 10.0
CLOSING_SECONDS: Final = 2.0  # for attempts that are under way when the server stops
MOST_AT_ONCE: Final = 20
MOST_WAITING: Final = 1_000
AGAIN: Final = frozenset({408, 425, 429})  # and all of 5xx


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a notice arrived, after how many attempts, and if not, why."""

    delivered: bool
    attempts: int
    reason: str = ""


class AttemptFailed(Exception):
    """An attempt failed; `again` says whether another one makes sense."""

    def __init__(self, reason: str, again: bool) -> None:
        super().__init__(reason)
        self.again = again


class WebhookSender:
    """Sends notices in the background, some at once, and retries with growing pauses."""

    def __init__(
        self,
        *,
        allow_private: bool = False,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        now: Callable[[], float] = time.time,
        resolve: Resolver = look_up,
        attempt_seconds: float = ATTEMPT_SECONDS,
        trusted: ssl.SSLContext | None = None,
    ) -> None:
        self.allow_private = allow_private
        self._sleep = sleep
        self._now = now
        self._resolve = resolve
        self._seconds = attempt_seconds
        self._trusted = trusted
        self._at_once = asyncio.Semaphore(MOST_AT_ONCE)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._attempting: set[asyncio.Task[Any]] = set()  # those whose request is under way
        self._closing = False

    async def check_url(self, url: str) -> None:
        """Raise `BadAddress` if no notice would be sent to this URL now."""
        target = parse_url(url)
        try:
            async with asyncio.timeout(self._seconds):
                await self._address_of(target)
        except (OSError, UnicodeError) as error:  # TimeoutError included
            raise BadAddress(target.host, "error-address-not-found") from error

    def send(self, url: str, key: str, notice: Notice) -> None:
        """Deliver the notice in the background."""
        if len(self._tasks) >= MOST_WAITING:
            logger.warning("too many notices wait; one is dropped")
            return
        task = asyncio.get_running_loop().create_task(self.deliver(url, key, notice))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Let attempts that are under way finish, for a moment; give up everything else."""
        for task in self._tasks - self._attempting:
            task.cancel()
        if self._attempting:
            self._closing = True  # no attempt after these
            await asyncio.wait(self._attempting, timeout=CLOSING_SECONDS)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def deliver(self, url: str, key: str, notice: Notice) -> Outcome:
        """Try until the notice has arrived or another attempt makes no sense."""
        try:
            target = parse_url(url)
        except BadAddress as error:
            return Outcome(delivered=False, attempts=0, reason=str(error))
        body = msgspec.json.encode(notice)
        reason, attempts = "", 0
        for pause in (0.0, *PAUSES):
            if pause:
                await self._sleep(pause)
            attempts += 1
            try:
                async with self._at_once, self._under_way():
                    await self._attempt(target, key, notice.id, body)
                return Outcome(delivered=True, attempts=attempts)
            except AttemptFailed as error:
                reason = str(error)
                if not error.again or self._closing:
                    break
        logger.warning("a notice to %s was not delivered: %s", target.host, reason)
        return Outcome(delivered=False, attempts=attempts, reason=reason)

    @asynccontextmanager
    async def _under_way(self) -> AsyncIterator[None]:
        """The request of this task is under way."""
        task = asyncio.current_task()
        assert task is not None
        self._attempting.add(task)
        try:
            yield
        finally:
            self._attempting.discard(task)

    async def _attempt(self, target: Target, key: str, number: str, body: bytes) -> None:
        """Send the notice once; `AttemptFailed` says why it did not arrive."""
        timestamp = int(self._now())
        headers = {
            "User-Agent": f"abth/{__version__}",
            "Content-Type": "application/json",
            "Abth-Notice": number,
            "Abth-Timestamp": str(timestamp),
            "Abth-Signature": signature(key, timestamp, body),
        }
        try:
            async with asyncio.timeout(self._seconds):
                address = await self._address_of(target)
                status = await post(target, address, headers, body, self._trusted)
        except BadAddress as error:
            raise AttemptFailed(str(error), again=False) from error
        except TimeoutError as error:
            raise AttemptFailed(f"no answer within {self._seconds:g} s", again=True) from error
        except NoAnswer as error:
            raise AttemptFailed(str(error), again=True) from error
        except (OSError, ValueError) as error:  # the host was not found
            raise AttemptFailed(f"no connection ({type(error).__name__})", again=True) from error
        if not 200 <= status < 300:
            raise AttemptFailed(f"it answered {status}", again=status >= 500 or status in AGAIN)

    async def _address_of(self, target: Target) -> str:
        return await require_address(target, self._resolve, allow_private=self.allow_private)
