"""The packaged rule texts are those of the rules page.

After a change of `docs/rules.md`, write them anew from the root of the project:
`python tests/content/test_atoms.py > src/abth/content/atoms.toml`.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules.md"
REFUSALS = ROOT / "src" / "abth" / "rules" / "refusals.py"

ATOM = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* \[[^\]]*\] (.*)$", re.MULTILINE)
RULING = re.compile(
    r"^- \*\*(R-\d+) (.*?)\*\*.*?\*\*Ruling:\*\* (.*?)(?: \*Why:\*.*)?$", re.MULTILINE
)
DECISION = re.compile(r"^\| (D-\d+) \| (.*) \|$", re.MULTILINE)


def plain(markdown: str) -> str:
    """The text without its emphasis."""
    return re.sub(r"[*`]+", "", markdown).strip()


def atoms_in(rules: str) -> dict[str, str]:
    """Every atom, every ruling and every decision point of the page, in its order."""
    found = [(match.start(), match[1], plain(match[2])) for match in ATOM.finditer(rules)]
    for match in RULING.finditer(rules):
        ruling = f"{match[3][0].upper()}{match[3][1:]}"
        found.append((match.start(), match[1], plain(f"{match[2]} {ruling}")))
    for match in DECISION.finditer(rules):
        when, who, options, _, _, undo = (plain(cell) for cell in match[2].split(" | "))
        text = f"{when[0].upper()}{when[1:]}, {who}: {options}. Undo: {undo}."
        found.append((match.start(), match[1], text))
    return {name: text for _, name, text in sorted(found)}


def as_toml(atoms: dict[str, str]) -> str:
    """The packaged file."""
    lines = [f"{name} = {json.dumps(text, ensure_ascii=False)}" for name, text in atoms.items()]
    head = (
        "# Atoms, rulings and decision points, from docs/rules.md by tests/content/test_atoms.py."
    )
    return "\n".join([head, "", *lines, ""])


@pytest.mark.skipif(not RULES.exists(), reason="docs/rules.md is not there")
def test_the_packaged_texts_are_those_of_the_rules_page() -> None:
    from abth.content.atoms import atom_texts

    assert atom_texts() == atoms_in(RULES.read_text(encoding="utf-8"))


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

    assert atom_text("TRAVEL-25") == "Staying in the present Era is never possible."
    assert atom_text("R-999") is None


if __name__ == "__main__":
    sys.stdout.write(as_toml(atoms_in(RULES.read_text(encoding="utf-8"))))
