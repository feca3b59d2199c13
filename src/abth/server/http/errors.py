"""Errors over HTTP: every refusal has a status; its body is a `Problem`, or a page for people."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from abth.arena.planning.plan import BadPlan
from abth.content import BadContent
from abth.protocol.strict_json import BadInput, misplaced
from abth.protocol.wire import Problem
from abth.rules.rulings import UnknownRuling
from abth.server.http.accept import language_for, wants_page
from abth.server.http.error_pages import error_page
from abth.server.odds import BadOddsQuestion, OddsBusy
from abth.server.operation.metrics import ERRORS, REFUSALS
from abth.server.webhooks import BadAddress
from abth.storage.errors import StorageUnavailable
from abth.table.refusals import Refusal
from abth.table.text_cleaning import BadWords
from abth.words import words_in
from abth.words.complaints import message_text

# The status of each code; all others are 409, a conflict with the state of the table.
STATUS: Final = {
    "malformed": 400,
    "unauthenticated": 401,
    "unknown-phrase": 401,
    "not-allowed": 403,
    "not-the-host": 403,
    "odds-off": 403,
    "not-your-seat": 403,
    "foreign-origin": 403,
    "foreign-host": 421,
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
    BadContent,
    BadInput,
    BadOddsQuestion,
    BadPlan,
    BadWords,
    UnknownRuling,
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
        return Refusal.of_complaint("malformed", error)
    if isinstance(error, msgspec.DecodeError):
        return Refusal.of_input(error)
    if isinstance(error, OddsBusy):
        return Refusal("busy")
    if isinstance(error, StorageUnavailable):
        logger.warning("%s", error)
        return Refusal("busy", "problem-cannot-store")
    if isinstance(error, HTTPException):
        return of_framework(error)
    ERRORS.labels(type(error).__name__).inc()
    logger.error("unexpected: %s", type(error).__name__, exc_info=error)
    return Refusal("failed")


def of_framework(error: HTTPException) -> Refusal:
    """What the framework says about a request that it did not pass on."""
    code = CODE_OF_STATUS.get(error.status_code, "malformed")
    if code != "malformed":
        return Refusal(code)
    extra, cause = error.extra, error.__cause__
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first: dict[str, Any] = extra[0]
        complaint = misplaced(str(first.get("message", "")))
        return Refusal.of_complaint(code, complaint, str(first.get("key") or ""))
    if isinstance(cause, msgspec.MsgspecError):
        return Refusal.of_input(cause)
    return Refusal(code)


def answer_problem(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """The refusal as the body of an HTTP error: a page for people, a `Problem` for programs."""
    refusal = as_refusal(error)
    REFUSALS.labels(refusal.code).inc()
    status = error.status_code if isinstance(error, HTTPException) else status_of(refusal)
    headers = {"WWW-Authenticate": "Bearer"} if status == STATUS["unauthenticated"] else {}
    if wants_page(request):
        language = language_for(request)
        reason = message_text(words_in(language), refusal.message, refusal.arguments)
        page = error_page(reason, base_of(request), language)
        return Response(page, status_code=status, headers=headers, media_type=MediaType.HTML)
    problem = Problem(
        code=refusal.code,
        reason=refusal.reason,
        atom=refusal.atom,
        message_id=refusal.message,
        place=refusal.place,
        arguments=refusal.sent_arguments(),
    )
    return Response(problem, status_code=status, headers=headers, media_type="application/json")


def base_of(request: Request[Any, Any, Any]) -> str:
    """The path that the server is reached under."""
    services = request.app.state.get("services")
    return "" if services is None else str(services.settings.base_path)
