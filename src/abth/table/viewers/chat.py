"""Chat: the lines that players write at a table.

Data type: `ChatHistory`, the last lines of one table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from abth.protocol.wire import ChatNews, Line
from abth.storage.rows import ChatRow
from abth.table.refusals import Refusal
from abth.table.text_cleaning import clean_chat
from abth.table.viewers.audience import Sender

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

    def add(self, line: ChatRow) -> None:
        """Keep a line, and forget the oldest beyond the limit."""
        self._lines.append(line)
        del self._lines[: -self._kept]

    def since(self, number: int) -> list[Line]:
        """The lines after this number, as everyone sees them."""
        return [as_line(line) for line in self._lines if line.number > number]


async def send_chat(live: LiveTable, sender: Sender, text: str) -> None:
    """Send a line to everyone at the table; only players and the host may."""
    table, person, key = live.table, sender.person, sender.key
    assert person is not None
    assert key is not None
    seats = table.seats_of(person)
    if not seats and person != table.row.host:
        raise Refusal("not-allowed", "only those at the table talk here")
    text = clean_chat(text)
    async with live.lock:
        live.check_present()
        if live.chat.has(person, key):
            sender.answer_done(table.version)
            return
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
        if not await live.services.store.add_chat_line(
            table.id, line
        ):  # this key was used long ago
            sender.answer_done(table.version)
            return
        live.chat.add(line)
    sender.answer_done(table.version)
    told = as_line(line)
    for listener in live.audience.listeners:
        re = sender.re if listener is sender.listener else None
        listener.post(ChatNews(no=listener.next(), re=re, line=told))


def as_line(row: ChatRow) -> Line:
    """A line as everyone sees it."""
    return Line(number=row.number, name=row.name, seat=row.seat, text=row.text, at=row.at)
