"""Viewers who come to a table, stay, and leave; other processes and players learn who is here."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from abth.protocol import wire
from abth.protocol.wire import Hello, Line, Welcome
from abth.storage.rows import Present
from abth.table.retries import retried
from abth.table.services import Listener, Shown
from abth.table.viewers.audience import TRY_AGAIN

if TYPE_CHECKING:
    from abth.table.live_table import LiveTable


async def enter(live: LiveTable, listener: Listener, hello: Hello) -> None:
    """A viewer opens the table and receives everything, or what they missed.

    It waits for the lock: what is being stored is not shown before it is.
    """
    async with live.lock:
        if live.gone:
            listener.close(TRY_AGAIN)
            return
        seats = live.table.seats_of(listener.person)
        live.table.check_not_kicked(listener.person)
        live.table.require_watchable(seats)
        listener.seats = seats
        was_here = live.audience.is_here(listener.person)
        live.audience.listeners.add(listener)
        end_votes_on(live, seats)
        welcome(live, listener, hello)
        if listener.person is None or not was_here:
            post_presence(live)
            live.publisher.tell_table(but=listener)


def welcome(live: LiveTable, listener: Listener, hello: Hello) -> None:
    """Send a viewer everything, or what they missed."""
    seats = listener.seats
    since, events, views = live.views.missed_since(seats, hello.seen)
    state = live.views.state_for(listener.person)
    listener.post(
        Welcome(
            no=listener.next(),
            re=hello.id,
            protocol=wire.VERSION,
            table=state,
            version=state.version,
            since=since,
            events=events,
            views=views,
            due=live.views.due_for(seats),
            undo=live.views.undo_for(seats),
            chat=lines_for(live, listener, hello.chat_seen),
        )
    )
    if views:
        listener.shown = Shown(seats, state.version)


def lines_for(live: LiveTable, listener: Listener, seen: int) -> list[Line]:
    """The lines of chat after this number that a viewer reads."""
    if not live.table.may_read_chat(listener.person, listener.seats):
        return []
    return live.chat.since(seen, listener.muted)


def leave(live: LiveTable, listener: Listener) -> None:
    """The connection of a viewer has ended."""
    live.audience.listeners.discard(listener)
    live.touched = live.services.clock.now()
    post_presence(live)
    if live.audience.is_here(listener.person):
        return
    if listener.seats:
        live.presence.note_seen(listener.person)
        store_attendance(live)
    live.publisher.tell_table()


def post_presence(live: LiveTable) -> None:
    """Tell other processes who is here."""
    live.services.board.post(live.table.id, present(live))


def present(live: LiveTable) -> Present:
    """Who is connected to the table at this process."""
    people = sorted(person for person in live.audience.people_connected() if person is not None)
    spectators = live.audience.count_connected_spectators()
    return Present(people=people, spectators=spectators)


def note_elsewhere(live: LiveTable, present: Present) -> None:
    """Note who is connected to the table at other processes."""
    audience = live.audience
    if audience.elsewhere != present:
        audience.elsewhere = present
        live.publisher.tell_table()


def end_votes_on(live: LiveTable, seats: Sequence[int]) -> None:
    """The player of these seats is here: calls for a bot end."""
    calls = live.table.row.attendance.calls
    called = [seat for seat in seats if seat in calls]
    for seat in called:
        del calls[seat]
    if called:
        store_attendance(live, called)


def store_attendance(live: LiveTable, back: Sequence[int] = ()) -> None:
    """Store in the background who was here when; calls for a bot at seats `back` end."""
    if not live.gone:
        live.services.tasks.spawn(store_seen(live, back))


@retried
async def store_seen(live: LiveTable, back: Sequence[int]) -> None:
    """Store who was here when; calls for a bot at seats `back` end if their players are here."""
    async with live.lock:
        if live.gone:
            return
        for seat in back:
            if live.presence.is_here(seat):
                live.table.row.attendance.calls.pop(seat, None)
        await live.store("attendance")


async def wait_for_news(live: LiveTable, person: str | None, seen: int, seconds: float) -> None:
    """Wait until the version is beyond `seen`, the person must decide, or time is up."""
    seats = live.table.seats_of(person)
    live.presence.note_seen(person)
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while live.views.game_for(seats)[1] <= seen and live.table.seat_to_act() not in seats:
        if live.table.row.state in ("over", "closed") or loop.time() >= end:
            return
        await live.audience.wait_for_news(end - loop.time())
