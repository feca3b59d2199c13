"""The coach of a server: advice for a player's own seat, where the table allows it.

Data type: `Coach`. The advice is worked out in a process of the bot pool, from nothing but the view
of the seat, and kept until the match goes on.
"""

from __future__ import annotations

from typing import Final

import msgspec
from cachetools import LRUCache

from abth.protocol.wire import Advice
from abth.server.bot_pool.pool import BotPool, BotPoolClosed, NoAdvice
from abth.server.http.rate_limits import RateLimits
from abth.table.options import allows_coach
from abth.table.refusals import Refusal
from abth.table.table import Table

KEPT: Final = 500  # answers


class Coach:
    """Answers what a player could do."""

    def __init__(self, bots: BotPool, rates: RateLimits) -> None:
        self._bots = bots
        self._rates = rates
        self._known: LRUCache[tuple[str, int, int], Advice] = LRUCache(KEPT)

    async def advise(self, table: Table, person: str, seat: int) -> Advice:
        """What a seat of this person could do now."""
        table.require_seat(person, seat)
        if not allows_coach(table.row):
            raise Refusal("coach-off")
        match = table.require_match()
        if table.seat_to_act() != seat or table.bot_of(seat) is not None:
            raise Refusal("not-due")
        version = match.version
        entry = (table.id, version, seat)
        if (known := self._known.get(entry)) is not None:
            return known
        self._rates.check_advice(person)
        try:
            found = await self._bots.advise(
                match.view(seat), match.rulings, table=table.id, host=person
            )
        except (BotPoolClosed, NoAdvice) as error:
            raise Refusal("busy") from error
        advice = msgspec.structs.replace(found, version=version)
        self._known[entry] = advice
        return advice
