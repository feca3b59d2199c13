"""Bodies of HTTP requests and answers that the WebSocket does not have.

Data type: `StrictRequest`, whose body is text or refused.
"""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State

from abth.protocol.wire import FromClient, FromServer, Key, SeatNumber, Version
from abth.table.refusals import Refusal


class StrictRequest(Request[Any, Any, State]):
    """A request; a body that is no text, or is nested too deeply, is the fault of its sender."""

    async def json(self) -> Any:
        """The body."""
        try:
            return await super().json()
        except (UnicodeDecodeError, RecursionError) as error:
            raise Refusal.of_input(error) from error


class SeatChoice(FromClient, frozen=True, kw_only=True):
    """One seat of the caller, or all of them."""

    seat: SeatNumber | None = None


class HttpUndo(FromClient, frozen=True, kw_only=True):
    """Take back a decision; where that is not free, `to` asks the others."""

    seat: SeatNumber
    seen: Version | None = None
    to: Version | None = None
    key: Key


class Health(FromServer, frozen=True, kw_only=True):
    """The answer of a healthy server."""

    ok: bool
    version: str
