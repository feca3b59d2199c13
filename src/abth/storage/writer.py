"""The one writer: changes of many tables queue up and are committed together.

Every caller waits for the commit of its change. A commit costs about the same for one change as
for fifty, so a busy server commits in groups. If a group fails, each change is tried by itself, so
that only the wrong one fails.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection

from abth.storage.database import Database
from abth.storage.log_append import Values, append_rows

Step = Callable[[Connection], Any]

MAX_GROUP: Final = 200


class Change:
    """What one caller wants written: any step, or entries of a log and the match's progress."""

    __slots__ = ("done", "entries", "progress", "result", "step")

    def __init__(
        self, step: Step | None, entries: Sequence[Values] = (), progress: Values | None = None
    ) -> None:
        self.step = step
        self.entries = entries
        self.progress = progress
        self.result: Any = None
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Writer:
    """Takes changes and commits them in the order they came, in groups."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Change] = []
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.get_running_loop().create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closing = True
        self._woken.set()
        if self._task is not None:
            await self._task

    def submit(self, change: Change) -> asyncio.Future[Any]:
        """Queue a change; the future is done when it is committed, with the step's result."""
        if self._closing:
            change.done.set_exception(RuntimeError("the store is closed"))
        else:
            self._waiting.append(change)
            self._woken.set()
        return change.done

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            if not self._waiting:
                self._woken.clear()
                await self._woken.wait()
                await asyncio.sleep(0)  # other callers may add their changes to this group
                continue
            group, self._waiting = self._waiting[:MAX_GROUP], self._waiting[MAX_GROUP:]
            await self._commit(group)

    async def _commit(self, group: list[Change]) -> None:
        """One transaction for the group, or one for each if that fails."""
        try:
            if any(change.step is not None for change in group):
                await self._database.write(partial(write, group))
            else:
                await self._database.append(*rows_of(group))
        except Exception as error:
            if len(group) > 1:
                for change in group:
                    await self._commit([change])
            elif not group[0].done.done():
                group[0].done.set_exception(error)
        else:
            for change in group:
                if not change.done.done():
                    change.done.set_result(change.result)


def write(group: list[Change], connection: Connection) -> None:
    """Carry out the changes. Steps come first: log entries may need their rows."""
    for change in group:
        if change.step is not None:
            change.result = change.step(connection)
    append_rows(*rows_of(group), connection)


def rows_of(group: list[Change]) -> tuple[list[Values], list[Values]]:
    """All entries and progress rows of the changes."""
    entries = [entry for change in group for entry in change.entries]
    return entries, [change.progress for change in group if change.progress is not None]
