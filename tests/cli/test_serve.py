"""`abth serve`: one line that says where, a clean end, a port that is taken.

Also proves `server/run.py`, `server/settings.py`.
"""

from __future__ import annotations

import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from abth.cli.app import run
from abth.server.settings import data_file
from abth.storage.databases.migrate import prepare_file


def test_it_serves_until_it_is_told_to_end(tmp_path: Path) -> None:
    data = tmp_path / "data" / "abth.sqlite"
    command = [sys.executable, "-m", "abth", "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        line = server.stdout.readline().decode()
        found = re.fullmatch(r"abth listens at (http://127\.0\.0\.1:\d+) and stores .*\n", line)
        assert found, server.stderr.read().decode()
        assert str(data) in line
        with urllib.request.urlopen(f"{found[1]}/healthz", timeout=30) as answer:
            assert json.load(answer)["ok"]
        server.send_signal(signal.SIGTERM)
        assert server.wait(30) in (0, -signal.SIGTERM)
        told = server.stderr.read().decode().splitlines()
        assert [" info " in each for each in told] == [True, True]
        assert "abth.server: server started version=" in told[0]
        assert told[1].endswith("abth.server: server stopped")
    assert data.exists()


def test_a_bot_that_cannot_be_offered_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = run(["serve", "--data", str(tmp_path / "x.sqlite"), "--bot", "mine=./nowhere.py:Mine"])

    said = capsys.readouterr()
    assert code == 2
    assert said.err.count("\n") == 1
    assert "nowhere.py:Mine: cannot be imported" in said.err
    assert not (tmp_path / "x.sqlite").exists()


def test_a_port_that_is_taken_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])

        code = run(["serve", "--port", port, "--data", str(tmp_path / "x.sqlite")])

    said = capsys.readouterr()
    assert code == 2
    assert said.err.count("\n") == 1
    assert port in said.err
    assert said.out == ""


def test_data_is_kept_where_the_platform_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")

    assert data_file() == Path("/somewhere/abth/abth.sqlite")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/ada")
    assert data_file() == Path("/home/ada/.local/share/abth/abth.sqlite")


@pytest.fixture
def nothing_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that would start after all ends the test."""

    def started(*_: object, **_options: object) -> None:
        raise AssertionError("it listens")

    monkeypatch.setattr("abth.server.run.run", started)


@pytest.mark.usefixtures("nothing_listens")
@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--trusted-proxy", "nobody"], "nobody"),
        (["--base-path", "/a b"], "--base-path"),
    ],
)
def test_options_that_cannot_be_used_are_one_clear_line(
    options: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = run(["serve", "--port", "0", "--data", str(tmp_path / "x.sqlite"), *options])

    told = capsys.readouterr()
    assert code == 2
    assert told.err.count("\n") == 1
    assert said in told.err


def damaged(path: Path) -> None:
    path.write_bytes(b"This is not a database. " * 500)


def cut_short(path: Path) -> None:
    prepare_file(path)
    path.write_bytes(path.read_bytes()[:5_000])


def newer(path: Path) -> None:
    prepare_file(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()


def a_folder(path: Path) -> None:
    path.mkdir()


def inside_a_file(path: Path) -> None:
    path.parent.rmdir()
    path.parent.write_text("This is no folder.")


@pytest.mark.usefixtures("nothing_listens")
@pytest.mark.parametrize("spoil", [damaged, cut_short, newer, a_folder, inside_a_file])
def test_data_that_cannot_be_used_is_one_line_before_anything_listens(
    spoil: Callable[[Path], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "data" / "abth.sqlite"
    path.parent.mkdir()
    spoil(path)

    code = run(["serve", "--port", "0", "--data", str(path)])

    told = capsys.readouterr()
    assert code == 2
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "abth.sqlite" in told.err


@pytest.mark.usefixtures("nothing_listens")
def test_a_file_that_is_read_only_is_one_line_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The superuser may write everything, so SQLite is told that it may not."""
    path = tmp_path / "abth.sqlite"
    prepare_file(path)
    opened = sqlite3.connect
    monkeypatch.setattr(
        "abth.storage.databases.migrate.sqlite3.connect",
        lambda path, **options: opened(f"file:{path}?mode=ro", uri=True, **options),
    )

    code = run(["serve", "--port", "0", "--data", str(path)])

    told = capsys.readouterr()
    assert code == 2
    assert told.err.count("\n") == 1
    assert "read-only" in told.err
