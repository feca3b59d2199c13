"""A whole match in the terminal, in every language: no id and no English is shown."""

import re
from pathlib import Path

import pytest

from abth.words import LANGUAGES, Words, words_in
from tests.cli.conftest import Terminal

SOLO = ("play", "--names", "Ada", "--bots", "recruit", "--seed", 3)
MANY = ["1"] * 3000
ID = re.compile(
    r"\b(?:terminal|text|cli|report|refusal|problem|due|do|table|gear|token|line)-[a-z0-9-]+"
)
ENGLISH = re.compile(
    r"\b(?:Your turn|Your hand|Your deck|Round \d+ of|choose|Deploy|Insert|Keep|Discard|Recruit"
    r"|Damage icons|Attacker|Defender|Totals|token space|Player|Prowess)\b"
)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def without_story(out: str, said: Words) -> str:
    """Everything but the story, which has its own tests."""
    turn = rf"^{said.t('text-heading-choose').upper()}\. .*$"
    pages = re.split(turn, out, flags=re.MULTILINE)
    headings = re.findall(turn, out, flags=re.MULTILINE)
    tables = [page[page.find("\n\n") :] if "\n\n" in page else page for page in pages]
    return "\n".join([*headings, *tables])


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_speaks_the_language(terminal: Terminal, language: str) -> None:
    ran = terminal(*SOLO, "--lang", language, typed=["help", "?", "done", "board", *MANY])

    said = words_in(language)
    assert ran.code == 0
    assert not ran.err
    assert said.t("table-round", round=6, rounds=6) in ran.out
    for message in (
        "terminal-help",
        "text-caption-totals",
        "text-column-points",
        "text-row-active-tile",
    ):
        assert said.t(message)[:60] in ran.out
    assert not ID.findall(ran.out)
    if language != "en":
        assert not ENGLISH.findall(without_story(ran.out, said))


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_typed_in_the_language_or_in_english(
    terminal: Terminal, language: str
) -> None:
    said = words_in(language)
    words = [said.t(f"terminal-word-{word}") for word in ("help", "scores", "quit")]

    ran = terminal("--lang", language, *SOLO, typed=["1", *words])

    assert ran.code == 0
    assert said.t("terminal-help-undo") in ran.out
    assert said.t("end-source-heroes") in ran.out
    assert said.t("terminal-saved", file="abth-match.json") in ran.out
    assert terminal(*SOLO, f"--lang={language}", typed=["1", "quit"]).code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_turns_of_bots_are_summed_up_and_their_steps_read_on_demand(
    terminal: Terminal, language: str
) -> None:
    said = words_in(language)
    command = said.t("text-word-log")
    hint = said.t("text-steps", command=command, count=2)

    ran = terminal(*SOLO, "--lang", language, typed=[*["1"] * 20, f"{command} 2", "quit"])

    *before, steps, _ = ran.out.split("> ")
    assert sum(hint in page for page in before) == 1
    told = {line.strip() for page in before for line in page.splitlines()}
    assert len([line for line in steps.splitlines() if line.strip() not in told]) > 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [
        "play",
        "serve",
        "battle",
        "simulate",
        "arena",
        "replay",
        "verify",
        "cards",
        "score",
        "version",
    ],
)
def test_help_speaks_the_language(terminal: Terminal, language: str, command: str) -> None:
    ran = terminal(command, "--help", "--lang", language)

    first = words_in(language).t(f"cli-{command}").splitlines()[0]
    assert first[:30] in ran.out
    assert not ID.findall(ran.out)


def test_the_environment_names_the_language(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ABTH_LANG", "de_AT.UTF-8")

    assert "Grundeinheit" in terminal("cards", "spy").out
    assert "Unité de Base" in terminal("cards", "spy", "--lang", "fr").out


def test_an_unknown_language_is_refused(terminal: Terminal) -> None:
    assert "tlh" in terminal("--lang", "tlh", "version").refusal
