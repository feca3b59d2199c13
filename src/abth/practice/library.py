"""The puzzles that come with the package, in rising difficulty.

The number of a puzzle is its place in that order, from 1. In the file the puzzles of one match lie
together, because that packs them well.
"""

from __future__ import annotations

import lzma
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from abth.content import load_box
from abth.content.digest import digest_of
from abth.practice.puzzles import Puzzle
from abth.words.complaints import Complaint

FILE: Final = Path(__file__).with_name("puzzles.bin")
VERSION: Final = 1
LEVELS: Final = 10


class UnknownPuzzle(Complaint):
    """A number that no puzzle has."""


class Shipped(Struct, frozen=True, array_like=True):
    """The content of the file: for which version and which box, and the puzzles."""

    version: int
    box: str
    puzzles: tuple[Puzzle, ...]


def write_library(puzzles: Sequence[Puzzle], file: Path) -> None:
    """Write the puzzles for the printed box."""
    content = Shipped(VERSION, digest_of(load_box()), tuple(puzzles))
    file.write_bytes(lzma.compress(msgspec.msgpack.encode(content), preset=9))


def read_library(file: Path) -> list[Puzzle]:
    """The puzzles of a file, easiest first."""
    content = msgspec.msgpack.decode(lzma.decompress(file.read_bytes()), type=Shipped)
    return in_order(content.puzzles)


def in_order(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """The puzzles in rising difficulty; of equals the order tells nothing about their matches."""
    return sorted(puzzles, key=lambda puzzle: (puzzle.difficulty, puzzle.key))


@cache
def library() -> list[Puzzle]:
    """The puzzles of the package, easiest first; read once."""
    return read_library(FILE)


def puzzle_number(number: int) -> Puzzle:
    """The puzzle with this number; it is always the same."""
    if not 1 <= number <= len(library()):
        raise UnknownPuzzle("", "error-puzzle", number=str(number), last=len(library()))
    return library()[number - 1]


def level_of(number: int) -> int:
    """The level of a puzzle, from 1: each tenth of the puzzles is one."""
    return (number - 1) * LEVELS // len(library()) + 1
