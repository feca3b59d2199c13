"""The examples that need a library which only the extra `train` has."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.long
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::UserWarning")  # of torch
def test_ppo_learns_to_beat_a_recruit() -> None:
    """`pip install 'abth[train]'` first. A tenth of the usual training is enough to see it."""
    pytest.importorskip("sb3_contrib", reason="the extra train is not installed")
    example = runpy.run_path(str(ROOT / "examples" / "train_ppo.py"))

    before, after = example["main"](["--steps", "20000", "--test", "60"])

    assert after >= before + 0.15
    assert after > 0.5
