"""Whole matches for programs: `abth.play_match` and `abth.load_log`."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import abth
from abth.bots.base import BadChoice
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


class Answers(abth.Bot):
    """Answers always the same."""

    name, character = "answers", "Never looks."

    def __init__(self, answer: object) -> None:
        super().__init__(seed=1)
        self.answer = answer

    def choose(self, view: abth.View) -> int:
        return self.answer  # type: ignore[return-value]  # wrong on purpose


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (None, "bot 'answers': chose None, not one of view.options"),
        (1.5, "bot 'answers': chose 1.5, not one of view.options"),
        (-5, "bot 'answers': There is no action number -5. (D-1)"),
    ],
)
def test_a_bot_that_chooses_something_else_is_named_in_a_sentence(
    answer: object, said: str
) -> None:
    with pytest.raises(BadChoice) as refused:
        abth.play_match([Answers(answer), "recruit"])

    assert str(refused.value) == said


def test_a_bot_may_choose_with_numpy() -> None:
    class Numpy(First):
        def choose(self, view: abth.View) -> int:
            return np.int64(super().choose(view))  # type: ignore[return-value]  # as many do

    played, same = abth.play_match([Numpy(1), First(1)]), abth.play_match([First(1), First(1)])

    assert played.log.actions == same.log.actions


def test_something_that_is_no_bot_is_refused() -> None:
    with pytest.raises(TypeError, match="a bot is its name, its class, or a Bot, not 3"):
        abth.play_match(["recruit", 3])  # type: ignore[list-item]  # wrong on purpose
