"""The minds of bots: processes that think for all tables, so that no table waits for another.

Data types: `Minds`, what the server asks, and `Thinker`, one process at the other end of a pipe.
Tables take turns where many ask at once. A process that dies is replaced and asked again; a bot
that takes too long is stopped, and a simpler one decides instead: a match always goes on.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext, SpawnProcess
from pathlib import Path
from typing import Any, Final, TypeVar

from abth.bots.registry import BOTS, UnknownBot, make_bot, parse_bot
from abth.rules.playout import Dice
from abth.rules.rulings import Rulings
from abth.rules.views import View
from abth.server.bot_pool.worker import CHOICE, READY, Choice, ask, think

logger = logging.getLogger("abth.server.bot_pool.pool")

T = TypeVar("T")

LIMIT: Final = 15.0  # seconds for a decision
START_LIMIT: Final = 60.0  # seconds until a new process is ready
TRIES: Final = 2  # a question whose process dies is asked once more
ENDING: Final = "the server ends"
SIMPLER: Final = "soldier"  # decides where another bot does not
MOST: Final[Mapping[str, int]] = {"ms": 2_000, "iterations": 2_000}  # options of invited bots


class MindsClosed(RuntimeError):
    """The server ends; nobody thinks any more."""


class ThinkerDied(Exception):
    """A process ended before it answered."""


def invited(spec: str) -> str:
    """The bot that people may invite under this name, with bounded options; or `UnknownBot`."""
    name, *options = spec.split(":")
    if name not in BOTS or not all("=" in option for option in options):
        known = ", ".join(BOTS)
        raise UnknownBot(f"there is no bot {spec[:60]!r} to invite; there are {known}")
    _, chosen = parse_bot(spec)
    for key, value in chosen.items():
        if key in MOST and isinstance(value, int) and value > MOST[key]:
            raise UnknownBot(f"bot {spec!r}: {key} is at most {MOST[key]} here")
    written = ":".join([name, *(f"{key}={value}" for key, value in chosen.items())])
    make_bot(written, 0)
    return written


class Minds:
    """So many processes that think. Close them in the end."""

    def __init__(
        self, processes: int = 1, content: Path | None = None, *, limit: float = LIMIT
    ) -> None:
        self.limit = limit
        # Spawned, not forked: a fork would copy the threads and sockets of a server.
        context = multiprocessing.get_context("spawn")
        self.thinkers = [Thinker(context, content) for _ in range(max(1, processes))]
        self._queue = FairQueue(self.thinkers)
        self._threads = ThreadPoolExecutor(len(self.thinkers), "minds")
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_closed = False

    async def warm_up(self) -> None:
        """Start every process now rather than with the first question."""
        starts = (self._in_time(each, START_LIMIT, each.wake) for each in self.thinkers)
        await asyncio.gather(*starts)

    async def choose(
        self, bot: str, view: View, rulings: Rulings, seed: int, *, table: str = ""
    ) -> int:
        """What this bot does at the seat of the view; the same seed, the same thoughts."""
        if len(view.options) == 1:
            return view.options[0]
        if self._is_closed:
            raise MindsClosed(ENDING)
        thinker = await self._queue.take(table)
        # Whoever asked may go away; the process is free again only when the answer has come.
        task = asyncio.ensure_future(self._answer(thinker, bot, view, rulings, seed))
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return await asyncio.shield(task)

    def _forget(self, task: asyncio.Task[int]) -> None:
        """An answer has come, whether anybody still waits for it or not."""
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()

    async def close(self) -> None:
        """Stop thinking at once; whoever still waits is told so."""
        self._is_closed = True
        self._queue.close()
        self.kill_all()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self._end)

    def kill_all(self) -> None:
        """Stop every process; whatever is asked still is asked again."""
        for thinker in self.thinkers:
            thinker.kill()

    def _end(self) -> None:
        self._threads.shutdown()
        for thinker in self.thinkers:
            thinker.end()

    async def _answer(
        self, thinker: Thinker, bot: str, view: View, rulings: Rulings, seed: int
    ) -> int:
        """The choice of the bot; of a simpler one if it fails; of nobody but chance at last."""
        try:
            for mind in dict.fromkeys((bot, SIMPLER)):
                choice = await self._ask(thinker, mind, ask(mind, view, rulings, seed))
                if choice.number is not None and choice.number in view.options:
                    return choice.number
                logger.warning("bot %s does not decide: %s", mind, choice.failure)
            return view.options[int(Dice(seed).below(len(view.options)))]
        finally:
            self._queue.give_back(thinker)

    async def _ask(self, thinker: Thinker, bot: str, question: bytes) -> Choice:
        """What a process answers, in time and perhaps at the second attempt."""
        for _ in range(TRIES):
            try:
                await self._in_time(thinker, START_LIMIT, thinker.wake)
                answer = await self._in_time(thinker, self.limit, thinker.answer, question)
                return CHOICE.decode(answer)
            except TimeoutError:
                return Choice(None, f"no answer within {self.limit:g} s")
            except ThinkerDied:
                logger.warning("a process ended while bot %s was thinking", bot)
        return Choice(None, "the process ended each time")

    async def _in_time(
        self, thinker: Thinker, limit: float, work: Callable[..., T], *arguments: object
    ) -> T:
        """Wait for a process, holding nothing up; one that takes too long is stopped."""
        if self._is_closed:
            raise MindsClosed(ENDING)
        loop = asyncio.get_running_loop()
        job = loop.run_in_executor(self._threads, work, *arguments)
        await asyncio.wait({job}, timeout=limit)
        if not job.done():
            thinker.kill()
            with suppress(ThinkerDied):
                return await job  # at the last moment
            raise TimeoutError
        return job.result()


class FairQueue:
    """Who may ask a process next: tables take turns, each in the order of its questions."""

    def __init__(self, thinkers: list[Thinker]) -> None:
        self._free = list(thinkers)
        self._waiting: dict[str, deque[asyncio.Future[Thinker]]] = {}

    async def take(self, table: str) -> Thinker:
        """A process of one's own until it is given back."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Thinker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result())
            raise

    def give_back(self, thinker: Thinker) -> None:
        """The next table in turn may have it."""
        while self._waiting:
            table = next(iter(self._waiting))
            turns = self._waiting.pop(table)
            turn = turns.popleft()
            if turns:
                self._waiting[table] = turns  # behind all others
            if not turn.done():
                turn.set_result(thinker)
                return
        self._free.append(thinker)

    def close(self) -> None:
        """Nobody gets a turn any more."""
        for turns in self._waiting.values():
            for turn in turns:
                if not turn.done():
                    turn.set_exception(MindsClosed(ENDING))
        self._waiting.clear()


class Thinker:
    """A process that is started when it is needed; everything but `kill` is called in a thread."""

    def __init__(self, context: SpawnContext, content: Path | None) -> None:
        self._context = context
        self._content = content
        self._process: SpawnProcess | None = None
        self._pipe: Connection[bytes, bytes] | None = None
        self._is_ready = False  # a process that has just died may still seem alive

    @property
    def pid(self) -> int | None:
        """The number of the process, if it was started."""
        return None if self._process is None else self._process.pid

    def wake(self) -> None:
        """Start the process, unless it is there."""
        if self._is_ready and self._process is not None and self._process.is_alive():
            return
        self.end()
        pipe, theirs = self._context.Pipe()
        process = self._context.Process(target=think, args=(theirs, self._content), daemon=True)
        self._pipe, self._process = pipe, process
        process.start()
        theirs.close()
        self._is_ready = self._hear() == READY

    def answer(self, question: bytes) -> bytes:
        """What the process says to this."""
        assert self._pipe is not None
        try:
            self._pipe.send_bytes(question)
        except OSError as error:
            self._is_ready = False
            raise ThinkerDied from error
        return self._hear()

    def _hear(self) -> bytes:
        assert self._pipe is not None
        try:
            return self._pipe.recv_bytes()
        except (EOFError, OSError) as error:
            self._is_ready = False
            raise ThinkerDied from error

    def kill(self) -> None:
        """End the process at once; whoever listens to it hears that it died."""
        self._is_ready = False
        process = self._process
        with suppress(ValueError):  # it has been cleared away
            if process is not None and process.pid is not None:
                process.kill()

    def end(self) -> None:
        """End the process and clear up after it."""
        if self._process is not None and self._process.pid is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None
        self._is_ready = False
