"""Bots of others: from a module, a file, or an installed package (entry point `abth.bots`).

A package offers its bots in its `pyproject.toml`:

    [project.entry-points."abth.bots"]
    hothead = "mybots:Hothead"
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import re
import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Final

from abth.bots.base import Bot
from abth.words.complaints import Complaint

GROUP: Final = "abth.bots"
CLASS_IN_FILE: Final = re.compile(r"(?P<file>[^=]+\.py):(?P<name>\w+)(?P<options>:.*)?", re.DOTALL)
"""`./mine.py:MyBot`, with or without options. The path may have a colon but no `=`, so that no
option of another bot can be taken for a file."""


class UnknownBot(Complaint):
    """A bot, or an option of one, that does not exist."""


def module_bot(module: str, name: str) -> type[Bot]:
    """A bot class of a module that Python can import."""
    try:
        kind = getattr(importlib.import_module(module), name)
    except Exception as error:  # importing the user's module may raise anything
        raise UnknownBot(f"{module}:{name}", "error-bot-import", detail=str(error)) from error
    return require_bot(kind, f"{module}:{name}")


def file_bot(file: str, name: str) -> type[Bot]:
    """A bot class of a Python file, which is run once."""
    place = f"{file}:{name}"
    try:
        module = module_in(Path(file).expanduser().resolve())
    except Exception as error:  # running the user's file may raise anything
        raise UnknownBot(place, "error-bot-import", detail=str(error)) from error
    if not hasattr(module, name):
        raise UnknownBot(place, "error-bot-missing", bot=name)
    return require_bot(getattr(module, name), place)


def module_in(path: Path) -> ModuleType:
    """The module in a file, under a name of its own, so that no other module is shadowed."""
    digest = hashlib.sha256(str(path).encode()).hexdigest()[:16]
    name = f"abth_bot_file_{digest}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses and pickle look it up there
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


@cache
def installed_bots() -> dict[str, EntryPoint]:
    """The bots that installed packages offer, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def installed_bot(name: str) -> type[Bot]:
    """The bot that an installed package offers under this name."""
    point = installed_bots()[name]
    try:
        kind = point.load()
    except Exception as error:  # importing the user's module may raise anything
        raise UnknownBot(name, "error-bot-import", detail=str(error)) from error
    return require_bot(kind, name)


def require_bot(kind: object, place: str) -> type[Bot]:
    """The class, if it is one of a bot."""
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise UnknownBot(place, "error-bot-class", base="abth.Bot")
    return kind
