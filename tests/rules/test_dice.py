"""The combat dice (RULES 2.11)."""

from __future__ import annotations

import pytest

from abth.rules.events import DieRolled, LineFought
from abth.rules.game import Game
from abth.rules.terms import ATTACKER, DEFENDER, NONE
from tests.rules.asking import board, due, refused
from tests.scenes import BOX, act, chances, let_it_happen, scene

UNITS = ["archers", "trebuchet", "archers", "trebuchet", "spy"]


def rolling(attackers: int, defenders: str = "mamluk-lancers", more: str = "deck1=") -> Game:
    """So many Units attack, and the dice are about to be rolled."""
    cards = ",".join(UNITS[:attackers])
    return scene(
        f"players=2 moment=dice fought=yes {board()} era1=II attackers={cards} "
        f"defenders={defenders} {more}"
    )


def rolled(game: Game) -> dict[int, bool]:
    """Which side got the Strong die, by what the story tells."""
    story = game.listen()
    act(game, "strong S1", "risky K5")
    return {event.side: event.strong for event in story if isinstance(event, DieRolled)}


@pytest.mark.parametrize("attackers", [1, 2, 3])
def test_three_units_or_fewer_get_the_strong_die(attackers: int) -> None:
    """The Defender gets the Risky one (DICE-1, DICE-2, BV-2)."""
    assert rolled(rolling(attackers)) == {ATTACKER: True, DEFENDER: False}


@pytest.mark.parametrize("attackers", [4, 5])
def test_more_than_three_units_get_the_risky_die(attackers: int) -> None:
    """The Defender gets the Strong one (DICE-1, DICE-3, BV-2)."""
    assert rolled(rolling(attackers)) == {ATTACKER: False, DEFENDER: True}


def test_reinforcements_count_for_the_dice() -> None:
    """Three deployed and one arrived are four (DICE-1, DICE-3)."""
    game = scene(
        f"players=2 moment=reinforce {board()} era1=II attackers=conscripts,archers,archers "
        "deck1=spy defenders=mamluk-lancers"
    )

    act(game, "card spy")

    assert rolled(game) == {ATTACKER: False, DEFENDER: True}


@pytest.mark.parametrize(
    "defenders",
    ["mamluk-lancers", "mamluk-lancers,greek-fire-dromon,viking-raiders,varangian-guard"],
)
@pytest.mark.parametrize(("attackers", "strong"), [(3, True), (4, False)])
def test_the_number_of_defenders_never_matters(
    defenders: str, attackers: int, strong: bool
) -> None:
    """One or four of them, the dice are the same (DICE-4)."""
    assert rolled(rolling(attackers, defenders))[ATTACKER] is strong


def test_both_dice_are_rolled_for_both_sides() -> None:
    """The Attacker rolls the two; nobody decides anything about it (DICE-5)."""
    game = rolling(1, more="defender=2 deck1=")
    story = game.listen()
    assert due(game) == "roll-strong"
    assert refused(game, "reroll") == "D-1"

    act(game, "strong S2")
    assert due(game) == "roll-risky"
    act(game, "risky K5")

    faces = [(event.side, event.face) for event in story if isinstance(event, DieRolled)]
    assert faces == [(ATTACKER, 1), (DEFENDER, 4)]


def test_the_dice_hold_for_all_three_lines() -> None:
    """One roll a battle: K1 adds one in each Line, S4 two in Close (DICE-6)."""
    game = rolling(3, "mauryan-war-elephants")  # archers, trebuchet, archers
    story = game.listen()

    act(game, "strong S4", "risky K1")

    lines = [(event.attacker, event.defender) for event in story if isinstance(event, LineFought)]
    assert lines == [(1, 1), (2, 1), (2, 5)]
    assert sum(isinstance(event, DieRolled) for event in story) == 2


def test_the_faces_of_the_strong_die() -> None:
    """Six faces, bonuses only (DICE-7)."""
    faces = {face.id: (face.copies, face.long, face.medium, face.close) for face in BOX.strong}

    assert faces == {
        "S1": (2, 1, 0, 0),
        "S2": (2, 0, 1, 0),
        "S3": (1, 0, 0, 1),
        "S4": (1, 0, 0, 2),
    }
    assert chances(rolling(1)) == {"strong S1": 2, "strong S2": 2, "strong S3": 1, "strong S4": 1}
    assert not any(face.is_negative for face in BOX.strong)


def test_the_faces_of_the_risky_die() -> None:
    """Six faces, three of them with a penalty (DICE-8)."""
    faces = {face.id: (face.copies, face.long, face.medium, face.close) for face in BOX.risky}

    assert faces == {
        "K1": (1, 1, 1, 1),
        "K2": (1, -1, -1, -1),
        "K3": (1, 0, 0, 3),
        "K4": (1, -1, 0, 0),
        "K5": (1, 0, 2, 0),
        "K6": (1, 0, -1, 0),
    }
    game = act(rolling(1), "strong S1")
    assert chances(game) == {f"risky K{number}": 1 for number in range(1, 7)}
    assert {face.id for face in BOX.risky if face.is_negative} == {"K2", "K4", "K6"}


def test_each_die_counts_for_the_side_that_got_it() -> None:
    """The Risky face is the Attacker's with four Units, not with three (DICE-2, DICE-3)."""
    totals = []
    for attackers in (3, 4):
        game = rolling(attackers, "mauryan-war-elephants")
        story = game.listen()
        act(game, "strong S1", "risky K3")
        first = next(event for event in story if isinstance(event, LineFought))
        totals.append((first.attacker, first.defender))

    assert totals == [(1 + 1, 0), (2, 0 + 1)]


def test_the_dice_return_to_the_supply() -> None:
    """After the battle nothing lies rolled any more (DICE-9)."""
    game = rolling(1, more="deck1=spy hand1=archers")

    let_it_happen(act(game, "strong S3", "risky K1"))

    assert game.turns == 1
    assert game.strong_face == game.risky_face == NONE
