"""Battles for programs: `abth.odds` and `abth.best_line_up`."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest
from click.testing import CliRunner

import abth
from abth.cli.app import app
from abth.rules.notation import BadNotation


def test_odds_are_those_of_the_command_line() -> None:
    asked = {
        "attacker": [{"card": "trebuchet"}, {"card": "archers"}],
        "defender": [{"card": "kamakura-samurai"}, {"card": "spy"}],
    }
    told = json.loads(CliRunner().invoke(app, ["battle"], input=json.dumps(asked)).stdout)

    found = abth.odds("trebuchet, archers | kamakura-samurai, spy")

    assert found.attacker_wins == Fraction(told["attacker_wins"]) > 0
    assert found.attacker_wins + found.defender_wins + found.annihilated == Fraction(1)


def test_a_player_re_rolls_by_choice_and_the_board_does_not() -> None:
    """With four Attackers the Defender has the Strong die, which is never negative (R-33)."""
    battle = "trebuchet, archers, archers, spy | x 1/1/1 hp3 REL2"

    assert abth.odds(battle, board=False).defender_wins > abth.odds(battle).defender_wins


@pytest.mark.parametrize(
    ("battle", "why"),
    [
        ("trebuchet | spy | S4 K1", "leave the faces out"),
        ("trebuchet", "attackers . defenders"),
        ("trebuchet | nobody", "unknown card"),
    ],
)
def test_what_is_no_battle_before_its_dice_is_refused(battle: str, why: str) -> None:
    with pytest.raises(BadNotation, match=why):
        abth.odds(battle)


def test_the_best_line_up_is_at_least_as_good_as_any_other() -> None:
    hand, foe = ["trebuchet", "archers", "conscripts", "spy"], "kamakura-samurai"

    best = abth.best_line_up(hand, foe, tokens="close+2")

    assert best.is_exact
    assert abth.odds(f"{best.line_up} | {foe}").attacker_wins == best.wins
    assert best.wins >= abth.odds(f"{', '.join(hand)} | {foe}").attacker_wins
    assert str(best) == f"{best.line_up} ({float(best.wins):.1%})"


def test_tokens_of_the_defenders_count() -> None:
    hand = "trebuchet, archers"

    assert abth.best_line_up(hand, "spy @close+2").wins < abth.best_line_up(hand, "spy").wins


@pytest.mark.parametrize(
    ("hand", "defenders", "tokens"), [("", "spy", ""), ("xy", "spy", ""), ("spy", "spy", "xy")]
)
def test_a_hand_that_is_not_of_the_box_is_refused(hand: str, defenders: str, tokens: str) -> None:
    with pytest.raises(BadNotation):
        abth.best_line_up(hand, defenders, tokens)
