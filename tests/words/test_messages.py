"""The catalogue as a whole: nothing missing, nothing unused, the same arguments everywhere."""

import ast
import json
import re
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from abth.words import LANGUAGES
from abth.words.catalogue import LOCALES

SOURCE = LOCALES.parent
PRINTED = ("rules.ftl", "notes.ftl")  # the box says these in English itself
CLIENT = SOURCE.parents[1] / "web" / "src"
STORY = SOURCE / "protocol" / "story" / "table.json"
VARIABLE = "[A-Za-z0-9_-]+"
NEEDLESS: dict[str, frozenset[str]] = {"text-none": frozenset({"column"})}
"""Arguments that a language can do without."""
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
def attributes(language: str) -> dict[str, frozenset[str]]:
    """The attributes of every message that has some, by id."""
    return {
        entry.id.name: frozenset(attribute.id.name for attribute in entry.attributes)
        for file in sorted((LOCALES / language).glob("*.ftl"))
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message) and entry.attributes
    }


@cache
def asked_in_python() -> tuple[frozenset[str], frozenset[str]]:
    """Texts in the code that may be ids, and patterns for those that are put together."""
    texts: set[str] = set()
    patterns: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                patterns.add(
                    "".join(
                        re.escape(part.value)
                        if isinstance(part, ast.Constant) and isinstance(part.value, str)
                        else VARIABLE
                        for part in node.values
                    )
                )
    return frozenset(texts), frozenset(patterns)


@cache
def asked_in_client() -> tuple[frozenset[str], frozenset[str]]:
    """The same in the client."""
    files = [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    texts = set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", code))
    templates = re.findall(r"`((?:[\w-]|\$\{[^{}`]*\})+)`", code)
    patterns = {
        "".join(
            VARIABLE if part.startswith("$") else re.escape(part)
            for part in re.split(r"(\$\{[^{}`]*\})", template)
        )
        for template in templates
    }
    return frozenset(texts), frozenset(patterns)


def asked() -> tuple[frozenset[str], list[re.Pattern[str]]]:
    """Ids that are asked for, and patterns with enough in them to say which messages they mean."""
    (python, python_patterns), (client, client_patterns) = asked_in_python(), asked_in_client()
    story = json.loads(STORY.read_text(encoding="utf-8"))
    events = {f"log-{event}" for event in story} | {told.get("stage") for told in story.values()}
    patterns = [
        re.compile(pattern)
        for pattern in python_patterns | client_patterns
        if re.match(r"[a-z]{2,}(\\?-|$)", pattern) and pattern != VARIABLE
    ]
    referred = {
        name
        for file in sorted((LOCALES / "en").glob("*.ftl"))
        for name in re.findall(r"\{\s*([a-z][\w-]*)\s*\}", file.read_text(encoding="utf-8"))
    }
    return python | client | events | referred, patterns


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing_and_none_is_left_over(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_takes_the_arguments_of_the_english_message(language: str) -> None:
    own, english = messages(language), messages("en")

    assert {
        ident: own[ident] ^ english[ident]
        for ident in english
        if own[ident] ^ english[ident] and own[ident] ^ english[ident] != NEEDLESS.get(ident)
    } == {}


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_attributes_of_the_english_message(language: str) -> None:
    assert attributes(language) == attributes("en")


def test_every_message_is_asked_for() -> None:
    """By the package or by the client."""
    ids, patterns = asked()

    unused = {
        ident
        for ident in messages("en")
        if ident not in ids and not any(pattern.fullmatch(ident) for pattern in patterns)
    }
    assert unused == set()


def test_every_message_that_python_asks_for_exists() -> None:
    """Whatever looks like an id of the package is one."""
    texts, _ = asked_in_python()
    prefixes = "terminal|cli|report|error|problem|refusal"
    ids = {text for text in texts if re.fullmatch(rf"({prefixes})-[a-z0-9-]*[a-z0-9]", text)}

    assert ids - messages("en").keys() == set()
