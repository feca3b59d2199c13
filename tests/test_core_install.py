"""`pip install abth`: a small package that plays, and says what it lacks."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MOST_MEGABYTES = 25
BATTLE = {"attacker": [{"card": "trebuchet"}], "defender": [{"card": "archers"}]}


def size_of(folder: Path) -> int:
    """The bytes that a folder takes on the disk."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_blocks * 512 for path in files)


@pytest.mark.long
def test_the_core_is_small_and_complete(tmp_path: Path) -> None:
    """The wheel in an empty environment, without compiler and Node."""
    (wheel,) = (ROOT / "dist").glob("abth-*.whl")
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    programs = tmp_path / "venv" / "bin"
    pip = [str(programs / "pip"), "install", "--quiet", "--only-binary", ":all:"]
    empty = size_of(tmp_path / "venv")
    subprocess.run([*pip, "--constraint", str(ROOT / "constraints.txt"), str(wheel)], check=True)

    def abth(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [programs / "abth", *arguments],
            cwd=tmp_path,
            env={**clean_environment(), "PATH": str(programs), "ABTH_LANG": "en"},
            input=typed,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    megabytes = (size_of(tmp_path / "venv") - empty) / 2**20
    assert megabytes <= MOST_MEGABYTES

    assert "rules compiled" in abth("version").stdout
    assert json.loads(abth("battle", typed=json.dumps(BATTLE)).stdout)["attacker_wins"]
    assert "2 matches with 4 players" in abth("simulate", "--games", "2").stdout
    plain = abth("play", "--plain", typed="1\nquit\n")
    assert (plain.returncode, plain.stderr) == (0, "")
    assert "YOUR TURN" in plain.stdout
    assert "8 cards" in abth("cards", "--rank", "hero").stdout

    for command, extra in (("serve", "server"), ("admin users", "server"), ("arena", "arena")):
        said = abth(*command.split())
        assert said.returncode == 2
        assert said.stderr.endswith(f"pip install 'abth[{extra}]'\n"), said.stderr

    odds = "import abth; print(abth.odds('trebuchet, archers | kamakura-samurai').attacker_wins)"
    told = subprocess.run(
        [programs / "python", "-c", odds],
        cwd=tmp_path,
        env=clean_environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == "11/18\n"


def clean_environment() -> dict[str, str]:
    """The environment without paths to other packages."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
