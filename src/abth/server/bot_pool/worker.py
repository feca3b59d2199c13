"""A worker process of the bot pool: questions arrive by a pipe, answers leave by it.

Data types: `BotQuestion` and `BotChoice`, `AdviceQuestion` and `AdviceAnswer`, `ReviewQuestion` and
`ReviewAnswer`, and for the balance lab `MatchQuestion` and `MatchAnswer`. Every question gets
a new bot, so a restart loses nothing; the box is loaded once, and the frames of recent rulings are
cached.
"""

from __future__ import annotations

import contextlib
import os
from functools import lru_cache
from multiprocessing.connection import Connection
from pathlib import Path
from time import process_time
from typing import Any, Final

import msgspec

from abth.arena.matches.match_record import MatchRecord
from abth.arena.matches.match_runner import MatchRunner
from abth.arena.matches.workers import ignore_interrupts
from abth.balance.comparison.comparison import plan_comparison
from abth.bots.advice import advise
from abth.bots.registry import Offer, make_bot, offer_bots
from abth.content import load_box
from abth.protocol.review import ReviewChoice
from abth.protocol.wire import Advice
from abth.protocol.written_rulings import Ruling, changes_in
from abth.review.effort import Effort
from abth.review.review import ReviewGuess, first_guess
from abth.review.turns import MatchTurns, TurnPart
from abth.rules.game import Frame
from abth.rules.rulings import Rulings, changes_of, rulings_of
from abth.rules.views import BattleView, DueView, LineUpView, PlayerView, View

READY: Final = b"ready"
FRAMES_KEPT: Final = 32
EFFORT: Final = Effort()

WrittenRulings = dict[str, Ruling]


class BotQuestion(msgspec.Struct, frozen=True, tag="choose"):
    """What a seat must decide."""

    bot: str
    seed: int
    rulings: WrittenRulings  # what differs from the defaults
    view: Any  # a view here, a plain dictionary in the worker


class AdviceQuestion(msgspec.Struct, frozen=True, tag="advise"):
    """What a player could do."""

    rulings: WrittenRulings  # what differs from the defaults
    view: Any  # a view here, a plain dictionary in the worker


class ReviewQuestion(msgspec.Struct, frozen=True, tag="review"):
    """What is to be judged in a finished match: a choice, or what changed in a turn."""

    rulings: WrittenRulings  # what differs from the defaults
    players: int
    actions: list[int]
    turn: int | None  # none: the first guess of all turns
    choice: int | None  # of the turn, from 0


class MatchQuestion(msgspec.Struct, frozen=True, tag="match"):
    """A match of a comparison: with the box of the server, or with another one."""

    other: str  # the folder of the other box
    bot: str  # at all seats
    players: int
    matches: int  # of the whole comparison
    match: int


class BotChoice(msgspec.Struct, frozen=True):
    """What a bot has chosen, or why it has not."""

    number: int | None
    failure: str = ""
    seconds: float = 0.0  # of processor time


class AdviceAnswer(msgspec.Struct, frozen=True):
    """What the coach advises, or why it does not."""

    advice: Advice | None
    failure: str = ""
    seconds: float = 0.0  # of processor time


class ReviewAnswer(msgspec.Struct, frozen=True):
    """A choice, what changed in a turn, or a first guess of all turns; or why there is nothing."""

    choice: ReviewChoice | None = None
    part: TurnPart | None = None
    guess: ReviewGuess | None = None
    failure: str = ""
    seconds: float = 0.0  # of processor time


class MatchAnswer(msgspec.Struct, frozen=True):
    """What came of a match, or why it was not played."""

    record: MatchRecord | None
    failure: str = ""
    seconds: float = 0.0  # of processor time


Question = BotQuestion | AdviceQuestion | ReviewQuestion | MatchQuestion
Answer = BotChoice | AdviceAnswer | ReviewAnswer | MatchAnswer

ENCODER: Final = msgspec.json.Encoder()
RULINGS_DECODER: Final = msgspec.json.Decoder(WrittenRulings)
QUESTION_DECODER: Final = msgspec.json.Decoder(Question)
CHOICE_DECODER: Final = msgspec.json.Decoder(BotChoice)
ADVICE_DECODER: Final = msgspec.json.Decoder(AdviceAnswer)
REVIEW_DECODER: Final = msgspec.json.Decoder(ReviewAnswer)
MATCH_DECODER: Final = msgspec.json.Decoder(MatchAnswer)


def encode_question(bot: str, view: View, rulings: Rulings, seed: int) -> bytes:
    """A question as a worker reads it."""
    return ENCODER.encode(BotQuestion(bot, seed, written(rulings), view))


def encode_advice_question(view: View, rulings: Rulings) -> bytes:
    """A question for the coach as a worker reads it."""
    return ENCODER.encode(AdviceQuestion(written(rulings), view))


def encode_review_question(
    rulings: Rulings, players: int, actions: list[int], turn: int | None, choice: int | None
) -> bytes:
    """A question about a finished match as a worker reads it."""
    return ENCODER.encode(ReviewQuestion(written(rulings), players, actions, turn, choice))


def encode_match_question(question: MatchQuestion) -> bytes:
    """A match to play as a worker reads it."""
    return ENCODER.encode(question)


def written(rulings: Rulings) -> WrittenRulings:
    """What differs from the default rulings."""
    return {
        key: list(value) if isinstance(value, tuple) else value
        for key, value in changes_of(rulings).items()
    }


def run_worker(
    pipe: Connection[bytes, bytes],
    content: Path | None,
    nice: int = 0,
    bots: tuple[Offer, ...] = (),
) -> None:
    """Answer questions until the pipe is closed, also by a server that was killed."""
    ignore_interrupts()
    if nice and hasattr(os, "nice"):  # not on Windows
        os.nice(nice)
    load_box(content)
    offer_bots(bots)
    with contextlib.suppress(EOFError, ConnectionError):
        answer_questions(pipe, content)


def answer_questions(pipe: Connection[bytes, bytes], content: Path | None) -> None:
    """Answer one question after the other; raises once the server is gone."""
    pipe.send_bytes(READY)
    while True:
        question = pipe.recv_bytes()
        start = process_time()
        answered = answer(question, content)
        seconds = process_time() - start
        pipe.send_bytes(ENCODER.encode(msgspec.structs.replace(answered, seconds=seconds)))


def answer(data: bytes, content: Path | None) -> Answer:
    """What the bot chooses, the coach advises or the review finds; a match played; or the error."""
    try:
        question = QUESTION_DECODER.decode(data)
    except msgspec.DecodeError as error:
        return BotChoice(None, failure_of(error))
    if isinstance(question, AdviceQuestion):
        return give_advice(question, content)
    if isinstance(question, ReviewQuestion):
        return review(question, content)
    if isinstance(question, MatchQuestion):
        return play_match(question, content)
    return choose(question, content)


def failure_of(error: Exception) -> str:
    """An error in one line."""
    return f"{type(error).__name__}: {error}"[:500]


def give_advice(question: AdviceQuestion, content: Path | None) -> AdviceAnswer:
    """What the coach advises."""
    try:
        return AdviceAnswer(advise(view_in(question.view), frame_in(question, content)))
    except Exception as error:  # the player can do without
        return AdviceAnswer(None, failure_of(error))


def review(question: ReviewQuestion, content: Path | None) -> ReviewAnswer:
    """A choice judged, a turn followed, or a first guess."""
    try:
        frame = frame_in(question, content)
        match = MatchTurns(frame, question.players, question.actions)
        if question.turn is None:
            return ReviewAnswer(guess=first_guess(match))
        if question.choice is None:
            return ReviewAnswer(part=match.follow(question.turn, EFFORT))
        return ReviewAnswer(choice=match.judge_choice(question.turn, question.choice, EFFORT))
    except Exception as error:  # the reader can do without
        return ReviewAnswer(failure=failure_of(error))


def play_match(question: MatchQuestion, content: Path | None) -> MatchAnswer:
    """Play one match of a comparison."""
    try:
        runner = runner_of(
            content, question.other, question.bot, question.players, question.matches
        )
        return MatchAnswer(runner.play(question.match).record)
    except Exception as error:  # the run ends, the server goes on
        return MatchAnswer(None, failure_of(error))


@lru_cache(maxsize=1)
def runner_of(
    content: Path | None, other: str, bot: str, players: int, matches: int
) -> MatchRunner:
    """What the matches of a comparison share."""
    plan = plan_comparison(
        games=matches, players=players, bots=(bot,), content=content, other=Path(other)
    )
    return MatchRunner(plan)


def choose(question: BotQuestion, content: Path | None) -> BotChoice:
    """What the bot chooses."""
    try:
        view = view_in(question.view)
        bot = make_bot(question.bot, question.seed)
        bot.sit_down(frame_in(question, content), view.seat or 0)
        number = int(bot.choose(view))
    except Exception as error:  # a bot may raise anything
        return BotChoice(None, failure_of(error))
    if number not in view.options:
        return BotChoice(None, f"chose {number}, which is not legal")
    return BotChoice(number)


def frame_in(
    question: BotQuestion | AdviceQuestion | ReviewQuestion, content: Path | None
) -> Frame:
    """The box and the rulings of a question."""
    return frame_of(ENCODER.encode(question.rulings), content)


@lru_cache(maxsize=FRAMES_KEPT)
def frame_of(rulings: bytes, content: Path | None) -> Frame:
    """The frame of rulings that are written as JSON."""
    changes = changes_in(RULINGS_DECODER.decode(rulings))
    return Frame(load_box(content), rulings_of(changes=changes))


def view_in(told: dict[str, Any]) -> View:
    """The view that was encoded; msgspec cannot see the field types of compiled dataclasses."""
    facts = frozen(told)
    battle = facts["battle"]
    sides = {side: LineUpView(**battle[side]) for side in ("attackers", "defenders")}
    parts = {
        "players": tuple([PlayerView(**player) for player in facts["players"]]),
        "battle": BattleView(**{**battle, **sides}),
        "due": DueView(**facts["due"]),
    }
    return View(**{**facts, **parts})


def frozen(value: Any) -> Any:
    """The same value with tuples for lists, at every level."""
    if isinstance(value, list):
        return tuple([frozen(part) for part in value])
    if isinstance(value, dict):
        return {name: frozen(part) for name, part in value.items()}
    return value
