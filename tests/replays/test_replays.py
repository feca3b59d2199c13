"""Recorded matches still end as they did."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from abth.content.digest import digest_of
from abth.rules.battle.engagement import rolling_side
from abth.rules.events import DieRolled
from abth.rules.flow import apply, new_game
from abth.rules.position import digest
from abth.rules.rulings import rulings_of
from abth.rules.scoring import standing
from abth.rules.terms import NONE
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


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_chance_rolls_the_die_of_the_side_that_the_rules_name(path: Path) -> None:
    """First rolls and re-rolls, as the story tells them (DICE-1 to 5, R-33)."""
    recording = read(path)
    game = new_game(BOX, recording["players"], rulings_of("default", recording["rulings"]))
    story, rolls = game.listen(), 0
    for text in recording["actions"]:
        is_roll = text.startswith(("strong ", "risky "))
        side = rolling_side(game) if is_roll else NONE
        story.clear()
        apply(game, game.frame.actions.number(text))
        if is_roll:
            rolled = next(event for event in story if isinstance(event, DieRolled))
            assert (rolled.side, rolled.strong) == (side, text.startswith("strong "))
            rolls += 1

    assert rolls > 20


def test_a_recording_is_written_and_read_without_loss() -> None:
    """The file that `record` writes is the match that `replay` plays."""
    recording = record(2, "default", {"gear.arrows": (0, 2)}, 9)

    again: Recording = json.loads(written(recording))

    assert again["actions"] == recording["actions"]
    assert digest(replay(again)) == recording["digest"]
