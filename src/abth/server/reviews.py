"""Reviews of finished matches: judged choice by choice in the bot pool, streamed, and stored.

Data types: `Reviews`; `ReviewJob`, one review in progress; `ReviewState`, what it has found so far;
`ReviewReader`, who waits for it. All readers of a match share one job. It stops when the last of
them leaves, and goes on from there when one comes back.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Final, NamedTuple

import msgspec
from cachetools import LRUCache

from abth.protocol.review import (
    MatchReview,
    Review,
    ReviewChoice,
    ReviewMoment,
    ReviewOption,
    ReviewTurn,
)
from abth.protocol.story import seat_names
from abth.review.review import JUDGE, ReviewGuess, add_up, dearest
from abth.review.turns import TurnPart
from abth.rules.flow import new_game_in, play
from abth.server.bot_pool.pool import BotPool, BotPoolClosed, NoReview
from abth.server.bot_pool.worker import ReviewAnswer
from abth.server.http.rate_limits import RateLimits
from abth.server.readiness import Readiness
from abth.storage.stores.reviews import ReviewStore
from abth.table.match.match import Match
from abth.table.refusals import Refusal
from abth.table.services import Clock
from abth.table.table import Table
from abth.text_seat.choices import option_words
from abth.words.catalogue import Words

JOBS_KEPT: Final = 50  # in progress or interrupted
Keep = Callable[[str, Review], Awaitable[None]]
"""Stores the review of a table."""
DECODER: Final = msgspec.json.Decoder(Review)


class ReviewState(NamedTuple):
    """A review as far as it is known."""

    review: Review
    choices: int  # how many are judged in the end
    is_complete: bool = True
    failed: bool = False


def complete(review: Review) -> ReviewState:
    """A review to which nothing will be added."""
    return ReviewState(review, review.judged)


class ReviewJob:
    """A review in progress: what is known so far, and who waits for more."""

    def __init__(self, table: str, match: Match, bots: BotPool, keep: Keep) -> None:
        self.match = match
        self.guess: ReviewGuess | None = None
        self.parts: list[TurnPart] = []  # the turns that are done
        self.choices: list[ReviewChoice] = []  # those judged in the turn after them
        self.review: Review | None = None
        self.failed = False
        self.stage = 0  # grows with all that becomes known
        self._table = table
        self._path = match.steps.path_to(match.version)
        self._bots = bots
        self._keep = keep
        self._news = asyncio.Event()
        self.readers = 0
        self._task: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        """Whether turns are being judged."""
        return self._task is not None and not self._task.done()

    @property
    def is_ended(self) -> bool:
        """Whether there is nothing more to wait for."""
        return self.review is not None or self.failed

    def known(self) -> ReviewState:
        """What is known so far."""
        if self.review is not None:
            return complete(self.review)
        turns, parts = [] if self.guess is None else self.guess.turns, self.parts
        judged = [choice for part in parts for choice in part.choices] + self.choices
        review = Review(
            judge=JUDGE,
            judged=len(judged),
            turns=[part.turn for part in parts] + turns[len(parts) :],
            choices=judged,
            ledger=[],
        )
        choices = 0 if self.guess is None else sum(self.guess.choices)
        return ReviewState(review, choices, is_complete=False, failed=self.failed)

    def join(self, person: str) -> None:
        """A reader comes; their share of the bot pool pays if nobody else's does."""
        self.readers += 1
        if not self.is_running and self.review is None:
            self.failed = False
            self._task = asyncio.get_running_loop().create_task(self._run(person))

    def leave(self) -> None:
        """A reader leaves. Without readers nothing is judged."""
        self.readers -= 1
        if self.readers == 0 and self._task is not None:
            self._task.cancel()

    async def wait_beyond(self, stage: int) -> None:
        """Wait until more is known than at this stage."""
        while self.stage == stage:
            await self._news.wait()

    async def _run(self, person: str) -> None:
        """Judge what is left."""
        try:
            await self._judge(person)
        except (BotPoolClosed, NoReview):
            self.failed = True
        finally:
            self._tell()

    async def _judge(self, person: str) -> None:
        if self.guess is None:
            self.guess = (await self._ask(person, None)).guess
            self._tell()
        assert self.guess is not None
        for turn in range(len(self.parts), len(self.guess.turns)):
            await self._judge_choices(person, turn, self.guess.choices[turn])
            part = (await self._ask(person, turn)).part
            assert part is not None
            self.parts.append(part.with_choices(self.choices))
            self.choices = []
            if len(self.parts) < len(self.guess.turns):
                self._tell()
        review = add_up(self.parts, self.guess.result)
        choices = [choice for choice in review.choices if choice.kind is not None]
        review = msgspec.structs.replace(review, choices=choices)
        await self._keep(self._table, review)
        self.review = review

    async def _judge_choices(self, person: str, turn: int, count: int) -> None:
        """Judge the choices of a turn; readers hear of those with a cost, and of the first ones."""
        while len(self.choices) < count:
            choice = (await self._ask(person, turn, len(self.choices))).choice
            assert choice is not None
            self.choices.append(choice)
            if not self.parts or choice.kind is not None:
                self._tell()

    def _ask(
        self, person: str, turn: int | None, choice: int | None = None
    ) -> Awaitable[ReviewAnswer]:
        actions = [step.number for step in self._path]
        players = len(self.match.seats)
        return self._bots.review(
            self.match.rulings, players, actions, turn, choice, table=self._table, host=person
        )

    def _tell(self) -> None:
        """Wake everyone who waits."""
        self.stage += 1
        self._news.set()
        self._news = asyncio.Event()


class ReviewReader:
    """One reader of a review: tells what is known, in the reader's words."""

    def __init__(self, match: Match, seats: Sequence[int], words: Words) -> None:
        self._match = match
        self._seats = seats
        self._words = words
        self._path = match.steps.path_to(match.version)
        self._labels: dict[int, dict[str, str]] = {}  # by the place of a choice

    def tell(self, known: ReviewState) -> MatchReview:
        """What is known, in words."""
        review = known.review
        places = [turn.place for turn in review.turns]
        dear = [choice for seat in self._seats for choice in dearest(review.choices, [seat])]
        return MatchReview(
            judge=review.judge,
            done=review.judged,
            all=known.choices,
            is_complete=known.is_complete,
            failed=known.failed,
            turns=[
                ReviewTurn(
                    turn=turn.turn,
                    round=turn.round,
                    seat=turn.seat,
                    version=self._path[turn.place].parent,
                    chances=turn.chances,
                    judged=turn.judged,
                )
                for turn in review.turns
            ],
            moments=[
                self._moment(choice, bisect_right(places, choice.place) - 1) for choice in dear
            ],
            ledger=review.ledger,
        )

    def _moment(self, choice: ReviewChoice, turn: int) -> ReviewMoment:
        assert choice.kind is not None
        labels = self._labels_at(choice.place)
        worths = {worth.action: worth for worth in choice.worths}
        return ReviewMoment(
            version=self._path[choice.place].parent,
            turn=turn,
            seat=choice.seat,
            round=choice.round,
            moment=choice.moment,
            kind=choice.kind,
            cost=choice.cost,
            error=choice.error,
            chance_best=choice.chance_best,
            chance_played=choice.chance_played,
            battle_best=worths[choice.best].battle,
            battle_played=worths[choice.played].battle,
            better=labels[choice.best],
            better_action=choice.best,
            why=choice.why,
            played=labels[choice.played],
            played_action=choice.played,
            count=choice.options,
            options=[
                ReviewOption(
                    words=labels[worth.action],
                    chance=worth.chance,
                    battle=worth.battle,
                    is_best=worth.action == choice.best,
                    is_played=worth.action == choice.played,
                )
                for worth in choice.worths
            ],
        )

    def _labels_at(self, place: int) -> dict[str, str]:
        """The options at a place in words."""
        if place not in self._labels:
            match = self._match
            game = new_game_in(match.game.frame, len(match.seats))
            for step in self._path[:place]:
                play(game, step.number)
            sabatons = [match.box.sabatons[player.sabaton].name for player in game.players]
            names = seat_names(match.seats, sabatons, self._words)
            self._labels[place] = option_words(game, names, self._words)
        return self._labels[place]


class Reviews:
    """The reviews of a server."""

    def __init__(
        self,
        store: ReviewStore,
        bots: BotPool,
        rates: RateLimits,
        readiness: Readiness,
        clock: Clock,
    ) -> None:
        self._store = store
        self._bots = bots
        self._rates = rates
        self._readiness = readiness
        self._clock = clock
        self.jobs: LRUCache[str, ReviewJob] = LRUCache(JOBS_KEPT)

    async def stored(self, table: Table, person: str | None, words: Words) -> MatchReview:
        """The review of a match, if there is one."""
        reader, review = self._reader(table, person, words), await self._load(table.id)
        if review is None:
            raise Refusal("unknown", "problem-no-review")
        return await asyncio.to_thread(reader.tell, complete(review))

    async def follow(self, table: Table, person: str, words: Words) -> AsyncIterator[bytes]:
        """What is known of a review, line by line until it is complete; refused at once."""
        reader, review = self._reader(table, person, words), await self._load(table.id)
        if review is not None:
            return as_lines(reader, review)
        return self._follow(reader, self._job(table, person), person)

    async def _follow(
        self, reader: ReviewReader, job: ReviewJob, person: str
    ) -> AsyncIterator[bytes]:
        job.join(person)
        try:
            while True:
                stage, is_ended, known = job.stage, job.is_ended, job.known()
                yield encode(await asyncio.to_thread(reader.tell, known))
                if is_ended or self._readiness.is_stopping:
                    return
                await self._readiness.unless_stopping(job.wait_beyond(stage))
        finally:
            job.leave()

    def _reader(self, table: Table, person: str | None, words: Words) -> ReviewReader:
        own = table.seats_of(person)
        table.require_watchable(own)
        match = table.require_finished()
        if not match.game.is_over:
            raise Refusal("not-over", "problem-review-unfinished")
        return ReviewReader(match, own or unowned_seats(table), words)

    def _job(self, table: Table, person: str) -> ReviewJob:
        """The review in progress; a new one counts for the user who asks for it."""
        job = self.jobs.get(table.id)
        if job is None or not job.is_running:
            self._rates.check_review(person)
        if job is None:
            job = ReviewJob(table.id, table.require_finished(), self._bots, self._keep)
            self.jobs[table.id] = job
        return job

    async def _load(self, table: str) -> Review | None:
        kept = await self._store.get(table, JUDGE)
        return None if kept is None else DECODER.decode(kept)

    async def _keep(self, table: str, review: Review) -> None:
        encoded = msgspec.json.encode(review)
        await self._store.put(table, review.judge, encoded, self._clock.now())
        self.jobs.pop(table, None)


def unowned_seats(table: Table) -> list[int]:
    """The seats that belong to no user: bots, and all seats of an imported match.

    What others chose badly is theirs to read.
    """
    return [seat.seat for seat in table.row.seats if seat.person is None]


def encode(told: MatchReview) -> bytes:
    """What is known, as a line of JSON."""
    return msgspec.json.encode(told) + b"\n"


async def as_lines(reader: ReviewReader, review: Review) -> AsyncIterator[bytes]:
    """A complete review as a single line; its words are found beside the event loop."""
    yield encode(await asyncio.to_thread(reader.tell, complete(review)))
