"""Matches inside the compiled loop: chance, choosers, and how battles end."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from abth.rules.events import BattleDecided, PlayerChallenged, TurnBegan
from abth.rules.flow import apply, new_game
from abth.rules.playout import Chooser, Dice, OutcomeSource, play_at_random, play_until_asked
from abth.rules.position import write_position
from abth.rules.rulings import rulings_of
from tests.random_play import play_and_log
from tests.scenes import BOX


class Last(Chooser):
    """Takes the last option."""

    def choose(self, options: list[i64]) -> i64:
        return i64(len(options) - 1)


def test_a_log_replays_to_the_same_position() -> None:
    game, again = new_game(BOX, 3), new_game(BOX, 3)

    for number in play_and_log(game, Dice(3)):
        apply(again, number)

    assert game.is_over
    assert write_position(again) == write_position(game)


def test_one_generator_for_all_is_random_play() -> None:
    """What `play_at_random` does, and the decisions add up."""
    game, other, dice = new_game(BOX, 4), new_game(BOX, 4), Dice(8)
    choosers = [Chooser(dice) for _ in range(4)]

    play_until_asked(game, OutcomeSource(dice), [*choosers], [])
    decisions = play_at_random(other, Dice(8))

    assert write_position(game) == write_position(other)
    assert sum(chooser.decisions for chooser in choosers) == decisions


def test_a_seat_without_a_chooser_is_asked() -> None:
    game, dice = new_game(BOX, 3), Dice(1)
    log: list[int] = []
    asked = 0
    while True:
        play_until_asked(game, OutcomeSource(dice), [Chooser(dice), None, Last(dice)], log)
        if game.is_over:
            break
        assert game.to_act == 1
        log.append(int(game.options[0]))
        apply(game, int(game.options[0]))
        asked += 1

    assert asked > 6
    assert len(log) > asked


@pytest.mark.parametrize("edition", ["default", "en"])
def test_battles_are_recorded_as_they_are_told(edition: str) -> None:
    """VICT-1 to 3; a challenge that nobody answers is the Attacker's (R-30)."""
    for seed in range(12):
        game = new_game(BOX, 3, rulings_of(edition))
        events, battles = game.listen(), game.record_battles()
        play_and_log(game, Dice(seed))
        told: list[tuple[int, int, int]] = []
        challenged, now = 0, 0
        for event in events:
            match event:
                case TurnBegan(_, round_):
                    challenged, now = 0, round_
                case PlayerChallenged():
                    challenged = 1
                case BattleDecided(winner):
                    told.append((now, challenged, winner if winner >= 0 else 2))

        assert [(now, challenge, ending) for now, _, challenge, ending in battles] == told


def test_the_era_of_a_battle_is_that_of_the_attacker() -> None:
    game = new_game(BOX, 4)
    battles = game.record_battles()
    play_and_log(game, Dice(2))

    assert {era for _, era, _, _ in battles} <= {1, 2, 3, 4}
    assert game.clone().battles is None
