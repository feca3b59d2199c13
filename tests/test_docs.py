"""What the documentation shows works."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from click import Group
from click.testing import CliRunner

from abth import load_log
from abth.arena.planning.plan import Plan
from abth.arena.simulation import simulate
from abth.arena.tournament import arena, plan_tournament
from abth.cli.app import app

ROOT = Path(__file__).parent.parent


def pages() -> list[str]:
    """Every page of the documentation."""
    found = [path.relative_to(ROOT).as_posix() for path in ROOT.glob("docs/**/*.md")]
    return ["README.md", *sorted(found)]


def blocks(page: str, language: str) -> list[str]:
    """All code blocks of a page in this language."""
    text = (ROOT / page).read_text("utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def block(page: str, language: str = "python") -> str:
    """The first code block of a page in this language."""
    return blocks(page, language)[0]


def test_the_library_example_of_the_readme_plays_a_match(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first lines a researcher copies print four scores, odds, and a line-up."""
    monkeypatch.chdir(tmp_path)

    exec(compile(block("README.md"), "README.md", "exec"), {"__name__": "readme"})

    scores, chance, line_up, *challenges = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"\(\d+, \d+, \d+, \d+\) \(\d(, \d)*,?\)", scores)
    assert chance == "11/18"
    assert line_up.endswith("%)")
    assert all(re.match(r"[1-6] challenge ", line) for line in challenges)
    assert load_log(tmp_path / "match.json").names == ("soldier", "hothead", "recruit")


def test_the_library_example_of_the_readme_uses_the_front_door_alone() -> None:
    """Nothing is imported but `abth`."""
    assert re.findall(r"^(?:from|import) .*", block("README.md"), re.MULTILINE) == ["import abth"]


def test_the_bot_of_the_how_to_page_can_be_simulated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot in twenty lines, by module and class."""
    (tmp_path / "mybots.py").write_text(block("docs/how-to/add-a-bot.md"), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "mybots", raising=False)

    result = simulate(Plan(games=3, players=2, bots=("mybots:Hothead", "recruit"), seed=1))

    assert result.totals.matches == 3


@pytest.mark.parametrize("page", pages())
def test_links_lead_somewhere(page: str) -> None:
    """Every relative link of the documentation names a file that exists."""
    text = (ROOT / page).read_text("utf-8")
    targets = [t.split("#")[0] for t in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in t]

    missing = [t for t in targets if t and not (ROOT / page).parent.joinpath(t).exists()]

    assert missing == []


RUN_ELSEWHERE = {
    "docs/api.md": "tests/server/http/test_pages.py",
    "docs/fair-dice.md": "tests/cli/test_verify.py",
    "docs/how-to/webhooks.md": "tests/server/webhooks/test_delivery.py",
}
"""Pages whose program another test runs."""

RUN_HERE = ("README.md", "docs/arena.md", "docs/envs.md", "docs/how-to/add-a-bot.md")


def test_every_program_of_the_documentation_is_run() -> None:
    """One program on a page, and a test that runs it."""
    with_programs = {page: len(blocks(page, "python")) for page in pages()}

    assert {page for page, count in with_programs.items() if count} == {*RUN_HERE, *RUN_ELSEWHERE}
    assert set(with_programs.values()) == {0, 1}
    for page, test in RUN_ELSEWHERE.items():
        assert Path(page).name in (ROOT / test).read_text("utf-8")


def test_the_environment_of_the_page_plays_a_match() -> None:
    names: dict[str, Any] = {}

    exec(compile(block("docs/envs.md"), "docs/envs.md", "exec"), names)

    assert names["env"].unwrapped.game.is_over


def test_the_analysis_of_an_arena_reads_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Wins by bot and place in the turn order, from `matches.parquet`."""
    pytest.importorskip("pyarrow")
    plan = plan_tournament(2, 2, ("recruit", "tests.arena.bots:First"), seed=1)
    monkeypatch.chdir(tmp_path)
    arena(plan, tmp_path / "arena", 1)

    exec(compile(block("docs/arena.md"), "docs/arena.md", "exec"), {})

    assert "recruit" in capsys.readouterr().out


def commands() -> list[str]:
    """Every command line of the documentation that calls `abth`."""
    shells = [shell for page in pages() for shell in blocks(page, "sh")]
    lines = [line.partition(" #")[0].strip() for shell in shells for line in shell.splitlines()]
    return sorted({line for line in lines if line.startswith("abth ")})


@pytest.mark.parametrize("line", commands())
def test_every_command_of_the_documentation_has_its_options(line: str) -> None:
    """What a page tells you to type exists."""
    words = line.removeprefix("abth ").removeprefix("--content FOLDER ").partition(" <")[0].split()
    command = app.commands[words.pop(0)]
    if isinstance(command, Group):
        command = command.commands[words.pop(0)]
    known = {option for each in command.params for option in each.opts}

    assert {word.partition("=")[0] for word in words if word.startswith("--")} <= known


def test_the_battle_of_the_contracts_is_answered_as_they_say() -> None:
    """`abth battle`: with dice its course, without them its odds."""
    asked, fought, odds = map(json.loads, blocks("docs/contracts.md", "json"))

    assert answered(asked).keys() == fought.keys()
    del asked["dice"]
    assert answered(asked).keys() == odds.keys()


def answered(battle: dict[str, Any]) -> dict[str, Any]:
    """What `abth battle` prints."""
    run = CliRunner().invoke(app, ["battle"], input=json.dumps(battle))
    assert run.exit_code == 0
    answer: dict[str, Any] = json.loads(run.stdout)
    return answer
