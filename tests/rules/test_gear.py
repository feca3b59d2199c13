"""The Gears of History: tiles, the wheel, the token it shows (RULES 2.4, 1.a and 1.b)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from abth import content
from abth.content import load_box
from abth.content.fields import BadContent
from abth.rules.events import PileRenewed
from tests.rules.asking import board, dealt, due, refused, seated, tiles, tokens, units
from tests.scenes import BOX, act, chances, let_it_happen, options, scene

GEAR = "gear=I-II/1,III-IV/2,0"
BEGUN = f"players=2 {GEAR} hand1=archers,spy spaces=long+1,relaunch,chase"


def test_a_turn_begins_with_twelve_units_face_up() -> None:
    """Three Units in each Era lie there when a tile is due (TRAVEL-1)."""
    game = dealt(3)
    assert due(game) == "draw-tile"

    eras = Counter(int(BOX.units[card].era) for card in game.board)
    assert eras == {1: 3, 2: 3, 3: 3, 4: 3}


def test_the_next_turn_begins_with_twelve_units_too() -> None:
    """What a battle has taken off the board is there again for the next player (TRAVEL-1)."""
    game = scene("players=2 moment=opponent era1=I hand1=archers,spy")
    act(game, "face I3", "deploy archers", "done")
    assert units(game.board).count("-") == 1

    let_it_happen(act(game, "strong S3", "risky K1"))

    assert game.turns == 1
    assert "-" not in units(game.board)


def test_at_least_one_tile_is_inserted() -> None:
    """With nothing else to do the first tile comes by itself, else it must come (TRAVEL-2)."""
    assert due(scene(BEGUN)) == "draw-tile"

    game = scene(f"{BEGUN} tokens1=tighten-up")
    assert options(game) == {"insert", "tighten-up"}
    assert refused(game, "jump I") == "TRAVEL-2"
    assert refused(game, "use A") == "TRAVEL-22"
    let_it_happen(act(game, "tighten-up"))
    assert game.tiles_inserted == 1


def test_three_tiles_are_the_most() -> None:
    """A third tile is offered, a fourth refused (TRAVEL-3)."""
    game = act(scene(BEGUN), "tile II-III/1")
    for number, tile in ((1, "I-IV/1"), (2, "I-III/2")):
        assert game.tiles_inserted == number
        assert "insert" in options(game)
        act(game, "insert", f"tile {tile}")

    assert game.tiles_inserted == 3
    assert "insert" not in options(game)
    assert refused(game, "insert") == "TRAVEL-3"


def test_a_drawn_tile_is_inserted_at_once() -> None:
    """Tiles come one at a time, and each is in the gear before anything is decided (TRAVEL-4)."""
    game = scene(BEGUN)
    assert len(chances(game)) == 10
    assert options(game) == set()

    act(game, "tile II-III/1")

    assert tiles([game.pending_tile]) == ["II-III/1"]
    assert "II-III/1" not in tiles(game.tile_pile)
    assert game.to_act == 0
    assert {"insert", "jump III", "jump IV"} <= options(game)


def test_exactly_two_tiles_are_in_the_gear() -> None:
    """Tile by tile: ten elsewhere, one Active, one Pending (TRAVEL-5)."""
    game = scene(BEGUN)
    for tile in ("II-III/1", "I-IV/1", "I-III/2"):
        if due(game) != "draw-tile":
            act(game, "insert")
        act(game, f"tile {tile}")
        gear = {int(game.active_tile), int(game.pending_tile)}
        assert len(gear) == 2
        assert not gear & {int(other) for other in game.tile_pile + game.tile_discard}
        assert len(game.tile_pile + game.tile_discard) == 10


def test_a_tile_pushes_the_others_on() -> None:
    """New to Pending, Pending to Active, Active out (TRAVEL-6, TRAVEL-7, R-1)."""
    game = act(scene(BEGUN), "tile II-III/1")

    assert tiles([game.active_tile, game.pending_tile]) == ["III-IV/2", "II-III/1"]
    assert tiles(game.tile_discard) == ["I-II/1"]


def test_by_ruling_a_tile_goes_straight_to_active() -> None:
    """`gear.queue = direct_to_active`: the Pending tile stays (R-1)."""
    game = act(scene(f"{BEGUN} rulings=gear.queue:direct_to_active"), "tile II-III/1")

    assert tiles([game.active_tile, game.pending_tile]) == ["II-III/1", "III-IV/2"]
    assert tiles(game.tile_discard) == ["I-II/1"]
    assert {"jump II", "jump III"} <= options(game)


@pytest.mark.parametrize(("step", "wheels"), [(1, [1, 2, 3]), (2, [2, 0, 2]), (3, [3, 2, 1])])
def test_every_tile_turns_the_wheel(step: int, wheels: list[int]) -> None:
    """By one sector each, or by `gear.step`, always the same way (TRAVEL-8, R-2)."""
    game = scene(f"{BEGUN} rulings=gear.step:{step}")
    seen = []
    for tile in ("II-III/1", "I-IV/1", "I-III/2"):
        if due(game) != "draw-tile":
            act(game, "insert")
        act(game, f"tile {tile}")
        seen.append(int(game.wheel))

    assert seen == wheels


@pytest.mark.parametrize(("step", "wheel"), [(1, 2), (2, 0), (3, 2)])
def test_the_tiles_of_the_set_up_turn_the_wheel_too(step: int, wheel: int) -> None:
    """Two tiles, two steps, from the position chance or the host has given (R-2, R-4)."""
    game = seated(2, gear__start="0", gear__step=step, start_player="0")

    act(game, "tile I-IV/1", "tile II-III/3")

    assert game.wheel == wheel


def test_the_wheel_starts_anywhere() -> None:
    """Each of the four positions is as likely, and then turned by two tiles (R-4)."""
    game = act(seated(2), "start 1")
    assert chances(game) == {f"wheel {position}": 1 for position in range(4)}

    act(game, "wheel 3", "tile I-IV/1", "tile II-III/3")

    assert game.wheel == 1


@pytest.mark.parametrize("position", range(4))
def test_the_host_may_set_the_wheel(position: int) -> None:
    """`gear.start` names the position before the tiles of the set-up (R-4)."""
    game = seated(2, gear__start=str(position), start_player="0")

    assert game.wheel == position
    assert due(game) == "deal-tile"


def test_the_state_after_the_last_tile_counts() -> None:
    """Eras, token and actions are those of the last position, not of an earlier (TRAVEL-9)."""
    game = act(scene(f"{BEGUN} discard1=trebuchet"), "tile II-III/1")  # wheel 1: Retrieve, Dismiss
    assert options(game) == {"insert", "take", "use B", "use C", "jump III", "jump IV"}

    act(game, "insert", "tile I-IV/1")  # wheel 2: Dismiss, Regroup; Active II-III/1

    assert options(game) == {"insert", "take", "use C", "use D", "jump II", "jump III"}
    assert refused(game, "jump IV") == "TRAVEL-23"
    assert refused(game, "use B") == "TRAVEL-13"
    act(game, "take")
    assert tokens(game.players[0].tokens) == ["long+1"]


# The composition of the tiles


def test_six_pairs_of_eras_twice_each() -> None:
    """Every pair of different Eras on two tiles, whose pointers differ (R-6)."""
    pairs = Counter((int(tile.low), int(tile.high)) for tile in BOX.tiles)
    assert pairs == {(low, high): 2 for low in range(1, 5) for high in range(low + 1, 5)}

    assert Counter(int(tile.pointer) for tile in BOX.tiles) == {1: 4, 2: 4, 3: 4}
    assert len({(tile.low, tile.high, tile.pointer) for tile in BOX.tiles}) == 12


def test_a_tile_with_two_equal_eras_is_no_tile(tmp_path: Path) -> None:
    """The loader refuses it: it could leave a Sabaton nowhere to go (R-6, TRAVEL-29)."""
    for file in Path(content.__file__).parent.glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        if file.name == "tiles.toml":
            text += "\n[[tile]]\neras = [2, 2]\npointer = 1\n"
        (tmp_path / file.name).write_text(text, encoding="utf-8")

    with pytest.raises(BadContent, match="cli-content-tile"):
        load_box(tmp_path)


# When the pile is empty


def test_an_empty_tile_pile_is_made_of_the_discards() -> None:
    """All but the two tiles in the gear, when a tile has to be drawn (R-12, BV-30)."""
    gear = ("I-II/1", "III-IV/2")
    others = [name for name in tiles(range(12)) if name not in gear]
    game = scene(
        f"players=2 {GEAR} tilediscard={','.join(others)} tokens1=tighten-up hand1=spy "
        "moment=first-tile"
    )
    assert game.tile_pile == []
    story = game.listen()

    act(game, "insert")

    assert chances(game) == {f"tile {name}": 1 for name in others}
    assert PileRenewed("tiles", 0) in story
    act(game, "tile II-III/1")
    assert len(game.tile_pile) == 9
    assert tiles(game.tile_discard) == ["I-II/1"]


def test_the_tile_pile_is_not_renewed_before_it_is_needed() -> None:
    """The last tile leaves the pile empty; the discards wait for the next draw (R-12)."""
    gear = ("I-II/1", "III-IV/2", "II-III/1")
    others = [name for name in tiles(range(12)) if name not in gear]
    game = scene(f"players=2 {GEAR} tilediscard={','.join(others)} hand1=spy,archers")
    assert chances(game) == {"tile II-III/1": 1}

    act(game, "tile II-III/1")

    assert game.tile_pile == []
    assert len(game.tile_discard) == 10


# The gear is frozen by the first use of 1.b


@pytest.mark.parametrize("use", ["take", "use A", "use B"])
def test_the_gear_is_frozen_by_a_token_or_an_action(use: str) -> None:
    """After the first option of 1.b no further tile is inserted (R-10, BV-46)."""
    game = scene(f"{BEGUN} moment=prepare inserted=1 discard1=trebuchet")
    assert "insert" in options(game)

    let_it_happen(act(game, use))

    assert "insert" not in options(game)
    assert refused(game, "insert") == "R-10"


def test_tighten_up_freezes_nothing() -> None:
    """It is no option of 1.b: tiles may follow (R-10, R-15, BV-45)."""
    game = scene(
        f"{BEGUN} moment=prepare inserted=1 tokens1=tighten-up,long+1,close+1 "
        "deck1=trebuchet*2,conscripts*2"
    )

    let_it_happen(act(game, "tighten-up"))

    assert len(game.players[0].hand) == 4
    assert tokens(game.players[0].tokens) == ["long+1", "close+1"]
    assert {"insert", "take"} <= options(game)
    act(game, "take")
    assert due(game) == "prepare"
    assert len(game.players[0].tokens) == 3


def test_no_tile_after_the_jump() -> None:
    """The jump ends the time for tiles as well (R-10, TRAVEL-28)."""
    game = scene(f"{BEGUN} moment=prepare inserted=1 {board(I1='moche-warriors', I2='fu-hao')}")

    act(game, "jump I")

    assert refused(game, "insert") == "TRAVEL-28"
