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

from abth.server.operation.logs import log_limit
from abth.server.settings import Limits
from abth.storage.announcements import Spending
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
        if not self.has(now):
            return False
        self._level -= 1
        return True

    def has(self, now: float) -> bool:
        """Whether there is a token."""
        self._level = min(self._full, self._level + (now - self._since) * self._rate)
        self._since = now
        return self._level >= 1

    def lose(self, count: int, now: float) -> None:
        """Another process has taken so many tokens."""
        self.has(now)
        self._level = max(0.0, self._level - count)


class TokenBuckets:
    """A bucket for each guest; the least recently used are dropped."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._buckets: LRUCache[str, TokenBucket] = LRUCache(MOST_BUCKETS)
        # By guest, since other processes were told last; None: there are no others.
        self.taken: Counter[str] | None = None

    def has(self, guest: str, now: float) -> bool:
        """Whether this guest has a token."""
        bucket = self._buckets.get(guest)
        return self._most >= 1 if bucket is None else bucket.has(now)

    def take(self, guest: str, now: float) -> bool:
        """Take a token of this guest; whether there was one."""
        if self.taken is not None:
            self.taken[guest] += 1
        return self._bucket_of(guest, now).take(now)

    def lose(self, guest: str, count: int, now: float) -> None:
        """Another process has taken so many tokens of this guest."""
        self._bucket_of(guest, now).lose(count, now)

    def _bucket_of(self, guest: str, now: float) -> TokenBucket:
        bucket = self._buckets.get(guest)
        if bucket is None:
            bucket = self._buckets[guest] = TokenBucket(self._rate, self._most, now)
        return bucket


class RateLimits:
    """The limits of one server."""

    def __init__(self, limits: Limits) -> None:
        self._requests = TokenBuckets(limits.requests_per_second, limits.requests_at_once)
        self._newcomers = TokenBuckets(limits.newcomers_per_minute / 60, limits.newcomers_at_once)
        self._wrong_secrets = TokenBuckets(
            limits.wrong_secrets_per_minute / 60, limits.wrong_secrets_at_once
        )
        self._advice = TokenBuckets(limits.advice_per_minute / 60, limits.advice_at_once)
        self._reviews = TokenBuckets(limits.reviews_per_minute / 60, limits.reviews_at_once)
        self._tables = TokenBuckets(limits.tables_per_minute / 60, limits.tables_at_once)
        self._chat = TokenBuckets(limits.chat_per_minute / 60, limits.chat_at_once)
        self._lab_runs = TokenBuckets(limits.lab_runs_per_minute / 60, limits.lab_runs_at_once)
        self._shared = {
            "requests": self._requests,
            "newcomers": self._newcomers,
            "secrets": self._wrong_secrets,
            "advice": self._advice,
            "reviews": self._reviews,
            "tables": self._tables,
            "chat": self._chat,
        }
        self._most_connections = limits.connections_per_address
        self._connections: Counter[str] = Counter()  # by address

    def check_request(self, guest: str) -> None:
        """Refuse a guest, a user or an address, who asks too often."""
        if not self._requests.take(guest, asyncio.get_running_loop().time()):
            log_limit("requests", guest)
            raise Refusal("too-many")

    def check_newcomer(self, address: str) -> None:
        """Refuse an address that creates too many accounts or tries too many phrases."""
        if not self._newcomers.take(address, asyncio.get_running_loop().time()):
            log_limit("newcomers", address)
            raise Refusal("too-many", "problem-too-many-newcomers")

    def check_stranger(self, address: str) -> None:
        """Refuse to look up a secret for an address that has tried too many wrong ones."""
        if not self._wrong_secrets.has(address, asyncio.get_running_loop().time()):
            log_limit("wrong secrets", address)
            raise Refusal("too-many")

    def count_wrong_secret(self, address: str) -> None:
        """An address has tried a secret that nobody has."""
        self._wrong_secrets.take(address, asyncio.get_running_loop().time())

    def check_advice(self, person: str) -> None:
        """Refuse a user who asks the coach too often."""
        if not self._advice.take(person, asyncio.get_running_loop().time()):
            log_limit("advice", person)
            raise Refusal("too-many")

    def check_review(self, person: str) -> None:
        """Refuse a user who asks for too many reviews."""
        if not self._reviews.take(person, asyncio.get_running_loop().time()):
            log_limit("reviews", person)
            raise Refusal("too-many", "problem-too-many-reviews")

    def check_lab_run(self, address: str) -> None:
        """Refuse an address that begins too many runs in the lab."""
        if not self._lab_runs.take(address, asyncio.get_running_loop().time()):
            log_limit("lab runs", address)
            raise Refusal("too-many")

    def check_new_table(self, address: str) -> None:
        """Refuse an address that makes too many tables, with any account."""
        if not self._tables.take(address, asyncio.get_running_loop().time()):
            log_limit("new tables", address)
            raise Refusal("too-many", "problem-too-many-new-tables")

    def check_chat(self, person: str) -> None:
        """Refuse a user who writes too many lines of chat."""
        if not self._chat.take(person, asyncio.get_running_loop().time()):
            log_limit("chat", person)
            raise Refusal("too-many", "problem-too-much-chat")

    def collect_taken(self) -> list[Spending]:
        """The tokens taken since the last call, for other processes that share the limits."""
        found = []
        for name, buckets in self._shared.items():
            taken: Counter[str] = buckets.taken or Counter()
            found += [Spending(name, guest, count) for guest, count in taken.items()]
            buckets.taken = Counter()
        return found

    def lose(self, spent: Spending) -> None:
        """Another process has taken these tokens."""
        if spent.limit in self._shared:
            now = asyncio.get_running_loop().time()
            self._shared[spent.limit].lose(spent.guest, spent.count, now)

    def open_connections(self) -> int:
        """How many connections are open, from all addresses."""
        return self._connections.total()

    @contextmanager
    def connection(self, address: str) -> Iterator[bool]:
        """Count a connection from this address while it is open; whether it is allowed."""
        self._connections[address] += 1
        is_allowed = self._connections[address] <= self._most_connections
        if not is_allowed:
            log_limit("connections", address)
        try:
            yield is_allowed
        finally:
            self._connections[address] -= 1
            if not self._connections[address]:
                del self._connections[address]
