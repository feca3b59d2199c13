"""The viewers of one table: their connections, and programs that wait for news.

Data types: `Audience`, and `Sender`, who sent a command and where the answer goes.
"""

from __future__ import annotations

import asyncio
from typing import Final, NamedTuple

from abth.storage.rows import Present
from abth.table.services import Listener


class Sender(NamedTuple):
    """Who sent a command, with which key, and where the answer goes; all empty for a bot."""

    person: str | None = None
    key: str | None = None
    listener: Listener | None = None
    re: int | None = None  # the number of the message

    def answer_done(self, version: int) -> None:
        """Answer that the command was carried out."""
        if self.listener is not None and self.re is not None:
            self.listener.done(self.re, version)


BOT_SENDER: Final = Sender()
TRY_AGAIN: Final = 1012  # close code: the server reads this table from the store again


class Audience:
    """Everyone who is looking at a table."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.elsewhere = Present()  # connected to other processes
        self._waiting: set[asyncio.Future[None]] = set()

    @property
    def is_empty(self) -> bool:
        """Whether there are no viewers and no waiting programs."""
        return not self.listeners and not self._waiting

    def is_here(self, person: str | None) -> bool:
        """Whether a person has a connection to this table, at any process."""
        return person in self.elsewhere.people or self.is_connected(person)

    def is_connected(self, person: str | None) -> bool:
        """Whether a person has a connection to this table at this process."""
        return any(listener.person == person for listener in self.listeners)

    def people_connected(self) -> set[str | None]:
        """Everyone who has a connection to this table at this process."""
        return {listener.person for listener in self.listeners}

    def count_spectators(self) -> int:
        """How many connections belong to viewers without a seat, at all processes."""
        return self.count_connected_spectators() + self.elsewhere.spectators

    def count_connected_spectators(self) -> int:
        """How many connections at this process belong to viewers without a seat."""
        return sum(1 for listener in self.listeners if not listener.seats)

    def close(self, code: int) -> None:
        """End every connection with this code."""
        for listener in self.listeners:
            listener.close(code)

    async def wait_for_news(self, seconds: float) -> None:
        """Return at the next news, or when the time is up."""
        news = asyncio.get_running_loop().create_future()
        self._waiting.add(news)
        try:
            await asyncio.wait([news], timeout=seconds)
        finally:
            self._waiting.discard(news)

    def wake_waiting(self) -> None:
        """End the wait of everyone who waits for news."""
        for news in self._waiting:
            if not news.done():
                news.set_result(None)
