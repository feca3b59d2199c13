"""Open and hidden information: what each seat may see, in views and in events (R-55)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from abth.rules.events import (
    CardDrawn,
    CardRetrieved,
    Event,
    ProwessSeen,
    ProwessTaken,
    RelicSeen,
    RelicTaken,
    UnitDismissed,
    seen_by,
)
from abth.rules.game import Game
from abth.rules.views import View, view_for
from tests.rules.asking import due
from tests.scenes import BOX, act, chances, let_it_happen, scene

WINNER, LOSER, THIRD, SPECTATOR = 0, 1, 2, None
ANYBODY = (WINNER, LOSER, THIRD, SPECTATOR)
NAMES = [relic.id for relic in BOX.relics]
VASA = NAMES.index("vasa")
SECRET = "rulings=relics.reveal:private"


def looking(rulings: str = "") -> Game:
    """Seat 1 has won with one Unit and looks at the first Relic of the deck."""
    game = scene(
        f"players=3 {rulings} moment=engage attackers=trebuchet defenders=moche-warriors hand1=spy"
    )
    game.listen()
    return act(game, "strong S1", "risky K3", "find vasa")


def stealing(rulings: str = "") -> Game:
    """Seat 1 has beaten seat 2 and looks at one of that player's two Relics."""
    game = scene(
        f"players=3 {rulings} moment=stolen fought=yes defender=2 winner=attacker standing=1,0 "
        "attackers=trebuchet defenders=archers relics2=vasa,rosetta-stone"
    )
    game.listen()
    return act(game, "find vasa")


def told(game: Game, seat: int | None, kind: type[Event]) -> list[Event]:
    """The events of one kind as this seat sees them."""
    return [seen_by(event, seat) for event in game.story or [] if isinstance(event, kind)]


def open_part(view: View) -> View:
    """A view without what its seat alone may know."""
    players = [replace(player, hand=None, deck=None, prowess_seen=()) for player in view.players]
    return replace(view, seat=None, options=(), players=tuple(players))


# Relics looked at


@pytest.mark.parametrize("seat", ANYBODY)
def test_relics_looked_at_are_public(seat: int | None) -> None:
    """Everybody sees them, in the view and in the story (R-47)."""
    game = looking()

    assert view_for(game, seat).looked_at == (VASA,)
    assert told(game, seat, RelicSeen) == [RelicSeen(0, None, VASA, False)]


@pytest.mark.parametrize("seat", ANYBODY)
def test_by_ruling_only_the_attacker_sees_the_relics(seat: int | None) -> None:
    """The others see how many, and the Relic seems to lie in the deck still (R-47)."""
    game = looking(SECRET)
    view = view_for(game, seat)

    assert view.looking == 1
    if seat == WINNER:
        assert view.looked_at == (VASA,)
        assert VASA not in view.relic_deck
        assert told(game, seat, RelicSeen) == [RelicSeen(0, None, VASA, True)]
    else:
        assert view.looked_at is None
        assert VASA in view.relic_deck
        assert told(game, seat, RelicSeen) == [RelicSeen(0, None, None, True)]


@pytest.mark.parametrize("seat", [LOSER, THIRD, SPECTATOR])
def test_a_secret_look_tells_others_nothing(seat: int | None) -> None:
    """Whichever Relic it is, the others' view is the same (R-47)."""
    one = looking(SECRET)
    other = scene(
        f"players=3 {SECRET} moment=engage attackers=trebuchet defenders=moche-warriors hand1=spy"
    )
    act(other, "strong S1", "risky K3", "find rosetta-stone")

    assert view_for(one, seat) == view_for(other, seat)
    assert view_for(one, WINNER) != view_for(other, WINNER)


@pytest.mark.parametrize("seat", ANYBODY)
def test_a_relic_kept_is_open_in_any_case(seat: int | None) -> None:
    """Once one is kept, it and the discarded ones lie open (R-47, RELIC-1)."""
    game = looking(SECRET)
    act(game, "find rosetta-stone", "find oseberg-ship", "find enigma-machine", "relic vasa")
    view = view_for(game, seat)

    assert view.players[0].relics == (VASA,)
    assert [NAMES[relic] for relic in view.relic_discard] == [
        "rosetta-stone", "oseberg-ship", "enigma-machine",
    ]  # fmt: skip
    assert told(game, seat, RelicTaken) == [RelicTaken(0, None, VASA)]


@pytest.mark.parametrize("seat", ANYBODY)
@pytest.mark.parametrize("secret", [False, True])
def test_a_losers_relics_are_looked_at_openly_or_in_secret(seat: int | None, secret: bool) -> None:
    """In secret, all of them seem to lie with their owner still (R-47, D-23)."""
    view = view_for(stealing(SECRET if secret else ""), seat)

    if secret and seat != WINNER:
        assert view.looked_at is None
        assert [NAMES[relic] for relic in view.players[1].relics] == ["rosetta-stone", "vasa"]
    else:
        assert view.looked_at == (VASA,)
        assert [NAMES[relic] for relic in view.players[1].relics] == ["rosetta-stone"]


# Prowess tokens


def picking() -> Game:
    """Seat 1 has beaten seat 2 and looks at two of that player's Prowess tokens."""
    game = scene(
        "players=3 moment=prowess fought=yes defender=2 winner=attacker standing=1,0 "
        "attackers=trebuchet defenders=archers"
    )
    game.listen()
    return act(game, "look 5", "look 2")


@pytest.mark.parametrize("seat", ANYBODY)
def test_only_the_winner_sees_the_prowess_tokens(seat: int | None) -> None:
    """Two values, for one pair of eyes; not even their owner's (R-49, D-22)."""
    game = picking()
    view = view_for(game, seat)

    assert view.looking == 2
    assert view.looked_at == ((2, 5) if seat == WINNER else None)
    assert (len(view.options) == 2) == (seat == WINNER)
    values = [5, 2] if seat == WINNER else [None, None]
    assert told(game, seat, ProwessSeen) == [ProwessSeen(0, 1, value) for value in values]


@pytest.mark.parametrize("seat", ANYBODY)
def test_a_won_token_is_known_to_its_holder_only(seat: int | None) -> None:
    """And so is the value that went back (R-49)."""
    game = act(picking(), "prowess 5")
    view = view_for(game, seat).players[1]

    assert view.prowess_left == 3
    assert view.prowess_takers == (0,)
    assert view.prowess_seen == (((5, 2),) if seat == WINNER else (None,))
    value = 5 if seat == WINNER else None
    assert told(game, seat, ProwessTaken) == [ProwessTaken(0, 1, value)]


@pytest.mark.parametrize("seat", [LOSER, THIRD, SPECTATOR])
def test_owners_do_not_know_their_own_prowess_tokens(seat: int | None) -> None:
    """Whatever the winner took, the loser's view is the same (R-49)."""
    one, other = act(picking(), "prowess 5"), act(picking(), "prowess 2")

    assert view_for(one, seat) == view_for(other, seat)
    assert view_for(one, WINNER) != view_for(other, WINNER)


def test_the_token_given_back_is_mixed_with_the_others() -> None:
    """The next winner picks blind: it is as likely as any other (R-49, E-53)."""
    game = scene(
        "players=2 lost2=1:5:2 moment=prowess fought=yes defender=2 winner=attacker "
        "attackers=trebuchet defenders=archers"
    )

    assert due(game) == "look-prowess"
    assert chances(game) == {"look 1": 1, "look 2": 1, "look 3": 1}


def test_prowess_is_taken_without_asking_whether() -> None:
    """The winner decides which one, never whether (R-49, R-65)."""
    game = picking()

    texts = {game.frame.actions.text(number) for number in game.legal()}
    assert texts == {"prowess 2", "prowess 5"}


# hands and decks


def test_a_hand_is_seen_by_its_owner_only() -> None:
    """Others see its size, and hand and deck together (R-55)."""
    game = scene(
        "players=2 moment=prepare inserted=1 hand1=spy,archers deck1=trebuchet*2,conscripts"
    )
    own, others = view_for(game, 0).players[0], view_for(game, 1).players[0]

    assert own.hand == tuple(game.players[0].hand)
    assert own.deck == tuple(game.players[0].deck)
    assert others.hand is None
    assert others.deck is None
    assert (others.hand_size, others.deck_size) == (2, 3)


@pytest.mark.parametrize("seat", [1, SPECTATOR])
def test_two_hands_of_one_army_look_the_same_from_outside(seat: int | None) -> None:
    """The split between hand and deck is hidden (R-55)."""
    text = "players=2 moment=prepare inserted=1 used=AB taken=yes "
    one = scene(text + "hand1=spy,archers deck1=trebuchet*2,conscripts,archers")
    other = scene(text + "hand1=trebuchet,conscripts deck1=trebuchet,spy,archers*2")

    assert view_for(one, seat) == view_for(other, seat)
    assert view_for(one, 0) != view_for(other, 0)


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_card_drawn_is_known_to_its_owner_only(seat: int | None) -> None:
    """Others are told that a card was drawn (R-55)."""
    game = scene("players=2 moment=prepare inserted=1 hand1=spy gear=I-II/1,I-III/2,0")
    game.listen()
    act(game, "use A", "card archers", "card trebuchet")

    known = [event.card for event in game.story or [] if isinstance(event, CardDrawn)]
    shown = known if seat == 0 else [None, None]
    assert told(game, seat, CardDrawn) == [CardDrawn(0, card) for card in shown]


def test_a_retrieved_card_is_known_to_all() -> None:
    """Discard piles are open, so everybody sees which card leaves them (R-55)."""
    game = scene(
        "players=2 moment=retrieve act=1 resume=prepare inserted=1 hand1=archers "
        "discard1=spy,trebuchet"
    )
    game.listen()
    act(game, "retrieve spy")
    spy = [unit.id for unit in BOX.units].index("spy")

    assert view_for(game, 1).players[0].known == (spy,)
    assert told(game, 1, CardRetrieved) == [CardRetrieved(0, spy)]


def test_everything_else_lies_open() -> None:
    """All seats and spectators share one view of all that is not secret (R-55)."""
    game = scene(
        "players=3 turns=4 moment=prepare inserted=1 tokens1=chase tokens2=close+2,diversion "
        "relics1=vasa relics3=rosetta-stone honor2=2 honor=6 discard1=anzacs discard2=spy "
        "dismissed3=moche-warriors aside1=leonidas discardI=fu-hao discardIV=white-death "
        "relicdiscard=oseberg-ship tokendiscard=relaunch tilediscard=II-IV/2 lost2=1:5:3 deck1= "
        "deck2= deck3="
    )
    views = [view_for(game, seat) for seat in (0, 1, 2, None)]
    open_parts = [open_part(view) for view in views]

    assert open_parts[0] == open_parts[1] == open_parts[2] == open_parts[3]
    seen = views[3]
    assert [len(player.tokens) for player in seen.players] == [1, 2, 0]
    assert [player.honor for player in seen.players] == [0, 2, 0]
    assert [len(player.discard) for player in seen.players] == [1, 1, 0]
    assert [len(player.aside) for player in seen.players] == [1, 0, 0]
    assert [player.prowess_left for player in seen.players] == [4, 3, 4]
    assert BOX.units[seen.players[2].dismissed[-1]].id == "moche-warriors"
    assert [len(pile) for pile in seen.era_discards] == [0, 1, 0, 0, 1]
    assert (len(seen.relic_discard), len(seen.token_discard), len(seen.tile_discard)) == (1, 1, 1)
    assert (seen.honor_supply, seen.active_tile) == (6, game.active_tile)


def test_a_dismissed_unit_is_seen_by_all() -> None:
    """It leaves the hand for all to see (R-55)."""
    game = scene(
        "players=2 moment=dismiss act=1 resume=prepare inserted=1 hand1=archers,spy deck1="
    )
    game.listen()
    act(game, "dismiss spy")
    spy = [unit.id for unit in BOX.units].index("spy")

    assert told(game, 1, UnitDismissed) == [UnitDismissed(0, spy)]
    assert spy in view_for(game, None).players[0].dismissed


def test_legal_actions_are_shown_to_the_player_who_decides() -> None:
    """They would betray the hand (R-55)."""
    game = scene("players=2 moment=attack-first used=AB hand1=spy,archers defenders=iceni-rebels")

    assert view_for(game, 0).options == tuple(game.legal())
    assert view_for(game, 1).options == view_for(game, None).options == ()


def test_the_order_of_a_deck_is_nobodys_knowledge() -> None:
    """Every card of a deck is as likely to be on top (R-55)."""
    game = scene("players=2 moment=refill-attacker hand1=spy deck1=trebuchet*2,archers")

    assert chances(game) == {"card trebuchet": 2, "card archers": 1}
    assert view_for(game, 0).players[0].deck == tuple(sorted(game.players[0].deck))
    assert let_it_happen(game).turns == 1
