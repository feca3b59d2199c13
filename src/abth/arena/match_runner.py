"""The referee of one match: asks the bots, keeps the time, and ends a match that a bot spoils.

A forfeit is no error: the match stops, and its record says who did what. The log is kept so that
`abth replay` shows the match up to there.
"""

from __future__ import annotations

import operator
import signal
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Protocol

from abth.arena.match_observer import Watch, owned_by, places_of
from abth.arena.match_record import Forfeit, MatchRecord, Played, Why
from abth.arena.matches import fingerprint, log_of
from abth.arena.plan import Tournament
from abth.bots.base import Bot
from abth.bots.registry import make_bot
from abth.protocol.log import encode
from abth.protocol.strict_json import one_line
from abth.rules.flow import new_game_in, play
from abth.rules.game import Game
from abth.rules.refusals import refusal
from abth.rules.scoring import standing
from abth.rules.terms import CHANCE, OVER
from abth.rules.views import view_for


class TookTooLong(BaseException):
    """The time for a decision is over; no `except Exception` of a bot stops it."""


class Spoilt(Exception):
    """A bot did what ends a match."""

    def __init__(self, seat: int, why: Why, message: str, trace: str = "") -> None:
        super().__init__(message)
        self.seat = seat
        self.why: Why = why
        self.trace = trace


class Clock(Protocol):
    """Somebody outside who can see which seat thinks, and since when."""

    def begin(self, seat: int) -> None:
        """A seat begins to think."""

    def end(self) -> None:
        """Nobody thinks any more."""


def play_match(tournament: Tournament, match: int, clock: Clock | None = None) -> Played:
    """Play one match of a tournament, whatever its bots do."""
    table = Referee(tournament, match, clock)
    try:
        table.play()
    except Spoilt as spoilt:
        return table.forfeit(spoilt)
    return Played(table.record())


class Referee:
    """One match: the game, its bots, and who has thought for how long."""

    def __init__(self, tournament: Tournament, match: int, clock: Clock | None) -> None:
        self.tournament = tournament
        self.match = match
        self.clock = clock
        self.seating = tournament.seating(match)
        self.names = tuple(tournament.bots[number] for number in self.seating)
        self.game = new_game_in(tournament.frame(), tournament.players)
        self.watch = Watch(self.game)
        self.deal = tournament.deal(match)
        self.numbers: list[int] = []
        self.decisions = [0] * tournament.players
        self.seconds = [0.0] * tournament.players

    def play(self) -> None:
        """Play to the end."""
        game, watch = self.game, self.watch
        bots = [self.seat_bot(seat) for seat in range(len(self.names))]
        while game.to_act != OVER:
            seat = int(game.to_act)
            number = self.deal.choose(game) if seat == CHANCE else self.decision(bots[seat], seat)
            self.numbers.append(number)
            play(game, number)
            watch.look()

    def seat_bot(self, seat: int) -> Bot:
        """The bot of a seat has sat down."""
        with self.thinking(seat):
            bot = make_bot(self.names[seat], self.tournament.bot_seeds(self.match)[seat])
            bot.sit_down(self.game.frame, seat)
        return bot

    def decision(self, bot: Bot, seat: int) -> int:
        """What the bot decides, if that is legal and in time."""
        game = self.game
        view = view_for(game, seat) if bot.wants_view else None
        began = time.perf_counter()
        with self.thinking(seat):
            answer: object = bot.choose_blindly(game.legal()) if view is None else bot.choose(view)
        took = time.perf_counter() - began
        self.seconds[seat] += took
        self.decisions[seat] += 1
        limit = self.tournament.limit
        if limit is not None and took > limit:
            raise Spoilt(seat, "late", f"{took:.2f} s for one decision, {limit:g} s allowed")
        return checked(answer, game, seat)

    @contextmanager
    def thinking(self, seat: int) -> Iterator[None]:
        """Whatever goes wrong within is this seat's fault; the limit is in force."""
        limit = self.tournament.limit
        try:
            if self.clock is not None:
                self.clock.begin(seat)
            with alarm(limit):
                yield
        except TookTooLong:
            raise Spoilt(seat, "late", f"stopped after the {limit:g} s allowed") from None
        except (Exception, SystemExit) as error:
            message = f"{type(error).__name__}: {error}"
            raise Spoilt(seat, "raised", message, traceback.format_exc()) from error
        finally:
            if self.clock is not None:
                self.clock.end()

    def record(self) -> MatchRecord:
        """The match that has been played to its end."""
        scores, watch = standing(self.game).scores, self.watch
        box = self.game.frame.box
        return MatchRecord(
            match=self.match,
            bots=list(self.seating),
            end="played",
            start=watch.start,
            decisions=self.decisions,
            seconds=[round(seconds, 6) for seconds in self.seconds],
            scores=[[s.elite, s.heroes, s.relics, s.prowess, s.honor] for s in scores],
            places=places_of(scores),
            leaders=watch.leaders,
            battles=watch.battles,
            available=watch.available,
            faced=watch.faced,
            recruited=watch.recruited,
            owned=[owned_by(player, box) for player in self.game.players],
            taken=watch.taken,
            used=watch.used,
            digest=fingerprint(self.numbers).hex(),
        )

    def forfeit(self, spoilt: Spoilt) -> Played:
        """The match up to the decision that ended it."""
        record = MatchRecord(
            match=self.match,
            bots=list(self.seating),
            end="forfeit",
            start=self.watch.start,
            decisions=self.decisions,
            seconds=[round(seconds, 6) for seconds in self.seconds],
            digest=fingerprint(self.numbers).hex(),
            forfeit=Forfeit(
                seat=spoilt.seat,
                why=spoilt.why,
                message=one_line(str(spoilt)),
                decision=sum(self.decisions),
            ),
        )
        log = log_of(self.game.frame, self.tournament.edition, self.names, self.numbers)
        return Played(record, encode(log), spoilt.trace)


def checked(answer: object, game: Game, seat: int) -> int:
    """The answer as the number of a legal action."""
    try:
        number = operator.index(answer)  # type: ignore[arg-type]
    except TypeError:
        kind = type(answer).__name__
        raise Spoilt(seat, "illegal", f"not the number of an action but {kind}") from None
    if number not in game.options:
        raise Spoilt(seat, "illegal", str(refusal(game, number)))
    return number


@contextmanager
def alarm(limit: float | None) -> Iterator[None]:
    """After so many seconds `TookTooLong` is raised within, where the system can do that."""
    here = threading.current_thread() is threading.main_thread()
    if limit is None or not here or not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, limit)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def ring(_signal: int, _frame: FrameType | None) -> None:
    """The time is over."""
    raise TookTooLong
