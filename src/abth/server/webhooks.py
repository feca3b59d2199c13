"""Notices to an address of a person's own: signed, tried again, never to where they should not go.

Data types: `Notice`, what is told, `Target`, a URL taken apart, `Outcome`, what came of it, and the
`Postman` who carries notices. A host name is looked up once for each attempt, what comes out is
checked, and the connection is made to that very address. Redirects are not followed. Logs name the
host alone: the rest of a URL may be a secret. `docs/how-to/webhooks.md` is for those who receive.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import logging
import re
import secrets
import socket
import ssl
import time
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Final, Literal
from urllib.parse import quote, urlsplit

import msgspec

from abth import __version__
from abth.protocol.wire import YourTurn

logger = logging.getLogger("abth.server.webhooks")

LONGEST_URL: Final = 500
PAUSES: Final = (1.0, 5.0, 30.0, 120.0)  # seconds before the second attempt, the third …
ATTEMPT_SECONDS: Final = 10.0
LONGEST_LINE: Final = 8_192  # bytes of an answer that are looked at
MOST_AT_ONCE: Final = 20
MOST_WAITING: Final = 1_000
AGAIN: Final = frozenset({408, 425, 429})  # beside all of 5xx
STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})(?:[ \r\n]|$)")
PORTS: Final = {"http": 80, "https": 443}
UNSAFE: Final = re.compile(r"[\x00-\x20\x7f-\xa0\\]")

# IPv6 addresses that stand for an IPv4 address, which could be any.
CARRIERS: Final = tuple(
    ipaddress.IPv6Network(network)
    for network in (
        "::/96", "::ffff:0:0/96", "::ffff:0:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48",
        "2001::/32", "2002::/16",
    )
)  # fmt: skip

Resolver = Callable[[str, int], Awaitable[list[str]]]
"""All addresses of a host, as numbers."""


class BadAddress(ValueError):
    """A URL that no notice is sent to; one sentence says why."""


class Notice(msgspec.Struct, frozen=True, kw_only=True, tag="your-turn"):
    """It is your turn. The same `id` twice is the same notice."""

    id: str
    table: str
    name: str
    seat: int
    point: str | None
    challenged: bool
    at: float


class Target(msgspec.Struct, frozen=True, kw_only=True):
    """A URL taken apart."""

    scheme: Literal["http", "https"]
    host: str
    port: int
    path: str

    @property
    def host_header(self) -> str:
        """Host and port as HTTP writes them."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a notice arrived, after how many attempts, and if not, why."""

    delivered: bool
    attempts: int
    reason: str = ""


class Failed(Exception):
    """An attempt was in vain; `again` tells whether another one makes sense."""

    def __init__(self, reason: str, again: bool) -> None:
        super().__init__(reason)
        self.again = again


def notice_of(turn: YourTurn, at: float) -> Notice:
    """The notice that tells of a turn."""
    return Notice(
        id=secrets.token_hex(8),
        table=turn.table,
        name=turn.name,
        seat=turn.seat,
        point=turn.point,
        challenged=turn.challenged,
        at=at,
    )


def new_key() -> str:
    """A key to sign a person's notices with."""
    return secrets.token_urlsafe(32)


def signature(key: str, timestamp: int, body: bytes) -> str:
    """HMAC-SHA256 over `timestamp.body`: neither can be changed, nor an old one sent anew."""
    signed = str(timestamp).encode() + b"." + body
    return "sha256=" + hmac.new(key.encode(), signed, hashlib.sha256).hexdigest()


# Addresses


def parse_url(url: str) -> Target:
    """The URL taken apart; refused if it is none that a notice could be sent to."""
    if len(url) > LONGEST_URL:
        raise BadAddress(f"a webhook's address has at most {LONGEST_URL} characters")
    if UNSAFE.search(url):
        raise BadAddress("a webhook's address holds no spaces, control characters or backslashes")
    try:
        parts = urlsplit(url)
        port = parts.port
        host = (parts.hostname or "").encode("idna").decode("ascii").rstrip(".")
        path = quote(parts.path or "/", safe="/%:@!$&'()*+,;=-._~")
        query = quote(parts.query, safe="/%:@!$&'()*+,;=-._~?")
    except ValueError as error:  # of which UnicodeError is one
        raise BadAddress("this is not the address of a website") from error
    if parts.scheme not in ("http", "https"):
        raise BadAddress("a webhook's address begins with https:// or http://")
    if not host or "%" in host:
        raise BadAddress("a webhook's address names a host")
    if parts.username is not None or parts.password is not None:
        raise BadAddress("a webhook's address holds no user name or password")
    if port == 0:
        raise BadAddress("there is no port 0")
    scheme: Literal["http", "https"] = "https" if parts.scheme == "https" else "http"
    return Target(
        scheme=scheme,
        host=host,
        port=port or PORTS[scheme],
        path=f"{path}?{query}" if query else path,
    )


def is_public(address: str) -> bool:
    """Whether this is an address of the open internet, and nothing else in disguise."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address) and (
        ip.scope_id is not None or any(ip in network for network in CARRIERS)
    ):
        return False
    return ip.is_global and not (
        ip.is_private
        or ip.is_loopback
        or ip.is_link_local
        or ip.is_multicast
        or ip.is_reserved
        or ip.is_unspecified
    )


async def look_up(host: str, port: int) -> list[str]:
    """All addresses of a host, as the system knows them."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


# Sending


class Postman:
    """Carries notices, some at once, and tries again with growing pauses."""

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

    async def check(self, url: str) -> None:
        """Refuse a URL that no notice would be sent to, as far as can be told now."""
        target = parse_url(url)
        try:
            async with asyncio.timeout(self._seconds):
                await self._address_of(target)
        except (OSError, UnicodeError) as error:  # of which TimeoutError is one
            raise BadAddress(f"{target.host} cannot be found") from error

    def send(self, url: str, key: str, notice: Notice) -> None:
        """See to it that the notice is delivered, beside everything else."""
        if len(self._tasks) >= MOST_WAITING:
            logger.warning("too many notices wait; one is dropped")
            return
        task = asyncio.get_running_loop().create_task(self.deliver(url, key, notice))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Give up whatever has not been delivered yet."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def deliver(self, url: str, key: str, notice: Notice) -> Outcome:
        """Try until it has arrived, or there is no hope."""
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
                async with self._at_once:
                    await self._attempt(target, key, notice.id, body)
                return Outcome(delivered=True, attempts=attempts)
            except Failed as error:
                reason = str(error)
                if not error.again:
                    break
        logger.warning("a notice to %s was not delivered: %s", target.host, reason)
        return Outcome(delivered=False, attempts=attempts, reason=reason)

    async def _attempt(self, target: Target, key: str, number: str, body: bytes) -> None:
        """Send it once; `Failed` tells why it did not arrive."""
        timestamp = int(self._now())
        headers = {
            "Host": target.host_header,
            "User-Agent": f"abth/{__version__}",
            "Content-Type": "application/json",
            "Content-Length": str(len(body)),
            "Connection": "close",
            "Abth-Notice": number,
            "Abth-Timestamp": str(timestamp),
            "Abth-Signature": signature(key, timestamp, body),
        }
        lines = [f"POST {target.path} HTTP/1.1", *(f"{k}: {v}" for k, v in headers.items())]
        request = "\r\n".join([*lines, "", ""]).encode("ascii") + body
        try:
            async with asyncio.timeout(self._seconds):
                status = await self._exchange(target, await self._address_of(target), request)
        except BadAddress as error:
            raise Failed(str(error), again=False) from error
        except TimeoutError as error:
            raise Failed(f"no answer within {self._seconds:g} s", again=True) from error
        except (OSError, ValueError, EOFError) as error:
            raise Failed(f"no connection ({type(error).__name__})", again=True) from error
        if not 200 <= status < 300:
            raise Failed(f"it answered {status}", again=status >= 500 or status in AGAIN)

    async def _address_of(self, target: Target) -> str:
        """The address to connect to; refused if any of the host's is not a public one."""
        addresses = await self._resolve(target.host, target.port)
        if not addresses:
            raise OSError("the host has no address")
        if not self.allow_private and not all(is_public(address) for address in addresses):
            raise BadAddress(f"{target.host} is not an address of the open internet")
        return addresses[0]

    async def _exchange(self, target: Target, address: str, request: bytes) -> int:
        """Send a request to an address that was checked; the status of the answer."""
        secure = target.scheme == "https"
        trusted = self._trusted or await asyncio.to_thread(trusted_by_default) if secure else None
        reader, writer = await asyncio.open_connection(
            address,
            target.port,
            limit=LONGEST_LINE,
            ssl=trusted,
            server_hostname=target.host if secure else None,
        )
        try:
            writer.write(request)
            await writer.drain()
            answer = STATUS.match(await reader.readline())
        except BaseException:
            writer.transport.abort()
            raise
        writer.close()  # without waiting: what else it may say is of no interest
        if answer is None:
            raise ValueError("this is not HTTP")
        return int(answer[1])


@cache
def trusted_by_default() -> ssl.SSLContext:
    """Whoever the system trusts; reading that takes a while."""
    return ssl.create_default_context()
