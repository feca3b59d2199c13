"""The Time Jump, and what may still be done after it (RULES 2.4, 1.c)."""

from __future__ import annotations

import pytest

from abth.rules.events import SabatonJumped
from abth.rules.game import Game
from abth.rules.terms import ERAS
from abth.rules.views import PlayerView, view_for
from tests.rules.asking import board, due, refused, units
from tests.scenes import BOX, act, let_it_happen, options, scene


def prepared(tile: str, era: str, more: str = "") -> Game:
    """One tile inserted, this tile Active, the Sabaton in this Era (`-`: off the board)."""
    where = "" if era == "-" else f"era1={era}"
    return scene(
        f"players=2 moment=prepare inserted=1 gear={tile},I-IV/1,0 {where} hand1=archers,spy {more}"
    )


def jumps(game: Game) -> set[str]:
    """The Eras that are open."""
    return {option.removeprefix("jump ") for option in options(game) if option.startswith("jump")}


@pytest.mark.parametrize("tile", ["I-II/1", "II-III/1", "I-IV/3", "III-IV/2"])
def test_the_jump_leads_into_an_era_of_the_active_tile(tile: str) -> None:
    """One of the two it shows, and no other (TRAVEL-23)."""
    low, high = tile[:-2].split("-")
    game = prepared(tile, "-")

    assert jumps(game) == {low, high}
    for era in set(ERAS) - {low, high}:
        assert refused(game, f"jump {era}") == "TRAVEL-23"
    act(game, f"jump {high}")
    assert ERAS[game.players[0].era - 1] == high


def test_the_spot_in_an_era_has_no_meaning() -> None:
    """A Sabaton has an Era and nothing finer: any of its Units can be faced (TRAVEL-24)."""
    game = act(prepared("II-III/1", "I"), "jump II")

    assert {"face II1", "face II2", "face II3"} <= options(game)
    assert view_for(game, 1).players[0].era == 2
    places = {name for name in PlayerView.__dataclass_fields__ if name in ("era", "space", "spot")}
    assert places == {"era"}


@pytest.mark.parametrize(
    ("era", "open_eras"),
    [("II", {"III"}), ("III", {"II"}), ("I", {"II", "III"}), ("IV", {"II", "III"}),
     ("-", {"II", "III"})],
)  # fmt: skip
def test_nobody_stands_still(era: str, open_eras: set[str]) -> None:
    """The present Era is never open (TRAVEL-25, TRAVEL-26, TRAVEL-27, TV-14)."""
    game = prepared("II-III/1", era)

    assert jumps(game) == open_eras
    if era in ("II", "III"):
        assert refused(game, f"jump {era}") == "TRAVEL-25"


def test_a_further_tile_is_the_way_out_of_an_unwanted_era() -> None:
    """With fewer than three tiles inserted another may follow, then the jump must (TRAVEL-26)."""
    game = prepared("II-III/1", "II")
    assert "insert" in options(game)
    act(game, "insert", "tile I-II/1")  # I-IV/1 is Active now
    assert jumps(game) == {"I", "IV"}

    last = scene(
        "players=2 moment=prepare inserted=3 gear=II-III/1,I-IV/1,0 era1=II hand1=archers,spy"
    )
    assert jumps(last) == {"III"}
    assert refused(last, "insert") == "TRAVEL-3"


def test_on_the_first_turn_both_eras_are_open() -> None:
    """A Sabaton off the board is in no Era (TRAVEL-27, R-17)."""
    game = prepared("I-II/1", "-")
    assert game.players[0].era == 0

    assert jumps(game) == {"I", "II"}


def test_a_sabaton_off_the_board_cannot_be_challenged() -> None:
    """It has to enter first (R-17)."""
    game = act(prepared("I-II/1", "-", "hand2=spy"), "jump I")

    assert game.players[1].era == 0
    assert "challenge chris" not in options(game)
    assert refused(game, "challenge chris") == "R-17"


def test_the_jump_ends_phase_one() -> None:
    """Then the opponent is due; no second jump, no tile, no token (TRAVEL-28)."""
    game = prepared("I-II/1", "-", "spaces=long+1,relaunch,chase")
    story = game.listen()

    act(game, "jump I")

    assert story[-1] == SabatonJumped(0, 1)
    assert due(game) == "opponent"
    assert refused(game, "jump II") == "TRAVEL-28"
    assert refused(game, "insert") == "TRAVEL-28"
    assert refused(game, "take") == "R-59"


@pytest.mark.parametrize("tile", range(12))
@pytest.mark.parametrize("era", ["-", "I", "II", "III", "IV"])
def test_a_jump_is_always_possible(tile: int, era: str) -> None:
    """Whatever the tile and wherever the Sabaton stands (TRAVEL-29)."""
    printed = BOX.tiles[tile]
    name = f"{ERAS[printed.low - 1]}-{ERAS[printed.high - 1]}/{printed.pointer}"
    other = "I-II/1" if name != "I-II/1" else "I-II/2"
    where = "" if era == "-" else f"era1={era}"
    game = scene(f"players=2 moment=prepare inserted=3 gear={name},{other},0 {where}")

    assert jumps(game)
    assert era not in jumps(game)


# Actions after the jump


def test_actions_wait_until_the_own_deployment() -> None:
    """Unused ones may be used after the jump and after the opponent is chosen (R-11, TRAVEL-22)."""
    spaces = board(I1="mauryan-war-elephants", I2="vitruvian-scorpio")
    game = prepared("I-II/1", "-", f"{spaces} discard1=trebuchet")
    act(game, "jump I")
    assert {"use A", "use B"} <= options(game)

    act(game, "use B", "face I1")
    assert due(game) == "attack-first"
    assert "use A" in options(game)
    assert refused(game, "use B") == "TRAVEL-14"
    let_it_happen(act(game, "use A"))

    assert due(game) == "attack-first"
    assert len(game.players[0].hand) == 5


def test_the_first_unit_forfeits_the_actions() -> None:
    """Once a Unit lies on the Attacker Board they are lost (TRAVEL-22, R-11)."""
    game = act(prepared("I-II/1", "-"), "jump I", "face I3", "deploy archers")

    assert options(game) == {"deploy spy", "done"}
    assert refused(game, "use A") == "TRAVEL-22"


def test_an_attacker_reacts_to_the_line_up_of_a_challenged_player() -> None:
    """Meanwhile the Attacker waits; then the actions are open again (R-11)."""
    game = prepared("I-II/1", "-", "era2=I hand2=spy,archers")
    act(game, "jump I", "challenge chris")
    assert game.to_act == 1
    assert refused(game, "use A") == "TRAVEL-22"

    act(game, "deploy spy", "done")

    assert game.to_act == 0
    assert "use A" in options(game)


def test_by_ruling_actions_end_with_the_jump() -> None:
    """`actions.deadline = jump`; Tighten up! is not touched by it (R-11)."""
    game = prepared("I-II/1", "-", "rulings=actions.deadline:jump tokens1=tighten-up")
    assert "use A" in options(game)

    act(game, "jump I")
    assert options(game) == {"face I1", "face I2", "face I3", "tighten-up"}
    assert refused(game, "use A") == "R-11"
    act(game, "face I3")

    assert options(game) == {"deploy archers", "deploy spy", "tighten-up"}
    assert refused(game, "use A") == "R-11"
    assert units(game.battle.defenders.cards) == ["vitruvian-scorpio"]
