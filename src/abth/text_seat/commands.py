"""Typed input: the number of a choice, words of it, or a command, also always in English.

Data types: `Command`, a question or an order; `Chosen`, an action to play; `Unclear`, what to say
instead of doing anything.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from abth.protocol.text_page import TextChoice
from abth.text_seat.page import TextSeat
from abth.words import Words

COMMANDS: Final = (
    "why", "odds", "card", "hand", "eras", "gear", "players", "log", "undo", "say", "help",
)  # fmt: skip
WITH_WORDS: Final = ("card", "say")
"""Commands that need something after them."""
WITH_NUMBER: Final = ("why", "log")
"""Commands that may have a number: of a choice, or of turns."""
MOST_NAMED: Final = 3  # choices that an unclear line may have meant


@dataclass(frozen=True)
class Command:
    """A command by its English name, and what follows it."""

    name: str
    rest: str = ""

    @property
    def asks_for_reason(self) -> bool:
        """Whether it is about one choice, of which a coach may have something to say."""
        return self.name == "why" and self.rest != ""


@dataclass(frozen=True)
class Chosen:
    """An action by its number among all actions; the rules say whether it is allowed."""

    action: int


@dataclass(frozen=True)
class Unclear:
    """Input that means nothing for certain, and what is said about it."""

    answer: str


def understand(seat: TextSeat, line: str) -> Command | Chosen | Unclear:
    """What a line means."""
    typed = line.strip()
    if typed.isdecimal():
        return by_number(seat, typed)
    command = command_in(seat.facts.words, typed)
    if command is not None:
        return command
    return by_words(seat, typed) or by_notation(seat, typed) or unclear(seat, typed, seat.choices)


def by_number(seat: TextSeat, typed: str) -> Chosen | Unclear:
    """The choice with this number."""
    options = seat.facts.view.options
    if len(typed) <= len(str(len(options))) and 1 <= int(typed) <= len(options):
        return Chosen(options[int(typed) - 1])
    t = seat.facts.words.t
    if not options:
        return Unclear(t("text-nothing-to-choose"))
    return Unclear(t("text-no-number", typed=typed[:20], count=len(options)))


def command_in(words: Words, typed: str) -> Command | None:
    """The command that a line begins with, if the rest fits it."""
    word, _, rest = typed.partition(" ")
    rest = rest.strip()
    for name in COMMANDS:
        if simple(word) not in (simple(words.t(f"text-word-{name}")), name):
            continue
        if name in WITH_WORDS:
            return Command(name, rest) if rest else None
        if not rest or (name in WITH_NUMBER and rest.isdecimal()):
            return Command(name, rest)
    return None


# Words of a choice


def simple(text: str) -> str:
    """Without case and accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def parts_of(text: str) -> list[str]:
    """The words of a text."""
    return re.findall(r"[^\W_]+", simple(text))


Fits = Callable[[str, str], bool]

CLOSENESS: Final[tuple[Fits, ...]] = (str.__eq__, str.startswith)
"""How a word of a choice may fit a typed one: whole words count before beginnings."""


def by_words(seat: TextSeat, typed: str) -> Chosen | Unclear | None:
    """The one choice that has all typed words in their order; several are unclear."""
    wanted = parts_of(typed)
    if not wanted:
        return None
    for choice in seat.choices:
        if parts_of(choice.typed) == wanted:
            return chosen(seat, choice)
    for fits in CLOSENESS:
        found = [choice for choice, said in sayings(seat) if has_words(said, wanted, fits)]
        numbers = {choice.number for choice in found}
        if len(numbers) == 1:
            return chosen(seat, found[0])
        if numbers:
            return unclear(seat, typed, [c for c in seat.choices if c.number in numbers])
    return None


def chosen(seat: TextSeat, choice: TextChoice) -> Chosen:
    """The action of a choice."""
    return Chosen(seat.facts.view.options[choice.number - 1])


def sayings(seat: TextSeat) -> Iterator[tuple[TextChoice, list[str]]]:
    """Every choice with each way to say it."""
    for choice, english in zip(seat.choices, seat.english_choices, strict=True):
        for text in (choice.label, english.label, choice.typed):
            yield choice, parts_of(text)


def has_words(said: Sequence[str], wanted: Sequence[str], fits: Fits) -> bool:
    """Whether all wanted words are there, in their order."""
    rest = iter(said)
    return all(any(fits(word, part) for word in rest) for part in wanted)


def by_notation(seat: TextSeat, typed: str) -> Chosen | None:
    """An action as a match log writes it, so that the rules can say why it is not allowed."""
    texts = seat.facts.frame.actions.texts
    last = int(seat.facts.frame.actions.chance)
    wanted = typed.casefold()
    found = (number for number in range(last) if texts[number].casefold() == wanted)
    return next(map(Chosen, found), None) if seat.choices else None


def unclear(seat: TextSeat, typed: str, choices: Sequence[TextChoice]) -> Unclear:
    """Name the choices that are nearest to what was typed."""
    words = seat.facts.words
    if not choices:
        return Unclear(words.t("text-nothing-to-choose"))
    nearest = nearest_of(seat, typed) if len(choices) == len(seat.choices) else choices
    named = [
        words.t("text-numbered", number=choice.number, label=choice.label)
        for choice in nearest[:MOST_NAMED]
    ]
    return Unclear(words.t("text-unclear", typed=typed[:60], nearest=words.listed(named, "or")))


def nearest_of(seat: TextSeat, typed: str) -> Sequence[TextChoice]:
    """The choice that is written most like this."""
    known = {" ".join(said): choice for choice, said in sayings(seat)}
    hits = get_close_matches(" ".join(parts_of(typed)), known, n=1, cutoff=0.0)
    return [known[hits[0]]] if hits else seat.choices
