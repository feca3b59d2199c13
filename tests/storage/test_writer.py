"""The writer: groups, changes that fail, callers that no longer wait, and the end.

A database of a few lines stands in for SQLite.

Also proves `storage/databases/database.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, cast

import pytest
from sqlalchemy import Connection

from abth.storage import writer as writer_module
from abth.storage.announcements import Announcement
from abth.storage.errors import TableChanged
from abth.storage.jobs import Job
from abth.storage.log_append import Append
from abth.storage.rows import Entry
from abth.storage.writer import Change, Writer


class Notebook:
    """A database that keeps entries in a list and refuses some of them."""

    process = "p"

    def __init__(self, *, is_shared: bool = False) -> None:
        self.groups: list[list[str]] = []
        self.is_shared = is_shared

    async def prepare(self) -> None:
        """Nothing has to be prepared."""

    async def read(self, work: Callable[[Connection], Any]) -> Any:
        raise NotImplementedError

    async def write(self, work: Callable[[Connection], Any]) -> Any:
        return work(cast(Connection, self))

    async def append(self, appends: Sequence[Append]) -> Sequence[Append]:
        texts = texts_of(appends)
        if "wrong" in texts:
            raise ValueError("wrong")
        self.groups.append(texts)
        return [append for append in appends if append.entries[0].entry == "late"]

    def append_in(self, connection: Connection, appends: Sequence[Append]) -> None:
        self.groups.append(texts_of(appends))

    def tell(
        self, connection: Connection, news: Sequence[Announcement], jobs: Sequence[Job] = ()
    ) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        """Nothing has to be closed."""


def texts_of(appends: Sequence[Append]) -> list[str]:
    return [entry.entry for append in appends for entry in append.entries]


def entry(text: str) -> Change:
    return Change(None, Append("t", 0, 0, [Entry(entry=text, at=0.0)]))


def run(
    scenario: Callable[[Notebook, Writer], Coroutine[Any, Any, None]], *, is_shared: bool = False
) -> Notebook:
    """Run something with a writer at work, and close it."""

    async def whole() -> Notebook:
        notebook = Notebook(is_shared=is_shared)
        writer = Writer(notebook)
        writer.start()
        await scenario(notebook, writer)
        await writer.close()
        return notebook

    return asyncio.run(whole())


def test_changes_are_committed_in_their_order_and_no_group_is_too_large(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(writer_module, "MAX_GROUP", 2)

    async def scenario(_: Notebook, writer: Writer) -> None:
        await asyncio.gather(*[writer.submit(entry(text)) for text in "abcde"])

    assert run(scenario).groups == [["a", "b"], ["c", "d"], ["e"]]


def test_a_step_is_carried_out_before_the_entries_of_its_group() -> None:
    async def scenario(notebook: Notebook, writer: Writer) -> None:
        def step(_: Connection) -> str:
            notebook.groups.append(["step"])
            return "result"

        later, done = writer.submit(entry("a")), writer.submit(Change(step))
        assert await done == "result"
        await later

    assert run(scenario).groups == [["step"], ["a"]]


def test_nobody_waits_for_a_change_that_was_given_up() -> None:
    """A caller may be cancelled while its change is on its way, whether it is right or wrong."""

    async def scenario(_: Notebook, writer: Writer) -> None:
        right, wrong = writer.submit(entry("right")), writer.submit(entry("wrong"))
        right.cancel()
        wrong.cancel()
        await writer.submit(entry("next"))

    assert run(scenario).groups == [["right"], ["next"]]


def test_closing_writes_what_waits_and_takes_nothing_more() -> None:
    async def scenario(_: Notebook, writer: Writer) -> None:
        waiting = writer.submit(entry("waiting"))
        await writer.close()
        assert waiting.done()
        with pytest.raises(RuntimeError, match="closed"):
            await writer.submit(entry("late"))

    assert run(scenario).groups == [["waiting"]]


def test_a_writer_that_never_started_closes_at_once() -> None:
    notebook = Notebook()
    asyncio.run(Writer(notebook).close())

    assert notebook.groups == []


def test_who_was_overtaken_by_another_process_is_told() -> None:
    async def scenario(_: Notebook, writer: Writer) -> None:
        right, late = writer.submit(entry("right")), writer.submit(entry("late"))
        await right
        with pytest.raises(TableChanged):
            await late

    run(scenario, is_shared=True)


def test_where_processes_share_a_database_each_step_is_a_transaction_of_its_own() -> None:
    async def scenario(_: Notebook, writer: Writer) -> None:
        steps = [writer.submit(Change(lambda _: None)) for _ in range(2)]
        await asyncio.gather(writer.submit(entry("one")), writer.submit(entry("two")), *steps)

    groups = run(scenario, is_shared=True).groups

    assert sorted(groups) == [[], [], ["one", "two"]]
