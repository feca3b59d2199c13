"""The language of a request: what it asks for, or what its sender prefers."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar.params import QueryParameter

from abth.server.http.dependencies import AppRequest
from abth.words import ENGLISH, Words, words_in
from abth.words.catalogue import known_language

Language = Annotated[
    Literal["en", "de", "fr", "it", "es"] | None,
    QueryParameter(description="The language; without it, `Accept-Language` decides."),
]


def words_for(request: AppRequest, lang: str | None) -> Words:
    """The words of the language that was asked for, or of the one that is preferred."""
    return words_in(lang or preferred(request.headers.get("accept-language", "")))


def preferred(header: str) -> str:
    """The first language of an `Accept-Language` header that has words, the best weight first."""
    ranked: list[tuple[float, str]] = []
    for part in header.split(",")[:20]:
        tag, _, weight = part.partition(";q=")
        ranked.append((weight_of(weight), tag))
    ranked.sort(key=lambda one: -one[0])
    found = (known_language(tag) for weight, tag in ranked if weight > 0)
    return next((language for language in found if language is not None), ENGLISH)


def weight_of(text: str) -> float:
    """How much a language is wanted, from 0 to 1."""
    try:
        return float(text) if text.strip() else 1.0
    except ValueError:
        return 0.0
