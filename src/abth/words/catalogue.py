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

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

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
REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)\s*[}.(]")

BEFORE: Final = {
    "es": ((" y ", "i|í|hi(?![ae])", " e "), (" o ", r"o|ó|ho|8|11\b", " u ")),
    "it": ((" e ", "[eèé]", " ed "),),
}
"""What joins a list may change before some sounds (the same in the client's `lib/lists.ts`)."""

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
        self._added: set[str] = set()

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
        from babel.lists import format_list

        style: Literal["standard", "or"] = "standard" if kind == "and" else "or"
        words = list(items)
        joined = format_list(words, style=style, locale=self.language)
        for said, sound, instead in BEFORE.get(self.language, ()):
            before = joined.removesuffix(words[-1]) if words else ""
            if before.endswith(said) and re.match(sound, words[-1], re.IGNORECASE):
                joined = before.removesuffix(said) + instead + words[-1]
        return joined

    def number(self, value: float, digits: int = 0) -> str:
        """A number with this many digits after the point or comma."""
        from babel.numbers import format_decimal

        pattern = "#,##0" + (f".{'0' * digits}" if digits else "")
        return format_decimal(value, format=pattern, locale=self.language).replace(
            "-", "\N{MINUS SIGN}"
        )

    def percent(self, share: float, digits: int = 0) -> str:
        """A share of 1, in percent."""
        from babel import Locale
        from babel.numbers import format_percent

        usual = Locale.parse(self.language).percent_formats[None].pattern
        pattern = usual.replace("#,##0", f"#,##0.{'0' * digits}") if digits else usual
        return format_percent(share, format=pattern, locale=self.language)

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
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        # All our languages run from left to right, so names need no isolating marks.
        return FluentBundle([self.language], use_isolating=False)

    def _said(self, message: str, arguments: Mapping[str, Argument]) -> str | None:
        source = self._sources.get(message)
        if source is None:
            return None
        if plain := PLAIN.match(source):
            return plain[1]
        self._add(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return None
        said, _ = self._bundle.format_pattern(pattern, dict(arguments))
        return str(said)

    def _add(self, message: str) -> None:
        """Parse a message, and those it refers to, unless that was done before.

        It counts as added only once it is there: several threads may ask for it.
        """
        if message in self._added or message not in self._sources:
            return
        from fluent.runtime import FluentResource

        source = self._sources[message]
        for reference in REFERENCE.findall(source):
            self._add(reference)
        self._bundle.add_resource(FluentResource(source))
        self._added.add(message)
