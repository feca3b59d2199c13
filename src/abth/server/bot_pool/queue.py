"""The order in which questions reach the processes of the bot pool.

Data types: `BotQueue`, `Lane`, `QueueTicket`, and `BotCosts`. There are two lanes. Cheap questions
have processes of their own, so they never wait behind a bot that thinks long; they also use a free
process of the other lane. In a lane, hosts share the time of the processes: the host who has used
the least goes first, so ten tables of one host get no more than the one table of another. The
tables of a host take turns.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Final, Generic, Literal, TypeVar

P = TypeVar("P")

LaneName = Literal["cheap", "dear"]
Waited = Callable[[LaneName, float], object]

MOST_HOSTS: Final = 1000  # whose time is remembered; half of them are forgotten at a time
MOST_COSTS: Final = 1000  # bots whose cost is remembered
CHEAP: Final = 0.02  # seconds of processor time that a decision takes on average
FIRST_GUESS: Final = {"recruit": 0.0001, "soldier": 0.001}  # seconds; others are dear until known
DEAR_GUESS: Final = 1.0
WEIGHT: Final = 0.125  # of the newest decision in the average


class BotCosts:
    """The processor time that a decision of each bot takes, measured while they play."""

    def __init__(self) -> None:
        self._mean: dict[str, float] = dict(FIRST_GUESS)

    def expected(self, bot: str) -> float:
        """The seconds that a decision of this bot is expected to take."""
        return self._mean.get(bot, DEAR_GUESS)

    def is_cheap(self, bot: str) -> bool:
        """Whether this bot belongs in the lane of cheap questions."""
        return self.expected(bot) <= CHEAP

    def note(self, bot: str, seconds: float) -> None:
        """A decision of this bot has taken so long."""
        before = self._mean.get(bot)
        if before is None and len(self._mean) >= MOST_COSTS:
            return
        self._mean[bot] = seconds if before is None else before + WEIGHT * (seconds - before)


@dataclass(slots=True, eq=False)
class QueueTicket(Generic[P]):
    """A question that waits for a process, or that has one."""

    host: str
    table: str
    expected: float  # seconds; charged at once and corrected afterwards
    lane: Lane[P]
    turn: asyncio.Future[P]
    since: float

    @property
    def process(self) -> P:
        """The process that was reserved for this question."""
        return self.turn.result()


class Lane(Generic[P]):
    """Questions of one kind, and the processes that are kept for them."""

    def __init__(self, name: LaneName, processes: Iterable[P]) -> None:
        self.name = name
        self.free = list(processes)
        self._used: dict[str, float] = {}  # seconds that each host has used lately
        self._floor = 0.0  # what a host starts with who has not asked lately
        self._waiting: dict[str, dict[str, deque[QueueTicket[P]]]] = {}  # by host and table

    @property
    def waiting(self) -> int:
        """How many questions wait."""
        return sum(
            not question.turn.done()
            for tables in self._waiting.values()
            for questions in tables.values()
            for question in questions
        )

    def add(self, question: QueueTicket[P]) -> None:
        """Let a question wait for its turn."""
        tables = self._waiting.setdefault(question.host, {})
        tables.setdefault(question.table, deque()).append(question)

    def next(self) -> QueueTicket[P] | None:
        """The question whose turn it is; it waits no longer."""
        while self._waiting:
            host = min(self._waiting, key=self.used_by)
            tables = self._waiting[host]
            table = next(iter(tables))
            questions = tables.pop(table)
            question = questions.popleft()
            if questions:
                tables[table] = questions  # behind the other tables of this host
            if not tables:
                del self._waiting[host]
            if not question.turn.done():
                return question
        return None

    def used_by(self, host: str) -> float:
        """The seconds that count for a host; nobody saves up time by not asking."""
        return max(self._floor, self._used.get(host, 0.0))

    def charge(self, host: str, seconds: float) -> None:
        """A host has used so much time."""
        used = self.used_by(host)
        self._floor = min(map(self.used_by, self._waiting), default=used)
        self._used[host] = used + seconds
        if len(self._used) > MOST_HOSTS:
            self._floor = max(self._floor, median(self._used.values()))
            self._used = {who: used for who, used in self._used.items() if used > self._floor}

    def close(self, error: Exception) -> None:
        """Refuse all that wait."""
        for tables in self._waiting.values():
            for questions in tables.values():
                for question in questions:
                    if not question.turn.done():
                        question.turn.set_exception(error)
        self._waiting.clear()


class BotQueue(Generic[P]):
    """Hands processes to questions, each host in turn."""

    def __init__(self, dear: Iterable[P], cheap: Iterable[P], waited: Waited | None = None) -> None:
        self.dear: Lane[P] = Lane("dear", dear)
        self.cheap: Lane[P] = Lane("cheap", cheap)
        self._for_cheap = set(map(id, self.cheap.free))
        self._waited = waited

    async def take(
        self, host: str, table: str, *, cheap: bool = False, expected: float = DEAR_GUESS
    ) -> QueueTicket[P]:
        """The question, once a process is reserved for it; give that back afterwards."""
        lane = self.cheap if cheap else self.dear
        turn: asyncio.Future[P] = asyncio.get_running_loop().create_future()
        question = QueueTicket(host, table, expected, lane, turn, perf_counter())
        free = lane.free or (self.dear.free if cheap else [])
        if free:
            self._hand(free.pop(), question)
        else:
            lane.add(question)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(question)
            raise
        return question

    def _hand(self, process: P, question: QueueTicket[P]) -> None:
        now = perf_counter()
        if self._waited is not None:
            self._waited(question.lane.name, now - question.since)
        question.since = now
        question.lane.charge(question.host, question.expected)
        question.turn.set_result(process)

    def give_back(self, question: QueueTicket[P]) -> None:
        """The process of this question is free for the next one."""
        process, lane = question.process, question.lane
        lane.charge(question.host, perf_counter() - question.since - question.expected)
        kept_for_cheap = id(process) in self._for_cheap
        following = self.cheap.next() if kept_for_cheap else self.dear.next() or self.cheap.next()
        if following is not None:
            self._hand(process, following)
        else:
            (self.cheap if kept_for_cheap else self.dear).free.append(process)

    def close(self, error: Exception) -> None:
        """Refuse everyone who waits."""
        self.dear.close(error)
        self.cheap.close(error)
