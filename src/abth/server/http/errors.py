"""Refusals: what the server will not do, each with a code, and the HTTP status that goes with it.

Data type: `Refusal`. Over HTTP it becomes a `Problem`, over a WebSocket a `Refused`.
"""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from abth.protocol.strict_json import BadInput, misplaced, one_line
from abth.protocol.wire import Problem
from abth.rules.refusals import IllegalAction
from abth.rules.rulings import UnknownRuling
from abth.server.accounts.text_cleaning import BadWords
from abth.server.odds import BadQuestion, DeskBusy
from abth.server.webhooks import BadAddress

# What a code means over HTTP; all others are 409, a conflict with how things stand.
STATUS: Final = {
    "malformed": 400,
    "unauthenticated": 401,
    "unknown-phrase": 401,
    "not-allowed": 403,
    "not-the-host": 403,
    "not-your-seat": 403,
    "foreign-origin": 403,
    "unknown": 404,
    "method-not-allowed": 405,
    "too-slow": 408,
    "too-large": 413,
    "too-many": 429,
    "failed": 500,
    "busy": 503,
}
CODE_OF_STATUS: Final = {status: code for code, status in reversed(STATUS.items())}

# What is wrong with what came in, and not with us.
UNFIT: Final = (BadAddress, BadInput, BadQuestion, BadWords, UnknownRuling, msgspec.DecodeError)

logger = logging.getLogger("abth.server")


class Refusal(Exception):
    """Something that is not done, and why."""

    def __init__(
        self, code: str, reason: str, atom: str | None = None, version: int | None = None
    ) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.atom = atom
        self.version = version
        self.sentence: str | None = None  # of a rule, so that it can be translated
        self.what = ""

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS.get(self.code, 409)

    @classmethod
    def of_rule(cls, error: IllegalAction, version: int) -> Refusal:
        """A rule forbids it."""
        refusal = cls("illegal", error.reason, error.atom, version)
        refusal.sentence, refusal.what = error.sentence, error.what
        return refusal

    @classmethod
    def of_input(cls, error: Exception) -> Refusal:
        """It cannot be understood, or is not among what is allowed."""
        if isinstance(error, msgspec.ValidationError):
            return cls("malformed", str(misplaced(str(error))))
        return cls("malformed", one_line(str(error)))


def unknown(what: str) -> Refusal:
    """There is no such thing, or it is not for the asker to know."""
    return Refusal("unknown", f"there is no such {what}")


def as_refusal(error: Exception) -> Refusal:
    """Any error as a refusal; what we did not foresee is logged and told without details."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, UNFIT):
        return Refusal.of_input(error)
    if isinstance(error, DeskBusy):
        return Refusal("busy", str(error))
    if isinstance(error, HTTPException):
        code = CODE_OF_STATUS.get(error.status_code, "malformed")
        return Refusal(code, one_line(complaint_in(error)))
    logger.error("unforeseen: %s", type(error).__name__, exc_info=error)
    return Refusal("failed", "something went wrong here; nothing was changed")


def complaint_in(error: HTTPException) -> str:
    """What the framework says about a request it could not read."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first: dict[str, Any] = extra[0]
        return ": ".join(str(first[part]) for part in ("key", "message") if first.get(part))
    cause = error.__cause__
    if isinstance(cause, msgspec.ValidationError):
        return str(misplaced(str(cause)))
    return error.detail or "the request cannot be read"


def answer_problem(_request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The refusal as the body of an HTTP error."""
    refusal = as_refusal(error)
    status = error.status_code if isinstance(error, HTTPException) else refusal.status
    headers = {"WWW-Authenticate": "Bearer"} if status == STATUS["unauthenticated"] else {}
    problem = Problem(
        code=refusal.code,
        reason=refusal.reason,
        atom=refusal.atom,
        sentence=refusal.sentence,
        what=refusal.what,
    )
    return Response(problem, status_code=status, headers=headers, media_type="application/json")
