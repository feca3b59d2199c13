"""The schema: new files, files from before Alembic, older files, newer files.

Also proves `storage/migrations/env.py`, `storage/migrations/versions/v0001_first_schema.py`,
`storage/migrations/versions/v0002_practice.py`,
`storage/migrations/versions/v0003_attendance.py`,
`storage/migrations/versions/v0004_icons_count.py`,
`storage/migrations/versions/v0005_processes.py`,
`storage/migrations/versions/v0006_silence.py`,
`storage/migrations/versions/v0008_reviews.py`,
`storage/migrations/versions/v0007_accounts.py`, `storage/schema.py`.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
import subprocess
import sys
from argparse import Namespace
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from abth.cli.app import run
from abth.protocol.wire import Credentials
from abth.storage.databases import migrate
from abth.storage.databases.migrate import (
    Transaction,
    UnknownSchema,
    UnusableDatabase,
    configuration,
    prepare_file,
)
from abth.storage.schema import REVISION, metadata
from abth.storage.store import Store
from tests.server.house import ALL_PATIENCE, Guest, House, house, step

BEFORE_ALEMBIC: Final = Path(__file__).with_name("before_alembic.sql")
# The secrets behind the hashes of that file; they open nothing else.
ADA: Final = Credentials(
    person="4c583ddf402349f1d720",
    name="Ada",
    secret="S_c0K_VcpFF0u9q1A8eDMNGHvQKG7mx2CDU8wlDLd3A",
    phrase="lesson colony solid acorn flower cattle",
)
BEN: Final = Credentials(
    person="cafc1efaa32a85316a83",
    name="Ben",
    secret="ydciMI2_DomglVSLkefERc9q_fN1sfDGz8NrtgUjkCw",
    phrase=None,
)
PEPPER: Final = "b8e0e24f557bb7567663c1b7e7a3e923edda759de0131911b85cb4e848ba3cf8"
FINISHED: Final = "87f03d8f34a2ff648e5d"
RUNNING: Final = "60703c6372b0ddbff254"
OPEN: Final = "339c1ad3d30e15516542"
RUNNING_VERSION: Final = 91

NEXT: Final = f"{int(REVISION) + 1:04}"
NEXT_REVISION: Final = f"""
import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{REVISION}"


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("color", sa.String(10), server_default="red"))
        people.alter_column("name", type_=sa.String(80), existing_nullable=False)
"""


def file_before_alembic(folder: Path) -> Path:
    """A database as programs from before Alembic left it."""
    path = folder / "abth.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(BEFORE_ALEMBIC.read_text("utf-8"))
    path.with_suffix(".pepper").write_bytes(bytes.fromhex(PEPPER))
    return path


def query(path: Path, sql: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


def contents(path: Path, like: dict[str, list[Any]] | None = None) -> dict[str, list[Any]]:
    """Every row of every table but those of the versions; with `like`, only what it knew too."""
    names = query(path, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    found = {
        name: query(path, f'SELECT * FROM "{name}"')
        for (name,) in names
        if name not in ("alembic_version", "schema_version")
    }
    if like is None:
        return found
    return {
        name: [row[: len(rows[0])] for row in found[name]] if rows else found[name]
        for name, rows in like.items()
    }


@pytest.fixture
def with_next_revision(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program that is one revision ahead; its newest migration script."""
    scripts = tmp_path / "100% new"
    shutil.copytree(migrate.SCRIPTS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    script = scripts / "versions" / f"v{NEXT}_colors.py"
    script.write_text(NEXT_REVISION, "utf-8")
    monkeypatch.setattr(migrate, "SCRIPTS", scripts)
    monkeypatch.setattr(migrate, "REVISION", NEXT)
    return script


# The migrations and the schema


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    config = configuration()
    with Transaction(tmp_path / "migrated.sqlite") as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")

    with create_engine(f"sqlite:///{tmp_path / 'migrated.sqlite'}").connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_server_default": True})
        assert compare_metadata(context, metadata) == []
    assert ScriptDirectory.from_config(config).get_current_head() == REVISION


def test_a_developer_runs_alembic_on_a_file(tmp_path: Path) -> None:
    """As `alembic -x data=FILE upgrade head` does (docs/how-to/change-the-schema.md)."""
    path = tmp_path / "by hand.sqlite"
    config = configuration()
    config.cmd_opts = Namespace(x=[f"data={path}"])

    command.upgrade(config, "head")

    with create_engine(f"sqlite:///{path}").connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


@pytest.mark.parametrize("make", [lambda path: path, lambda path: file_before_alembic(path.parent)])
def test_files_new_and_old_get_the_schema_of_the_newest_migration(
    tmp_path: Path, make: Any
) -> None:
    path = tmp_path / "abth.sqlite"
    make(path)

    prepare_file(path)

    with create_engine(f"sqlite:///{path}").connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


# New and current files


def test_a_new_file_gets_the_whole_schema_and_its_revision(tmp_path: Path) -> None:
    path = tmp_path / "new" / "abth.sqlite"

    prepare_file(path)
    prepare_file(path)

    assert path.stat().st_mode & 0o077 == 0
    assert query(path, "SELECT * FROM alembic_version") == [(REVISION,)]
    assert query(path, "SELECT * FROM schema_version") == [(2,)]


def test_opening_a_current_file_does_not_load_alembic(tmp_path: Path) -> None:
    program = (
        "import sys; from pathlib import Path;"
        "from abth.storage.databases.migrate import prepare_file;"
        "path = Path(sys.argv[1]); prepare_file(path); prepare_file(path);"
        "print([name for name in sys.modules if name.startswith('alembic')])"
    )
    arguments = [sys.executable, "-c", program, str(tmp_path / "abth.sqlite")]

    assert subprocess.run(arguments, capture_output=True, check=True).stdout.strip() == b"[]"


def test_a_file_that_another_process_has_prepared_meanwhile_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "abth.sqlite"
    prepare_file(path)

    assert migrate.create_or_stamp(path) == REVISION
    assert query(path, "SELECT * FROM alembic_version") == [(REVISION,)]


def test_a_file_that_was_never_finished_is_completed(tmp_path: Path) -> None:
    path = tmp_path / "abth.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE schema_version (version INTEGER PRIMARY KEY)")

    prepare_file(path)

    assert query(path, "SELECT count(*) FROM log") == [(0,)]


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "abth.sqlite"
    path.write_text("This is not a database, but it is long enough to look like one. " * 9)

    with pytest.raises(UnusableDatabase, match="not an abth database"):
        prepare_file(path)


# Files from before Alembic


def test_a_file_from_before_alembic_opens_without_loss(tmp_path: Path) -> None:
    path = file_before_alembic(tmp_path)
    before = contents(path)

    prepare_file(path)

    assert contents(path, before) == before
    # Programs from before Alembic refuse it now.
    assert query(path, "SELECT * FROM schema_version") == [(2,)]
    assert query(path, "SELECT * FROM alembic_version") == [(REVISION,)]


def test_tables_of_two_editions_keep_the_rule_they_were_played_by(tmp_path: Path) -> None:
    """Each icon counted in every edition before R-66; other tables are left as they are."""
    path = file_before_alembic(tmp_path)
    with closing(sqlite3.connect(path)) as connection:
        change = "UPDATE tables SET options = json_set(options, '$.edition', 'it') WHERE id = ?"
        connection.execute(change, (RUNNING,))
        connection.commit()

    prepare_file(path)

    found = dict(query(path, "SELECT id, options FROM tables"))
    assert json.loads(found[RUNNING])["rulings"] == {"icons.count": "per_icon"}
    assert "icons.count" not in found[FINISHED]


def test_a_match_from_before_alembic_plays_on(tmp_path: Path) -> None:
    """Users sign in, read the chat and the results, and finish the match that was running."""
    file_before_alembic(tmp_path)

    async def play_on(place: House) -> None:
        ada, ben = Guest(place, ADA), Guest(place, BEN)
        assert (await ada.get("/me"))["name"] == "Ada"
        assert [token["label"] for token in await ada.get("/me/tokens")] == ["my bot"]
        recovered = await ben.post("/people/recover", {"phrase": ADA.phrase}, 201)
        assert recovered["person"] == ADA.person
        assert (await ben.get(f"/tables/{OPEN}"))["state"] == "open"
        assert (await ben.get(f"/tables/{FINISHED}"))["state"] == "over"
        devices = [await ada.device(RUNNING), await ben.device(RUNNING)]
        assert [device.version for device in devices] == [RUNNING_VERSION] * 2
        assert [line.text for line in devices[0].chat] == ["Good luck!"]
        choices = random.Random(1)
        while await step(devices, choices):
            pass

    async def scenario() -> None:
        async with asyncio.timeout(ALL_PATIENCE), house(tmp_path) as place:
            await play_on(place)

    asyncio.run(scenario())

    results = query(tmp_path / "abth.sqlite", f"SELECT * FROM results WHERE [table] = '{RUNNING}'")
    assert len(results) == 2


def test_a_file_of_another_version_from_before_alembic_is_refused(tmp_path: Path) -> None:
    path = file_before_alembic(tmp_path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE schema_version SET version = 99")
        connection.commit()

    with pytest.raises(UnknownSchema, match="“99” is unknown"):
        asyncio.run(Store.open(path))

    assert "alembic_version" not in [
        name for (name,) in query(path, "SELECT name FROM sqlite_master")
    ]


# Older and newer files


def test_an_older_file_is_copied_and_migrated(tmp_path: Path, with_next_revision: Path) -> None:
    path = file_before_alembic(tmp_path)
    before = contents(path)

    prepare_file(path)

    assert contents(path, before) == before
    assert {color for (color,) in query(path, "SELECT color FROM people")} == {"red"}
    assert query(path, "SELECT * FROM alembic_version") == [(NEXT,)]
    copy = tmp_path / "abth.before-0001-upgrade.sqlite"
    assert contents(copy) == before
    assert copy.stat().st_mode & 0o077 == 0
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize(
    ("more", "error"),
    [
        ("    op.execute('SELECT * FROM nowhere')", "nowhere"),
        ("    op.execute('DELETE FROM people')", "without its parent"),
    ],
)
def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, with_next_revision: Path, more: str, error: str
) -> None:
    with_next_revision.write_text(NEXT_REVISION + more, "utf-8")
    path = file_before_alembic(tmp_path)
    before = contents(path)

    with pytest.raises(Exception, match=error):
        prepare_file(path)

    assert contents(path) == before
    assert query(path, "SELECT * FROM alembic_version") == [("0001",)]


def test_a_newer_file_is_refused_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "abth.sqlite"
    prepare_file(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()

    with pytest.raises(UnknownSchema, match="newer version"):
        asyncio.run(Store.open(path))
    code = run(["serve", "--port", "0", "--data", str(path)])

    said = capsys.readouterr().err
    assert code == 2
    assert said == (
        "abth: abth.sqlite: written by a newer version of abth; update abth to open it\n"
    )
    assert not list(tmp_path.glob("*upgrade*"))
