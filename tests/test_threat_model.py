"""Every line of the threat model in SECURITY.md names tests, and all of them exist."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
PAGE = ROOT / "SECURITY.md"
HEADS = ("attempt", "what happens", "---")


@cache
def names_in(path: Path) -> frozenset[str]:
    """The names of the tests in a file."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    tree = ast.parse(path.read_text("utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, functions))


def lines() -> list[tuple[str, str]]:
    """Every line of the tables: what is attempted, and the tests."""
    found = []
    for line in PAGE.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and cells[0] not in HEADS:
            assert len(cells) == 3, line
            found.append((cells[0], cells[2]))
    return found


def test_the_model_has_as_many_lines_as_we_know_threats() -> None:
    assert len(lines()) >= 40
    assert len({attempt for attempt, _ in lines()}) == len(lines())


@pytest.mark.parametrize(("attempt", "named"), lines())
def test_a_line_names_tests_that_exist(attempt: str, named: str) -> None:
    tests = re.findall(r"`([^`]+)`", named)

    assert tests, attempt
    for test in tests:
        file, _, name = test.partition("::")
        path = (TESTS / file).resolve()
        assert path.is_file(), test
        if path.suffix == ".py":
            assert name in names_in(path), test
