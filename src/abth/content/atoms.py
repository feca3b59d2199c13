"""The rules in words: every atom, ruling and decision point by its name, such as TRAVEL-25."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).parent / "atoms.toml"


@cache
def atom_texts() -> dict[str, str]:
    """All texts, in the order of the rules."""
    texts: dict[str, str] = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return texts


def atom_text(name: str) -> str | None:
    """What the rules say under this name."""
    return atom_texts().get(name)
