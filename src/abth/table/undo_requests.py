"""Undo: free while nothing was shown, afterwards with the consent of every other player.

Data types: `UndoRequest`, which waits for consent, and `UndoRequests`, those of one table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from abth.protocol.wire import UndoState
from abth.rules.refusals import IllegalAction
from abth.table.match.match import Match
from abth.table.refusals import Refusal
from abth.table.services import TableServices
from abth.table.table import Table
from abth.table.viewers.audience import Sender

if TYPE_CHECKING:
    from abth.table.live_table import LiveTable


class UndoRequest(Struct):
    """A player asks to return to a version; `agreed` and `needed` are seats."""

    asked_by: int
    at: int  # the version at which it was asked; the next action ends the request
    to: int
    agreed: list[int]
    needed: list[int]


class UndoRequests:
    """The undo request that is open at one table, and how often each seat has asked."""

    def __init__(self, table: Table, services: TableServices) -> None:
        self._table = table
        self._services = services
        self._asked: dict[int, int] = {}
        self.open: UndoRequest | None = None
        if table.row.question is not None:
            stored = msgspec.json.decode(table.row.question, type=UndoRequest)
            self.open = stored if stored.at == table.version else None

    def state(self) -> UndoState:
        """What can be taken back, and which request waits for consent."""
        match, request = self._table.match, self.open
        if match is None or not self._table.is_playing:
            return UndoState(seat=None)
        if request is None:
            return UndoState(seat=match.can_undo)
        return UndoState(
            seat=match.can_undo,
            asked_by=request.asked_by,
            to=request.to,
            agreed=request.agreed,
            needed=request.needed,
        )

    async def set(self, request: UndoRequest | None) -> None:
        """Store a request that was made, agreed to or refused."""
        self.open = request
        self._table.row.question = (
            None if request is None else msgspec.json.encode(request).decode()
        )
        await self._services.store.update(self._table.row, "question")

    def end(self) -> None:
        """An action was played: the request is void, and everyone may ask again."""
        if self.open is not None:
            self.forget()
            self._services.tasks.spawn(self._services.store.update(self._table.row, "question"))
        self._asked.clear()

    def forget(self) -> None:
        """There is no request; the caller stores that."""
        self.open = self._table.row.question = None

    def check_request_count(self, seat: int) -> None:
        """Count a new request of this seat; too many in a row are refused."""
        self._asked[seat] = self._asked.get(seat, 0) + 1
        if self._asked[seat] > self._services.limits.undo_requests:
            reason = "you have asked often enough; play on"
            message, version = "problem-too-many-undo-requests", self._table.version
            raise Refusal("too-many", reason, version=version, message=message)


async def undo(
    live: LiveTable, sender: Sender, seat: int, *, seen: int | None, to: int | None
) -> None:
    """Take back the last decision of a seat, or ask the others to return to a version."""
    live.table.require_seat(sender.person, seat)
    async with live.lock:
        if live.was_done(sender):
            return
        match = live.table.require_match()
        check_seen(match, seen)
        if to is not None:
            await ask(live, match, sender, seat, to)
            return
        before = match.version
        try:
            match.undo(seat)
        except IllegalAction as error:
            raise Refusal.of_rule(error, match.version) from error
        await live.accept(before, sender, undone=True)


async def consent(live: LiveTable, sender: Sender, seat: int, *, to: int, agree: bool) -> None:
    """Answer the open undo request."""
    live.table.require_seat(sender.person, seat)
    async with live.lock:
        live.check_present()
        match = live.table.require_match()
        request = live.undo.open
        if request is None or request.to != to or seat not in request.needed:
            reason = "nobody waits for this answer of yours"
            raise Refusal("no-question", reason, version=match.version)
        if not agree:
            await live.undo.set(None)
        else:
            own = live.table.seats_of(sender.person)
            request.agreed = sorted({*request.agreed, *(s for s in own if s in request.needed)})
            if request.agreed == request.needed:
                await go_back(live, match, sender, to)
                return
            await live.undo.set(request)
        sender.answer_done(live.table.version)
        live.publisher.publish_unchanged()


async def ask(live: LiveTable, match: Match, sender: Sender, seat: int, to: int) -> None:
    """Ask all other players whether the match may go back; bots agree."""
    try:
        match.check_undo_to(to)
    except IllegalAction as error:
        raise Refusal.of_rule(error, match.version) from error
    needed = [
        other.seat
        for other in live.table.row.seats
        if other.person not in (None, sender.person) and not other.away
    ]
    if not needed:
        await go_back(live, match, sender, to)
        return
    request = live.undo.open
    if request is None or (request.asked_by, request.to) != (seat, to):
        live.undo.check_request_count(seat)
        await live.undo.set(UndoRequest(seat, match.version, to, [], needed))
    sender.answer_done(live.table.version)
    live.publisher.publish_unchanged()


async def go_back(live: LiveTable, match: Match, sender: Sender, to: int) -> None:
    """Return to a version that everyone has agreed to."""
    before = match.version
    try:
        match.undo_to(to)
    except IllegalAction as error:
        await live.undo.set(None)
        raise Refusal.of_rule(error, match.version) from error
    await live.accept(before, sender, undone=True)


def check_seen(match: Match, seen: int | None) -> None:
    """Refuse a decision on a version that the match has left behind."""
    if seen is not None and seen != match.version:
        reason = f"you have seen version {seen}, but the match is at {match.version}"
        raise Refusal("stale", reason, version=match.version)
