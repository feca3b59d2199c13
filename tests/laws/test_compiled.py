"""One source, two speeds: compiled and interpreted rules play the same matches."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from abth.rules import flow
from tests.laws.copies import documented, shown
from tests.laws.matches import fingerprints
from tests.laws.rows import digests
from tests.laws.wide_numbers import answers

ROOT = Path(__file__).parents[2]
COMPILED = Path(os.environ.get("ABTH_COMPILED", ROOT / "build" / "compiled"))
REQUIRED = os.environ.get("ABTH_COMPILE") == "require"
SUFFIXES = (".so", ".pyd")


def is_compiled() -> bool:
    """Whether the compiled rules are there."""
    rules = COMPILED / "abth" / "rules"
    return rules.is_dir() and any(path.suffix in SUFFIXES for path in rules.iterdir())


def said_by_the_compiled_package(program: str) -> dict[str, object]:
    """What a program next to this file prints with the compiled package, in its own process."""
    run = subprocess.run(
        [sys.executable, str(Path(__file__).with_name(program))],
        env={**os.environ, "PYTHONPATH": str(COMPILED)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    answer: dict[str, object] = json.loads(run.stdout)
    assert str(answer["rules"]).endswith(SUFFIXES), "the other process ran the source too"
    return answer


needs_the_compiled_package = pytest.mark.skipif(
    not is_compiled() and not REQUIRED, reason="build/compiled is not there: make build/compiled"
)


@pytest.mark.slow
@needs_the_compiled_package
def test_compiled_and_interpreted_rules_play_the_same_matches() -> None:
    """The same actions give the same positions and scores at either speed (all groups of atoms)."""
    assert is_compiled(), f"ABTH_COMPILE=require, but nothing is compiled in {COMPILED}"
    assert flow.__file__.endswith(".py"), "these tests compare with the interpreted source"

    answer = said_by_the_compiled_package("matches.py")

    assert answer["matches"] == fingerprints()


@pytest.mark.slow
@needs_the_compiled_package
def test_compiled_objects_can_be_copied_shown_and_read_about() -> None:
    """Pickle, copy, repr and help: the compiled package does as the source does."""
    answer = said_by_the_compiled_package("copies.py")

    assert answer["faults"] == []
    assert answer["shown"] == shown()
    assert answer["documented"] == documented()


@pytest.mark.slow
@needs_the_compiled_package
def test_compiled_and_interpreted_environments_show_the_same() -> None:
    """Rows, masks, seats and rewards of many matches at once, and who sees what of one."""
    answer = said_by_the_compiled_package("rows.py")

    assert answer["digests"] == digests()


@pytest.mark.slow
@needs_the_compiled_package
def test_compiled_and_interpreted_packages_refuse_any_integer_alike() -> None:
    """Numbers of more than 64 bits too."""
    answer = said_by_the_compiled_package("wide_numbers.py")

    assert answer["answers"] == answers()
