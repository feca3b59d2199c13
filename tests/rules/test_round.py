"""Rounds and turns (RULES 2.3)."""

from __future__ import annotations

import pytest

from abth.rules import moments
from abth.rules.events import (
    BattleForfeited,
    Event,
    LineFought,
    MatchEnded,
    SabatonJumped,
    TileInserted,
    TurnBegan,
    UnitLaidOut,
)
from abth.rules.flow import play
from abth.rules.game import Game
from abth.rules.playout import Dice, let_chance_act
from abth.rules.terms import CHANCE, OVER
from tests.rules.asking import board, dealt, due, refused, seated
from tests.scenes import act, chances, let_it_happen, options, scene


def played_out(game: Game, seed: int = 1) -> list[Event]:
    """The story of a match played to its end, everybody at random."""
    story = game.listen()
    dice = Dice(seed)
    while game.to_act != OVER:
        if game.to_act == CHANCE:
            let_chance_act(game, dice)
        else:
            play(game, dice.choose(game.options))
    return story


def last_battle(turns: int, rulings: str = "") -> Game:
    """The end of a turn of two players, its battle still to be fought out."""
    return scene(
        f"players=2 turns={turns} moment=dice attackers=archers defenders=mauryan-war-elephants "
        f"fought=yes hand1=spy hand2=spy {rulings}"
    )


def finished(game: Game) -> Game:
    """The turn fought out, the Attacker losing, and Phase 3 done."""
    return let_it_happen(act(game, "strong S3", "risky K1"))


def test_any_player_may_begin() -> None:
    """Chance gives the Headquarters to one of the seats, each as likely (ROUND-1, R-18)."""
    game = seated(3)
    assert chances(game) == {"start 1": 1, "start 2": 1, "start 3": 1}

    act(game, "start 2")

    assert game.start == game.active == 1


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_host_may_name_who_begins(seat: int) -> None:
    """With `start_player = seat` that player begins, and nothing is drawn (ROUND-1, R-18)."""
    game = dealt(3, start_player=str(seat))

    assert game.start == game.active == seat
    let_it_happen(game)
    assert game.to_act == seat


@pytest.mark.parametrize(("rounds", "players"), [(6, 2), (6, 5), (8, 3), (8, 5)])
def test_a_match_lasts_its_rounds(rounds: int, players: int) -> None:
    """6 Rounds, or 8 in a Long Campaign, one turn each (ROUND-2, ROUND-3, ROUND-4, BV-31)."""
    story = played_out(dealt(players, game__rounds=rounds, start_player="1"))

    turns = [event for event in story if isinstance(event, TurnBegan)]
    order = [(event.seat, event.round) for event in turns]
    clockwise = [(1 + seat) % players for seat in range(players)]
    expected = [(seat, number) for number in range(1, rounds + 1) for seat in clockwise]
    # The first turn had begun before we listened.
    assert order == expected[1:]
    assert isinstance(story[-1], MatchEnded)


def test_the_standard_length_is_six_rounds() -> None:
    """Nothing agreed means 6 Rounds; after the twelfth turn of two it is over (ROUND-2)."""
    assert not finished(last_battle(10)).is_over
    assert finished(last_battle(11)).is_over


def test_the_long_campaign_is_agreed_before_play() -> None:
    """With 8 Rounds the twelfth turn of two is not the last, the sixteenth is (ROUND-3)."""
    assert not finished(last_battle(11, "rulings=game.rounds:8")).is_over
    assert finished(last_battle(15, "rulings=game.rounds:8")).is_over


def test_a_turn_is_three_phases_in_order() -> None:
    """Travel, battle, restoration, and none is left out (ROUND-5)."""
    story = played_out(dealt(2, seed=4), seed=4)

    turn: list[int] = []
    seen = 0
    for event in story:
        if isinstance(event, TileInserted):
            turn.append(1)
        elif isinstance(event, SabatonJumped):
            turn.append(2)
        elif isinstance(event, LineFought | BattleForfeited):
            turn.append(3)
        elif isinstance(event, UnitLaidOut):
            turn.append(4)
        elif isinstance(event, TurnBegan | MatchEnded):
            assert turn == sorted(turn)
            assert {1, 2} <= set(turn)
            seen += 1
            turn = []
    assert seen == 12


def test_nobody_skips_a_phase() -> None:
    """No jump before a tile, no opponent before the jump, no end before a battle (ROUND-5)."""
    begun = scene("players=2 moment=first-tile tokens1=tighten-up")
    assert refused(begun, "jump II") == "TRAVEL-2"
    travelling = scene("players=2 moment=prepare inserted=1 hand1=spy")
    assert refused(travelling, "face I1") == "R-61"
    arrived = scene("players=2 moment=opponent era1=I hand1=spy,archers")
    assert refused(arrived, "no-battle") == "CONQ-1"


@pytest.mark.parametrize(("turns", "number"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (11, 6)])
def test_the_marker_moves_once_a_round(turns: int, number: int) -> None:
    """It shows the Round in progress (ROUND-6)."""
    assert scene(f"players=2 turns={turns}").round == number


def test_the_marker_stays_on_the_track_when_all_is_over() -> None:
    """The match ends by Rounds played, and the marker shows the last one (ROUND-6, ROUND-8)."""
    game = finished(last_battle(11))

    assert game.turns == 12
    assert game.round == 6


@pytest.mark.parametrize(("turns", "following"), [(0, 1), (1, 2), (2, 0), (3, 1)])
def test_the_turn_passes_to_the_left(turns: int, following: int) -> None:
    """After Phase 3 the left-hand neighbor is next (ROUND-7)."""
    game = scene(
        f"players=3 turns={turns} moment=dice attackers=archers fought=yes "
        "defenders=mauryan-war-elephants hand1=spy hand2=spy hand3=spy"
    )

    finished(game)

    assert game.active == game.to_act == following
    assert game.turns == turns + 1


def test_the_last_turn_is_played_to_its_end() -> None:
    """Phase 3 of the last turn still fills the board; then scoring follows (ROUND-8)."""
    game = last_battle(11)
    game.board[4] = -1
    story = game.listen()

    finished(game)

    assert game.is_over
    assert game.board[4] >= 0
    assert len(game.players[1].hand) == 4
    assert isinstance(story[-1], MatchEnded)
    assert options(game) == set()


def test_nobody_acts_when_all_is_over() -> None:
    """Whatever is tried then is refused (ROUND-8)."""
    game = finished(last_battle(11))

    assert due(game) == "match-over"
    assert refused(game, "insert") == refused(game, "tile I-II/1") == "ROUND-8"


def test_the_headquarters_never_move() -> None:
    """The start player begins every Round (ROUND-9, R-18)."""
    game = dealt(3, seed=2, start_player="2")
    dice = Dice(2)
    starters = []
    while game.to_act != OVER:
        if game.to_act == CHANCE:
            if game.moment == moments.DRAW_TILE and game.tiles_inserted == 0:
                starters.append((int(game.turns) % 3, int(game.active)))
            let_chance_act(game, dice)
        else:
            play(game, dice.choose(game.options))
        assert game.start == 2

    assert {seat for place, seat in starters if place == 0} == {2}
    assert {seat for place, seat in starters if place == 1} == {0}


def test_a_turn_without_a_battle_is_a_turn_all_the_same() -> None:
    """An Era with nobody in it: no battle, but Phase 3, and the turn passes (ROUND-4, ROUND-5)."""
    era = "discard2=rest-II"
    game = scene(
        f"players=2 moment=opponent era1=II hand1=spy,archers {board()} {era} "
        "gear=I-II/1,I-III/2,1 deck1="
    )
    assert options(game) == {"no-battle", "use C"}

    let_it_happen(act(game, "no-battle"))

    assert game.turns == 1
    assert game.active == 1
