"""Whom users do not want to read or to meet, and what they report about others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select

from abth.storage.announcements import Announcement
from abth.storage.log_append import Values
from abth.storage.rows import BlockRow, ReportRow
from abth.storage.schema import blocks, chat, people, reports

if TYPE_CHECKING:
    from abth.storage.store import Store


class ModerationStore:
    """Reads and writes blocks and reports."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def blocks(self, person: str) -> list[BlockRow]:
        """Whom a person has muted or blocked, the latest first."""
        query = (
            select(blocks.c.other, people.c.name, blocks.c.kind, blocks.c.at)
            .join(people, people.c.id == blocks.c.other)
            .where(blocks.c.person == person)
            .order_by(blocks.c.at.desc(), blocks.c.other)
        )
        return [BlockRow(**row) for row in await self._store.rows(query)]

    async def has_blocked(self, people_here: list[str], person: str) -> bool:
        """Whether any of these people has blocked a person."""
        barred = (blocks.c.other == person) & (blocks.c.kind == "block")
        query = select(blocks.c.person).where(barred & blocks.c.person.in_(people_here))
        return await self._store.row(query) is not None

    async def apart_from(self, person: str) -> set[str]:
        """Everyone whom a person has blocked, or who has blocked that person."""
        barred = or_(blocks.c.person == person, blocks.c.other == person)
        query = select(blocks.c.person, blocks.c.other).where(barred & (blocks.c.kind == "block"))
        rows = await self._store.rows(query)
        return {who for row in rows for who in (row["person"], row["other"])} - {person}

    async def set(
        self, person: str, other: str, kind: Literal["mute", "block"] | None, now: float, limit: int
    ) -> bool:
        """Mute or block a user, or undo both; False if there are too many."""

        def step(connection: Connection) -> bool:
            own = blocks.c.person == person
            connection.execute(delete(blocks).where(own & (blocks.c.other == other)))
            if kind is not None:
                count = select(func.count()).select_from(blocks).where(own)
                if connection.execute(count).scalar_one() >= limit:
                    return False
                row = {"person": person, "other": other, "kind": kind, "at": now}
                connection.execute(insert(blocks).values(row))
            database = self._store.database
            news = Announcement(origin=database.process, person=person, account=True)
            database.tell(connection, [news])
            return True

        return bool(await self._store.change(step))

    async def add_report(self, report: ReportRow, since: float, limit: int) -> bool:
        """Store a report; False if its author has made too many since then."""

        def step(connection: Connection) -> bool:
            recent = (reports.c.by == report.by) & (reports.c.at > since)
            count = select(func.count()).select_from(reports).where(recent)
            if connection.execute(count).scalar_one() >= limit:
                return False
            values = msgspec.structs.asdict(report)
            del values["id"]
            connection.execute(insert(reports).values(values))
            return True

        return bool(await self._store.change(step))

    async def all_reports(self, limit: int) -> list[Values]:
        """What was reported anywhere, with names and the line of chat, the latest first."""
        author, subject = people.alias(), people.alias()
        query = (
            select(
                reports,
                author.c.name.label("by_name"),
                subject.c.name.label("about_name"),
                chat.c.text.label("chat"),
            )
            .join(author, author.c.id == reports.c.by)
            .join(subject, subject.c.id == reports.c.about)
            .outerjoin(chat, (chat.c.table == reports.c.table) & (chat.c.number == reports.c.line))
            .order_by(reports.c.id.desc())
        )
        return await self._store.rows(query.limit(limit))

    async def reports_at(self, table: str) -> list[ReportRow]:
        """What was reported at a table, the latest first."""
        query = select(reports).where(reports.c.table == table).order_by(reports.c.id.desc())
        return [ReportRow(**row) for row in await self._store.rows(query)]
