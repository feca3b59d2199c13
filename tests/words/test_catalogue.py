"""The words of the package: languages, messages, lists and numbers."""

from typing import Literal

import pytest

from abth.words import LANGUAGES, UnknownLanguage, Words, language_of, words_in
from abth.words.catalogue import LOCALES


def test_every_language_has_a_folder_and_every_folder_a_name() -> None:
    assert sorted(LANGUAGES) == sorted(path.name for path in LOCALES.iterdir())


@pytest.mark.parametrize(
    ("choice", "environ", "language"),
    [
        ("fr", {"LANG": "de_DE.UTF-8"}, "fr"),
        ("de-AT", {}, "de"),
        (None, {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LANG": "de_DE.UTF-8", "LC_ALL": "it_IT"}, "it"),
        (None, {"LC_MESSAGES": "es", "LANG": "de"}, "es"),
        (None, {"ABTH_LANG": "fr", "LC_ALL": "it_IT"}, "fr"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        (None, {"LANG": "pt_BR"}, "en"),
        (None, {"LC_ALL": "", "LANG": "it"}, "it"),
        (None, {}, "en"),
    ],
)
def test_the_choice_comes_first_then_the_environment_then_english(
    choice: str | None, environ: dict[str, str], language: str
) -> None:
    assert language_of(choice, environ) == language


def test_a_language_without_words_is_refused_if_it_was_chosen() -> None:
    with pytest.raises(UnknownLanguage, match="'tlh'"):
        language_of("tlh", {})


def test_messages_are_said_in_the_language_with_their_arguments() -> None:
    said = {language: words_in(language).t("log-turn-began", round=2, who="Ada") for language in
            LANGUAGES}  # fmt: skip

    assert said["en"] == "Round 2: Ada"
    assert len(set(said.values())) == len(LANGUAGES)
    assert all("Ada" in words and "2" in words for words in said.values())


def test_plurals_depend_on_the_number() -> None:
    english = words_in("en")

    assert english.t("log-card-drawn", known="no", who="Ada", count=1) == "Ada drew a card."
    assert english.t("log-card-drawn", known="no", who="Ada", count=2) == "Ada drew 2 cards."


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    german = Words("de")
    monkeypatch.setitem(
        words_in("en").__dict__, "_sources", {"only-english": "only-english = Hi\n"}
    )

    assert german.has("only-english")
    assert german.t("only-english") == "Hi"
    assert not german.has("nowhere")
    assert german.t("nowhere") == "nowhere"


def test_what_is_printed_is_translated_or_stays_as_it_is() -> None:
    assert words_in("de").printed("TRAVEL-25", "printed") != "printed"
    assert words_in("en").printed("TRAVEL-25", "printed") == "printed"


@pytest.mark.parametrize(
    ("language", "all_of", "one_of"),
    [
        ("en", "A, B, and C", "A, B, or C"),
        ("de", "A, B und C", "A, B oder C"),
        ("fr", "A, B et C", "A, B ou C"),
        ("it", "A, B e C", "A, B o C"),
        ("es", "A, B y C", "A, B o C"),
    ],
)
def test_lists_are_joined_as_the_language_does(language: str, all_of: str, one_of: str) -> None:
    words = words_in(language)

    assert words.listed(["A", "B", "C"]) == all_of
    assert words.listed(["A", "B", "C"], "or") == one_of
    assert words.listed(["A"]) == "A"


@pytest.mark.parametrize(
    ("language", "items", "kind", "joined"),
    [
        ("es", ["Spy", "Iceni Rebels"], "and", "Spy e Iceni Rebels"),
        ("es", ["Spy", "Hierro"], "and", "Spy y Hierro"),
        ("es", ["Spy", "Old Guard"], "or", "Spy u Old Guard"),
        ("es", ["Spy", "Archers"], "or", "Spy o Archers"),
        ("it", ["Era I", "Era II"], "and", "Era I ed Era II"),
        ("it", ["Spy", "Archers"], "and", "Spy e Archers"),
    ],
)
def test_the_joining_word_gives_way_to_the_sound_that_follows(
    language: str, items: list[str], kind: Literal["and", "or"], joined: str
) -> None:
    assert words_in(language).listed(items, kind) == joined


def test_numbers_are_written_as_the_language_does() -> None:
    assert words_in("en").number(-1234.5, 1) == "\N{MINUS SIGN}1,234.5"
    assert words_in("de").number(1234.56, 1) == "1.234,6"
    assert words_in("fr").number(3) == "3"
