"""One source, two speeds: compiled and interpreted rules play the same matches."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from abth.rules import flow
from tests.laws.matches import fingerprints

ROOT = Path(__file__).parents[2]
COMPILED = Path(os.environ.get("ABTH_COMPILED", ROOT / "build" / "compiled"))
REQUIRED = os.environ.get("ABTH_COMPILE") == "require"
SUFFIXES = (".so", ".pyd")


def is_compiled() -> bool:
    """Whether the compiled rules are there."""
    rules = COMPILED / "abth" / "rules"
    return rules.is_dir() and any(path.suffix in SUFFIXES for path in rules.iterdir())


def played_by_the_compiled_rules() -> dict[str, object]:
    """The matches as the compiled package plays them, in a process of its own."""
    run = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("matches.py"))],
        env={**os.environ, "PYTHONPATH": str(COMPILED)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    answer: dict[str, object] = json.loads(run.stdout)
    return answer


@pytest.mark.slow
@pytest.mark.skipif(
    not is_compiled() and not REQUIRED, reason="build/compiled is not there: make build/compiled"
)
def test_compiled_and_interpreted_rules_play_the_same_matches() -> None:
    """The same actions give the same positions and scores at either speed (all groups of atoms)."""
    assert is_compiled(), f"ABTH_COMPILE=require, but nothing is compiled in {COMPILED}"
    assert flow.__file__.endswith(".py"), "these tests compare with the interpreted source"

    answer = played_by_the_compiled_rules()

    assert str(answer["rules"]).endswith(SUFFIXES), "the other process ran the source too"
    assert answer["matches"] == fingerprints()
