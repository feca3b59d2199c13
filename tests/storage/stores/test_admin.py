"""What an operator reads and changes, in a SQLite file and in PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from abth.storage.announcements import Announcement
from abth.storage.rows import ChatRow
from abth.storage.schema import REVISION, facts, results
from abth.storage.store import Store
from abth.storage.stores.admin import NOTE, AdminStore, BadTableFile, TableFile
from tests.storage.test_store import a_table, entries, with_ada, with_store


async def with_table(store: Store, name: str = "t", state: str = "playing") -> None:
    """Ada, at a table with a log, a line of chat and a result."""
    if await store.people.get("ada") is None:
        await with_ada(store)
    row = a_table(name, state)
    row.seats[0].person, row.seats[0].name = "ada", "Ada"
    row.started = 1.0
    await store.tables.add(row, entries("first", "second"))
    line = ChatRow(number=1, person="ada", name="Ada", seat=0, text="hi", at=3.0, key="k")
    await store.tables.add_chat_line(name, line)
    result = {"table": name, "seat": 0, "player": "ada", "name": "Ada", "score": 7, "place": 1}
    await store.execute(insert(results).values(**result, won=True, ended=4.0))


def heard(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[Announcement]:
    """What the other processes are told from now on."""
    told: list[Announcement] = []
    usual = store.database.tell

    def tell(connection: Connection, news: Any, jobs: Any = ()) -> None:
        told.extend(news)
        usual(connection, news, jobs)

    monkeypatch.setattr(store.database, "tell", tell)
    return told


def test_tables_and_users_are_found(place: Path | str) -> None:
    async def scenario(store: Store) -> None:
        await with_table(store)
        await store.people.add("ben", "Ben_1%", "hash-2", "phrase-2", 2.0)
        admin = AdminStore(store)

        assert [row["id"] for row in await admin.tables("playing", 10)] == ["t"]
        assert await admin.tables("over", 10) == []
        assert [row["name"] for row in await admin.users("N_1%", 10)] == ["Ben_1%"]
        assert [row["id"] for row in await admin.users(None, 1)] == ["ben"]
        table, user = await admin.table("t"), await admin.user("ada")
        assert table is not None
        assert (table["entries"], table["chat_lines"]) == (2, 1)
        assert user is not None
        assert (user["tables_hosted"], user["matches"], user["devices"]) == (1, 1, 1)
        assert await admin.table("ada") is None
        assert await admin.user("t") is None

    with_store(place, scenario)


def test_a_running_server_hears_of_every_change(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By an announcement, or by a note where only one process uses the database."""

    async def scenario(store: Store) -> None:
        await with_table(store)
        admin, told = AdminStore(store), heard(store, monkeypatch)

        assert await admin.rename("ada", "Eva")
        assert await admin.silence("ada", 5.0)
        assert await admin.close_table("t", 9.0) == "playing"
        assert await admin.close_table("t", 9.0) == "closed"
        assert await admin.close_table("nowhere", 9.0) is None
        assert await admin.delete_table("t")
        assert not await admin.delete_table("t")
        notes = {row["name"]: row["value"] for row in await store.rows(select(facts))}

        if store.database.is_shared:
            assert {news.person for news in told if news.account} == {"ada"}
            assert {news.table for news in told if news.must_read} == {"t"}
        else:
            assert notes[f"{NOTE}ada"] == "user"
            assert notes[f"{NOTE}t"] == "table"
        assert await store.tables.get("t") is None
        assert await store.tables.log("t") == []

    with_store(place, scenario)


def test_a_new_name_stands_everywhere(place: Path | str) -> None:
    async def scenario(store: Store) -> None:
        await with_table(store)

        assert await AdminStore(store).rename("ada", "Eva")
        assert not await AdminStore(store).rename("nobody", "Eva")

        row = await store.tables.get("t")
        assert row is not None
        assert row.seats[0].name == "Eva"
        assert [line.name for line in await store.tables.chat("t", 9)] == ["Eva"]

    with_store(place, scenario)


def test_only_guests_who_left_nothing_behind_are_removed(place: Path | str) -> None:
    async def scenario(store: Store) -> None:
        await with_table(store)
        for name in ("old", "new"):
            when = 2.0 if name == "old" else 100.0
            await store.people.add(name, name, f"hash-{name}", f"phrase-{name}", when)
        admin = AdminStore(store)

        assert await admin.purge_guests(50.0, for_real=False) == 1
        assert await store.people.get("old") is not None
        assert await admin.purge_guests(50.0, for_real=True) == 1
        assert {row["id"] for row in await admin.users(None, 9)} == {"ada", "new"}
        assert await store.people.find_by_secret("hash-old") is None

    with_store(place, scenario)


def test_chat_is_removed_where_the_match_is_over(place: Path | str) -> None:
    async def scenario(store: Store) -> None:
        await with_table(store, "running")
        await with_table(store, "ended", "over")
        admin = AdminStore(store)

        assert await admin.purge_chats(3.0, for_real=True) == 0
        assert await admin.purge_chats(3.5, for_real=False) == 1
        assert await admin.purge_chats(3.5, for_real=True) == 1
        assert await store.tables.chat("ended", 9) == []
        assert len(await store.tables.chat("running", 9)) == 1

    with_store(place, scenario)


def test_a_table_is_the_same_after_its_journey(place: Path | str, tmp_path: Path) -> None:
    """From either database into a new SQLite file, where nobody is known."""
    files: list[TableFile] = []

    async def leave(store: Store) -> None:
        await with_table(store)
        file = await AdminStore(store).table_file("t", REVISION)
        assert file is not None
        assert await AdminStore(store).table_file("nowhere", REVISION) is None
        files.append(file)
        with pytest.raises(BadTableFile, match="already"):
            await AdminStore(store).add_table_file(file)

    async def arrive(store: Store) -> None:
        assert await AdminStore(store).add_table_file(files[0]) == "t"
        again = await AdminStore(store).table_file("t", REVISION)
        assert again is not None
        assert again.rows == files[0].rows
        assert [user["name"] for user in again.people] == ["Ada"]

    with_store(place, leave)
    with_store(tmp_path / "other.sqlite", arrive)


def test_a_silenced_user_is_known_to_be_silent(tmp_path: Path) -> None:
    async def run() -> None:
        store = await Store.open(tmp_path / "abth.sqlite")
        await with_ada(store)
        assert await store.people.silenced_until("ada") is None
        assert await AdminStore(store).silence("ada", 5.0)
        assert await store.people.silenced_until("ada") == 5.0
        assert not await AdminStore(store).silence("nobody", 5.0)
        await store.close()

    asyncio.run(run())
