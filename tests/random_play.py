"""Matches at random, with their logs."""

from __future__ import annotations

from abth.rules.game import Game
from abth.rules.playout import Chooser, Dice, OutcomeSource, play_until_asked


def play_and_log(game: Game, dice: Dice) -> list[int]:
    """Play to the end at random; the numbers of all actions."""
    numbers: list[int] = []
    play_until_asked(game, OutcomeSource(dice), [Chooser(dice) for _ in game.players], numbers)
    return numbers
