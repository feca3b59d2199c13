"""Battles for programs: `abth.odds` and `abth.best_line_up`."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

import abth
from abth.bots.odds import battle_odds
from abth.cli.app import app
from abth.content import load_box
from abth.rules.notation import BadNotation, parse_battle
from abth.rules.rulings import rulings_of

BOX = load_box()
MANY = 400
OWNERS = ("board", "player")
CHANCES = ("attacker_wins", "defender_wins", "annihilated")
EDITIONS = ("default", "en", "de", "fr", "it", "es")


def test_odds_are_those_of_the_command_line() -> None:
    asked = {
        "attacker": [{"card": "trebuchet"}, {"card": "archers"}],
        "defender": [{"card": "kamakura-samurai"}, {"card": "spy"}],
    }
    told = json.loads(CliRunner().invoke(app, ["battle"], input=json.dumps(asked)).stdout)

    found = abth.odds("trebuchet, archers | kamakura-samurai, spy")

    assert found.attacker_wins == Fraction(told["attacker_wins"]) > 0
    assert found.attacker_wins + found.defender_wins + found.annihilated == Fraction(1)


@pytest.mark.slow
def test_every_way_to_ask_gives_the_odds_of_the_command_line() -> None:
    """As text or as JSON, before or after Links and Assault: one answer (ENG-1, LINK-5)."""
    rng = Random(16)
    asked = [random_battle(rng) for _ in range(MANY)]
    run = CliRunner().invoke(app, ["battle"], input=json.dumps(asked))
    answers = json.loads(run.stdout)

    assert len(answers) == MANY
    for battle, told in zip(asked, answers, strict=True):
        sides = [", ".join(map(written, battle[side])) for side in ("attacker", "defender")]
        text, board = " | ".join(sides), battle["defender_is"] == "board"
        parsed = parse_battle(text, BOX, rulings_of(battle["edition"]))
        for found in (abth.odds(text, board, battle["edition"]), battle_odds(parsed, BOX, board)):
            chances = (found.attacker_wins, found.defender_wins, found.annihilated)
            assert [Fraction(told[key]) for key in CHANCES] == list(chances), text
            fallen = [*told["attacker"], *told["defender"]]
            assert [Fraction(unit["defeated"]) for unit in fallen] == [
                *found.attackers,
                *found.defenders,
            ], text


def random_battle(rng: Random) -> dict[str, Any]:
    """Up to four cards of the box on each side, some with a token, as `abth battle` reads them."""
    tokens = [token.id for token in BOX.tokens if token.for_units]

    def unit() -> dict[str, str]:
        token = {"token": rng.choice(tokens)} if rng.random() < 0.3 else {}
        return {"card": rng.choice(BOX.units).id, **token}

    return {
        "edition": rng.choice(EDITIONS),
        "attacker": [unit() for _ in range(rng.randint(1, 4))],
        "defender": [unit() for _ in range(rng.randint(1, 4))],
        "defender_is": rng.choice(OWNERS),
    }


def written(unit: dict[str, str]) -> str:
    """A Unit as the notation writes it."""
    return f"{unit['card']} @{unit['token']}" if "token" in unit else unit["card"]


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
