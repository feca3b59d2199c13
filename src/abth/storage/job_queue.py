"""Jobs as rows of PgQueuer's queue: how a change adds them in its own transaction."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from functools import cache
from time import time
from typing import Any, Final

import msgspec

from abth.storage.jobs import Job

DECODER: Final = msgspec.json.Decoder(Job)


@cache
def enqueue_sql() -> str:
    """The statement that adds jobs; those that wait already are left as they are."""
    from pgqueuer.adapters.persistence.qb import QueryQueueBuilder

    return QueryQueueBuilder().build_enqueue_query("skip")


def enqueue_arguments(jobs: Sequence[Job]) -> tuple[list[Any], ...]:
    """The arguments of that statement, one list for each column."""
    now = time()
    return (
        [0] * len(jobs),
        [job.kind for job in jobs],
        [msgspec.json.encode(job) for job in jobs],
        [timedelta(seconds=max(0.0, job.at - now) if job.at else 0.0) for job in jobs],
        [job.key for job in jobs],
        [None] * len(jobs),
    )


def queued(jobs: Sequence[Job]) -> list[Job]:
    """The jobs that need a worker: a notice does only if there may be a webhook."""
    return [job for job in jobs if job.kind != "turn" or job.webhook]


def read_job(payload: bytes) -> Job:
    """The job in a row of the queue."""
    return DECODER.decode(payload)
