"""How a match looks in a terminal with colors: tints and shapes.

Every Era has a color, a shape and a numeral, so that color is never the only sign.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from abth.rules.terms import ERAS

SHAPES: Final = ("●", "▼", "★", "■")  # the shields of the four Eras: round, heater, fort, plate
TINTS: Final = ("#e3a63a", "#6aa8f5", "#f4647f", "#5fcfa0")
IRON: Final = "#a0a3a8"  # Base Units, and frames of no Era
BRASS: Final = "#dcb560"  # what is lit, pending, or a Hero's
BLOOD: Final = "#e5484d"
SOFT: Final = "dim"
TIMES: Final = "\N{MULTIPLICATION SIGN}"
LIT: Final = f"bold #17120a on {BRASS}"


def tint_of(era: int) -> str:
    """The color of an Era, 1 to 4; iron for none."""
    return TINTS[era - 1] if era else IRON


def mark_of(era: int) -> str:
    """`● I`: shape and numeral of an Era, 1 to 4."""
    return f"{SHAPES[era - 1]} {ERAS[era - 1]}"


def painted(text: str, style: str) -> Text:
    """A text whose style does not spread to what is appended to it."""
    return Text.assemble((text, style))


def chip(text: str, lit: str = LIT) -> Text:
    """A lit label."""
    return painted(f" {text} ", lit)


def shortened(text: str, room: int) -> str:
    """The text, cut with an ellipsis if there is too little room."""
    return text if len(text) <= room else f"{text[: max(room - 1, 0)]}…"


def joined(parts: list[Text], gap: str = "  ") -> Text:
    """Several texts in one line."""
    return Text(gap).join(parts)
