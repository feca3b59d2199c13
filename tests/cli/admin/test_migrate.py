"""`abth admin`: its help, and the schema of a database."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from abth.cli.app import run
from abth.storage.schema import REVISION


def test_the_group_lists_its_commands_in_the_language_of_the_user(
    capsys: pytest.CaptureFixture[str],
) -> None:
    run(["admin", "--lang", "de"])
    listed = capsys.readouterr().out
    run(["admin", "migrate", "--help"])

    assert "Eine Datenbank auf den Stand" in listed
    assert "Usage: abth admin migrate" in capsys.readouterr().out


def test_a_sqlite_file_gets_the_schema_of_this_program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "abth.sqlite"

    code = run(["admin", "migrate", "--data", str(file)])

    assert code == 0
    assert capsys.readouterr().out == f"{file} has schema {REVISION}.\n"
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT * FROM alembic_version").fetchall() == [(REVISION,)]
