"""Routes for the text seat: a match as text, and typed input.

Data type: `TextRequest`, which describes a body of plain text.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Annotated, Final

from litestar import MediaType, Router, get, post
from litestar.openapi.spec import (
    OpenAPIMediaType,
    OpenAPIType,
    Operation,
    RequestBody,
    Schema,
)
from litestar.params import FromPath, JSONBody, QueryParameter

from abth.protocol.text_page import LONGEST_COMMAND, TextCommand, TextPage, TextReply
from abth.server.http.dependencies import AppRequest, Caller, Person, TheServices, id_of
from abth.server.http.languages import Language, words_for
from abth.server.http.play import Seen, Wait
from abth.server.services import Services
from abth.server.text_seats import Reader
from abth.table.live_table import LiveTable
from abth.table.refusals import Refusal
from abth.table.viewers import entrance
from abth.text_seat.plain_text import page_lines

OwnSeat = Annotated[
    int | None,
    QueryParameter(ge=0, le=4, description="Which of my seats; only if I have several."),
]
CommandKey = Annotated[
    str | None,
    QueryParameter(
        min_length=1,
        max_length=40,
        pattern="^[A-Za-z0-9_-]+$",
        description="A command with a key that comes twice counts once.",
    ),
]
TEXT: Final = MediaType.TEXT
PAGE_WIDTH: Final = 96  # columns of an answer in parts
LINE: Final = Schema(type=OpenAPIType.STRING, max_length=LONGEST_COMMAND)


@dataclass
class TextRequest(Operation):
    """A route whose body is a line of plain text, as OpenAPI describes it."""

    def __post_init__(self) -> None:
        """Describe the body."""
        content = {TEXT.value: OpenAPIMediaType(schema=LINE)}
        self.request_body = RequestBody(content=content, required=True)


@get("/tables/{table:str}/text", summary="The match as text", media_type=TEXT)
async def get_text(
    request: AppRequest,
    services: TheServices,
    caller: Caller,
    table: FromPath[str],
    lang: Language = None,
    seat: OwnSeat = None,
    seen: Seen = None,
    wait: Wait = 0,
) -> str:
    """Everything your seat may know: choices, tables, log. With `wait`, it comes with news."""
    live = await services.tables.require_current(table)
    reader = Reader(id_of(caller), words_for(request, lang), seat)
    await wait_for_news(services, live, reader, seen, wait)
    return as_text(page_lines(reader.words, await services.text_seats.page(live, reader)))


@post(
    "/tables/{table:str}/text",
    summary="Type a command",
    media_type=TEXT,
    status_code=200,
    operation_class=TextRequest,
)
async def post_text(
    request: AppRequest,
    services: TheServices,
    person: Person,
    table: FromPath[str],
    lang: Language = None,
    seat: OwnSeat = None,
    seen: Seen = None,
    key: CommandKey = None,
) -> str:
    """The body is a line of plain text: a number, words of a choice, or a command such as `help`.

    The answer is what happened and the next choices, or the answer to a question.
    """
    live = await services.tables.require_current(table)
    reader = Reader(person.id, words_for(request, lang), seat)
    typed = typed_line(await request.body())
    text_seats = services.text_seats
    own_key = key or secrets.token_urlsafe(12)
    answer, went_on = await text_seats.obey(live, reader, typed, own_key, seen)
    if went_on:
        answer += await text_seats.next_turn(live, reader)
    return as_text(answer)


@get("/tables/{table:str}/text/page", summary="The match as text, in parts")
async def get_page(
    request: AppRequest,
    services: TheServices,
    caller: Caller,
    table: FromPath[str],
    lang: Language = None,
    seat: OwnSeat = None,
    seen: Seen = None,
    wait: Wait = 0,
) -> TextPage:
    """The same as JSON: headings, choices, tables, and log, for programs that lay it out."""
    live = await services.tables.require_current(table)
    reader = Reader(id_of(caller), words_for(request, lang), seat)
    await wait_for_news(services, live, reader, seen, wait)
    return await services.text_seats.page(live, reader)


@post("/tables/{table:str}/text/page", summary="Type a command, answered in parts", status_code=200)
async def post_page(
    request: AppRequest,
    services: TheServices,
    person: Person,
    table: FromPath[str],
    data: JSONBody[TextCommand],
    lang: Language = None,
) -> TextReply:
    """The answer to a command, and the page after it; what happened is in its log."""
    live = await services.tables.require_current(table)
    words = words_for(request, lang)
    reader = Reader(person.id, words, data.seat, PAGE_WIDTH, reads_log=True)
    text_seats = services.text_seats
    answer, _ = await text_seats.obey(live, reader, data.command, data.key, data.seen)
    return TextReply(answer=answer, page=await text_seats.page(live, reader))


async def wait_for_news(
    services: Services, live: LiveTable, reader: Reader, seen: int | None, wait: float
) -> None:
    """Wait until the match goes on or the reader must decide."""
    if wait > 0:
        known = live.table.version if seen is None else seen
        news = entrance.wait_for_news(live, reader.person, known, wait)
        await services.readiness.unless_stopping(news)


def typed_line(body: bytes) -> str:
    """The body of a request as one line."""
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise Refusal.of_input(error) from error
    if len(text) > LONGEST_COMMAND:
        raise Refusal("too-large")
    return " ".join(text.split())


def as_text(lines: list[str]) -> str:
    """Lines as a text."""
    return "".join(f"{line}\n" for line in lines)


text_router = Router(
    "/api", route_handlers=[get_text, post_text, get_page, post_page], tags=["Text seat"]
)
