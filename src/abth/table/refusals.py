"""Refusals: requests that a table or the server does not carry out, with a code and a reason.

The reason is English, for programs; people read the message of the catalogue whose id it carries.

Data type: `Refusal`. `abth.server.http.errors` turns it into an HTTP status and a `Problem`; over a
WebSocket it becomes a `Refused`.
"""

from __future__ import annotations

import msgspec

from abth.protocol.strict_json import misplaced, one_line
from abth.rules.refusals import IllegalAction
from abth.words.refusals import english_reason


class Refusal(Exception):
    """A request that changes nothing, and why."""

    def __init__(
        self,
        code: str,
        reason: str,
        atom: str | None = None,
        version: int | None = None,
        *,
        message: str | None = None,
        what: str = "",
    ) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.atom = atom
        self.version = version
        self.message = message or f"problem-{code}"
        self.what = what

    @classmethod
    def of_rule(cls, error: IllegalAction, version: int) -> Refusal:
        """The refusal of an action that a rule forbids."""
        reason = english_reason(error.message, error.what)
        return cls("illegal", reason, error.atom, version, message=error.message, what=error.what)

    @classmethod
    def of_input(cls, error: Exception) -> Refusal:
        """The refusal of input that cannot be read or is not allowed."""
        if isinstance(error, msgspec.ValidationError):
            return cls("malformed", str(misplaced(str(error))))
        return cls("malformed", one_line(str(error)))


def unknown(what: str) -> Refusal:
    """The refusal for something that does not exist, or that the caller may not know of."""
    return Refusal("unknown", f"there is no such {what}")
