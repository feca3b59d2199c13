"""Daring: the best line-up of each size, with its exact chance and its chest."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from abth.protocol.wire import OddsQuestion
from abth.rules.piles import pile_of
from abth.server.odds import answer_odds
from abth.table.lesson.dare import dare_choices
from abth.table.refusals import Refusal
from tests.table.lesson.lessons import BOX, FIRST_BATTLE, GEARS, Lesson, after_daring


def before_the_second_battle() -> Lesson:
    lesson = Lesson()
    lesson.play(*FIRST_BATTLE)
    return lesson


def test_fewer_units_win_less_often_and_look_at_more_relics() -> None:
    """REWARD-8 to 10."""
    choices = dare_choices(before_the_second_battle().match.game, 0)

    assert [choice.relics for choice in choices] == [4, 3, 2]
    assert [choice.wins for choice in choices] == ["5/12", "23/36", "7/9"]


def test_no_line_up_of_that_size_wins_more_often() -> None:
    game = before_the_second_battle().match.game
    cards = [card for card in game.players[0].hand if not BOX.units[card].reinforcement]
    foes = [int(card) for card in game.battle.defenders.cards]
    for choice in dare_choices(game, 0):
        chances = [
            answer_odds(OddsQuestion(attackers=[int(c) for c in line], defenders=foes), BOX)
            for line in permutations(cards, len(choice.cards))
        ]
        assert Fraction(choice.wins) == max(Fraction(found.attacker_wins) for found in chances)


def test_units_that_are_placed_already_count_with_those_in_hand() -> None:
    lesson = before_the_second_battle()
    before = dare_choices(lesson.match.game, 0)
    lesson.play("deploy archers")

    assert dare_choices(lesson.match.game, 0) == before


def test_there_is_nothing_to_dare_at_the_gears_nor_for_others() -> None:
    lesson = before_the_second_battle()
    with pytest.raises(Refusal):
        dare_choices(lesson.match.game, 1)
    gears = after_daring(1)
    with pytest.raises(Refusal):
        dare_choices(gears.match.game, 0)


def test_with_few_cards_there_are_fewer_choices() -> None:
    lesson = Lesson()
    lesson.match.undo(0)
    player = lesson.match.game.players[0]
    player.hand = pile_of(player.hand.listed()[:2])

    assert len(dare_choices(lesson.match.game, 0)) == 2


def test_a_line_up_of_two_linked_units_can_be_dared_too() -> None:
    lesson = after_daring(2)
    lesson.play(*GEARS)

    assert [len(choice.cards) for choice in dare_choices(lesson.match.game, 0)] == [1, 2, 3]
