"""The audit of dependencies finds what is pinned, tells what is known, and never fails offline."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from tests import dependency_audit
from tests.dependency_audit import main, pinned

ROOT = Path(__file__).parents[1]


class Database(BaseHTTPRequestHandler):
    """Knows one bad version."""

    def do_POST(self) -> None:
        """Answer a batch of questions."""
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["queries"]
        bad = {"package": {"ecosystem": "PyPI", "name": "leaky"}, "version": "1.0"}
        results = [{"vulns": [{"id": "PYSEC-1"}]} if query == bad else {} for query in asked]
        body = json.dumps({"results": results}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Stay silent."""


@pytest.fixture
def database(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A database of advisories on this computer."""
    with HTTPServer(("127.0.0.1", 0), Database) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        monkeypatch.setattr(
            dependency_audit, "DATABASE", f"http://127.0.0.1:{server.server_address[1]}"
        )
        yield
        server.shutdown()


def test_every_pin_is_found() -> None:
    python = pinned(ROOT / "constraints.txt")
    web = pinned(ROOT / "web" / "package-lock.json")

    assert {"litestar", "uvicorn", "msgspec"} <= {package.name for package in python}
    assert len(python) == len([
        line for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines() if "==" in line
    ])  # fmt: skip
    assert {"svelte", "vite"} <= {package.name for package in web}
    assert all(package.version[0].isdigit() for package in web)


@pytest.mark.usefixtures("database")
def test_a_known_vulnerability_is_named_and_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "constraints.txt"
    file.write_text("# pins\nleaky==1.0\ntight==2.0 ; sys_platform != 'win32'\n", "utf-8")

    assert main([str(file)]) == 1
    assert "leaky 1.0: https://osv.dev/PYSEC-1" in capsys.readouterr().out
    file.write_text("leaky==1.1\n", "utf-8")
    assert main([str(file)]) == 0
    file.write_text("leaky==1.0\n", "utf-8")
    monkeypatch.setitem(dependency_audit.ACCEPTED, "PYSEC-1", "only concerns Windows")
    assert main([str(file)]) == 0


def test_without_a_network_it_says_so_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dependency_audit, "DATABASE", "http://127.0.0.1:1")

    assert main([str(ROOT / "constraints.txt")]) == 0
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    assert "nothing was checked" in said
