"""The names of pieces and bots."""

from __future__ import annotations

import pytest

from abth.words import words_in
from abth.words.pieces import bot_name, bot_seat_name


@pytest.mark.parametrize(
    ("spec", "language", "name"),
    [
        ("captain", "de", "Hauptmann"),
        ("champion:ms=100", "en", "Champion (0.1\N{NO-BREAK SPACE}s)"),
        ("champion:ms=30", "es", "Campeón (0,03\N{NO-BREAK SPACE}s)"),
        ("champion:deep=no:ms=1000", "it", "Campione (1\N{NO-BREAK SPACE}s)"),
        ("champion:deep=no", "en", "Champion"),
        ("champion:ms=30:iterations=50", "en", "Champion"),  # no clock
        ("champion:iterations=0:ms=30", "en", "Champion (0.03\N{NO-BREAK SPACE}s)"),
        ("champion:ms=soon", "en", "Champion"),
        ("hothead", "fr", "Hothead"),
    ],
)
def test_a_bot_is_named_with_a_time_that_is_not_the_usual_one(
    spec: str, language: str, name: str
) -> None:
    assert bot_name(words_in(language), spec) == name


def test_a_bot_at_a_seat_keeps_its_numeral() -> None:
    german = words_in("de")

    assert bot_seat_name(german, "captain", "Captain II") == "Hauptmann II"
    timed = bot_seat_name(german, "champion:ms=100", "Champion (0.1\N{NO-BREAK SPACE}s) III")
    assert timed == "Champion (0,1\N{NO-BREAK SPACE}s) III"
    assert bot_seat_name(german, "hothead", "Hothead V") == "Hothead V"
