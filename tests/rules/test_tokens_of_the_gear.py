"""Taking a Warfare token from the gear, and refilling its space (RULES 2.4, 1.b)."""

from __future__ import annotations

import pytest

from abth.rules.events import PileRenewed
from abth.rules.game import Game
from abth.rules.terms import NONE
from tests.rules.asking import due, refused, tokens
from tests.scenes import act, chances, let_it_happen, options, scene

SPACES = "spaces=long+1,relaunch,diversion"


def prepared(tile: str = "I-II/1", more: str = "") -> Game:
    """One tile inserted, this tile Active."""
    return scene(
        f"players=2 moment=prepare inserted=1 gear={tile},III-IV/1,0 {SPACES} "
        f"hand1=spy,archers {more}"
    )


@pytest.mark.parametrize(
    ("tile", "token", "space"),
    [("I-II/1", "long+1", 0), ("I-II/2", "relaunch", 1), ("I-III/3", "diversion", 2)],
)
def test_the_active_tile_shows_the_token_to_take(tile: str, token: str, space: int) -> None:
    """The tile's pointer names one of the three spaces (TRAVEL-10, R-5)."""
    game = act(prepared(tile), "take")

    assert tokens(game.players[0].tokens) == [token]
    assert game.token_spaces[space] == NONE
    assert tokens(game.token_spaces).count("-") == 1


@pytest.mark.parametrize(
    ("wheel", "token"), [(0, "long+1"), (1, "relaunch"), (2, "diversion"), (3, "long+1")]
)
def test_by_ruling_the_wheel_shows_the_token(wheel: int, token: str) -> None:
    """`gear.token_pointer = wheel`: positions 0 to 3 point at spaces 1, 2, 3, 1 (R-5)."""
    game = scene(
        f"players=2 moment=prepare inserted=1 gear=I-II/2,III-IV/1,{wheel} {SPACES} hand1=spy "
        "rulings=gear.token_pointer:wheel"
    )

    act(game, "take")

    assert tokens(game.players[0].tokens) == [token]


def test_a_token_can_be_used_in_the_same_turn() -> None:
    """Taken before the jump, laid on a Unit in the battle that follows (TRAVEL-11)."""
    game = prepared(more="deck1=")

    act(game, "take", "jump I", "face I3", "deploy archers", "done")
    assert options(game) == {"assign long+1 1", "done"}
    act(game, "assign long+1 1")

    assert game.players[0].tokens == []


def test_a_token_goes_to_the_personal_area() -> None:
    """It is held there for all to see, and nobody else's (TRAVEL-11)."""
    game = act(prepared(more="tokens1=chase tokens2=close+1"), "take")

    assert tokens(game.players[0].tokens) == ["long+1", "chase"]
    assert tokens(game.players[1].tokens) == ["close+1"]


def test_taking_the_token_is_optional() -> None:
    """Whoever jumps without it has declined (R-7, R-59)."""
    game = prepared()
    assert {"take", "jump I", "jump II"} <= options(game)

    act(game, "jump I")

    assert game.players[0].tokens == []
    assert tokens(game.token_spaces) == ["long+1", "relaunch", "diversion"]


def test_no_token_after_the_jump() -> None:
    """The jump is the last moment for it (R-59)."""
    game = act(prepared(), "jump I")

    assert refused(game, "take") == "R-59"


@pytest.mark.parametrize("order", [("take", "use A"), ("use A", "take")])
def test_token_and_actions_come_in_any_order(order: tuple[str, str]) -> None:
    """Tighten up! fits in between as well (R-59)."""
    game = prepared(more="tokens1=tighten-up deck1=trebuchet*2,conscripts*2,archers")

    let_it_happen(act(game, order[0]))
    let_it_happen(act(game, "tighten-up"))
    let_it_happen(act(game, order[1]))

    assert due(game) == "prepare"
    assert tokens(game.players[0].tokens) == ["long+1"]
    assert len(game.players[0].hand) == 6


def test_one_token_a_turn() -> None:
    """For the final Active tile, not for every tile (R-8)."""
    game = act(prepared(), "take")

    assert "take" not in options(game)
    assert refused(game, "take") == "R-8"


def test_the_next_player_may_take_a_token_again() -> None:
    """Once a turn, not once a Round (R-8)."""
    game = scene(
        "players=2 moment=dice fought=yes taken=yes attackers=archers gear=I-II/1,III-IV/1,0 "
        f"defenders=mauryan-war-elephants {SPACES} hand1=spy hand2=spy"
    )

    let_it_happen(act(game, "strong S3", "risky K1"))

    assert game.to_act == 1
    assert "take" in options(game)


def test_nobody_holds_four_tokens() -> None:
    """With three held, one of them goes for the new one (TRAVEL-12, R-7, BV-20)."""
    game = prepared(more="tokens1=close+1,close+2,chase")

    act(game, "take")
    assert due(game) == "drop-token"
    assert options(game) == {"drop close+1", "drop close+2", "drop chase"}
    assert refused(game, "drop long+1") == "R-7"
    act(game, "drop close+1")

    assert tokens(game.players[0].tokens) == ["long+1", "close+2", "chase"]
    assert tokens(game.token_discard) == ["close+1"]
    assert due(game) == "prepare"


def test_with_two_tokens_held_none_is_given_up() -> None:
    """The third token is simply taken (TRAVEL-12)."""
    game = act(prepared(more="tokens1=close+1,close+2"), "take")

    assert len(game.players[0].tokens) == 3
    assert game.token_discard == []


def test_by_ruling_three_tokens_leave_no_choice() -> None:
    """`tokens.at_limit = decline_only`: the fourth cannot be taken (R-7)."""
    ruling = "rulings=tokens.at_limit:decline_only"
    game = prepared(more=f"tokens1=close+1,close+2,chase {ruling}")

    assert "take" not in options(game)
    assert refused(game, "take") == "TRAVEL-12"
    assert "take" in options(prepared(more=f"tokens1=close+1,close+2 {ruling}"))


def test_room_is_made_by_playing_tighten_up() -> None:
    """Then nothing is given up for the new token (R-7)."""
    game = prepared(more="tokens1=close+1,tighten-up,chase")

    let_it_happen(act(game, "tighten-up"))
    act(game, "take")

    assert tokens(game.players[0].tokens) == ["long+1", "close+1", "chase"]
    assert tokens(game.token_discard) == ["tighten-up"]


def test_the_empty_space_waits_for_phase_three() -> None:
    """All turn long it stays empty; then a token of the pile lies there (R-9)."""
    game = act(prepared(more="deck1=trebuchet*2"), "take", "jump I", "face I3")
    act(game, "deploy archers", "done", "done", "strong S3", "risky K1")
    assert tokens(game.token_spaces) == ["-", "relaunch", "diversion"]
    assert due(game) == "lay-unit"

    act(game, "card nubian-archers")
    assert due(game) == "lay-token"
    assert sum(chances(game).values()) == 17
    act(game, "token medium+2")

    assert tokens(game.token_spaces) == ["medium+2", "relaunch", "diversion"]


def test_an_empty_space_offers_no_token() -> None:
    """Where nothing was left to draw, there is nothing to take (R-9)."""
    game = scene(
        "players=2 moment=prepare inserted=1 gear=I-II/1,III-IV/1,0 spaces=-,relaunch,diversion "
        "hand1=spy"
    )

    assert "take" not in options(game)
    assert refused(game, "take") == "R-9"


def test_an_empty_token_pile_is_made_of_the_discards() -> None:
    """Mixed when a token has to be laid and none is left (TOKEN-9)."""
    game = scene("players=2 moment=refill-tokens spaces=-,relaunch,diversion tokendiscard=rest")
    assert due(game) == "lay-token"
    assert sum(chances(game).values()) == 18

    assert game.token_discard == []


def test_the_token_pile_is_left_alone_while_it_lasts() -> None:
    """Discards stay discards as long as there is a token to draw (TOKEN-9)."""
    game = scene("players=2 moment=restore spaces=-,relaunch,diversion tokendiscard=chase")
    story = game.listen()

    assert "token chase" not in chances(game)
    act(game, "token relaunch")
    assert tokens(game.token_discard) == ["chase"]
    assert PileRenewed("tokens", 0) not in story
