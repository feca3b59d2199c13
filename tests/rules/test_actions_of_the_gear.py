"""The four actions of the cogwheel (RULES 2.4, 1.b)."""

from __future__ import annotations

import pytest

from abth.rules.events import ActionUsed, CardRetrieved, PileRenewed, seen_by
from abth.rules.game import Game
from abth.rules.scoring import score_player
from abth.rules.views import view_for
from tests.rules.asking import board, due, refused, units
from tests.scenes import act, chances, let_it_happen, options, scene


def prepared(wheel: int, cards: str, more: str = "") -> Game:
    """One tile inserted, the wheel at this position, the first player's cards as said."""
    return scene(
        f"players=2 {board()} moment=prepare inserted=1 gear=I-II/1,III-IV/2,{wheel} {cards} {more}"
    )


def used(game: Game) -> set[str]:
    """The actions on offer."""
    return {option for option in options(game) if option.startswith("use")}


FULL = "hand1=archers,spy discard1=trebuchet deck1=conscripts*2,archers"


@pytest.mark.parametrize(
    ("wheel", "pair"), [(0, {"A", "B"}), (1, {"B", "C"}), (2, {"C", "D"}), (3, {"D", "A"})]
)
def test_two_neighboring_actions_are_active(wheel: int, pair: set[str]) -> None:
    """The two arrows point at exactly two of the four sectors (TRAVEL-13, R-3)."""
    game = prepared(wheel, FULL)

    assert used(game) == {f"use {symbol}" for symbol in pair}
    for symbol in set("ABCD") - pair:
        assert refused(game, f"use {symbol}") == "TRAVEL-13"


@pytest.mark.parametrize(
    ("wheel", "pair"), [(0, {"A", "C"}), (1, {"B", "D"}), (2, {"C", "A"}), (3, {"D", "B"})]
)
def test_by_ruling_the_arrows_point_opposite_ways(wheel: int, pair: set[str]) -> None:
    """`gear.arrows = [0,2]` (R-3)."""
    game = prepared(wheel, FULL, "rulings=gear.arrows:0/2")

    assert used(game) == {f"use {symbol}" for symbol in pair}


@pytest.mark.parametrize(("wheel", "pair"), [(0, {"D", "B"}), (1, {"B", "A"}), (3, {"C", "D"})])
def test_by_ruling_the_sectors_lie_in_another_order(wheel: int, pair: set[str]) -> None:
    """`gear.sectors = DBAC` (R-3)."""
    game = prepared(wheel, FULL, "rulings=gear.sectors:DBAC")

    assert used(game) == {f"use {symbol}" for symbol in pair}


@pytest.mark.parametrize(("first", "second"), [("use A", "use B"), ("use B", "use A")])
def test_each_active_action_once_in_any_order(first: str, second: str) -> None:
    """Used once, an action is gone for this turn, the other is still there (TRAVEL-14)."""
    game = prepared(0, FULL, "discard2=spy")
    story = game.listen()

    let_it_happen(act(game, first))
    assert used(game) == {second}
    assert refused(game, first) == "TRAVEL-14"
    let_it_happen(act(game, second))

    assert used(game) == set()
    assert [event.action for event in story if isinstance(event, ActionUsed)] == [
        "ABCD".index(first[-1]),
        "ABCD".index(second[-1]),
    ]
    assert due(game) == "prepare"


def test_actions_may_be_left_out() -> None:
    """Nobody has to use one: the jump is open from the start (TRAVEL-14)."""
    game = prepared(0, FULL)

    assert {"jump I", "jump II"} <= options(game)
    act(game, "jump I")
    assert game.used == 0


def test_the_actions_are_there_again_next_turn() -> None:
    """What one player has used is open to the next, wheel allowing (TRAVEL-14)."""
    game = prepared(3, "hand1=archers,spy deck1=archers hand2=spy deck2=archers*2", "used=AD")
    let_it_happen(act(game, "jump I"))  # nobody there: no battle, and the turn passes

    assert game.active == 1
    assert game.tiles_inserted == 1
    assert game.wheel == 0
    assert "use A" in options(game)


# Action A, Draw 2


def test_draw_two_cards() -> None:
    """Two cards of the own deck, unseen by others (TRAVEL-15)."""
    game = prepared(0, "hand1=spy deck1=archers,conscripts,trebuchet")
    story = game.listen()

    act(game, "use A", "card conscripts")
    assert chances(game) == {"card archers": 1, "card trebuchet": 1}
    act(game, "card archers")

    assert units(game.players[0].hand) == ["archers", "conscripts", "spy"]
    assert units(game.players[0].deck) == ["trebuchet"]
    assert all(getattr(seen_by(event, 1), "card", None) is None for event in story)


def test_a_short_deck_gives_what_it_has() -> None:
    """One card left, one is drawn; the discard pile stays (R-13, BV-23)."""
    game = prepared(0, "hand1=spy deck1=archers discard1=conscripts*2,trebuchet*2")

    act(game, "use A", "card archers")

    assert units(game.players[0].hand) == ["archers", "spy"]
    assert len(game.players[0].discard) == 4
    assert due(game) == "prepare"


def test_by_ruling_a_short_deck_is_renewed() -> None:
    """`deck.reshuffle_on_action = true`: the rest is drawn from the discards (R-13)."""
    game = prepared(
        0, "hand1=spy deck1=archers discard1=conscripts*2", "rulings=deck.reshuffle_on_action:true"
    )
    story = game.listen()

    act(game, "use A", "card archers")
    assert PileRenewed("deck", 0) in story
    assert chances(game) == {"card conscripts": 2}
    act(game, "card conscripts")

    assert units(game.players[0].hand) == ["archers", "conscripts", "spy"]
    assert units(game.players[0].deck) == ["conscripts"]
    assert game.players[0].discard == []


def test_draw_two_needs_a_card_in_the_deck() -> None:
    """With an empty deck it would change nothing (R-60); discards help by ruling only (R-13)."""
    empty = "hand1=spy deck1= discard1=archers"

    assert refused(prepared(0, empty), "use A") == "R-60"
    renewing = prepared(0, empty, "rulings=deck.reshuffle_on_action:true")
    assert "use A" in options(renewing)


# Action B, Retrieve


def test_retrieve_a_card_of_choice() -> None:
    """Any one card of the own discard pile, for all to see (TRAVEL-16)."""
    game = prepared(0, "hand1=spy discard1=archers,trung-sisters,joan-of-arc discard2=turtle-ship")
    story = game.listen()

    act(game, "use B")
    assert options(game) == {"retrieve archers", "retrieve trung-sisters", "retrieve joan-of-arc"}
    assert refused(game, "retrieve turtle-ship") == "TRAVEL-16"
    act(game, "retrieve trung-sisters")

    assert units(game.players[0].hand) == ["spy", "trung-sisters"]
    assert units(game.players[0].discard) == ["archers", "joan-of-arc"]
    assert units(view_for(game, 1).players[0].known) == ["trung-sisters"]
    taken = next(event for event in story if isinstance(event, CardRetrieved))
    assert seen_by(taken, 1) == taken


def test_an_action_that_cannot_be_done_is_lost() -> None:
    """Retrieve with an empty discard pile is not on offer (TRAVEL-21, R-60, BV-21)."""
    game = prepared(0, "hand1=spy deck1=archers*2 discard1=")

    assert used(game) == {"use A"}
    assert refused(game, "use B") == "R-60"


# Action C, Dismiss


def test_dismiss_a_unit_and_draw_one() -> None:
    """One Unit in hand leaves, then one card is drawn (TRAVEL-17)."""
    game = prepared(1, "hand1=spy,archers deck1=conscripts,trebuchet")

    act(game, "use C")
    assert options(game) == {"dismiss spy", "dismiss archers"}
    act(game, "dismiss spy")
    assert chances(game) == {"card conscripts": 1, "card trebuchet": 1}
    act(game, "card conscripts")

    assert units(game.players[0].hand) == ["archers", "conscripts"]
    assert due(game) == "prepare"


def test_a_dismissed_unit_is_gone_for_good() -> None:
    """It is in no pile of the game and scores nothing (TRAVEL-18)."""
    game = prepared(1, "hand1=trung-sisters,archers deck1=conscripts")
    assert score_player(game, game.players[0]).elite == 1
    card = game.players[0].hand[-1]

    let_it_happen(act(game, "use C", "dismiss trung-sisters"))

    player = game.players[0]
    assert units(player.dismissed)[-1] == "trung-sisters"
    assert card not in player.hand + player.deck + player.discard
    assert card not in game.era_decks[2] + game.era_discards[2]
    assert score_player(game, player).total == 0


@pytest.mark.parametrize("unit", ["archers", "trung-sisters", "joan-of-arc"])
def test_any_unit_in_hand_can_be_dismissed(unit: str) -> None:
    """Base, Elite or Hero (R-14)."""
    game = prepared(1, "hand1=archers,trung-sisters,joan-of-arc deck1=")

    act(game, "use C", f"dismiss {unit}")

    assert unit not in units(game.players[0].hand)


def test_with_an_empty_deck_nothing_is_drawn_for_it() -> None:
    """The Unit goes, and no card comes (R-14)."""
    game = prepared(1, "hand1=archers,spy deck1= discard1=trebuchet")

    act(game, "use C", "dismiss spy")

    assert units(game.players[0].hand) == ["archers"]
    assert units(game.players[0].discard) == ["trebuchet"]


def test_the_last_card_in_hand_stays_when_none_would_come() -> None:
    """Phase 2 needs a Unit (R-14, BV-44); with a deck the last card may go."""
    assert refused(prepared(1, "hand1=spy deck1="), "use C") == "R-14"

    # By ruling the discard pile would be drawn from, so a card would come.
    renewing = "rulings=deck.reshuffle_on_action:true"
    assert "use C" in options(prepared(1, "hand1=spy deck1= discard1=archers", renewing))
    assert refused(prepared(1, "hand1=spy deck1=", renewing), "use C") == "R-14"

    game = prepared(1, "hand1=spy deck1=archers")
    act(game, "use C")  # one card in hand: it goes without a question (D-7)
    assert due(game) == "draw-card"
    act(game, "card archers")
    assert units(game.players[0].hand) == ["archers"]


def test_nobody_draws_by_dismiss_without_dismissing() -> None:
    """An empty hand makes it impossible, however full the deck (R-14)."""
    game = prepared(1, "hand1= deck1=archers*2,spy")

    assert "use C" not in options(game)
    assert refused(game, "use C") == "R-60"


# Action D, Regroup


def test_regroup_shuffles_the_discards_into_the_deck() -> None:
    """Deck and discards are one pile again, and one card is drawn of it (TRAVEL-19)."""
    game = prepared(2, "hand1=spy deck1=archers discard1=conscripts*2,trung-sisters")

    act(game, "use D")
    assert chances(game) == {"card archers": 1, "card conscripts": 2, "card trung-sisters": 1}
    act(game, "card trung-sisters")

    assert units(game.players[0].hand) == ["spy", "trung-sisters"]
    assert units(game.players[0].deck) == ["archers", "conscripts", "conscripts"]
    assert game.players[0].discard == []
    assert due(game) == "prepare"


def test_regroup_without_discards_draws_all_the_same() -> None:
    """The deck is shuffled and one card drawn (TRAVEL-20, BV-22)."""
    game = prepared(2, "hand1=spy deck1=archers*2,conscripts discard1=")
    assert "use D" in options(game)

    let_it_happen(act(game, "use D"))

    assert (len(game.players[0].hand), len(game.players[0].deck)) == (2, 2)


def test_regroup_needs_a_card_somewhere() -> None:
    """Neither deck nor discard pile: nothing to shuffle (R-60)."""
    assert refused(prepared(2, "hand1=spy,archers deck1= discard1="), "use D") == "R-60"
    assert "use D" in options(prepared(2, "hand1=spy deck1= discard1=archers"))
