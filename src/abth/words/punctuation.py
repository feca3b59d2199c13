"""Signs between words, as each language writes them: French has a space before a colon."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from abth.words.catalogue import Words


def labelled(words: Words, name: str, text: str) -> str:
    """`Insert a tile: 1 of 3 inserted`; the name alone if there is nothing to say of it."""
    return words.t("labelled", name=name, text=text) if text else name


def in_series(words: Words, parts: Sequence[str]) -> str:
    """`Hand 4; Deck 4; Discard 0`."""
    return reduce(lambda before, after: words.t("in-series", before=before, after=after), parts)
