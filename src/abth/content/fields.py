"""Strict reading of one table of a TOML file: every complaint names the place."""

from __future__ import annotations

import re
from typing import Any, Final

IDENT: Final = re.compile(r"[a-z0-9]+(?:[-+][a-z0-9]+)*")
MAX_TEXT: Final = 300


class BadContent(ValueError):
    """A content file that cannot be used; the message names file, entry and field."""


class Fields:
    """One table: `place` says where it stands, and every method checks what it returns."""

    def __init__(self, place: str, values: dict[str, Any]) -> None:
        self.place = place
        self._values = values

    def has(self, key: str) -> bool:
        """Whether the key is there at all."""
        return key in self._values

    def refuse_other_keys(self, *keys: str) -> None:
        """Refuse every other key."""
        for key in self._values:
            if key not in keys:
                raise BadContent(f"{self.place}: unknown key {key!r}")

    def _get(self, key: str) -> Any:
        if key not in self._values:
            raise BadContent(f"{self.place}: {key} is missing")
        return self._values[key]

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number within its bounds."""
        if default is not None and key not in self._values:
            return default
        return self._bounded(key, self._get(key), least, most)

    def _bounded(self, key: str, value: Any, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:
            raise BadContent(f"{self.place}: {key} must be a number from {least} to {most}")
        return value

    def numbers(self, key: str, least: int, most: int) -> list[int]:
        """A list of whole numbers."""
        values = self._get(key)
        if not isinstance(values, list):
            raise BadContent(f"{self.place}: {key} must be a list of numbers")
        return [self._bounded(key, value, least, most) for value in values]

    def text(self, key: str, default: str | None = None) -> str:
        """A line of text."""
        if default is not None and key not in self._values:
            return default
        value = self._get(key)
        return self._one_text(key, value)

    def _one_text(self, key: str, value: Any) -> str:
        fits = isinstance(value, str) and value.strip() and len(value) <= MAX_TEXT
        if not fits or not value.isprintable():
            raise BadContent(f"{self.place}: {key} must be a text of 1 to {MAX_TEXT} characters")
        return str(value)

    def texts(self, key: str) -> list[str]:
        """A list of texts, which may be absent."""
        values = self._values.get(key, [])
        if not isinstance(values, list):
            raise BadContent(f"{self.place}: {key} must be a list of texts")
        return [self._one_text(key, value) for value in values]

    def ident(self, key: str) -> str:
        """An id in small letters, digits and hyphens."""
        value = self.text(key)
        if (
            not IDENT.fullmatch(value) or value.split("-")[0] == "rest"
        ):  # `rest` has a meaning in positions
            raise BadContent(f"{self.place}: {key} {value!r} must be like 'winged-hussars'")
        return value

    def one_of(self, key: str, allowed: tuple[str, ...]) -> str:
        """One of a few words."""
        value = self._get(key)
        if value not in allowed:
            raise BadContent(f"{self.place}: {key} must be one of {', '.join(allowed)}")
        return str(value)

    def table(self, key: str, *, optional: bool = False) -> Fields:
        """A table within."""
        value = self._values.get(key, {}) if optional else self._get(key)
        if not isinstance(value, dict):
            raise BadContent(f"{self.place}: {key} must be a table")
        return Fields(f"{self.place}: {key}", value)

    def tables(self, key: str) -> list[Fields]:
        """A list of tables, each placed by its number and its id."""
        values = self._get(key)
        if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
            raise BadContent(f"{self.place}: {key} must be a list of tables")
        found = []
        for number, value in enumerate(values, 1):
            name = value.get("id", "")
            found.append(Fields(f"{self.place}: {key} {number} {name}".rstrip(), value))
        return found
