"""What the documentation shows works."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from abth.arena.plan import Plan
from abth.arena.simulation import simulate

ROOT = Path(__file__).parent.parent


def block(page: str, language: str = "python") -> str:
    """The first code block of a page in this language."""
    found = re.search(rf"```{language}\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)
    assert found
    return found[1]


def test_the_library_example_of_the_readme_plays_a_match(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The first lines a researcher copies print four scores."""
    exec(compile(block("README.md"), "README.md", "exec"), {})

    assert re.fullmatch(r"\(\d+, \d+, \d+, \d+\)\n", capsys.readouterr().out)


def test_the_bot_of_the_how_to_page_can_be_simulated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot in twenty lines, by module and class."""
    (tmp_path / "mybots.py").write_text(block("docs/how-to/add-a-bot.md"), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "mybots", raising=False)

    result = simulate(Plan(games=3, players=2, bots=("mybots:Hothead", "recruit"), seed=1))

    assert result.totals.matches == 3


@pytest.mark.parametrize(
    "page", ["README.md", *sorted(str(p.relative_to(ROOT)) for p in ROOT.glob("docs/**/*.md"))]
)
def test_links_lead_somewhere(page: str) -> None:
    """Every relative link of the documentation names a file that exists."""
    text = (ROOT / page).read_text("utf-8")
    targets = [t.split("#")[0] for t in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in t]

    missing = [t for t in targets if t and not (ROOT / page).parent.joinpath(t).exists()]

    assert missing == []
