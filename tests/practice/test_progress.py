"""How far someone has come, and which puzzle is next."""

from __future__ import annotations

from abth.practice.library import LEVELS, level_of, library, puzzle_number
from abth.practice.progress import Answered, next_number, progress_of


def answers(pattern: str) -> list[Answered]:
    """`+` for a right answer, `-` for a wrong one."""
    return [Answered(str(number), sign == "+") for number, sign in enumerate(pattern)]


def test_three_right_answers_lead_up_and_two_wrong_ones_lead_down() -> None:
    assert progress_of([]).level == 1
    assert progress_of(answers("++")).level == 1
    assert progress_of(answers("+++")).level == 2
    assert progress_of(answers("++-+++")).level == 2
    assert progress_of(answers("++++++--")).level == 2
    assert progress_of(answers("----")).level == 1
    assert progress_of(answers("+" * 99)).level == LEVELS


def test_the_streak_ends_with_a_wrong_answer() -> None:
    progress = progress_of(answers("+++-++"))

    assert (progress.streak, progress.right, progress.answered) == (2, 5, 6)


def test_no_puzzle_comes_twice_and_the_level_is_kept() -> None:
    answered: set[str] = set()
    for _ in range(20):
        number = next_number(answered, 3, None)
        assert number is not None
        assert level_of(number) == 3
        assert puzzle_number(number).key not in answered
        answered.add(puzzle_number(number).key)


def test_a_kind_can_be_asked_for() -> None:
    number = next_number(set(), 1, "token")

    assert number is not None
    assert puzzle_number(number).kind == "token"


def test_when_a_level_is_empty_harder_ones_follow_and_then_easier_ones() -> None:
    keys = [puzzle.key for puzzle in library()]
    first_of_nine = next(n for n in range(1, len(keys) + 1) if level_of(n) == 9)
    last = set(keys[first_of_nine - 1 :])

    easier = next_number(last, 9, None)

    assert easier is not None
    assert level_of(easier) == 8
    assert next_number(set(keys), 5, None) is None
