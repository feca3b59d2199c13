"""The example that needs torch runs in an environment of its own, `.venv-train`.

`make test-all` makes that environment only with `ABTH_TRAIN=require`, because torch is large. With
this variable, a machine without it is an error.
"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / ".venv-train" / "bin" / "python"


@pytest.mark.long
def test_ppo_learns_to_beat_a_recruit() -> None:
    """A tenth of the usual training is enough to see it."""
    if not PYTHON.exists():
        assert os.environ.get("ABTH_TRAIN") != "require", "there is no .venv-train"
        pytest.skip("torch is not installed: make test-all ABTH_TRAIN=require")

    run = subprocess.run(
        [PYTHON, "examples/train_ppo.py", "--steps", "20000", "--test", "60"],
        cwd=ROOT,
        env={**os.environ, "OMP_NUM_THREADS": "1"},  # other tests run beside it
        stdout=subprocess.PIPE,
        encoding="utf-8",
        check=True,
    )

    before, after = map(int, re.findall(r"won (\d+)% .* against a recruit", run.stdout))
    assert after >= before + 15
    assert after > 50
