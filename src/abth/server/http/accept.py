"""What a request says it would like: a language, a page for people, a compressed answer."""

from __future__ import annotations

from litestar.connection import ASGIConnection

from abth.words import ENGLISH
from abth.words.catalogue import known_language


def wishes(header: str) -> list[str]:
    """The items of an `Accept…` header, the most wanted first; those with `q=0` are left out."""
    found: list[tuple[float, str]] = []
    for item in header.split(","):
        name, *parameters = (part.strip() for part in item.split(";"))
        weight = next((part[2:] for part in parameters if part.startswith("q=")), "1")
        try:
            wanted = float(weight)
        except ValueError:
            wanted = 0.0
        if name and wanted > 0:
            found.append((wanted, name.lower()))
    return [name for _, name in sorted(found, key=lambda item: -item[0])]


def language_for(request: ASGIConnection) -> str:  # type: ignore[type-arg]
    """The language that is wanted most of those that have words."""
    for tag in wishes(request.headers.get("accept-language", "")[:500]):
        if found := known_language(tag):
            return found
    return ENGLISH


def wants_page(request: ASGIConnection) -> bool:  # type: ignore[type-arg]
    """Whether a page is wanted rather than JSON, as browsers do; programs accept anything."""
    wanted = wishes(request.headers.get("accept", "")[:500])
    return "text/html" in wanted and "application/json" not in wanted


def accepts(header: str, coding: str) -> bool:
    """Whether an `Accept-Encoding` header allows a coding."""
    return coding in wishes(header[:500])
