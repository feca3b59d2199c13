"""The bot pool: processes that decide for bots, advise players and review matches.

Data types: `BotPool`, which the server asks, and `BotProcess`, one process at the end of a pipe.
When many tables ask at once, `BotQueue` decides who goes first. A process that dies is replaced and
asked again. A bot that takes too long is stopped, and a simpler one decides instead, so a match
always goes on.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext, SpawnProcess
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from abth.bots.registry import Offer
from abth.protocol.wire import Advice
from abth.rules.playout import Dice
from abth.rules.rulings import Rulings
from abth.rules.views import View
from abth.server.bot_pool.queue import BotCosts, BotQueue, QueueTicket, Waited
from abth.server.bot_pool.worker import (
    ADVICE_DECODER,
    CHOICE_DECODER,
    READY,
    REVIEW_DECODER,
    AdviceAnswer,
    BotChoice,
    ReviewAnswer,
    encode_advice_question,
    encode_question,
    encode_review_question,
    run_worker,
)
from abth.server.operation.metrics import note_decision, note_failure

logger = logging.getLogger("abth.server.bot_pool")

T = TypeVar("T")
A = TypeVar("A", BotChoice, AdviceAnswer, ReviewAnswer)

LIMIT: Final = 15.0  # seconds for a decision
START_LIMIT: Final = 60.0  # seconds until a new process is ready
TRIES: Final = 2  # a question whose process dies is asked once more
ENDING: Final = "the server ends"
SIMPLER: Final = "soldier"  # decides where another bot does not
COACH: Final = "coach"
REVIEW: Final = "review"
REVIEW_LIMIT: Final = 120.0  # seconds for a question; without the compiled rules it takes long
NICE: Final = 5  # bots that think long leave the processor to the server and to quick bots
CHEAP_PROCESSES: Final = 1  # besides the others


class BotPoolClosed(RuntimeError):
    """The server is ending; no bot decides."""


class NoAdvice(RuntimeError):
    """The coach has failed."""


class NoReview(RuntimeError):
    """A turn could not be judged."""


class BotProcessDied(Exception):
    """A process ended before it answered."""


class BotPool:
    """Processes that decide for bots. Close it at the end."""

    def __init__(
        self,
        processes: int = 1,
        content: Path | None = None,
        *,
        limit: float = LIMIT,
        waited: Waited | None = None,
        bots: tuple[Offer, ...] = (),
    ) -> None:
        self.limit = limit
        self.costs = BotCosts()
        # Spawned, not forked: a fork would copy the threads and sockets of a server.
        context = multiprocessing.get_context("spawn")
        dear = [BotProcess(context, content, NICE, bots) for _ in range(max(1, processes))]
        cheap = [BotProcess(context, content, bots=bots) for _ in range(CHEAP_PROCESSES)]
        self.processes = [*dear, *cheap]
        self.queue = BotQueue(dear, cheap, waited)
        self._threads = ThreadPoolExecutor(len(self.processes), "bot-pool")
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_closed = False

    async def choose(
        self,
        bot: str,
        view: View,
        rulings: Rulings,
        seed: int,
        *,
        table: str = "",
        host: str = "",
    ) -> int:
        """The option that this bot chooses at the seat of the view, repeatable by its seed."""
        if len(view.options) == 1:
            return view.options[0]
        question = await self._take(bot, host, table)
        return await self._finish(self._answer(question, bot, view, rulings, seed))

    async def advise(
        self, view: View, rulings: Rulings, *, table: str = "", host: str = ""
    ) -> Advice:
        """What the seat of the view could do; `NoAdvice` if the coach fails."""
        question = await self._take(COACH, host, table)
        given = await self._finish(self._advise(question, encode_advice_question(view, rulings)))
        if given.advice is None:
            logger.warning("the coach gives no advice: %s", given.failure)
            raise NoAdvice(given.failure)
        return given.advice

    async def review(
        self,
        rulings: Rulings,
        players: int,
        actions: list[int],
        turn: int | None,
        choice: int | None = None,
        *,
        table: str = "",
        host: str = "",
    ) -> ReviewAnswer:
        """A choice of a turn, what changed in it, or the first guess; `NoReview` if that fails.

        Between two questions, others have their turn at the processes.
        """
        ticket = await self._take(REVIEW, host, table, may_be_cheap=False)  # its turns are not
        question = encode_review_question(rulings, players, actions, turn, choice)
        given = await self._finish(self._review(ticket, question))
        if given.failure:
            logger.warning("a turn is not judged: %s", given.failure)
            raise NoReview(given.failure)
        return given

    async def _take(
        self, bot: str, host: str, table: str, *, may_be_cheap: bool = True
    ) -> QueueTicket[BotProcess]:
        """Wait for a process, in the lane where this bot belongs by what it has cost so far."""
        if self._is_closed:
            raise BotPoolClosed(ENDING)
        cheap = may_be_cheap and self.costs.is_cheap(bot)
        expected = self.costs.expected(bot)
        return await self.queue.take(host or table, table, cheap=cheap, expected=expected)

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for an answer; the caller may give up, but the process is free only afterwards."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return await asyncio.shield(task)

    def _forget(self, task: asyncio.Task[Any]) -> None:
        """A task has ended; its caller may have given up."""
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()

    async def close(self) -> None:
        """Stop every process; callers that still wait get `BotPoolClosed`."""
        self._is_closed = True
        self.queue.close(BotPoolClosed(ENDING))
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
        self, asked: QueueTicket[BotProcess], bot: str, view: View, rulings: Rulings, seed: int
    ) -> int:
        """The choice of the bot; of a simpler one if it fails; at random if that fails too."""
        try:
            for name in dict.fromkeys((bot, SIMPLER)):
                question = encode_question(name, view, rulings, seed)
                choice = await self._ask(asked.process, name, question, CHOICE_DECODER)
                if isinstance(choice, str):
                    choice = BotChoice(None, choice)
                if choice.number is not None and choice.number in view.options:
                    return choice.number
                note_failure(name)
                logger.warning("bot %s does not decide: %s", name, choice.failure)
            return view.options[int(Dice(seed).below(len(view.options)))]
        finally:
            self.queue.give_back(asked)

    async def _advise(self, asked: QueueTicket[BotProcess], question: bytes) -> AdviceAnswer:
        """What the coach advises."""
        try:
            given = await self._ask(asked.process, COACH, question, ADVICE_DECODER)
            return AdviceAnswer(None, given) if isinstance(given, str) else given
        finally:
            self.queue.give_back(asked)

    async def _review(self, asked: QueueTicket[BotProcess], question: bytes) -> ReviewAnswer:
        """What the review finds."""
        limit = max(self.limit, REVIEW_LIMIT)
        try:
            given = await self._ask(asked.process, REVIEW, question, REVIEW_DECODER, limit)
            return ReviewAnswer(failure=given) if isinstance(given, str) else given
        finally:
            self.queue.give_back(asked)

    async def _ask(
        self,
        process: BotProcess,
        bot: str,
        question: bytes,
        decoder: msgspec.json.Decoder[A],
        limit: float | None = None,
    ) -> A | str:
        """The answer of a process, which may take two attempts; a text says why there is none."""
        limit = limit or self.limit
        for _ in range(TRIES):
            try:
                await self._in_time(process, START_LIMIT, process.wake)
                answer = await self._in_time(process, limit, process.answer, question)
                decoded = decoder.decode(answer)
                self.costs.note(bot, decoded.seconds)
                note_decision(bot, decoded.seconds)
                return decoded
            except TimeoutError:
                self.costs.note(bot, limit)
                return f"no answer within {limit:g} s"
            except BotProcessDied:
                logger.warning("a process ended while bot %s was thinking", bot)
        return "the process ended each time"

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


class BotProcess:
    """A process that is started when it is needed; all methods but `kill` run in a thread."""

    def __init__(
        self,
        context: SpawnContext,
        content: Path | None,
        nice: int = 0,
        bots: tuple[Offer, ...] = (),
    ) -> None:
        self._context = context
        self._content = content
        self._nice = nice
        self._bots = bots
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
            target=run_worker, args=(theirs, self._content, self._nice, self._bots), daemon=True
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
