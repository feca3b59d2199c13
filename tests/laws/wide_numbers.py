"""What every way into a match says to integers that are no actions, for comparing two builds.

    PYTHONPATH=build/compiled python tests/laws/wide_numbers.py

prints where the rules were loaded from and all answers as JSON.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any, Final

import numpy as np

import abth
from abth.arena.matches.match_runner import BotFault, require_legal
from abth.bots.base import choice_of
from abth.envs import SeatEnv, VectorMatches
from abth.envs.aec import env, raw_env
from abth.rules import flow

NUMBERS: Final = (10**30, 2**63, 2**63 - 1, -1, -(2**63), -(2**63) - 1, -(10**30))


class Answers(abth.Bot):
    """Answers always the same."""

    name, character = "answers", "Never looks."

    def __init__(self, number: int) -> None:
        super().__init__(seed=1)
        self.number = number

    def choose(self, view: abth.View) -> int:
        return self.number


def to_a_game(number: int) -> None:
    """Where a seat has to act."""
    abth.new_game(seed=1).apply(number)


def to_chance(number: int) -> None:
    """Where chance has to act."""
    game = abth.new_game()
    while game.to_act >= 0:
        game.apply(game.legal()[0])
    game.apply(number)


def to_a_bot(number: int) -> object:
    """As a bot's choice."""
    return choice_of(Answers(number), abth.new_game(seed=1).state)


def to_an_arena(number: int) -> object:
    """As a bot's choice in a tournament."""
    return require_legal(number, abth.new_game(seed=1).state, 0)


def to_pettingzoo(number: int) -> None:
    """To the environment that refuses."""
    match = raw_env()
    match.reset(seed=1)
    match.step(number)


def to_a_guard(number: int) -> None:
    """To the environment that ends the match."""
    match = env()
    match.reset(seed=1)
    match.step(number)


def to_gymnasium(number: int) -> object:
    """To the environment of one seat."""
    match = SeatEnv()
    match.reset(seed=1)
    return match.step(number)[1:]


def to_a_vector(number: int) -> object:
    """To many matches at once."""
    matches = VectorMatches(2)
    matches.reset(seed=1)
    return matches.step(np.array([number, 0], dtype=object))


WAYS: Final[tuple[Callable[[int], object], ...]] = (
    to_a_game, to_chance, to_a_bot, to_an_arena, to_pettingzoo, to_a_guard, to_gymnasium,
    to_a_vector,
)  # fmt: skip


def answers() -> list[str]:
    """What each of them says to each number."""
    return [f"{way.__name__} {number}: {said(way, number)}" for way in WAYS for number in NUMBERS]


def said(way: Callable[[int], Any], number: int) -> str:
    """The answer, or the refusal."""
    try:
        return repr(way(number))
    except (abth.IllegalAction, BotFault, ValueError) as refusal:
        return f"{type(refusal).__name__}: {refusal}"


if __name__ == "__main__":
    json.dump({"rules": flow.__file__, "answers": answers()}, sys.stdout)
