"""A process of the lab: plays the matches of one run, one at a time, and is killed with the run.

Data type: `MatchProcess`. It is a process like those of the bot pool, but not one of them: tables
never wait for the lab.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from abth.arena.matches.match_record import MatchRecord
from abth.server.bot_pool.pool import BotProcess
from abth.server.bot_pool.worker import MATCH_DECODER, MatchQuestion, encode_match_question

NICE: Final = 10  # bots at tables and the server go first
MATCH_LIMIT: Final = 180.0  # seconds for one match; the slowest bot of the lab, interpreted


class MatchFailed(RuntimeError):
    """A match that was not played, and why."""


def read_error(asked: asyncio.Future[bytes]) -> None:
    """Look at how a question ended, also if the one who asked no longer waits."""
    if not asked.cancelled():
        asked.exception()


class MatchProcess:
    """One process, asked from the event loop, which it never blocks."""

    def __init__(self, content: Path | None) -> None:
        self._process = BotProcess(multiprocessing.get_context("spawn"), content, NICE)
        self._thread = ThreadPoolExecutor(1, "lab")

    async def play(self, question: MatchQuestion) -> MatchRecord:
        """Play one match; `BotProcessDied` if the process was killed."""
        loop = asyncio.get_running_loop()
        asked = loop.run_in_executor(self._thread, self._ask, encode_match_question(question))
        asked.add_done_callback(read_error)
        await asyncio.wait({asked}, timeout=MATCH_LIMIT)
        if not asked.done():
            self.kill()
            raise MatchFailed(question.bot)
        found = MATCH_DECODER.decode(asked.result())
        if found.record is None:
            raise MatchFailed(found.failure)
        return found.record

    def _ask(self, question: bytes) -> bytes:
        self._process.wake()
        return self._process.answer(question)

    def kill(self) -> None:
        """Stop the match in progress."""
        self._process.kill()

    def end(self) -> None:
        """End the process; blocks until it is gone."""
        self.kill()
        self._thread.shutdown()
        self._process.end()
