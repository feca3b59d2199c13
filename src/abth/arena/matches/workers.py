"""Matches on processes: each worker plays a batch at a time; if one dies, the others go on.

Data types: `Worker`, a process at the other end of a pipe, `MatchQueue`, and `WorkerPool`.
`play_here` does the same work without processes, `abth.arena.matches.ray_cluster` on a cluster.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Collection, Iterable, Iterator
from ctypes import Array, c_double
from itertools import islice
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from abth.arena.matches.match_record import BATCH_DECODER, ENCODER, Forfeit, MatchRecord, Played
from abth.arena.matches.match_runner import MatchRunner
from abth.arena.matches.thinking_clock import NOTHING, ThinkingClock
from abth.arena.planning.plan import Plan
from abth.words.complaints import Complaint

READY: Final = b"ready"
TRIES: Final = 2  # a match whose worker dies is played once more
BATCH_SECONDS: Final = 0.05  # of work in one message: few messages, and results come soon
LOOK_AROUND: Final = 1.0  # seconds


class WorkerFailed(Complaint):
    """Workers do not even start; one line that says so."""


def play_here(plan: Plan, matches: Iterable[int]) -> Iterator[Played]:
    """Every match in its order, in this process."""
    return map(MatchRunner(plan).play, matches)


def play_on_processes(
    plan: Plan, matches: Collection[int], processes: int, method: str = "spawn"
) -> Iterator[Played]:
    """Every match as it ends, in any order; `method` starts the processes."""
    return WorkerPool(plan, matches, processes, method).play()


def quickest_method() -> str:
    """Forked workers start at once; beside a thread, such as a progress bar's, they are spawned."""
    alone = sys.platform == "linux" and threading.active_count() == 1
    return "fork" if alone else "spawn"


def ignore_interrupts() -> None:
    """An interrupt is for the process that was started by hand, which ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Worker:
    """A process that plays one batch of matches after the other."""

    def __init__(self, context: Any, plan: Plan, inherited: list[Connection[Any, Any]]) -> None:
        self.pipe: Connection[list[int], bytes]
        self.pipe, theirs = context.Pipe()
        shared = context.RawArray(c_double, [NOTHING] * ThinkingClock.size)
        self.clock = ThinkingClock(shared)
        forks = context.get_start_method() == "fork"
        to_close = [*inherited, self.pipe] if forks else []
        self.process = context.Process(
            target=work, args=(plan, theirs, shared, to_close), daemon=True
        )
        self.process.start()
        theirs.close()
        self.is_ready = False
        self.batch: list[int] = []
        self.given = 0.0  # when the batch was
        self.size = 1  # of its next batch

    def give(self, batch: list[int]) -> None:
        """The next matches to play."""
        self.batch = batch
        self.given = time.monotonic()
        try:
            self.pipe.send(batch)
        except OSError:
            return  # it is dead, which `answer` finds out

    def answer(self) -> bytes | None:
        """What it has to say; None if it is dead."""
        try:
            return self.pipe.recv_bytes()
        except (EOFError, OSError):
            return None

    def end_batch(self) -> None:
        """The batch is played; the next one is larger if this one was quick."""
        took = time.monotonic() - self.given
        if took < BATCH_SECONDS / 2 and len(self.batch) == self.size:
            self.size *= 2
        elif took > BATCH_SECONDS * 2:
            self.size = max(1, self.size // 2)
        self.batch = []

    @property
    def current(self) -> int | None:
        """The match of its batch that it plays."""
        if not self.batch:
            return None
        return self.clock.match if self.clock.match in self.batch else self.batch[0]

    def stop(self) -> None:
        """End it at once."""
        self.pipe.close()
        self.process.kill()
        self.process.join()


def work(
    plan: Plan,
    pipe: Connection[bytes, list[int]],
    shared: Array[c_double],
    inherited: list[Connection[Any, Any]],
) -> None:
    """The life of a worker: play what is asked for until no work is left."""
    ignore_interrupts()
    for connection in inherited:  # else no worker would see that the parent is gone
        connection.close()
    runner = MatchRunner(plan, ThinkingClock(shared))
    pipe.send_bytes(READY)
    while True:
        try:
            batch = pipe.recv()
            pipe.send_bytes(ENCODER.encode([runner.play(match) for match in batch]))
        except (EOFError, BrokenPipeError, ConnectionResetError):
            return  # the parent wants no more


class MatchQueue:
    """Matches that wait to be played; they are numbered as they are taken, not before."""

    def __init__(self, matches: Collection[int]) -> None:
        self.numbers = iter(matches)
        self.again: deque[int] = deque()  # matches that were taken and not played
        self.length = len(matches)

    def take(self, count: int) -> list[int]:
        """The next matches, at most so many."""
        taken = [self.again.popleft() for _ in range(min(count, len(self.again)))]
        taken += islice(self.numbers, count - len(taken))
        self.length -= len(taken)
        return taken

    def put_back(self, matches: list[int]) -> None:
        """These matches come next."""
        self.again.extendleft(reversed(matches))
        self.length += len(matches)


class WorkerPool:
    """Some workers and the matches that they still have to play."""

    def __init__(self, plan: Plan, matches: Collection[int], workers: int, method: str) -> None:
        self.plan = plan
        self.waiting = MatchQueue(matches)
        self.deaths: dict[int, int] = {}
        self.context = multiprocessing.get_context(method)
        self.workers: list[Worker] = []
        for _ in range(min(workers, self.waiting.length)):
            self.hire()

    def hire(self) -> None:
        """One more worker."""
        inherited = [worker.pipe for worker in self.workers]
        self.workers.append(Worker(self.context, self.plan, inherited))

    def play(self) -> Iterator[Played]:
        """Every match as it ends, in any order."""
        try:
            while self.workers:
                ready = wait([worker.pipe for worker in self.workers], LOOK_AROUND)
                for worker in [worker for worker in self.workers if worker.pipe in ready]:
                    yield from self.hear(worker)
                for worker in list(self.workers):
                    if worker.clock.is_over(self.plan.limit):
                        yield self.lose_to_silence(worker)
        finally:
            for worker in self.workers:
                worker.stop()

    def hear(self, worker: Worker) -> Iterator[Played]:
        """A worker is ready, has played a batch, or is dead."""
        answer = worker.answer()
        if answer is None:
            yield from self.lose(worker)
            return
        if answer == READY:
            worker.is_ready = True
        else:
            worker.end_batch()
        self.go_on(worker)
        if answer != READY:
            yield from BATCH_DECODER.decode(answer)

    def go_on(self, worker: Worker) -> None:
        """The next batch, or the end of the day."""
        if not self.waiting.length:
            self.dismiss(worker)
            return
        fair = self.waiting.length // (2 * len(self.workers))  # so that all end together
        worker.give(self.waiting.take(max(1, min(worker.size, fair))))

    def dismiss(self, worker: Worker) -> None:
        """One worker fewer."""
        self.workers.remove(worker)
        worker.stop()

    def lose(self, worker: Worker) -> Iterator[Played]:
        """A worker has died: its match is played again, or given up."""
        match, seat = worker.current, worker.clock.seat
        worker.process.join()
        code = worker.process.exitcode
        if not worker.is_ready:
            raise WorkerFailed("", "cli-worker-failed", code=str(code))
        if match is None:
            self.replace(worker)
            return
        self.deaths[match] = self.deaths.get(match, 0) + 1
        if self.deaths[match] < TRIES:
            self.replace(worker)
        else:
            self.replace(worker, match)
            yield crashed(self.plan, match, "cli-crash-worker", seat, code=str(code))

    def lose_to_silence(self, worker: Worker) -> Played:
        """A bot does not answer and cannot be interrupted: its worker is stopped (no log)."""
        match, seat = worker.current, worker.clock.seat
        assert match is not None
        self.replace(worker, match)
        seating, limit = list(self.plan.seating(match)), f"{self.plan.limit:g}"
        message = str(Complaint("", "cli-forfeit-silent", limit=limit))
        forfeit = Forfeit(
            seat=seat,
            why="late",
            message=message,
            decision=-1,
            message_id="cli-forfeit-silent",
            arguments={"limit": limit},
        )
        return Played(MatchRecord(match=match, bots=seating, end="forfeit", forfeit=forfeit))

    def replace(self, worker: Worker, without: int | None = None) -> None:
        """Another worker takes its place; its batch waits again, without the match given up."""
        self.dismiss(worker)
        self.waiting.put_back([match for match in worker.batch if match != without])
        if self.waiting.length:
            self.hire()


def crashed(plan: Plan, match: int, reason: str, seat: int = -1, **arguments: str) -> Played:
    """The record of a match that took its worker down twice."""
    seating = list(plan.seating(match))
    if seat >= 0:
        reason, arguments = (
            "cli-crash-worker-thinking",
            arguments | {"bot": plan.bots[seating[seat]]},
        )
    record = MatchRecord(
        match=match,
        bots=seating,
        end="crashed",
        message=str(Complaint("", reason, **arguments)),
        message_id=reason,
        arguments=arguments,
    )
    return Played(record)
