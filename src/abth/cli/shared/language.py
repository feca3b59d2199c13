"""The language of the command line: `--lang`, or the environment, or English."""

from __future__ import annotations

import os
from collections.abc import Sequence

from abth.words.catalogue import ENGLISH, Argument, Words, language_of, words_in

OPTION = "--lang"

_words = words_in(ENGLISH)


def words() -> Words:
    """The words of the command that runs."""
    return _words


def t(message: str, /, **arguments: Argument) -> str:
    """A message in the language of the command that runs."""
    return _words.t(message, **arguments)


def use_language(choice: str | None) -> None:
    """Speak this language, or that of the environment, from now on."""
    global _words  # noqa: PLW0603 (one command runs at a time)
    _words = words_in(language_of(choice, os.environ))


def split_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The value of `--lang`, wherever it stands, and the other arguments."""
    choice: str | None = None
    rest: list[str] = []
    coming = iter(arguments)
    for argument in coming:
        if argument == "--":
            return choice, [*rest, argument, *coming]
        if argument == OPTION:
            choice = next(coming, "")
        elif argument.startswith(f"{OPTION}="):
            choice = argument.partition("=")[2]
        else:
            rest.append(argument)
    return choice, rest
