"""Set-up (RULES 2.2) and the choices before the game (part 8, D-1 and D-2)."""

from __future__ import annotations

from collections import Counter

import pytest

from abth.rules.events import TileInserted
from abth.rules.flow import new_game
from abth.rules.game import Game
from abth.rules.playout import Dice, let_chance_act
from abth.rules.rulings import EDITIONS, Rulings, UnknownRuling, changes_of, rulings_of
from abth.rules.terms import BASE, CHANCE, HERO, NONE
from abth.rules.views import view_for
from tests.rules.asking import dealt, due, refused, seated, tiles, tokens, units
from tests.scenes import BOX, act, chances, let_it_happen, options, scene

TABLES = pytest.mark.parametrize("players", [2, 3, 4, 5])


def up_to(game: Game, moment: str, seed: int = 1) -> Game:
    """Let chance deal until this event is due."""
    dice = Dice(seed)
    while game.to_act == CHANCE and due(game) != moment:
        let_chance_act(game, dice)
    return game


def test_the_gear_and_the_board_lie_empty_at_first() -> None:
    """Twelve spaces in four Eras, three token spaces, no tile yet (SETUP-1)."""
    game = new_game(BOX, 2)

    assert units(game.board) == ["-"] * 12
    assert tokens(game.token_spaces) == ["-"] * 3
    assert game.active_tile == game.pending_tile == NONE


def test_twelve_tiles_are_shuffled() -> None:
    """Any of the twelve tiles may come first, each as likely as the others (SETUP-2)."""
    game = up_to(seated(2), "deal-tile")

    assert len(chances(game)) == 12
    assert set(chances(game).values()) == {1}


def test_twenty_tokens_are_mixed() -> None:
    """Each kind of Warfare token comes as likely as it has copies (SETUP-3)."""
    game = up_to(seated(2), "deal-token")

    assert chances(game) == {f"token {token.id}": token.copies for token in BOX.tokens}
    assert sum(chances(game).values()) == 20


def test_thirty_two_relics_are_shuffled() -> None:
    """Any of the 32 Relics, eight of each Era, may be dealt first (SETUP-4)."""
    game = up_to(seated(2), "deal-relic")

    assert chances(game) == {f"find {relic.id}": 1 for relic in BOX.relics}
    assert Counter(int(relic.era) for relic in BOX.relics) == {1: 8, 2: 8, 3: 8, 4: 8}


def test_every_sabaton_has_eight_base_units() -> None:
    """Five sets of eight Base Units, one for each Sabaton in play (SETUP-5)."""
    game = seated(5)

    for player in game.players:
        assert len(player.deck) == 8
        assert all(BOX.units[card].rank == BASE for card in player.deck)


def test_each_era_has_seventeen_cards() -> None:
    """68 cards in four Era decks by their Era, and no Base Unit among them (SETUP-6)."""
    game = dealt(2)

    for era in range(1, 5):
        cards = game.era_decks[era] + game.board[era * 3 - 3 : era * 3]
        assert sorted(cards) == sorted(BOX.elites[era] + BOX.heroes[era])
        assert len(set(cards)) == 17
        assert all(BOX.units[card].era == era for card in cards)


def test_each_player_picks_a_sabaton_nobody_has_yet() -> None:
    """In seat order, a different Sabaton each, with its own Prowess tokens (SETUP-7, D-2)."""
    game = new_game(BOX, 3)
    assert game.to_act == 0
    assert len(options(game)) == 5

    act(game, "sabaton par")
    assert game.to_act == 1
    assert options(game) == {f"sabaton {name}" for name in ("hannes", "chris", "joakim", "tommy")}
    assert refused(game, "sabaton par") == "SETUP-7"
    act(game, "sabaton hannes", "sabaton tommy")

    assert [BOX.sabatons[p.sabaton].id for p in game.players] == ["par", "hannes", "tommy"]
    for player in game.players:
        assert player.prowess == BOX.sabatons[player.sabaton].prowess
        assert len(player.prowess) == 4
    assert game.to_act == CHANCE


def test_the_last_sabaton_is_taken_without_asking() -> None:
    """The fifth player has one Sabaton left, and nobody asks (D-2)."""
    game = new_game(BOX, 5)

    act(game, "sabaton tommy", "sabaton par", "sabaton joakim", "sabaton chris")

    assert BOX.sabatons[game.players[4].sabaton].id == "hannes"
    assert game.to_act == CHANCE


def test_the_common_supply_holds_eight_honor_tokens_and_both_dice() -> None:
    """Honor tokens lie ready, and nobody has rolled or marked anything yet (SETUP-8)."""
    game = dealt(2)

    assert game.honor_supply == 8
    assert [player.honor for player in game.players] == [0, 0]
    assert game.strong_face == game.risky_face == NONE
    assert game.battle.attackers.formed == game.battle.defenders.formed == 0


def test_the_first_round_is_round_one() -> None:
    """The marker starts on 1 (SETUP-9)."""
    assert dealt(4).round == 1


def test_one_defender_board_serves_all() -> None:
    """It waits empty, and whoever is attacked next gets it, board or player (SETUP-10)."""
    game = dealt(3)
    assert game.battle.defenders.cards == []
    assert game.defender == NONE

    text = (
        "players=3 moment=opponent era1=II era2=II era3=II "
        "hand1=spy hand2=archers*2 hand3=archers*2"
    )
    for name, seat in (("chris", 1), ("joakim", 2)):
        challenged = act(scene(text), f"challenge {name}", "deploy archers")
        assert challenged.defender == seat
        assert units(challenged.battle.defenders.cards) == ["archers"]


def test_the_first_tile_ends_active_and_the_second_pending() -> None:
    """Two tiles, one after the other, and both turn the wheel (SETUP-11, SETUP-12, R-1, R-2)."""
    game = seated(2, gear__start="3", start_player="0")
    story = game.listen()

    act(game, "tile I-IV/1", "tile II-III/3")

    assert tiles([game.active_tile, game.pending_tile]) == ["I-IV/1", "II-III/3"]
    assert game.tile_discard == []
    assert game.wheel == 1
    assert [event.wheel for event in story if isinstance(event, TileInserted)] == [0, 1]


def test_three_tokens_lie_face_up_on_the_gear() -> None:
    """Drawn one by one for the three spaces, in everybody's sight (SETUP-13)."""
    game = up_to(seated(2), "deal-token")

    act(game, "token chase", "token close+2", "token relaunch")

    assert tokens(game.token_spaces) == ["chase", "close+2", "relaunch"]
    assert view_for(game, None).token_spaces == tuple(game.token_spaces)
    assert len(game.token_pile) == 17
    assert due(game) == "deal-unit"


def test_heroes_wait_while_the_board_is_dealt() -> None:
    """For each Era the first card is one of 15 Elites; its Heroes are out (SETUP-14, SETUP-15)."""
    game = up_to(seated(2), "deal-unit")

    for space in range(12):
        era = space // 3 + 1
        left = 15 - space % 3
        cards = [BOX.units[card].id for card in game.era_decks[era]]
        assert chances(game) == {f"card {card}": 1 for card in cards}
        assert len(cards) == left
        assert not {BOX.units[hero].id for hero in BOX.heroes[era]} & set(cards)
        act(game, f"card {cards[-1]}")
        assert units(game.board)[space] == cards[-1]


def test_heroes_are_put_back_into_their_era_deck() -> None:
    """Twelve Elites and two Heroes lie face down after the deal (SETUP-16)."""
    game = dealt(2)

    for era in range(1, 5):
        assert len(game.era_decks[era]) == 14
        heroes = [card for card in game.era_decks[era] if BOX.units[card].rank == HERO]
        assert heroes == BOX.heroes[era]
        assert len(heroes) == 2
        assert game.era_discards[era] == []


@pytest.mark.parametrize("seed", range(20))
def test_no_hero_lies_on_the_board_when_play_begins(seed: int) -> None:
    """However the cards fall, twelve Elites are face up (SETUP-17)."""
    game = dealt(2, seed)

    assert len(game.board) == 12
    assert all(BOX.units[card].rank != HERO for card in game.board)


def test_the_attacker_board_has_four_slots_and_a_virtual_one() -> None:
    """Four Units from hand; only a reinforcement takes the fifth place (SETUP-18)."""
    game = scene(
        "players=2 moment=attack-next attackers=trebuchet,archers,conscripts hand1=spy,archers "
        "defenders=mauryan-war-elephants"
    )

    act(game, "deploy spy")
    assert due(game) == "reinforcement"  # done by itself: the four slots are full
    act(game, "card trebuchet")

    assert len(game.battle.attackers.cards) == 5
    assert units(game.players[0].hand) == ["archers"]


def test_sabatons_start_off_the_board() -> None:
    """Nobody is in any Era; the first jump brings the figure in (SETUP-19, R-17)."""
    game = dealt(3, gear__start="0", start_player="0")
    assert [player.era for player in game.players] == [0, 0, 0]

    let_it_happen(game)
    jumps = sorted(option for option in options(game) if option.startswith("jump"))
    assert len(jumps) == 2
    act(game, jumps[0])

    assert game.players[0].era > 0
    assert [player.era for player in game.players[1:]] == [0, 0]


def test_nobody_knows_the_prowess_tokens_not_even_the_own() -> None:
    """They are mixed and lie face down: a view shows their number alone (SETUP-20)."""
    game = dealt(2)
    other = dealt(2)
    other.players[0].prowess = other.players[0].prowess[::-1]
    other.players[1].prowess = [9, 9, 9, 9]

    for seat in (0, 1, None):
        assert [player.prowess_left for player in view_for(game, seat).players] == [4, 4]
        assert view_for(game, seat) == view_for(other, seat)


@TABLES
def test_the_table_after_set_up(players: int) -> None:
    """Piles as the book counts them (SETUP-21, SETUP-22, SETUP-23, SETUP-25)."""
    game = dealt(players)

    assert len(game.tile_pile) == 10
    assert len(game.token_pile) == 17
    assert len(game.relic_deck) == 32 - players
    assert [len(deck) for deck in game.era_decks[1:]] == [14, 14, 14, 14]
    assert game.tile_discard == game.token_discard == game.relic_discard == []
    assert [list(pile) for pile in game.era_discards[1:]] == [[], [], [], []]
    for player in game.players:
        assert len(player.relics) == 1
        assert (len(player.hand), len(player.deck), len(player.discard)) == (4, 4, 0)
        assert sorted(player.hand + player.deck) == BOX.base_set
        assert player.tokens == []


def test_a_relic_lies_face_up_and_a_hand_is_hidden() -> None:
    """Everybody sees the first Relics, and nobody another's hand (SETUP-21, SETUP-22, SETUP-23)."""
    game = dealt(2)
    view = view_for(game, 0)

    assert view.players[1].relics == tuple(game.players[1].relics)
    assert view.players[1].hand is None
    assert view.players[0].hand == tuple(game.players[0].hand)


def test_the_first_hand_is_drawn_from_the_shuffled_set() -> None:
    """Each copy of a Base Unit is as likely as any other card (SETUP-22, SETUP-23)."""
    game = up_to(seated(2), "draw-card")

    assert game.drawer == 0
    copies = {f"card {BOX.units[card].id}": int(BOX.units[card].copies) for card in BOX.base_set}
    assert chances(game) == copies


@pytest.mark.parametrize("players", [2, 3, 4])
def test_unused_sabatons_go_back_to_the_box(players: int) -> None:
    """Nothing of them is in play, and nothing else is scaled (SETUP-24)."""
    game = dealt(players)

    assert len(game.players) == players
    figures = {BOX.sabatons[player.sabaton].id for player in game.players}
    assert len(figures) == players
    assert all(game.seat_of(sabaton) == NONE for sabaton in range(players, 5))
    assert (len(game.tile_pile), len(game.token_pile)) == (10, 17)


def test_nobody_challenges_a_sabaton_of_the_box() -> None:
    """A Sabaton that nobody plays is no opponent (SETUP-24)."""
    game = scene("players=2 moment=opponent era1=II era2=II hand1=archers,spy hand2=spy")

    assert refused(game, "challenge tommy") == "SETUP-24"


# Before the game: D-1


@pytest.mark.parametrize("players", [0, 1, 6])
def test_a_match_has_two_to_five_players(players: int) -> None:
    """Fewer or more are turned away (R-19, ROUND-10, D-1)."""
    with pytest.raises(ValueError, match="2 to 5 players"):
        new_game(BOX, players)


@TABLES
def test_two_to_five_players_find_a_seat(players: int) -> None:
    """Everybody has a place and a Sabaton to choose (R-19, ROUND-10, D-1)."""
    assert len(new_game(BOX, players).players) == players


def test_the_host_agrees_on_rounds_edition_and_rulings() -> None:
    """Defaults of appendix B, the presets, single keys; nonsense is refused (D-1)."""
    assert Rulings() == rulings_of() == rulings_of("default")
    assert rulings_of(rounds=8).game_rounds == 8
    assert changes_of(rulings_of("en")) == EDITIONS["en"]
    assert changes_of(rulings_of("de", {"gear.step": 2}))["gear.step"] == 2
    for edition, changes in (("xx", {}), ("default", {"gear.step": 4}), ("default", {"no.key": 1})):
        with pytest.raises(UnknownRuling):
            rulings_of(edition, dict(changes))
    with pytest.raises(UnknownRuling):
        rulings_of(rounds=7)
