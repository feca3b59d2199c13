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


USER_PROGRAM = """
from fractions import Fraction
from typing import assert_type

import abth

game = abth.new_game(players=3, seed=7, edition="en", rulings={"game.rounds": 8})
assert_type(game, abth.Game)
assert_type(game.legal(), list[int])
game.apply(game.legal()[0])
game.apply(game.text(game.legal()[0]))
assert_type(game.clone(seed=2).scores, tuple[int, ...])
assert_type(game.outcomes(), list[tuple[int, Fraction]])
assert_type(game.view(None), abth.View)
assert_type(game.view(0).players[0].unseen, tuple[int, ...])
assert_type(abth.odds("trebuchet | spy"), abth.Odds)
assert_type(abth.odds("trebuchet | spy").attacker_wins, Fraction)
assert_type(abth.best_line_up(["trebuchet", "archers"], "spy"), abth.LineUpAdvice)
assert_type(abth.load_box(), abth.Box)


class Hothead(abth.Bot):
    name, character = "hothead", "Deploys everything."

    def choose(self, view: abth.View) -> int:
        return view.options[-1]


match = abth.play_match(["soldier", Hothead, Hothead(3)], seed=1)
assert_type(match, abth.PlayedMatch)
match.save("match.json")
assert_type(abth.load_log("match.json"), abth.MatchLog)
for position, action in abth.load_log("match.json").positions():
    assert_type(position.text(action), str)
try:
    game.apply("jump I")
except abth.IllegalAction as refusal:
    assert_type(refusal.atom, str)
"""


def size_of(folder: Path) -> int:
    """The bytes that a folder takes on the disk."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_blocks * 512 for path in files)


@pytest.mark.long
def test_the_core_is_small_and_complete(tmp_path: Path) -> None:
    """The wheel in an empty environment, without compiler and Node; what it exports is typed."""
    (wheel,) = (ROOT / "dist").glob("abth-*.whl")
    alone = clean_environment()
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], env=alone, check=True)
    programs = tmp_path / "venv" / "bin"
    pip = [str(programs / "pip"), "install", "--quiet", "--only-binary", ":all:"]
    empty = size_of(tmp_path / "venv")
    pip += ["--constraint", str(ROOT / "constraints.txt"), str(wheel)]
    subprocess.run(pip, env=alone, check=True)

    def abth(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [programs / "abth", *arguments],
            cwd=tmp_path,
            env={**alone, "PATH": str(programs), "ABTH_LANG": "en"},
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
        env=alone,
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == "11/18\n"

    (tmp_path / "program.py").write_text(USER_PROGRAM, encoding="utf-8")
    python = str(programs / "python")
    subprocess.run([python, "program.py"], cwd=tmp_path, env=alone, check=True)
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--python-executable", python, "program.py"],
        cwd=tmp_path,
        env=alone,
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.stdout.startswith("Success"), checked.stdout


def clean_environment() -> dict[str, str]:
    """The environment without paths to other packages."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
