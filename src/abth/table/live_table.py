"""A table that somebody looks at or plays at: in memory, with one lock, loaded from its log.

Data types: `LiveTable`, and `Asking`, who wants something and over which connection. Every change
is committed to the store first and published then; whoever changes something holds the lock from
the first look to the commit, so all see the same order.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from abth.protocol import wire
from abth.protocol.wire import (
    Act,
    Hello,
    HttpAct,
    Line,
    TableNews,
    TableState,
    UndoState,
    Welcome,
    YourTurn,
)
from abth.rules.actions import UnknownAction
from abth.rules.events import Event
from abth.rules.refusals import IllegalAction
from abth.rules.scoring import standing
from abth.server.http.errors import Refusal
from abth.server.sockets.connections import Connection
from abth.storage.rows import ChatRow, Entry, Mark, TableRow
from abth.table.match import Match
from abth.table.table_views import TableInSight
from abth.table.update_encoding import SPECTATOR, Showing, due_of

if TYPE_CHECKING:
    from abth.server.table_registry import Hall

TRY_AGAIN: Final = 1012  # close code: the server begins anew with this table
NOT_FOR_YOU: Final = 4003


class Asking(NamedTuple):
    """Who wants something, with which key, and where the answer goes; a bot is nobody."""

    person: str | None = None
    key: str | None = None
    sender: Connection | None = None
    re: int | None = None


NOBODY: Final = Asking()


class LiveTable(TableInSight):
    """A table with its match, its people and its bots."""

    def __init__(
        self,
        hall: Hall,
        row: TableRow,
        entries: Sequence[Entry],
        lines: Sequence[ChatRow],
        ratings: dict[str, float],
    ) -> None:
        super().__init__(hall, row, entries, ratings)
        self.lock = asyncio.Lock()
        self.lines = list(lines)
        self.touched = hall.clock.now()
        self.gone = False  # put away: nobody may change it any more
        self.asked: dict[int, int] = {}  # how often each seat has asked to go back
        self._keys = {(e.person, e.key) for e in entries if e.key is not None}
        self._mark: Mark | None = None
        self._told = 0  # events that everybody has been told
        self._called: int | None = row.to_act  # the seat that was last told to decide
        self._waiting: set[asyncio.Future[None]] = set()
        self._thinking: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        """Whether it can be put away: nobody looks, waits or thinks."""
        busy = self.connections or self._waiting or self.lock.locked() or self._is_thinking
        return not busy

    @property
    def _is_thinking(self) -> bool:
        return self._thinking is not None and not self._thinking.done()

    def open_match(self) -> None:
        """Make the match from the log; nobody is there yet to be told of it."""
        self.begin_match()
        assert self.match is not None
        self._told = len(self.match.events)

    # --- who is there --------------------------------------------------------------------------

    def enter(self, connection: Connection, hello: Hello) -> None:
        """Somebody opens the table: everything, or what was missed."""
        eyes = self.eyes_of(connection.person)
        if not self.may_watch(eyes):
            raise Refusal("not-allowed", "nobody but those seated may watch this match")
        connection.eyes = eyes
        was_here = any(other.person == connection.person for other in self.connections)
        self.connections.add(connection)
        since, events, views = self.seen_by(eyes, hello.seen)
        state = self.state_for(connection.person)
        connection.post(
            Welcome(
                no=connection.next(),
                re=hello.id,
                protocol=wire.VERSION,
                table=state,
                version=state.version,
                since=since,
                events=events,
                views=views,
                due=self.due_for(eyes),
                undo=self.undo_for(eyes),
                chat=[as_line(line) for line in self.lines if line.number > hello.chat_seen],
            )
        )
        if connection.person is None or not was_here:
            self.tell_table(but=connection)

    def leave_room(self, connection: Connection) -> None:
        """Somebody's connection has ended."""
        self.connections.discard(connection)
        self.touched = self.hall.clock.now()
        if not any(other.person == connection.person for other in self.connections):
            self.tell_table()

    def tell_table(self, but: Connection | None = None) -> None:
        """Everybody hears how the table stands."""
        states: dict[str | None, TableState] = {}
        for connection in self.connections:
            if connection is but:
                continue
            person = connection.person
            if person not in states:
                states[person] = self.state_for(person)
            connection.post(TableNews(no=connection.next(), re=None, table=states[person]))

    def look_again(self) -> None:
        """Seats have changed hands: everybody sees through the eyes they have now."""
        for connection in list(self.connections):
            connection.eyes = self.eyes_of(connection.person)
            if not self.may_watch(connection.eyes):
                self.connections.discard(connection)
                connection.close(NOT_FOR_YOU)

    async def wait_for_news(self, person: str | None, seen: int, seconds: float) -> None:
        """Until the version is beyond `seen`, a seat of the person must decide, or time is up."""
        eyes = self.eyes_of(person)
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while self.game_for(eyes)[1] <= seen and self.seat_to_act() not in eyes:
            if self.row.state in ("over", "closed") or loop.time() >= end:
                return
            news = loop.create_future()
            self._waiting.add(news)
            try:
                await asyncio.wait([news], timeout=end - loop.time())
            finally:
                self._waiting.discard(news)

    def wake_waiting(self) -> None:
        """Those who wait for news have some."""
        for news in self._waiting:
            if not news.done():
                news.set_result(None)

    # --- playing -------------------------------------------------------------------------------

    async def act(self, person: str, act: Act | HttpAct, sender: Connection | None = None) -> None:
        """A decision of somebody; the same key twice counts once."""
        self.held_by(person, act.seat)
        asking = Asking(person, act.key, sender, act.id if isinstance(act, Act) else None)
        async with self.lock:
            if self.was_done(asking):
                return
            match = self.playing_match()
            if self.row.seats[act.seat].away:
                raise Refusal("away", "a bot stands in for you; take your seat back first")
            self.check_seen(match, act.seen)
            number = self._number_of(match, act.action)
            before = match.version
            try:
                match.play(act.seat, number)
            except IllegalAction as error:
                raise Refusal.of_rule(error, match.version) from error
            await self.accept(before, asking)

    def was_done(self, asking: Asking) -> bool:
        """Whether this was carried out before: then it is answered so, and counts no more."""
        self.check_present()
        if asking.key is None or (asking.person, asking.key) not in self._keys:
            return False
        self.answer_done(asking)
        return True

    def check_present(self) -> None:
        """Refuse to change what is being opened anew."""
        if self.gone:
            raise Refusal("busy", "the table is being opened anew; send it again")

    def check_seen(self, match: Match, seen: int | None) -> None:
        """Refuse a decision on a version that the match has left behind."""
        if seen is not None and seen != match.version:
            reason = f"you have seen version {seen}, but the match is at {match.version}"
            raise Refusal("stale", reason, version=match.version)

    def _number_of(self, match: Match, action: str | int) -> int:
        """The number of an action given either way."""
        if isinstance(action, int):
            return action if 0 <= action < 2**31 else -1
        try:
            return match.game.frame.actions.number(action)
        except UnknownAction as error:
            reason = "there is no such action"
            raise Refusal("illegal", reason, "D-1", match.version) from error

    def answer_done(self, asking: Asking) -> None:
        """Tell whoever asked that it was carried out."""
        if asking.sender is not None and asking.re is not None:
            asking.sender.done(asking.re, self.version)

    async def accept(self, before: int, asking: Asking, *, undone: bool = False) -> None:
        """Store what has just been played, then let everybody know; what follows, follows."""
        match = self.playing_match()
        now = self.hall.clock.now()
        self.touched = now
        entries = [Entry(entry=text, at=now) for text in match.entries[before:]]
        entries[0] = Entry(entry=entries[0].entry, at=now, person=asking.person, key=asking.key)
        turned = self._run_time(now)
        stored = self.hall.store.tables.append(self.id, before, entries, self._new_mark(turned))
        if self.question is not None:
            self.question = self.row.question = None
            self.hall.spawn(self.hall.store.tables.update(self.row, "question"))
        self.asked.clear()
        # While the commit is under way, what everybody will be shown is made ready.
        since, events = (0, match.events) if undone else (before, match.events[self._told :])
        showing = self._showing(since, undone, list(events))
        for connection in self.connections:
            if not self.lags(connection.eyes):
                showing.body(connection.eyes)
        try:
            await stored
        except BaseException:
            self.break_off()
            raise
        self._told = len(match.events)
        if asking.key is not None:
            self._keys.add((asking.person, asking.key))
        self._publish(showing, asking)
        await self._follow_up()

    def _run_time(self, now: float) -> bool:
        """The time of the person who must decide now runs; whether anything changed."""
        clock = self.row.options.clock
        if clock is None or self.match is None:
            return False
        seat = self.seat_to_act()
        runs = None if seat is None or self.bot_of(seat) is not None else seat
        return self.times.run(int(self.match.game.turns), runs, clock.seconds, now)

    def _new_mark(self, turned: bool) -> Mark | None:
        """What lists and the clock need to know, if that has changed."""
        assert self.match is not None
        seat = self.seat_to_act()
        game = self.match.game
        round_ = int(game.round) if game.start >= 0 else None
        last = self._mark
        if not turned and last is not None and (last.to_act, last.round) == (seat, round_):
            return None
        clock = None
        if self.row.options.clock is not None:
            clock = msgspec.json.encode(self.times).decode()
        self._mark = Mark(to_act=seat, round=round_, deadline=self.deadline, clock=clock)
        self.row.to_act, self.row.round = seat, round_
        self.row.deadline, self.row.clock = self.deadline, clock
        return self._mark

    def break_off(self) -> None:
        """What is in memory is not what is stored: begin anew from the store."""
        self.gone = True
        self.hall.forget(self)
        for connection in self.connections:
            connection.close(TRY_AGAIN)

    def _showing(self, since: int, undone: bool, events: list[Event]) -> Showing:
        """The match as those see it who do not lag behind."""
        assert self.match is not None
        return Showing(
            self.match.game,
            since=since,
            version=self.match.version,
            undone=undone,
            events=events,
            due=due_of(self.match.game, self.deadline),
            undo=self.undo_for((0,)),
        )

    def publish_as_it_stands(self) -> None:
        """Everybody sees anew what is due and what was asked; nothing has been played."""
        self._publish(self._showing(self.version, False, []))

    def _publish(self, showing: Showing, asking: Asking = NOBODY) -> None:
        """Send to everybody what they may see; to whoever asked, it is the answer."""
        lagging = []
        for connection in self.connections:
            if self.lags(connection.eyes):
                lagging.append(connection)
            else:
                own = asking.re if connection is asking.sender else None
                connection.post_parts("update", own, showing.body(connection.eyes))
        if lagging:
            self._publish_behind(lagging)
        self.wake_waiting()

    def _publish_behind(self, lagging: list[Connection]) -> None:
        """Those who lag behind see what has come into their sight."""
        before = 0 if self._behind is None else self._behind.version
        behind = self.behind()
        if behind is None or behind.version == before:
            return
        events = behind.events_between(before, behind.version)
        undone = events is None
        showing = Showing(
            behind.game,
            since=0 if undone else before,
            version=behind.version,
            undone=undone,
            events=behind.events if events is None else events,
            due=due_of(behind.game, None),
            undo=UndoState(seat=None),
        )
        for connection in lagging:
            connection.post_parts("update", None, showing.body(SPECTATOR))

    # --- what follows from a decision ----------------------------------------------------------

    async def _follow_up(self) -> None:
        """The end, the next one's turn, the clock, the bots."""
        match = self.match
        if match is None or not self.is_playing:
            return
        if match.game.is_over:
            await self.finish()
            return
        self.hall.deadlines.set(self.id, self.deadline)
        self._call()
        self.wake_bots()

    async def finish(self) -> None:
        """The match is over: results are stored, and those who lagged behind see the rest."""
        row = self.row
        now = self.hall.clock.now()
        assert self.match is not None
        # This comes first: should the server end now, a match that is not over is finished later.
        await self.hall.results.record(row, standing(self.match.game), now)
        lagging = [connection for connection in self.connections if self.lags(connection.eyes)]
        row.state, row.ended, row.deadline, row.to_act = "over", now, None, None
        row.question = None
        self.question = None
        fields = ("state", "ended", "deadline", "to_act", "question")
        await self.hall.store.tables.update(row, *fields)
        self.ratings = await self.hall.results.worth(row)
        self.hall.deadlines.set(self.id, None)
        if lagging:
            since = 0 if self._behind is None else self._behind.version
            events = self.match.events_between(since, self.version)
            undone = events is None
            showing = self._showing(
                0 if undone else since, undone, self.match.events if events is None else events
            )
            for connection in lagging:
                connection.post_parts("update", None, showing.body(SPECTATOR))
        self._behind = None
        self.tell_table()
        self.wake_waiting()

    def _call(self) -> None:
        """Tell a person that it is their turn, wherever they are connected; here they see it."""
        seat = self.seat_to_act()
        before, self._called = self._called, seat
        if seat is None or seat == before or self.bot_of(seat) is not None:
            return
        person = self.row.seats[seat].person
        assert person is not None
        assert self.match is not None
        turn = YourTurn(
            no=0,
            table=self.id,
            name=self.row.options.name,
            seat=seat,
            point=self.due_for((seat,)).point,
            challenged=seat != self.match.game.active and self.match.game.start >= 0,
        )
        for connection in self.hall.hub.of(person):
            if connection in self.connections:
                continue
            connection.post(msgspec.structs.replace(turn, no=connection.next()))
        self.hall.send_webhook(person, turn)

    def wake_bots(self) -> None:
        """If a bot must decide, let it think, beside everything else."""
        seat = self.seat_to_act()
        if seat is None or self.bot_of(seat) is None or self._is_thinking or self.gone:
            return
        self._thinking = self.hall.spawn(self._think())

    async def _think(self) -> None:
        """Bots decide, one after the other, until a person must."""
        while (seat := self.seat_to_act()) is not None:
            bot = self.bot_of(seat)
            if bot is None or self.match is None:
                return
            version = self.match.version
            number = await self.hall.ask_bot(bot, self.match, seat, self.row)
            async with self.lock:
                if self.gone:
                    return
                if self.match.version != version or self.bot_of(seat) != bot:
                    continue  # something has changed while it was thinking
                if self.seat_to_act() != seat:
                    continue
                self.match.play(seat, number)
                await self.accept(version, NOBODY)

    async def time_is_up(self) -> None:
        """A bot stands in for a person whose time is up, if the table so chose."""
        async with self.lock:
            seat, deadline = self.seat_to_act(), self.deadline
            if self.gone or seat is None or deadline is None:
                return
            if deadline > self.hall.clock.now():
                self.hall.deadlines.set(self.id, deadline)
            elif self.row.options.away == "bot" and self.bot_of(seat) is None:
                await self.set_away([seat], away=True)

    async def set_away(self, seats: Sequence[int], *, away: bool) -> None:
        """A bot stands in at these seats, or their owners are back; under the lock."""
        for seat in seats:
            self.row.seats[seat].away = away
            if not away:
                self.times.renew(seat)
        await self.hall.store.tables.update(self.row, "seats")
        await self.go_on()
        self.tell_table()

    async def go_on(self) -> None:
        """Whoever must decide now hears of it; after a start, a restart or a change of seats."""
        if self.match is None or not self.is_playing:
            return
        if self.match.game.is_over:  # the end was stored, but not what follows from it
            await self.finish()
            return
        if self._run_time(self.hall.clock.now()):
            mark = self._new_mark(True)
            await self.hall.store.tables.append(self.id, self.version, [], mark)
            self.publish_as_it_stands()
        self.hall.deadlines.set(self.id, self.deadline)
        self._call()
        self.wake_bots()

    async def store_the_rest(self, stored: int) -> None:
        """Store where the match stands, and what chance has added to the stored entries."""
        assert self.match is not None
        now = self.hall.clock.now()
        entries = [Entry(entry=text, at=now) for text in self.match.entries[stored:]]
        await self.hall.store.tables.append(self.id, stored, entries, self._new_mark(True))

    async def begin(self) -> None:
        """The first decisions are due: everybody sees the match; under the lock."""
        length = len(self.entries)
        self.open_match()
        match = self.match
        assert match is not None
        self._run_time(self.hall.clock.now())
        await self.store_the_rest(length)
        self.look_again()
        self.tell_table()
        self._publish(self._showing(0, False, match.events))
        self._called = None
        await self._follow_up()


def as_line(row: ChatRow) -> Line:
    """A sentence as everybody sees it."""
    return Line(number=row.number, name=row.name, seat=row.seat, text=row.text, at=row.at)
