"""A table open in memory: it carries out commands one after the other.

Data type: `LiveTable`, made of parts that each know one thing. Every change is committed to the
store before it is published. A change holds the lock from its first check to its commit, so
everyone sees the same order.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from abth.protocol.wire import Position, Rating
from abth.rules.actions import UnknownAction
from abth.rules.refusals import IllegalAction
from abth.storage.errors import TableChanged
from abth.storage.jobs import Job
from abth.storage.rows import ChatRow, Entry, MatchProgress, TableRow
from abth.table import match_course, replica
from abth.table.bot_driver import BotDriver, BotMove
from abth.table.clocks import TableClock
from abth.table.log_writer import LogWriter
from abth.table.match.match import Match
from abth.table.presence import Presence
from abth.table.refusals import Refusal
from abth.table.retries import retried
from abth.table.services import TableServices
from abth.table.table import Table
from abth.table.table_jobs import TableJobs
from abth.table.undo_requests import UndoRequests, check_seen
from abth.table.viewers.audience import BOT_SENDER, TRY_AGAIN, Audience, Sender
from abth.table.viewers.chat import ChatHistory
from abth.table.viewers.publisher import Publisher
from abth.table.viewers.table_views import TableViews


class LiveTable:
    """A table with its match, its viewers and its bots."""

    def __init__(
        self,
        services: TableServices,
        row: TableRow,
        entries: Sequence[Entry],
        lines: Sequence[ChatRow],
        ratings: dict[str, Rating],
    ) -> None:
        self.services = services
        self.lock = asyncio.Lock()
        self.touched = services.clock.now()
        self.gone = False  # put away: nothing may change it
        self.behind = False  # another process has changed it, and nobody here looks at it
        self.table = Table(row, entries, ratings)
        self.audience = Audience()
        self.chat = ChatHistory(lines, services.limits.chat_kept)
        self.clock = TableClock(self.table, services.clock)
        self.undo = UndoRequests(self.table, services)
        self.presence = Presence(self.table, self.audience, services.clock, self.clock)
        self.views = TableViews(self.table, self.audience, self.clock, self.undo, self.presence)
        self.publisher = Publisher(self.table, self.audience, self.views, self.clock)
        self.log = LogWriter(self.table, services.store, self.clock, entries)
        self.bots = BotDriver(self.table, services, self.play_for_bot)
        self.jobs = TableJobs(self.table, self.clock, self.views, services.users)

    @property
    def is_idle(self) -> bool:
        """Whether it can be put away: no viewer, no waiting program, no decision under way."""
        return self.audience.is_empty and not self.lock.locked() and not self.bots.is_thinking

    @retried
    async def act(self, sender: Sender, seat: int, action: str | int, seen: int | None) -> None:
        """Play a decision of a player; a key that comes twice counts once."""
        self.table.require_seat(sender.person, seat)
        async with self.lock:
            if self.was_done(sender):
                return
            match = self.table.require_match()
            self.presence.note_seen(sender.person)
            if self.table.row.seats[seat].away:
                raise Refusal("away")
            check_seen(match, seen)
            number = require_action_number(match, action)
            before = match.version
            self.publisher.note_shown()
            try:
                match.play(seat, number)
            except IllegalAction as error:
                raise Refusal.of_rule(error, match.version) from error
            await self.accept(before, sender)

    @retried
    async def play_for_bot(self, move: BotMove) -> bool:
        """Play the choice of a bot, unless the table has changed; whether the bots go on."""
        async with self.lock:
            if self.gone:
                return False
            table, match = self.table, self.table.match
            if match is None or match.version != move.version:
                return True
            if table.seat_to_act() == move.seat and table.bot_of(move.seat) == move.bot:
                await self._note_replaced(move.seat)
                self.publisher.note_shown()
                match.play(move.seat, move.number)
                await self.accept(move.version, BOT_SENDER)
            return True

    async def _note_replaced(self, seat: int) -> None:
        """Store that a bot has decided for a person."""
        replaced = self.table.row.attendance.replaced
        if self.table.row.seats[seat].away and seat not in replaced:
            replaced.append(seat)
            await self.store("attendance")

    def was_done(self, sender: Sender) -> bool:
        """Whether this command was carried out before; if so, the sender is told."""
        self.check_present()
        if not self.log.has_stored(sender):
            return False
        sender.answer_done(self.table.version)
        return True

    async def position_for(self, person: str | None, seen: int | None = None) -> Position:
        """The match as a program sees it, once what is being stored is stored."""
        async with self.lock:
            return self.views.position_for(person, seen)

    def check_present(self) -> None:
        """Refuse to change a table that was put away."""
        if self.gone:
            raise Refusal("busy")

    async def accept(self, before: int, sender: Sender, *, undone: bool = False) -> None:
        """Store what was played after version `before`, publish it, and go on; under the lock."""
        now = self.touched = self.services.clock.now()
        progress = self.log.new_progress(self.clock.run())
        jobs = self.jobs.due(bots_decide=sender is BOT_SENDER)
        self.undo.end()
        try:
            update = self.publisher.prepare(before, undone=undone)
            await self.log.append(before, sender, now, progress, jobs, update.changes)
        except TableChanged:
            await replica.read(self, before)
            raise
        except BaseException:
            self.break_off()
            raise
        self.publisher.mark_published()
        self.log.remember(sender)
        self.publisher.publish(update, sender)
        await match_course.follow_up(self, jobs)

    async def store(
        self,
        *fields: str,
        length: int = 0,
        entries: Sequence[Entry] = (),
        progress: MatchProgress | None = None,
        jobs: Sequence[Job] = (),
    ) -> None:
        """Store fields of the row; if that fails, the table is read from the store again."""
        try:
            await self.services.store.update(
                self.table.row,
                *fields,
                length=length,
                entries=entries,
                progress=progress,
                jobs=jobs,
            )
        except TableChanged:
            await replica.read(self, length if entries else None)
            raise
        except BaseException:
            self.break_off()
            raise
        self.touched = self.services.clock.now()

    def reset_parts(self) -> None:
        """Another process has changed row and log: take over what follows from them."""
        self.clock.reset()
        self.undo.reset()
        self.jobs.reset()

    def open_match(self) -> None:
        """Replay the match from its log; there are no viewers yet."""
        self.table.open_match(self.services.box)
        self.publisher.mark_published()

    def use_match(self, match: Match | None) -> None:
        """Show a finished match that was replayed elsewhere."""
        self.table.match = match
        self.publisher.mark_published()

    def break_off(self) -> None:
        """Memory and store differ: end every connection, and read the table again."""
        self.gone = True
        self.audience.close(TRY_AGAIN)


def require_action_number(match: Match, action: str | int) -> int:
    """The number of an action that is given as a number or as text."""
    if isinstance(action, int):
        return action if 0 <= action < 2**31 else -1
    try:
        return match.game.frame.actions.number(action)
    except UnknownAction as error:
        message, version = "error-no-such-action", match.version
        raise Refusal("illegal", message, atom="D-1", version=version) from error
