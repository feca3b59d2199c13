"""The bot pool: processes that decide for the bots of all tables, so that no table waits long.

Data types: `BotPool`, which the server asks, `BotProcess`, one process at the end of a pipe, and
`FairQueue`. When many tables ask at once, they take turns. A process that dies is replaced and
asked again. A bot that takes too long is stopped, and a simpler one decides instead, so a match
always goes on.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext, SpawnProcess
from pathlib import Path
from typing import Any, Final, TypeVar

from abth.rules.playout import Dice
from abth.rules.rulings import Rulings
from abth.rules.views import View
from abth.server.bot_pool.worker import (
    CHOICE_DECODER,
    READY,
    BotChoice,
    encode_question,
    run_worker,
)

logger = logging.getLogger("abth.server.bot_pool")

T = TypeVar("T")

LIMIT: Final = 15.0  # seconds for a decision
START_LIMIT: Final = 60.0  # seconds until a new process is ready
TRIES: Final = 2  # a question whose process dies is asked once more
ENDING: Final = "the server ends"
SIMPLER: Final = "soldier"  # decides where another bot does not


class BotPoolClosed(RuntimeError):
    """The server is ending; no bot decides."""


class BotProcessDied(Exception):
    """A process ended before it answered."""


class BotPool:
    """Processes that decide for bots. Close it at the end."""

    def __init__(
        self, processes: int = 1, content: Path | None = None, *, limit: float = LIMIT
    ) -> None:
        self.limit = limit
        # Spawned, not forked: a fork would copy the threads and sockets of a server.
        context = multiprocessing.get_context("spawn")
        self.processes = [BotProcess(context, content) for _ in range(max(1, processes))]
        self._queue = FairQueue(self.processes)
        self._threads = ThreadPoolExecutor(len(self.processes), "bot-pool")
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_closed = False

    async def choose(
        self, bot: str, view: View, rulings: Rulings, seed: int, *, table: str = ""
    ) -> int:
        """The option that this bot chooses at the seat of the view, repeatable by its seed."""
        if len(view.options) == 1:
            return view.options[0]
        if self._is_closed:
            raise BotPoolClosed(ENDING)
        process = await self._queue.take(table)
        # The caller may give up; the process is free again only when its answer has come.
        task = asyncio.ensure_future(self._answer(process, bot, view, rulings, seed))
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return await asyncio.shield(task)

    def _forget(self, task: asyncio.Task[int]) -> None:
        """A task has ended; its caller may have given up."""
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()

    async def close(self) -> None:
        """Stop every process; callers that still wait get `BotPoolClosed`."""
        self._is_closed = True
        self._queue.close()
        self.kill_all()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self._end)

    def kill_all(self) -> None:
        """Stop every process; open questions are asked again."""
        for process in self.processes:
            process.kill()

    def _end(self) -> None:
        self._threads.shutdown()
        for process in self.processes:
            process.end()

    async def _answer(
        self, process: BotProcess, bot: str, view: View, rulings: Rulings, seed: int
    ) -> int:
        """The choice of the bot; of a simpler one if it fails; at random if that fails too."""
        try:
            for name in dict.fromkeys((bot, SIMPLER)):
                choice = await self._ask(process, name, encode_question(name, view, rulings, seed))
                if choice.number is not None and choice.number in view.options:
                    return choice.number
                logger.warning("bot %s does not decide: %s", name, choice.failure)
            return view.options[int(Dice(seed).below(len(view.options)))]
        finally:
            self._queue.give_back(process)

    async def _ask(self, process: BotProcess, bot: str, question: bytes) -> BotChoice:
        """The answer of a process, which may take two attempts."""
        for _ in range(TRIES):
            try:
                await self._in_time(process, START_LIMIT, process.wake)
                answer = await self._in_time(process, self.limit, process.answer, question)
                return CHOICE_DECODER.decode(answer)
            except TimeoutError:
                return BotChoice(None, f"no answer within {self.limit:g} s")
            except BotProcessDied:
                logger.warning("a process ended while bot %s was thinking", bot)
        return BotChoice(None, "the process ended each time")

    async def _in_time(
        self, process: BotProcess, limit: float, work: Callable[..., T], *arguments: object
    ) -> T:
        """Wait for a process without blocking; one that takes too long is stopped."""
        if self._is_closed:
            raise BotPoolClosed(ENDING)
        loop = asyncio.get_running_loop()
        job = loop.run_in_executor(self._threads, work, *arguments)
        await asyncio.wait({job}, timeout=limit)
        if not job.done():
            process.kill()
            with suppress(BotProcessDied):
                return await job  # the answer came just in time
            raise TimeoutError
        return job.result()


class FairQueue:
    """The order of questions: tables take turns, each in the order of its questions."""

    def __init__(self, processes: list[BotProcess]) -> None:
        self._free = list(processes)
        self._waiting: dict[str, deque[asyncio.Future[BotProcess]]] = {}

    async def take(self, table: str) -> BotProcess:
        """A free process, reserved until it is given back."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[BotProcess] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result())
            raise

    def give_back(self, process: BotProcess) -> None:
        """Hand a process to the next table in turn."""
        while self._waiting:
            table = next(iter(self._waiting))
            turns = self._waiting.pop(table)
            turn = turns.popleft()
            if turns:
                self._waiting[table] = turns  # to the end of the queue
            if not turn.done():
                turn.set_result(process)
                return
        self._free.append(process)

    def close(self) -> None:
        """Refuse everyone who waits."""
        for turns in self._waiting.values():
            for turn in turns:
                if not turn.done():
                    turn.set_exception(BotPoolClosed(ENDING))
        self._waiting.clear()


class BotProcess:
    """A process that is started when it is needed; all methods but `kill` run in a thread."""

    def __init__(self, context: SpawnContext, content: Path | None) -> None:
        self._context = context
        self._content = content
        self._process: SpawnProcess | None = None
        self._pipe: Connection[bytes, bytes] | None = None
        self._is_ready = False  # a process that has just died may still look alive

    @property
    def pid(self) -> int | None:
        """The id of the process, if it was started."""
        return None if self._process is None else self._process.pid

    def wake(self) -> None:
        """Start the process, unless it runs."""
        if self._is_ready and self._process is not None and self._process.is_alive():
            return
        self.end()
        pipe, theirs = self._context.Pipe()
        process = self._context.Process(
            target=run_worker, args=(theirs, self._content), daemon=True
        )
        self._pipe, self._process = pipe, process
        process.start()
        theirs.close()
        self._is_ready = self._receive() == READY

    def answer(self, question: bytes) -> bytes:
        """The answer of the process to a question."""
        assert self._pipe is not None
        try:
            self._pipe.send_bytes(question)
        except OSError as error:
            self._is_ready = False
            raise BotProcessDied from error
        return self._receive()

    def _receive(self) -> bytes:
        assert self._pipe is not None
        try:
            return self._pipe.recv_bytes()
        except (EOFError, OSError) as error:
            self._is_ready = False
            raise BotProcessDied from error

    def kill(self) -> None:
        """End the process at once; a caller that waits for it gets `BotProcessDied`."""
        self._is_ready = False
        process = self._process
        with suppress(ValueError):  # the process is closed
            if process is not None and process.pid is not None:
                process.kill()

    def end(self) -> None:
        """End the process and close its pipe."""
        if self._process is not None and self._process.pid is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None
        self._is_ready = False
