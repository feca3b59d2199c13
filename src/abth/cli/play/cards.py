"""Unit cards drawn with box characters, and rows of them joined by Links.

Data types: `Card`, a Unit as it lies somewhere, and `Edge`, how it meets its neighbors.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from rich.text import Text

from abth.cli.play.theme import BLOOD, BRASS, SOFT, TIMES, mark_of, painted, shortened, tint_of
from abth.cli.shared.language import t, words
from abth.content.loader import UNIT_ICONS
from abth.rules.box import UnitCard
from abth.rules.terms import ERAS, HERO
from abth.words.pieces import icon_name

VALUES = 1  # the line of a card that holds its values, its half shields and the bridges
ROUND, DOUBLE = "╭─╮│╰╯╞╡", "╔═╗║╚╝╠╣"


class Edge(Enum):
    """How the half shield of a card is drawn."""

    OPEN = 0
    BRIDGED = 1  # a Link to the card beside it
    AROUND = 2  # a Link that continues in another row


@dataclass(frozen=True)
class Card:
    """A Unit card as it lies on the table."""

    unit: UnitCard
    left: Edge = Edge.OPEN
    right: Edge = Edge.OPEN
    token: str = ""
    damage: int = 0
    fallen: bool = False

    @property
    def frame(self) -> str:
        """Its corners and sides; Heroes have a double frame."""
        return DOUBLE if self.unit.rank == HERO else ROUND

    @property
    def style(self) -> str:
        """The color of its frame."""
        if self.fallen:
            return SOFT
        return f"bold {BRASS}" if self.unit.rank == HERO else tint_of(int(self.unit.era))


def icon_words(unit: UnitCard) -> list[str]:
    """`Accuracy`, `Heroic Death x2`: the icons of a card."""
    counts = [(icon, int(getattr(unit, icon))) for icon in UNIT_ICONS]
    return [icon_name(words(), icon, count) for icon, count in counts if count]


def values_text(long: int, medium: int, close: int, gap: str = "  ", signed: bool = False) -> Text:
    """`L0  M1  C2`: zeros are gray, so that strength stands out."""
    text = Text()
    for label, value in zip(t("terminal-letters"), (long, medium, close), strict=True):
        text.append(gap if text else "").append(label, SOFT)
        text.append(f"{value:+d}" if signed and value else str(value), "bold" if value else SOFT)
    return text


def packed(icons: Sequence[str], room: int) -> list[str]:
    """Words filled into lines; a word that is too long is cut, but its number stays."""
    lines: list[str] = []
    for word in icons:
        if lines and len(lines[-1]) + len(word) + 2 <= room:
            lines[-1] += f", {word}"
        else:
            name, times, count = word.partition(f" {TIMES}")
            lines.append(shortened(name, room - len(times + count)) + times + count)
    return lines


def draw(card: Card, width: int) -> list[Text]:
    """A card of this width: name, values, icons, token, Era and Damage icons."""
    room = width - 4
    lines = [top(card, width), values(card, width)]
    lines += [inside(card, line, width) for line in packed(icon_words(card.unit), room)]
    if card.token:
        lines.append(inside(card, shortened(f"◉ {card.token}", room), width, f"bold {BRASS}"))
    lines.append(bottom(card, width))
    return lines


def top(card: Card, width: int) -> Text:
    """The upper edge with the name."""
    corner, line, other = card.frame[0], card.frame[1], card.frame[2]
    name = shortened(card.unit.name, width - 4)
    ink = f"{SOFT} strike" if card.fallen else "bold"
    if card.unit.rank == HERO and not card.fallen:
        ink = f"bold {BRASS}"
    text = painted(f"{corner} ", card.style).append(name, ink)
    return text.append(f" {line * (width - 4 - len(name))}{other}", card.style)


def inside(card: Card, line: str, width: int, ink: str = "") -> Text:
    """A line between the sides of the card."""
    side = card.frame[3]
    text = painted(f"{side} ", card.style).append(
        line.ljust(width - 4), SOFT if card.fallen else ink
    )
    return text.append(f" {side}", card.style)


def values(card: Card, width: int) -> Text:
    """The line of values, with half shields at the edges."""
    numbers = (int(card.unit.long), int(card.unit.medium), int(card.unit.close))
    room = width - 2
    ends = [half_shield(card, left=True), half_shield(card, left=False)]
    if room < 16:  # too narrow for numerals: only color and half disc
        ends = [
            end[:1] if left else end[-1:] for end, left in zip(ends, (True, False), strict=True)
        ]
    middle = values_text(*numbers, gap="  " if room >= 18 else " ")
    widest = width - 2 * max(len(ends[0]), len(ends[1]))
    middle.align("center", max(widest, len(middle)))
    text = Text.assemble(ends[0], " " * (max(len(ends[0]), len(ends[1])) - len(ends[0])), middle)
    text.append(" " * (width - len(text) - len(ends[1])))
    return text.append_text(ends[1])


def half_shield(card: Card, left: bool) -> Text:
    """`◖II` or `II◗` for a free half shield, the end of a bridge for a linked one."""
    half = int(card.unit.link_left if left else card.unit.link_right)
    edge = card.left if left else card.right
    if not half:
        return painted(card.frame[3], card.style)
    tint = SOFT if card.fallen else f"bold {tint_of(half)}"
    ends = "◗◖" if edge is Edge.OPEN else card.frame[6:]
    end = ends[1 if left else 0]
    numeral = ERAS[half - 1] if edge is not Edge.BRIDGED else ""
    return painted(f"{end}{numeral}" if left else f"{numeral}{end}", tint)


def bottom(card: Card, width: int) -> Text:
    """The lower edge with Era, rank and Damage icons."""
    corner, line, other = card.frame[4], card.frame[1], card.frame[5]
    unit = card.unit
    taken = min(card.damage, int(unit.damage_icons))
    left = int(unit.damage_icons) - taken
    if card.fallen:
        left, taken = 0, left + taken
    room = width - left - taken - 6
    kind = next(word for word in kinds(unit) if len(word) <= max(room, 1))
    fill = room - len(kind)
    text = painted(f"{corner} ", card.style).append(kind, card.style).append(" ", card.style)
    text.append(line * fill, card.style).append(" ").append("♥" * left, BLOOD)
    return text.append("♡" * taken, SOFT).append(" ").append(other, card.style)


def kinds(unit: UnitCard) -> list[str]:
    """The kind of a card, in several lengths."""
    if not unit.era:
        return [t("terminal-base"), t("terminal-base")[0]]
    mark = mark_of(int(unit.era))
    return [f"{mark} {t('terminal-hero')}" if unit.rank == HERO else mark, mark, mark[0]]


def ghost(text: str, width: int, height: int) -> list[Text]:
    """An empty place."""
    lines = [f"┌{'╌' * (width - 2)}┐", f"╎{shortened(text, width - 2).center(width - 2)}╎"]
    lines += [f"╎{' ' * (width - 2)}╎"] * (height - 3)
    return [painted(line, SOFT) for line in (*lines, f"└{'╌' * (width - 2)}┘")]


def row(
    cards: Sequence[Card | str], width: int, gaps: Sequence[int], gap: int, least: int = 3
) -> list[Text]:
    """Cards side by side, or words for an empty place; `gaps` are the Links between them."""
    drawn = [draw(card, width) if isinstance(card, Card) else [] for card in cards]
    height = max([least, *(len(lines) for lines in drawn)])
    for place, card in enumerate(cards):
        if isinstance(card, str):
            drawn[place] = ghost(card, width, height)
            continue
        while len(drawn[place]) < height:
            drawn[place].insert(-1, inside(card, "", width))
    lines = []
    for number in range(height):
        line = drawn[0][number]
        for place in range(1, len(cards)):
            kind = gaps[place - 1] if number == VALUES else 0
            line = line + bridge(kind, gap) + drawn[place][number]
        lines.append(line)
    return lines


def bridge(kind: int, gap: int) -> Text:
    """`══II══`, or empty space where there is no Link."""
    if not kind:
        return Text(" " * gap)
    return painted(
        ERAS[kind - 1].center(gap, "═") if gap >= 3 else "═" * gap, f"bold {tint_of(kind)}"
    )
