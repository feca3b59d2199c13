"""Practice over HTTP: the next puzzle, answers, progress.

Also proves `server/http/practice.py`, `storage/stores/practice.py`.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from abth.practice.library import library, puzzle_number
from abth.protocol.wire import PracticeTask, PracticeVerdict
from tests.server.house import Guest, House, guests, house, over_sockets


async def task(guest: Guest, **query: Any) -> PracticeTask:
    return msgspec.convert(await guest.get("/practice", **query), PracticeTask)


async def answer(guest: Guest, number: int, choice: int) -> PracticeVerdict:
    told = await guest.post(f"/practice/{number}", {"choice": choice})
    return msgspec.convert(told, PracticeVerdict)


@over_sockets
async def test_a_puzzle_is_shown_without_its_answer_and_judged_with_all_values(
    place: House,
) -> None:
    (ada,) = await guests(place, 1)

    shown = (await task(ada)).puzzle

    assert shown is not None
    puzzle = puzzle_number(shown.number)
    assert (shown.level, shown.kind, len(shown.choices)) == (1, puzzle.kind, len(puzzle.choices))
    own = shown.view.players[puzzle.seat]
    assert own.hand is not None
    assert all(other.hand is None for other in shown.view.players if other is not own)

    verdict = await answer(ada, shown.number, puzzle.answers[0])

    assert verdict.right
    assert verdict.answers == list(puzzle.answers)
    assert verdict.values == list(puzzle.values)
    assert verdict.why.message_id == puzzle.why.message
    assert (verdict.progress.streak, verdict.progress.answered) == (1, 1)
    assert verdict.progress.puzzles == len(library())


@over_sockets
async def test_no_puzzle_comes_twice_and_everyone_has_their_own_progress(place: House) -> None:
    ada, ben = await guests(place, 2)
    seen: list[int] = []
    for _ in range(4):
        shown = (await task(ada)).puzzle
        assert shown is not None
        seen.append(shown.number)
        await answer(ada, shown.number, puzzle_number(shown.number).answers[0])

    assert len(set(seen)) == 4
    assert (await task(ada)).progress.level == 2
    bens = await task(ben)
    assert bens.puzzle is not None
    assert bens.puzzle.number == seen[0]
    assert bens.progress.answered == 0


@over_sockets
async def test_only_the_first_answer_counts_also_after_a_restart(place: House) -> None:
    (ada,) = await guests(place, 1)
    right = puzzle_number(1).answers[0]
    wrong = next(n for n in range(5) if n not in puzzle_number(1).answers)

    first = await answer(ada, 1, wrong)
    second = await answer(ada, 1, right)
    await place.restart()

    assert (first.right, second.right) == (False, True)
    progress = (await task(ada)).progress
    assert (progress.right, progress.answered) == (0, 1)


@over_sockets
async def test_kind_and_level_can_be_chosen(place: House) -> None:
    (ada,) = await guests(place, 1)

    shown = (await task(ada, kind="token", level=7)).puzzle

    assert shown is not None
    assert (shown.kind, shown.level) == ("token", 7)
    assert shown.choices[0].tokens


@over_sockets
async def test_what_makes_no_sense_is_refused(place: House) -> None:
    (ada,) = await guests(place, 1)

    assert (await ada.get("/practice", 400, kind="riddle"))["code"] == "malformed"
    assert (await ada.get("/practice", 400, level=11))["code"] == "malformed"
    assert (await ada.post("/practice/0", {"choice": 0}, 404))["code"] == "unknown"
    assert (await ada.post("/practice/1", {"choice": 9}, 400))["code"] == "malformed"
    nobody = place.client()
    assert (await nobody.get("/api/practice")).status_code == 401


def test_who_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path, requests_per_second=0.001, requests_at_once=3) as place:
            (ada,) = await guests(place, 1)
            statuses = [(await ada.http.get("/api/practice")).status_code for _ in range(5)]
            assert statuses == [200, 200, 200, 429, 429]

    asyncio.run(scenario())


@over_sockets
async def test_when_all_is_answered_there_is_no_puzzle(place: House) -> None:
    (ada,) = await guests(place, 1)
    for puzzle in library():
        if puzzle.kind == "era":
            await place.services.store.practice.add(ada.id, puzzle.key, True, 1.0)

    assert (await task(ada, kind="era")).puzzle is None
    assert (await task(ada)).puzzle is not None
