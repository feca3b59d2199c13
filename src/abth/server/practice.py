"""Puzzles for users: which one is next, whether an answer is right, how far someone has come.

Data type: `PracticeService`. The puzzles come with the package; only answers are stored.
"""

from __future__ import annotations

import asyncio
from typing import Final

from abth.content import load_box
from abth.practice.library import UnknownPuzzle, level_of, library, puzzle_number
from abth.practice.progress import Answered, catalog, next_number, progress_of
from abth.practice.puzzles import Choice, Kind, Puzzle
from abth.protocol.wire import (
    PracticeProgress,
    PracticePuzzle,
    PracticeReason,
    PracticeTask,
    PracticeVerdict,
    PuzzleChoice,
)
from abth.rules.box import Box
from abth.rules.reading import read_position
from abth.rules.views import View, view_for
from abth.storage.stores.practice import PracticeStore
from abth.table.refusals import Refusal
from abth.table.services import Clock


class PracticeService:
    """Gives puzzles and judges answers."""

    def __init__(self, store: PracticeStore, clock: Clock) -> None:
        self._store: Final = store
        self._clock: Final = clock

    async def next_task(self, person: str, kind: Kind | None, level: int | None) -> PracticeTask:
        """The next puzzle of a kind and a level; without a level, of the user's own."""
        await asyncio.to_thread(catalog)  # reads the file of puzzles the first time
        answers = await self._answers(person)
        progress = progress_of(answers)
        answered = {answer.puzzle for answer in answers}
        number = next_number(answered, level or progress.level, kind)
        puzzle = None if number is None else puzzle_on_wire(number, load_box())
        return PracticeTask(puzzle=puzzle, progress=progress_on_wire(answers))

    async def answer(self, person: str, number: int, choice: int) -> PracticeVerdict:
        """Judge an answer and keep it, if it is the first to this puzzle."""
        await asyncio.to_thread(library)
        puzzle = require_puzzle(number)
        if choice >= len(puzzle.choices):
            last = len(puzzle.choices) - 1
            raise Refusal("malformed", "error-puzzle-choice", place="choice", last=last)
        right = choice in puzzle.answers
        await self._store.add(person, puzzle.key, right, self._clock.now())
        return PracticeVerdict(
            right=right,
            answers=list(puzzle.answers),
            values=list(puzzle.values),
            chances=list(puzzle.chances),
            why=PracticeReason(message_id=puzzle.why.message, arguments=puzzle.why.arguments),
            progress=progress_on_wire(await self._answers(person)),
        )

    async def _answers(self, person: str) -> list[Answered]:
        return [Answered(row.puzzle, row.right) for row in await self._store.answers(person)]


def require_puzzle(number: int) -> Puzzle:
    """The puzzle with this number; refused if there is none."""
    try:
        return puzzle_number(number)
    except UnknownPuzzle as error:
        last = len(library())
        raise Refusal("unknown", error.message, number=str(number), last=last) from error


def puzzle_on_wire(number: int, box: Box) -> PracticePuzzle:
    """A puzzle as a client sees it: without the answer."""
    puzzle = puzzle_number(number)
    return PracticePuzzle(
        number=number,
        level=level_of(number),
        kind=puzzle.kind,
        measure=puzzle.measure,
        view=view_of(puzzle, box),
        choices=[choice_on_wire(choice) for choice in puzzle.choices],
    )


def view_of(puzzle: Puzzle, box: Box) -> View:
    """What the seat of a puzzle sees."""
    return view_for(read_position(puzzle.position, box), puzzle.seat)


def choice_on_wire(choice: Choice) -> PuzzleChoice:
    """A choice with every field."""
    return PuzzleChoice(
        line_up=list(choice.line_up),
        tokens=list(choice.tokens),
        facing=list(choice.facing),
        challenge=choice.challenge,
        era=choice.era,
        inserts=choice.inserts,
    )


def progress_on_wire(answers: list[Answered]) -> PracticeProgress:
    """How far these answers lead."""
    progress = progress_of(answers)
    return PracticeProgress(
        level=progress.level,
        streak=progress.streak,
        right=progress.right,
        answered=progress.answered,
        puzzles=len(library()),
    )
