"""The judge's chances are the exact ones where care is taken."""

from math import isclose

from abth.bots.judge import THOROUGH, Judge
from abth.bots.odds import Odds, battle_odds
from abth.content import load_box
from abth.rules.battle.combat import empty_battle, engage
from abth.rules.game import Frame
from abth.rules.rulings import Rulings

BOX = load_box()
FRAME = Frame(BOX, Rulings())
CARDS = {card.id: number for number, card in enumerate(BOX.units)}
TOKENS = {token.id: number for number, token in enumerate(BOX.tokens)}
HAND = [CARDS["trebuchet"], CARDS["archers"]]
FOE = [CARDS["spartan-hoplites"]]


def exact(attackers: list[int], tokens: list[int], defenders: list[int], board: bool) -> Odds:
    battle = empty_battle(FRAME.combat)
    battle.attackers.lay_out(attackers, tokens)
    battle.defenders.lay_out(defenders, [])
    battle.attackers.muster(FRAME.roster)
    battle.defenders.muster(FRAME.roster)
    engage(battle)
    return battle_odds(battle, BOX, board)


def test_chances_are_the_exact_odds_with_re_rolls_and_without() -> None:
    """ABIL-15, R-33: a Relaunch token gives its Unit's side another throw."""
    judge = Judge(FRAME)
    for tokens in ([-1, -1], [TOKENS["relaunch"], -1], [-1, TOKENS["accuracy"]]):
        for board in (True, False):
            judge.weigh(HAND, tokens, FOE, [], board, THOROUGH)
            odds = exact(HAND, tokens, FOE, board)
            assert isclose(judge.win, odds.attacker_wins)
            assert isclose(judge.lose, odds.defender_wins)
            assert isclose(judge.falls[0], odds.defenders[0])
            assert isclose(judge.attackers_lost, odds.attackers_lost)


def test_a_re_roll_helps_the_side_that_may_throw_again() -> None:
    judge = Judge(FRAME)
    judge.weigh(HAND, [-1, -1], FOE, [], True, THOROUGH)
    without = judge.win
    judge.weigh(HAND, [TOKENS["relaunch"], -1], FOE, [], True, THOROUGH)
    assert judge.win > without > 0
