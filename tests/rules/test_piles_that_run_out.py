"""What happens when a pile runs out (RULES 2.21, R-64)."""

from __future__ import annotations

import pytest

from abth.rules.events import PileRenewed
from abth.rules.game import Game
from abth.rules.piles import no_pieces
from abth.rules.terms import MAX_PLAYERS, NONE, TOKEN_LIMIT
from tests.rules.asking import due, refused
from tests.scenes import BOX, act, cards, chances, fates, fought, scene

QUIET = "players=2 spaces=long+1,long+1,long+1"
BOARD = (
    "spartan-hoplites,moche-warriors,vitruvian-scorpio,genoese-crossbowmen,trung-sisters,"
    "viking-raiders,winged-hussars,caroleans,landsknechts,bantu-ruga-ruga,anzacs,flying-circus"
)
ERA_I = (
    "leonidas,fu-hao,persian-immortals,carthaginian-soldiers,roman-legionaries,macedonian-phalanx,"
    "scythian-horse-archers,nubian-archers,mauryan-war-elephants,egyptian-charioteers,"
    "qin-crossbowmen,iceni-rebels,balearic-slingers,parthian-cataphracts"
)  # all but the three on the board
TILES = "I-II/1,I-II/2,I-III/2,I-III/3,I-IV/1,I-IV/3,II-III/1,II-III/3,II-IV/2,II-IV/3"


def renewals(game: Game) -> list[PileRenewed]:
    """The piles renewed since somebody listens."""
    return [event for event in game.story or [] if isinstance(event, PileRenewed)]


def test_an_empty_personal_deck_sends_no_reinforcement() -> None:
    """The discard pile is not reshuffled for it (DECK-1, BV-12)."""
    game = scene(
        "players=2 moment=reinforce attackers=conscripts deck1= discard1=archers*2,trebuchet*2,spy "
        "defenders=iceni-rebels"
    )

    assert due(game) == "roll-strong"
    assert len(game.battle.attackers.cards) == 1
    assert len(game.players[0].discard) == 5


def test_an_empty_personal_deck_is_renewed_to_refill_the_hand() -> None:
    """The discard pile becomes the deck, and drawing goes on (DECK-2)."""
    game = scene(f"{QUIET} hand1=archers*2,spy deck1= discard1=trebuchet*2 moment=refill-attacker")

    assert chances(game) == {"card trebuchet": 2}
    assert game.players[0].discard == []


@pytest.mark.parametrize("by", ["use A", "tighten-up"])
def test_an_action_draws_what_is_there(by: str) -> None:
    """One card in the deck, six discarded: one is drawn, nothing reshuffled (DECK-3, BV-23)."""
    game = scene(
        "players=2 moment=prepare inserted=1 taken=yes gear=I-II/1,I-III/2,0 tokens1=tighten-up "
        "hand1=spy deck1=shield-bearers discard1=archers*2,trebuchet*2,conscripts*2"
    )
    act(game, by, "card shield-bearers")

    assert due(game) == "prepare"
    assert (len(game.players[0].hand), len(game.players[0].discard)) == (2, 6)


def test_by_ruling_an_action_reshuffles_and_goes_on() -> None:
    """With `deck.reshuffle_on_action` the second card comes from the discards (DECK-3)."""
    game = scene(
        "players=2 moment=prepare inserted=1 taken=yes gear=I-II/1,I-III/2,0 "
        "rulings=deck.reshuffle_on_action:true hand1=spy deck1=shield-bearers discard1=archers*2"
    )
    act(game, "use A", "card shield-bearers")

    assert chances(game) == {"card archers": 2}


def test_an_empty_era_deck_sends_no_reinforcement() -> None:
    """The Era's discard pile is not reshuffled for it (DECK-4, BV-13)."""
    game = scene(
        f"players=2 moment=reinforce attackers=spy defenders=leonidas board={BOARD} "
        "discardI=nubian-archers,fu-hao dismissed2=rest-I"
    )

    assert due(game) == "roll-strong"
    assert len(game.battle.defenders.cards) == 1
    assert cards(game.era_discards[1]) == ["nubian-archers", "fu-hao"]


def test_an_empty_era_deck_is_renewed_to_refill_the_board() -> None:
    """The Era's discard pile becomes its deck (DECK-5)."""
    game = scene(
        f"{QUIET} moment=restore board={BOARD.replace('spartan-hoplites', '-')} "
        "discardI=nubian-archers,fu-hao dismissed2=rest-I"
    )

    assert chances(game) == {"card nubian-archers": 1, "card fu-hao": 1}


def test_an_empty_relic_deck_is_renewed_to_look_further() -> None:
    """The discards, never the Relics just drawn (DECK-6)."""
    ids = [relic.id for relic in BOX.relics]
    game = scene(
        f"players=2 relics2={','.join(ids[2:])} relicdiscard={ids[0]} moment=engage "
        "attackers=trebuchet defenders=moche-warriors"
    )
    act(game, "strong S1", "risky K3", f"find {ids[1]}")

    assert chances(game) == {f"find {ids[0]}": 1}


def test_the_token_pile_can_never_fail() -> None:
    """Five players with three each and three on the gear leave two of twenty (DECK-7)."""
    at_most = MAX_PLAYERS * TOKEN_LIMIT + int(BOX.token_spaces)
    assert at_most == 18
    assert len(BOX.token_pile) == 20

    game = scene(
        "players=5 tokens1=long+1*3 tokens2=medium+1*3 tokens3=close+1*2,medium+2 "
        "tokens4=close+2*2,accuracy tokens5=diversion*2,heroic-death spaces=relaunch,-,chase "
        "tokendiscard=rest hand1=archers*2,trebuchet*2 moment=restore"
    )
    assert chances(game) == {"token relaunch": 1, "token tighten-up": 2}


def test_the_tile_pile_is_renewed_from_its_discards() -> None:
    """Ten discarded tiles make the new pile, the two in the gear stay (DECK-8, BV-30)."""
    game = scene(f"players=2 gear=III-IV/1,III-IV/2,0 tilediscard={TILES} hand1=spy")

    assert set(chances(game)) == {f"tile {tile}" for tile in TILES.split(",")}
    assert game.tile_discard == []


def test_link_counters_never_run_out() -> None:
    """Seven of one type in one battle, though the box has five (DECK-9)."""
    row = "{0}1 0/0/0 = {0}2 0/0/0 = {0}3 0/0/0 = {0}4 0/0/0"
    battle = fought(f"{row.format('a')} = a5 0/0/0 | {row.format('d')}")

    counters = [int(side.links).bit_count() for side in (battle.attackers, battle.defenders)]
    assert counters == [4, 3]


def test_every_link_counter_of_a_long_chain_absorbs() -> None:
    """Six points: each Link is spent before its front Unit falls (DECK-9)."""
    battle = fought("a 6/0/0 | d1 0/0/0 = d2 0/0/0 = d3 0/0/0 = d4 0/0/0")

    assert fates(battle) == ([0], [None, None, None, 0])


@pytest.mark.parametrize(
    ("text", "action", "pile"),
    [
        (  # the last token goes to its space
            "spaces=long+1,-,chase tokens1=tighten-up*2,long+1 tokens2=long+1,medium+1*2 "
            "tokendiscard=medium+1,medium+2,close+1*2,close+2*2,heroic-death,accuracy,diversion*2,"
            "relaunch moment=restore hand1=archers*2,trebuchet*2",
            "token relaunch",
            "token",
        ),
        (  # the last card of a deck goes to the hand
            "spaces=long+1,long+1,chase hand1=archers*2,spy deck1=conscripts discard1=trebuchet*2 "
            "moment=refill-attacker",
            "card conscripts",
            "deck",
        ),
        (  # the last card of Era I goes to the board
            f"spaces=long+1,long+1,chase hand1=archers*2,trebuchet*2 moment=restore "
            f"board={BOARD.replace('spartan-hoplites', '-')} discardI={ERA_I}",
            "card spartan-hoplites",
            "era",
        ),
    ],
    ids=["tokens", "deck", "era"],
)
def test_a_pile_stays_empty_until_something_has_to_be_drawn(
    text: str, action: str, pile: str
) -> None:
    """The last piece leaves, and the discards stay where they are (DECK-10, R-64)."""
    game = scene(f"players=2 {text}")
    game.listen()
    assert chances(game) == {action: 1}
    act(game, action)

    left = {
        "token": (game.token_pile, game.token_discard),
        "deck": (game.players[0].deck, game.players[0].discard),
        "era": (game.era_decks[1], game.era_discards[1]),
    }[pile]
    assert game.turns == 1
    assert left[0] == []
    assert left[1] != []
    assert renewals(game) == []


def test_the_last_relic_and_the_last_tile_leave_their_discards_alone() -> None:
    """Renewed on demand only (DECK-10, R-64)."""
    ids = [relic.id for relic in BOX.relics]
    game = scene(
        f"{QUIET} relics2={','.join(ids[2:])} relicdiscard={ids[0]} moment=engage hand1=archers*2 "
        "attackers=trebuchet,trebuchet,spy,conscripts defenders=moche-warriors"
    )
    game.listen()
    act(game, "strong S4", "risky K1", f"find {ids[1]}")
    assert (len(game.relic_deck), list(game.relic_discard), renewals(game)) == (0, [0], [])

    tiles = scene(f"players=2 gear=III-IV/1,III-IV/2,0 tilediscard={TILES[7:]} hand1=spy")
    act(tiles, "tile I-II/1")
    assert (len(tiles.tile_pile), len(tiles.tile_discard)) == (0, 10)


IDS = [relic.id for relic in BOX.relics]


@pytest.mark.parametrize(
    ("text", "action", "event"),
    [
        (
            f"spaces=long+1,-,chase tokendiscard=rest hand1=archers*2,trebuchet*2 moment=restore "
            f"board={BOARD.replace('spartan-hoplites', '-')}",
            "card nubian-archers",
            PileRenewed("tokens", 0),
        ),
        (
            "spaces=long+1,long+1,chase hand1=archers*2 deck1=spy discard1=trebuchet "
            "moment=refill-attacker",
            "card spy",
            PileRenewed("deck", 0),
        ),
        (
            f"spaces=long+1,long+1,chase hand1=archers*2,trebuchet*2 moment=restore "
            f"board={BOARD.replace('spartan-hoplites,moche-warriors', '-,-')} "
            f"discardI={ERA_I},moche-warriors",
            "card spartan-hoplites",
            PileRenewed("era", 1),
        ),
        (
            "spaces=long+1,long+1,chase hand1=archers*2,spy deck1=trebuchet moment=refill-attacker "
            f"gear=III-IV/1,III-IV/2,0 tilediscard={TILES}",
            "card trebuchet",
            PileRenewed("tiles", 0),
        ),
        (
            f"relics2={','.join(IDS[2:])} relicdiscard={IDS[0]} moment=relics winner=attacker "
            "attackers=trebuchet fought=yes",
            f"find {IDS[1]}",
            PileRenewed("relics", 0),
        ),
    ],
    ids=["tokens", "deck", "era", "tiles", "relics"],
)
def test_a_pile_is_renewed_when_the_next_piece_is_due(
    text: str, action: str, event: PileRenewed
) -> None:
    """On demand the discards make the new pile, and everybody is told (DECK-10, R-64)."""
    game = scene(f"players=2 {text}")
    game.listen()
    act(game, action)

    assert renewals(game) == [event]


def test_a_token_pile_without_discards_is_not_renewed() -> None:
    """With another box nothing may be left: the space stays empty, nothing is told (R-9, R-64)."""
    game = scene(
        "players=2 spaces=long+1,-,chase hand1=archers*2,trebuchet*2 moment=restore "
        f"board={BOARD.replace('spartan-hoplites', '-')}"
    )
    game.token_pile = no_pieces()
    game.listen()
    act(game, "card nubian-archers")

    assert game.token_spaces[1] == NONE
    assert renewals(game) == []


def test_chance_brings_nothing_that_is_not_in_the_pile() -> None:
    """A card of the discard pile cannot be drawn before the deck is empty (DECK-10, R-64)."""
    game = scene(f"{QUIET} hand1=archers deck1=conscripts discard1=trebuchet*2 moment=restore")

    assert refused(game, "card trebuchet") == "DECK-10"
