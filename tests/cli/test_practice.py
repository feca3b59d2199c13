"""`abth practice`: puzzles in the terminal, in five languages, with progress that is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from abth.cli import practice
from abth.cli.practice import read_answers
from abth.cli.puzzle_text import LETTERS, choice_text, of_hundred, puzzle_lines, verdict_lines
from abth.content import load_box
from abth.practice.library import library, puzzle_number
from abth.practice.progress import Answered
from abth.rules.reading import read_position
from abth.rules.views import view_for
from abth.words import LANGUAGES, words_in
from tests.cli.conftest import Terminal

BOX = load_box()


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the progress is kept meanwhile."""
    path = tmp_path / "data" / "practice.json"
    monkeypatch.setattr(practice, "progress_file", lambda: path)
    return path


def right_letter(number: int) -> str:
    return LETTERS[puzzle_number(number).answers[0]]


def test_an_answer_is_judged_and_kept(terminal: Terminal, file: Path) -> None:
    ran = terminal("practice", typed=["x", right_letter(1), "q"])

    assert ran.code == 0
    assert "Puzzle 1, level 1" in ran.out
    assert "Please type one of" in ran.out
    assert "Yes, that is the best choice." in ran.out
    assert "1 of 1 right" in ran.out
    assert read_answers(file) == [Answered(puzzle_number(1).key, True)]


def test_the_next_time_another_puzzle_comes(terminal: Terminal, file: Path) -> None:
    wrong = next(
        LETTERS[n]
        for n in range(len(puzzle_number(1).choices))
        if n not in puzzle_number(1).answers
    )
    first = terminal("practice", typed=[wrong])
    second = terminal("practice", typed=["q"])

    assert "is worth more." in first.out
    assert "Puzzle 1," not in second.out
    assert "Puzzle 2," in second.out


def test_kind_and_level_are_options(terminal: Terminal, file: Path) -> None:
    ran = terminal("practice", "--kind", "token", "--level", "9", "--lang", "de", typed=["q"])

    assert "Stufe 9" in ran.out
    assert "Welcher Marker hilft am meisten" in ran.out
    assert terminal("practice", "--level", "11").code == 2
    assert terminal("practice", "--kind", "riddle").code == 2


def test_when_all_is_answered_it_says_so(terminal: Terminal, file: Path) -> None:
    practice.write_answers(file, [Answered(puzzle.key, True) for puzzle in library()])

    assert "every puzzle" in terminal("practice").out


def test_a_broken_file_of_progress_is_a_fresh_start(file: Path) -> None:
    file.parent.mkdir()
    file.write_text("{]")

    assert read_answers(file) == []


def test_progress_is_kept_in_the_data_folder_of_the_user() -> None:
    assert practice.progress_file().name == "practice.json"
    assert "abth" in practice.progress_file().parts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_puzzle_is_told_in_every_language(language: str) -> None:
    words = words_in(language)
    for puzzle in {(p.kind, p.measure, p.why.message): p for p in library()}.values():
        told = puzzle_lines(puzzle, BOX, words) + verdict_lines(puzzle, 0, BOX, words)

        assert not [line for line in told if "practice-" in line or "{" in line]
        view = view_for(read_position(puzzle.position, BOX), puzzle.seat)
        texts = [choice_text(choice, view, BOX, words) for choice in puzzle.choices]
        assert len(set(texts)) == len(texts)


def test_only_what_is_certain_is_100_of_100() -> None:
    assert [of_hundred(chance) for chance in (0, 0.001, 0.5, 0.999, 1)] == [0, 1, 50, 99, 100]
