"""*Tighten up!* and *Chase*: tokens that are never laid on a Unit (RULES 2.10)."""

from __future__ import annotations

import pytest

from abth.rules.events import ActionUsed, TightenUpPlayed
from abth.rules.game import Game
from abth.rules.terms import NONE
from tests.rules.asking import board, due, refused, tokens, units
from tests.scenes import BOX, act, chances, let_it_happen, options, scene

TWO = "hand1=archers,spy hand2=archers,spy"


def hunting(more: str) -> Game:
    """The first player has jumped into Era II and holds Chase."""
    spaces = board(II1="knights-templar", II2="viking-raiders", II3="mamluk-lancers")
    return scene(
        f"players=2 {spaces} moment=opponent era1=II gear=I-II/1,III-IV/2,0 tokens1=chase {more}"
    )


def test_most_tokens_are_played_in_the_engagement() -> None:
    """Only Tighten up! and Chase are for other moments (TOKEN-10)."""
    others = {token.id for token in BOX.tokens if not token.for_units}
    assert others == {"tighten-up", "chase"}

    game = scene(f"players=2 moment=engage attackers=archers defenders=trung-sisters {board()} "
                 "tokens1=relaunch,tighten-up,chase")  # fmt: skip
    assert options(game) == {"assign relaunch 1", "done"}


@pytest.mark.parametrize(
    "moment",
    [
        "first-tile",
        "prepare inserted=1",
        "prepare inserted=3 taken=yes used=A",
        "opponent era1=II",
        "attack-first era1=II defenders=mamluk-lancers",
    ],
)
def test_tighten_up_in_the_own_turn_until_the_own_first_unit(moment: str) -> None:
    """Before, between and after tiles, before and after the jump (TOKEN-11, R-15)."""
    game = scene(f"players=2 moment={moment} {TWO} tokens1=tighten-up")

    act(game, "tighten-up", "card trebuchet", "card conscripts")

    assert units(game.players[0].hand) == ["trebuchet", "archers", "conscripts", "spy"]
    assert game.players[0].tokens == []
    assert tokens(game.token_discard) == ["tighten-up"]
    if moment != "first-tile":  # there the first tile comes by itself now
        assert due(game) == moment.split(maxsplit=1)[0]


def test_tighten_up_when_challenged() -> None:
    """A challenged player may play it before the own first Unit (TOKEN-11, R-15)."""
    game = scene(f"players=2 moment=opponent era1=II era2=II {TWO} tokens2=tighten-up")

    act(game, "challenge chris")
    assert options(game) == {"tighten-up", "deploy archers", "deploy spy"}
    act(game, "tighten-up", "card trebuchet", "card trebuchet")

    assert game.to_act == 1
    assert due(game) == "defend-first"
    assert len(game.players[1].hand) == 4


def test_tighten_up_after_the_defender_has_deployed() -> None:
    """The Attacker may still answer with it, before the own first Unit (R-15)."""
    game = scene(
        f"players=2 moment=opponent era1=II era2=II {TWO} tokens1=tighten-up tokens2=tighten-up"
    )
    act(game, "challenge chris", "deploy spy", "done")

    assert game.to_act == 0
    assert "tighten-up" in options(game)
    act(game, "deploy spy")
    assert refused(game, "tighten-up") == "R-15"


def test_tighten_up_is_too_late_after_the_own_first_unit() -> None:
    """Never later, for the challenged player either (R-15, R-62)."""
    game = scene(f"players=2 moment=opponent era1=II era2=II {TWO} tokens2=tighten-up")
    act(game, "challenge chris", "deploy spy")

    assert options(game) == {"deploy archers", "done"}
    assert refused(game, "tighten-up") == "R-15"


def test_nobody_tightens_up_in_the_turn_of_another() -> None:
    """A player who is not challenged has no say (TOKEN-11, R-15)."""
    game = scene(f"players=2 moment=prepare inserted=1 {TWO} tokens2=tighten-up")

    assert game.to_act == 0
    assert refused(game, "tighten-up") == "TOKEN-11"


def test_tighten_up_is_no_active_action() -> None:
    """It draws two like Draw 2 and leaves Draw 2 unused (TOKEN-12, R-15)."""
    game = scene(f"players=2 moment=prepare inserted=1 gear=I-II/1,III-IV/2,0 {TWO} "
                 "tokens1=tighten-up")  # fmt: skip
    story = game.listen()

    let_it_happen(act(game, "tighten-up"))

    assert TightenUpPlayed(0, 0) in story
    assert not any(isinstance(event, ActionUsed) for event in story)
    assert "use A" in options(game)


def test_several_may_be_played_one_after_the_other() -> None:
    """Two of them draw four cards (R-15)."""
    game = scene(f"players=2 moment=prepare inserted=1 {TWO} tokens1=tighten-up*2")

    let_it_happen(act(game, "tighten-up"))
    let_it_happen(act(game, "tighten-up"))

    assert len(game.players[0].hand) == 6
    assert tokens(game.token_discard) == ["tighten-up", "tighten-up"]


def test_tighten_up_must_have_an_effect() -> None:
    """It is not thrown away for nothing (R-15, R-60)."""
    text = (
        "players=2 moment=prepare inserted=1 hand1=spy deck1= discard1=archers tokens1=tighten-up"
    )

    assert refused(scene(text), "tighten-up") == "R-60"
    renewing = scene(f"{text} rulings=deck.reshuffle_on_action:true")
    assert "tighten-up" in options(renewing)


def test_tighten_up_draws_what_is_there() -> None:
    """No reshuffle for it, except by ruling (R-13)."""
    text = "players=2 moment=prepare inserted=1 hand1=spy deck1=archers discard1=trebuchet {}"

    game = act(scene(text.format("tokens1=tighten-up")), "tighten-up", "card archers")
    assert due(game) == "prepare"
    assert units(game.players[0].discard) == ["trebuchet"]

    game = scene(text.format("tokens1=tighten-up rulings=deck.reshuffle_on_action:true"))
    act(game, "tighten-up", "card archers", "card trebuchet")
    assert units(game.players[0].hand) == ["trebuchet", "archers", "spy"]


@pytest.mark.parametrize(
    ("symbol", "plays", "hand"),
    [
        ("A", ["card trebuchet", "card trebuchet"], ["trebuchet", "trebuchet", "archers", "spy"]),
        ("B", ["retrieve shield-bearers"], ["archers", "spy", "shield-bearers"]),
        ("C", ["dismiss spy", "card trebuchet"], ["trebuchet", "archers"]),
        ("D", ["card shield-bearers"], ["archers", "spy", "shield-bearers"]),
    ],
)
def test_tighten_up_works_like_the_action_of_its_symbol(
    symbol: str, plays: list[str], hand: list[str]
) -> None:
    """`tokens.tighten_up` names it: Draw 2 by default, or another (TOKEN-12, R-15, D-8)."""
    game = scene(
        f"players=2 moment=opponent era1=II era2=II {TWO} tokens2=tighten-up "
        f"deck2=trebuchet*2 discard2=shield-bearers,conscripts rulings=tokens.tighten_up:{symbol}"
    )
    act(game, "challenge chris", "tighten-up")

    if game.to_act >= 0:
        assert game.to_act == 1
    act(game, *plays)

    assert units(game.players[1].hand) == hand
    assert due(game) == "defend-first"
    assert game.players[1].tokens == []


@pytest.mark.parametrize(
    ("symbol", "cards", "possible"),
    [
        ("B", "hand1=spy deck1=archers discard1=", False),
        ("B", "hand1=spy deck1= discard1=archers", True),
        ("C", "hand1=spy deck1= discard1=archers", False),
        ("C", "hand1=spy deck1=archers discard1=", True),
        ("D", "hand1=spy deck1= discard1=", False),
        ("D", "hand1=spy deck1= discard1=archers", True),
    ],
)
def test_tighten_up_is_possible_when_its_action_is(symbol: str, cards: str, possible: bool) -> None:
    """With any symbol it must change something (R-15, R-60)."""
    game = scene(
        f"players=2 moment=prepare inserted=1 {cards} tokens1=tighten-up "
        f"rulings=tokens.tighten_up:{symbol}"
    )

    assert ("tighten-up" in options(game)) is possible


# Chase


def test_chase_is_spent_at_the_start_of_phase_two() -> None:
    """When the opponent is chosen, and at no other moment (TOKEN-13)."""
    game = hunting("discardII=greek-fire-dromon,joan-of-arc hand1=archers,spy")
    assert options(game) >= {"chase", "face II1", "face II2", "face II3"}

    early = scene("players=2 moment=prepare inserted=1 hand1=spy tokens1=chase "
                  f"{board()} discardI=moche-warriors discardII=joan-of-arc")  # fmt: skip
    assert refused(early, "chase") == "R-61"
    act(game, "face II3")
    assert refused(game, "chase") == "R-61"


def test_chase_needs_its_token() -> None:
    """Without it the discard pile is out of reach (TOKEN-13)."""
    game = scene("players=2 moment=opponent era1=II hand1=archers,spy discardII=joan-of-arc")

    assert "chase" not in options(game)
    assert refused(game, "chase") == "TOKEN-13"


def test_chase_fetches_any_card_of_the_eras_discard_pile() -> None:
    """Any one, a Hero too, and of the Era just entered only (TOKEN-14, D-10)."""
    game = hunting("discardII=greek-fire-dromon,joan-of-arc discardI=leonidas hand1=archers,spy")

    act(game, "chase")
    assert due(game) == "hunt"
    assert options(game) == {"hunt greek-fire-dromon", "hunt joan-of-arc"}
    assert refused(game, "hunt leonidas") == "TOKEN-14"
    act(game, "hunt joan-of-arc")

    assert units(game.battle.defenders.cards) == ["joan-of-arc"]
    assert units(game.era_discards[2]) == ["greek-fire-dromon"]


def test_both_tokens_are_discarded_when_played() -> None:
    """At once, to the shared Warfare discard pile, and never on a Unit (TOKEN-15)."""
    game = hunting("discardII=greek-fire-dromon,joan-of-arc hand1=archers,spy")
    act(game, "chase")
    assert tokens(game.token_discard) == ["chase"]
    assert game.players[0].tokens == []

    for token in ("chase", "tighten-up"):
        game = scene(f"players=2 moment=engage attackers=archers defenders=trung-sisters {board()} "
                     f"tokens1=relaunch,{token}")  # fmt: skip
        assert refused(game, f"assign {token} 1") == "TOKEN-15"


def test_chase_needs_a_card_to_chase() -> None:
    """An empty discard pile in this Era makes it unplayable (R-16)."""
    game = hunting("discardI=leonidas hand1=archers,spy")

    assert "chase" not in options(game)
    assert refused(game, "chase") == "R-16"


def test_the_chased_card_is_faced_alone() -> None:
    """It has no board neighbors; no space becomes empty; no way back (R-16)."""
    game = hunting("discardII=genoese-crossbowmen,ethiopian-chewa hand1=archers,spy deck1=")
    before = units(game.board)

    act(game, "chase")
    assert refused(game, "face II3") == "R-61"
    assert refused(game, "challenge chris") == "R-61"
    act(game, "hunt genoese-crossbowmen")

    assert due(game) == "attack-first"
    assert units(game.battle.defenders.cards) == ["genoese-crossbowmen"]
    assert units(game.board) == before
    assert game.defender == NONE


def test_the_chased_card_calls_its_reinforcement() -> None:
    """Its own icon works, from its Era deck (R-16)."""
    game = hunting("discardII=genoese-crossbowmen,ethiopian-chewa hand1=archers,spy deck1=")

    act(game, "chase", "hunt ethiopian-chewa", "deploy archers", "done")

    assert due(game) == "reinforcement"
    assert "card joan-of-arc" in chances(game)


@pytest.mark.parametrize(
    ("strong", "risky", "falls"),
    [("S1", "K2", True), ("S2", "K1", False)],  # long 2:0; long 1:1 and medium 1:4
)
def test_the_chased_card_is_treated_like_a_board_unit(strong: str, risky: str, falls: bool) -> None:
    """Recruited when defeated, else back to its Era's discard pile (R-16)."""
    game = hunting("discardII=genoese-crossbowmen,ethiopian-chewa hand1=trebuchet,spy deck1=")
    act(game, "chase", "hunt genoese-crossbowmen", "deploy trebuchet", "done")

    act(game, f"strong {strong}", f"risky {risky}")

    assert ("genoese-crossbowmen" in units(game.players[0].discard)) is falls
    assert ("genoese-crossbowmen" in units(game.era_discards[2])) is not falls
