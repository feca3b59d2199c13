"""Changes and shifts in words, for the terminal and the report."""

from __future__ import annotations

from typing import Any

import msgspec

from abth.balance.comparison.comparison_result import ComparisonResult, Shift
from abth.content.changes import BoxChanges, Change
from abth.rules.terms import ABILITIES, ERAS, LINES
from abth.words import Words
from abth.words.pieces import era_name, named, token_name

LINKS = ("link_left", "link_right")


def change_lines(result: ComparisonResult, said: Words) -> list[str]:
    """Everything that differs between the boxes of a comparison, a line for each piece."""
    changes = tuple(Change(**msgspec.structs.asdict(change)) for change in result.changes)
    gone, new = (tuple(("", name) for name in names) for names in (result.gone, result.new))
    return lines_of(BoxChanges(changes, gone, new, result.tiles), said)


def lines_of(changes: BoxChanges, said: Words) -> list[str]:
    """Everything that differs, a line for each piece."""
    pieces: dict[tuple[str, str], list[str]] = {}
    for change in changes.numbers:
        numbers = {"before": value_text(said, change.field, change.before)}
        numbers["after"] = value_text(said, change.field, change.after)
        text = said.t("change-number", field=field_name(said, change.field), **numbers)
        pieces.setdefault((change.kind, change.name), []).append(text)
    lines = [
        said.t("compare-piece", name=name, changes=said.listed(texts))
        for (_, name), texts in pieces.items()
    ]
    if changes.new:
        lines.append(said.t("compare-new", names=said.listed([name for _, name in changes.new])))
    if changes.gone:
        lines.append(said.t("compare-gone", names=said.listed([name for _, name in changes.gone])))
    return [*lines, said.t("compare-tiles")] if changes.tiles else lines


def field_name(said: Words, field: str) -> str:
    """A number of a piece by its name; what has none is called as in the files."""
    if field in LINES:
        return said.t(f"line-{field}")
    if field in (*ABILITIES, "reinforcement", "assault"):
        return said.t(f"power-{field}")
    return named(said, f"field-{field}", field)


def value_text(said: Words, field: str, value: Any) -> str:
    """A value of such a number."""
    if field in LINKS:
        return ERAS[value - 1] if value else said.t("field-none")
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def subject(said: Words, shift: Shift) -> str:
    """What a shift is about: a card, a token, a place in the order of play."""
    match shift.kind:
        case "used" | "users":
            return token_name(said, shift.key, shift.name)
        case "order":
            return said.t("subject-order", place=int(shift.key))
        case "era":
            return era_name(said, shift.key)
        case "attackers":
            return said.t(f"subject-attackers-{shift.key}")
        case "challenges":
            return said.t("subject-challenges")
    return shift.name


def points(said: Words, difference: float) -> str:
    """A difference in points of 100, with its sign."""
    shown = round(100 * difference, 1) + 0.0  # no minus before a zero
    text = said.number(shown, 1)
    return f"+{text}" if shown > 0 else text


def interval_text(said: Words, shift: Shift) -> str:
    """`+1.7 to +4.5`, or that too little is known."""
    if shift.interval is None:
        return said.t("lab-too-few")
    low, high = (points(said, end) for end in shift.interval)
    return said.t("cli-from-to", low=low, high=high)


def headline(result: ComparisonResult, said: Words) -> str:
    """The answer in a few words."""
    pairs = said.number(result.pairs)
    if result.settled:
        return said.t("compare-answered", pairs=pairs)
    return said.t("compare-open", pairs=pairs)
