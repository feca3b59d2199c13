"""The store: an empty file, group commits, one wrong change among many, what is read back.

Also proves `storage/log_append.py`, `storage/stores/people.py`, `storage/stores/results.py`,
`storage/stores/reviews.py`,
`storage/rows.py`, `storage/databases/sqlite.py`, `storage/stores/tables.py`.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest
from asyncpg import UniqueViolationError
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from abth.protocol.wire import EndOffer, SeatPlan, TableNote, TableOptions
from abth.storage.databases import sqlite
from abth.storage.databases.sqlite import SqliteFile
from abth.storage.errors import TableChanged
from abth.storage.log_append import Append
from abth.storage.rows import (
    Attendance,
    ChatRow,
    Entry,
    MatchProgress,
    NewTokenRow,
    RatingRow,
    ResultRow,
    SeatRow,
    TableRow,
)
from abth.storage.store import Store
from abth.storage.stores.admin import AdminStore

OPTIONS = TableOptions(name="A table", seats=[SeatPlan(), SeatPlan(kind="bot", bot="captain")])


def with_store(place: Path | str, scenario: Callable[[Store], Awaitable[None]]) -> None:
    """Run something at a store, and close it."""

    async def run() -> None:
        store = await Store.open(place)
        try:
            await scenario(store)
        finally:
            await store.close()

    asyncio.run(run())


def a_table(name: str, state: str = "open") -> TableRow:
    return TableRow(
        id=name,
        host="ada",
        options=OPTIONS,
        state=state,  # type: ignore[arg-type]
        secret="00",
        commitment="ff",
        created=1.0,
        seats=[SeatRow(seat=0), SeatRow(seat=1, bot="captain", name="Captain")],
    )


async def with_ada(store: Store) -> None:
    await store.people.add("ada", "Ada", "hash-1", "phrase-1", 1.0)


def entries(*texts: str) -> list[Entry]:
    return [Entry(entry=text, at=2.0) for text in texts]


def test_people_are_found_by_hashes_alone(place: Path | str) -> None:
    async def scenario(store: Store) -> None:
        await with_ada(store)
        await store.accounts.add_device("ada", "hash-2", "Firefox", 2.0, 5)
        new = NewTokenRow(
            person="ada", label="bot", hash="hash-3", created=3.0, scopes="play", device="hash-2"
        )
        token = await store.people.add_token(new, 1)
        assert await store.people.add_token(replace(new, hash="hash-4"), 1) is None

        for secret in ("hash-1", "hash-2"):
            device = await store.people.find_by_secret(secret)
            assert device is not None
            assert (device.person, device.token, device.scopes) == ("ada", None, None)
        found = await store.people.find_by_secret("hash-3")
        assert found is not None
        assert (found.person, found.token, found.scopes) == ("ada", token, "play")
        assert await store.people.find_by_secret("hash-4") is None
        assert await store.people.find_by_phrase("phrase-1") == "ada"
        assert await store.people.find_by_phrase("hash-1") is None
        assert token is not None
        assert not await store.people.remove_token("ben", token)
        assert await store.people.remove_token("ada", token)
        assert await store.people.tokens("ada") == []
        await store.people.rename("ada", "Ada L.")
        await store.people.set_webhook("ada", "https://x", "key")
        row = await store.people.get("ada")
        assert row is not None
        assert (row.name, row.webhook_url, row.webhook_key) == (
            "Ada L.",
            "https://x",
            "key",
        )

    with_store(place, scenario)


def test_a_new_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    with_store(tmp_path / "new" / "abth.sqlite", with_ada)

    assert (tmp_path / "new" / "abth.sqlite").stat().st_mode & 0o077 == 0


def test_a_table_is_read_back_as_it_was(place: Path | str) -> None:
    async def scenario(store: Store) -> None:
        await with_ada(store)
        table = a_table("t1")
        await store.tables.add(table, entries("one", "two"))
        table.version = 2
        assert await store.tables.get("t1") == table
        assert await store.tables.get("t2") is None
        table.seats[0].person, table.seats[0].name = "ada", "Ada"
        table.state = "playing"
        await store.tables.update(table, "state", "seats")
        progress = MatchProgress(to_act=1, round=2, deadline=9.5, clock="{}")
        await store.tables.append(table, 2, entries("three"), progress)
        again = await store.tables.get("t1")
        assert again is not None
        assert again.seats == table.seats
        assert (again.to_act, again.round, again.deadline, again.version) == (1, 2, 9.5, 3)
        assert [entry.entry for entry in await store.tables.log("t1")] == ["one", "two", "three"]
        assert await store.tables.ids_playing() == ["t1"]
        assert [row.id for row in await store.tables.tables_of("ada", 9)] == ["t1"]
        assert await store.tables.open_tables(9, 9) == []
        assert [row.id for row in await store.tables.playing_tables(9, 9)] == ["t1"]
        assert await store.tables.titles(["t1"]) == {"t1": "A table"}

    with_store(place, scenario)


def test_everything_is_there_after_opening_again(place: Path | str) -> None:
    async def fill(store: Store) -> None:
        await with_ada(store)
        await store.tables.add(a_table("t1"), entries("one"))

    async def look(store: Store) -> None:
        assert len(await store.tables.log("t1")) == 1

    for scenario in (fill, look):
        with_store(place, scenario)


def test_changes_that_come_together_are_committed_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    groups: list[int] = []
    append = SqliteFile.append

    async def counted(file: SqliteFile, appends: Sequence[Append]) -> Sequence[Append]:
        groups.append(len(appends))
        return await append(file, appends)

    monkeypatch.setattr(SqliteFile, "append", counted)

    async def scenario(store: Store) -> None:
        await with_ada(store)
        names = [f"t{number}" for number in range(50)]
        await asyncio.gather(*[store.tables.add(a_table(name)) for name in names])
        await asyncio.gather(
            *[store.tables.append(a_table(name), 0, entries("one", "two"), None) for name in names]
        )
        for name in names:
            assert len(await store.tables.log(name)) == 2

    with_store(tmp_path / "abth.sqlite", scenario)
    assert sum(groups) == 50
    assert len(groups) <= 3


def test_who_holds_the_file_is_waited_for_beside_the_loop(tmp_path: Path) -> None:
    path = tmp_path / "abth.sqlite"

    async def scenario(store: Store) -> None:
        await with_ada(store)
        await store.tables.add(a_table("t1"))
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        written = asyncio.ensure_future(store.tables.append(a_table("t1"), 0, entries("one"), None))
        await asyncio.sleep(0)  # the loop goes on
        assert await store.tables.log("t1") == []
        assert not written.done()
        other.execute("COMMIT")
        other.close()
        await written
        assert [entry.entry for entry in await store.tables.log("t1")] == ["one"]

    with_store(path, scenario)


def test_what_is_written_on_the_spot_is_moved_into_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "abth.sqlite"
    monkeypatch.setattr(sqlite, "CHECKPOINT_EVERY", 20)

    async def scenario(store: Store) -> None:
        await with_ada(store)
        await store.tables.add(a_table("t1"))
        for number in range(200):
            await store.tables.append(a_table("t1"), number, entries("e" * 60), None)
        assert b"e" * 60 in path.read_bytes()
        assert path.with_name("abth.sqlite-wal").stat().st_size < 500_000

    with_store(path, scenario)


def test_one_wrong_change_fails_alone(place: Path | str) -> None:
    async def scenario(store: Store) -> None:
        await with_ada(store)
        await store.tables.add(a_table("t1"), entries("one"))
        await store.tables.add(a_table("t2"))
        await store.tables.add(a_table("t3"))
        found = await asyncio.gather(
            store.tables.append(a_table("t2"), 0, entries("one"), None),
            store.tables.append(a_table("t1"), 0, entries("twice"), None),  # number 1 is taken
            store.tables.append(a_table("nowhere"), 0, entries("one"), None),
            store.tables.append(a_table("t3"), 0, entries("two"), None),
            return_exceptions=True,
        )
        right, refused = type(None), (IntegrityError, UniqueViolationError, TableChanged)
        assert [isinstance(result, refused) for result in found] == [False, True, True, False]
        assert isinstance(found[0], right)
        assert "twice" not in str(found[1])  # what was to be written is not told
        assert [entry.entry for entry in await store.tables.log("t1")] == ["one"]
        assert [entry.entry for entry in await store.tables.log("t2")] == ["one"]
        assert [entry.entry for entry in await store.tables.log("t3")] == ["two"]

    with_store(place, scenario)


def test_a_rematch_is_made_once(place: Path | str) -> None:
    async def scenario(store: Store) -> None:
        await with_ada(store)
        await store.tables.add(a_table("t1"))
        made = await asyncio.gather(
            *[store.tables.add_rematch(a_table(f"again-{n}"), "t1") for n in range(3)]
        )
        assert len(set(made)) == 1
        assert len(await store.tables.tables_of("ada", 9)) == 2

    with_store(place, scenario)


def test_chat_is_kept_in_order_and_counts_once(place: Path | str) -> None:
    async def scenario(store: Store) -> None:
        await with_ada(store)
        await store.tables.add(a_table("t1"))
        lines = [
            ChatRow(number=n, person="ada", name="Ada", seat=0, text=f"{n}", at=1.0, key=f"k{n}")
            for n in range(1, 5)
        ]
        for line in lines:
            assert await store.tables.add_chat_line("t1", line) == line.number
        assert not await store.tables.add_chat_line(
            "t1", ChatRow(number=9, person="ada", name="A", seat=0, text="x", at=1.0, key="k1")
        )
        assert await store.tables.chat("t1", 3) == lines[1:]

    with_store(place, scenario)


def test_results_and_ratings(place: Path | str) -> None:
    async def scenario(store: Store) -> None:
        await with_ada(store)
        await store.tables.add(a_table("t1"))
        rows = [
            ResultRow(table="t1", seat=seat, player=player, name=player, score=9 - seat,
                      place=seat + 1, won=seat == 0, ended=5.0)
            for seat, player in enumerate(("ada", "bot:captain"))
        ]  # fmt: skip
        rated = [
            RatingRow(player=player, name=player, mu=mu, sigma=8.0, matches=1, wins=0)
            for player, mu in (("ada", 27.0), ("bot:captain", 23.0))
        ]
        await store.results.add(rows, lambda _: rated)
        assert await store.results.of_player("ada", 9) == rows[:1]
        assert (await store.results.of_tables(["t1"]))["t1"] == rows
        assert await store.results.best(1, 10) == rated[:1]
        assert await store.results.ratings(["ada", "ben"]) == {"ada": rated[0]}

    with_store(place, scenario)


def test_the_best_are_established_and_have_won(place: Path | str) -> None:
    async def scenario(store: Store) -> None:
        rated = [
            RatingRow(player=player, name=player, mu=mu, sigma=1.0, matches=matches, wins=wins)
            for player, mu, matches, wins in (
                ("loser", 40.0, 30, 0), ("new", 35.0, 9, 9), ("old", 20.0, 10, 1),
            )
        ]  # fmt: skip
        await store.tables.add(a_table("t1"))
        row = ResultRow(table="t1", seat=0, player="old", name="old", score=1, place=1, won=True,
                        ended=5.0)  # fmt: skip
        await store.results.add([row], lambda _: rated)

        best = await store.results.best(9, 10)

        assert [row.player for row in best] == ["old", "new", "loser"]

    async def with_host(store: Store) -> None:
        await with_ada(store)
        await scenario(store)

    with_store(place, with_host)


def test_attendance_is_written_and_read(place: Path | str) -> None:
    async def scenario(store: Store) -> None:
        await with_ada(store)
        table = a_table("t1")
        await store.tables.add(table)
        table.attendance = Attendance(
            seen={1: 5.0},
            calls={1: [0]},
            resigned=[2],
            end_offer=EndOffer(by=0, counts=True, agreed=[0]),
            ending="points",
            notes=[TableNote(kind="left", seats=[1], turn=3, at=5.0)],
        )
        await store.tables.update(table, "attendance")

        found = await store.tables.get("t1")

        assert found is not None
        assert found.attendance == table.attendance

    with_store(place, scenario)


def test_a_review_is_kept_for_one_judge_and_goes_with_its_table(place: Path | str) -> None:
    async def scenario(store: Store) -> None:
        await with_ada(store)
        await store.tables.add(a_table("t1"), entries())
        assert await store.reviews.get("t1", "judge/1") is None

        await store.reviews.put("t1", "judge/1", b'{"old": 1}', 5.0)
        await store.reviews.put("t1", "judge/2", b'{"new": "\xc3\xa4"}', 6.0)

        assert await store.reviews.get("t1", "judge/1") is None
        assert await store.reviews.get("t1", "judge/2") == b'{"new": "\xc3\xa4"}'
        assert await AdminStore(store).delete_table("t1")
        assert await store.reviews.get("t1", "judge/2") is None

    with_store(place, scenario)


def test_a_closed_store_takes_nothing(place: Path | str) -> None:
    async def scenario() -> None:
        store = await Store.open(place)
        await store.close()
        with pytest.raises(RuntimeError, match="closed"):
            await with_ada(store)

    asyncio.run(scenario())


def test_sqlite_is_opened_as_we_want_it(tmp_path: Path) -> None:
    path = tmp_path / "abth.sqlite"

    async def scenario(store: Store) -> None:
        await with_ada(store)

    with_store(path, scenario)
    with sqlite3.connect(path) as connection:
        mode = connection.execute("PRAGMA journal_mode").fetchone()[0]
    connection.close()
    assert mode == "wal"
