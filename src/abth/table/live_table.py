"""A table open in memory: it carries out commands one after the other.

Data type: `LiveTable`, made of parts that each know one thing. Every change is committed to the
store before it is published. A change holds the lock from its first check to its commit, so
everyone sees the same order.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from abth.protocol import wire
from abth.protocol.wire import Hello, Welcome, YourTurn
from abth.rules.actions import UnknownAction
from abth.rules.refusals import IllegalAction
from abth.rules.scoring import standing
from abth.storage.rows import ChatRow, Entry, TableRow
from abth.table.bot_driver import BotDriver, BotMove
from abth.table.clocks import TableClock
from abth.table.log_writer import LogWriter
from abth.table.match.match import Match
from abth.table.refusals import Refusal
from abth.table.services import Listener, TableServices
from abth.table.table import Table
from abth.table.undo_requests import UndoRequests, check_seen
from abth.table.viewers.audience import BOT_SENDER, Audience, Sender
from abth.table.viewers.chat import ChatHistory
from abth.table.viewers.publisher import Publisher
from abth.table.viewers.table_views import TableViews

TRY_AGAIN: Final = 1012  # close code: the server reads this table from the store again


class LiveTable:
    """A table with its match, its viewers and its bots."""

    def __init__(
        self,
        services: TableServices,
        row: TableRow,
        entries: Sequence[Entry],
        lines: Sequence[ChatRow],
        ratings: dict[str, float],
    ) -> None:
        self.services = services
        self.lock = asyncio.Lock()
        self.touched = services.clock.now()
        self.gone = False  # put away: nothing may change it
        self.table = Table(row, entries, ratings)
        self.audience = Audience()
        self.chat = ChatHistory(lines, services.limits.chat_kept)
        self.clock = TableClock(self.table, services.clock, services.alarms)
        self.undo = UndoRequests(self.table, services)
        self.views = TableViews(self.table, self.audience, self.clock, self.undo)
        self.publisher = Publisher(self.table, self.audience, self.views, self.clock)
        self.log = LogWriter(self.table, services.store, self.clock, entries)
        self.bots = BotDriver(self.table, services, self.play_for_bot)
        self._announced: int | None = row.to_act  # the seat that was last told to decide

    @property
    def is_idle(self) -> bool:
        """Whether it can be put away: no viewer, no waiting program, no decision under way."""
        return self.audience.is_empty and not self.lock.locked() and not self.bots.is_thinking

    # --- viewers -------------------------------------------------------------------------------

    def enter(self, listener: Listener, hello: Hello) -> None:
        """A viewer opens the table and receives everything, or what they missed."""
        seats = self.table.seats_of(listener.person)
        self.table.require_watchable(seats)
        listener.seats = seats
        was_here = self.audience.is_here(listener.person)
        self.audience.listeners.add(listener)
        since, events, views = self.views.missed_since(seats, hello.seen)
        state = self.views.state_for(listener.person)
        listener.post(
            Welcome(
                no=listener.next(),
                re=hello.id,
                protocol=wire.VERSION,
                table=state,
                version=state.version,
                since=since,
                events=events,
                views=views,
                due=self.views.due_for(seats),
                undo=self.views.undo_for(seats),
                chat=self.chat.since(hello.chat_seen),
            )
        )
        if listener.person is None or not was_here:
            self.publisher.tell_table(but=listener)

    def leave(self, listener: Listener) -> None:
        """The connection of a viewer has ended."""
        self.audience.listeners.discard(listener)
        self.touched = self.services.clock.now()
        if not self.audience.is_here(listener.person):
            self.publisher.tell_table()

    async def wait_for_news(self, person: str | None, seen: int, seconds: float) -> None:
        """Wait until the version is beyond `seen`, the person must decide, or time is up."""
        seats = self.table.seats_of(person)
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while self.views.game_for(seats)[1] <= seen and self.table.seat_to_act() not in seats:
            if self.table.row.state in ("over", "closed") or loop.time() >= end:
                return
            await self.audience.wait_for_news(end - loop.time())

    # --- decisions -----------------------------------------------------------------------------

    async def act(self, sender: Sender, seat: int, action: str | int, seen: int | None) -> None:
        """Play a decision of a player; a key that comes twice counts once."""
        self.table.require_seat(sender.person, seat)
        async with self.lock:
            if self.was_done(sender):
                return
            match = self.table.require_match()
            if self.table.row.seats[seat].away:
                raise Refusal("away", "a bot stands in for you; take your seat back first")
            check_seen(match, seen)
            number = require_action_number(match, action)
            before = match.version
            try:
                match.play(seat, number)
            except IllegalAction as error:
                raise Refusal.of_rule(error, match.version) from error
            await self.accept(before, sender)

    async def play_for_bot(self, move: BotMove) -> bool:
        """Play the choice of a bot, unless the table has changed; whether the bots go on."""
        async with self.lock:
            if self.gone:
                return False
            table, match = self.table, self.table.match
            if match is None or match.version != move.version:
                return True
            if table.seat_to_act() == move.seat and table.bot_of(move.seat) == move.bot:
                match.play(move.seat, move.number)
                await self.accept(move.version, BOT_SENDER)
            return True

    def was_done(self, sender: Sender) -> bool:
        """Whether this command was carried out before; if so, the sender is told."""
        self.check_present()
        if not self.log.has_stored(sender):
            return False
        sender.answer_done(self.table.version)
        return True

    def check_present(self) -> None:
        """Refuse to change a table that was put away."""
        if self.gone:
            raise Refusal("busy", "the table is being opened anew; send it again")

    async def accept(self, before: int, sender: Sender, *, undone: bool = False) -> None:
        """Store what was played after version `before`, publish it, and go on; under the lock."""
        now = self.touched = self.services.clock.now()
        stored = self.log.append(before, sender, now)
        self.undo.end()
        # Encode everything to be sent while the commit is under way.
        update = self.publisher.prepare(before, undone=undone)
        try:
            await stored
        except BaseException:
            self.break_off()
            raise
        self.publisher.mark_published()
        self.log.remember(sender)
        self.publisher.publish(update, sender)
        await self._follow_up()

    async def store(self, *fields: str) -> None:
        """Store fields of the row; if that fails, the table is read from the store again."""
        try:
            await self.services.store.update(self.table.row, *fields)
        except BaseException:
            self.break_off()
            raise
        self.touched = self.services.clock.now()

    def break_off(self) -> None:
        """Memory and store differ: end every connection, and read the table again."""
        self.gone = True
        self.audience.close(TRY_AGAIN)

    # --- what follows from a decision ----------------------------------------------------------

    async def begin(self) -> None:
        """Start the match; under the lock."""
        length = len(self.table.entries)
        self.open_match()
        self.clock.run()
        await self.log.store_rest(length, self.services.clock.now())
        self.publisher.review_seats()
        self.publisher.tell_table()
        self.publisher.publish_start()
        self._announced = None
        await self._follow_up()

    def open_match(self) -> None:
        """Replay the match from its log; there are no viewers yet."""
        self.table.open_match(self.services.box)
        self.publisher.mark_published()

    async def resume(self, stored: int) -> None:
        """Go on with a match of which `stored` entries are in the store."""
        async with self.lock:
            if self.table.version > stored:  # the server stopped during the start
                await self.log.store_rest(stored, self.services.clock.now())
            await self.go_on()

    async def go_on(self) -> None:
        """Let the next seat decide, after a restart or a change of seats; under the lock."""
        if self.table.match is None or not self.table.is_playing:
            return
        if not self.table.match.game.is_over and self.clock.run():
            await self.log.store_progress()
            self.publisher.publish_unchanged()
        await self._follow_up()

    async def _follow_up(self) -> None:
        """End a match that is over; otherwise the clock runs and the next seat is told."""
        match = self.table.match
        if match is None or not self.table.is_playing:
            return
        if match.game.is_over:
            await self._finish(match)
            return
        self.clock.set_alarm()
        self._announce_turn(match)
        if not self.gone:
            self.bots.wake()

    async def _finish(self, match: Match) -> None:
        """Store the result, and show the rest to spectators with a delay."""
        row, services, now = self.table.row, self.services, self.services.clock.now()
        # The result comes first: if the server stops here, a restart finishes the match.
        await services.results.record(row, standing(match.game), now)
        delayed = self.publisher.delayed_listeners()
        row.state, row.ended, row.deadline, row.to_act = "over", now, None, None
        self.undo.forget()
        await services.store.update(row, "state", "ended", "deadline", "to_act", "question")
        self.table.ratings = await services.results.ratings_at(row)
        self.clock.clear_alarm()
        self.publisher.end_delay(delayed)
        self.publisher.tell_table()
        self.audience.wake_waiting()

    def _announce_turn(self, match: Match) -> None:
        """Tell a player that it is their turn, wherever they are connected."""
        seat, before = self.table.seat_to_act(), self._announced
        self._announced = seat
        if seat is None or seat == before or self.table.bot_of(seat) is not None:
            return
        person = self.table.row.seats[seat].person
        assert person is not None
        turn = YourTurn(
            no=0,
            table=self.table.id,
            name=self.table.row.options.name,
            seat=seat,
            point=self.views.due_for((seat,)).point,
            challenged=seat != match.game.active and match.game.start >= 0,
        )
        self.services.notices.send(person, turn, self.audience.listeners)

    async def time_is_up(self) -> None:
        """Let a bot stand in for a player whose time is up, if the table allows it."""
        async with self.lock:
            seat = self.table.seat_to_act()
            if self.gone or seat is None or self.clock.deadline is None:
                return
            if not self.clock.is_up():
                self.clock.set_alarm()
            elif self.table.row.options.away == "bot" and self.table.bot_of(seat) is None:
                await self.set_away([seat], away=True)

    async def set_away(self, seats: Sequence[int], *, away: bool) -> None:
        """Let a bot stand in at these seats, or give them back; under the lock."""
        for seat in seats:
            self.table.row.seats[seat].away = away
            if not away:
                self.clock.renew(seat)
        await self.services.store.update(self.table.row, "seats")
        await self.go_on()
        self.publisher.tell_table()


def require_action_number(match: Match, action: str | int) -> int:
    """The number of an action that is given as a number or as text."""
    if isinstance(action, int):
        return action if 0 <= action < 2**31 else -1
    try:
        return match.game.frame.actions.number(action)
    except UnknownAction as error:
        reason = "there is no such action"
        raise Refusal("illegal", reason, "D-1", match.version) from error
