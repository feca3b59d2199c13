"""A database of every earlier revision, with a match in progress, is upgraded and played on.

Also proves `storage/copying.py`.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, Table, insert

from abth.cli.app import run
from abth.storage.databases.migrate import Transaction, configuration, create_or_stamp
from abth.storage.schema import REVISION
from tests.postgresql import PostgresServer
from tests.server.house import ALL_PATIENCE, Guest, house, step
from tests.storage.databases.test_migrate import (
    ADA,
    BEN,
    FINISHED,
    RUNNING,
    RUNNING_VERSION,
    file_before_alembic,
)
from tests.storage.databases.test_migrate_postgresql import in_database, upgrade_by_alembic

EARLIER = sorted(
    script.revision
    for script in ScriptDirectory.from_config(configuration()).walk_revisions()
    if script.revision != REVISION
)


def file_of_revision(folder: Path, revision: str) -> Path:
    """A SQLite file that a program of this revision has left, with a match in progress."""
    path = file_before_alembic(folder)
    create_or_stamp(path)
    config = configuration()
    with Transaction(path) as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    return path


def play_on(folder: Path, database: str | None) -> None:
    """Users sign in with secrets and phrases of then, and finish the match that was running."""

    async def scenario() -> None:
        async with (
            asyncio.timeout(2 * ALL_PATIENCE),
            house(folder, database=database) as place,
        ):
            ada, ben = Guest(place, ADA), Guest(place, BEN)
            recovered = await ben.post("/people/recover", {"phrase": ADA.phrase}, 201)
            assert recovered["person"] == ADA.person
            assert (await ben.get(f"/tables/{FINISHED}"))["state"] == "over"
            devices = [await ada.device(RUNNING), await ben.device(RUNNING)]
            assert [device.version for device in devices] == [RUNNING_VERSION] * 2
            choices = random.Random(1)
            while await step(devices, choices):
                pass

    asyncio.run(scenario())


@pytest.mark.parametrize("revision", EARLIER)
def test_a_match_of_an_earlier_revision_is_played_on_in_sqlite(
    tmp_path: Path, revision: str
) -> None:
    path = file_of_revision(tmp_path, revision)

    play_on(tmp_path, None)

    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT count(*) FROM results WHERE [table] = ?"
        assert connection.execute(query, (RUNNING,)).fetchone() == (2,)


def copy_rows(source: Path, connection: Connection) -> None:
    """Every row of a file, into tables of the same revision."""
    found = MetaData()
    found.reflect(connection)
    with closing(sqlite3.connect(source)) as file:
        file.row_factory = sqlite3.Row
        for table in found.sorted_tables:
            if table.name != "alembic_version":
                copy_table(file, table, connection)


def copy_table(file: sqlite3.Connection, table: Table, connection: Connection) -> None:
    rows = [dict(row) for row in file.execute(f'SELECT * FROM "{table.name}"')]
    for row in rows:
        for column in table.columns:
            if str(column.type) == "BOOLEAN":
                row[column.name] = bool(row[column.name])
    if rows:
        connection.execute(insert(table), rows)


@pytest.mark.parametrize("revision", EARLIER)
def test_a_match_of_an_earlier_revision_is_played_on_in_postgresql(
    tmp_path: Path, postgresql: PostgresServer, revision: str
) -> None:
    (tmp_path / "old").mkdir()
    path = file_of_revision(tmp_path / "old", revision)
    url = postgresql.database(empty=True)
    in_database(url, lambda connection: upgrade_by_alembic(connection, revision))
    in_database(url, lambda connection: copy_rows(path, connection))

    assert run(["admin", "migrate", "--database", url]) == 0
    shutil.copy(path.with_suffix(".pepper"), tmp_path / "abth.pepper")
    play_on(tmp_path, url)


def test_a_server_moves_from_sqlite_to_postgresql(
    tmp_path: Path, postgresql: PostgresServer, capsys: pytest.CaptureFixture[str]
) -> None:
    path = file_of_revision(tmp_path, "0001")
    url = postgresql.database(empty=True)

    assert run(["admin", "copy", str(path), url]) == 0

    said = capsys.readouterr().out
    assert "Copied" in said
    assert str(path.with_suffix(".pepper")) in said
    play_on(tmp_path, url)
    assert run(["admin", "copy", str(path), url]) == 2
    assert "must be empty" in capsys.readouterr().err


def test_a_server_moves_back_to_sqlite(
    tmp_path: Path, postgresql: PostgresServer, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "old").mkdir()
    path, url = file_of_revision(tmp_path / "old", "0001"), postgresql.database(empty=True)
    assert run(["admin", "copy", str(path), url]) == 0

    assert run(["admin", "copy", url, str(tmp_path / "abth.sqlite")]) == 0

    shutil.copy(path.with_suffix(".pepper"), tmp_path / "abth.pepper")
    play_on(tmp_path, None)
    assert run(["admin", "copy", str(tmp_path / "none.sqlite"), url]) == 2
