"""Refusals in words: a message and what it speaks of."""

from __future__ import annotations

from abth.words.catalogue import ENGLISH, Words, words_in
from abth.words.complaints import message_text


def refusal_text(words: Words, message: str, what: str = "") -> str:
    """The sentence of a refusal; an action of the gears is named."""
    return message_text(words, message, {"what": what})


def english_refusal(atom: str, message: str, what: str = "") -> str:
    """A refusal for programs: the sentence and the atom."""
    return f"{english_reason(message, what)} ({atom})"


def english_reason(message: str, what: str = "") -> str:
    """The sentence of a refusal for programs."""
    return refusal_text(words_in(ENGLISH), message, what)
