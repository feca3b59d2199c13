"""Refusals in words: a message and what it speaks of."""

from __future__ import annotations

from abth.rules.game import Game
from abth.rules.refusals import IllegalAction, refusal
from abth.words.catalogue import ENGLISH, Words, words_in
from abth.words.complaints import message_text


def refused(game: Game, number: int) -> IllegalAction:
    """Why an action cannot be played now, with its English sentence; any integer may be given."""
    found = refusal(game, number)
    found.args = (english_refusal(found.atom, found.message, found.what),)
    return found


def refusal_text(words: Words, message: str, what: str = "") -> str:
    """The sentence of a refusal; an action of the gears is named."""
    return message_text(words, message, {"what": what})


def english_refusal(atom: str, message: str, what: str = "") -> str:
    """A refusal for programs: the sentence and the atom."""
    return f"{english_reason(message, what)} ({atom})"


def english_reason(message: str, what: str = "") -> str:
    """The sentence of a refusal for programs."""
    return refusal_text(words_in(ENGLISH), message, what)
