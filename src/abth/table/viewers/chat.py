"""Chat: the lines that players write at a table.

Data type: `ChatHistory`, the last lines of one table.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

import msgspec

from abth.protocol.wire import ChatNews, Line
from abth.storage.rows import ChatRow
from abth.table.refusals import Refusal
from abth.table.text_cleaning import clean_chat
from abth.table.viewers.audience import BOT_SENDER, Sender

if TYPE_CHECKING:
    from abth.table.live_table import LiveTable


class ChatHistory:
    """The last lines of one table."""

    def __init__(self, lines: Sequence[ChatRow], kept: int) -> None:
        self._lines = list(lines)
        self._kept = kept

    @property
    def next_number(self) -> int:
        """The number of the next line."""
        return self._lines[-1].number + 1 if self._lines else 1

    def has(self, person: str, key: str) -> bool:
        """Whether this person has sent a line with this key."""
        return any((line.person, line.key) == (person, key) for line in self._lines)

    def has_lines_of(self, person: str) -> bool:
        """Whether this person has written something."""
        return any(line.person == person for line in self._lines)

    def text_of(self, number: int) -> str | None:
        """What the line with this number says, if it is still kept."""
        return next((line.text for line in self._lines if line.number == number), None)

    def add(self, line: ChatRow) -> None:
        """Keep a line, and forget the oldest beyond the limit."""
        self._lines.append(line)
        del self._lines[: -self._kept]

    def since(self, number: int, muted: Collection[str] = ()) -> list[Line]:
        """The lines after this number, without those of muted people."""
        lines = [line for line in self._lines if line.number > number]
        return [as_line(line) for line in lines if line.person not in muted]


async def send_chat(live: LiveTable, sender: Sender, text: str) -> None:
    """Send a line to everyone who reads the chat of the table; they may write as well."""
    table, person, key = live.table, sender.person, sender.key
    assert person is not None
    assert key is not None
    seats = table.seats_of(person)
    if not table.may_read_chat(person, seats):
        off = table.row.options.chat == "off"
        raise Refusal("not-allowed", "problem-chat-off" if off else "problem-chat-players")
    text = clean_chat(text)
    if await live.services.users.is_silenced(person):
        raise Refusal("not-allowed", "problem-silenced")
    async with live.lock:
        live.check_present()
        if live.chat.has(person, key):
            sender.answer_done(table.version)
            return
        most = live.services.limits.chat_lines
        if await live.services.store.count_chat_lines(table.id, person) >= most:
            raise Refusal("too-many", "problem-too-many-lines", what=most)
        seat = seats[0] if len(seats) == 1 else None
        name = table.row.seats[seat].name if seat is not None else None
        line = ChatRow(
            number=live.chat.next_number,
            person=person,
            name=name or await live.services.users.name_of(person),
            seat=seat,
            text=text,
            at=live.services.clock.now(),
            key=key,
        )
        number = await live.services.store.add_chat_line(table.id, line)
        if number is None:  # sent long ago
            sender.answer_done(table.version)
            return
        line = msgspec.structs.replace(line, number=number)
        new = [line] if number == live.chat.next_number else await read_new_lines(live)
        for each in new:
            live.chat.add(each)
    sender.answer_done(table.version)
    for each in new:
        tell(live, each, sender if each.number == number else BOT_SENDER)


async def read_new_lines(live: LiveTable) -> list[ChatRow]:
    """The lines that other processes have stored."""
    return await live.services.store.chat_since(live.table.id, live.chat.next_number - 1)


async def hear_chat(live: LiveTable, number: int) -> None:
    """Another process has stored a line with this number."""
    async with live.lock:
        if number < live.chat.next_number:
            return
        new = await read_new_lines(live)
        for line in new:
            live.chat.add(line)
    for line in new:
        tell(live, line, BOT_SENDER)


def tell(live: LiveTable, line: ChatRow, sender: Sender) -> None:
    """Send a line to everyone at the table; for its sender it is the answer."""
    told = as_line(line)
    for listener in live.audience.listeners:
        reads = live.table.may_read_chat(listener.person, listener.seats)
        if not reads or line.person in listener.muted:
            continue
        re = sender.re if listener is sender.listener else None
        listener.post(ChatNews(no=listener.next(), re=re, line=told))


def as_line(row: ChatRow) -> Line:
    """A line as everyone sees it."""
    return Line(
        number=row.number,
        person=row.person,
        name=row.name,
        seat=row.seat,
        text=row.text,
        at=row.at,
    )
