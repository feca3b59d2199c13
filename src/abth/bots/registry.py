"""Bots by name: `recruit`, `name:key=value` with options, `module:Class` for your own bot."""

from __future__ import annotations

import importlib
from typing import Final

from abth.bots.base import Bot, Option
from abth.bots.captain import Captain
from abth.bots.general import General
from abth.bots.recruit import Recruit
from abth.bots.soldier import Soldier

BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (Recruit, Soldier, Captain, General)}


class UnknownBot(ValueError):
    """A bot, or an option of one, that does not exist."""


def make_bot(spec: str, seed: int) -> Bot:
    """The bot with this name and these options."""
    kind, options = parse_bot(spec)
    try:
        return kind(seed, **options)
    except (TypeError, ValueError) as error:
        raise UnknownBot(f"bot {spec!r}: {error}") from error


def parse_bot(spec: str) -> tuple[type[Bot], dict[str, Option]]:
    """Class and options of `NAME[:key=value…]` or `module:Class[:key=value…]`."""
    name, *rest = spec.split(":")
    if rest and "=" not in rest[0]:
        kind = import_bot(name, rest.pop(0))
    elif name in BOTS:
        kind = BOTS[name]
    else:
        known = ", ".join(sorted(BOTS))
        raise UnknownBot(f"unknown bot {name!r}; there are {known}, and module:Class for your own")
    return kind, dict(_option(kind, spec, text) for text in rest)


def import_bot(module: str, name: str) -> type[Bot]:
    """A bot class from a user's module."""
    try:
        kind = getattr(importlib.import_module(module), name)
    except Exception as error:  # importing the user's module may raise anything
        raise UnknownBot(f"bot '{module}:{name}' cannot be imported: {error}") from error
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise UnknownBot(f"'{module}:{name}' is no bot: derive it from abth.bots.base.Bot")
    return kind


def _option(kind: type[Bot], spec: str, text: str) -> tuple[str, Option]:
    """One `key=value`, its value of the type of the default."""
    key, is_set, value = text.partition("=")
    if not is_set or key not in kind.options:
        known = ", ".join(kind.options) or "none"
        raise UnknownBot(f"bot {spec!r}: unknown option {text!r}; its options: {known}")
    default = kind.options[key]
    if isinstance(default, bool):
        if value not in ("yes", "no"):
            raise UnknownBot(f"bot {spec!r}: {key} is yes or no")
        return key, value == "yes"
    try:
        return key, type(default)(value)
    except ValueError:
        raise UnknownBot(f"bot {spec!r}: {key} must be a number, not {value!r}") from None
