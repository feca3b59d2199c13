"""Refusals: requests that a table or the server does not carry out, with a code and a reason.

The reason is a message of the catalogue with its arguments. Programs get it in English as well;
the client says it in the language of its user.

Data type: `Refusal`. `abth.server.http.errors` turns it into an HTTP status and a `Problem`; over a
WebSocket it becomes a `Refused`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from abth.protocol.strict_json import misplaced, not_json, one_line
from abth.protocol.wire import Argument
from abth.rules.refusals import IllegalAction
from abth.words import ENGLISH, words_in
from abth.words.complaints import ComplaintFacts, Detail, message_text


class Refusal(Exception):
    """A request that changes nothing, and why; without a message, the code says enough."""

    def __init__(
        self,
        code: str,
        message: str | None = None,
        /,
        *,
        place: str = "",
        atom: str | None = None,
        version: int | None = None,
        **arguments: Detail,
    ) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message or f"problem-{code}"
        self.place = place
        self.atom = atom
        self.version = version
        self.arguments: Mapping[str, Detail] = arguments

    @property
    def reason(self) -> str:
        """Why, in English."""
        said = message_text(words_in(ENGLISH), self.message, self.arguments)
        return one_line(f"{self.place}: {said}" if self.place else said)

    def sent_arguments(self) -> dict[str, Argument]:
        """The arguments of the message as they are sent."""
        return {name: as_sent(value) for name, value in self.arguments.items()}

    def __str__(self) -> str:
        return self.reason

    @classmethod
    def of_rule(cls, error: IllegalAction, version: int) -> Refusal:
        """The refusal of an action that a rule forbids."""
        about = {"what": error.what} if error.what else {}
        return cls("illegal", error.message, atom=error.atom, version=version, **about)

    @classmethod
    def of_complaint(cls, code: str, error: ComplaintFacts, place: str = "") -> Refusal:
        """The refusal of something that cannot be used as it is."""
        where = ": ".join(part for part in (place, error.place) if part)
        refusal = cls(code, error.message, place=where, atom=error.atom)
        refusal.arguments = error.arguments
        return refusal

    @classmethod
    def of_input(cls, error: Exception) -> Refusal:
        """The refusal of input that cannot be decoded."""
        if isinstance(error, msgspec.ValidationError):
            return cls.of_complaint("malformed", misplaced(str(error)))
        if isinstance(error, UnicodeDecodeError):
            return cls("malformed", "error-not-utf8")
        if isinstance(error, RecursionError):
            return cls("malformed", "error-too-deep")
        return cls.of_complaint("malformed", not_json(str(error)))


def as_sent(value: Detail) -> Argument:
    """An argument as it is sent; a number stays one."""
    if isinstance(value, tuple):
        return list(value)
    return value if isinstance(value, int) else str(value)


def unknown(
    what: Literal["table", "seat", "player", "token", "device", "moment", "battle", "page"],
) -> Refusal:
    """The refusal for something that does not exist, or that the caller may not know of."""
    return Refusal("unknown", f"problem-no-such-{what}")
