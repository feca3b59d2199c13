"""A content folder as texts, and the numbers of a Unit changed in it; everything else stays as it
was written, comments too.

Data type: `UnitNumbers`, the numbers of a Unit card that people try out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from abth.content.fields import BadContent
from abth.content.loader import ENTRIES, HERE, MAX_NUMBER, UNIT_ICONS
from abth.rules.box import ARGUMENTS, Box, UnitCard
from abth.rules.terms import LINES

UNITS: Final = "units.toml"
HEADING: Final = re.compile(r"^\[\[unit\]\][^\n]*\n", re.MULTILINE)
WIDTH: Final = 12  # of a key, as the file is written


@dataclass(frozen=True)
class UnitNumbers:
    """The numbers of a Unit card: values, Damage icons, abilities, and half-shields (0: none)."""

    long: int
    medium: int
    close: int
    damage_icons: int
    reinforcement: int
    assault: int
    heroic_death: int
    accuracy: int
    diversion: int
    relaunch: int
    link_left: int
    link_right: int

    @classmethod
    def of(cls, unit: UnitCard) -> UnitNumbers:
        """Those of a card."""
        return cls(**{name: int(getattr(unit, name)) for name in cls.__dataclass_fields__})

    def check(self, place: str) -> None:
        """Refuse what the loader would refuse."""
        for name, value in asdict(self).items():
            most = 4 if name.startswith("link_") else MAX_NUMBER
            least = 1 if name == "damage_icons" else 0
            if not least <= value <= most:
                bounds = {"least": str(least), "most": str(most)}
                raise BadContent(place, "cli-content-number", key=name, **bounds)

    def lines(self) -> dict[str, str]:
        """The lines of the entry by key; an empty one is left out of the file."""
        values = ", ".join(f"{line} = {getattr(self, line)}" for line in LINES)
        links = {"left": self.link_left, "right": self.link_right}
        icons = {icon: getattr(self, icon) for icon in UNIT_ICONS}
        return {
            "values": f"{{ {values} }}",
            "damage_icons": str(self.damage_icons),
            "links": inline(links),
            "icons": inline(icons),
        }


def inline(numbers: dict[str, int]) -> str:
    """An inline table of the numbers that are not 0; nothing if all are."""
    said = ", ".join(f"{name} = {value}" for name, value in numbers.items() if value)
    return f"{{ {said} }}" if said else ""


def texts_of(folder: Path | None = None) -> dict[str, str]:
    """The files of a content folder, by default that of the printed box."""
    return {name: ((folder or HERE) / name).read_text(encoding="utf-8") for name in ENTRIES}


def edited_texts(
    texts: dict[str, str], changes: Iterable[tuple[str, UnitNumbers]]
) -> dict[str, str]:
    """The same files with the numbers of some Units changed."""
    units = texts[UNITS]
    for ident, numbers in changes:
        numbers.check(ident)
        units = with_numbers(units, ident, numbers)
    return texts | {UNITS: units}


def with_numbers(text: str, ident: str, numbers: UnitNumbers) -> str:
    """The text of `units.toml` with the numbers of one Unit changed."""
    starts = [found.start() for found in HEADING.finditer(text)]
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        if re.search(rf'^id\s*=\s*"{re.escape(ident)}"', text[start:end], re.MULTILINE):
            return text[:start] + entry_with(text[start:end], numbers) + text[end:]
    raise BadContent(UNITS, "cli-content-missing", key=ident)


def entry_with(entry: str, numbers: UnitNumbers) -> str:
    """One entry with other numbers; a line that was missing follows the one before it."""
    end = 0  # of the last line that was written
    for key, value in numbers.lines().items():
        line = f"{key:{WIDTH}} = {value}\n" if value else ""
        found = re.search(rf"^{key}\s*=[^\n]*\n", entry, re.MULTILINE)
        start, stop = found.span() if found else (end, end)
        entry = entry[:start] + line + entry[stop:]
        end = start + len(line) if line else end
    return entry


def box_with(box: Box, changes: Iterable[tuple[str, UnitNumbers]]) -> Box:
    """The box with the numbers of some Units changed, without any file."""
    wanted = dict(changes)
    for ident, numbers in wanted.items():
        numbers.check(ident)
    units = []
    for unit in box.units:
        given = {name: getattr(unit, name) for name in ARGUMENTS[UnitCard]}
        given |= asdict(wanted.pop(unit.id)) if unit.id in wanted else {}
        units.append(UnitCard(*given.values()))
    for ident in wanted:
        raise BadContent(UNITS, "cli-content-missing", key=ident)
    parts = {name: getattr(box, name) for name in ARGUMENTS[Box]} | {"units": units}
    return Box(*parts.values())
