"""Everything that a running server holds, made once when it starts.

Data type: `Services`.
"""

from __future__ import annotations

from abth.bots.registry import offer_bots
from abth.content import load_box
from abth.protocol.wire import Webhook
from abth.server.accounts.accounts import Accounts, Session
from abth.server.accounts.blocks import Blocks
from abth.server.accounts.devices import Devices
from abth.server.accounts.pepper import load_pepper
from abth.server.accounts.sessions import Sessions
from abth.server.bot_pool.pool import BotPool
from abth.server.coach import Coach
from abth.server.http.rate_limits import RateLimits
from abth.server.lab.lab import Lab
from abth.server.odds import OddsService
from abth.server.operation.metrics import MetricsPage, note_wait
from abth.server.operation.operator_changes import OperatorChanges
from abth.server.players.results import MatchResults
from abth.server.practice import PracticeService
from abth.server.previews.painter import Painter
from abth.server.processes.local_jobs import LocalJobs, QueuedJobs
from abth.server.processes.presence_board import NoBoard, SharedBoard
from abth.server.processes.shared import SharedTables
from abth.server.readiness import Readiness
from abth.server.reviews import Reviews
from abth.server.settings import Settings
from abth.server.sockets.connections import Connections
from abth.server.table_lists import TableLists
from abth.server.table_registry import TableRegistry
from abth.server.text_seats import TextSeats
from abth.server.turn_notices import TurnNotices
from abth.server.webhooks import WebhookSender, new_key
from abth.storage.store import Store
from abth.storage.stores.presence import PresenceStore
from abth.table.background_tasks import BackgroundTasks
from abth.table.clocks import WallClock
from abth.table.live_table import LiveTable
from abth.table.refusals import Refusal
from abth.table.services import Clock, TableLimits, TableServices


class Services:
    """The parts of a server; routes and sockets find them here."""

    def __init__(
        self, settings: Settings, store: Store, clock: Clock, bots: BotPool, pepper: bytes
    ) -> None:
        limits = settings.limits
        self.settings = settings
        self._tasks = BackgroundTasks()
        self.clock = clock
        self.store = store
        self.bots = bots
        self.box = load_box(settings.content)
        self.readiness = Readiness(store)
        self.rates = RateLimits(limits)
        self.connections = Connections()
        self.accounts = Accounts(store, clock, pepper, limits.tokens)
        self.devices = Devices(store, self.accounts)
        self.blocks = Blocks(store, self.accounts, clock)
        self.sessions = Sessions(self.accounts, self.blocks, self.connections)
        self.results = MatchResults(store)
        self.lab = Lab(self.box, settings.content, self._tasks)
        self.odds = OddsService(self.box)
        self.practice = PracticeService(store.practice, clock)
        self.coach = Coach(bots, self.rates)
        self.reviews = Reviews(store.reviews, bots, self.rates, self.readiness, clock)
        self.text_seats = TextSeats(self.rates, self.blocks, self.coach)
        self.webhooks = WebhookSender(allow_private=settings.allow_private_webhooks, now=clock.now)
        notices = TurnNotices(self.connections, self.accounts, self.webhooks, self._tasks, clock)
        self._jobs = LocalJobs(clock, notices, self._live, self._time_is_up)
        is_shared = store.database.is_shared
        board = SharedBoard(PresenceStore(store), self._tasks) if is_shared else NoBoard()
        table_services = TableServices(
            box=self.box,
            clock=clock,
            store=store.tables,
            bots=bots,
            results=self.results,
            users=self.accounts,
            moderation=store.moderation,
            jobs=QueuedJobs() if is_shared else self._jobs,
            board=board,
            tasks=self._tasks,
            limits=TableLimits(
                chat_kept=limits.chat_kept,
                tables_open=limits.tables_open,
                tables_playing=limits.tables_playing,
                tables_per_day=limits.tables_per_day,
                chat_lines=limits.chat_lines,
                imports=limits.imports,
                undo_requests=limits.undo_requests,
            ),
            is_shared=is_shared,
        )
        self.tables = TableRegistry(table_services, store.tables)
        self._shared: SharedTables | None = None
        if isinstance(board, SharedBoard):
            self._shared = SharedTables(
                store, self.tables, self.accounts, self.sessions, notices, board, self.rates
            )
        self.lists = TableLists(store, self.tables, limits)
        self.painter = Painter(settings.static)
        self.metrics = MetricsPage(self)

    @classmethod
    async def open(
        cls, settings: Settings, clock: Clock | None = None, bots: BotPool | None = None
    ) -> Services:
        """Open the store and resume every match in progress."""
        store = await Store.open(settings.place, alone=True)
        try:
            pepper = await load_pepper(store, settings.pepper_file)
            offer_bots(settings.bots)
            bots = bots or BotPool(
                settings.processes, settings.content, waited=note_wait, bots=settings.bots
            )
            services = cls(settings, store, clock or WallClock(), bots, pepper)
        except BaseException:
            await store.close()
            raise
        spawn = services._tasks.spawn
        if services._shared is None:
            spawn(services._jobs.deadlines.run())
            spawn(services.tables.resume())
        else:
            await services._shared.start(services._tasks)
        spawn(services.metrics.run())
        spawn(OperatorChanges(store, services.tables, services.accounts, services.clock).run())
        spawn(services.tables.tidy(settings.limits.idle_seconds, settings.limits.open_days))
        return services

    async def close(self) -> None:
        """Stop every task and bot, commit what is waiting, close the store."""
        if self._shared is not None:
            await self._shared.close()
        self.lab.cancel()
        await self._tasks.cancel()
        await self.webhooks.close()
        await self.bots.close()
        await self.store.close()

    def _live(self, table: str) -> LiveTable | None:
        return self.tables.live(table)

    async def _time_is_up(self, table: str) -> None:
        await self.tables.time_is_up(table)

    async def sign_in(self, secret: str, address: str) -> Session:
        """The user with this secret; an address that tries too many wrong ones is refused."""
        if not self.accounts.is_cached(secret):
            self.rates.check_stranger(address)
        try:
            return await self.accounts.sign_in(secret)
        except Refusal:
            self.rates.count_wrong_secret(address)
            raise

    async def set_webhook(self, person: str, url: str) -> Webhook:
        """Send turn notices of this user to a URL; refuse a URL that is not allowed."""
        await self.webhooks.check_url(url)
        return await self.accounts.set_webhook(person, url, new_key())
