"""Unit cards in words: figures with their nouns, abilities, half shields."""

from __future__ import annotations

from abth.content.loader import UNIT_ICONS
from abth.rules.box import UnitCard
from abth.rules.terms import ERAS, HERO, RANKS
from abth.words import Words
from abth.words.pieces import icon_name

FIGURES = ("long", "medium", "close", "damage")
"""The columns of figures, in the order of the card."""


def figures(unit: UnitCard) -> list[str]:
    """The three values and the Damage icons."""
    return [str(int(n)) for n in (unit.long, unit.medium, unit.close, unit.damage_icons)]


def abilities(words: Words, unit: UnitCard) -> list[str]:
    """`Accuracy`, `Heroic Death x2`; a Hero is named as one."""
    counts = [(icon, int(getattr(unit, icon))) for icon in UNIT_ICONS]
    found = [icon_name(words, icon, count) for icon, count in counts if count]
    return [words.t("terminal-hero"), *found] if unit.rank == HERO else found


def half_shields(words: Words, unit: UnitCard, *, named: bool = False) -> list[str]:
    """`left II`, `right III`; with the noun if `named`."""
    sides = (("left", int(unit.link_left)), ("right", int(unit.link_right)))
    return [
        words.t(f"half-{side}" if named else f"text-shield-{side}", era=ERAS[era - 1])
        for side, era in sides
        if era
    ]


def joined(words: Words, parts: list[str], column: str) -> str:
    """The parts in one cell of a table; an empty cell of this column says so."""
    return ", ".join(parts) or words.t("text-none", column=column)


def figures_in_words(words: Words, unit: UnitCard) -> str:
    """`Long 1, Medium 0, Close 0, Damage 1, Accuracy`: every number has its noun."""
    numbers = [
        words.t("text-figure", name=words.t(f"text-column-{name}"), value=value)
        for name, value in zip(FIGURES, figures(unit), strict=True)
    ]
    return ", ".join([*numbers, *abilities(words, unit), *half_shields(words, unit, named=True)])


def card_lines(words: Words, unit: UnitCard) -> list[str]:
    """The answer to `card NAME`: everything that is printed on the card."""
    era = ERAS[unit.era - 1] if unit.era else ""
    lines = [
        f"{unit.name}. {words.t(f'unit-kind-{RANKS[unit.rank]}', era=era)}",
        figures_in_words(words, unit),
    ]
    lines += [
        words.t(f"power-{icon}-words", count=count)
        for icon in UNIT_ICONS
        if (count := int(getattr(unit, icon)))
    ]
    note = words.printed(f"note-{unit.id}", unit.note)
    return [*lines, note] if note else lines
