"""The words of the client, read from its Fluent files, to find what was left untranslated."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

LOCALES = Path(__file__).parents[2] / "src" / "abth" / "locales"
LANGUAGES = ("en", "de", "fr", "it", "es")
# German, with the longest words, in every run of the tests; the others in the long proofs.
EACH_LANGUAGE = [
    pytest.param(one, marks=() if one == "de" else pytest.mark.long) for one in LANGUAGES
]
PLAIN = re.compile(r"^([a-z][a-z0-9-]*) = ([^{}\n]+)$", re.MULTILINE)
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)


@cache
def plain_messages(language: str) -> dict[str, str]:
    """Messages of one line that need nothing filled in."""
    files = sorted((LOCALES / language).glob("*.ftl"))
    return {
        name: text.strip()
        for file in files
        for name, text in PLAIN.findall(file.read_text(encoding="utf-8"))
    }


@cache
def message_ids() -> frozenset[str]:
    """The ids of all messages that no player would take for a word."""
    texts = [file.read_text(encoding="utf-8") for file in (LOCALES / "en").glob("*.ftl")]
    return frozenset(name for text in texts for name in MESSAGE.findall(text) if "-" in name)


def only_english(language: str) -> frozenset[str]:
    """What is said so in English, and otherwise in this language."""
    english, other = plain_messages("en"), plain_messages(language)
    differing = {text for name, text in english.items() if other.get(name, text) != text}
    return frozenset(differing - set(other.values()))
