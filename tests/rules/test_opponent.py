"""Choosing the opponent: board Units, their linked neighbors, players (RULES 2.5)."""

from __future__ import annotations

import pytest

from abth.rules.events import BattleForfeited
from abth.rules.flow import offer
from abth.rules.game import Game
from abth.rules.terms import NONE
from tests.rules.asking import board, due, refused, tokens, units
from tests.scenes import BOX, act, let_it_happen, options, scene

# Right half 1 meets left half 1 between Eras I and II, then 2 meets 2.
ROW = {
    "I2": "spartan-hoplites",  # lk(1,1)
    "I3": "moche-warriors",  # lk(1,1)
    "II1": "hussite-war-wagon",  # lk(1,2)
    "II2": "knights-templar",  # lk(2,2)
    "II3": "trung-sisters",  # lk(2,-)
}


def arrived(era: str, more: str = "", **cards: str) -> Game:
    """The first player has jumped into this Era; these cards lie on the board."""
    return scene(
        f"players=3 moment=opponent era1={era} hand1=archers,spy hand2=spy,archers "
        f"hand3=spy,archers gear=I-II/1,III-IV/2,0 {board(**cards)} {more}"
    )


def company(game: Game) -> set[str]:
    """The ways to face a picked Unit."""
    return {option.removeprefix("with ") for option in options(game)}


def defenders(game: Game) -> list[str]:
    return units(game.battle.defenders.cards)


def test_after_the_jump_there_is_a_battle() -> None:
    """Board or player: the choice is free, but it must be made (CONQ-1, R-61)."""
    game = arrived("II", "era2=II discardII=joan-of-arc tokens1=chase", **ROW)

    fights = {"face II1", "face II2", "face II3", "challenge chris", "chase"}
    assert fights <= options(game)
    assert refused(game, "no-battle") == "CONQ-1"


def test_there_is_one_battle_a_turn() -> None:
    """Once chosen, the opponent stays, and no other is fought after the battle (CONQ-1)."""
    game = act(arrived("II", "era2=II", **ROW), "face II1", "with alone")
    assert refused(game, "face II2") == refused(game, "challenge chris") == "R-61"

    act(game, "deploy archers", "done", "strong S3", "risky K1")
    let_it_happen(game)

    assert game.turns == 1
    assert game.active == 1


def test_a_unit_of_the_own_era_is_picked() -> None:
    """One of the three where the Sabaton stands, Elite or Hero (CONQ-2)."""
    game = arrived("II", **{**ROW, "II3": "joan-of-arc"})

    assert {option for option in options(game) if option.startswith("face")} == {
        "face II1",
        "face II2",
        "face II3",
    }
    assert refused(game, "face I3") == "CONQ-2"
    assert refused(game, "face III1") == "CONQ-2"
    act(game, "face II3")
    assert defenders(game) == ["joan-of-arc"]


def test_a_unit_without_a_link_is_faced_alone() -> None:
    """Nobody is asked (CONQ-3)."""
    game = act(arrived("II", II1="mamluk-lancers", II2="knights-templar"), "face II1")

    assert due(game) == "attack-first"
    assert defenders(game) == ["mamluk-lancers"]


@pytest.mark.parametrize(
    ("choice", "cards"),
    [
        ("alone", ["knights-templar"]),
        ("left", ["hussite-war-wagon", "knights-templar"]),
        ("right", ["knights-templar", "trung-sisters"]),
        ("both", ["hussite-war-wagon", "knights-templar", "trung-sisters"]),
    ],
)
def test_linked_units_may_come_along(choice: str, cards: list[str]) -> None:
    """Some, all or none of them, in the order of the board (CONQ-4, CONQ-7, R-21, R-22)."""
    game = act(arrived("II", **ROW), "face II2")
    assert company(game) == {"alone", "left", "right", "both"}

    act(game, f"with {choice}")

    assert defenders(game) == cards
    assert not set(cards) & set(units(game.board))


def test_a_linked_unit_may_lie_in_the_next_era() -> None:
    """A battle with cards of two Eras, from either side of the border (CONQ-5, TV-12)."""
    game = act(arrived("II", **ROW), "face II1", "with left")
    assert defenders(game) == ["moche-warriors", "hussite-war-wagon"]

    game = act(arrived("I", **ROW), "face I3", "with right")
    assert defenders(game) == ["moche-warriors", "hussite-war-wagon"]


def test_survivors_of_two_eras_go_to_their_own_piles() -> None:
    """Each to its Era's discard pile, and each space is filled from its own deck (CONQ-5)."""
    game = act(arrived("II", **ROW), "face II1", "with left", "deploy spy", "done")
    act(game, "card vitruvian-scorpio", "strong S1", "risky K3")

    assert units(game.era_discards[1]) == ["vitruvian-scorpio", "moche-warriors"]
    assert units(game.era_discards[2]) == ["hussite-war-wagon"]
    let_it_happen(game)
    eras = [game.frame.box.units[card].era for card in game.board]
    assert eras == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]


def test_the_attacker_sets_up_the_defender_board() -> None:
    """The board's cards stand there before the Attacker deploys (CONQ-6, CONQ-7)."""
    game = act(arrived("II", **ROW), "face II3", "with left")

    assert due(game) == "attack-first"
    assert game.to_act == game.active
    assert defenders(game) == ["knights-templar", "trung-sisters"]
    assert game.battle.attackers.cards == []


def test_chosen_cards_keep_their_links() -> None:
    """Left to right as on the board, whichever was picked; the leftmost in front (CONQ-8, R-22)."""
    game = act(arrived("II", **ROW), "face II2", "with both", "deploy spy", "done")

    assert defenders(game) == ["hussite-war-wagon", "knights-templar", "trung-sisters"]
    assert game.battle.defenders.formed == 0b11
    assert game.battle.defenders.front == 0


@pytest.mark.parametrize("scope", ["direct", "run"])
def test_at_most_three_cards_start_on_the_defender_board(scope: str) -> None:
    """However long the chain, three slots are all there is (CONQ-9)."""
    game = arrived("II", f"rulings=links.chain_scope:{scope}", **ROW)
    act(game, "face II1")

    for choice in company(game):
        twin = act(game.clone(), f"with {choice}")
        assert len(twin.battle.defenders.cards) <= 3
    assert "both" in company(game)


def test_a_board_defender_decides_nothing_and_has_no_tokens() -> None:
    """Every question of the battle goes to the Attacker (CONQ-14)."""
    game = arrived("II", "tokens1=relaunch tokens2=relaunch", **{**ROW, "II3": "joan-of-arc"})
    act(game, "face II3")  # joan-of-arc: Reinforcement 1, Relaunch 1
    asked = []
    for answer in ("deploy spy", "done"):
        asked.append(int(game.to_act))
        act(game, answer)
    act(game, "card mamluk-lancers")
    asked.append(int(game.to_act))
    act(game, "assign relaunch 1", "strong S1", "risky K4")
    assert due(game) == "reroll-defender"  # by itself, the die being negative
    act(game, "risky K5")
    asked.append(int(game.to_act))

    assert due(game) == "attacker-relaunch"
    assert set(asked) == {0}
    assert tokens(game.battle.defenders.tokens) == ["-", "-"]


# Geometry of the board


def test_the_board_is_one_row() -> None:
    """Right half meets left half of the next space, over the border of Eras too (R-20)."""
    cards = {"II3": "ethiopian-chewa", "III1": "landsknechts", "III2": "winged-hussars"}
    game = act(arrived("III", **cards), "face III1")

    assert company(game) == {"alone", "left", "right", "both"}


def test_halves_of_different_types_do_not_meet() -> None:
    """Type 1 and type 2 are no shield, nor is a half without its other half (R-20)."""
    cards = {"I3": "roman-legionaries", "II1": "knights-templar", "II2": "varangian-guard"}

    game = act(arrived("II", **cards), "face II1")

    assert due(game) == "attack-first"


def test_an_empty_space_breaks_the_row() -> None:
    """Cards on both sides of it are no neighbors (R-20)."""
    game = act(arrived("II", II1="hussite-war-wagon", II3="trung-sisters"), "face II1")

    assert due(game) == "attack-first"


def at_the_ends(era: str, words: str = "", **cards: str) -> Game:
    """Spartan Hoplites at IV3, as no printed card of Era IV would meet a card of Era I there."""
    game = arrived(era, words, **cards)
    game.board[11] = BOX.units.index(next(u for u in BOX.units if u.id == "spartan-hoplites"))
    offer(game, game.moment)
    return game


def test_the_row_has_two_ends() -> None:
    """IV3 and I1 are no neighbors, unless `links.topology = ring` (R-20)."""
    ends = {"I1": "moche-warriors", "I3": "vitruvian-scorpio"}

    assert due(act(at_the_ends("I", **ends), "face I1")) == "attack-first"

    game = act(at_the_ends("I", "rulings=links.topology:ring", **ends), "face I1")
    assert company(game) == {"alone", "left"}
    act(game, "with left")
    assert defenders(game) == ["spartan-hoplites", "moche-warriors"]  # from the left neighbor on
    assert (game.board[11], game.board[0]) == (NONE, NONE)


def test_the_ring_is_closed_from_the_other_side_too() -> None:
    """Picked at IV3, the card at I1 comes along behind it (R-20)."""
    ends = {"I1": "moche-warriors", "IV1": "t-34-tanks"}
    game = at_the_ends("IV", "rulings=links.topology:ring", **ends)
    act(game, "face IV3", "with right")

    assert defenders(game) == ["spartan-hoplites", "moche-warriors"]


def test_only_direct_neighbors_come_along() -> None:
    """The chosen Unit, its left and its right neighbor (R-21, BV-47)."""
    row = {**ROW, "II3": "mamluk-lancers"}
    game = act(arrived("II", **row), "face II1")

    assert company(game) == {"alone", "left", "right", "both"}
    assert refused(game, "with two-left") == "LINK-3"


def test_by_ruling_a_whole_run_comes_along() -> None:
    """`links.chain_scope = run`: up to three linked cards with the chosen one (R-21, BV-47)."""
    row = {**ROW, "II3": "mamluk-lancers"}
    game = act(arrived("II", "rulings=links.chain_scope:run", **row), "face II1")
    assert company(game) == {"alone", "left", "right", "both", "two-left"}
    act(game, "with two-left")
    assert defenders(game) == ["spartan-hoplites", "moche-warriors", "hussite-war-wagon"]

    game = act(arrived("II", "rulings=links.chain_scope:run", **ROW), "face II1", "with two-right")
    assert defenders(game) == ["hussite-war-wagon", "knights-templar", "trung-sisters"]


# Players, and nobody


def test_a_player_in_the_same_era_may_be_challenged() -> None:
    """Board and players stand side by side; nothing is declared before (R-61)."""
    game = arrived("II", "era2=II era3=III", **ROW)

    assert "challenge chris" in options(game)
    assert refused(game, "challenge joakim") == "CHALLENGE-1"
    assert refused(game, "challenge hannes") == "CHALLENGE-1"


def test_an_opponent_needs_a_card_in_hand() -> None:
    """With an empty hand an action that brings a card comes first (R-30)."""
    game = scene(
        "players=2 moment=opponent era1=II era2=II hand1= discard1=archers deck1=spy "
        "gear=I-II/1,III-IV/2,0 tokens1=chase,tighten-up discardII=joan-of-arc"
    )
    assert options(game) == {"use A", "use B", "tighten-up"}
    for fight in ("face II1", "challenge chris", "chase"):
        assert refused(game, fight) == "R-30"

    act(game, "use B")

    assert {"face II1", "challenge chris", "chase"} <= options(game)


def test_an_attacker_without_any_card_forfeits_the_battle() -> None:
    """Nothing moves on the board; Phase 3 takes place and fills the hand (R-30)."""
    game = scene(
        "players=2 moment=prepare inserted=1 gear=I-II/1,III-IV/2,0 used=B hand1= deck1= "
        "discard1=archers*2,spy spaces=long+1,relaunch,chase hand2=spy"
    )
    before = units(game.board)
    story = game.listen()

    act(game, "jump I")
    assert BattleForfeited(0, empty_handed=True) in story
    assert due(game) == "draw-card"
    let_it_happen(game)

    assert units(game.board) == before
    assert len(game.players[0].hand) == 3
    assert (game.turns, game.active) == (1, 1)


def test_an_empty_space_cannot_be_chosen() -> None:
    """Nothing lies there (R-52)."""
    assert refused(arrived("II", II1="mamluk-lancers"), "face II2") == "R-52"


def test_in_an_era_without_anybody_there_is_no_battle() -> None:
    """It is the only way on, beside actions; the hand is filled (R-52, BV-52)."""
    game = scene(
        f"players=2 moment=prepare inserted=1 gear=I-II/1,III-IV/2,1 {board()} "
        "discard2=rest-II,rest-I hand1=archers,spy deck1=conscripts,trebuchet era2=III hand2=spy"
    )
    act(game, "jump II")
    assert options(game) == {"use C", "no-battle"}

    let_it_happen(act(game, "no-battle"))

    assert len(game.players[0].hand) == 4
    assert game.active == 1
