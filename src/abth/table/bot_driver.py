"""The bots of one table: they decide one after the other until a person must.

Data types: `BotDriver`, and `BotMove`, what a bot has chosen.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from abth.table.match.match import Match
from abth.table.options import bot_seed_of
from abth.table.services import TableServices
from abth.table.table import Table

logger = logging.getLogger("abth.table")


class BotMove(NamedTuple):
    """The choice of a bot, and the version of the match for which it was made."""

    bot: str | None  # None: the script of a lesson plays for a person
    seat: int
    number: int
    version: int


class BotDriver:
    """Asks the bots of one table."""

    def __init__(
        self,
        table: Table,
        services: TableServices,
        play: Callable[[BotMove], Awaitable[bool]],
    ) -> None:
        self._table = table
        self._services = services
        self._play = play  # whether the bots go on
        self._task: asyncio.Task[None] | None = None

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is deciding."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """If a bot must decide, let it think in the background."""
        seat = self._table.seat_to_act()
        if seat is not None and self._table.is_decided_by_bot(seat) and not self.is_thinking:
            self._task = self._services.tasks.spawn(self._decide())

    async def run(self) -> None:
        """Let the bots decide until a person must."""
        self.wake()
        if self._task is not None:
            await asyncio.shield(self._task)

    async def _decide(self) -> None:
        table = self._table
        while (seat := table.seat_to_act()) is not None and table.is_decided_by_bot(seat):
            bot, match = self._table.bot_of(seat), self._table.require_match()
            version = match.version
            number = self._scripted(match, seat)
            if number is None:
                assert bot is not None
                number = await self._choose(bot, match, seat)
            if not await self._play(BotMove(bot, seat, number, version)):
                return

    def _scripted(self, match: Match, seat: int) -> int | None:
        """What the script of a lesson plays at this seat now, if it does."""
        prepared = self._table.prepared
        return None if prepared is None else prepared.play(match, seat)

    async def _choose(self, bot: str, match: Match, seat: int) -> int:
        """What a bot chooses; the first of its options if it fails, so that play goes on."""
        row, view = self._table.row, match.view(seat)
        seed = bot_seed_of(row) + 31 * match.version + seat
        try:
            number = await self._services.bots.choose(
                bot, view, match.rulings, seed, table=row.id, host=row.host
            )
        except Exception:
            logger.exception("bot %s could not decide", bot)
            return view.options[0]
        return number if number in view.options else view.options[0]
