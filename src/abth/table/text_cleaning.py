"""Names, titles and chat in any script, without characters that hide or disturb text.

Control, format, bidi, zero-width and unassigned characters and blank letters are removed; runs of
white space become one space. Markup stays text: `<b>` is four characters here.
"""

from __future__ import annotations

import unicodedata
from typing import Final, Literal

from abth.words.complaints import Complaint

NAME_LENGTH: Final = 30
TITLE_LENGTH: Final = 60
CHAT_LENGTH: Final = 500
MOST_MARKS: Final = 3  # accents in a row on one letter

# Letters or marks that are invisible.
INVISIBLE: Final = frozenset(
    chr(code)
    for code in (
        0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180C, 0x180D, 0x180F,
        0x2800, 0x3164, 0xFFA0, 0xFFFC, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0),
    )
)  # fmt: skip


class BadWords(Complaint):
    """A text that cannot be used, and why."""


def clean_name(text: str) -> str:
    """The name of a person or of a token."""
    return clean_text(text, "name", NAME_LENGTH)


def clean_title(text: str) -> str:
    """The name of a table."""
    return clean_text(text, "title", TITLE_LENGTH)


def clean_chat(text: str) -> str:
    """A line of chat."""
    return clean_text(text, "chat", CHAT_LENGTH)


def clean_text(text: str, kind: Literal["name", "title", "chat"], length: int) -> str:
    """The text in its plain form; refused if nothing is left, or too much."""
    if len(text) > 4 * length:  # far too long
        raise BadWords("", "error-text-long", kind=kind, most=length)
    shown = "".join(" " if is_space(sign) else sign for sign in text if is_shown(sign))
    words = " ".join(with_few_marks(unicodedata.normalize("NFC", shown)).split())
    if not words:
        raise BadWords("", "error-text-blank", kind=kind)
    if len(words) > length:
        raise BadWords("", "error-text-long", kind=kind, most=length)
    return words


def is_space(sign: str) -> bool:
    """Spaces of any width, tabs and ends of lines."""
    return sign.isspace() or unicodedata.category(sign).startswith("Z")


def is_shown(sign: str) -> bool:
    """Whether a reader can see this sign, or the gap it makes."""
    if is_space(sign):
        return True
    return not unicodedata.category(sign).startswith("C") and sign not in INVISIBLE


def with_few_marks(text: str) -> str:
    """The text with few combining marks on each sign, and none at the start."""
    kept: list[str] = []
    marks = MOST_MARKS  # the text may not begin with a mark
    for sign in text:
        if unicodedata.category(sign).startswith("M"):
            marks += 1
            if marks > MOST_MARKS:
                continue
        else:
            marks = MOST_MARKS if sign == " " else 0
        kept.append(sign)
    return "".join(kept)
