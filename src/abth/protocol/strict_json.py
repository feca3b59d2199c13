"""Strict JSON: bad input is refused in one line that names the place.

A place is written as in `attacker[1].long`, or `[3].attacker[1].long` within a list.
"""

from __future__ import annotations

import re
from typing import Final, TypeVar

import msgspec

T = TypeVar("T")

MAX_BYTES: Final = 10_000_000
MAX_COMPLAINT: Final = 300
BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
PLACED: Final = re.compile(r"(?P<what>.*?)(?: - at `\$(?P<place>.*)`)?", re.DOTALL)
FIELD: Final = re.compile(r"Object (contains unknown|missing required) field `(.*)`", re.DOTALL)


class BadInput(ValueError):
    """Input that cannot be used; the message is one line and names the place."""

    def __init__(self, place: str, complaint: str) -> None:
        super().__init__(one_line(f"{place}: {complaint}" if place else complaint))


def read_json(data: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """The input as the decoder's type; refused if it does not fit."""
    if len(data) > MAX_BYTES:
        raise BadInput("", f"the input is larger than {MAX_BYTES // 1_000_000} MB")
    try:
        return decoder.decode(data.removeprefix(BYTE_ORDER_MARK))
    except msgspec.ValidationError as error:
        raise misplaced(str(error)) from error
    except msgspec.DecodeError as error:
        raise BadInput("", f"the input is not valid JSON: {error}") from error
    except UnicodeDecodeError as error:
        raise BadInput("", f"the input is not valid UTF-8: {error.reason}") from error
    except RecursionError as error:
        raise BadInput("", "the input is nested too deeply") from error


class Versioned(msgspec.Struct):
    """The one field of a file that is read before anything else."""

    version: str


VERSION_DECODER: Final = msgspec.json.Decoder(Versioned)


def read_version(data: bytes) -> str:
    """The version of the format in which the rest of the input is written."""
    return read_json(data, VERSION_DECODER).version


def misplaced(message: str) -> BadInput:
    """The decoder's error, with the place in front."""
    found = PLACED.fullmatch(message)
    assert found is not None, "the pattern fits every text"
    what, place = found["what"], (found["place"] or "").removeprefix(".")
    field = FIELD.fullmatch(what)
    if field is None:
        return BadInput(place or "the input", what[:1].lower() + what[1:].replace("`", ""))
    complaint = "is missing" if field[1] == "missing required" else "unknown field"
    return BadInput(within(place, field[2]), complaint)


def within(place: str, field: str) -> str:
    """The place of a field: `attacker[1]` and `long` are `attacker[1].long`."""
    return f"{place}.{field}" if place else field


def one_line(text: str) -> str:
    """A text for one line of a terminal: only printable characters, not too long."""
    printable = "".join(char if char.isprintable() else " " for char in text)
    if len(printable) > MAX_COMPLAINT:
        return printable[: MAX_COMPLAINT - 1] + "…"
    return printable
