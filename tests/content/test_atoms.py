"""The packaged rule texts say in players' words what `docs/rules.md` specifies, atom by atom.

After a change of `docs/rules.md`, change `src/abth/content/atoms.toml` and its translations
(`src/abth/locales/*/rules.ftl`) by hand.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules.md"
REFUSALS = ROOT / "src" / "abth" / "rules" / "refusals.py"
TRANSLATIONS = sorted((ROOT / "src" / "abth" / "locales").glob("*/rules.ftl"))

REFERENCE = re.compile(r"\b[A-Z]+-\d+\b")
# Part numbers, configuration keys and other words of the specification.
FOR_BUILDERS = re.compile(
    r"\bpart \d|appendix|[a-z]+[._][a-z_]+ =|\b[12]\.[abc]\b|the own\b", re.IGNORECASE
)


def names_in(rules: str) -> list[str]:
    """Every atom, every ruling and every decision point of the page, in its order."""
    kinds = (
        r"^- \*\*([A-Z]+-\d+)\*\* \[",
        r"^- \*\*(R-\d+) .*?\*\*Ruling:\*\* ",
        r"^\| (D-\d+) \| ",
    )
    found = [
        (match.start(), match[1]) for kind in kinds for match in re.finditer(kind, rules, re.M)
    ]
    return [name for _, name in sorted(found)]


def texts_of(path: Path) -> dict[str, str]:
    """The rules of a Fluent file by their names."""
    lines = re.findall(r"^([A-Z]+-\d+) = (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return dict(lines)


@pytest.mark.skipif(not RULES.exists(), reason="docs/rules.md is not there")
def test_every_rule_of_the_specification_has_its_text() -> None:
    from abth.content.atoms import atom_texts

    assert list(atom_texts()) == names_in(RULES.read_text(encoding="utf-8"))


def test_the_texts_are_written_for_players() -> None:
    """No word of the specification is left, and every rule that a text names can be looked up."""
    from abth.content.atoms import atom_texts

    for name, text in atom_texts().items():
        assert not FOR_BUILDERS.search(text), name
        assert set(REFERENCE.findall(text)) - {name} <= set(atom_texts()), name


@pytest.mark.parametrize("path", TRANSLATIONS, ids=lambda path: path.parent.name)
def test_translations_name_the_same_rules(path: Path) -> None:
    """A translation has every rule, and refers to the same others as the English text."""
    from abth.content.atoms import atom_texts

    translated = texts_of(path)
    assert set(translated) == set(atom_texts())
    for name, text in atom_texts().items():
        wanted, found = (sorted(set(REFERENCE.findall(each))) for each in (text, translated[name]))
        assert wanted == found, name


def test_every_atom_that_a_refusal_cites_has_its_text() -> None:
    """A refusal names its atom, and the client can show it (decision 6 of the design)."""
    from abth.content.atoms import atom_texts
    from abth.rules import moments

    source = REFUSALS.read_text(encoding="utf-8")
    cited = set(re.findall(r'return "([A-Z]+-\d+)"', source))

    assert len(cited) > 30
    assert cited | set(moments.DECISION_POINTS) <= set(atom_texts())


def test_an_atom_reads_as_a_sentence() -> None:
    from abth.content.atoms import atom_text

    assert atom_text("TRAVEL-25") == "You can never stay in the Era you are in."
    assert atom_text("R-999") is None
