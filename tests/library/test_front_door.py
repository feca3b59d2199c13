"""`import abth`: a few names, each loaded when it is first used."""

from __future__ import annotations

import subprocess
import sys

import pytest

import abth

LOADED = "import abth, sys; print(sorted(name for name in sys.modules if name[:5] == 'abth.'))"


def test_the_names_are_there_and_documented() -> None:
    assert dir(abth) == sorted(abth.__all__)
    for name in abth.__all__:
        assert getattr(abth, name).__doc__, name


def test_nothing_is_loaded_before_it_is_used() -> None:
    run = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)

    assert run.stdout == "[]\n"


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'battle'"):
        abth.battle  # type: ignore[attr-defined]  # noqa: B018
