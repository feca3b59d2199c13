"""A turn in a sentence: what is told of it, and in whose words.

Also proves abth/protocol/story/summary.py.
"""

from __future__ import annotations

import pytest

from abth.protocol.story import Story, summary_of, turns_of
from abth.rules import events as e
from abth.rules.events import Event
from abth.rules.terms import NONE
from abth.words import LANGUAGES, words_in
from tests.protocol.test_story import ARCHERS, LANDSKNECHTS, NAMES, SPY, challenge, conquest
from tests.scenes import BOX


def summary(*turn: Event, language: str = "en") -> str:
    lexicon = Story(BOX, NAMES, words_in(language)).lexicon
    return " ".join(lexicon.text(saying) for saying in summary_of(turn, BOX))


VICTORY = [
    *conquest([SPY, ARCHERS], [LANDSKNECHTS]),
    e.BattleDecided(0, 2, 0),
    e.RelicTaken(0, None, 3),
]


def test_a_victory_and_its_relic_are_one_sentence() -> None:
    assert summary(*VICTORY) == "Ada beat Landsknechts with 2 Units and took a Relic."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same(language: str) -> None:
    told = summary(*VICTORY, language=language)
    assert told.startswith("Ada ")
    assert "Landsknechts" in told
    assert "2" in told


def test_steps_of_a_battle_are_left_out() -> None:
    blow = e.UnitDefeated(1, 0, 1, (0, 0, 0), ())
    decided = e.BattleDecided(0, 1, 0)
    recruited = [e.UnitRecruited(0, LANDSKNECHTS), e.UnitRecruited(0, ARCHERS)]
    assert summary(*conquest([SPY], [LANDSKNECHTS]), blow, decided, *recruited) == (
        "Ada beat Landsknechts with 1 Unit and recruited 2 Units."
    )


def test_what_others_gain_follows_in_sentences_of_the_log() -> None:
    lost = [*challenge([SPY], [ARCHERS]), e.BattleDecided(1, 0, 1)]
    assert summary(*lost, e.ProwessTaken(1, 0, None)) == (
        "Ada lost to Pär with 1 Unit. "
        "Pär won one of Ada\N{RIGHT SINGLE QUOTATION MARK}s Prowess tokens."
    )


def test_a_battle_without_survivors_has_no_winner() -> None:
    assert summary(*conquest([SPY], [LANDSKNECHTS]), e.BattleDecided(NONE, 0, 0)) == (
        "Ada fought Landsknechts until no Unit was left."
    )


def test_a_turn_that_has_only_begun_has_no_summary() -> None:
    assert summary(e.TurnBegan(0, 1), e.SabatonJumped(0, 2)) == ""


def test_the_set_up_belongs_to_no_turn() -> None:
    begins = [e.TurnBegan(0, 1), e.TurnBegan(1, 1)]
    turns = list(turns_of([e.StartPlayerFound(0), begins[0], e.SabatonJumped(0, 2), begins[1]]))
    assert turns == [[begins[0], e.SabatonJumped(0, 2)], [begins[1]]]
