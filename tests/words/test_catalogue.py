"""The words of the package: languages, messages, lists and numbers."""

import re
from typing import Literal

import pytest
from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from abth.words import LANGUAGES, UnknownLanguage, Words, language_of, words_in
from abth.words.catalogue import LOCALES, Argument
from abth.words.language_rules import RULES, exact


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


# Against the libraries that know every language


ARGUMENTS: tuple[Argument, ...] = (0, 1, 2, 1.5, 1_000_000, "yes", "no", "strong")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_as_fluent_says_it(language: str) -> None:
    """Also proves words/messages.py: all messages, with numbers and words for their variables."""
    files = sorted((LOCALES / language).glob("*.ftl"))
    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    ours, names = words_in(language), re.compile(r"\$([\w-]+)")
    compared = 0
    for message, source in ours._sources.items():
        variables = sorted({*names.findall(source)})
        for first, value in enumerate(ARGUMENTS if variables else ARGUMENTS[:1]):
            others = {n: ARGUMENTS[(first + k) % len(ARGUMENTS)] for k, n in enumerate(variables)}
            arguments = others | dict.fromkeys(variables[:1], value)
            pattern = bundle.get_message(message).value
            assert pattern is not None
            said, _ = bundle.format_pattern(pattern, dict(arguments))
            assert ours.t(message, **arguments) == said, (message, arguments)
            compared += 1
    assert compared > 3_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_shares_and_plurals_are_those_of_the_unicode_tables(language: str) -> None:
    """Also proves words/language_rules.py."""
    said, rules = words_in(language), RULES[language]
    locale = Locale.parse(language)
    usual = locale.percent_formats[None].pattern
    for value in (0, 0.5, 1, 1.0, 1.5, 2, 2.5, 0.125, 999.95, 1234.5, 1_000_000, 7_654_321.25):
        assert rules.plural(exact(value)) == locale.plural_form(exact(value)), value
        for digits, shape in ((0, ""), (1, ".0"), (2, ".00")):
            number = format_decimal(value, format=f"#,##0{shape}", locale=language)
            assert said.number(value, digits) == number
            share = format_percent(
                value, format=usual.replace("#,##0", f"#,##0{shape}"), locale=language
            )
            assert said.percent(value, digits) == share
    for count in range(5):
        items = [f"B{number}" for number in range(count)]
        assert said.listed(items) == format_list(items, style="standard", locale=language)
        assert said.listed(items, "or") == format_list(items, style="or", locale=language)
