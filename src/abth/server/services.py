"""Everything that a running server holds, made once when it starts.

Data type: `Services`.
"""

from __future__ import annotations

from abth.content import load_box
from abth.protocol.wire import Webhook
from abth.server.accounts.accounts import Accounts, load_pepper
from abth.server.bot_pool.pool import BotPool
from abth.server.http.rate_limits import RateLimits
from abth.server.odds import OddsService
from abth.server.players.results import MatchResults
from abth.server.settings import Settings
from abth.server.sockets.connections import Connections
from abth.server.table_registry import TableRegistry
from abth.server.turn_notices import TurnNotices
from abth.server.webhooks import WebhookSender, new_key
from abth.storage.store import Store
from abth.table.background_tasks import BackgroundTasks
from abth.table.clocks import Deadlines, WallClock
from abth.table.services import Clock, TableLimits, TableServices


class Services:
    """The parts of a server; routes and sockets find them here."""

    def __init__(self, settings: Settings, store: Store, clock: Clock, bots: BotPool) -> None:
        limits = settings.limits
        self.settings = settings
        self.store = store
        self.bots = bots
        self.box = load_box(settings.content)
        self.rates = RateLimits(limits)
        self.connections = Connections()
        self.accounts = Accounts(store, clock, load_pepper(settings.data), limits.tokens)
        self.results = MatchResults(store)
        self.odds = OddsService(self.box)
        self.webhooks = WebhookSender(allow_private=settings.allow_private_webhooks, now=clock.now)
        self._tasks = BackgroundTasks()
        self._deadlines = Deadlines(clock, self._time_is_up)
        notices = TurnNotices(self.connections, self.accounts, self.webhooks, self._tasks, clock)
        table_services = TableServices(
            box=self.box,
            clock=clock,
            store=store.tables,
            bots=bots,
            results=self.results,
            notices=notices,
            users=self.accounts,
            alarms=self._deadlines,
            tasks=self._tasks,
            limits=TableLimits(
                chat_kept=limits.chat_kept,
                tables_open=limits.tables_open,
                undo_requests=limits.undo_requests,
            ),
        )
        self.tables = TableRegistry(table_services, store.tables)

    @classmethod
    async def open(
        cls, settings: Settings, clock: Clock | None = None, bots: BotPool | None = None
    ) -> Services:
        """Open the store and resume every match in progress."""
        store = await Store.open(settings.data)
        bots = bots or BotPool(settings.processes, settings.content)
        services = cls(settings, store, clock or WallClock(), bots)
        spawn = services._tasks.spawn
        spawn(services._deadlines.run())
        spawn(services.tables.resume())
        spawn(services.tables.tidy(settings.limits.idle_seconds))
        return services

    async def close(self) -> None:
        """Stop every task and bot, commit what is waiting, close the store."""
        await self._tasks.cancel()
        await self.webhooks.close()
        await self.bots.close()
        await self.store.close()

    async def _time_is_up(self, table: str) -> None:
        await self.tables.time_is_up(table)

    async def set_webhook(self, person: str, url: str) -> Webhook:
        """Send turn notices of this user to a URL; refuse a URL that is not allowed."""
        await self.webhooks.check_url(url)
        return await self.accounts.set_webhook(person, url, new_key())
