"""Matches on processes: each worker plays one at a time, and may die without harm to the others.

Data types: `Worker`, a process at the other end of a pipe, and `ThinkingClock`, shared memory in
which a worker says which of its bots thinks, so that one that never answers can be stopped.
"""

from __future__ import annotations

import multiprocessing
import time
from collections import deque
from collections.abc import Iterable, Iterator
from ctypes import Array, c_double
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Final

from abth.arena.match_record import ENCODER, PLAYED_DECODER, Forfeit, MatchRecord, Played
from abth.arena.match_runner import play_match
from abth.arena.plan import Tournament
from abth.arena.simulation import ignore_interrupts

READY: Final = b"ready"
TRIES: Final = 2  # a match whose worker dies is played once more
GRACE: Final = 5.0  # seconds beyond the limit until a worker that does not react is stopped
LOOK_AROUND: Final = 1.0  # seconds


class WorkerFailed(ValueError):
    """Workers do not even start; one line that says so."""


class ThinkingClock:
    """Which seat thinks (-1: none), and since when, in memory that two processes see."""

    def __init__(self, shared: Array[c_double]) -> None:
        self.shared = shared

    def begin(self, seat: int) -> None:
        """A seat begins to think."""
        self.shared[1] = time.monotonic()
        self.shared[0] = seat

    def end(self) -> None:
        """Nobody thinks any more."""
        self.shared[0] = -1

    @property
    def seat(self) -> int:
        """Who thinks."""
        return int(self.shared[0])

    def is_over(self, limit: float | None) -> bool:
        """Whether somebody thinks who should have been stopped long ago."""
        if limit is None or self.seat < 0:
            return False
        return time.monotonic() - self.shared[1] > limit + GRACE


class Worker:
    """A process that plays one match after the other."""

    def __init__(self, context: SpawnContext, tournament: Tournament) -> None:
        self.pipe, theirs = context.Pipe()
        shared = context.RawArray(c_double, [-1.0, 0.0])
        self.clock = ThinkingClock(shared)
        self.process: SpawnProcess = context.Process(
            target=work, args=(tournament, theirs, shared), daemon=True
        )
        self.process.start()
        theirs.close()
        self.is_ready = False
        self.match: int | None = None

    def give(self, match: int) -> None:
        """The next match to play."""
        self.match = match
        try:
            self.pipe.send(match)
        except OSError:
            return  # it is dead, which `answer` finds out

    def answer(self) -> bytes | None:
        """What it has to say; None if it is dead."""
        try:
            return self.pipe.recv_bytes()
        except (EOFError, OSError):
            return None

    def stop(self) -> None:
        """End it at once."""
        self.pipe.close()
        self.process.kill()
        self.process.join()


def work(tournament: Tournament, pipe: Connection[bytes, int], shared: Array[c_double]) -> None:
    """The life of a worker: play what is asked for until nobody asks any more."""
    ignore_interrupts()
    clock = ThinkingClock(shared)
    tournament.frame()
    pipe.send_bytes(READY)
    while True:
        try:
            match = pipe.recv()
        except EOFError:
            return
        pipe.send_bytes(ENCODER.encode(play_match(tournament, match, clock)))


class Crew:
    """Some workers and the matches that they still have to play."""

    def __init__(self, tournament: Tournament, matches: Iterable[int], workers: int) -> None:
        self.tournament = tournament
        self.waiting = deque(matches)
        self.deaths: dict[int, int] = {}
        # Spawned, not forked: the same on every system, and safe beside a progress bar's thread.
        self.context = multiprocessing.get_context("spawn")
        self.workers: list[Worker] = []
        for _ in range(min(workers, len(self.waiting))):
            self.hire()

    def hire(self) -> None:
        """One more worker."""
        self.workers.append(Worker(self.context, self.tournament))

    def play(self) -> Iterator[Played]:
        """Every match as it ends, in any order."""
        try:
            while self.workers:
                ready = wait([worker.pipe for worker in self.workers], LOOK_AROUND)
                for worker in [worker for worker in self.workers if worker.pipe in ready]:
                    yield from self.hear(worker)
                for worker in list(self.workers):
                    if worker.clock.is_over(self.tournament.limit):
                        yield self.lose_to_silence(worker)
        finally:
            for worker in self.workers:
                worker.stop()

    def hear(self, worker: Worker) -> Iterator[Played]:
        """A worker is ready, has played a match, or is dead."""
        answer = worker.answer()
        if answer is None:
            yield from self.lose(worker)
            return
        if answer == READY:
            worker.is_ready = True
        else:
            yield PLAYED_DECODER.decode(answer)
        self.go_on(worker)

    def go_on(self, worker: Worker) -> None:
        """The next match, or the end of the day."""
        worker.match = None
        if self.waiting:
            worker.give(self.waiting.popleft())
        else:
            self.dismiss(worker)

    def dismiss(self, worker: Worker) -> None:
        """One worker fewer."""
        self.workers.remove(worker)
        worker.stop()

    def lose(self, worker: Worker) -> Iterator[Played]:
        """A worker has died: its match is played again, or given up; another takes its place."""
        match, seat = worker.match, worker.clock.seat
        worker.process.join()
        code = worker.process.exitcode
        self.dismiss(worker)
        if not worker.is_ready:
            raise WorkerFailed(f"a worker process ended before its first match, with code {code}")
        if match is not None:
            self.deaths[match] = self.deaths.get(match, 0) + 1
            if self.deaths[match] < TRIES:
                self.waiting.appendleft(match)
            else:
                yield crashed(self.tournament, match, f"the worker ended with code {code}", seat)
        if self.waiting:
            self.hire()

    def lose_to_silence(self, worker: Worker) -> Played:
        """A bot does not answer and cannot be interrupted: its worker is stopped (no log)."""
        match, seat = worker.match, worker.clock.seat
        assert match is not None
        self.dismiss(worker)
        if self.waiting:
            self.hire()
        message = f"did not stop after the {self.tournament.limit:g} s allowed"
        seating = list(self.tournament.seating(match))
        forfeit = Forfeit(seat=seat, why="late", message=message, decision=-1)
        return Played(MatchRecord(match=match, bots=seating, end="forfeit", forfeit=forfeit))


def crashed(tournament: Tournament, match: int, message: str, seat: int = -1) -> Played:
    """The record of a match that took its worker down twice."""
    seating = list(tournament.seating(match))
    if seat >= 0:
        message += f" while {tournament.bots[seating[seat]]} was thinking"
    return Played(MatchRecord(match=match, bots=seating, end="crashed", message=message))
