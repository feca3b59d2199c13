"""Routes for practice: the next puzzle, and an answer to it."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from abth.protocol.wire import PracticeAnswer, PracticeTask, PracticeVerdict, PuzzleKind
from abth.server.http.dependencies import Person, TheServices

Level = Annotated[int | None, QueryParameter(ge=1, le=10)]


@get("/practice", summary="The next puzzle")
async def next_puzzle(
    services: TheServices,
    person: Person,
    kind: FromQuery[PuzzleKind | None] = None,
    level: Level = None,
) -> PracticeTask:
    """A puzzle that you have not answered, of your level unless you name one."""
    return await services.practice.next_task(person.id, kind, level)


@post("/practice/{number:int}", status_code=200, summary="Answer a puzzle")
async def answer_puzzle(
    services: TheServices, person: Person, number: FromPath[int], data: JSONBody[PracticeAnswer]
) -> PracticeVerdict:
    """What every choice is worth. Only your first answer to a puzzle counts."""
    return await services.practice.answer(person.id, number, data.choice)


practice_router = Router("/api", route_handlers=[next_puzzle, answer_puzzle], tags=["Practice"])
