"""Sayings put into words.

Data type: `Lexicon`, the names of everything in one language.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from abth.protocol.story.sayings import Argument, Ref, Saying, signed
from abth.rules.box import Box, WarfareToken
from abth.rules.terms import ERAS, LINES
from abth.words import Words


@lru_cache(maxsize=4096)
def worded(words: Words, message: str, args: tuple[tuple[str, str | int], ...]) -> str:
    """A message with its arguments; stories repeat themselves, and a message takes a while."""
    return words.t(message, **dict(args))


class Lexicon:
    """Names of the things of one match; `names` has one for each seat."""

    def __init__(self, box: Box, names: Sequence[str], words: Words) -> None:
        self.box = box
        self.names = names
        self.words = words

    def text(self, saying: Saying) -> str:
        """A saying as a sentence."""
        args = [(name, self.word(argument)) for name, argument in saying.args.items()]
        return worded(self.words, saying.id, tuple(args))

    def word(self, argument: Argument) -> str | int:
        """An argument as it stands in a sentence."""
        if isinstance(argument, Ref):
            return self.name(argument)
        if isinstance(argument, Saying):
            return self.text(argument)
        if isinstance(argument, list):
            return self.words.listed([str(self.word(thing)) for thing in argument])
        return argument

    def name(self, ref: Ref) -> str:
        """The name of a thing: Unit titles as printed, everything else translated."""
        match ref.kind:
            case "seat":
                known = 0 <= ref.number < len(self.names)
                return self.names[ref.number] if known else self.words.t("log-somebody")
            case "unit":
                if ref.number < 0:
                    return self.words.t("log-some-unit")
                title = self.box.units[ref.number].name
                return f"{title} #{ref.copy}" if ref.copy else title
            case "relic":
                relic = self.box.relics[ref.number]
                return self.words.printed(f"relic-{relic.id}", relic.name)
            case "token":
                return self._token(self.box.tokens[ref.number])
            case "gear":
                return self.words.t(f"gear-{self.box.gear_actions[ref.number].id}")
            case "sabaton":
                return self.box.sabatons[ref.number].name
        numeral = ERAS[ref.number - 1] if ref.number > 0 else ""
        return self.words.t("log-side-era" if ref.kind == "side-era" else "era-named", era=numeral)

    def _token(self, token: WarfareToken) -> str:
        """`Close Combat +2`, `Diversion`."""
        for line, value in zip(LINES, (token.long, token.medium, token.close), strict=True):
            if value != 0:
                words = self.words.t(f"line-{line}")
                return self.words.t("token-line", line=words, value=signed(int(value)))
        return self.words.t(f"token-{token.id}")
