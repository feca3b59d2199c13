"""The glossary has a line for every noun of the code, and every line is true."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "abth"
PARTS = "Parts of names"  # the table of words that stand before or behind the nouns
IRREGULAR = {"people": "person", "dice": "die"}


class Line(NamedTuple):
    """A line of a table: one word, or several in the last table."""

    group: str
    word: str
    meaning: str
    where: str


class PublicClass(NamedTuple):
    """A class at the top of a module."""

    module: str
    name: str
    is_event: bool


@cache
def lines() -> list[Line]:
    """Every line of the glossary."""
    found, group = [], ""
    for line in (ROOT / "docs" / "glossary.md").read_text("utf-8").splitlines():
        if line.startswith("## "):
            group = line.removeprefix("## ")
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and cells[0] != "word":
            found.append(Line(group, *cells))
    return found


def plain(word: str) -> str:
    """`Line-up` and `line up` are one word."""
    return word.lower().replace("-", " ")


@cache
def nouns() -> frozenset[str]:
    """The words that have a line of their own."""
    return frozenset(plain(line.word) for line in lines() if line.group != PARTS)


@cache
def parts() -> frozenset[str]:
    """The words that stand before or behind a noun."""
    words = (line.word.split(",") for line in lines() if line.group == PARTS)
    return frozenset(plain(word.strip()) for several in words for word in several)


@cache
def public_classes() -> list[PublicClass]:
    """Every class of the package whose name does not begin with an underscore."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.name[0].isupper():
                is_event = any(isinstance(b, ast.Name) and b.id == "Event" for b in node.bases)
                module = str(path.relative_to(SOURCE))
                found.append(PublicClass(module, node.name, is_event))
    return found


def words_of(name: str) -> list[str]:
    """`LineUpView` is `line`, `up`, `view`."""
    return [word.lower() for word in re.findall(r"[A-Z][a-z0-9]*|[A-Z]+(?=[A-Z])", name)]


def spellings(words: list[str]) -> set[str]:
    """These words as one, in the singular and in the plural."""
    *rest, last = words
    forms = {last, last + "s", IRREGULAR.get(last, last)}
    for ending, singular in (("s", ""), ("es", ""), ("ies", "y")):
        if last.endswith(ending):
            forms.add(last.removesuffix(ending) + singular)
    return {" ".join([*rest, form]) for form in forms}


def is_made_of_known_words(words: list[str]) -> bool:
    """Whether the words can be read as nouns of the glossary and parts of names."""
    if not words:
        return True
    known = nouns() | parts()
    return any(
        spellings(words[:end]) & known and is_made_of_known_words(words[end:])
        for end in range(len(words), 0, -1)
    )


def test_every_class_is_named_with_words_of_the_glossary() -> None:
    """An event is a noun and what became of it; any other class has nothing but known words."""
    strange = []
    for module, name, is_event in public_classes():
        words = words_of(name)
        ends = range(1, len(words)) if is_event else [len(words)]
        if not any(is_made_of_known_words(words[:end]) for end in ends):
            strange.append(f"{module}: {name}")

    assert strange == []


@pytest.mark.parametrize("name", ["Gizmo", "LineUpGizmo", "BadGizmo", "Gizmos"])
def test_a_class_with_a_new_word_would_be_noticed(name: str) -> None:
    assert not is_made_of_known_words(words_of(name))


def test_every_group_is_in_alphabetical_order_without_repetition() -> None:
    for group in {line.group for line in lines()}:
        words = [plain(line.word) for line in lines() if line.group == group]
        assert words == sorted(set(words)), group


def test_every_word_has_one_line() -> None:
    words = [plain(line.word) for line in lines() if line.group != PARTS]

    assert sorted(words) == sorted(set(words))


@pytest.mark.parametrize(
    "line", [line for line in lines() if line.group != PARTS], ids=lambda line: str(line.word)
)
def test_the_module_exists_and_speaks_of_the_word(line: Line) -> None:
    found = re.fullmatch("`([a-z_/.]+)`", line.where)
    assert found, line.where
    path = SOURCE / found[1]
    assert path.exists(), line.where

    files = sorted(path.rglob("*.py")) if path.is_dir() else [path]
    text = plain("\n".join(f"{file.name} {file.read_text('utf-8')}" for file in files))
    squeezed = re.sub("[ _]", "", text)
    stem = plain(line.word).replace(" ", "").removesuffix("y")  # abilities have a line, too

    assert stem in squeezed, f"{line.where} has no {line.word}"


@pytest.mark.parametrize(
    "line", [line for line in lines() if line.group == PARTS], ids=lambda line: str(line.word)
)
def test_the_example_of_a_part_is_a_class(line: Line) -> None:
    assert line.where.strip("`") in {found.name for found in public_classes()}


def test_every_part_is_used_by_a_class() -> None:
    used = {word for found in public_classes() for word in words_of(found.name)}

    idle = [
        part for part in sorted(parts()) if not any(spellings([w]) & used for w in part.split())
    ]

    assert idle == []
