"""Strict JSON: bad input is refused in one line that names the place.

A place is written as in `attacker[1].long`, or `[3].attacker[1].long` within a list.
"""

from __future__ import annotations

import re
from typing import Final, TypeVar

import msgspec

from abth.words.complaints import Complaint

T = TypeVar("T")

MAX_BYTES: Final = 10_000_000
SPACES: Final = "\u00a0\u202f"  # that keep words together
MAX_COMPLAINT: Final = 300
BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
PLACED: Final = re.compile(r"(?P<what>.*?)(?: - at `\$(?P<place>.*)`)?", re.DOTALL)
BYTE: Final = re.compile(r"\(byte (\d+)\)")

# What the decoder says, and what we say instead.
PATTERNS: Final = [
    (re.compile(pattern, re.DOTALL), complaint)
    for pattern, complaint in (
        (r"Object missing required field `(?P<field>.*)`", "error-field-missing"),
        (r"Object contains unknown field `(?P<field>.*)`", "error-field-unknown"),
        (r"Expected `(?P<expected>[^`]*)`, got `(?P<got>[^`]*)`", "error-type"),
        (r"Expected `[^`]*` >= (?P<least>\S+)", "error-at-least"),
        (r"Expected `[^`]*` <= (?P<most>\S+)", "error-at-most"),
        (r"Expected `[^`]*` of length >= (?P<least>\d+)", "error-too-short"),
        (r"Expected `[^`]*` of length <= (?P<most>\d+)", "error-too-long"),
        (r"Expected `[^`]*` matching regex .*", "error-form"),
        (r"Invalid (?:enum )?value '?(?P<value>.*?)'?", "error-choice"),
    )
]


class BadInput(Complaint):
    """Input that cannot be used; one line that names the place."""

    def __str__(self) -> str:
        return one_line(super().__str__())


def read_json(data: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """The input as the decoder's type; refused if it does not fit."""
    if len(data) > MAX_BYTES:
        raise BadInput("", "error-too-big", most=MAX_BYTES // 1_000_000)
    try:
        return decoder.decode(data.removeprefix(BYTE_ORDER_MARK))
    except msgspec.ValidationError as error:
        raise misplaced(str(error)) from error
    except msgspec.DecodeError as error:
        raise not_json(str(error)) from error
    except UnicodeDecodeError as error:
        raise BadInput("", "error-not-utf8") from error
    except RecursionError as error:
        raise BadInput("", "error-too-deep") from error


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
    for pattern, complaint in PATTERNS:
        if (fits := pattern.fullmatch(what)) is not None:
            arguments = fits.groupdict()
            field = arguments.pop("field", None)
            return BadInput(
                place if field is None else within(place, field), complaint, **arguments
            )
    return BadInput(place, "error-unreadable", detail=what.replace("`", ""))


def not_json(message: str) -> BadInput:
    """The decoder's error about text that is no JSON."""
    if "truncated" in message:
        return BadInput("", "error-json-ends")
    found = BYTE.search(message)
    return BadInput("", "error-not-json", byte=found[1] if found else "?")


def within(place: str, field: str) -> str:
    """The place of a field: `attacker[1]` and `long` are `attacker[1].long`."""
    return f"{place}.{field}" if place else field


def one_line(text: str) -> str:
    """A text for one line of a terminal: only printable characters and spaces, not too long."""
    printable = "".join(char if char.isprintable() or char in SPACES else " " for char in text)
    if len(printable) > MAX_COMPLAINT:
        return printable[: MAX_COMPLAINT - 1] + "…"
    return printable
