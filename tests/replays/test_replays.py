"""Recorded matches still end as they did."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from abth.content.digest import digest_of
from abth.rules.position import digest
from abth.rules.scoring import standing
from tests.replays.record import HERE, MATCHES, Recording, record, replay, written
from tests.scenes import BOX

FILES = sorted(HERE.glob("*.json"))
ANEW = "if that was meant, record them anew: python -m tests.replays.record"


def read(path: Path) -> Recording:
    recording: Recording = json.loads(path.read_text(encoding="utf-8"))
    return recording


def test_every_recorded_match_is_there() -> None:
    """Eight matches of two to five players; no stray file among them."""
    assert {path.stem for path in FILES} == {name for name, *_ in MATCHES}
    assert len(FILES) == 8
    assert {read(path)["players"] for path in FILES} == {2, 3, 4, 5}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_match_ends_as_it_did(path: Path) -> None:
    """Same actions, same scores, same last position (all groups of atoms; SCORE-1 to 16)."""
    recording = read(path)
    assert recording["box"] == digest_of(BOX), f"the box of the tests has changed; {ANEW}"

    game = replay(recording)

    assert game.is_over
    assert list(standing(game).totals) == recording["scores"], ANEW
    assert list(standing(game).winners) == recording["winners"], ANEW
    assert digest(game) == recording["digest"], ANEW


def test_a_recording_is_written_and_read_without_loss() -> None:
    """The file that `record` writes is the match that `replay` plays."""
    recording = record(2, "default", {"gear.arrows": (0, 2)}, 9)

    again: Recording = json.loads(written(recording))

    assert again["actions"] == recording["actions"]
    assert digest(replay(again)) == recording["digest"]
