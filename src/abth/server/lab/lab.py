"""The lab: exact odds at once, and one run of matches at a time in a process of its own.

Data types: `Lab`, which the routes ask, and `Run`, matches of the same deals with the box of the
server and with the changed one. A new run ends the one before it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from time import monotonic
from typing import Final, Literal

import msgspec

from abth.balance.comparison.comparison import PAIR, Asked, Comparison, plan_comparison
from abth.balance.comparison.comparison_result import shift_of
from abth.balance.content_folder import write_folder, zip_of
from abth.balance.lone_odds import lone_odds
from abth.content.editing import UnitNumbers, box_with, edited_texts, texts_of
from abth.content.fields import BadContent
from abth.protocol.lab import (
    CardNumbers,
    LabOdds,
    LabOddsQuestion,
    LabRun,
    LabShift,
    LabSides,
    LabState,
    NewLabRun,
)
from abth.rules.box import Box
from abth.rules.game import Frame
from abth.rules.rulings import rulings_of
from abth.server.bot_pool.pool import BotProcessDied
from abth.server.bot_pool.worker import MatchQuestion
from abth.server.lab.match_process import MatchFailed, MatchProcess
from abth.table.background_tasks import BackgroundTasks

logger = logging.getLogger("abth.server.lab")

MOST_PAIRS: Final = 2000
MOST_SECONDS: Final = 3600.0
FOLDER: Final = "mybox"  # in the archive

State = Literal["running", "settled", "played", "cancelled", "failed"]
Changes = list[tuple[str, UnitNumbers]]


def changes_in(cards: Sequence[CardNumbers]) -> Changes:
    """The changes that a client sends."""
    found = []
    for numbers in cards:
        fields = msgspec.structs.asdict(numbers)
        found.append((str(fields.pop("card")), UnitNumbers(**fields)))
    return found


class Run:
    """One run: what it has found so far, and how it ended."""

    def __init__(self, number: int, wanted: NewLabRun, content: Path | None, folder: Path) -> None:
        self.number = number
        self.wanted = wanted
        self.folder = folder
        self.state: State = "running"
        self.begun = monotonic()
        self.ended: float | None = None
        self.process = MatchProcess(content)
        plan = plan_comparison(
            games=PAIR * MOST_PAIRS,
            players=wanted.players,
            bots=(wanted.bot,),
            content=content,
            other=folder,
        )
        self.comparison = Comparison(plan, Asked())

    async def play(self) -> None:
        """Play pairs until every question is answered, all are played, or the run is canceled."""
        try:
            await self._play_pairs()
        except BotProcessDied:
            self.end("failed")  # unless it was cancelled
        except MatchFailed as error:
            logger.warning("a run of the lab failed: %s", error)
            self.end("failed")
        finally:
            self.end("cancelled")
            await asyncio.to_thread(self._clean)

    async def _play_pairs(self) -> None:
        comparison = self.comparison
        while self.state == "running":
            first = PAIR * comparison.taken
            pair = [await self.process.play(self._question(first + box)) for box in range(PAIR)]
            comparison.count(*pair)
            if comparison.is_settled:
                self.end("settled")
            elif comparison.taken == MOST_PAIRS or self.seconds > MOST_SECONDS:
                self.end("played")

    def _question(self, match: int) -> MatchQuestion:
        return MatchQuestion(
            other=str(self.folder),
            bot=self.wanted.bot,
            players=self.wanted.players,
            matches=PAIR * MOST_PAIRS,
            match=match,
        )

    def end(self, state: State) -> None:
        """The run is over; what ended it first counts."""
        if self.state == "running":
            self.state = state
            self.ended = monotonic()
            self.process.kill()

    def _clean(self) -> None:
        self.process.end()
        rmtree(self.folder, ignore_errors=True)

    @property
    def seconds(self) -> float:
        """How long it has been running, or ran."""
        return (self.ended or monotonic()) - self.begun

    def told(self) -> LabRun:
        """The run as a client sees it."""
        comparison = self.comparison
        shifts = [shift_of(comparison, measure) for measure in comparison.measures]
        return LabRun(
            id=self.number,
            state=self.state,
            cards=self.wanted.cards,
            bot=self.wanted.bot,
            players=self.wanted.players,
            pairs=comparison.pairs,
            most=MOST_PAIRS,
            seconds=round(self.seconds, 1),
            shifts=[
                LabShift(**{name: getattr(shift, name) for name in LabShift.__struct_fields__})
                for shift in shifts
            ],
        )


class Lab:
    """Answers what would change."""

    def __init__(self, box: Box, content: Path | None, tasks: BackgroundTasks) -> None:
        self._box = box
        self._content = content
        self._tasks = tasks
        self._run: Run | None = None
        self._runs = 0
        self._one_at_a_time = asyncio.Semaphore(1)

    def state(self) -> LabState:
        """The box, and the latest run."""
        return LabState(box=self._box.name, run=None if self._run is None else self._run.told())

    async def odds(self, question: LabOddsQuestion) -> LabOdds:
        """The exact odds of a card, as it is and as it was changed."""
        changes = changes_in(question.cards)
        async with self._one_at_a_time:
            return await asyncio.to_thread(partial(self._odds, question.card, changes))

    def _odds(self, ident: str, changes: Changes) -> LabOdds:
        number = next((n for n, unit in enumerate(self._box.units) if unit.id == ident), None)
        if number is None:
            raise BadContent("card", "cli-content-missing", key=ident)
        boxes = (self._box, box_with(self._box, changes))
        found = [lone_odds(Frame(box, rulings_of()), number) for box in boxes]
        sides = [LabSides(attacking=odds.attacking, defending=odds.defending) for odds in found]
        return LabOdds(today=sides[0], changed=sides[1])

    async def start(self, wanted: NewLabRun) -> LabRun:
        """Begin a run; the one before it ends."""
        texts = await asyncio.to_thread(self._texts, changes_in(wanted.cards))
        folder = Path(mkdtemp(prefix="abth-lab-"))
        try:
            await asyncio.to_thread(write_folder, texts, folder)
            number = self._runs + 1
            run = await asyncio.to_thread(Run, number, wanted, self._content, folder)
        except BaseException:
            rmtree(folder, ignore_errors=True)
            raise
        self.cancel()
        self._run, self._runs = run, number
        self._tasks.spawn(run.play())
        return run.told()

    def cancel(self) -> None:
        """End the run in progress, if there is one."""
        if self._run is not None:
            self._run.end("cancelled")

    async def archive(self, cards: Sequence[CardNumbers]) -> bytes:
        """The changed box as a content folder, packed."""
        async with self._one_at_a_time:
            return await asyncio.to_thread(self._packed, changes_in(cards))

    def _packed(self, changes: Changes) -> bytes:
        return zip_of(self._texts(changes), FOLDER)

    def _texts(self, changes: Changes) -> dict[str, str]:
        return edited_texts(texts_of(self._content), changes)
