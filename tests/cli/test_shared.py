"""What the commands share: tables, the progress bar, missing extras, completion."""

from __future__ import annotations

import ast
import builtins
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from abth.cli.shared.extras import EXTRAS, extra_of
from abth.cli.shared.progress import ProgressBar
from abth.cli.shared.tables import Column, Table
from abth.words import LANGUAGES, words_in
from tests.cli.conftest import Terminal

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
MODULE_OF = {
    "fluent.syntax": "fluent",
    "mypy-extensions": "mypy_extensions",
    "open_spiel": "pyspiel",
    "pillow": "PIL",
}


def module_of(requirement: str) -> str:
    """The module that a requirement brings."""
    name = requirement.partition(">")[0].partition("=")[0].strip()
    return MODULE_OF.get(name, name.replace("-", "_"))


# Extras


def test_every_library_that_is_imported_comes_with_the_core_or_with_an_extra() -> None:
    core = {module_of(requirement) for requirement in PROJECT["dependencies"]}
    known = core | {module for modules in EXTRAS.values() for module in modules}
    imported = set()
    for file in (ROOT / "src" / "abth").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                imported.add(node.module.partition(".")[0])

    assert imported - known - sys.stdlib_module_names - {"abth"} == set()


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_brings_what_its_commands_import(extra: str) -> None:
    brought = {module_of(it) for it in PROJECT["optional-dependencies"][extra]}

    assert set(EXTRAS[extra]) <= brought


def test_a_module_of_no_extra_is_a_bug() -> None:
    assert extra_of(ModuleNotFoundError(name="litestar.params")) == "server"
    assert extra_of(ModuleNotFoundError(name="abth.nowhere")) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_says_which_extra_it_needs(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    without(monkeypatch, "uvicorn")
    for name in [name for name in sys.modules if name.startswith("abth.server.run")]:
        monkeypatch.delitem(sys.modules, name)

    said = terminal("serve", "--lang", language).refusal

    command = "pip install 'abth[server]'"
    assert said == words_in(language).t("cli-needs-extra", command=command)


def without(monkeypatch: pytest.MonkeyPatch, library: str) -> None:
    """A Python in which a library is not installed."""
    real = builtins.__import__

    def load(name: str, *rest: Any) -> ModuleType:
        if name.partition(".")[0] == library:
            raise ModuleNotFoundError(name=name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", load)


def test_a_match_is_played_as_text_where_there_is_no_rich(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    plain = terminal("play", "--seed", 1, "--plain", typed=["1", "help", "quit"])
    without(monkeypatch, "rich")
    monkeypatch.delitem(sys.modules, "rich.console", raising=False)
    ran = terminal("play", "--seed", 1, typed=["1", "help", "quit"])

    assert ran.code == 0
    assert ran.out.replace("abth-match-2", "abth-match") == plain.out


# Tables


def test_a_table_is_drawn_with_lines() -> None:
    table = Table(Column("Bot"), Column("Wins", "right"), caption="2 bots")
    table.add("recruit", "7")
    table.add("captain", "93", bold=True)

    assert [plain(line) for line in table.lines(80)] == [
        "┏━━━━━━━━━┳━━━━━━┓",
        "┃ Bot     ┃ Wins ┃",
        "┡━━━━━━━━━╇━━━━━━┩",
        "│ recruit │    7 │",
        "│ captain │   93 │",
        "└─────────┴──────┘",
        "      2 bots",
    ]
    assert "\x1b[1m" in table.lines(80)[4]


def test_the_widest_column_gives_way() -> None:
    table = Table(Column("Icons"), Column("Era", "center"), rounded=True)
    table.add("Assault, Accuracy, Diversion, Heroic Death", "II")

    lines = [plain(line) for line in table.lines(30)]

    assert max(map(len, lines)) <= 30
    assert lines[3] == "│ Assault, Accuracy,   │  II │"
    assert lines[4].startswith("│ Diversion, Heroic")


def plain(line: str) -> str:
    """A line without its styles."""
    return line.replace("\x1b[1m", "").replace("\x1b[0m", "")


# Progress


def test_a_bar_tells_how_far_how_fast_and_how_long(capsys: pytest.CaptureFixture[str]) -> None:
    with ProgressBar("matches", 100, speed=lambda rate: f"{rate:.0f}/s") as bar:
        assert bar.line(0) == f"matches {'─' * 30} 0/100"
        bar.advance()
        bar.advance_to(50)
        assert bar.line(5) == f"matches {'━' * 15}{'─' * 15} 50/100  10/s  time left 0:00:05"

    assert capsys.readouterr().err.endswith("\r\x1b[2K")


# Completion


@pytest.mark.parametrize("shell", ["bash", "fish", "zsh"])
def test_commands_can_be_completed(terminal: Terminal, shell: str) -> None:
    assert "_ABTH_COMPLETE" in terminal("--show-completion", shell).out


def test_an_unknown_shell_is_refused(terminal: Terminal) -> None:
    assert "bash|fish|zsh" in terminal("--show-completion", "csh").refusal
