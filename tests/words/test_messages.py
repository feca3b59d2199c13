"""The catalogue as a whole: nothing missing, nothing unused, the same arguments everywhere."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from abth.words import LANGUAGES
from abth.words.catalogue import LOCALES

SOURCE = LOCALES.parent
PRINTED = ("rules.ftl", "notes.ftl")  # the box says these in English itself
TERMINAL = ("terminal.ftl", "cli.ftl", "report.ftl")  # the client does not read these
OTHERS = [language for language in LANGUAGES if language != "en"]


class Arguments(Visitor):
    """Collects the arguments of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """The arguments of every message of a language, by id."""
    found: dict[str, frozenset[str]] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        if file.name in PRINTED:
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), (file, entry.content)
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, entry.id.name
                visitor = Arguments()
                visitor.visit(entry)
                found[entry.id.name] = frozenset(visitor.names)
    return found


@cache
def asked_in_python() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Texts in the code that may be ids, and patterns for those that are put together."""
    texts: set[str] = set()
    patterns: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(part.value)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                    else "[a-z0-9_-]+"
                    for part in node.values
                ]
                if re.match(r"(terminal|cli|report)\\-", parts[0]):
                    patterns.add("".join(parts))
    return frozenset(texts), tuple(map(re.compile, sorted(patterns)))


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing_and_none_is_left_over(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_takes_arguments_of_the_english_message_only(language: str) -> None:
    english = messages("en")

    assert {
        ident: names - english[ident]
        for ident, names in messages(language).items()
        if names - english[ident]
    } == {}


@pytest.mark.parametrize("language", OTHERS)
def test_the_terminal_loses_no_argument_in_translation(language: str) -> None:
    own, english = messages(language), messages("en")
    ids = [ident for ident in english if re.match(r"(terminal|cli|report)-", ident)]

    assert {
        ident: english[ident] - own[ident] for ident in ids if english[ident] - own[ident]
    } == {}


def test_every_message_of_the_terminal_is_asked_for() -> None:
    """The client's own test looks after the messages that it reads."""
    texts, patterns = asked_in_python()
    written: set[str] = set()
    for name in TERMINAL:
        text = Path(LOCALES / "en" / name).read_text(encoding="utf-8")
        written.update(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))

    unused = {
        ident
        for ident in written
        if ident not in texts and not any(pattern.fullmatch(ident) for pattern in patterns)
    }
    assert unused == set()


def test_every_message_that_python_asks_for_exists() -> None:
    """Whatever looks like an id of the terminal is one."""
    texts, _ = asked_in_python()
    ids = {
        text for text in texts if re.fullmatch(r"(terminal|cli|report)-[a-z0-9-]*[a-z0-9]", text)
    }

    assert ids - messages("en").keys() == set()
