"""Answers to puzzles as they are stored: one for each puzzle that a person has answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, insert, select

from abth.storage.rows import PracticeRow
from abth.storage.schema import practice

if TYPE_CHECKING:
    from abth.storage.store import Store


class PracticeStore:
    """Reads and writes answers."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def answers(self, person: str) -> list[PracticeRow]:
        """What a person has answered, oldest first."""
        query = (
            select(practice.c.puzzle, practice.c.right)
            .where(practice.c.person == person)
            .order_by(practice.c.at, practice.c.puzzle)
        )
        return [PracticeRow(**row) for row in await self._store.rows(query)]

    async def add(self, person: str, puzzle: str, right: bool, now: float) -> bool:
        """Keep an answer; whether it is the first to this puzzle. Only the first one counts."""

        def step(connection: Connection) -> bool:
            mine = (practice.c.person == person) & (practice.c.puzzle == puzzle)
            if connection.execute(select(practice.c.right).where(mine)).first() is not None:
                return False
            row = {"person": person, "puzzle": puzzle, "right": right, "at": now}
            connection.execute(insert(practice).values(row))
            return True

        return bool(await self._store.change(step))
