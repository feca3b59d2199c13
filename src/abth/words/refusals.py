"""Refusals in words: a message and what it speaks of."""

from __future__ import annotations

from abth.words.catalogue import ENGLISH, Words, words_in


def refusal_text(words: Words, message: str, what: str = "") -> str:
    """The sentence of a refusal; an action of the gears is named."""
    action = f"gear-{what}"
    return words.t(message, what=words.t(action) if what and words.has(action) else what)


def english_reason(message: str, what: str = "") -> str:
    """The sentence of a refusal for programs."""
    return refusal_text(words_in(ENGLISH), message, what)
