"""Errors over HTTP: every refusal has a status, and its body is a `Problem`."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from abth.protocol.strict_json import BadInput, misplaced, one_line
from abth.protocol.wire import Problem
from abth.rules.rulings import UnknownRuling
from abth.server.odds import BadOddsQuestion, OddsBusy
from abth.server.webhooks import BadAddress
from abth.table.refusals import Refusal
from abth.table.text_cleaning import BadWords

# The status of each code; all others are 409, a conflict with the state of the table.
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

# Errors of the request, not of the server.
REQUEST_ERRORS: Final = (
    BadAddress,
    BadInput,
    BadOddsQuestion,
    BadWords,
    UnknownRuling,
    msgspec.DecodeError,
)

logger = logging.getLogger("abth.server")


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(refusal.code, 409)


def as_refusal(error: Exception) -> Refusal:
    """Any error as a refusal; an unexpected one is logged, and its details are not sent."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, REQUEST_ERRORS):
        return Refusal.of_input(error)
    if isinstance(error, OddsBusy):
        return Refusal("busy", str(error))
    if isinstance(error, HTTPException):
        code = CODE_OF_STATUS.get(error.status_code, "malformed")
        return Refusal(code, one_line(complaint_in(error)))
    logger.error("unexpected: %s", type(error).__name__, exc_info=error)
    return Refusal("failed", "something went wrong here; nothing was changed")


def complaint_in(error: HTTPException) -> str:
    """What the framework says about a request that it could not read."""
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
    status = error.status_code if isinstance(error, HTTPException) else status_of(refusal)
    headers = {"WWW-Authenticate": "Bearer"} if status == STATUS["unauthenticated"] else {}
    problem = Problem(
        code=refusal.code,
        reason=refusal.reason,
        atom=refusal.atom,
        message_id=refusal.message,
        what=refusal.what,
    )
    return Response(problem, status_code=status, headers=headers, media_type="application/json")
