"""Relaunch: re-rolling the own die (RULES 2.14, R-33, D-18, D-19)."""

from __future__ import annotations

import pytest

from abth.rules.events import DieKept, DieRolled, LineFought
from abth.rules.game import Game
from abth.rules.terms import ATTACKER, DEFENDER
from tests.rules.asking import due, refused
from tests.scenes import act, chances, options, scene

# toltec-warriors and balearic-slingers have one Relaunch icon each.
DUEL = "players=2 moment=engage defender=2 attackers={} defenders={} hand1={} hand2={}"
STRONG = {"strong S1": 2, "strong S2": 2, "strong S3": 1, "strong S4": 1}
RISKY = {f"risky K{number}": 1 for number in range(1, 7)}


def duel(attackers: str, defenders: str) -> Game:
    """Two players at the Battlefront, the Strong die about to be rolled."""
    return scene(DUEL.format(attackers, defenders, "spy", "spy"))


def test_a_side_may_reroll_as_often_as_it_has_relaunch_icons() -> None:
    """Two icons on two cards: asked twice, then no more (ABIL-13)."""
    game = duel("toltec-warriors,balearic-slingers", "archers")
    act(game, "strong S1", "risky K1")

    assert options(game) == {"reroll", "keep"}
    act(game, "reroll", "strong S2")
    assert options(game) == {"reroll", "keep"}
    act(game, "reroll", "strong S3")
    assert due(game) == "look-prowess"  # fought with what lies there


def test_a_relaunch_token_gives_a_reroll() -> None:
    """Icons on cards and tokens count (ABIL-13, ABIL-2)."""
    game = scene(
        "players=2 moment=engage tokens1=relaunch attackers=toltec-warriors "
        "defenders=moche-warriors"
    )
    act(game, "assign relaunch 1", "strong S1", "risky K1")

    act(game, "reroll", "strong S1", "reroll", "strong S1")
    assert due(game) == "find-relic"


def test_without_an_icon_nobody_is_asked() -> None:
    """The Lines follow the roll at once (ABIL-13, D-18, D-19)."""
    game = duel("trebuchet", "archers")
    story = game.listen()
    act(game, "strong S1", "risky K2")

    assert isinstance(story[2], LineFought)


def test_a_side_rerolls_its_own_die() -> None:
    """Up to three Units the Attacker's is the Strong die, with four the Risky one (ABIL-13)."""
    few = act(duel("toltec-warriors", "archers"), "strong S1", "risky K1", "reroll")
    many = act(
        duel("toltec-warriors,archers,archers,trebuchet", "archers"),
        "strong S1", "risky K1", "reroll",
    )  # fmt: skip

    assert chances(few) == STRONG
    assert chances(many) == RISKY


def test_the_defender_rerolls_the_die_the_attacker_has_not() -> None:
    """One Attacker: the challenged player holds the Risky die (ABIL-13)."""
    game = act(duel("trebuchet", "toltec-warriors"), "strong S1", "risky K2", "reroll")

    assert chances(game) == RISKY


def test_the_defender_rerolls_before_the_attacker() -> None:
    """All of the Defender's re-rolls come first (ABIL-14, R-33, D-18, D-19)."""
    game = duel("toltec-warriors", "balearic-slingers,joan-of-arc")
    act(game, "strong S1", "risky K2")

    assert (due(game), game.to_act) == ("defender-relaunch", 1)
    act(game, "reroll", "risky K4")
    assert (due(game), game.to_act) == ("defender-relaunch", 1)
    act(game, "reroll", "risky K6")
    assert (due(game), game.to_act) == ("attacker-relaunch", 0)


def test_keeping_is_final() -> None:
    """The Defender keeps, the Attacker re-rolls, and nobody asks again (R-33, BV-48)."""
    game = duel("toltec-warriors", "balearic-slingers")
    act(game, "strong S1", "risky K2", "keep", "reroll", "strong S4")

    assert due(game) == "look-prowess"


@pytest.mark.parametrize(
    ("attackers", "defenders"),
    [("toltec-warriors,balearic-slingers", "archers"), ("archers", "toltec-warriors,joan-of-arc")],
)
def test_keeping_gives_up_all_icons_left(attackers: str, defenders: str) -> None:
    """Two icons on either side, kept at once: no second question (R-33, D-18, D-19)."""
    game = duel(attackers, defenders)
    act(game, "strong S1", "risky K1")
    assert options(game) == {"reroll", "keep"}

    act(game, "keep")
    assert due(game) == "look-prowess"


def test_a_reroll_replaces_the_result_even_by_a_worse_one() -> None:
    """The last throw counts, in all three Lines (R-33)."""
    game = duel("toltec-warriors", "shield-bearers")
    story = game.listen()
    act(game, "strong S4", "risky K5", "reroll", "strong S2")

    totals = [(e.attacker, e.defender) for e in story if isinstance(e, LineFought)]
    assert totals == [(1, 0), (3, 2)]


def test_rerolls_are_over_before_the_long_range_line() -> None:
    """Rolled, re-rolled, then fought without another question (R-33)."""
    game = duel("toltec-warriors", "balearic-slingers")
    story = game.listen()
    act(game, "strong S1", "risky K2", "reroll", "risky K3", "keep")

    kinds = [type(event) for event in story]
    fought = kinds.index(LineFought)
    assert kinds[:fought] == [DieRolled, DieRolled, DieRolled, DieKept]
    assert DieRolled not in kinds[fought:]
    assert story[2:4] == [DieRolled(DEFENDER, False, 2, (1, 1, 4)), DieKept(ATTACKER)]


@pytest.mark.parametrize("face", ["K2", "K4", "K6"])
def test_a_board_defender_rerolls_a_negative_face(face: str) -> None:
    """The Attacker does it for the board: nobody decides (ABIL-15, R-33, D-18)."""
    game = scene("players=2 moment=engage attackers=trebuchet defenders=toltec-warriors")
    act(game, "strong S1", f"risky {face}")

    assert due(game) == "reroll-defender"
    assert chances(game) == RISKY


@pytest.mark.parametrize("face", ["K1", "K3", "K5"])
def test_a_board_defender_keeps_a_face_without_a_penalty(face: str) -> None:
    """No re-roll of a face that is not negative (ABIL-15, R-33, BV-28)."""
    game = scene("players=2 moment=engage attackers=trebuchet defenders=toltec-warriors")
    story = game.listen()
    act(game, "strong S1", f"risky {face}")

    assert sum(isinstance(event, DieRolled) for event in story) == 2
    assert any(isinstance(event, LineFought) for event in story)


def test_a_board_defender_stays_with_its_last_throw() -> None:
    """One icon, K4, then K2: it stays (ABIL-15, BV-27)."""
    game = scene("players=2 moment=engage attackers=trebuchet defenders=toltec-warriors")
    story = game.listen()
    act(game, "strong S1", "risky K4", "risky K2")

    assert LineFought(0, 2, 0) in story  # 1 of the card, -1 of K2


def test_a_board_defender_rerolls_while_icons_and_penalties_last() -> None:
    """Two icons: K2, K6, then whatever comes (ABIL-15, R-33)."""
    game = scene(
        "players=2 moment=engage attackers=trebuchet defenders=toltec-warriors,balearic-slingers"
    )
    act(game, "strong S1", "risky K2", "risky K6")
    assert due(game) == "reroll-defender"

    story = game.listen()
    act(game, "risky K3")
    assert isinstance(story[1], LineFought)


def test_a_board_defender_with_the_strong_die_never_rerolls() -> None:
    """Four Attackers: the board holds the Strong die, which has no penalty (ABIL-15, BV-29)."""
    game = scene(
        "players=2 moment=engage attackers=trebuchet,archers,archers,spy "
        "defenders=toltec-warriors,balearic-slingers"
    )
    story = game.listen()
    act(game, "strong S1", "risky K2")

    assert sum(isinstance(event, DieRolled) for event in story) == 2
    assert any(isinstance(event, LineFought) for event in story)


def test_the_board_rerolls_before_the_attacker_decides() -> None:
    """Defender first, in a battle against the board too (R-33)."""
    game = scene("players=2 moment=engage attackers=balearic-slingers defenders=toltec-warriors")
    act(game, "strong S1", "risky K2")
    assert due(game) == "reroll-defender"

    act(game, "risky K2")
    assert (due(game), game.to_act) == ("attacker-relaunch", 0)
    assert options(game) == {"reroll", "keep"}


def test_the_dice_are_not_touched_after_the_battle() -> None:
    """Neither a re-roll nor keeping makes sense without Relaunch (ABIL-13)."""
    game = act(duel("trebuchet", "archers"), "strong S1", "risky K2", "look 5", "look 1")

    assert refused(game, "reroll") == "ABIL-13"
    assert refused(game, "keep") == "ABIL-13"
