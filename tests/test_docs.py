"""What the documentation shows works."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import textwrap
import tomllib
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
import yaml
from click import Group
from click.testing import CliRunner

import abth
from abth import load_log, play_match
from abth.arena.planning.plan import Plan
from abth.arena.simulation import simulate
from abth.arena.tournament import arena, plan_tournament
from abth.bots import others
from abth.cli.app import app
from abth.protocol.wire import (
    ClientMessage,
    Due,
    NewWebhook,
    SeatChanges,
    UndoState,
    Update,
)
from abth.server.webhooks.notices import Notice

ROOT = Path(__file__).parent.parent


def pages() -> list[str]:
    """Every page of the documentation."""
    found = [path.relative_to(ROOT).as_posix() for path in ROOT.glob("docs/**/*.md")]
    return ["CONTRIBUTING.md", "README.md", *sorted(found)]


def all_blocks(page: str) -> list[tuple[str, str]]:
    """The language and the text of every code block of a page."""
    text = (ROOT / page).read_text("utf-8")
    found = re.findall(r"^ *```([^\n]*)\n(.*?)^ *```$", text, re.DOTALL | re.MULTILINE)
    return [(language, textwrap.dedent(block)) for language, block in found]


def blocks(page: str, language: str) -> list[str]:
    """All code blocks of a page in this language."""
    return [block for found, block in all_blocks(page) if found == language]


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


def places_in(page: Path) -> set[str]:
    """What a link may name after `#`: the headings of a page, as repositories spell them."""
    text = re.sub(r"^ *```.*?^ *```", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    headings = re.findall(r"^#+ +(.+?) *$", text, re.MULTILINE)
    plain = [re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower() for heading in headings]
    return {re.sub(r"[^\w\- ]", "", heading).replace(" ", "-") for heading in plain}


@pytest.mark.parametrize("page", pages())
def test_links_name_headings_that_exist(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    links = re.findall(r"\]\(([^)\s#]*)#([^)\s]+)\)", text)
    targets = [((ROOT / page).parent / file if file else ROOT / page, it) for file, it in links
               if "://" not in file and file.endswith((".md", ""))]  # fmt: skip

    assert [it for file, it in targets if file.is_file() and it not in places_in(file)] == []


RUN_ELSEWHERE = {
    "docs/api.md": "tests/server/http/test_pages.py",
    "docs/envs.md": "tests/envs/test_aec.py",
    "docs/fair-dice.md": "tests/cli/test_verify.py",
    "docs/how-to/webhooks.md": "tests/server/webhooks/test_delivery.py",
}
"""Pages whose program another test runs."""

RUN_HERE = (
    "README.md",
    "docs/arena.md",
    "docs/getting-started.md",
    "docs/how-to/add-a-bot.md",
)


def test_every_program_of_the_documentation_is_run() -> None:
    """One program on a page, and a test that runs it; that of environments runs several."""
    with_programs = {page: len(blocks(page, "python")) for page in pages()}

    assert {page for page, count in with_programs.items() if count} == {*RUN_HERE, *RUN_ELSEWHERE}
    several = {page for page, count in with_programs.items() if count > 1}
    assert several == {"docs/envs.md"}
    for page, test in RUN_ELSEWHERE.items():
        assert Path(page).name in (ROOT / test).read_text("utf-8")


CHECKED = {
    ("docs/api.md", "json"): "below: messages over a WebSocket",
    ("docs/api.md", ""): "tests/server/http/test_text.py plays by text",
    ("docs/architecture.md", ""): "drawings",
    ("docs/arena.md", ""): "what the commands above them print; tests/cli/test_arena.py",
    ("docs/contracts.md", "json"): "below: a battle and its answers",
    ("docs/how-to/add-a-bot.md", "toml"): "below: how a package offers a bot",
    ("docs/how-to/add-a-card.md", "toml"): "tests/test_how_to.py adds that card",
    ("docs/how-to/webhooks.md", ""): "below: what is asked and what arrives",
    ("docs/how-to/webhooks.md", "json"): "below: what is asked and what arrives",
    ("docs/rules.md", ""): "notation and algorithms in words",
}
"""Blocks that are neither Python nor command lines, and where they are checked."""


def test_every_kind_of_block_is_checked_somewhere() -> None:
    found = {(page, language) for page in pages() for language, _ in all_blocks(page)}

    assert {it for it in found if it[1] not in ("python", "sh")} == set(CHECKED)
    for where in CHECKED.values():
        assert all((ROOT / path).exists() for path in re.findall(r"tests/[\w/.]+\w", where))


def test_the_messages_of_the_api_are_those_of_the_protocol() -> None:
    """All that a client sends, and an update as a server sends it."""
    sent, told = blocks("docs/api.md", "json")

    messages = [msgspec.json.decode(line, type=ClientMessage) for line in sent.splitlines()]
    assert {type(message) for message in messages} == set(get_args(ClientMessage))
    update = json.loads(told)
    assert set(update) == {"type", *Update.__struct_fields__}
    for name, kind in (("due", Due), ("undo", UndoState)):
        assert set(update[name]) <= set(kind.__struct_fields__)
    (seat,) = update["views"]
    assert set(seat) <= set(SeatChanges.__struct_fields__)


def test_what_a_webhook_is_asked_and_told_is_what_the_page_shows() -> None:
    page = "docs/how-to/webhooks.md"
    (request,), (notice,) = blocks(page, ""), blocks(page, "json")

    head, _, body = request.partition("\n\n")
    assert head.splitlines()[0] == "PUT /api/me/webhook"
    assert msgspec.json.decode(body, type=NewWebhook).url.startswith("https://")
    told = json.loads(notice)
    assert set(told) == {"type", *Notice.__struct_fields__}
    assert msgspec.json.decode(notice, type=Notice).point == told["point"]


def test_a_package_offers_a_bot_as_the_page_shows() -> None:
    page = "docs/how-to/add-a-bot.md"
    offered = tomllib.loads(block(page, "toml"))["project"]["entry-points"]

    assert set(offered) == {others.GROUP}
    for path in offered[others.GROUP].values():
        module, _, name = path.partition(":")
        assert module == "mybots"
        assert f"class {name}(" in block(page)


def test_the_first_program_plays_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(block("docs/getting-started.md"), "getting-started.md", "exec"), {})

    scores, chance = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"\(\d+, \d+, \d+\)", scores)
    assert chance == "11/18"


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
    lines = [line for shell in shells for line in lines_of(shell)]
    return sorted({line for line in lines if line.startswith("abth ")})


def lines_of(shell: str) -> list[str]:
    """The command lines of a block, without comments; a backslash continues a line."""
    lines = shell.replace("\\\n", " ").splitlines()
    return list(filter(None, (re.sub(r"\s+# .*|^# .*", "", line).strip() for line in lines)))


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


# Shell blocks are run, line by line, with fewer matches

COMPILED = ROOT / "build" / "compiled"
NOT_RUN = {
    r"abth serve": "runs until it is stopped; tests/cli/test_serve.py starts servers",
    r"abth admin": "needs a server's database; tests/cli/admin has one",
    r"abth verify": "needs the proof of a match on a server; tests/cli/test_verify.py has one",
    r".* --cluster HEAD": "needs a Ray cluster; tests/arena/test_ray_cluster.py starts one",
    r".* --content FOLDER": "tests/test_how_to.py follows that page to the letter",
    r"abth --content FOLDER": "tests/test_how_to.py follows that page to the letter",
    r"\$EDITOR": "a person edits the file; here, the line that exports it is followed by an edit",
    r"python -m abth.train": "plays for hours; tests/train plays and fits a little",
    r"make ": "the targets are looked up in the Makefile below",
    r"pip install": "tests/test_core_install.py installs the package",
    r"python3 -m venv|cp |systemctl|journalctl|podman": "needs a host; tests/test_hosting.py",
    r"debootstrap|mount|mkdir -p newer|git clone|chroot|umount": "a release, with root and minutes",
    r"alembic": "writes a migration; tests/storage/databases/test_migrate.py runs those there are",
}
"""Command lines that this test does not run, and why."""

TYPED = {"abth play": "quit\n", "abth practice": "q\n"}
"""What is typed into commands that ask."""


def reason_not_to_run(line: str) -> str | None:
    """Why a command line is not run here; none if it is."""
    return next((why for start, why in NOT_RUN.items() if re.match(start, line)), None)


def pages_that_run() -> list[str]:
    """The pages with command lines that can be run here."""
    return [
        page
        for page in pages()
        if any(not reason_not_to_run(line) for sh in blocks(page, "sh") for line in lines_of(sh))
    ]


def program(*arguments: str, folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Python with the compiled package."""
    if not COMPILED.is_dir():
        pytest.skip("build/compiled is not there: make build/compiled/stamp")
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(COMPILED), "ABTH_LANG": "en", "MPLBACKEND": "Agg"},
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.long
@pytest.mark.parametrize("page", pages_that_run())
def test_every_command_line_of_a_page_runs(page: str, tmp_path: Path) -> None:
    """In their order, in one folder, with the files that the page assumes."""
    battle = json.loads(blocks("docs/contracts.md", "json")[0])
    (tmp_path / "battle.json").write_text(json.dumps(battle))
    (tmp_path / "mybots.py").write_text(block("docs/how-to/add-a-bot.md"))
    play_match(["soldier", "recruit"], seed=1).save(tmp_path / "match.json")
    for line in (line for shell in blocks(page, "sh") for line in lines_of(shell)):
        if reason_not_to_run(line):
            continue
        few = re.sub(r"--games [1-9]\d+", "--games 2", line).partition(" < ")
        typed = next((keys for start, keys in TYPED.items() if line.startswith(start)), "")
        if few[2]:
            typed = (tmp_path / few[2]).read_text()
        if "--test" in line:
            few = (f"{few[0]} --games 2", "", "")
        if line.startswith("abth compare"):
            edit_archers(tmp_path / "mybox")
            few = (f"{few[0]} --pairs 2", "", "")
        ran = program("-m", "abth", *shlex.split(few[0])[1:], folder=tmp_path, typed=typed)
        shutil.rmtree(tmp_path / "arena", ignore_errors=True)

        assert (ran.returncode, ran.stderr) == (0, ""), line


def edit_archers(folder: Path) -> None:
    """Change a number of a card, as a person would with an editor."""
    units = folder / "units.toml"
    before, card, after = units.read_text("utf-8").partition('id           = "archers"')
    units.write_text(before + card + after.replace("medium = 1", "medium = 3", 1), "utf-8")


def test_every_reason_not_to_run_a_line_is_needed() -> None:
    lines = [line for page in pages() for shell in blocks(page, "sh") for line in lines_of(shell)]

    assert [start for start in NOT_RUN if not any(re.match(start, it) for it in lines)] == []
    for why in NOT_RUN.values():
        assert all((ROOT / path).exists() for path in re.findall(r"tests/[\w/.]+\w", why))


def test_every_target_that_a_page_names_is_in_the_makefile() -> None:
    text = "\n".join((ROOT / page).read_text("utf-8") for page in pages())
    named = set(re.findall(r"(?:^|`|&& )make ([a-z-]+)\b", text, re.MULTILINE))
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))

    assert {"play", "test", "docs", "release"} <= named
    assert named <= targets


# Tutorials and the site

TUTORIALS = sorted((ROOT / "docs" / "tutorials").glob("*.py"))
SHOWN = {
    "bot.py": "",
    "learning.py": r"ahead of random play: \d+% before, (\d+)% after",
    "odds.py": r"11/18 = 61\.1%",
    "replay.py": "",
    "tournament.py": r"captain +rating",
}
"""What a tutorial prints."""


@pytest.mark.long
@pytest.mark.parametrize("tutorial", TUTORIALS, ids=lambda path: str(path.stem))
def test_a_tutorial_runs_from_top_to_bottom(tutorial: Path, tmp_path: Path) -> None:
    """As a program; `make docs` runs the same file as a notebook."""
    code = f"exec(compile(open({str(tutorial)!r}).read(), {tutorial.name!r}, 'exec'))"

    ran = program("-c", code, folder=tmp_path)

    assert ran.returncode == 0, ran.stderr
    assert re.search(SHOWN[tutorial.name], ran.stdout)


SITE = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))


def nav_pages(nav: Any) -> list[str]:
    """Every page of the nav of the site."""
    if isinstance(nav, str):
        return [nav]
    entries = nav.values() if isinstance(nav, dict) else nav
    return [page for entry in entries for page in nav_pages(entry)]


def test_the_nav_of_the_site_has_every_page() -> None:
    """`make docs` builds it; links are checked there and, for the repository, above."""
    listed = nav_pages(SITE["nav"])
    ours = [page.removeprefix("docs/") for page in pages() if page.startswith("docs/")]
    expected = {page for page in ours if not page.startswith("adr/")}
    expected |= {f"tutorials/{path.name}" for path in TUTORIALS} | {"adr/*"}
    project = {page for page in listed if page.startswith("project/")}

    assert len(listed) == len(set(listed))
    assert set(listed) - project == expected
    assert all((ROOT / page.removeprefix("project/")).is_file() for page in project)


def test_the_site_fetches_nothing() -> None:
    assert SITE["theme"]["font"] is False
    assert SITE["strict"] is True
    assert not {"extra_css", "extra_javascript"} & set(SITE)


def test_every_name_of_the_front_door_is_in_the_reference() -> None:
    page = (ROOT / "docs" / "reference" / "library.md").read_text("utf-8")
    shown = {path.rpartition(".")[2] for path in re.findall(r"^::: (\S+)$", page, re.MULTILINE)}

    assert shown == {*abth.__all__} - {"__version__"}
