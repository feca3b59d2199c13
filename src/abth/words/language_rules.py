"""How our five languages write numbers, count things and join lists (facts of the Unicode CLDR).

A library with the rules of every language weighs more than the rest of the game. A test compares
these with it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Final

MOST_DIGITS: Final = 3  # after the point or comma of a number in a message
MILLION: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class LanguageRules:
    """The habits of one language."""

    group: str  # between thousands
    point: str
    percent: str  # after the number
    last_of_all: str  # before the last of three or more
    last_of_two: str
    last_or: str
    last_or_of_two: str
    plural: Callable[[Decimal], str]
    before: tuple[tuple[str, str, str], ...] = ()
    """What joins a list may change before some sounds (the same in the client's `lib/lists.ts`)."""


def plural_of_one(number: Decimal) -> str:
    """`one` for exactly 1."""
    return "one" if number == 1 and is_written_whole(number) else "other"


def plural_with_millions(number: Decimal) -> str:
    """As before, and `many` for whole millions (Italian)."""
    return "many" if is_millions(number) else plural_of_one(number)


def plural_in_spanish(number: Decimal) -> str:
    """`one` for 1, written as 1.0 too; `many` for whole millions."""
    return "many" if is_millions(number) else "one" if number == 1 else "other"


def plural_in_french(number: Decimal) -> str:
    """`one` for everything from 0 to below 2; `many` for whole millions."""
    return "many" if is_millions(number) else "one" if int(abs(number)) <= 1 else "other"


def is_written_whole(number: Decimal) -> bool:
    """Whether no digit follows a point."""
    return int(number.as_tuple().exponent) >= 0


def is_millions(number: Decimal) -> bool:
    """Whether it is a whole number of millions, but not 0."""
    return bool(number) and is_written_whole(number) and number % MILLION == 0


RULES: Final = {
    "en": LanguageRules(",", ".", "%", ", and ", " and ", ", or ", " or ", plural_of_one),
    "de": LanguageRules(".", ",", "\xa0%", " und ", " und ", " oder ", " oder ", plural_of_one),
    "fr": LanguageRules(
        "\N{NARROW NO-BREAK SPACE}", ",", "\xa0%", " et ", " et ", " ou ", " ou ", plural_in_french
    ),
    "it": LanguageRules(
        ".", ",", "%", " e ", " e ", " o ", " o ", plural_with_millions,
        ((" e ", "[eèé]", " ed "),),
    ),
    "es": LanguageRules(
        ".", ",", "\xa0%", " y ", " y ", " o ", " o ", plural_in_spanish,
        ((" y ", "i|í|hi(?![ae])", " e "), (" o ", r"o|ó|ho|8|11\b", " u ")),
    ),
}  # fmt: skip


def exact(value: float) -> Decimal:
    """A number as it is written in Python, so that 0.125 is just that."""
    return Decimal(str(value))


def written(rules: LanguageRules, value: float, digits: int) -> str:
    """`1,234.5`: a number with this many digits after the point or comma."""
    english = f"{exact(value):,.{digits}f}"
    return english.translate({ord(","): rules.group, ord("."): rules.point})


def written_in_message(rules: LanguageRules, value: float) -> str:
    """A number with as few digits as it needs, and not more than three."""
    digits = 0 if isinstance(value, int) else -int(exact(value).as_tuple().exponent)
    text = written(rules, value, max(0, min(digits, MOST_DIGITS)))
    if rules.point in text:
        text = text.rstrip("0").removesuffix(rules.point)
    return text


def joined(rules: LanguageRules, items: Sequence[str], *, any_of: bool) -> str:
    """`Ada, Bo, and Cy`, or with `or`."""
    if len(items) < 2:
        return "".join(items)
    two = len(items) == 2
    if any_of:
        join = rules.last_or_of_two if two else rules.last_or
    else:
        join = rules.last_of_two if two else rules.last_of_all
    for said, sound, instead in rules.before:
        if join == said and re.match(sound, items[-1], re.IGNORECASE):
            join = instead
            break
    return ", ".join(items[:-1]) + join + items[-1]
