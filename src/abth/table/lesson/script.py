"""The script of a lesson: what chance deals and what the seats play in its first turns.

Data types: `Script`, its `Turn`s and its `LessonSeat`s. A script is a TOML file; its words are the
texts of actions, as a log writes them. It holds wishes and no orders: what cannot be dealt or
played is left out, so a player may leave the path at any point.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, get_args

from msgspec import Struct, convert

from abth.protocol.wire import Lesson, SeatPlan, TableOptions

LESSONS: Final[tuple[Lesson, ...]] = get_args(Lesson)
YOU: Final = 0  # the seat of the learner, who also begins


class LessonSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a lesson: its Sabaton, and the bot that plays it. The learner's has none."""

    sabaton: str
    name: str | None = None
    bot: str | None = None


class Turn(Struct, frozen=True, forbid_unknown_fields=True):
    """What a turn is wished to bring; each list is used from its front.

    `plays` and `draws` go by Sabaton. `until_challenged` names a player: once the one whose turn
    it is has challenged them, the rest of this turn has no wishes.
    """

    round: int = 0  # 0: the deal
    seat: int = YOU
    plays: dict[str, list[str]] = {}
    draws: dict[str, list[str]] = {}  # cards from their decks
    wheel: list[int] = []
    tiles: list[str] = []
    tokens: list[str] = []
    units: list[str] = []  # for the board
    relics: list[str] = []
    reinforcements: list[str] = []
    strong: list[str] = []
    risky: list[str] = []
    prowess: list[int] = []  # values of tokens that a winner looks at
    until_challenged: str | None = None


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: who sits where, the deal, and the turns that are prepared."""

    seats: list[LessonSeat]
    deal: Turn
    turns: list[Turn]

    def seat_of(self, sabaton: str) -> int:
        """The seat that plays this Sabaton."""
        return [seat.sabaton for seat in self.seats].index(sabaton)

    def turn(self, round_: int, seat: int) -> Turn | None:
        """What is prepared for this turn."""
        for turn in self.turns:
            if (turn.round, turn.seat) == (round_, seat):
                return turn
        return None


@cache
def load_script(lesson: Lesson) -> Script:
    """The script of a lesson."""
    name = f"{lesson.replace('-', '_')}.toml"
    text = files("abth.table.lesson").joinpath(name).read_text(encoding="utf-8")
    return convert(tomllib.loads(text), Script)


def lesson_options(lesson: Lesson, name: str) -> TableOptions:
    """The options of a lesson's table: private and with its bots."""
    plans = [
        SeatPlan() if seat.bot is None else SeatPlan(kind="bot", bot=seat.bot)
        for seat in load_script(lesson).seats
    ]
    return TableOptions(
        name=name,
        seats=plans,
        start_player=YOU,
        invitation=True,
        spectators=False,
        away="wait",
        lesson=lesson,
    )
