"""The one writer: changes of many tables queue up and are committed together.

Every caller waits for the commit of its change. A commit costs about the same for one change as
for fifty, so a busy server commits in groups. If a group fails, each change is tried by itself, so
that only the wrong one fails. Where several processes share the database, only entries of logs are
committed in groups.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import Connection

from abth.storage.databases.database import Database
from abth.storage.errors import TableChanged
from abth.storage.log_append import Append

Step = Callable[[Connection], Any]

MAX_GROUP: Final = 200


class Change:
    """What one caller wants written: any step, entries of a log, or both."""

    __slots__ = ("append", "done", "result", "step")

    def __init__(self, step: Step | None, append: Append | None = None) -> None:
        self.step = step
        self.append = append
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
        self._steps: set[asyncio.Task[None]] = set()  # transactions of their own

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
            if self._database.is_shared:
                group = self._begin_steps(group)
            if group:
                await self._commit(group)
        await asyncio.gather(*self._steps)

    def _begin_steps(self, group: list[Change]) -> list[Change]:
        """Give each step a transaction of its own; the rest of the group.

        Two processes that lock several tables in different orders would wait for each other.
        """
        for change in group:
            if change.step is not None:
                task = asyncio.get_running_loop().create_task(self._commit([change]))
                self._steps.add(task)
                task.add_done_callback(self._steps.discard)
        return [change for change in group if change.step is None]

    async def _commit(self, group: list[Change]) -> None:
        """One transaction for the group, or one for each if that fails."""
        overtaken: Sequence[Append] = ()
        try:
            if any(change.step is not None for change in group):
                await self._database.write(lambda connection: self._write(group, connection))
            else:
                overtaken = await self._database.append(appends_of(group))
        except Exception as error:
            if len(group) > 1:
                for change in group:
                    await self._commit([change])
            elif not group[0].done.done():
                group[0].done.set_exception(error)
            return
        for change in group:
            if change.done.done():
                continue
            if change.append in overtaken and change.append is not None:
                change.done.set_exception(TableChanged())
            else:
                change.done.set_result(change.result)

    def _write(self, group: list[Change], connection: Connection) -> None:
        """Carry out the changes. Steps come first: log entries may need their rows."""
        for change in group:
            if change.step is not None:
                change.result = change.step(connection)
        self._database.append_in(connection, appends_of(group))


def appends_of(group: list[Change]) -> list[Append]:
    """What the changes add to logs."""
    return [change.append for change in group if change.append is not None]
