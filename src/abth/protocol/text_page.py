"""A match as text, complete for one seat: the page that is printed, sent and shown.

Data types: `TextPage`, made of `TextChoice`s, `TextSection`s with `TextTable`s, the log as
`TextTurn`s of `TextLine`s, and the chat as `TextChatLine`s; `TextCommand`, what was typed, and
`TextReply`, the answer to it.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from abth.protocol.wire import FromClient, FromServer, Key, SeatNumber, Version

LONGEST_COMMAND = 600  # characters

SectionName = Literal["scores", "line-ups", "hand", "eras", "gear", "players"]


class TextChoice(FromServer, frozen=True, kw_only=True):
    """A numbered choice: what it is, what follows from it, and how a match log writes it."""

    number: int
    label: str
    note: str
    typed: str


class TextTable(FromServer, frozen=True, kw_only=True):
    """A table; the first cell of a row names the row."""

    caption: str
    columns: list[str]
    rows: list[list[str]]


class TextSection(FromServer, frozen=True, kw_only=True):
    """A part of the page with its heading: sentences, then tables."""

    name: SectionName
    heading: str
    lines: list[str]
    tables: list[TextTable]


class TextLine(FromServer, frozen=True, kw_only=True):
    """A line of the log; 1 deep within a battle, 2 within a Line of Combat.

    `concerns_you`: it tells of your turn, of a challenge to you, or of your things.
    """

    text: str
    depth: int
    concerns_you: bool


class TextTurn(FromServer, frozen=True, kw_only=True):
    """One turn in the log; its number counts all turns, so that a reader knows it again.

    `summary`: what it came to, in a sentence or two; empty as long as it is not over.
    """

    number: int
    heading: str
    is_yours: bool
    summary: str
    lines: list[TextLine]


class TextChatLine(FromServer, frozen=True, kw_only=True):
    """A line of chat, by its number at the table."""

    number: int
    text: str


class TextPage(FromServer, frozen=True, kw_only=True):
    """The whole page, in the order in which it is read; `seat` is none for a spectator.

    `commands` are those that can be typed as they are, in the language of the page.
    """

    version: int
    seat: int | None
    language: str
    title: str
    status: str
    heading: str
    prompt: str
    choices: list[TextChoice]
    commands: list[str]
    sections: list[TextSection]
    log: list[TextTurn]
    chat: list[TextChatLine]


class TextReply(FromServer, frozen=True, kw_only=True):
    """The answer to a command, and the page after it."""

    answer: list[str]
    page: TextPage


class TextCommand(FromClient, frozen=True, kw_only=True):
    """What was typed; the seat is needed only by a user with several seats."""

    command: Annotated[str, Meta(max_length=LONGEST_COMMAND)]
    seat: SeatNumber | None = None
    seen: Version | None = None
    key: Key
