"""The catalogue: messages by id, in the language of the reader.

Data type: `Words`, the messages of one language. Files are read at the first message, and a message
is parsed when it is asked for: most commands need few of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from abth.words.language_rules import RULES, exact, joined, written

if TYPE_CHECKING:
    from fluent.syntax.ast import Pattern

    from abth.words.messages import Speaker

LOCALES: Final = Path(__file__).parents[1] / "locales"

ENGLISH: Final = "en"
LANGUAGES: Final = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "it": "Italiano",
    "es": "Español",
}
"""The languages that have words, by code, each with its own name; English first."""

VARIABLES: Final = ("ABTH_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that name a language; the first one that is set decides."""

ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
PLAIN: Final = re.compile(r"[\w-]+ *= *(\S[^{}\n]*?) *(?:\n\s*)*(?:#.*\s*)*\Z")  # one line, no more

Argument = str | int | float


class UnknownLanguage(ValueError):
    """A language that has no words."""

    def __init__(self, choice: str) -> None:
        known = ", ".join(LANGUAGES)
        super().__init__(f"--lang: there is no language {choice!r}; there are {known}")


def language_of(choice: str | None, environ: Mapping[str, str]) -> str:
    """The language that was chosen, else that of the environment, else English."""
    if choice is not None:
        found = known_language(choice)
        if found is None:
            raise UnknownLanguage(choice)
        return found
    named = next((environ[name] for name in VARIABLES if environ.get(name)), "")
    return known_language(named) or ENGLISH


def known_language(tag: str) -> str | None:
    """`de` for `de`, `de-AT` or `de_DE.UTF-8`; none for a language without words."""
    code = re.split(r"[-_.@]", tag.strip().lower())[0]
    return code if code in LANGUAGES else None


@cache
def words_in(language: str) -> Words:
    """The words of a language."""
    return Words(language)


class Words:
    """The messages of one language in the catalogue; what it lacks is said in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._rules = RULES[language]
        self._patterns: dict[str, Pattern | None] = {}

    def t(self, message: str, /, **arguments: Argument) -> str:
        """The message with this id; the id itself if there is none."""
        said = self._said(message, arguments)
        if said is not None:
            return said
        if self.language != ENGLISH:
            return words_in(ENGLISH).t(message, **arguments)
        return message

    def has(self, message: str) -> bool:
        """Whether there is a message with this id, here or in English."""
        return message in self._sources or (
            self.language != ENGLISH and words_in(ENGLISH).has(message)
        )

    def printed(self, message: str, english: str) -> str:
        """What the box says (`TRAVEL-25`, `note-trebuchet`): its own English, or a translation."""
        said = self._said(message, {})
        return said if said is not None else english

    def listed(self, items: Iterable[str], kind: Literal["and", "or"] = "and") -> str:
        """`Ada, Bo, and Cy`, as this language joins a list."""
        return joined(self._rules, list(items), any_of=kind == "or")

    def number(self, value: float, digits: int = 0) -> str:
        """A number with this many digits after the point or comma."""
        return written(self._rules, value, digits).replace("-", "\N{MINUS SIGN}")

    def percent(self, share: float, digits: int = 0) -> str:
        """A share of 1, in percent."""
        return written(self._rules, float(exact(share) * 100), digits) + self._rules.percent

    @cached_property
    def _sources(self) -> dict[str, str]:
        """Every message as it stands in its file, by id."""
        found: dict[str, str] = {}
        for file in sorted((LOCALES / self.language).glob("*.ftl")):
            text = file.read_text(encoding="utf-8")
            starts = [*ENTRY.finditer(text)]
            ends = [start.start() for start in starts[1:]] + [len(text)]
            for start, end in zip(starts, ends, strict=True):
                found[start[1]] = text[start.start() : end]
        return found

    @cached_property
    def _speaker(self) -> Speaker:
        from abth.words.messages import Speaker

        return Speaker(self._rules, self._pattern)

    def _said(self, message: str, arguments: Mapping[str, Argument]) -> str | None:
        source = self._sources.get(message)
        if source is None:
            return None
        if plain := PLAIN.match(source):
            return plain[1]
        pattern = self._pattern(message)
        return None if pattern is None else self._speaker.say(pattern, arguments)

    def _pattern(self, message: str) -> Pattern | None:
        """The parsed message; none if there is no such message. Several threads may ask for it."""
        if message not in self._patterns:
            from abth.words.messages import parse_message

            source = self._sources.get(message)
            self._patterns[message] = None if source is None else parse_message(source)
        return self._patterns[message]
