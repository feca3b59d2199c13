"""Bots by name: `recruit`, `name:key=value` with options, and those of others.

`module:Class` and `./file.py:Class` are bots of your own, and an installed package may offer some
by name (`abth.bots.others`). `offer_bots` adds bots that the operator of a server has chosen.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from abth.bots.base import Bot, Option
from abth.bots.captain import Captain
from abth.bots.champion.bot import Champion
from abth.bots.general import General
from abth.bots.others import (
    CLASS_IN_FILE,
    UnknownBot,
    file_bot,
    installed_bot,
    installed_bots,
    module_bot,
)
from abth.bots.recruit import Recruit
from abth.bots.soldier import Soldier
from abth.words.complaints import Complaint

OWN_BOTS: Final[tuple[type[Bot], ...]] = (Recruit, Soldier, Captain, General, Champion)
BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in OWN_BOTS}
"""Our bots, weakest first, then those that are offered on this server."""

OFFER: Final = re.compile(r"(?P<name>[a-z][a-z0-9-]{0,29})=(?P<spec>.+)", re.DOTALL)

Offer = tuple[str, str]
"""A name, and the bot that plays under it."""


def make_bot(spec: str, seed: int) -> Bot:
    """The bot with this name and these options."""
    kind, options = parse_bot(spec)
    try:
        return kind(seed, **options)
    except Complaint as error:
        raise UnknownBot.of(error, spec) from error
    except (TypeError, ValueError) as error:
        raise UnknownBot(spec, "error-bot-refuses", detail=str(error)) from error


def parse_bot(spec: str) -> tuple[type[Bot], dict[str, Option]]:
    """Class and options of `NAME[:key=value…]`, `module:Class[…]` or `./file.py:Class[…]`."""
    if found := CLASS_IN_FILE.fullmatch(spec):
        kind = file_bot(found["file"], found["name"])
        options = (found["options"] or "").split(":")[1:]
    else:
        name, *options = spec.split(":")
        if options and "=" not in options[0]:
            kind = module_bot(name, options.pop(0))
        else:
            kind = named_bot(name)
    return kind, dict(_option(kind, spec, text) for text in options)


def plain_spec(spec: str) -> str:
    """The same bot, without the options that are as usual: `champion` for `champion:ms=300`."""
    kind, options = parse_bot(spec)
    parts = [part for part in spec.split(":") if "=" not in part]
    for key, value in options.items():
        if value != kind.options[key]:
            parts.append(f"{key}={_written(value)}")
    return ":".join(parts)


def named_bot(name: str) -> type[Bot]:
    """One of our bots, one that is offered here, or one of an installed package."""
    if name in BOTS:
        return BOTS[name]
    if name in installed_bots():
        return installed_bot(name)
    known = (*sorted({*BOTS, *installed_bots()}), "module:Class", "./file.py:Class")
    raise UnknownBot("", "error-bot", bot=name, known=known)


def is_named(spec: str) -> bool:
    """Whether it is a bot by name: making it runs no file or module that the text chooses."""
    name, *options = spec.split(":")
    named = name in BOTS or name in installed_bots()
    return named and all("=" in option for option in options)


def read_offer(text: str) -> Offer:
    """`NAME=BOT` as an operator writes it, with the path of a file made absolute."""
    found = OFFER.fullmatch(text)
    if found is None:
        raise UnknownBot(text, "error-bot-offer")
    name, spec = found["name"], found["spec"]
    if name in {bot.name for bot in OWN_BOTS}:
        raise UnknownBot(text, "error-bot-taken", bot=name)
    if in_file := CLASS_IN_FILE.fullmatch(spec):
        path = Path(in_file["file"]).expanduser().absolute()
        spec = f"{path}:{in_file['name']}{in_file['options'] or ''}"
    make_bot(spec, 0)
    return name, spec


def offer_bots(offers: Iterable[Offer]) -> None:
    """From now on these names can be invited in this process, without options of their own."""
    for name, spec in offers:
        kind, options = parse_bot(spec)
        BOTS[name] = offered_kind(name, kind, options)


def offered_kind(name: str, kind: type[Bot], options: Mapping[str, Option]) -> type[Bot]:
    """The class under another name, with fixed options: clients cannot set any."""

    def begin(self: Bot, seed: int) -> None:
        kind.__init__(self, seed, **options)

    def chooser(cls: type[Bot], dice: Any) -> Any:
        return kind.chooser(dice, **options)

    body = {"name": name, "options": {}, "__init__": begin, "chooser": classmethod(chooser)}
    return type(kind.__name__, (kind,), body)


def _written(value: Option) -> str:
    """A value as `_option` reads it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _option(kind: type[Bot], spec: str, text: str) -> tuple[str, Option]:
    """One `key=value`, its value of the type of the default."""
    key, is_set, value = text.partition("=")
    if not is_set or key not in kind.options:
        known, count = tuple(kind.options), len(kind.options)
        raise UnknownBot(spec, "error-bot-option", option=text, known=known, count=count)
    default = kind.options[key]
    if isinstance(default, bool):
        if value not in ("yes", "no"):
            raise UnknownBot(spec, "error-bot-yes-no", option=key)
        return key, value == "yes"
    try:
        return key, type(default)(value)
    except ValueError:
        raise UnknownBot(spec, "error-bot-number", option=key, value=value) from None
