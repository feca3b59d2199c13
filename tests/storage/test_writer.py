"""The writer: groups, changes that fail, callers that no longer wait, and the end.

A database of a few lines stands in for SQLite.

Also proves `storage/database.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, cast

import pytest
from sqlalchemy import Connection

from abth.storage import writer as writer_module
from abth.storage.log_append import Values
from abth.storage.writer import Change, Writer


class Notebook:
    """A database that keeps entries in a list and refuses some of them."""

    def __init__(self) -> None:
        self.groups: list[list[str]] = []

    async def prepare(self) -> None:
        """Nothing has to be prepared."""

    async def read(self, work: Callable[[Connection], Any]) -> Any:
        raise NotImplementedError

    async def write(self, work: Callable[[Connection], Any]) -> Any:
        return work(cast(Connection, self))

    async def append(self, entries: Sequence[Values], marks: Sequence[Values]) -> None:
        texts = [entry["entry"] for entry in entries]
        if "wrong" in texts:
            raise ValueError("wrong")
        self.groups.append(texts)

    async def close(self) -> None:
        """Nothing has to be closed."""

    def execute(self, _statement: object, rows: Sequence[Values]) -> None:
        """What a step and the entries after it call."""
        self.groups.append([row["entry"] for row in rows])


def entry(text: str) -> Change:
    return Change(None, [{"entry": text}])


def run(scenario: Callable[[Notebook, Writer], Coroutine[Any, Any, None]]) -> Notebook:
    """Run something with a writer at work, and close it."""

    async def whole() -> Notebook:
        notebook = Notebook()
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
