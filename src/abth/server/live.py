"""A table that somebody looks at or plays at: in memory, with one lock, loaded from its log.

Data types: `LiveTable` and `Question`, somebody's wish to go back. Every change is committed to
the store first and published then; whoever changes something holds the lock from the first look to
the commit, so all see the same order.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from abth import __version__
from abth.protocol import wire
from abth.protocol.wire import (
    Act,
    ChatNews,
    Due,
    EventSaid,
    Hello,
    Line,
    Position,
    SeatState,
    SeatView,
    TableNews,
    TableState,
    Undo,
    UndoState,
    Welcome,
    YourTurn,
)
from abth.rules.actions import UnknownAction
from abth.rules.events import Event
from abth.rules.game import Game
from abth.rules.moments import DECISION_POINTS
from abth.rules.refusals import IllegalAction
from abth.rules.scoring import standing
from abth.server.agreed import dice_of, log_of
from abth.server.behind import Behind
from abth.server.bodies import HttpUndo
from abth.server.clocks import TurnTimes
from abth.server.errors import Refusal
from abth.server.hub import Connection, Eyes
from abth.server.shown import SPECTATOR, Showing, due_of, events_for, views_for
from abth.server.words import clean_chat
from abth.storage.rows import ChatRow, Entry, Mark, TableRow
from abth.table.match import Match

if TYPE_CHECKING:
    from abth.server.hall import Hall

NOT_BEGUN: Final = Due(seat=None, point=None, moment="not-begun", deadline=None)
SEED_UNTOLD: Final = "?"  # who knows the seed of a duplicate deal knows what comes
TRY_AGAIN: Final = 1012  # close code: the server begins anew with this table
NOT_FOR_YOU: Final = 4003

logger = logging.getLogger("abth.server")


class Question(Struct):
    """Somebody asks to go back to a version; `agreed` and `needed` are seats."""

    asked_by: int
    to: int
    agreed: list[int]
    needed: list[int]


class LiveTable:
    """A table with its match, its people and its bots."""

    def __init__(
        self,
        hall: Hall,
        row: TableRow,
        entries: Sequence[Entry],
        lines: Sequence[ChatRow],
        ratings: dict[str, float],
    ) -> None:
        self.hall = hall
        self.row = row
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.match: Match | None = None
        self.entries = [entry.entry for entry in entries]  # of the log, before there is a match
        self.lines = list(lines)
        self.ratings = ratings
        self.question: Question | None = None
        self.touched = hall.clock.now()
        self.gone = False  # put away: nobody may change it any more
        self._keys = {(e.person, e.key): n for n, e in enumerate(entries, 1) if e.key is not None}
        self._asked: dict[int, int] = {}  # how often each seat has asked to go back
        self._times = TurnTimes()
        self._mark: Mark | None = None
        self._told = 0  # events that everybody has been told
        self._called: int | None = row.to_act  # the seat that was last told to decide
        self._behind: Behind | None = None
        self._waiting: set[asyncio.Future[None]] = set()
        self._thinking: asyncio.Task[None] | None = None
        if row.clock is not None:
            self._times = msgspec.json.decode(row.clock, type=TurnTimes)
        if row.question is not None:
            self.question = msgspec.json.decode(row.question, type=Question)

    # --- what it is ----------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The name of the table, which is also the invitation."""
        return self.row.id

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return len(self.entries) if self.match is None else self.match.version

    @property
    def is_playing(self) -> bool:
        """Whether a match is going on."""
        return self.row.state == "playing"

    @property
    def is_idle(self) -> bool:
        """Whether it can be put away: nobody looks, waits or thinks."""
        busy = self.connections or self._waiting or self.lock.locked() or self._is_thinking
        return not busy

    @property
    def _is_thinking(self) -> bool:
        return self._thinking is not None and not self._thinking.done()

    def eyes_of(self, person: str | None) -> Eyes:
        """The seats that a person holds."""
        if person is None:
            return SPECTATOR
        return tuple([seat.seat for seat in self.row.seats if seat.person == person])

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat now, for an absent person too."""
        held = self.row.seats[seat]
        return self.row.options.away_bot if held.away else held.bot

    def seat_to_act(self) -> int | None:
        """The seat that must decide."""
        if self.match is None or not self.is_playing or self.match.game.to_act < 0:
            return None
        return int(self.match.game.to_act)

    def begin_match(self) -> None:
        """Make the match from the log, which is empty for a new one."""
        log = log_of(self.row, self.hall.box, __version__, self.entries)
        self.match = Match.from_log(log, self.hall.box, dice_of(self.row))
        self._told = len(self.match.events)

    def _playing_match(self) -> Match:
        if self.match is None or not self.is_playing:
            raise Refusal("not-playing", "no match is being played at this table")
        return self.match

    def held_by(self, person: str | None, seat: int) -> None:
        """Refuse whoever does not hold this seat."""
        if person is None or seat not in self.eyes_of(person):
            raise Refusal("not-your-seat", "this seat is not yours")

    # --- what is shown -------------------------------------------------------------------------

    def may_watch(self, eyes: Eyes) -> bool:
        """Whether somebody may look: those seated, and others if the table allows it."""
        return bool(eyes) or self.row.options.spectators or not self.is_playing

    def lags(self, eyes: Eyes) -> bool:
        """Whether these eyes see the match as it stood a while ago."""
        return not eyes and self.row.options.delay > 0 and self.is_playing

    def behind(self) -> Behind | None:
        """The match as spectators with a delay may see it; None: it has not come so far."""
        match = self.match
        if match is None:
            return None
        if self._behind is None:
            self._behind = Behind(match.game.frame, len(self.row.seats))
        self._behind.follow(match.actions, max(0, match.version - self.row.options.delay))
        return self._behind

    def game_for(self, eyes: Eyes) -> tuple[Game | None, int]:
        """The match as far as these eyes may see it, and the version that is."""
        if self.lags(eyes):
            behind = self.behind()
            return (None, 0) if behind is None else (behind.game, behind.version)
        return (None if self.match is None else self.match.game), self.version

    def due_for(self, eyes: Eyes) -> Due:
        """What is due, as far as these eyes may see it."""
        game, _ = self.game_for(eyes)
        if game is None:
            return NOT_BEGUN
        return due_of(game, None if self.lags(eyes) else self.deadline)

    @property
    def deadline(self) -> float | None:
        """When the time of the seat that must decide is up."""
        return self._times.deadline if self.is_playing else None

    def undo_for(self, eyes: Eyes) -> UndoState:
        """What can be taken back, and who has asked for more."""
        if self.match is None or not self.is_playing or self.lags(eyes):
            return UndoState(seat=None)
        asked = self.question
        if asked is None:
            return UndoState(seat=self.match.can_undo)
        return UndoState(
            seat=self.match.can_undo,
            asked_by=asked.asked_by,
            to=asked.to,
            agreed=asked.agreed,
            needed=asked.needed,
        )

    def state_for(self, person: str | None) -> TableState:
        """The table as somebody sees it."""
        row, eyes = self.row, self.eyes_of(person)
        game, version = self.game_for(eyes)
        due = self.due_for(eyes)
        over = row.state == "over" and self.match is not None
        result = standing(self.match.game) if over and self.match is not None else None
        options, hosting = row.options, person == row.host
        if options.seed is not None and not hosting and row.state != "over":
            options = msgspec.structs.replace(options, seed=SEED_UNTOLD)
        here = {connection.person for connection in self.connections}
        return TableState(
            id=row.id,
            options=options,
            state=row.state,
            seats=[self._seat_state(seat, here) for seat in range(len(row.seats))],
            host=row.host,
            hosting=hosting,
            yours=list(eyes),
            version=version,
            commitment=row.commitment,
            to_act=due.seat if self.is_playing else None,
            deadline=due.deadline if self.is_playing else None,
            round=int(game.round) if game is not None and game.start >= 0 else None,
            created=row.created,
            started=row.started,
            ended=row.ended,
            winners=[] if result is None else list(result.winners),
            scores=[] if result is None else list(result.totals),
            rematch=row.rematch,
            forked_from=row.forked_from,
            spectators=sum(1 for connection in self.connections if not connection.eyes),
            link=f"/#/table/{row.id}",
        )

    def _seat_state(self, number: int, here: set[str | None]) -> SeatState:
        seat = self.row.seats[number]
        player = seat.person or f"bot:{seat.bot}"
        if not seat.is_taken and not self.row.imported:
            return SeatState(seat=number, kind="open", name=None)
        return SeatState(
            seat=number,
            kind="bot" if seat.person is None and seat.bot is not None else "person",
            name=seat.name,
            person=seat.person,
            bot=self.bot_of(number),
            here=seat.person is not None and seat.person in here,
            away=seat.away,
            rating=self.ratings.get(player),
        )

    def seen_by(self, eyes: Eyes, seen: int | None) -> tuple[int, list[EventSaid], list[SeatView]]:
        """What somebody has missed who has seen a version: from where on, events, views."""
        game, version = self.game_for(eyes)
        if game is None or self.match is None or not self.may_watch(eyes):
            return 0, [], []
        events: list[Event] | None = None
        since = seen if seen is not None and seen <= version else 0
        if self.lags(eyes) and self._behind is not None:
            events = self._behind.events_since(since)
        else:
            events = self.match.events_between(since, version)
        if events is None:
            since = 0
            lagging = self._behind if self.lags(eyes) else None
            events = self.match.events if lagging is None else lagging.events
        return since, events_for(events, eyes), views_for(game, eyes)

    def position_for(self, person: str | None, seen: int | None = None) -> Position:
        """The match as a program sees it."""
        eyes = self.eyes_of(person)
        if not self.may_watch(eyes):
            raise Refusal("not-allowed", "nobody but those seated may watch this match")
        state = self.state_for(person)
        _, events, views = self.seen_by(eyes, seen)
        return Position(
            table=self.id,
            state=state.state,
            version=state.version,
            views=views,
            due=self.due_for(eyes),
            events=events,
            scores=state.scores,
            winners=state.winners,
        )

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

    async def act(
        self, person: str | None, act: Act | wire.HttpAct, sender: Connection | None = None
    ) -> None:
        """A decision of somebody; the same key twice counts once."""
        self.held_by(person, act.seat)
        async with self.lock:
            self._check_present()
            re = act.id if isinstance(act, Act) else None
            if (person, act.key) in self._keys:
                self._answer_done(sender, re)
                return
            match = self._playing_match()
            if self.row.seats[act.seat].away:
                raise Refusal("away", "a bot stands in for you; take your seat back first")
            self._check_seen(match, act.seen)
            number = self._number_of(match, act.action)
            before = match.version
            try:
                match.play(act.seat, number)
            except IllegalAction as error:
                raise Refusal.of_rule(error, match.version) from error
            await self._accept(before, person, act.key, sender, re)

    async def undo(
        self, person: str | None, undo: Undo | HttpUndo, sender: Connection | None = None
    ) -> None:
        """Take back what may be taken back freely, or ask the others."""
        self.held_by(person, undo.seat)
        async with self.lock:
            self._check_present()
            re = undo.id if isinstance(undo, Undo) else None
            if (person, undo.key) in self._keys:
                self._answer_done(sender, re)
                return
            match = self._playing_match()
            self._check_seen(match, undo.seen)
            if undo.to is not None:
                await self._ask(match, person, undo.seat, undo.to, undo.key, sender, re)
                return
            before = match.version
            try:
                match.undo(undo.seat)
            except IllegalAction as error:
                raise Refusal.of_rule(error, match.version) from error
            await self._accept(before, person, undo.key, sender, re, undone=True)

    async def consent(
        self, person: str | None, answer: wire.Consent, sender: Connection | None = None
    ) -> None:
        """An answer to somebody who asked to go back."""
        self.held_by(person, answer.seat)
        async with self.lock:
            self._check_present()
            match = self._playing_match()
            asked = self.question
            if asked is None or asked.to != answer.to or answer.seat not in asked.needed:
                raise Refusal(
                    "no-question", "nobody waits for this answer of yours", version=match.version
                )
            if not answer.agree:
                await self._set_question(None)
            else:
                assert person is not None
                agreed = {*asked.agreed, *(s for s in self.eyes_of(person) if s in asked.needed)}
                asked.agreed = sorted(agreed)
                if asked.agreed == asked.needed:
                    await self._go_back(match, asked, person, None, sender, answer.id)
                    return
                await self._set_question(asked)
            self._answer_done(sender, answer.id)
            self._publish_as_it_stands()

    async def _ask(
        self,
        match: Match,
        person: str | None,
        seat: int,
        to: int,
        key: str,
        sender: Connection | None,
        re: int | None,
    ) -> None:
        """Ask all other persons whether the match may go back; bots agree."""
        check_return(match, to)
        needed = [
            other.seat
            for other in self.row.seats
            if other.person not in (None, person) and not other.away
        ]
        asked = Question(seat, to, [], needed)
        if not needed:
            await self._go_back(match, asked, person, key, sender, re)
            return
        if self.question is not None and (self.question.asked_by, self.question.to) == (seat, to):
            self._answer_done(sender, re)
            return
        self._asked[seat] = self._asked.get(seat, 0) + 1
        if self._asked[seat] > self.hall.settings.limits.undo_questions:
            raise Refusal("too-many", "you have asked often enough; play on", None, match.version)
        await self._set_question(asked)
        self._answer_done(sender, re)
        self._publish_as_it_stands()

    async def _go_back(
        self,
        match: Match,
        asked: Question,
        person: str | None,
        key: str | None,
        sender: Connection | None,
        re: int | None,
    ) -> None:
        """All have agreed."""
        before = match.version
        try:
            match.undo_to(asked.to)
        except IllegalAction as error:
            await self._set_question(None)
            raise Refusal.of_rule(error, match.version) from error
        await self._accept(before, person, key, sender, re, undone=True)

    async def _set_question(self, asked: Question | None) -> None:
        self.question = asked
        self.row.question = None if asked is None else msgspec.json.encode(asked).decode()
        await self.hall.store.tables.update(self.row, "question")

    def _check_present(self) -> None:
        if self.gone:
            raise Refusal("busy", "the table is being opened anew; send it again")

    def _check_seen(self, match: Match, seen: int | None) -> None:
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

    def _answer_done(self, sender: Connection | None, re: int | None) -> None:
        if sender is not None and re is not None:
            sender.done(re, self.version)

    async def _accept(
        self,
        before: int,
        person: str | None,
        key: str | None,
        sender: Connection | None,
        re: int | None,
        *,
        undone: bool = False,
    ) -> None:
        """Store what has just been played, then let everybody know; what follows, follows."""
        match = self._playing_match()
        now = self.hall.clock.now()
        self.touched = now
        entries = [Entry(entry=text, at=now) for text in match.actions[before:]]
        entries[0] = msgspec.structs.replace(entries[0], person=person, key=key)
        turned = self._run_time(now)
        stored = self.hall.store.tables.append(self.id, before, entries, self._new_mark(turned))
        if self.question is not None:
            self.question = None
            await self._set_question(None)
        self._asked.clear()
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
        if key is not None:
            self._keys[person, key] = match.version
        self._answer_done(sender, re)
        self._publish(showing, sender, re)
        await self._follow_up()

    def _run_time(self, now: float) -> bool:
        """The time of the person who must decide now runs; whether anything changed."""
        clock = self.row.options.clock
        if clock is None or self.match is None:
            return False
        seat = self.seat_to_act()
        runs = None if seat is None or self.bot_of(seat) is not None else seat
        return self._times.run(int(self.match.game.turns), runs, clock.seconds, now)

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
            clock = msgspec.json.encode(self._times).decode()
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

    def _publish_as_it_stands(self) -> None:
        """Everybody sees anew what is due and what was asked; nothing has been played."""
        self._publish(self._showing(self.version, False, []))

    def _publish(
        self, showing: Showing, sender: Connection | None = None, re: int | None = None
    ) -> None:
        """Send to everybody what they may see."""
        lagging = []
        for connection in self.connections:
            if self.lags(connection.eyes):
                lagging.append(connection)
            else:
                own = re if connection is sender else None
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
        events = behind.events_since(before)
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
        lagging = [connection for connection in self.connections if self.lags(connection.eyes)]
        row = self.row
        now = self.hall.clock.now()
        row.state, row.ended, row.deadline, row.to_act = "over", now, None, None
        row.question = None
        self.question = None
        fields = ("state", "ended", "deadline", "to_act", "question")
        await self.hall.store.tables.update(row, *fields)
        assert self.match is not None
        await self.hall.results.record(row, standing(self.match.game), now)
        self.ratings = await self.hall.results.worth(row)
        self.hall.deadlines.set(self.id, None)
        if lagging and self.match is not None:
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
        """Tell a person that it is their turn, wherever they are connected."""
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
            if bot is None or self.gone or self.match is None:
                return
            version = self.match.version
            number = await self.hall.ask_bot(bot, self.match, seat, self.row)
            async with self.lock:
                if self.gone or self.match.version != version:
                    continue
                if self.seat_to_act() != seat or self.bot_of(seat) != bot:
                    continue
                self.match.play(seat, number)
                await self._accept(version, None, None, None, None)

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
                self._times.renew(seat)
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
            self._publish_as_it_stands()
        self.hall.deadlines.set(self.id, self.deadline)
        self._call()
        self.wake_bots()

    async def begin(self) -> None:
        """The first decisions are due: everybody sees the match; under the lock."""
        length = len(self.entries)
        self.begin_match()
        match = self.match
        assert match is not None
        now = self.hall.clock.now()
        self._run_time(now)
        entries = [Entry(entry=text, at=now) for text in match.actions[length:]]
        await self.hall.store.tables.append(self.id, length, entries, self._new_mark(True))
        self.look_again()
        self.tell_table()
        self._publish(self._showing(0, False, match.events))
        self._called = None
        await self._follow_up()

    # --- chat ----------------------------------------------------------------------------------

    async def say(self, person: str, said: wire.Chat, sender: Connection) -> None:
        """Somebody at the table says something."""
        eyes = self.eyes_of(person)
        if not eyes and person != self.row.host:
            raise Refusal("not-allowed", "only those at the table talk here")
        text = clean_chat(said.text)
        async with self.lock:
            self._check_present()
            if any((line.person, line.key) == (person, said.key) for line in self.lines):
                sender.done(said.id, self.version)
                return
            seat = eyes[0] if len(eyes) == 1 else None
            name = self.row.seats[seat].name if seat is not None else None
            line = ChatRow(
                number=self.lines[-1].number + 1 if self.lines else 1,
                person=person,
                name=name or (await self.hall.people.get(person)).name,
                seat=seat,
                text=text,
                at=self.hall.clock.now(),
                key=said.key,
            )
            try:
                await self.hall.store.tables.say(self.id, line)
            except IntegrityError:  # an old key, said long ago
                sender.done(said.id, self.version)
                return
            self.lines.append(line)
            del self.lines[: -self.hall.settings.limits.chat_kept]
        sender.done(said.id, self.version)
        told = as_line(line)
        for connection in self.connections:
            re = said.id if connection is sender else None
            connection.post(ChatNews(no=connection.next(), re=re, line=told))


def as_line(row: ChatRow) -> Line:
    """A sentence as everybody sees it."""
    return Line(number=row.number, name=row.name, seat=row.seat, text=row.text, at=row.at)


def check_return(match: Match, to: int) -> None:
    """Refuse to ask for a way back that does not exist; the rest shows when all have agreed."""
    point = DECISION_POINTS[match.game.moment]
    if to >= match.version:
        reason = f"there is no version {to} to go back to"
        raise Refusal("illegal", reason, point, match.version)
    if match.game_at(to).to_act < 0:
        reason = f"nobody had to decide at version {to}"
        raise Refusal("illegal", reason, point, match.version)
