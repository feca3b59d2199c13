"""The exact odds of a battle, checked by hand and against a plain walk through all throws."""

from fractions import Fraction
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abth.bots.odds import Faces, Odds, battle_odds, negative_faces, odds, settle, until
from abth.content import load_box
from abth.rules.battle.combat import Battle, CombatRules, engage, fight
from abth.rules.battle.line_up import LineUp, Unit
from abth.rules.box import UnitCard
from abth.rules.notation import parse_battle
from abth.rules.rulings import Rulings
from abth.rules.terms import ATTACKER, BASE, DEFENDER, NOBODY

BOX = load_box()
RULES = CombatRules(Rulings())
ROLLS = [(strong, risky) for strong in range(6) for risky in range(6)]

Line = tuple[int, int, int]
Fates = dict[tuple[int, int], Fraction]  # of pairs of sides, Attacker's first


def unit(values: Line = (0, 0, 0), damage: int = 1, relaunch: int = 0, **icons: int) -> Unit:
    card = UnitCard(
        "",
        "X",
        BASE,
        long=values[0],
        medium=values[1],
        close=values[2],
        damage_icons=damage,
        relaunch=relaunch,
        heroic_death=icons.get("heroic_death", 0),
        accuracy=icons.get("accuracy", 0),
        diversion=icons.get("diversion", 0),
        assault=icons.get("assault", 0),
        link_left=icons.get("link_left", 0),
        link_right=icons.get("link_right", 0),
    )
    return Unit(card)


def met(attackers: list[Unit], defenders: list[Unit]) -> Battle:
    """Two line-ups with their Links in place."""
    battle = Battle(RULES, LineUp(ATTACKER, attackers), LineUp(DEFENDER, defenders))
    engage(battle)
    return battle


class Walk:
    """A plain walk through the tree of throws, side by side and fraction by fraction."""

    def __init__(self, attackers: list[Unit], defenders: list[Unit], board: bool) -> None:
        self.strong = len(attackers) <= 3
        strong = [BOX.strong[face] for face in BOX.strong_sides]
        risky = [BOX.risky[face] for face in BOX.risky_sides]
        self.attack, self.defense = (strong, risky) if self.strong else (risky, strong)
        self.board = board
        self.ends: dict[tuple[int, int], tuple[int, list[bool]]] = {}
        for a, d in ROLLS:
            battle = met(attackers, defenders)
            battle.attacker_die, battle.defender_die = self.attack[a], self.defense[d]
            fight(battle)
            fallen = [not battle.attackers.stands(place) for place in range(len(attackers))]
            fallen += [not battle.defenders.stands(place) for place in range(len(defenders))]
            self.ends[a, d] = int(battle.winner), fallen
        icons = [sum(int(unit.relaunch) for unit in side) for side in (attackers, defenders)]
        self.attacker_rerolls, self.defender_rerolls = icons

    def chance(self, fates: Fates, winner: int) -> Fraction:
        return sum(
            (chance for pair, chance in fates.items() if self.ends[pair][0] == winner), Fraction(0)
        )

    def fall(self, fates: Fates, place: int) -> Fraction:
        return sum(
            (chance for pair, chance in fates.items() if self.ends[pair][1][place]), Fraction(0)
        )

    def fates(self) -> Fates:
        @cache
        def attacker(a: int, d: int, left: int) -> Fates:
            keep = {(a, d): Fraction(1)}
            if left == 0:
                return keep
            again = mixed([attacker(side, d, left - 1) for side in range(6)])
            better = self.chance(again, ATTACKER) > self.chance(keep, ATTACKER)
            return again if better else keep

        @cache
        def defender(a: int, d: int, left: int) -> Fates:
            keep = attacker(a, d, self.attacker_rerolls)
            if left == 0:
                return keep
            again = mixed([defender(a, side, left - 1) for side in range(6)])
            if self.board:
                return again if self.defense[d].is_negative else keep
            better = self.chance(again, DEFENDER) > self.chance(keep, DEFENDER)
            return again if better else keep

        return mixed([defender(a, d, self.defender_rerolls) for a, d in ROLLS])

    def odds(self, attackers: int, defenders: int) -> tuple[Fraction, ...]:
        fates = self.fates()
        winners = [self.chance(fates, winner) for winner in (ATTACKER, DEFENDER, NOBODY)]
        return (*winners, *(self.fall(fates, place) for place in range(attackers + defenders)))


def mixed(parts: list[Fates]) -> Fates:
    """Equally likely parts in one."""
    whole: Fates = {}
    for part in parts:
        for pair, chance in part.items():
            whole[pair] = whole.get(pair, Fraction(0)) + chance / len(parts)
    return whole


def flat(found: Odds) -> tuple[Fraction, ...]:
    return (
        found.attacker_wins,
        found.defender_wins,
        found.annihilated,
        *found.attackers,
        *found.defenders,
    )


few = st.integers(0, 2)
values = st.tuples(few, few, few)
units = st.builds(
    unit,
    values,
    damage=st.integers(1, 2),
    relaunch=st.sampled_from([0, 0, 0, 1]),
    heroic_death=st.sampled_from([0, 0, 1, 2]),
    accuracy=st.sampled_from([0, 0, 1]),
    diversion=st.sampled_from([0, 0, 1]),
    assault=st.sampled_from([0, 0, 1]),
    link_left=few,
    link_right=few,
)


@given(
    st.lists(units, min_size=1, max_size=5), st.lists(units, min_size=1, max_size=4), st.booleans()
)
@settings(max_examples=60, deadline=None)
def test_odds_are_those_of_a_walk_through_all_throws(
    attackers: list[Unit], defenders: list[Unit], board: bool
) -> None:
    """Dice by the Attacker's Units, re-rolls Defender first (DICE-1 to 6, ABIL-13 to 15, R-33)."""
    found = odds(attackers, defenders, RULES, BOX, board)

    walked = Walk(attackers, defenders, board).odds(len(attackers), len(defenders))
    assert flat(found) == walked
    assert found.attacker_wins + found.defender_wins + found.annihilated == 1


def test_odds_without_rerolls_count_36_rolls() -> None:
    """Every roll is one of 36, faces with two copies counted twice (DICE-6)."""
    attackers = [unit((1, 0, 0)), unit((0, 1, 0)), unit((0, 0, 1)), unit(heroic_death=1)]
    defenders = [unit((0, 3, 1), link_right=2), unit((0, 1, 3), 2, link_left=2)]
    wins = {ATTACKER: 0, DEFENDER: 0, NOBODY: 0}
    for strong, risky in ROLLS:
        battle = met(attackers, defenders)
        battle.attacker_die = BOX.risky[BOX.risky_sides[risky]]
        battle.defender_die = BOX.strong[BOX.strong_sides[strong]]
        fight(battle)
        wins[battle.winner] += 1

    found = odds(attackers, defenders, RULES, BOX, True)

    assert found.attacker_wins == Fraction(wins[ATTACKER], 36)
    assert found.defender_wins == Fraction(wins[DEFENDER], 36)
    assert found.annihilated == Fraction(wins[NOBODY], 36)


def test_one_against_one_by_hand() -> None:
    """A Defender with nothing but its die wins 12 of 36 rolls (DICE-2, VICT-1 to 3)."""
    found = odds([unit()], [unit()], RULES, BOX, True)

    assert found.defender_wins == Fraction(12, 36)
    assert found.attackers == (Fraction(12, 36),)


def test_the_attacker_rerolls_a_loss_while_a_win_is_possible() -> None:
    """With K1 no face helps, with K5 two of six, with K3 four: 1/6 (1 + 4/9 + 1/9) (ABIL-13)."""
    found = odds([unit(relaunch=1)], [unit()], RULES, BOX, False)

    assert found.defender_wins == Fraction(7, 27)


def test_with_relaunch_on_both_sides_the_defender_goes_first() -> None:
    """BV-48: the Defender decides once, in view of the Attacker's re-roll to come (ABIL-14).

    Against S1 only K1 is worth keeping: 11/36. Against S2 it keeps K1 and K5, whose hopes are 1
    and 2/3: 25/54. Against S3 and S4 also K3, which is no better than throwing on: 1/2.
    """
    found = odds([unit(relaunch=1)], [unit(relaunch=1)], RULES, BOX, False)

    assert found.defender_wins == (Fraction(11, 36) + Fraction(25, 54) + Fraction(1, 2)) / 3


def test_the_board_throws_a_negative_face_again_once() -> None:
    """BV-27, BV-28: K2, K4 and K6 only stay if the re-roll shows them, the others stay at once."""
    die = Faces(BOX.risky, 1)

    weights = settle(die, until(die, die.all & ~negative_faces(die), die.rerolls + 1))

    assert weights == [9, 3, 9, 3, 9, 3]  # K1 to K6, of 36


def test_the_board_goes_on_while_icons_are_left() -> None:
    """With two icons a negative face must come three times (R-33)."""
    die = Faces(BOX.risky, 2)

    weights = settle(die, until(die, die.all & ~negative_faces(die), die.rerolls + 1))

    assert weights == [63, 9, 63, 9, 63, 9]  # of 216


def test_the_board_never_rerolls_the_strong_die() -> None:
    """BV-29: with the Strong die a board Defender's Relaunch icons do nothing."""
    attackers = [unit((0, 0, 1))] * 4

    assert flat(odds(attackers, [unit((1, 0, 2), 2, relaunch=2)], RULES, BOX, True)) == flat(
        odds(attackers, [unit((1, 0, 2), 2)], RULES, BOX, True)
    )


def test_a_player_rerolls_the_strong_die_as_well() -> None:
    """A challenged player is free to (ABIL-13, R-33)."""
    attackers = [unit()] * 4

    with_icons = odds(attackers, [unit((1, 1, 1), 3, relaunch=2)], RULES, BOX, False)

    without = odds(attackers, [unit((1, 1, 1), 3)], RULES, BOX, False)
    assert with_icons.defender_wins > without.defender_wins


def test_hundreds_of_rerolls_stay_exact() -> None:
    """Whole numbers do not overflow."""
    found = odds([unit(relaunch=99)] * 3, [unit(relaunch=99)] * 3, RULES, BOX, False)

    assert found.attacker_wins + found.defender_wins + found.annihilated == 1


def test_the_battle_is_left_as_it_was_found() -> None:
    """Reckoning moves no counter and tells no story."""
    battle = met([unit(link_left=1), unit((1, 1, 1), link_right=1)], [unit((2, 2, 2))])
    battle.story = []

    first = battle_odds(battle, BOX, True)

    assert battle.attackers.links == 1
    assert battle.story == []
    assert battle.winner == NOBODY
    assert battle.attacker_die.id == "-"
    assert battle_odds(battle, BOX, True) == first


@pytest.mark.parametrize(
    "text",
    [
        "trebuchet = archers | spy = spy",
        "a 0/0/0 ASL1, b 2/0/0 | x 0/0/1 = y 1/1/1 = z 0/2/0",
        "a 0/0/0 = b 2/0/0 | x 0/0/1 ASL1, y 1/1/1",
    ],
)
def test_links_and_assault_count_whether_or_not_the_battle_is_engaged(text: str) -> None:
    """LINK-5, ASSAULT-1: one answer, as `abth battle` gives it."""
    battle = parse_battle(text, BOX)
    attackers, defenders = battle.attackers.units, battle.defenders.units
    expected = odds(attackers, defenders, RULES, BOX, True)
    fresh = Battle(RULES, LineUp(0, attackers), LineUp(1, defenders))

    assert battle_odds(battle, BOX, True) == expected
    assert battle_odds(fresh, BOX, True) == expected
    assert (fresh.attackers.links, fresh.defenders.links) == (0, 0), "it stays as it was"
    engage(fresh)
    assert (fresh.attackers.links, fresh.defenders.links) == (
        battle.attackers.links,
        battle.defenders.links,
    ), "a battle that is read has its Links in place"


def test_a_defender_without_units_has_lost() -> None:
    """Without dice and without a loss (R-30)."""
    found = odds([unit(), unit()], [], RULES, BOX, False)

    assert found.attacker_wins == 1
    assert found.attackers_lost == 0


def test_relics_looked_at_follow_from_the_units() -> None:
    """BV-3: one to five Units look at 4, 3, 2, 1 and 0 Relics."""
    looked_at = [
        odds([unit()] * n, [unit()], RULES, BOX, True).relics_looked_at for n in range(1, 6)
    ]

    assert looked_at == [4, 3, 2, 1, 0]


def test_losses_add_up() -> None:
    """The expected losses are the sum of the chances of defeat."""
    found = odds([unit(), unit()], [unit((1, 1, 1))], RULES, BOX, True)

    assert found.attackers_lost == sum(found.attackers)
    assert found.defenders_lost == found.defenders[0]


def test_expected_points_are_the_prize_and_the_fallen_by_their_chances() -> None:
    """SCORE-3, SCORE-4: an Elite Unit is worth 1 point, a Hero 3; the rest is the Relic's."""
    strong, weak = unit((2, 2, 2)), unit((0, 0, 1))
    found = odds([strong, unit((0, 1, 1))], [weak, unit((1, 0, 0))], RULES, BOX, True)
    by_hand = found.attacker_wins * 2 + found.defenders[0] + found.defenders[1] * 3
    assert found.points(2, [1, 3]) == by_hand
    assert found.points(0, [0, 0]) == 0
    with pytest.raises(ValueError, match="shorter"):
        found.points(2, [1])
