"""The puzzles of the package: none twice, in rising difficulty, each with its number."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from abth.content import load_box
from abth.practice.library import (
    FILE,
    LEVELS,
    UnknownPuzzle,
    level_of,
    library,
    puzzle_number,
    read_library,
    write_library,
)
from abth.practice.puzzles import KINDS, right_answers
from abth.rules.reading import read_position
from abth.words import LANGUAGES, words_in

BOX = load_box()
MEGABYTE = 1_000_000


def test_there_are_thousands_and_the_file_is_small() -> None:
    assert len(library()) >= 2_000
    assert FILE.stat().st_size < MEGABYTE


def test_no_puzzle_is_there_twice() -> None:
    assert len({puzzle.key for puzzle in library()}) == len(library())


def test_difficulty_rises_with_the_number() -> None:
    grades = [puzzle.difficulty for puzzle in library()]

    assert grades == sorted(grades)
    assert grades[0] < 30
    assert grades[-1] > 75


def test_every_level_has_puzzles_and_most_have_every_kind() -> None:
    found = Counter((level_of(n), puzzle.kind) for n, puzzle in enumerate(library(), 1))

    assert {level for level, _ in found} == set(range(1, LEVELS + 1))
    assert len(found) > 3 * LEVELS


def test_a_number_always_names_the_same_puzzle() -> None:
    assert puzzle_number(1) is library()[0]
    assert puzzle_number(len(library())) is library()[-1]
    for wrong in (0, len(library()) + 1):
        with pytest.raises(UnknownPuzzle, match="there is no puzzle"):
            puzzle_number(wrong)


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    some = library()[:20]

    write_library(some[::-1], tmp_path / "some.bin")

    assert read_library(tmp_path / "some.bin") == some


def test_every_puzzle_is_sound() -> None:
    """One or two right choices, the reason has words, and a right choice has the highest value."""
    for puzzle in library():
        assert 2 <= len(puzzle.choices) == len(puzzle.values) == len(puzzle.chances) <= 5
        assert 1 <= len(puzzle.answers) < len(puzzle.choices)
        assert all(0 <= chance <= 1 for chance in puzzle.chances)
        assert puzzle.kind in KINDS


def test_the_reasons_have_words_in_every_language() -> None:
    messages = {puzzle.why.message for puzzle in library()}

    for language in LANGUAGES:
        assert [name for name in messages if not words_in(language).has(name)] == []


def test_positions_can_be_read() -> None:
    for puzzle in library()[::100]:
        game = read_position(puzzle.position, BOX)
        assert game.to_act == puzzle.seat


def test_keeping_the_tokens_is_right_if_none_helps() -> None:
    assert right_answers((0.5, 0.504, 0.3), "chance", 0) == (0,)
    assert right_answers((0.5, 0.504, 0.3), "chance", None) == (0, 1)
    assert right_answers((0.5, 0.6, 0.3), "chance", 0) == (1,)
