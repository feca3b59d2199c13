"""The names of the pieces, by their ids: tokens, actions of the gears, Relics, Lines, icons, bots.

Units keep their printed titles. A piece of another box, which has no message, keeps its own name.
"""

from __future__ import annotations

from abth.words.catalogue import Words


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


def bot_name(words: Words, rank: str, name: str) -> str:
    """A bot by its rank: `Captain`."""
    return named(words, f"bot-{rank}", name)


def named(words: Words, message: str, name: str) -> str:
    """The message, or the name if there is none."""
    return words.t(message) if words.has(message) else name
