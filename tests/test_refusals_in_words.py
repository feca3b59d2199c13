"""Every reason the rules and the tables can give has its words in all languages."""

import ast
import re
from pathlib import Path

import pytest

from abth.words import LANGUAGES, words_in
from abth.words.refusals import english_reason, refusal_text

ROOT = Path(__file__).parents[1]
SOURCES = ("rules/refusals.py", "table", "server")
ID = re.compile(r"(?:refusal|problem)-[a-z0-9-]*[a-z0-9]")


def ids_in_code() -> set[str]:
    """Every id of a refusal that is written in the code, and those made of the codes."""
    found = set()
    folder = ROOT / "src" / "abth"
    files = [
        file for source in SOURCES for file in (folder / source, *(folder / source).rglob("*"))
    ]
    for file in (file for file in files if file.suffix == ".py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.update([node.value] if ID.fullmatch(node.value) else [])
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                code = node.args[0] if node.args else None
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    found.add(f"problem-{code.value}")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    ids = ids_in_code()
    assert len(ids) > 80
    for ident in sorted(ids):
        said = words_in(language).t(ident, what="§")
        assert said != ident
        assert ("§" in said) == ("§" in words_in("en").t(ident, what="§")), ident


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_catalogue_is_made_somewhere(language: str) -> None:
    text = (ROOT / "src" / "abth" / "locales" / language / "refusals.ftl").read_text("utf-8")

    assert set(re.findall(r"^(refusal-[a-z0-9-]+) =", text, re.MULTILINE)) == {
        ident for ident in ids_in_code() if ident.startswith("refusal-")
    }


def test_an_action_of_the_gears_is_named() -> None:
    assert english_reason("refusal-action-used", "draw-2") == (
        "“Draw 2” has already been used this turn."
    )
    assert "2 Karten ziehen" in refusal_text(words_in("de"), "refusal-action-used", "draw-2")
    assert "Ada" in english_reason("refusal-other-decides", "Ada")
