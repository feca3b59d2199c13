"""Messages of a Fluent file put into words: the part of Fluent that our catalogue uses.

A message may have variables, variants chosen by a word, a number or its plural, and references to
other messages. `fluent.syntax` parses it. A test compares every message of the catalogue with what
`fluent.runtime` says, which would weigh more than the rest of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from abth.words.language_rules import LanguageRules, exact, written_in_message

Argument = str | int | float


class UnknownPart(ValueError):
    """A message uses a part of Fluent that we do not know; a test keeps the catalogue from it."""


def parse_message(source: str) -> ftl.Pattern | None:
    """The value of the message in a text; none if it has none."""
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, ftl.Message):
            return entry.value
    return None


class Speaker:
    """Puts patterns of one language into words; `refer` finds the messages they refer to."""

    def __init__(self, rules: LanguageRules, refer: Callable[[str], ftl.Pattern | None]) -> None:
        self.rules = rules
        self.refer = refer

    def say(self, pattern: ftl.Pattern, arguments: Mapping[str, Argument]) -> str:
        """The text of a pattern."""
        return "".join(
            element.value
            if isinstance(element, ftl.TextElement)
            else self._say_part(element.expression, arguments)
            for element in pattern.elements
        )

    def _say_part(self, part: object, arguments: Mapping[str, Argument]) -> str:
        match part:
            case ftl.VariableReference():
                return self._say_argument(part.id.name, arguments)
            case ftl.SelectExpression():
                return self.say(self._chosen(part, arguments).value, arguments)
            case ftl.StringLiteral():
                return str(part.parse()["value"])
            case ftl.MessageReference():
                found = self.refer(part.id.name)
                return f"{{{part.id.name}}}" if found is None else self.say(found, arguments)
        raise UnknownPart(type(part).__name__)

    def _say_argument(self, name: str, arguments: Mapping[str, Argument]) -> str:
        value = arguments.get(name)
        if value is None:
            return name
        return value if isinstance(value, str) else written_in_message(self.rules, value)

    def _chosen(
        self, choice: ftl.SelectExpression, arguments: Mapping[str, Argument]
    ) -> ftl.Variant:
        """The variant for an argument: its word, its number, its plural, or the usual one."""
        if not isinstance(choice.selector, ftl.VariableReference):
            raise UnknownPart(type(choice.selector).__name__)
        value = arguments.get(choice.selector.id.name)
        plural = self.rules.plural(exact(value)) if isinstance(value, int | float) else value
        for variant in choice.variants:
            key = variant.key
            if isinstance(key, ftl.NumberLiteral):
                if not isinstance(value, str | None) and exact(value) == exact(float(key.value)):
                    return variant
            elif key.name == plural:
                return variant
        return next(variant for variant in choice.variants if variant.default)
