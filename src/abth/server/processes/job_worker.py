"""The worker of one process: it takes jobs from the queue that all processes share.

Data type: `JobWorker`. PgQueuer renews the heartbeat of each job that runs. If a process dies, its
jobs have none after `HEARTBEAT`, and another process takes them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final, get_args

from abth.storage.errors import StorageUnavailable
from abth.storage.job_queue import read_job
from abth.storage.jobs import Job, JobKind

if TYPE_CHECKING:
    from pgqueuer.qm import QueueManager

    from abth.storage.databases.postgresql import PostgresDatabase

logger = logging.getLogger("abth.server.processes")
logging.getLogger("pgqueuer").setLevel(logging.CRITICAL)  # it logs what jobs contain

HEARTBEAT: Final = timedelta(seconds=1.5)  # without one for so long, a job's process is dead
POLL: Final = timedelta(seconds=0.5)  # between two looks for jobs of dead processes
AT_ONCE: Final = 40  # jobs of one process; most of them wait for a bot
BATCH: Final = 5
PAUSE: Final = 0.5  # seconds before another attempt to connect
TIDY_EVERY: Final = 3600.0  # seconds
# The queue logs every job; a day is enough to see what went wrong.
TIDY: Final = "DELETE FROM pgqueuer_log WHERE created < now() - interval '1 day'"
LONGEST_PAUSE: Final = 30.0  # seconds before a job that fails is tried again
MOST_ATTEMPTS: Final = 12


class JobWorker:
    """Does jobs until it is closed."""

    def __init__(
        self, database: PostgresDatabase, do: Callable[[Job], Awaitable[float | None]]
    ) -> None:
        self._database = database
        self._do = do
        self._closing = asyncio.Event()
        self._manager: QueueManager | None = None
        self._task: asyncio.Task[None] | None = None
        self._tidying: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to work."""
        loop = asyncio.get_running_loop()
        self._task = loop.create_task(self._run(), name="jobs")
        self._tidying = loop.create_task(self._tidy(), name="tidy jobs")

    async def close(self) -> None:
        """Give jobs that run back to the queue, and stop."""
        self._closing.set()
        if self._tidying is not None:
            self._tidying.cancel()
        if self._manager is not None:
            self._manager.shutdown.set()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=3.0)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _tidy(self) -> None:
        """Regularly delete what the queue has logged long ago."""
        while True:
            try:
                connection = await self._database.connect()
                await connection.execute(TIDY)
                await connection.close()
            except Exception as error:
                logger.warning("the log of jobs was not tidied: %s", type(error).__name__)
            await asyncio.sleep(TIDY_EVERY)

    async def _run(self) -> None:
        while not self._closing.is_set():
            try:
                await self._work()
            except Exception as error:
                logger.warning("the job queue does not answer: %s", type(error).__name__)
                await asyncio.sleep(PAUSE)

    async def _work(self) -> None:
        """Take jobs until the connection is lost or the worker is closed."""
        from pgqueuer.qm import QueueManager
        from pgqueuer.queries import Queries

        connection = await self._database.connect()
        try:
            self._manager = QueueManager(Queries.from_asyncpg_connection(connection))
            for kind in get_args(JobKind):
                self._manager.entrypoint(kind, accepts_context=False)(self._handle)
            if self._closing.is_set():
                return
            await self._manager.run(
                dequeue_timeout=POLL,
                batch_size=BATCH,
                max_concurrent_tasks=AT_ONCE,
                heartbeat_timeout=HEARTBEAT,
                log_aggregation_interval=timedelta(seconds=60),
            )
        finally:
            connection.terminate()

    async def _handle(self, row: Any) -> None:
        """Do one job; one that fails or is interrupted goes back to the queue."""
        from pgqueuer.errors import RetryRequested

        job = read_job(row.payload)
        work = asyncio.ensure_future(self._do(job))
        closing = asyncio.ensure_future(self._closing.wait())
        try:
            await asyncio.wait([work, closing], return_when=asyncio.FIRST_COMPLETED)
            if not work.done():
                work.cancel()
                raise RetryRequested(delay=timedelta(0), reason="the process ends")
            error = work.exception()
            if error is None:
                early = work.result()
                if early is not None:
                    raise RetryRequested(delay=timedelta(seconds=early), reason="it came early")
                return
            log_failure(job, error)
            if row.attempts < MOST_ATTEMPTS:
                pause = min(LONGEST_PAUSE, 0.25 * 2**row.attempts)
                raise RetryRequested(delay=timedelta(seconds=pause), reason="it failed")
        finally:
            closing.cancel()
            work.cancel()


def log_failure(job: Job, error: BaseException) -> None:
    """One line if the database does not answer; otherwise all that is known."""
    if isinstance(error, StorageUnavailable):
        logger.warning("a job is tried again: %s, %s", job.kind, error)
    else:
        logger.error("a job failed: %s", job.kind, exc_info=error)
