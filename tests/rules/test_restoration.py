"""Phase 3, Restoration: clean up, refill, pass the turn (RULES 2.18)."""

from __future__ import annotations

import pytest

from abth.rules.events import (
    CardDrawn,
    HeroSetAside,
    PileRenewed,
    TokenLaidOut,
    TurnBegan,
    UnitLaidOut,
)
from abth.rules.game import Game
from abth.rules.playout import Dice, let_chance_act
from abth.rules.terms import CHANCE, NONE, OVER
from tests.rules.asking import board, due, refused, tokens, units
from tests.scenes import act, cards, chances, let_it_happen, options, scene

SPACES = "spaces=long+1,long+1,long+1"
FULL = "hand1=old-guard,swiss-guard,agojie,turtle-ship hand2=archers*2,spy,trebuchet"
DUEL = f"players=2 {SPACES} {FULL} moment=restore fought=yes defender=2"
ROW_I = {"I1": "persian-immortals", "I2": "carthaginian-soldiers", "I3": "vitruvian-scorpio"}


def draws(game: Game, seat: int) -> int:
    """How many cards this seat has drawn since somebody listens."""
    return sum(isinstance(e, CardDrawn) and e.seat == seat for e in game.story or [])


def finish_turn(game: Game) -> Game:
    """Let chance act until the turn is over."""
    dice, turn = Dice(3), game.turns
    while game.turns == turn:
        assert game.to_act == CHANCE
        let_chance_act(game, dice)
    return game


def test_the_attackers_units_go_to_the_attackers_discard_pile() -> None:
    """Defeated or not (RESTORE-1)."""
    game = scene(f"{DUEL} attackers=trebuchet,archers,spy defenders=conscripts standing=2,0")

    assert cards(game.players[0].discard) == ["trebuchet", "archers", "spy"]


def test_a_challenged_players_units_go_to_that_players_discard_pile() -> None:
    """All Units on the Defender Board, defeated or not (RESTORE-2)."""
    game = scene(
        f"{DUEL} attackers=spy defenders=conscripts,conscripts,moche-warriors standing=0,4"
    )

    assert cards(game.players[1].discard) == ["conscripts", "conscripts", "moche-warriors"]
    assert cards(game.players[0].discard) == ["spy"]


def test_used_tokens_go_to_the_shared_discard_pile() -> None:
    """Those of both sides, on survivors too; unused ones are kept (RESTORE-3)."""
    game = scene(
        f"{DUEL} attackers=spy@diversion,archers@close+2 defenders=conscripts@medium+1 "
        "standing=2,1 tokens1=chase"
    )

    assert tokens(game.token_discard) == ["medium+1", "close+2", "diversion"]
    assert tokens(game.players[0].tokens) == ["chase"]


def test_counters_and_dice_return_to_the_supply() -> None:
    """No Link, no damage, no face of a die is left on the table (RESTORE-4)."""
    game = scene(
        f"players=2 {SPACES} hand1=archers*2,trebuchet*2 hand2=archers*2,trebuchet*2 "
        "moment=restore fought=yes defender=2 attackers=spy defenders=conscripts,spy "
        "formed=0,1 links=0,1 standing=1,3 damage=0,1 faces=S1,K2"
    )

    for line_up in (game.battle.attackers, game.battle.defenders):
        assert (line_up.links, line_up.formed, line_up.damage, line_up.cards) == (0, 0, 0, [])
    assert (game.strong_face, game.risky_face) == (NONE, NONE)


def test_every_empty_space_is_filled_from_its_own_eras_deck() -> None:
    """Two Eras, each from its own deck, face up (RESTORE-5, TV-12)."""
    spaces = "-,carthaginian-soldiers,vitruvian-scorpio,genoese-crossbowmen,trung-sisters,-"
    rest = "winged-hussars,caroleans,landsknechts,bantu-ruga-ruga,ballonabwehrkanone,anzacs"
    game = scene(
        f"players=2 {SPACES} hand1=spy,archers*2,conscripts moment=restore board={spaces},{rest}"
    )

    assert "card spartan-hoplites" in chances(game)
    assert "card knights-templar" not in chances(game)
    act(game, "card spartan-hoplites")
    assert "card knights-templar" in chances(game)
    act(game, "card knights-templar")
    assert units(game.board)[0] == "spartan-hoplites"
    assert units(game.board)[5] == "knights-templar"
    assert NONE not in game.board


def test_an_exhausted_era_deck_is_made_of_its_discard_pile() -> None:
    """Nothing left in the deck of Era I, four cards discarded (RESTORE-6)."""
    piles = "discardI=spartan-hoplites,leonidas dismissed1=rest-I"
    game = scene(f"players=2 {SPACES} {FULL} moment=restore {board(I1='nubian-archers')} {piles}")

    assert chances(game) == {"card spartan-hoplites": 1, "card leonidas": 1}
    assert game.era_discards[1] == []


def test_a_hero_drawn_lies_on_the_board_like_any_unit() -> None:
    """It can be faced on the next turn (RESTORE-7)."""
    game = scene(f"players=2 {SPACES} {FULL} moment=restore board=-,carthaginian-soldiers,"
                 "vitruvian-scorpio,genoese-crossbowmen,trung-sisters,viking-raiders,winged-hussars,"
                 "caroleans,landsknechts,bantu-ruga-ruga,ballonabwehrkanone,anzacs "
                 "era2=III gear=I-II/1,I-III/2,0")  # fmt: skip
    act(game, "card leonidas")
    let_it_happen(game)
    act(game, "jump I")

    assert units(game.board)[0] == "leonidas"
    assert "face I1" in options(game)


def test_the_empty_token_space_is_refilled_from_the_pile() -> None:
    """One space was emptied, one token is drawn (RESTORE-8)."""
    game = scene(f"players=2 spaces=long+1,-,chase {FULL} moment=restore")

    assert chances(game)["token long+1"] == 2
    assert "token chase" not in chances(game)
    act(game, "token close+2")
    assert tokens(game.token_spaces) == ["long+1", "close+2", "chase"]
    assert game.turns == 1


def test_an_empty_token_pile_is_renewed_from_the_discards() -> None:
    """The pile is gone, the discards make the new one (RESTORE-8, R-64)."""
    game = scene(f"players=2 spaces=long+1,-,chase {FULL} tokendiscard=rest moment=restore")

    assert sum(chances(game).values()) == 18
    assert game.token_discard == []


def test_both_fighters_draw_up_to_four() -> None:
    """Attacker and Defender; hands of 1 and 2 become 4 (RESTORE-9)."""
    game = scene(
        f"players=3 {SPACES} hand1=archers hand2=archers*2 hand3=spy moment=restore "
        "fought=yes defender=2 attackers=trebuchet defenders=trebuchet"
    )
    game.listen()
    finish_turn(game)

    assert [draws(game, seat) for seat in range(3)] == [3, 2, 0]
    assert [len(player.hand) for player in game.players] == [4, 4, 1]


def test_a_short_deck_is_drawn_whole_and_then_renewed() -> None:
    """Hand 1, deck 1, discard 5: draws 1, reshuffles 5, draws 2 (RESTORE-10, BV-24)."""
    game = scene(
        f"players=2 {SPACES} hand1=archers deck1=spy discard1=archers,conscripts*2,trebuchet*2 "
        "moment=restore"
    )
    story = game.listen()

    assert chances(game) == {"card spy": 1}
    act(game, "card spy")
    assert sum(chances(game).values()) == 5
    act(game, "card trebuchet", "card conscripts")
    player = game.players[0]
    assert (len(player.hand), len(player.deck), len(player.discard)) == (4, 3, 0)
    assert PileRenewed("deck", 0) in story


@pytest.mark.parametrize("size", [4, 5, 6])
def test_a_hand_of_four_or_more_is_kept(size: int) -> None:
    """No upper limit, no discarding down (RESTORE-11, R-53, BV-25)."""
    hand = ["trebuchet", "trebuchet", "archers", "archers", "spy", "conscripts"][:size]
    game = scene(f"players=2 {SPACES} hand1={','.join(hand)} moment=restore")

    assert game.turns == 1
    assert len(game.players[0].hand) == size
    assert game.players[0].discard == []


def test_a_player_who_did_not_fight_does_not_draw() -> None:
    """Against the board only the Attacker refills (RESTORE-12)."""
    game = scene(
        f"players=2 {SPACES} hand1=archers hand2=spy moment=restore fought=yes attackers=trebuchet"
    )
    game.listen()
    finish_turn(game)

    assert (draws(game, 0), draws(game, 1)) == (3, 0)


def test_a_forfeited_battle_still_refills_the_hand() -> None:
    """Nobody fought, and Phase 3 refills the active player (RESTORE-12, R-52)."""
    game = scene(f"players=2 {SPACES} hand1=archers hand2=spy moment=restore")
    game.listen()
    finish_turn(game)

    assert (draws(game, 0), draws(game, 1)) == (3, 0)


def test_after_phase_three_the_next_players_turn_begins() -> None:
    """Unless it was the last turn of the last Round (RESTORE-13)."""
    text = f"players=2 {SPACES} {FULL} moment=refill-attacker"
    game, last = scene(f"{text} turns=2"), scene(f"{text} turns=11")

    assert (game.turns, game.active, game.is_over) == (3, 1, False)
    assert (last.turns, last.to_act, last.is_over) == (12, OVER, True)
    assert refused(last, "insert") == "ROUND-8"


def test_phase_three_asks_nobody() -> None:
    """From the last blow to the next turn only chance acts (RESTORE-14)."""
    game = scene(
        f"players=2 hand1=archers hand2=spy moment=restore fought=yes defender=2 "
        f"attackers=trebuchet defenders=trebuchet {board(**ROW_I)}"
    )
    finish_turn(game)

    assert due(game) == "draw-tile"


def test_phase_three_keeps_to_its_order() -> None:
    """Units, board from I1 to IV3, token space, Attacker's hand, Defender's hand (R-51)."""
    game = scene(
        "players=2 hand1=archers hand2=spy moment=engage defender=2 "
        "attackers=leonidas defenders=trebuchet "
        "board=-,carthaginian-soldiers,-,genoese-crossbowmen,trung-sisters,viking-raiders,"
        "winged-hussars,caroleans,landsknechts,bantu-ruga-ruga,ballonabwehrkanone,- "
        "lost2=1:1:2,1:2:3,1:3:5,1:5:-1 spaces=long+1,-,chase"
    )
    story = game.listen()
    act(game, "strong S1", "risky K4")
    finish_turn(game)

    steps = [HeroSetAside, UnitLaidOut, TokenLaidOut, CardDrawn, TurnBegan]
    told = [event for event in story if type(event) in steps]
    order = [steps.index(type(event)) for event in told]
    assert order == sorted(order)
    assert set(order) == {0, 1, 2, 3, 4}
    spaces = [event.space for event in told if isinstance(event, UnitLaidOut)]
    assert spaces == [0, 2, 11]
    drawers = [event.seat for event in told if isinstance(event, CardDrawn)]
    assert drawers == [0, 0, 0, 1, 1, 1]


@pytest.mark.parametrize(("ruling", "deck", "discard"), [("on_draw", 0, 2), ("on_empty", 2, 0)])
def test_an_era_deck_is_renewed_on_demand(ruling: str, deck: int, discard: int) -> None:
    """The last card has gone to the board; the deck stays empty, unless so ruled (R-51)."""
    game = scene(
        f"players=2 {SPACES} {FULL} rulings=deck.era_reshuffle:{ruling} moment=refill-board "
        "board=nubian-archers,moche-warriors,vitruvian-scorpio,genoese-crossbowmen,trung-sisters,"
        "viking-raiders,winged-hussars,caroleans,landsknechts,bantu-ruga-ruga,anzacs,flying-circus "
        "dismissed2=rest-I discardI=leonidas,fu-hao"
    )

    assert (len(game.era_decks[1]), len(game.era_discards[1])) == (deck, discard)


def test_an_era_without_cards_leaves_its_spaces_empty() -> None:
    """Nothing in deck and discard pile; the other spaces are filled (R-52, DECK-5)."""
    game = scene(
        f"players=2 {SPACES} {FULL} moment=restore {board(I2='nubian-archers')} dismissed1=rest-I"
    )
    finish_turn(game)

    assert units(game.board)[:3] == ["-", "nubian-archers", "-"]
    assert NONE not in game.board[3:]


def test_an_empty_space_is_filled_as_soon_as_the_era_has_cards_again() -> None:
    """The first Phase 3 in which there is one (R-52)."""
    game = scene(
        f"players=2 {SPACES} {FULL} moment=restore {board(I2='nubian-archers')} "
        "dismissed1=rest-I discardI=leonidas"
    )
    assert chances(game) == {"card leonidas": 1}
    act(game, "card leonidas")

    assert units(game.board)[:3] == ["leonidas", "nubian-archers", "-"]


def test_an_empty_space_cannot_be_faced_and_breaks_links() -> None:
    """Hoplites and warriors would be linked without the gap between them (R-52)."""
    text = f"players=2 used=AB era1=I moment=opponent {FULL} "
    gap = scene(text + board(I1="spartan-hoplites", I3="moche-warriors"))
    row = scene(text + board(I1="spartan-hoplites", I2="moche-warriors"))

    assert options(gap) == {"face I1", "face I3"}
    assert refused(gap, "face I2") == "R-52"
    assert due(act(gap, "face I1")) == "attack-first"
    assert due(act(row, "face I1")) == "company"


def test_a_jump_into_a_deserted_era_means_no_battle() -> None:
    """Nothing to fight, nobody there: Phase 3 refills the hand (R-52, BV-52)."""
    game = scene(
        f"players=2 {SPACES} hand1=archers,spy moment=prepare inserted=1 taken=yes used=AB "
        f"gear=I-II/1,I-III/2,0 {board()} dismissed2=rest-I"
    )
    act(game, "jump I")
    assert game.fought is False
    finish_turn(game)

    assert game.players[0].era == 1
    assert len(game.players[0].hand) == 4


def test_too_few_cards_make_a_smaller_hand() -> None:
    """Deck and discard pile together give only two more (R-53)."""
    game = scene(f"players=2 {SPACES} hand1=archers deck1=spy discard1=trebuchet moment=restore")
    act(game, "card spy", "card trebuchet")

    assert game.turns == 1
    assert len(game.players[0].hand) == 3
