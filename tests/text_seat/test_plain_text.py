"""A page as plain text."""

from abth.protocol.text_page import TextChoice, TextTable
from abth.text_seat.plain_text import choice_lines, table_lines
from abth.words import words_in

WORDS = words_in("en")
TABLE = TextTable(
    caption="Units",
    columns=["Place", "Unit", "Long"],
    rows=[["I 1", "Spy", "0"], ["I 2", "Trebuchet", "1"]],
)


def test_a_table_has_columns_where_there_is_room() -> None:
    assert table_lines(WORDS, TABLE, 40) == [
        "  Place  Unit       Long",
        "  I 1    Spy        0",
        "  I 2    Trebuchet  1",
    ]


def test_where_there_is_none_every_value_has_its_noun() -> None:
    assert table_lines(WORDS, TABLE, 23) == [
        "  I 1: Unit Spy; Long 0",
        "  I 2: Unit Trebuchet;",
        "      Long 1",
    ]


def test_choices_are_numbered_with_their_notes() -> None:
    choices = [
        TextChoice(number=1, label="Roll again", note="", typed="reroll"),
        TextChoice(number=10, label="Deploy Spy", note="Long 0, Medium 0", typed="deploy spy"),
    ]

    assert choice_lines(WORDS, choices, 24) == [
        "  1  Roll again",
        " 10  Deploy Spy: Long 0,",
        "     Medium 0",
    ]
