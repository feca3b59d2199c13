"""Whole matches for programs: `abth.play_match` and `abth.load_log`."""

from __future__ import annotations

from pathlib import Path

import pytest

import abth
from abth.bots.recruit import Recruit
from abth.library.matches import BotSpec
from abth.protocol.log import BadLog
from tests.arena.bots import First


def test_bots_play_a_match_by_name_by_class_or_as_they_are() -> None:
    bots: list[BotSpec] = ["recruit", Recruit, Recruit(seed=3), First(1, last=True)]

    played = abth.play_match(bots, seed=2)

    assert played.bots == ("recruit", "recruit", "recruit", "first")
    assert played.scores == played.game.scores
    assert played.winners == played.game.winners
    assert 0 < played.decisions < len(played.log.actions)
    assert repr(played).startswith(f"<PlayedMatch recruit {played.scores[0]}, ")


def test_the_same_seed_gives_the_same_match() -> None:
    first, again, other = (abth.play_match(["recruit"] * 2, seed=seed) for seed in (1, 1, 2))

    assert first.log == again.log
    assert first.log != other.log


def test_a_saved_match_can_be_walked_through(tmp_path: Path) -> None:
    played = abth.play_match(["recruit", "recruit", "recruit"], edition="de")
    played.save(tmp_path / "match.json")

    saved = abth.load_log(tmp_path / "match.json")

    assert (saved.names, saved.edition) == (played.bots, "de")
    assert saved.game.scores == played.scores
    assert saved.actions == played.log.actions
    positions = list(saved.positions())
    assert [game.text(action) for game, action in positions] == saved.actions
    decided = [(game, action) for game, action in positions if game.to_act >= 0]
    assert all(action in game.legal() for game, action in decided)
    assert repr(saved).startswith("<MatchLog recruit, recruit, recruit: ")


def test_a_file_that_is_no_log_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "match.json").write_text("{}")

    with pytest.raises(BadLog, match=r"match\.json"):
        abth.load_log(tmp_path / "match.json")
