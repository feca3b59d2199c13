"""Cells without anything, and signs between words, as each language writes them."""

from __future__ import annotations

import re

import pytest

from abth.protocol.text_page import TextChoice, TextSection, TextTable
from abth.text_seat.plain_text import choice_lines, section_lines
from abth.text_seat.unit_words import joined
from abth.words import LANGUAGES, words_in

COLUMNS = (
    "abilities", "shields", "link", "token", "tokens", "relics", "visitors", "discard-pile",
    "known", "dismissed", "era", "sabaton", "unit", "long", "damage",
)  # fmt: skip
NONE = {
    "en": "none none none none none none none none none none none none none none none",
    "de": "keine keine keine keiner keine keine niemand leer keine keine keine keiner keine keiner "
    "keiner",
    "fr": "aucune aucun aucun aucun aucun aucune personne aucune aucune aucune aucune aucun aucune "
    "aucune aucun",
    "it": "nessuna nessuno nessuno nessuno nessuno nessuno nessuno vuota nessuna nessuna nessuna "
    "nessuno nessuna nessuno nessuno",
    "es": "ninguna ninguno ninguno ninguna ninguna ninguna nadie vacía ninguna ninguna ninguna "
    "ninguno ninguna ninguno ninguno",
}
"""What an empty cell of each column says; the word agrees with the heading of its column."""
CHOICE = TextChoice(number=1, label="Sauter", note="Archers", typed="jump")
SECTION = TextSection(
    name="eras",
    heading="Époques",
    lines=[],
    tables=[
        TextTable(caption="Piles", columns=["Case", "Unité", "Lien"], rows=[["I 1", "a", "b"]])
    ],
)
UNSPACED = re.compile(r"[^\s\u202f\u00a0][:;?!](?:\s|$)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_cell_agrees_with_its_column(language: str) -> None:
    words = words_in(language)

    assert [joined(words, [], column) for column in COLUMNS] == NONE[language].split()


def test_french_has_a_space_before_colons_and_semicolons() -> None:
    french = words_in("fr")
    lines = [*choice_lines(french, [CHOICE]), *section_lines(french, SECTION, 12)]

    assert "  1  Sauter\u202f: Archers" in lines
    assert "Piles\u202f:" in lines
    assert not UNSPACED.findall("\n".join(lines))


def test_other_languages_have_none() -> None:
    german = words_in("de")

    assert choice_lines(german, [CHOICE]) == ["  1  Sauter: Archers"]
    assert section_lines(german, SECTION, 40)[1] == "Piles:"
