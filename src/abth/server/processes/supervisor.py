"""Several worker processes behind one listening socket, and the process that watches over them.

A worker that dies is started again, with growing pauses if it dies at once. A signal to end is
passed on; the workers stop as a single server does. Workers end when their supervisor is gone.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext, SpawnProcess
from time import monotonic
from typing import Any, Final

from abth.server.accounts.pepper import load_pepper
from abth.server.operation.logs import LogFormat, configure_logs
from abth.server.operation.metrics import forget_worker, shared_metrics
from abth.server.run import GRACE_SECONDS, run
from abth.server.settings import Settings
from abth.storage.store import Store

logger = logging.getLogger("abth.server.processes")

LOOK: Final = 0.2  # seconds between two looks at the workers
SHORT_LIFE: Final = 10.0  # seconds; a worker that dies earlier waits before it starts again
LONGEST_PAUSE: Final = 30.0


def check_database(settings: Settings) -> None:
    """Raise what is wrong with the database or the pepper, before any worker starts."""

    async def check() -> None:
        store = await Store.open(settings.place)
        try:
            await load_pepper(store, settings.pepper_file)
        finally:
            await store.close()

    asyncio.run(check())


class Supervisor:
    """Starts workers, replaces those that die, and ends them."""

    def __init__(
        self, settings: Settings, listening: socket.socket, workers: int, log_format: LogFormat
    ) -> None:
        # Spawned, not forked: a worker has an event loop and threads of its own.
        self._context: SpawnContext = multiprocessing.get_context("spawn")
        self._settings = settings
        self._listening = listening
        self._log_format = log_format
        self._workers = [WorkerProcess(self._start) for _ in range(workers)]
        self._ending = False

    def run(self, on_start: Callable[[], object]) -> None:
        """Watch over the workers until a signal comes."""
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, self._end)
        with shared_metrics():
            self._watch(on_start)

    def _watch(self, on_start: Callable[[], object]) -> None:
        for worker in self._workers:
            worker.start()
        on_start()
        while not self._ending:
            wait([worker.sentinel for worker in self._workers if worker.is_started], LOOK)
            for worker in self._workers:
                if not self._ending:
                    worker.revive()
        self._stop()

    def _start(self) -> SpawnProcess:
        arguments = (self._settings, self._listening, self._log_format)
        process = self._context.Process(target=serve_in_worker, args=arguments)
        process.start()
        return process

    def _end(self, _number: int, _frame: object) -> None:
        self._ending = True

    def _stop(self) -> None:
        """End all workers as a signal would end each; kill those that do not end."""
        for worker in self._workers:
            worker.terminate()
        end = monotonic() + 2 * GRACE_SECONDS
        for worker in self._workers:
            worker.join(max(0.0, end - monotonic()))
        self._listening.close()


class WorkerProcess:
    """The place of one worker: the process that runs now, and when the next may start."""

    def __init__(self, start: Callable[[], SpawnProcess]) -> None:
        self._start = start
        self._process: SpawnProcess | None = None
        self._started = 0.0
        self._next = 0.0
        self._deaths = 0  # in a row, soon after the start

    @property
    def is_started(self) -> bool:
        """Whether there is a process that has not been found dead."""
        return self._process is not None

    @property
    def sentinel(self) -> Any:
        """What becomes ready when the process ends."""
        assert self._process is not None
        return self._process.sentinel

    @property
    def pid(self) -> int | None:
        """The id of the process."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Start a process."""
        self._process = self._start()
        self._started = monotonic()

    def revive(self) -> None:
        """Start another process if this one has died, after a pause if it died at once."""
        if self._process is not None and self._process.exitcode is not None:
            code, lived = self._process.exitcode, monotonic() - self._started
            logger.error("a worker ended with code %s and is started again", code)
            self._deaths = self._deaths + 1 if lived < SHORT_LIFE else 0
            pause = min(LONGEST_PAUSE, 0.5 * 2**self._deaths) if self._deaths else 0.0
            forget_worker(self._process.pid)
            self._process.close()
            self._process, self._next = None, monotonic() + pause
        if self._process is None and monotonic() >= self._next:
            self.start()

    def terminate(self) -> None:
        """Ask the process to end."""
        if self._process is not None:
            self._process.terminate()

    def join(self, seconds: float) -> None:
        """Wait until the process has ended; kill it after so many seconds."""
        if self._process is None:
            return
        self._process.join(seconds)
        if self._process.exitcode is None:
            logger.warning("a worker did not end in time and is killed")
            self._process.kill()
            self._process.join()


def serve_in_worker(settings: Settings, listening: socket.socket, log_format: LogFormat) -> None:
    """What a worker runs."""
    configure_logs(log_format)
    threading.Thread(target=end_with_supervisor, daemon=True).start()
    run(settings, listening)


def end_with_supervisor() -> None:
    """End this process once its supervisor is gone."""
    supervisor = multiprocessing.parent_process()
    assert supervisor is not None
    wait([supervisor.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
