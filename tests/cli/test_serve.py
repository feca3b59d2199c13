"""`abth serve`: one line that says where, a clean end, a port that is taken.

Also proves `server/run.py`, `server/settings.py`.
"""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from abth.cli.app import run
from abth.server.settings import data_file


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
        assert server.stderr.read() == b""
    assert data.exists()


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
