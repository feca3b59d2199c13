"""Chat: what is said at a table belongs to the table."""

from __future__ import annotations

from sqlalchemy.exc import IntegrityError

from abth.protocol.wire import Chat, ChatNews
from abth.server.accounts.text_cleaning import clean_chat
from abth.server.http.errors import Refusal
from abth.server.sockets.connections import Connection
from abth.storage.rows import ChatRow
from abth.table.live_table import LiveTable, as_line


async def say(live: LiveTable, person: str, said: Chat, sender: Connection) -> None:
    """Somebody at the table says something."""
    eyes = live.eyes_of(person)
    if not eyes and person != live.row.host:
        raise Refusal("not-allowed", "only those at the table talk here")
    text = clean_chat(said.text)
    async with live.lock:
        live.check_present()
        if any((line.person, line.key) == (person, said.key) for line in live.lines):
            sender.done(said.id, live.version)
            return
        seat = eyes[0] if len(eyes) == 1 else None
        name = live.row.seats[seat].name if seat is not None else None
        line = ChatRow(
            number=live.lines[-1].number + 1 if live.lines else 1,
            person=person,
            name=name or (await live.hall.people.get(person)).name,
            seat=seat,
            text=text,
            at=live.hall.clock.now(),
            key=said.key,
        )
        try:
            await live.hall.store.tables.say(live.id, line)
        except IntegrityError:  # an old key, said long ago
            sender.done(said.id, live.version)
            return
        live.lines.append(line)
        del live.lines[: -live.hall.settings.limits.chat_kept]
    sender.done(said.id, live.version)
    told = as_line(line)
    for connection in live.connections:
        re = said.id if connection is sender else None
        connection.post(ChatNews(no=connection.next(), re=re, line=told))
