"""Text seats of a server: a table as text for a user, and what they type.

Data type: `TextSeats`. What is typed takes the same way as a message over a WebSocket, with the
same rights. A refusal by the table is an answer in the language of the user.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Final

from abth.protocol.story import seat_names
from abth.protocol.text_page import TextChatLine, TextPage
from abth.protocol.wire import Advice
from abth.rules.facts import facts_for
from abth.rules.scoring import Standing, standing
from abth.rules.terms import NONE
from abth.rules.views import view_for
from abth.server.accounts.blocks import Blocks
from abth.server.coach import Coach
from abth.server.http.rate_limits import RateLimits
from abth.table import undo_requests
from abth.table.final_places import final_standing
from abth.table.live_table import LiveTable
from abth.table.match.match import Match
from abth.table.refusals import Refusal
from abth.table.viewers.audience import Sender
from abth.table.viewers.chat import send_chat
from abth.text_seat.answers import answer
from abth.text_seat.commands import Chosen, Command, Unclear, understand
from abth.text_seat.facts import Facts
from abth.text_seat.log import news
from abth.text_seat.page import TextSeat, page_before
from abth.text_seat.plain_text import WIDEST, turn_lines
from abth.words import Words
from abth.words.complaints import message_text

CHAT_LINES: Final = 10  # on a page
ORDERS: Final = ("undo", "say")
"""Commands that change something; all others are questions."""
ERRORS: Final = ("unauthenticated", "too-many", "too-large", "busy", "failed", "unknown")
"""Refusals that are no answer to what was typed; routes send them as errors."""


@dataclass(frozen=True)
class Reader:
    """Who reads a text, in which language; the seat is needed only by a user with several."""

    person: str | None
    words: Words
    seat: int | None = None
    width: int = WIDEST  # columns of an answer
    reads_log: bool = False  # a page with the log comes along, so that no answer repeats it


class TextSeats:
    """Tables as text."""

    def __init__(self, rates: RateLimits, blocks: Blocks, coach: Coach) -> None:
        self._rates = rates
        self._blocks = blocks
        self._coach = coach

    async def page(self, live: LiveTable, reader: Reader) -> TextPage:
        """The page of a table as this reader may know it."""
        seat = await self._seat(live, reader)
        if seat is None:
            return page_before(reader.words, live.table.row.options.name)
        return await asyncio.to_thread(seat.page)

    async def obey(
        self, live: LiveTable, reader: Reader, typed: str, key: str, seen: int | None
    ) -> tuple[list[str], bool]:
        """Carry out a line; the answer, and whether the match went on."""
        seat = await self._seat(live, reader)
        if seat is None:
            raise Refusal("not-playing")
        meant = understand(seat, typed)
        if isinstance(meant, Unclear):
            return [meant.answer], False
        if isinstance(meant, Command) and meant.name not in ORDERS:
            if meant.asks_for_reason:
                seat.advice = await self._advice(live, reader, seat)
            return await asyncio.to_thread(answer, seat, meant, reader.width), False
        sender = Sender(reader.person, key)
        try:
            return await self._carry_out(live, reader, seat, meant, sender, seen)
        except Refusal as refusal:
            if refusal.code in ERRORS:
                raise
            return [refusal_text(reader.words, refusal)], False

    async def _advice(self, live: LiveTable, reader: Reader, seat: TextSeat) -> Advice | None:
        """What the coach says; None where it may not be asked, or has no answer now."""
        number = seat.facts.view.seat
        if reader.person is None or number is None or not seat.choices:
            return None
        try:
            return await self._coach.advise(live.table, reader.person, number)
        except Refusal:
            return None

    async def _carry_out(
        self,
        live: LiveTable,
        reader: Reader,
        seat: TextSeat,
        meant: Command | Chosen,
        sender: Sender,
        seen: int | None,
    ) -> tuple[list[str], bool]:
        """Play, take back, or say."""
        if sender.person is None:
            raise Refusal("unauthenticated", "problem-spectators-watch")
        if isinstance(meant, Command) and meant.name == "say":
            self._rates.check_chat(sender.person)
            await send_chat(live, sender, meant.rest)
            return [], False
        number = seat.facts.view.seat
        if number is None:
            raise Refusal("not-your-seat")
        if isinstance(meant, Chosen):
            await live.act(sender, number, meant.action, seen)
            news = [] if reader.reads_log else await self._news(live, reader, len(seat.events))
            return news, True
        await undo_requests.undo(live, sender, number, seen=seen, to=None)
        return [reader.words.t("terminal-undone")], True

    async def _news(self, live: LiveTable, reader: Reader, heard: int) -> list[str]:
        """What has happened since then."""
        seat = await self._seat(live, reader)
        return [] if seat is None else news(seat.facts, seat.events, heard)

    async def next_turn(self, live: LiveTable, reader: Reader) -> list[str]:
        """Who decides next, and the choices if that is the reader."""
        return turn_lines(reader.words, await self.page(live, reader))

    async def _seat(self, live: LiveTable, reader: Reader) -> TextSeat | None:
        """The match as the reader may know it; None before it has begun."""
        table, person = live.table, reader.person
        own = table.seats_of(person)
        table.check_not_kicked(person)
        table.require_watchable(own)
        match = live.views.delayed_match() if table.is_delayed(own) else table.match
        if match is None:
            return None
        number = chosen_seat(live, reader)
        facts = facts_of(match, number, reader.words)
        events, version = list(match.events), match.version
        return TextSeat(
            facts,
            events,
            title=table.row.options.name,
            version=version,
            chat=await self._chat(live, reader),
            with_chances=table.row.options.odds,
            standing=None if table.is_playing else standing_of(live, match),
        )

    async def _chat(self, live: LiveTable, reader: Reader) -> list[TextChatLine]:
        """The last lines of chat that the reader may read."""
        own = live.table.seats_of(reader.person)
        if not live.table.may_read_chat(reader.person, own):
            return []
        lines = live.chat.since(0, await self._blocks.muted_by(reader.person))
        t = reader.words.t
        return [
            TextChatLine(
                number=line.number, text=t("text-chat-line", who=line.name, text=line.text)
            )
            for line in lines[-CHAT_LINES:]
        ]


def chosen_seat(live: LiveTable, reader: Reader) -> int | None:
    """The seat asked for, or the one that must decide, or the first; None for a spectator."""
    if reader.seat is not None:
        live.table.require_seat(reader.person, reader.seat)
        return reader.seat
    own = live.table.seats_of(reader.person)
    to_act = live.table.seat_to_act()
    return to_act if to_act in own else next(iter(own), None)


def facts_of(match: Match, seat: int | None, words: Words) -> Facts:
    """A match as a seat may know it, with names in the language of the reader."""
    view = view_for(match.game, seat)
    figures = [
        None if player.sabaton == NONE else match.box.sabatons[player.sabaton].name
        for player in view.players
    ]
    names = seat_names(match.seats, figures, words)
    return Facts(view, facts_for(match.game, seat), match.game.frame, names, words)


def standing_of(live: LiveTable, match: Match) -> Standing:
    """The result of a match; one that its host closed has no winner."""
    if live.table.is_over:
        return final_standing(live.table.row, match.game)
    return Standing(standing(match.game).scores, ())


def refusal_text(words: Words, refusal: Refusal) -> str:
    """Why not, in a language, with the rule if there is one."""
    reason = message_text(words, refusal.message, refusal.arguments)
    if refusal.atom is None:
        return reason
    return words.t("text-refused", reason=reason, atom=refusal.atom)
