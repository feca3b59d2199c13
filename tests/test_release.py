"""`make release`: which Pythons it finds. The command itself builds, installs and plays."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import pytest

from tools.release import SUPPORTED, pythons, pythons_of_pyenv, version_of

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def test_this_python_is_found() -> None:
    here = f"{sys.version_info.major}.{sys.version_info.minor}"
    if version_of(sys.executable) is None:
        pytest.skip("this Python has no headers")

    assert here in [python.version for python in pythons([sys.executable])]


def test_what_is_no_python_is_left_out(tmp_path: Path) -> None:
    fake = tmp_path / "python3.14"
    fake.write_text("#!/bin/sh\nexit 1\n")
    fake.chmod(0o755)

    assert version_of(str(fake)) is None


def test_versions_of_pyenv_are_found_the_newest_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    for version in ("2.7.18", "3.12.9", "3.12.10", "3.13.0"):
        program = tmp_path / "versions" / version / "bin" / f"python{version.rpartition('.')[0]}"
        program.parent.mkdir(parents=True)
        program.touch()

    found = [Path(path).parents[1].name for path in pythons_of_pyenv()]

    assert found == ["3.13.0", "3.12.10", "3.12.9"]


def test_the_metadata_names_the_pythons_that_get_a_wheel() -> None:
    versions = [re.search(r"Python :: (3\.\d+)$", line) for line in PROJECT["classifiers"]]

    assert tuple(found[1] for found in versions if found) == SUPPORTED
    assert PROJECT["requires-python"] == f">={SUPPORTED[0]}"


def test_the_project_names_no_address_that_does_not_exist() -> None:
    assert "urls" not in PROJECT
    assert PROJECT["license"] == "MIT"
    assert PROJECT["readme"] == "README.md"


def test_there_is_an_extra_for_each_part() -> None:
    assert {"server", "envs", "train", "cluster", "bench", "docs", "dev"} <= set(
        PROJECT["optional-dependencies"]
    )
