"""Taking back: freely while nothing was shown, beyond that by consent of all persons concerned."""

from __future__ import annotations

import msgspec

from abth.protocol.wire import Consent, Undo
from abth.rules.refusals import IllegalAction
from abth.server.http.bodies import HttpUndo
from abth.server.http.errors import Refusal
from abth.server.sockets.connections import Connection
from abth.table.live_table import Asking, LiveTable
from abth.table.match import Match
from abth.table.table_views import Question


async def undo(
    live: LiveTable, person: str, wish: Undo | HttpUndo, sender: Connection | None = None
) -> None:
    """Take back what may be taken back freely, or ask the others."""
    live.held_by(person, wish.seat)
    re = wish.id if isinstance(wish, Undo) else None
    asking = Asking(person, wish.key, sender, re)
    async with live.lock:
        if live.was_done(asking):
            return
        match = live.playing_match()
        live.check_seen(match, wish.seen)
        if wish.to is not None:
            await ask(live, match, asking, wish.seat, wish.to)
            return
        before = match.version
        try:
            match.undo(wish.seat)
        except IllegalAction as error:
            raise Refusal.of_rule(error, match.version) from error
        await live.accept(before, asking, undone=True)


async def consent(
    live: LiveTable, person: str, answer: Consent, sender: Connection | None = None
) -> None:
    """An answer to somebody who asked to go back."""
    live.held_by(person, answer.seat)
    asking = Asking(person, None, sender, answer.id)
    async with live.lock:
        live.check_present()
        match = live.playing_match()
        asked = live.question
        if asked is None or asked.to != answer.to or answer.seat not in asked.needed:
            reason = "nobody waits for this answer of yours"
            raise Refusal("no-question", reason, version=match.version)
        if not answer.agree:
            await set_question(live, None)
        else:
            agreed = {*asked.agreed, *(s for s in live.eyes_of(person) if s in asked.needed)}
            asked.agreed = sorted(agreed)
            if asked.agreed == asked.needed:
                await go_back(live, match, asking, asked.to)
                return
            await set_question(live, asked)
        live.answer_done(asking)
        live.publish_as_it_stands()


async def ask(live: LiveTable, match: Match, asking: Asking, seat: int, to: int) -> None:
    """Ask all other persons whether the match may go back; bots agree."""
    try:
        match.check_undo_to(to)
    except IllegalAction as error:
        raise Refusal.of_rule(error, match.version) from error
    needed = [
        other.seat
        for other in live.row.seats
        if other.person not in (None, asking.person) and not other.away
    ]
    if not needed:
        await go_back(live, match, asking, to)
        return
    asked = live.question
    if asked is None or (asked.asked_by, asked.to) != (seat, to):
        live.asked[seat] = live.asked.get(seat, 0) + 1
        if live.asked[seat] > live.hall.settings.limits.undo_questions:
            reason = "you have asked often enough; play on"
            raise Refusal("too-many", reason, version=match.version)
        await set_question(live, Question(seat, match.version, to, [], needed))
    live.answer_done(asking)
    live.publish_as_it_stands()


async def go_back(live: LiveTable, match: Match, asking: Asking, to: int) -> None:
    """All have agreed."""
    before = match.version
    try:
        match.undo_to(to)
    except IllegalAction as error:
        await set_question(live, None)
        raise Refusal.of_rule(error, match.version) from error
    await live.accept(before, asking, undone=True)


async def set_question(live: LiveTable, asked: Question | None) -> None:
    """Somebody has asked or agreed, or the question has found its end."""
    live.question = asked
    live.row.question = None if asked is None else msgspec.json.encode(asked).decode()
    await live.hall.store.tables.update(live.row, "question")
