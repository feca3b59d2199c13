"""Refusals for programs: an illegal action is told in English, with its atom."""

from __future__ import annotations

from abth.rules.game import Game
from abth.rules.refusals import IllegalAction, refusal
from abth.words.refusals import english_refusal


def refused(game: Game, number: int) -> IllegalAction:
    """Why an action cannot be played now, with its English sentence; any integer may be given."""
    found = refusal(game, number)
    found.args = (english_refusal(found.atom, found.message, found.what),)
    return found
