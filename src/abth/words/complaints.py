"""Complaints: errors that a person reads, as messages of the catalogue.

Data type: `Complaint`. The rules and the box lie below this package; their errors have the same
four fields (`ComplaintFacts`).
"""

from __future__ import annotations

import errno
from collections.abc import Mapping
from typing import Final, Protocol, Self

from abth.words.catalogue import ENGLISH, Argument, Words, words_in

LONGEST: Final = 500  # characters of an argument


class ComplaintFacts(Protocol):
    """An error in words: where, which message, its arguments, and the atom of a rule, if any."""

    @property
    def place(self) -> str:
        """Where, such as a file or a field; may be empty."""

    @property
    def message(self) -> str:
        """The id of a message in the catalogue."""

    @property
    def arguments(self) -> Mapping[str, Detail]:
        """The arguments of the message."""

    @property
    def atom(self) -> str | None:
        """The rule that says so, if any."""


class Complaint(ValueError):
    """Something that a person can put right. As a text it is English, for logs and programs."""

    def __init__(self, place: str, message: str, /, **arguments: Detail) -> None:
        super().__init__(place, message)
        self.place = place
        self.message = message
        self.atom: str | None = None
        self.arguments: Mapping[str, Detail] = arguments

    @classmethod
    def of(cls, error: ComplaintFacts, place: str = "") -> Self:
        """The same complaint, at a place within this one."""
        where = ": ".join(part for part in (place, error.place) if part)
        return cls(where, error.message, **error.arguments).by(error.atom)

    def by(self, atom: str | None) -> Self:
        """The same, by this rule."""
        self.atom = atom
        return self

    def __str__(self) -> str:
        return complaint_text(words_in(ENGLISH), self)


Detail = Argument | tuple[str, ...] | Complaint
"""An argument of a message. Several words are joined with “or”, as the language does; a complaint
within a complaint is said in the same language."""


def complaint_text(words: Words, error: ComplaintFacts) -> str:
    """The complaint in a language: `match.json: players: must be at most 5`."""
    said = message_text(words, error.message, error.arguments)
    if error.atom is not None:
        said = f"{said} ({error.atom})"
    return words.t("error-at", place=clipped(error.place), complaint=said) if error.place else said


def message_text(words: Words, message: str, arguments: Mapping[str, Detail]) -> str:
    """The message with its arguments; an action of the gears is named, and words are joined."""
    said = {name: argument_text(words, name, value) for name, value in arguments.items()}
    return words.t(message, **said)


def argument_text(words: Words, name: str, value: Detail) -> Argument:
    """An argument as the language says it."""
    if isinstance(value, Complaint):
        return complaint_text(words, value)
    if isinstance(value, tuple):
        return words.listed(value, "or")
    if name == "what" and value and words.has(f"gear-{value}"):
        return words.t(f"gear-{value}")
    return clipped(value) if isinstance(value, str) else value


def clipped(text: str) -> str:
    """Text from outside, cut where it is too long for a line."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def system_details(error: OSError) -> dict[str, Detail]:
    """The arguments of messages that say why a file or an address cannot be used."""
    return {
        "code": errno.errorcode.get(error.errno or 0, ""),
        "detail": error.strerror or str(error) or type(error).__name__,
    }
