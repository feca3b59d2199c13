"""Every atom of docs/rules.md is proved by a test that cites it, and every test proves something.

A test cites an atom by naming it in its docstring, as in `(LINK-8, R-38)`, or in the id of one of
its cases. Edition differences, E-n, may be cited and need not be.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = HERE.parent / "docs" / "rules.md"
GROUPS = (
    "TERM", "SETUP", "ROUND", "TRAVEL", "CONQ", "ENG", "REINF", "LINK", "ASSAULT", "TOKEN", "DICE",
    "BATTLE", "DMG", "ABIL", "VICT", "REWARD", "CHALLENGE", "RESTORE", "HERO", "RELIC", "DECK",
    "SCORE",
)  # fmt: skip
KINDS = (*GROUPS, "R", "TV", "BV", "I", "D", "C", "E")
CITED = re.compile(rf"\b(?:{'|'.join(KINDS)})-\d+\b(?!-)")
# Where an id is introduced: `- **LINK-8** …`, `- **R-38 What …`, `**TV-4: …`, `| BV-16 | …`.
INTRODUCED = re.compile(rf"^(?:- \*\*|\*\*|\| )((?:{'|'.join(KINDS)})-\d+)\b", re.MULTILINE)

Function = ast.FunctionDef | ast.AsyncFunctionDef

pytestmark = pytest.mark.skipif(not RULES.exists(), reason="docs/rules.md is not there")


def known_ids() -> set[str]:
    """Every id that the rules introduce."""
    return set(INTRODUCED.findall(RULES.read_text(encoding="utf-8")))


def functions_of(path: Path) -> list[Function]:
    """Every function and method of a file, tests and helpers."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    return [node for node in ast.walk(tree) if isinstance(node, Function)]


def is_test(function: Function) -> bool:
    """Whether pytest runs it."""
    return function.name.startswith("test_")


@cache
def all_tests() -> list[tuple[str, Function, frozenset[str]]]:
    """Every test under tests/: its place, itself, and the helpers of its file that assert."""
    found: list[tuple[str, Function, frozenset[str]]] = []
    for path in sorted(HERE.rglob("test_*.py")):
        functions = functions_of(path)
        helpers = [function for function in functions if not is_test(function)]
        checkers = frozenset(one.name for one in helpers if proves_something(one, frozenset()))
        place = path.relative_to(HERE.parent)
        found += [(f"{place}:{f.lineno} {f.name}", f, checkers) for f in functions if is_test(f)]
    return found


def citations(test: Function) -> set[str]:
    """The ids in the docstring of a test, and those that name its cases (`id="BV-39"`)."""
    texts = [ast.get_docstring(test) or ""]
    for decorator in test.decorator_list:
        for node in ast.walk(decorator):
            named = isinstance(node, ast.keyword) and node.arg == "id"
            texts.append(ast.unparse(node) if named else "")
    return set(CITED.findall(" ".join(texts)))


def proves_something(function: Function, checkers: frozenset[str]) -> bool:
    """Whether it asserts, says which failure it expects, or calls a helper that checks."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name in checkers or name in {"raises", "suppress", "check", "expect"}:
                return True
            if name.startswith(("assert_", "check_")):
                return True
    return False


def by_group(ids: set[str]) -> list[str]:
    """The ids in the order of the page."""
    return sorted(ids, key=lambda name: (KINDS.index(name.split("-")[0]), int(name.split("-")[1])))


def test_the_page_has_all_its_ids() -> None:
    """The counts that the page itself gives; an id that went missing would prove nothing."""
    counts = dict.fromkeys(KINDS, 0)
    for name in known_ids():
        counts[name.split("-")[0]] += 1

    assert sum(counts[group] for group in GROUPS) == 269
    assert {kind: counts[kind] for kind in KINDS[len(GROUPS) :]} == {
        "R": 66, "TV": 15, "BV": 55, "I": 18, "D": 23, "C": 10, "E": 57,
    }  # fmt: skip


def test_every_atom_is_cited_by_a_test() -> None:
    """All but the differences between editions, which only some change in play."""
    cited: set[str] = set()
    for _, test, _ in all_tests():
        cited |= citations(test)
    wanted = {name for name in known_ids() if not name.startswith("E-")}

    missing = by_group(wanted - cited)
    assert not missing, f"{len(missing)} that no test proves: {', '.join(missing)}"


def test_no_test_cites_an_atom_that_does_not_exist() -> None:
    """A slip of the pen would leave the true atom unproved."""
    known = known_ids()
    unknown = {place: citations(test) - known for place, test, _ in all_tests()}

    assert [f"{place}: {', '.join(by_group(ids))}" for place, ids in unknown.items() if ids] == []


def test_every_test_asserts_something() -> None:
    """A test that cannot fail proves nothing."""
    idle = [place for place, test, checkers in all_tests() if not proves_something(test, checkers)]

    assert idle == []
