"""The files that a host copies: units, examples, the container."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HOSTING = ROOT / "docs" / "hosting"
UNITS = sorted(path.name for path in HOSTING.iterdir() if path.suffix in (".service", ".timer"))
CONTAINER = (ROOT / "Containerfile").read_text()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    """With a program that exists in the place of ours."""
    for name in UNITS:
        unit = (HOSTING / name).read_text().replace("/opt/abth/bin/abth", "/bin/true")
        (tmp_path / name).write_text(unit)

    command = ["systemd-analyze", "verify", "--man=no", *(str(tmp_path / name) for name in UNITS)]
    said = subprocess.run(command, capture_output=True, text=True, check=False)

    assert (said.returncode, said.stderr) == (0, "")


def test_the_server_of_the_unit_starts_with_options_that_exist() -> None:
    unit = (HOSTING / "abth.service").read_text()
    command = re.search(r"ExecStart=(.*?)\n[A-Z]", unit, re.DOTALL)
    assert command is not None
    used = set(re.findall(r"--[a-z-]+", command[1]))
    serve = (ROOT / "src" / "abth" / "cli" / "serve.py").read_text().replace("_", "-")

    assert used
    assert all(option.removeprefix("--") in serve for option in used)


def test_the_container_does_not_run_as_root() -> None:
    last = CONTAINER.rpartition("\nFROM ")[2]
    users = re.findall(r"^USER (\S+)$", last, re.MULTILINE)

    assert users == ["10001"]
    assert re.search(r"useradd .*--uid 10001", last)
    assert last.index("USER ") < last.index("ENTRYPOINT ")


def test_the_container_is_built_from_what_is_here() -> None:
    """With pinned libraries and nothing fetched from an address."""
    assert "--constraint constraints.txt" in CONTAINER
    assert "make wheel" in CONTAINER
    assert (ROOT / "constraints.txt").is_file()
    assert not re.search(r"^ADD |https?://(?!127\.0\.0\.1)", CONTAINER, re.MULTILINE)
    ignored = (ROOT / ".containerignore").read_text().split()
    assert {".git", ".venv*", "web/node_modules"} <= set(ignored)
