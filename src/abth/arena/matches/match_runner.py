"""Running one match of a plan: asks the bots, keeps the time, ends a match that a bot spoils.

A forfeit is no error: the match stops, and its record says who did what. The log is kept so that
`abth replay` shows the match up to there.
"""

from __future__ import annotations

import hashlib
import operator
import struct
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from abth.arena.matches.match_luck import LuckMeter
from abth.arena.matches.match_observer import MatchObserver, owned_by
from abth.arena.matches.match_record import Forfeit, MatchRecord, Played, Why
from abth.arena.matches.thinking_clock import ThinkingClock
from abth.arena.matches.time_limit import TookTooLong, time_limit
from abth.arena.planning.plan import Plan
from abth.bots.base import Bot
from abth.bots.registry import make_bot, parse_bot
from abth.protocol.log import Seat, encode, make_log
from abth.protocol.refusals import refused
from abth.protocol.strict_json import one_line
from abth.rules.flow import new_game_in, play
from abth.rules.game import Frame, Game
from abth.rules.playout import Chooser, Dice, play_until_asked
from abth.rules.scoring import places_of, scores_of
from abth.rules.terms import OVER
from abth.rules.views import view_for
from abth.words.complaints import Complaint


class BotFault(Exception):
    """A bot did what ends a match."""

    def __init__(
        self, seat: int, why: Why, message: str, trace: str = "", reason: str = "", **details: str
    ) -> None:
        super().__init__(message)
        self.seat = seat
        self.why: Why = why
        self.trace = trace
        self.reason = reason
        self.details = details

    @classmethod
    def told(cls, seat: int, why: Why, reason: str, **details: str) -> BotFault:
        """A fault whose reason is a message of the catalogue."""
        return cls(seat, why, str(Complaint("", reason, **details)), "", reason, **details)


class MatchRunner:
    """Plays matches of a plan one after the other; what they share is prepared once."""

    def __init__(self, plan: Plan, clock: ThinkingClock | None = None) -> None:
        self.plan = plan
        self.clock = clock
        self.draw = plan.draw
        self.frames = [plan.frame(box) for box in range(self.draw.boxes)]
        self.kinds = [parse_bot(bot) for bot in plan.bots]
        self.now = time.thread_time if plan.processor_time else time.perf_counter
        self.luck_meter = LuckMeter(plan.frame()) if plan.luck else None
        self.is_timed = plan.statistics or plan.limit is not None
        self.shares_dice = self.draw.shares_dice and not any(k.wants_view for k, _ in self.kinds)

    def play(self, match: int) -> Played:
        """Play one match, whatever its bots do."""
        if self.clock is not None:
            self.clock.begin_match(match)
        table = RunningMatch(self, match)
        try:
            table.play()
        except BotFault as fault:
            return table.forfeit(fault)
        return table.played()


def play_match(plan: Plan, match: int) -> Played:
    """Play a single match of a plan."""
    return MatchRunner(plan).play(match)


class RunningMatch:
    """One match: the game, its bots, and how long each has thought."""

    def __init__(self, runner: MatchRunner, match: int) -> None:
        self.runner = runner
        self.plan = runner.plan
        self.match = match
        self.seating = runner.draw.seating(match)
        self.game = new_game_in(runner.frames[runner.draw.box(match)], runner.plan.players)
        self.battles = self.game.record_battles()
        self.observer = MatchObserver(self.game) if runner.plan.statistics else None
        self.source = runner.draw.chance(match)
        self.numbers: list[int] = []
        self.decisions = [0] * len(self.seating)
        self.seconds = [0.0] * len(self.seating)
        self.bots: list[Bot | None] = [None] * len(self.seating)
        self.choosers: list[Chooser | None] = [None] * len(self.seating)

    @property
    def names(self) -> tuple[str, ...]:
        """The bot of every seat."""
        return tuple([self.plan.bots[number] for number in self.seating])

    def play(self) -> None:
        """Play to the end."""
        game = self.game
        self.seat_bots()
        # Thinking is timed one decision at a time, so timed choosers are asked like bots.
        unasked = self.choosers
        if self.runner.is_timed:
            unasked = [None] * len(self.seating)
        while True:
            self.play_until_asked(unasked)
            self.look()
            if game.to_act == OVER:
                return
            number = self.decision(int(game.to_act))
            self.numbers.append(number)
            play(game, number)
            self.look()

    def look(self) -> None:
        """Let the observer, if there is one, see what has happened."""
        if self.observer is not None:
            self.observer.look()

    def play_until_asked(self, choosers: list[Chooser | None]) -> None:
        """Let chance and choosers act; an error is the fault of the chooser whose turn it is."""
        try:
            play_until_asked(self.game, self.source, choosers, self.numbers)
        except Exception as error:
            seat = int(self.game.to_act)
            if seat < 0:
                raise
            raise fault_of(seat, error) from error

    def seat_bots(self) -> None:
        """Every seat has a bot, or a chooser that decides without a view."""
        runner = self.runner
        if runner.shares_dice:
            dice = self.source.dice
            for seat, number in enumerate(self.seating):
                kind, options = runner.kinds[number]
                with self.thinking(seat):
                    self.choosers[seat] = kind.chooser(dice, **options)
            return
        for seat, seed in enumerate(runner.draw.bot_seeds(self.match)):
            with self.thinking(seat):
                kind, options = runner.kinds[self.seating[seat]]
                if kind.wants_view:
                    bot = make_bot(self.plan.bots[self.seating[seat]], seed)
                    if self.plan.processor_time:
                        bot.now = runner.now
                    bot.sit_down(self.game.frame, seat)
                    self.bots[seat] = bot
                else:
                    self.choosers[seat] = kind.chooser(Dice(seed), **options)

    def decision(self, seat: int) -> int:
        """What a seat decides, if that is legal and in time."""
        game, bot = self.game, self.bots[seat]
        view = None if bot is None else view_for(game, seat)
        asked: Any = bot  # compiled code would demand an `int` of a declared `choose`
        now = self.runner.now
        began, thought = time.perf_counter(), now()
        with self.thinking(seat):
            answer: object = self.chosen(seat) if bot is None else asked.choose(view)
        took = time.perf_counter() - began
        self.seconds[seat] += now() - thought
        self.decisions[seat] += 1
        limit = self.plan.limit
        if limit is not None and took > limit:
            times = {"took": f"{took:.2f}", "limit": f"{limit:g}"}
            raise BotFault.told(seat, "late", "cli-forfeit-slow", **times)
        return require_legal(answer, game, seat)

    def chosen(self, seat: int) -> int:
        """What the chooser of a seat decides."""
        chooser = self.choosers[seat]
        assert chooser is not None
        options = self.game.options
        return int(options[chooser.choose(options)])

    @contextmanager
    def thinking(self, seat: int) -> Iterator[None]:
        """Whatever goes wrong within is this seat's fault; the limit is in force."""
        limit, clock = self.plan.limit, self.runner.clock
        try:
            if clock is not None:
                clock.begin(seat)
            with time_limit(limit):
                yield
        except TookTooLong:
            raise BotFault.told(seat, "late", "cli-forfeit-stopped", limit=f"{limit:g}") from None
        except (Exception, SystemExit) as error:
            raise fault_of(seat, error) from error
        finally:
            if clock is not None:
                clock.end()

    def played(self) -> Played:
        """The match that has been played to its end."""
        scores = scores_of(self.game)
        record = MatchRecord(
            match=self.match,
            bots=list(self.seating),
            end="played",
            start=int(self.game.start),
            decisions=self.decisions_made(),
            seconds=self.seconds_thought(),
            scores=[[s.elite, s.heroes, s.relics, s.prowess, s.honor] for s in scores],
            places=places_of(scores),
            battles=self.battles,
            luck=self.luck(),
            digest=fingerprint(self.numbers).hex(),
        )
        if self.observer is not None:
            record = self.with_statistics(record, self.observer)
        return Played(record, self.log() if self.plan.logs else None)

    def with_statistics(self, record: MatchRecord, seen: MatchObserver) -> MatchRecord:
        """The record with what the observer has counted."""
        return msgspec.structs.replace(
            record,
            leaders=seen.leaders,
            available=seen.available,
            faced=seen.faced,
            arrived=seen.arrived,
            recruited=seen.recruited,
            jumps=seen.jumps,
            fielded=seen.fielded,
            won=seen.won,
            owned=[owned_by(player, self.game.frame.box) for player in self.game.players],
            taken=seen.taken,
            used=seen.used,
        )

    def forfeit(self, fault: BotFault) -> Played:
        """The match up to the decision that ended it."""
        decisions = self.decisions_made()
        record = MatchRecord(
            match=self.match,
            bots=list(self.seating),
            end="forfeit",
            start=int(self.game.start),
            decisions=decisions,
            seconds=self.seconds_thought(),
            luck=self.luck(),
            digest=fingerprint(self.numbers).hex(),
            forfeit=Forfeit(
                seat=fault.seat,
                why=fault.why,
                message=one_line(str(fault)),
                decision=sum(decisions),
                message_id=fault.reason,
                arguments=fault.details,
            ),
        )
        return Played(record, self.log(), fault.trace)

    def decisions_made(self) -> list[int]:
        """By seat: what was asked, and what choosers decided without being asked."""
        made = self.decisions[:]
        for seat in range(len(made)):
            chooser = self.choosers[seat]
            if chooser is not None:
                made[seat] += chooser.decisions
        return made

    def seconds_thought(self) -> list[float]:
        """By seat; empty where nobody keeps the time."""
        return [round(seconds, 6) for seconds in self.seconds] if self.runner.is_timed else []

    def luck(self) -> list[float]:
        """By seat, in the match so far; empty where it is not measured."""
        meter = self.runner.luck_meter
        return [] if meter is None else meter.luck(len(self.seating), self.numbers)

    def log(self) -> bytes:
        """The match so far as a log file."""
        frame, seats = self.game.frame, [Seat(n[:60], "bot", n[:100]) for n in self.names]
        return encode(
            make_log(frame.box, seats, self.plan.edition, frame.rulings, texts(frame, self.numbers))
        )


def texts(frame: Frame, numbers: list[int]) -> list[str]:
    """Actions as a log has them."""
    return [frame.actions.text(number) for number in numbers]


def fingerprint(numbers: list[int]) -> bytes:
    """SHA-256 over the action numbers of a match."""
    return hashlib.sha256(struct.pack(f"<{len(numbers)}I", *numbers)).digest()


def fault_of(seat: int, error: BaseException) -> BotFault:
    """An error that a bot raised."""
    message = f"{type(error).__name__}: {error}"
    return BotFault(seat, "raised", message, "".join(traceback.format_exception(error)))


def require_legal(answer: object, game: Game, seat: int) -> int:
    """The answer as the number of a legal action."""
    try:
        number = operator.index(answer)  # type: ignore[arg-type]
    except TypeError:
        kind = type(answer).__name__
        raise BotFault.told(seat, "illegal", "cli-forfeit-no-number", kind=kind) from None
    if not game.is_option(number):
        why = refused(game, number)
        raise BotFault.told(seat, "illegal", why.message, what=why.what)
    return number
