"""Who is asked what, and what goes without asking (RULES part 8, D-1 to D-17)."""

from __future__ import annotations

import pytest

from abth.rules.game import Game
from abth.rules.views import view_for
from tests.rules.asking import board, due, refused, tokens, units
from tests.scenes import act, let_it_happen, options, scene

GEAR = "gear=I-II/1,III-IV/2,0"
ALL = (
    f"{GEAR} spaces=long+1,relaunch,diversion hand1=archers,spy,conscripts discard1=trebuchet "
    "hand2=archers,spy hand3=archers,spy discardII=joan-of-arc,song-fire-lancers"
)
HELD = "tokens1=tighten-up,chase,close+1 tokens2=tighten-up,close+1"
II = board(II1="mamluk-lancers", II2="greek-fire-dromon")

# Moments of the table "What may be played when", and what the player to act may play there.
TABLE = {
    "turn begun": ("moment=first-tile", {"insert", "tighten-up"}),
    "one tile": ("moment=prepare inserted=1", {"insert", "take", "use", "tighten-up"}),
    "two tiles": ("moment=prepare inserted=2", {"insert", "take", "use", "tighten-up"}),
    "three tiles": ("moment=prepare inserted=3", {"take", "use", "tighten-up"}),
    "token taken": ("moment=prepare inserted=1 taken=yes", {"use", "tighten-up"}),
    "action used": ("moment=prepare inserted=1 used=A", {"take", "use", "tighten-up"}),
    "both used": ("moment=prepare inserted=1 used=AB", {"take", "tighten-up"}),
    "after the jump": ("moment=opponent era1=II", {"use", "tighten-up", "chase"}),
    "after the jump, actions used": ("moment=opponent era1=II used=AB", {"tighten-up", "chase"}),
    "challenged": ("moment=defend-first era1=II era2=II defender=2", {"tighten-up"}),
    "opponent chosen": (
        "moment=attack-first era1=II defenders=viking-raiders",
        {"use", "tighten-up"},
    ),
    "first own Unit": (
        "moment=attack-next era1=II defenders=viking-raiders attackers=shield-bearers",
        set(),
    ),
    "challenged, first own Unit": (
        "moment=defend-next era1=II era2=II defender=2 defenders=shield-bearers",
        set(),
    ),
    "challenged, tokens": (
        "moment=defend-tokens era1=II era2=II defender=2 defenders=shield-bearers",
        set(),
    ),
    "tokens": (
        "moment=attack-tokens era1=II defenders=viking-raiders attackers=shield-bearers",
        set(),
    ),
    "re-rolls": (
        "moment=attacker-relaunch era1=II defenders=viking-raiders attackers=shield-bearers "
        "rerolls=1,0",
        set(),
    ),
    "Relics": (
        "moment=keep-relic era1=II attackers=shield-bearers looked=vasa,rosetta-stone",
        set(),
    ),
}


def table_scene(row: str) -> Game:
    """The match at this moment of the table, where both fighters hold tokens to play."""
    return scene(f"players=3 {II} {ALL} {HELD} {row}")


@pytest.mark.parametrize("moment", TABLE)
def test_what_may_be_played_when(moment: str) -> None:
    """Tile, token, action, Tighten up! and Chase, row by row of the table of part 8 (D-8)."""
    row, playable = TABLE[moment]
    game = table_scene(row)

    played = {option.split(maxsplit=1)[0] for option in options(game)}

    assert played & {"insert", "take", "use", "tighten-up", "chase"} == playable


@pytest.mark.parametrize("moment", TABLE)
def test_all_others_wait(moment: str) -> None:
    """One player decides at a time, and nobody else has an option (D-8)."""
    game = table_scene(TABLE[moment][0])

    for seat in (0, 1, 2, None):
        shown = view_for(game, seat).options
        assert bool(shown) == (seat == game.to_act)


def test_the_first_tile_goes_without_asking() -> None:
    """Unless Tighten up! could be played before it (D-3)."""
    assert due(scene(f"players=2 {GEAR} hand1=spy")) == "draw-tile"
    assert due(scene(f"players=2 {GEAR} hand1=spy deck1= tokens1=tighten-up")) == "draw-tile"

    game = scene(f"players=2 {GEAR} hand1=spy tokens1=tighten-up")
    assert (due(game), options(game)) == ("first-tile", {"insert", "tighten-up"})


def test_the_preparations() -> None:
    """A tile, the token, both actions, Tighten up! and two Eras (D-4)."""
    game = scene(f"players=3 {II} {ALL} {HELD} moment=prepare inserted=1 era1=III")

    assert options(game) == {"insert", "take", "use A", "use B", "tighten-up", "jump I", "jump II"}


def test_the_only_jump_goes_without_asking() -> None:
    """One Era open and nothing else to do (D-4)."""
    game = scene(
        "players=2 moment=draw-tile inserted=2 gear=I-IV/1,II-III/3,0 era1=II "
        "spaces=long+1,relaunch,- hand1=spy deck1="
    )

    act(game, "tile I-II/1")

    assert game.players[0].era == 3
    assert due(game) == "opponent"


def test_three_equal_tokens_leave_no_question() -> None:
    """One of them goes for the new one; of different kinds the player chooses (D-5)."""
    text = f"players=2 {GEAR} moment=prepare inserted=1 spaces=relaunch,-,- hand1=spy tokens1="

    game = act(scene(f"{text}medium+1*3"), "take")
    assert tokens(game.players[0].tokens) == ["medium+1", "medium+1", "relaunch"]
    assert tokens(game.token_discard) == ["medium+1"]

    game = act(scene(f"{text}medium+1*2,long+1"), "take")
    assert options(game) == {"drop medium+1", "drop long+1"}


def test_one_title_in_the_discard_pile_is_retrieved_without_asking() -> None:
    """The pile is open, so silence tells nothing; two titles are a question (D-6)."""
    text = f"players=2 {GEAR} moment=prepare inserted=1 hand1=spy discard1="

    game = act(scene(f"{text}archers*2"), "use B")
    assert units(game.players[0].hand) == ["archers", "spy"]
    assert due(game) == "prepare"

    game = act(scene(f"{text}archers*2,trebuchet"), "use B")
    assert options(game) == {"retrieve archers", "retrieve trebuchet"}


def test_a_single_card_in_hand_is_dismissed_without_asking() -> None:
    """The size of a hand is open (D-7)."""
    game = act(
        scene("players=2 moment=prepare inserted=1 gear=I-II/1,III-IV/2,1 hand1=spy"), "use C"
    )

    assert units(game.players[0].dismissed) == ["spy"]
    assert due(game) == "draw-card"


def test_equal_cards_in_hand_are_asked_for_all_the_same() -> None:
    """Only the owner knows that they are equal: silence would tell (D-7, D-12, D-15)."""
    game = act(
        scene("players=2 moment=prepare inserted=1 gear=I-II/1,III-IV/2,1 hand1=archers*2"), "use C"
    )
    assert (due(game), options(game)) == ("dismiss", {"dismiss archers"})

    game = scene("players=2 moment=opponent era1=II era2=II hand1=spy,archers hand2=archers*2")
    act(game, "challenge chris")
    assert (game.to_act, options(game)) == (1, {"deploy archers"})

    game = scene(f"players=2 {II} moment=opponent era1=II used=ABCD hand1=archers*2 deck1=")
    act(game, "face II1")
    assert (due(game), options(game)) == ("attack-first", {"deploy archers"})


def test_the_only_opponent_is_faced_without_asking() -> None:
    """One Unit in the Era, no player, no Chase, no action (D-9)."""
    text = f"players=2 {board(II1='mamluk-lancers')} moment=prepare inserted=3 {GEAR} used=AB"

    game = act(scene(f"{text} hand1=archers,spy"), "jump II")
    assert units(game.battle.defenders.cards) == ["mamluk-lancers"]
    assert due(game) == "attack-first"

    game = act(scene(f"{text} hand1=archers,spy era2=II hand2=spy"), "jump II")
    assert options(game) == {"face II1", "challenge chris"}


def test_all_kinds_of_opponents_stand_side_by_side() -> None:
    """Units, players, Chase, and what may come before (D-9)."""
    game = scene(f"players=3 {II} {ALL} {HELD} moment=opponent era1=II era2=II era3=I used=A")

    assert options(game) == {
        "face II1",
        "face II2",
        "challenge chris",
        "chase",
        "use B",
        "tighten-up",
    }


def test_the_only_card_is_chased_without_asking() -> None:
    """The Era's discard pile is open (D-10)."""
    text = f"players=2 {II} moment=opponent era1=II hand1=archers,spy tokens1=chase discardII="

    game = act(scene(f"{text}joan-of-arc"), "chase")
    assert units(game.battle.defenders.cards) == ["joan-of-arc"]

    game = act(scene(f"{text}joan-of-arc,viking-raiders"), "chase")
    assert options(game) == {"hunt joan-of-arc", "hunt viking-raiders"}


def test_company_is_a_question_only_where_there_is_a_link() -> None:
    """Skipped without a linked neighbor, and after Chase (D-11)."""
    row = board(II1="genoese-crossbowmen", II2="trung-sisters", II3="mamluk-lancers")
    text = f"players=2 {row} moment=opponent era1=II hand1=archers,spy"

    assert options(act(scene(text), "face II2")) == {"with alone", "with left"}
    assert due(act(scene(text), "face II3")) == "attack-first"
    chasing = scene(f"{text} tokens1=chase discardII=knights-templar")
    assert due(act(chasing, "chase")) == "attack-first"


def challenged(more: str) -> Game:
    """The first player has just challenged the second."""
    text = f"players=2 {board()} moment=opponent era1=II era2=II hand1=archers,spy {more}"
    return act(scene(text), "challenge chris")


def test_a_challenged_player_with_one_card_is_not_asked() -> None:
    """It is deployed, and with the hand empty the line-up is done (D-12, D-13)."""
    game = challenged("hand2=spy")
    assert units(game.battle.defenders.cards) == ["spy"]
    assert (game.to_act, due(game)) == (0, "attack-first")

    assert options(challenged("hand2=spy tokens2=tighten-up")) == {"deploy spy", "tighten-up"}
    by_ruling = challenged("hand2=spy rulings=challenge.defender_min:0")
    assert options(by_ruling) == {"deploy spy", "no-unit"}


def test_a_challenged_player_without_cards_has_no_line_up() -> None:
    """Nobody is asked, also where nothing could be chosen anyway (D-12)."""
    for more in ("hand2=", "hand2= rulings=challenge.defender_min:0"):
        game = challenged(more)
        assert game.battle.defenders.cards == []
        assert (game.to_act, due(game)) == (0, "attack-first")


def test_the_defenders_next_unit_or_done() -> None:
    """After each Unit; equal cards are one option; three Units are all (D-13)."""
    game = act(challenged("hand2=archers*2,spy,trebuchet"), "deploy archers")
    assert options(game) == {"deploy archers", "deploy spy", "deploy trebuchet", "done"}

    act(game, "deploy archers", "deploy spy")

    assert (game.to_act, due(game)) == (0, "attack-first")
    assert units(game.players[1].hand) == ["trebuchet"]


@pytest.mark.parametrize(
    ("held", "asked"),
    [
        ("", False),
        ("tokens2=tighten-up,chase", False),  # never laid on a Unit
        ("tokens2=close+1,chase", True),
    ],
)
def test_the_defenders_tokens(held: str, asked: bool) -> None:
    """Asked only with a token for a Unit; done when every Unit has one (D-14)."""
    game = act(challenged(f"hand2=archers*2,spy,trebuchet {held}"), "deploy archers", "done")

    assert (due(game) == "defend-tokens") is asked
    if asked:
        assert options(game) == {"assign close+1 1", "done"}
        act(game, "assign close+1 1")
    assert due(game) == "attack-first"


def test_three_tokens_are_all_for_the_defender_too() -> None:
    """Then it is done by itself, whatever is still held (D-14)."""
    game = scene(
        f"players=2 {board()} moment=defend-tokens era1=II era2=II defender=2 hand1=spy,archers "
        "defenders=archers,spy,trebuchet,archers tokens2=medium+1*3"
    )
    game.players[1].tokens *= 2  # more than anybody may hold, so that only laying is limited

    act(game, "assign medium+1 1", "assign medium+1 2", "assign medium+1 3")

    assert due(game) == "attack-first"
    assert tokens(game.players[1].tokens) == ["medium+1"] * 3


def test_the_attackers_only_card_is_deployed_without_asking() -> None:
    """With no action and no Tighten up! left (D-15, D-16)."""
    text = f"players=2 {II} moment=opponent era1=II {GEAR} hand1=spy"

    game = act(scene(f"{text} used=AB"), "face II1")
    assert units(game.battle.attackers.cards) == ["spy"]
    assert due(game) == "roll-strong"

    assert options(act(scene(text), "face II1")) == {"use A", "deploy spy"}
    held = scene(f"{text} used=AB tokens1=tighten-up")
    assert options(act(held, "face II1")) == {"tighten-up", "deploy spy"}


def test_the_attackers_next_unit_or_done() -> None:
    """After each Unit; done by itself with an empty hand (D-16)."""
    game = scene(f"players=2 {II} moment=opponent era1=II used=ABCD hand1=archers*2,spy deck1=")
    act(game, "face II1", "deploy spy")
    assert options(game) == {"deploy archers", "done"}

    act(game, "deploy archers", "deploy archers")

    assert due(game) == "roll-strong"
    assert len(game.battle.attackers.cards) == 3


@pytest.mark.parametrize(
    ("held", "asked"),
    [("", False), ("tokens1=tighten-up,chase", False), ("tokens1=close+1*2", True)],
)
def test_the_attackers_tokens(held: str, asked: bool) -> None:
    """Asked only with a token for a Unit; equal tokens are one option (D-17)."""
    game = scene(
        f"players=2 {board()} moment=reinforce era1=II attackers=archers,spy deck1= "
        f"defenders=mamluk-lancers {held}"
    )

    assert (due(game) == "attack-tokens") is asked
    if asked:
        assert options(game) == {"assign close+1 1", "assign close+1 2", "done"}
        act(game, "assign close+1 2", "assign close+1 1")
    assert due(game) == "roll-strong"


def test_what_is_for_chance_is_not_for_players() -> None:
    """A player cannot name a card, a tile or a face; nor act before chance has (D-1)."""
    deciding = scene("players=2 moment=prepare inserted=1 hand1=spy")
    assert refused(deciding, "tile I-II/2") == refused(deciding, "card spy") == "D-1"
    drawing = scene("players=2 hand1=spy")
    assert refused(drawing, "jump I") == "D-1"
    let_it_happen(drawing)
    assert drawing.to_act == 0
