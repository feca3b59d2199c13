"""The book of the torture client finds what a server has lost, doubled or mixed up."""

from __future__ import annotations

from tests.torture.book import Book, Command, Found, Stored


def a_command(version: int | None = None, refused: str | None = None) -> Command:
    return Command("act", "t1", "ada", "k1", 0, 4, "jump 2", version, refused)


def compared(command: Command, *rows: Stored, before: int = 4) -> Book:
    """The book after one command was compared with a log that had some entries before it."""
    earlier = [Stored("t1", number, "done", None, None) for number in range(1, before + 1)]
    book = Book([command])
    book.compare(Found([*earlier, *rows], [], []), book.commands)
    return book


ROW = Stored("t1", 5, "jump 2", "ada", "k1")


def test_what_is_stored_once_where_it_belongs_is_right() -> None:
    book = compared(a_command(version=5), ROW)

    assert (book.lost, book.doubled, book.faults) == (set(), set(), [])


def test_what_was_acknowledged_and_is_not_stored_is_lost() -> None:
    command = a_command(version=5)

    assert compared(command).lost == {command}


def test_a_key_that_is_stored_twice_is_doubled() -> None:
    assert compared(a_command(version=5), ROW, ROW._replace(number=6)).doubled == {
        ("t1", "ada", "k1")
    }


def test_another_place_and_another_action_are_faults() -> None:
    assert compared(a_command(version=5), ROW._replace(text="jump 3")).faults
    assert compared(a_command(version=6), ROW._replace(number=6), before=5).faults


def test_a_refused_command_that_is_stored_is_a_fault() -> None:
    assert compared(a_command(refused="stale"), ROW).faults
    assert not compared(a_command(refused="stale")).faults


def test_a_command_without_an_answer_may_be_stored_or_not() -> None:
    assert not compared(a_command(), ROW).faults
    assert not compared(a_command()).faults


def test_a_gap_in_a_log_is_a_fault() -> None:
    assert compared(a_command(version=5), ROW._replace(number=6)).faults
