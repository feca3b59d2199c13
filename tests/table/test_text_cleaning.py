"""Names, titles and chat."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abth.table.text_cleaning import (
    CHAT_LENGTH,
    MOST_MARKS,
    NAME_LENGTH,
    BadWords,
    clean_chat,
    clean_name,
    clean_title,
)
from tests.strategies import LAW


@pytest.mark.parametrize(
    ("given", "clean"),
    [
        ("  Pär  ", "Pär"),
        ("Pa\u0308r", "Pär"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("two\n\tlines\u2028here", "two lines here"),
        ("\u202eevil\u202c", "evil"),
        ("\u2066a\u2069b\u200e\u200f\u061c", "ab"),
        ("in\u200bvi\u200d\u2060si\ufeffble", "invisible"),
        ("bell\x07\x1b[31m\x85", "bell[31m"),
        ("\u0378\ue000\U000e0041x\ud800", "x"),
        ("\u3164\u2800y\u115f", "y"),
        ("日本語 Ελλάδα עִבְרִית 🙂", "日本語 Ελλάδα עִבְרִית 🙂"),
        ("Z" + "\u0301\u0302\u0303\u0304\u0305" * 5, "Z\u0301\u0302\u0303\u0304"),
        ("\u0301a \u0301b", "a b"),
        ("non\u00a0breaking\u3000space", "non breaking space"),
    ],
)
def test_what_is_left_of_a_text(given: str, clean: str) -> None:
    assert clean_chat(given) == unicodedata.normalize("NFC", clean)


@pytest.mark.parametrize(
    "nothing", ["", "  ", "\u200b", "\u202e\u202c", "\u3164", "\x00", "\u0301"]
)
def test_a_name_that_nobody_sees_is_refused(nothing: str) -> None:
    with pytest.raises(BadWords, match="a name needs at least one visible character"):
        clean_name(nothing)


def test_too_long_is_refused_with_the_length() -> None:
    assert clean_name("x" * 30) == "x" * 30
    with pytest.raises(BadWords, match="a name has at most 30 characters"):
        clean_name("x" * 31)
    with pytest.raises(BadWords, match="the name of a table has at most 60 characters"):
        clean_title("x" * 61)
    with pytest.raises(BadWords, match="a message has at most 500"):
        clean_chat("x " * 1_000_000)


@LAW
@given(st.text(max_size=4 * NAME_LENGTH))
def test_what_is_clean_stays_as_it_is(text: str) -> None:
    try:
        clean = clean_chat(text)
    except BadWords:
        return

    assert clean_chat(clean) == clean
    assert unicodedata.is_normalized("NFC", clean)
    assert 0 < len(clean) <= CHAT_LENGTH
    assert not any(unicodedata.category(sign).startswith("C") for sign in clean)
    assert not any(
        all(unicodedata.category(sign).startswith("M") for sign in clean[at : at + MOST_MARKS + 1])
        for at in range(len(clean) - MOST_MARKS)
    )
