"""A table that other processes change as well: taking over what they have stored.

Every process with viewers or work at a table holds its own copy. An announcement usually carries
all that is new; otherwise the rest is read from the store. Viewers are shown it like any change.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from abth.storage.announcements import Announcement, ViewChanges
from abth.storage.rows import Attendance, Entry, TableRow

if TYPE_CHECKING:
    from abth.table.live_table import LiveTable


async def hear(live: LiveTable, news: Announcement) -> None:
    """Another process has changed the table."""
    async with live.lock:
        row = live.table.row
        if live.gone or news.revision <= row.revision:
            return
        if is_complete(live, news):
            row.revision = news.revision
            follow(live, news)
        else:
            await read(live)


def hear_at_once(live: LiveTable, news: Announcement) -> bool:
    """Take news over without waiting; False if that takes a wait, or something is missing."""
    if live.lock.locked() or live.gone or not is_complete(live, news):
        return False
    live.table.row.revision = news.revision
    follow(live, news)
    return True


def is_complete(live: LiveTable, news: Announcement) -> bool:
    """Whether the announcement has everything that this process does not know."""
    table = live.table
    return (
        not news.must_read
        and table.match is not None
        and news.revision == table.row.revision + 1
        and news.version == table.version
    )


def follow(live: LiveTable, news: Announcement) -> None:
    """Play what another process has played."""
    row, match = live.table.row, live.table.require_match()
    before = match.version
    if news.changes is None:
        live.publisher.note_shown()
    if news.progress is not None:
        row.to_act, row.round = news.progress.to_act, news.progress.round
        row.deadline, row.clock = news.progress.deadline, news.progress.clock
    note_entries(live, news.entries)
    for entry in news.entries:
        match.enter(entry.entry)
    live.reset_parts()
    if news.entries:
        show_since(live, before, news.changes)
    else:
        live.publisher.publish_unchanged()


async def catch_up(live: LiveTable) -> None:
    """Read what was missed, such as while there was no connection to the database."""
    async with live.lock:
        if not live.gone:
            await read(live)


async def read(live: LiveTable, stored: int | None = None) -> None:
    """Take over what is stored; under the lock. Of our own entries only `stored` are kept."""
    table, services = live.table, live.services
    before = table.version if stored is None else min(stored, table.version)
    found = await services.store.read_since(table.id, before)
    if found is None:  # the table was deleted
        live.break_off()
        return
    fresh, entries = found
    is_known = stored is None and fresh.revision == table.row.revision
    live.behind = False
    if is_known and not entries:
        return
    ratings = table.ratings
    if (fresh.state, fresh.seats) != (table.row.state, table.row.seats):
        ratings = await services.results.ratings_at(fresh)
    # No waiting from here on, so that viewers never meet a table that is half taken over.
    if stored is not None and table.match is not None:
        table.entries, table.match = table.match.entries[:stored], None
    delayed = live.publisher.delayed_listeners()
    was = table.row.state
    changed = take_row(table.row, fresh)
    table.ratings = ratings
    note_entries(live, entries)
    play_entries(live, [entry.entry for entry in entries])
    live.reset_parts()
    show(live, before, was, changed, delayed)


def take_row(row: TableRow, fresh: TableRow) -> set[str]:
    """Take over all fields, in place: commands hold on to the row. Which fields have changed."""
    seen = row.attendance.seen
    for seat, moment in fresh.attendance.seen.items():
        seen[seat] = max(moment, seen.get(seat, moment))
    fresh.attendance.seen = seen
    changed = {name for name in row.__struct_fields__ if getattr(row, name) != getattr(fresh, name)}
    for name in changed - {"seats", "attendance"}:
        setattr(row, name, getattr(fresh, name))
    for name in Attendance.__struct_fields__:
        setattr(row.attendance, name, getattr(fresh.attendance, name))
    for mine, theirs in zip(row.seats, fresh.seats, strict=True):
        for name, value in msgspec.structs.asdict(theirs).items():
            setattr(mine, name, value)
    return changed


def note_entries(live: LiveTable, entries: Sequence[Entry]) -> None:
    """Note whose commands were carried out, and that these people were here."""
    live.log.note(entries)
    for entry in entries:
        if entry.person is not None:
            live.presence.note_seen(entry.person, entry.at)


def play_entries(live: LiveTable, texts: list[str]) -> None:
    """Enter what is new into the match; open the match if it has begun."""
    table = live.table
    if table.match is not None:
        live.publisher.note_shown()
        for text in texts:
            table.match.enter(text)
        return
    table.entries = [*table.entries, *texts]
    if table.row.started is not None:
        table.open_match(live.services.box)


def show(
    live: LiveTable, before: int, was: str, changed: set[str], delayed: Sequence[object]
) -> None:
    """Show viewers what is new."""
    table, publisher = live.table, live.publisher
    if changed - {"revision", "version", "to_act", "round", "deadline", "clock"}:
        publisher.review_seats()
    if was == "open" and table.match is not None:
        publisher.mark_published()
        publisher.tell_table()
        publisher.publish_start()
        return
    if table.match is not None and table.version > before:
        show_since(live, before)
    elif table.is_playing and changed:
        publisher.publish_unchanged()
    if was == "playing" and not table.is_playing:
        publisher.end_delay([each for each in live.audience.listeners if each in delayed])
    publisher.tell_table()
    live.audience.wake_waiting()


def show_since(live: LiveTable, before: int, changes: ViewChanges | None = None) -> None:
    """Send what was played after this version; `changes`, if another process has compared."""
    match = live.table.match
    assert match is not None
    undone = match.events_between(before, match.version) is None
    if not undone:
        live.publisher.mark_published(match.steps[before].event_count)
    update = live.publisher.prepare(before, undone=undone, changes=changes)
    live.publisher.mark_published()
    live.publisher.publish(update)
