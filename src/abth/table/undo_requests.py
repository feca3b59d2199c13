"""Undo: free while nothing was shown, afterwards with the consent of every other player.

Data types: `UndoRequest`, which waits for consent, `UndoRequestCount`, what the row keeps of them,
and `UndoRequests`, those of one table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from abth.protocol.wire import UndoState
from abth.rules.refusals import IllegalAction
from abth.table.match.match import Match
from abth.table.match.steps import TOO_MANY_UNDOS
from abth.table.refusals import Refusal
from abth.table.retries import retried
from abth.table.services import TableServices
from abth.table.table import Table
from abth.table.viewers.audience import Sender

if TYPE_CHECKING:
    from abth.table.live_table import LiveTable


class UndoRequest(Struct):
    """A player asks to return to a version; `agreed` and `needed` are seats."""

    asked_by: int
    to: int
    agreed: list[int]
    needed: list[int]


class UndoRequestCount(Struct):
    """The requests at one version: the open one, and how often each seat has asked."""

    at: int  # the version; the next action ends the request, and all may ask again
    open: UndoRequest | None = None
    asked: dict[int, int] = {}


class UndoRequests:
    """The undo request that is open at one table, and how often each seat has asked."""

    def __init__(self, table: Table, services: TableServices) -> None:
        self._table = table
        self._services = services
        self.reset()

    @property
    def open(self) -> UndoRequest | None:
        """The request that waits for consent."""
        return self._stored.open

    def reset(self) -> None:
        """Take over what is stored, if it was asked at this version."""
        version, question = self._table.version, self._table.row.question
        self._stored = UndoRequestCount(version)
        if question is not None:
            stored = msgspec.json.decode(question, type=UndoRequestCount)
            if stored.at == version:
                self._stored = stored

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

    def set(self, request: UndoRequest | None) -> None:
        """A request was made, agreed to or refused; the caller stores that."""
        self._stored.open = request
        self._table.row.question = msgspec.json.encode(self._stored).decode()

    def end(self) -> None:
        """An action was played: the request of an earlier version is void. All may ask again."""
        self._stored, self._table.row.question = UndoRequestCount(self._table.version), None

    def count_request(self, seat: int) -> None:
        """Count a new request of this seat; the caller stores that. Refuse too many in a row."""
        asked = self._stored.asked
        if asked.get(seat, 0) >= self._services.limits.undo_requests:
            message, version = "problem-too-many-undo-requests", self._table.version
            raise Refusal("too-many", message, version=version)
        asked[seat] = asked.get(seat, 0) + 1


@retried
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
        if match.version >= live.services.limits.undo_entries:
            raise Refusal("too-many", TOO_MANY_UNDOS, version=match.version)
        if to is not None:
            await ask(live, match, sender, seat, to)
            return
        before = match.version
        live.publisher.note_shown()
        try:
            match.undo(seat)
        except IllegalAction as error:
            raise Refusal.of_rule(error, match.version) from error
        await live.accept(before, sender, undone=True)


@retried
async def consent(live: LiveTable, sender: Sender, seat: int, *, to: int, agree: bool) -> None:
    """Answer the open undo request."""
    live.table.require_seat(sender.person, seat)
    async with live.lock:
        live.check_present()
        match = live.table.require_match()
        request = live.undo.open
        if request is None or request.to != to or seat not in request.needed:
            raise Refusal("no-question", version=match.version)
        if not agree:
            await set_request(live, None)
        else:
            own = live.table.seats_of(sender.person)
            request.agreed = sorted({*request.agreed, *(s for s in own if s in request.needed)})
            if request.agreed == request.needed:
                await go_back(live, match, sender, to)
                return
            await set_request(live, request)
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
        live.undo.count_request(seat)
        await set_request(live, UndoRequest(seat, to, [], needed))
    sender.answer_done(live.table.version)
    live.publisher.publish_unchanged()


async def set_request(live: LiveTable, request: UndoRequest | None) -> None:
    """Store the open request."""
    live.undo.set(request)
    await live.store("question")


async def go_back(live: LiveTable, match: Match, sender: Sender, to: int) -> None:
    """Return to a version that everyone has agreed to."""
    before = match.version
    live.publisher.note_shown()
    try:
        match.undo_to(to)
    except IllegalAction as error:
        await set_request(live, None)
        raise Refusal.of_rule(error, match.version) from error
    await live.accept(before, sender, undone=True)


def check_seen(match: Match, seen: int | None) -> None:
    """Refuse a decision on a version that the match has left behind."""
    if seen is not None and seen != match.version:
        raise Refusal("stale", version=match.version)
