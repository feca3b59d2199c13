"""Every module of the server, the tables and the storage has a test that is easily found.

The test of `table/seats.py` is `tests/table/test_seats.py`. Where another test proves a module, so
that one of its own would only repeat it, the docstring of that test says `Also proves` and the
path of the module.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SOURCE = TESTS.parent / "src" / "abth"
PACKAGES = ("server", "storage", "table")


def modules() -> list[str]:
    """Every module of these packages, by its path in `abth`."""
    found = [path for package in PACKAGES for path in sorted((SOURCE / package).rglob("*.py"))]
    return [path.relative_to(SOURCE).as_posix() for path in found if path.name != "__init__.py"]


def namesake(module: str) -> Path:
    """Where the test of a module is looked for first."""
    path = TESTS / module
    return path.with_name(f"test_{path.name}")


@cache
def also_proved() -> dict[str, list[Path]]:
    """The modules that docstrings of tests name, and these tests."""
    found: dict[str, list[Path]] = {}
    for test in sorted(TESTS.rglob("test_*.py")):
        docstring = ast.get_docstring(ast.parse(test.read_text(encoding="utf-8"))) or ""
        for line in re.findall(r"^Also proves (.+?)\.$", docstring, re.MULTILINE | re.DOTALL):
            for module in re.findall(r"`([^`]+)`", line):
                found.setdefault(module, []).append(test)
    return found


@pytest.mark.parametrize("module", modules())
def test_a_module_has_a_test_that_is_found(module: str) -> None:
    assert namesake(module).is_file() or module in also_proved()


@pytest.mark.parametrize("module", sorted(also_proved()))
def test_a_test_proves_only_modules_that_exist_and_have_none_of_their_own(module: str) -> None:
    assert (SOURCE / module).is_file()
    assert not namesake(module).is_file()
