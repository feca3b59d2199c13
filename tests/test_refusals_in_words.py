"""Every reason the rules can give has its words in all languages of the client."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ("src/abth/rules/refusals.py", "src/abth/table/steps.py", "src/abth/table/match.py")
LANGUAGES = ("en", "de", "fr", "it", "es")


def sentences() -> set[str]:
    """Every sentence that a refusal is made with, read from the code."""
    found = set()
    for source in SOURCES:
        tree = ast.parse((ROOT / source).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
                parts = node.value.elts
                sentence = parts[1] if len(parts) == 3 else None
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "IllegalAction":
                sentence = node.args[1] if len(node.args) > 1 else None
            else:
                continue
            if isinstance(sentence, ast.Constant) and isinstance(sentence.value, str):
                found.add(sentence.value)
    return found


def message_id(sentence: str) -> str:
    words = re.sub("[^a-z0-9]+", "-", sentence.replace("{what}", "what").lower())
    return f"refusal-{words.strip('-')}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    text = (ROOT / "src" / "abth" / "locales" / language / "refusals.ftl").read_text(encoding="utf-8")
    told = dict(re.findall(r"^(refusal-[a-z0-9-]+) = (.*)$", text, re.MULTILINE))
    wanted = sentences()
    assert len(wanted) > 50
    for sentence in sorted(wanted):
        said = told.get(message_id(sentence), "")
        assert said, sentence
        assert ("$what" in said) == ("{what}" in sentence), sentence
