"""Rate limits: how often a user or an address may ask, and how many connections it may open.

Data types: `TokenBucket`, `TokenBuckets`, one for each guest, and `RateLimits`, those of a server.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from cachetools import LRUCache

from abth.server.settings import Limits
from abth.table.refusals import Refusal

MOST_BUCKETS: Final = 10_000


class TokenBucket:
    """Holds `most` tokens and gains `rate` of them a second; each request takes one."""

    __slots__ = ("_full", "_level", "_rate", "_since")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._full = most
        self._level = most
        self._since = now

    def take(self, now: float) -> bool:
        """Take a token; whether there was one."""
        self._level = min(self._full, self._level + (now - self._since) * self._rate)
        self._since = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class TokenBuckets:
    """A bucket for each guest; the least recently used are dropped."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._buckets: LRUCache[str, TokenBucket] = LRUCache(MOST_BUCKETS)

    def take(self, guest: str, now: float) -> bool:
        """Take a token of this guest; whether there was one."""
        bucket = self._buckets.get(guest)
        if bucket is None:
            bucket = self._buckets[guest] = TokenBucket(self._rate, self._most, now)
        return bucket.take(now)


class RateLimits:
    """The limits of one server."""

    def __init__(self, limits: Limits) -> None:
        self._requests = TokenBuckets(limits.requests_per_second, limits.requests_at_once)
        self._newcomers = TokenBuckets(limits.newcomers_per_minute / 60, limits.newcomers_at_once)
        self._most_connections = limits.connections_per_address
        self._connections: Counter[str] = Counter()  # by address

    def check_request(self, guest: str) -> None:
        """Refuse a guest, a user or an address, who asks too often."""
        if not self._requests.take(guest, asyncio.get_running_loop().time()):
            raise Refusal("too-many", "too many requests; wait a moment")

    def check_newcomer(self, address: str) -> None:
        """Refuse an address that creates too many accounts or tries too many phrases."""
        if not self._newcomers.take(address, asyncio.get_running_loop().time()):
            reason = "too many newcomers from your address; wait a minute"
            raise Refusal("too-many", reason, message="problem-too-many-newcomers")

    @contextmanager
    def connection(self, address: str) -> Iterator[bool]:
        """Count a connection from this address while it is open; whether it is allowed."""
        self._connections[address] += 1
        try:
            yield self._connections[address] <= self._most_connections
        finally:
            self._connections[address] -= 1
            if not self._connections[address]:
                del self._connections[address]
