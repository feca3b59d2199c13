"""The hall: all tables under one roof, and what they share.

Data type: `Hall`. It opens tables from the store when somebody asks for one, puts idle ones away,
and after a restart finds the matches that were going on.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

from abth.content import load_box
from abth.protocol.wire import Webhook, YourTurn
from abth.server.accounts.accounts import People, pepper_beside
from abth.server.bot_pool.pool import Minds
from abth.server.http.errors import Refusal, unknown
from abth.server.http.security import Buckets
from abth.server.odds import OddsDesk
from abth.server.players.results import Results
from abth.server.settings import Settings
from abth.server.sockets.connections import Hub
from abth.server.webhooks import Postman, new_key, notice_of
from abth.storage.rows import Entry, TableRow
from abth.storage.store import Store
from abth.table.clocks import Clock, Deadlines, WallClock
from abth.table.live_table import LiveTable
from abth.table.match import Match

logger = logging.getLogger("abth.server")


class Hall:
    """Everything that a running server holds."""

    def __init__(self, settings: Settings, store: Store, clock: Clock, minds: Minds) -> None:
        limits = settings.limits
        self.settings = settings
        self.store = store
        self.clock = clock
        self.box = load_box(settings.content)
        self.hub = Hub()
        self.people = People(store, clock, pepper_beside(settings.data), limits.tokens)
        self.deadlines = Deadlines(clock, self._time_is_up)
        self.minds = minds
        self.odds = OddsDesk(self.box)
        self.postman = Postman(allow_private=settings.allow_private_webhooks, now=clock.now)
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.results = Results(store)
        self._rates = Buckets(limits.requests_per_second, limits.requests_at_once)
        self._newcomers = Buckets(limits.newcomers_per_minute / 60, limits.newcomers_at_once)
        self._addresses: Counter[str] = Counter()

    @classmethod
    async def open(
        cls, settings: Settings, clock: Clock | None = None, minds: Minds | None = None
    ) -> Hall:
        """Open the store and go on where it was left."""
        store = await Store.open(settings.data)
        minds = minds or Minds(settings.processes, settings.content)
        hall = cls(settings, store, clock or WallClock(), minds)
        hall.spawn(hall.deadlines.run())
        hall.spawn(hall._resume())
        hall.spawn(hall._tidy())
        return hall

    async def close(self) -> None:
        """Stop thinking, write what is waiting, close the store."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.postman.close()
        await self.minds.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside everything else; if it fails, that is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a task failed", exc_info=task.exception())

    # --- tables --------------------------------------------------------------------------------

    async def table(self, name: str) -> LiveTable:
        """The table with this name, opened from the store if nobody has yet."""
        live = self._live.get(name)
        if live is not None:
            return live
        opening = self._opening.get(name)
        if opening is None:
            opening = asyncio.ensure_future(self._open_table(name))
            self._opening[name] = opening
            opening.add_done_callback(lambda _: self._opening.pop(name, None))
        return await asyncio.shield(opening)

    async def _open_table(self, name: str) -> LiveTable:
        row = await self.store.tables.get(name)
        if row is None:
            raise unknown("table")
        entries = await self.store.tables.log(name)
        lines = await self.store.tables.chat(name, self.settings.limits.chat_kept)
        live = LiveTable(self, row, entries, lines, await self.results.worth(row))
        if row.started is not None:
            live.open_match()
        self._live[name] = live
        if live.is_playing:
            async with live.lock:
                if live.version > len(entries):  # a start that was cut short
                    await live.store_the_rest(len(entries))
                await live.go_on()
        return live

    def seat_live(self, row: TableRow, entries: list[Entry]) -> LiveTable:
        """A table that has just been made."""
        live = self._live[row.id] = LiveTable(self, row, entries, [], {})
        return live

    def live(self, name: str) -> LiveTable | None:
        """The table with this name, if it is open."""
        return self._live.get(name)

    def forget(self, live: LiveTable) -> None:
        """A table is not to be used any more; whoever asks for it gets it from the store."""
        if self._live.get(live.id) is live:
            del self._live[live.id]

    async def _resume(self) -> None:
        """After a restart: bots think on, clocks run on."""
        for name in await self.store.tables.ids_playing():
            try:
                await self.table(name)
            except Exception:
                logger.exception("a table could not be opened")

    async def _tidy(self) -> None:
        """Put tables away that nobody has looked at for a while."""
        idle = self.settings.limits.idle_seconds
        while True:
            await self.clock.wait_until(self.clock.now() + idle)
            self.put_idle_away(self.clock.now() - idle)

    def put_idle_away(self, since: float) -> None:
        """Forget the idle tables that nobody has touched since."""
        for live in list(self._live.values()):
            if live.is_idle and live.touched <= since:
                live.gone = True
                self.forget(live)

    async def _time_is_up(self, name: str) -> None:
        live = await self.table(name)
        await live.time_is_up()

    # --- bots ----------------------------------------------------------------------------------

    async def ask_bot(self, bot: str, match: Match, seat: int, row: TableRow) -> int:
        """What a bot chooses; should it fail, the first of its options, so that play goes on."""
        view = match.view(seat)
        seed = int(row.commitment[:12] or "0", 16) + 31 * match.version + seat
        try:
            number = await self.minds.choose(bot, view, match.rulings, seed, table=row.id)
        except Exception:
            logger.exception("bot %s could not decide", bot)
            return view.options[0]
        return number if number in view.options else view.options[0]

    # --- the door ------------------------------------------------------------------------------

    def check_rate(self, guest: str) -> None:
        """Refuse a guest, a person or an address, who asks too often."""
        if not self._rates.take(guest, asyncio.get_running_loop().time()):
            raise Refusal("too-many", "too many requests; wait a moment")

    def check_newcomer(self, address: str) -> None:
        """Refuse an address from which too many people come, or phrases are tried."""
        if not self._newcomers.take(address, asyncio.get_running_loop().time()):
            raise Refusal("too-many", "too many newcomers from your address; wait a minute")

    @contextmanager
    def connected(self, address: str) -> Iterator[bool]:
        """While a connection from this address is open; whether it may be."""
        self._addresses[address] += 1
        try:
            yield self._addresses[address] <= self.settings.limits.connections_per_address
        finally:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    # --- notices -------------------------------------------------------------------------------

    def send_webhook(self, person: str, turn: YourTurn) -> None:
        """Send word to the person's own address, if there is one."""
        if self.people.may_have_webhook(person):
            self.spawn(self._send_webhook(person, turn))

    async def _send_webhook(self, person: str, turn: YourTurn) -> None:
        row = await self.people.get(person)
        if row.webhook_url is not None and row.webhook_key is not None:
            notice = notice_of(turn, self.clock.now())
            self.postman.send(row.webhook_url, row.webhook_key, notice)

    async def set_webhook(self, person: str, url: str) -> Webhook:
        """Where to send word from now on, once that is known to be a fit place."""
        await self.postman.check(url)
        return await self.people.set_webhook(person, url, new_key())
