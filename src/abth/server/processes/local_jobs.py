"""Jobs in the one process of a server with SQLite: each is done at once, or when its time comes.

Data type: `LocalJobs`. `abth.server.processes.job_worker` does the same jobs where processes share
a database.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from abth.server.turn_notices import TurnNotices
from abth.storage.jobs import Job
from abth.table.clocks import Deadlines
from abth.table.live_table import LiveTable
from abth.table.services import Clock


class LocalJobs:
    """Does jobs as soon as their change is committed."""

    def __init__(
        self,
        clock: Clock,
        notices: TurnNotices,
        live: Callable[[str], LiveTable | None],
        time_is_up: Callable[[str], Awaitable[None]],
    ) -> None:
        self.deadlines = Deadlines(clock, time_is_up)
        self._notices = notices
        self._live = live

    def start(self, jobs: Sequence[Job]) -> None:
        """Do these jobs."""
        for job in jobs:
            if job.kind == "clock":
                self.deadlines.set(job.table, job.at)
                continue
            live = self._live(job.table)
            if job.kind == "go-on" and live is not None:
                live.bots.wake()
            elif job.turn is not None:
                here = () if live is None else live.audience.listeners
                self._notices.send(job.person, job.turn, here)
                self._notices.send_webhook(job.person, job.turn)


class QueuedJobs:
    """Jobs that were stored in the queue with their change; a worker does them."""

    def start(self, jobs: Sequence[Job]) -> None:
        """Nothing is left to do here."""
