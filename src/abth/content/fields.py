"""Strict reading of one table of a TOML file: every complaint names the place."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

IDENT: Final = re.compile(r"[a-z0-9]+(?:[-+][a-z0-9]+)*")
MAX_TEXT: Final = 300

Detail = str | int | tuple[str, ...]


class BadContent(ValueError):
    """A content file that cannot be used; `place` names file and entry.

    `message` is the id of a message in the catalogue of words, which takes the arguments.
    """

    def __init__(
        self, place: str, message: str, /, atom: str | None = None, **arguments: Detail
    ) -> None:
        super().__init__(place, message)
        self.place = place
        self.message = message
        self.atom = atom
        self.arguments: Mapping[str, Detail] = arguments

    def __str__(self) -> str:
        return f"{self.place}: {self.message} {self.arguments}"


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
                raise BadContent(self.place, "cli-content-key", key=key)

    def _get(self, key: str) -> Any:
        if key not in self._values:
            raise BadContent(self.place, "cli-content-missing", key=key)
        return self._values[key]

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number within its bounds."""
        if default is not None and key not in self._values:
            return default
        return self._bounded(key, self._get(key), least, most)

    def _bounded(self, key: str, value: Any, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:
            raise BadContent(
                self.place, "cli-content-number", key=key, least=str(least), most=str(most)
            )
        return value

    def numbers(self, key: str, least: int, most: int) -> list[int]:
        """A list of whole numbers."""
        values = self._get(key)
        if not isinstance(values, list):
            raise BadContent(self.place, "cli-content-numbers", key=key)
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
            raise BadContent(self.place, "cli-content-text", key=key, most=MAX_TEXT)
        return str(value)

    def texts(self, key: str) -> list[str]:
        """A list of texts, which may be absent."""
        values = self._values.get(key, [])
        if not isinstance(values, list):
            raise BadContent(self.place, "cli-content-texts", key=key)
        return [self._one_text(key, value) for value in values]

    def ident(self, key: str) -> str:
        """An id in small letters, digits and hyphens."""
        value = self.text(key)
        if (
            not IDENT.fullmatch(value) or value.split("-")[0] == "rest"
        ):  # `rest` has a meaning in positions
            raise BadContent(self.place, "cli-content-id", key=key, value=value)
        return value

    def one_of(self, key: str, allowed: tuple[str, ...]) -> str:
        """One of a few words."""
        value = self._get(key)
        if value not in allowed:
            raise BadContent(self.place, "cli-content-choice", key=key, known=allowed)
        return str(value)

    def table(self, key: str, *, optional: bool = False) -> Fields:
        """A table within."""
        value = self._values.get(key, {}) if optional else self._get(key)
        if not isinstance(value, dict):
            raise BadContent(self.place, "cli-content-table", key=key)
        return Fields(f"{self.place}: {key}", value)

    def tables(self, key: str) -> list[Fields]:
        """A list of tables, each placed by its number and its id."""
        values = self._get(key)
        if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
            raise BadContent(self.place, "cli-content-tables", key=key)
        found = []
        for number, value in enumerate(values, 1):
            name = value.get("id", "")
            found.append(Fields(f"{self.place}: {key} {number} {name}".rstrip(), value))
        return found
