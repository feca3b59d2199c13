"""A worker process of the bot pool: questions arrive by a pipe, choices leave by it.

Data types: `BotQuestion` and `BotChoice`. Every question gets a new bot, so a restart loses
nothing; the box is loaded once, and the frames of recent rulings are cached.
"""

from __future__ import annotations

from functools import lru_cache
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

import msgspec

from abth.arena.workers import ignore_interrupts
from abth.bots.registry import make_bot
from abth.content import load_box
from abth.protocol.written_rulings import Ruling, changes_in
from abth.rules.game import Frame
from abth.rules.rulings import Rulings, changes_of, rulings_of
from abth.rules.views import BattleView, DueView, LineUpView, PlayerView, View

READY: Final = b"ready"
FRAMES_KEPT: Final = 32

WrittenRulings = dict[str, Ruling]


class BotQuestion(msgspec.Struct, frozen=True):
    """What a seat must decide."""

    bot: str
    seed: int
    rulings: WrittenRulings  # what differs from the defaults
    view: Any  # a view here, a plain dictionary in the worker


class BotChoice(msgspec.Struct, frozen=True):
    """What a bot has chosen, or why it has not."""

    number: int | None
    failure: str = ""


ENCODER: Final = msgspec.json.Encoder()
RULINGS_DECODER: Final = msgspec.json.Decoder(WrittenRulings)
QUESTION_DECODER: Final = msgspec.json.Decoder(BotQuestion)
CHOICE_DECODER: Final = msgspec.json.Decoder(BotChoice)


def encode_question(bot: str, view: View, rulings: Rulings, seed: int) -> bytes:
    """A question as a worker reads it."""
    changes = {
        key: list(value) if isinstance(value, tuple) else value
        for key, value in changes_of(rulings).items()
    }
    return ENCODER.encode(BotQuestion(bot, seed, changes, view))


def run_worker(pipe: Connection[bytes, bytes], content: Path | None) -> None:
    """Answer questions until the pipe is closed."""
    ignore_interrupts()
    load_box(content)
    pipe.send_bytes(READY)
    while True:
        try:
            question = pipe.recv_bytes()
        except EOFError:
            return
        pipe.send_bytes(ENCODER.encode(answer(question, content)))


def answer(data: bytes, content: Path | None) -> BotChoice:
    """What the bot chooses, or its error."""
    try:
        question = QUESTION_DECODER.decode(data)
        view = view_in(question.view)
        bot = make_bot(question.bot, question.seed)
        bot.sit_down(frame_in(question, content), view.seat or 0)
        number = int(bot.choose(view))
    except Exception as error:  # a bot may raise anything
        return BotChoice(None, f"{type(error).__name__}: {error}"[:500])
    if number not in view.options:
        return BotChoice(None, f"chose {number}, which is not legal")
    return BotChoice(number)


def frame_in(question: BotQuestion, content: Path | None) -> Frame:
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
