"""The names of the pieces, by their ids: tokens, actions of the gears, Relics, Lines, icons, bots.

Units keep their printed titles. A piece of another box, which has no message, keeps its own name.
"""

from __future__ import annotations

import re
from typing import Final

from abth.words.catalogue import Words

THINKING_TIME: Final = re.compile(r"(?:^|:)ms=([0-9]{1,6})(?=:|$)")
ITERATIONS: Final = re.compile(r"(?:^|:)iterations=(?!0+(?::|$))")
NUMERAL: Final = re.compile(r" [IV]+$")


def era_name(words: Words, numeral: str) -> str:
    """`Era II`."""
    return words.t("era-named", era=numeral)


def token_name(words: Words, ident: str, name: str) -> str:
    """A Warfare token: `Long-Range +1`, `Heroic Death`."""
    line, plus, value = ident.partition("+")
    if plus and words.has(f"line-{line}"):
        return words.t("token-line", line=words.t(f"line-{line}"), value=f"+{value}")
    return named(words, f"token-{ident}", name)


def action_name(words: Words, ident: str, name: str) -> str:
    """An action of the gears: `Draw 2`."""
    return named(words, f"gear-{ident}", name)


def action_note(words: Words, ident: str, note: str) -> str:
    """What an action of the gears does."""
    return named(words, f"gear-{ident}-words", note)


def relic_name(words: Words, ident: str, name: str) -> str:
    """A Relic."""
    return words.printed(f"relic-{ident}", name)


def icon_name(words: Words, icon: str, count: int = 1) -> str:
    """An icon of a Unit: `Heroic Death`, or `Heroic Death x2`."""
    return words.t("power-count", name=words.t(f"power-{icon}"), count=count)


def bot_name(words: Words, spec: str, name: str | None = None) -> str:
    """A bot by its rank, with a thinking time that is not the usual one: `Champion (0.1 s)`.

    `name` is that of a bot whose rank has no words.
    """
    rank, _, options = spec.partition(":")
    title = named(words, f"bot-{rank}", name or rank.capitalize())
    return with_time(words, title, options)


def with_time(words: Words, title: str, options: str) -> str:
    """A bot's title with the thinking time that its options set, if it is what limits the bot."""
    found = THINKING_TIME.search(options)
    if found is None or ITERATIONS.search(options):
        return title
    return words.t("bot-with-time", bot=title, seconds=int(found[1]) / 1000)


def bot_seat_name(words: Words, spec: str, name: str) -> str:
    """A bot's name at a seat: its own, or its rank with the numeral that the table gave it."""
    if not words.has(f"bot-{spec.partition(':')[0]}"):
        return name
    numeral = NUMERAL.search(name)
    return bot_name(words, spec) + (numeral[0] if numeral else "")


def named(words: Words, message: str, name: str) -> str:
    """The message, or the name if there is none."""
    return words.t(message) if words.has(message) else name
