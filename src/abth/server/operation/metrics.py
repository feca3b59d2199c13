"""The metrics of a server process, in the words of Prometheus.

Counters and histograms belong to the process; what is only counted when someone looks (tables,
connections, the queue of the bots) is set every second and just before it is shown. No label holds
anything of a user: routes are templates, and bots are the names that everyone can invite.

Workers behind one socket share a folder (`shared_metrics`): each writes its numbers there, and
whichever is asked shows the sum of all.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from abth import __version__
from abth.bots.registry import BOTS

if TYPE_CHECKING:
    from abth.server.bot_pool.queue import LaneName
    from abth.server.services import Services

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
PATIENT: Final = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30, 60)
STATES: Final = ("open", "playing", "over", "closed")
COUNTED_FOR: Final = 15.0  # seconds for which the tables in the store are not counted again
TICK: Final = 1.0  # seconds between two looks
SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"  # read by the library when it is imported

disable_created_metrics()  # type: ignore[no-untyped-call]
REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)

Info("abth", "The program.", registry=REGISTRY).info({"version": __version__})

TABLES: Final = Gauge(
    "abth_tables", "Tables in the store.", ["state"], registry=REGISTRY, multiprocess_mode="livemax"
)
LIVE: Final = Gauge(
    "abth_tables_live", "Tables open in memory.", registry=REGISTRY, multiprocess_mode="livesum"
)
CONNECTIONS: Final = Gauge(
    "abth_connections", "Open WebSockets.", registry=REGISTRY, multiprocess_mode="livesum"
)
WORKERS: Final = Gauge(
    "abth_workers", "Server processes.", registry=REGISTRY, multiprocess_mode="livesum"
)
PROCESSOR: Final = Gauge(
    "abth_cpu_seconds",
    "Processor time of the server processes that run now, without the bots.",
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
MATCHES: Final = Counter("abth_matches_finished", "Matches that ended.", registry=REGISTRY)
ACTIONS: Final = Histogram(
    "abth_action_seconds",
    "From reading an action of a player to its commit and answer.",
    ["transport"],
    buckets=QUICK,
    registry=REGISTRY,
)
REQUESTS: Final = Histogram(
    "abth_http_seconds",
    "From reading a request to the end of its answer; long polls have routes of their own.",
    ["method", "route", "status"],
    buckets=QUICK,
    registry=REGISTRY,
)
MESSAGES: Final = Counter(
    "abth_messages_received", "WebSocket messages of clients.", registry=REGISTRY
)
REFUSALS: Final = Counter("abth_refusals", "Requests refused.", ["code"], registry=REGISTRY)
ERRORS: Final = Counter("abth_errors", "Errors that nobody expected.", ["kind"], registry=REGISTRY)
LIMITS: Final = Counter("abth_limits_hit", "Requests over a limit.", ["limit"], registry=REGISTRY)
BOT_QUEUE: Final = Gauge(
    "abth_bot_queue",
    "Questions to bots that wait for a process.",
    ["lane"],
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
BOT_WAITS: Final = Histogram(
    "abth_bot_wait_seconds",
    "How long a question to a bot waited for a process.",
    ["lane"],
    buckets=PATIENT,
    registry=REGISTRY,
)
BOT_TIMES: Final = Histogram(
    "abth_bot_seconds",
    "Processor time of a decision of a bot, or of the coach.",
    ["bot"],
    buckets=PATIENT,
    registry=REGISTRY,
)
BOT_FAILURES: Final = Counter(
    "abth_bot_failures", "Decisions that a bot did not make.", ["bot"], registry=REGISTRY
)
LAG: Final = Gauge(
    "abth_loop_lag_seconds",
    "How late the event loop was, at the last look; that of the latest worker.",
    registry=REGISTRY,
    multiprocess_mode="livemax",
)

WAITS_IN: Final[dict[LaneName, Histogram]] = {
    "cheap": BOT_WAITS.labels("cheap"),
    "dear": BOT_WAITS.labels("dear"),
}
BY_SOCKET: Final = ACTIONS.labels("socket")
BY_HTTP: Final = ACTIONS.labels("http")


def bot_kind(spec: str) -> str:
    """The name of a bot without its options, as a label."""
    name = spec.partition(":")[0]
    return name if name in BOTS or name == "coach" else "other"


def note_wait(lane: LaneName, seconds: float) -> None:
    """A question to a bot has waited so long for a process."""
    WAITS_IN[lane].observe(seconds)


def note_decision(bot: str, seconds: float) -> None:
    """A bot has decided."""
    BOT_TIMES.labels(bot_kind(bot)).observe(seconds)


def note_failure(bot: str) -> None:
    """A bot has not decided."""
    BOT_FAILURES.labels(bot_kind(bot)).inc()


class MetricsPage:
    """Counts what nothing else counts, and shows everything."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._counted = float("-inf")

    async def show(self) -> bytes:
        """All metrics of this process, or of all that share a folder, as text."""
        self.observe()
        await self._count_tables()
        if SHARED not in os.environ:
            return generate_latest(REGISTRY)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)

    def observe(self) -> None:
        """Set what changes all the time."""
        services = self._services
        WORKERS.set(1)
        PROCESSOR.set(process_time())
        LIVE.set(services.tables.count_live())
        CONNECTIONS.set(services.rates.open_connections())
        queue = getattr(services.bots, "queue", None)  # bots of a test may have none
        if queue is not None:
            for lane in (queue.cheap, queue.dear):
                BOT_QUEUE.labels(lane.name).set(lane.waiting)

    async def _count_tables(self) -> None:
        now = perf_counter()
        if now - self._counted < COUNTED_FOR:
            return
        self._counted = now
        found = await self._services.store.tables.count_by_state()
        for state in STATES:
            TABLES.labels(state).set(found.get(state, 0))

    async def run(self) -> None:
        """Observe every second, also how late the event loop is."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + TICK
            await asyncio.sleep(TICK)
            LAG.set(max(0.0, loop.time() - due))
            self.observe()


@contextmanager
def shared_metrics() -> Iterator[None]:
    """Processes that are started meanwhile write their metrics into one folder."""
    with tempfile.TemporaryDirectory(prefix="abth-metrics-") as folder:
        os.environ[SHARED] = folder
        try:
            yield
        finally:
            del os.environ[SHARED]


def forget_worker(pid: int | None) -> None:
    """A worker has ended: what it counted stays, what it held is gone."""
    if SHARED in os.environ and pid is not None:
        mark_process_dead(pid)  # type: ignore[no-untyped-call]
