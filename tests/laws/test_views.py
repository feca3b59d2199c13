"""Laws of what players may know: views hide, and nothing that happens gives a secret away."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from abth.rules import moments
from abth.rules.chance import outcomes
from abth.rules.events import seen_by
from abth.rules.flow import apply, new_game
from abth.rules.game import Game
from abth.rules.imagine import imagine
from abth.rules.playout import Dice
from abth.rules.rulings import Rulings
from abth.rules.terms import OVER
from abth.rules.views import view_for
from tests.invariants import check
from tests.letters import letters, staged
from tests.onlookers import Onlooker, dealt_anew
from tests.scenes import BOX, act, options, scene
from tests.strategies import LAW, games, next_number, play_some, rulings, seats


@pytest.mark.slow
@settings(LAW, max_examples=200)
@given(games(), st.integers(0, 2**32))
def test_an_imagined_match_looks_the_same(game: Game, seed: int) -> None:
    """R-55: a view of a match imagined from a view is that view, for seats and spectators."""
    for seat in seats(game):
        view = view_for(game, seat)
        imagined = imagine(view, game.frame, Dice(seed))
        assert view_for(imagined, seat) == view
        check(imagined, None)


@pytest.mark.slow
@settings(LAW, max_examples=200)
@given(games(), st.integers(0, 2**32))
def test_matches_that_differ_in_secrets_look_alike(game: Game, seed: int) -> None:
    """R-47, R-49, R-55: hands, decks and values that a seat cannot know leave its view alone."""
    for seat in seats(game):
        other = dealt_anew(game, seat, Dice(seed))
        check(other, None)
        assert view_for(other, seat) == view_for(game, seat)


@LAW
@given(st.integers(2, 5), rulings(), st.integers(0, 2**32))
def test_everybody_knows_the_cards_that_were_seen_to_go_into_a_hand(
    players: int, ruled: Rulings, seed: int
) -> None:
    """R-55: retrieved cards, and a whole hand while the deck is empty; not one card more."""
    game = new_game(BOX, players, ruled)
    onlooker, dice = Onlooker(game), Dice(seed)
    while game.to_act != OVER:
        story = game.listen()
        apply(game, next_number(game, dice))
        onlooker.follow(story, game)
        for player in game.players:
            assert Counter(player.known) == onlooker.known[player.seat]
            assert Counter(player.known) <= Counter(player.hand)


def shared(one: Game, other: Game) -> list[int]:
    """What may be played next in both matches."""
    ways = [game.legal() or [number for number, _ in outcomes(game)] for game in (one, other)]
    return [number for number in ways[0] if number in ways[1]]


def opens_a_secret(one: Game, other: Game) -> bool:
    """Whether the next choice shows everybody what only one seat had seen (R-47)."""
    return one.moment == moments.KEEP_RELIC and one.looked_at != other.looked_at


@pytest.mark.slow
@settings(LAW, max_examples=200)
@given(games(), st.integers(0, 2**32))
def test_silence_tells_nothing(game: Game, seed: int) -> None:
    """Part 8, rule 3: matches alike to a seat stay alike while the same things happen in them.

    If a hidden fact decided who is asked, or what happens by itself, the two would part.
    """
    for seat in seats(game):
        dice = Dice(seed)
        here = game.clone()
        there = dealt_anew(game, seat, dice)
        stories = here.listen(), there.listen()
        for _ in range(25):
            ways = shared(here, there) if here.to_act != OVER else []
            if not ways or opens_a_secret(here, there):
                break
            number = ways[dice.below(len(ways))]
            apply(here, number)
            apply(there, number)
            assert view_for(here, seat) == view_for(there, seat)
        if not here.is_over:  # scores are told at the end, Prowess and all
            heard = [[seen_by(event, seat) for event in story] for story in stories]
            assert heard[0] == heard[1]


@LAW
@given(rulings(), st.integers(0, 2**32))
def test_nobody_sees_the_hand_of_another(ruled: Rulings, seed: int) -> None:
    """R-55: hands and decks are named to their owner alone."""
    game = play_some(new_game(BOX, 3, ruled), Dice(seed), 150)
    for seat in seats(game):
        for player in view_for(game, seat).players:
            assert (player.hand is None) == (player.seat != seat)
            assert (player.deck is None) == (player.seat != seat)


ALIKE = "players=2 sabaton2=joakim era1=II era2=II gear=II-III/1,I-II/1,2 hand1=archers*2"


@pytest.mark.parametrize(
    ("text", "actions", "seat", "option"),
    [
        pytest.param("moment=prepare inserted=1", ["use C"], 0, "dismiss archers", id="D-7"),
        pytest.param("moment=opponent used=ABCD hand2=archers*2", ["challenge joakim"], 1,
                     "deploy archers", id="D-12"),
        pytest.param("moment=opponent used=ABCD", ["face II1"], 0, "deploy archers", id="D-15"),
    ],
)  # fmt: skip
def test_a_hand_of_equal_cards_is_asked_for_all_the_same(
    text: str, actions: list[str], seat: int, option: str
) -> None:
    """Part 8, rule 3: only its owner can know that there is no choice."""
    board = "board=-,-,-,mamluk-lancers,-,-,-,-,-,-,-,-"
    game = act(scene(f"{ALIKE} {text} {board}"), *actions)

    assert (game.to_act, options(game)) == (seat, {option})


def test_prowess_values_are_for_the_winner_alone() -> None:
    """R-49: neither the owner nor a spectator sees what the winner looks at and keeps."""
    game = staged(
        letters("w base 9/0/0"),
        "players=3 sabaton2=joakim sabaton3=tommy era1=II era2=II used=ABCD moment=opponent"
        " hand1=w hand2=blank spaces=long+1,long+1,medium+1",
    )
    act(game, "challenge joakim", "strong S3", "risky K6", "look 1", "look 5")
    assert game.moment == moments.KEEP_PROWESS
    assert view_for(game, 0).looked_at == (1, 5)
    for seat in (1, 2, None):
        assert (view_for(game, seat).looked_at, view_for(game, seat).looking) == (None, 2)
    act(game, "prowess 5")

    seen = [view_for(game, seat).players[1].prowess_seen for seat in (0, 1, 2, None)]
    assert seen == [((5, 1),), (None,), (None,), (None,)]


@pytest.mark.parametrize(("ruling", "hidden"), [("public", False), ("private", True)])
def test_relics_looked_at_are_open_or_secret_as_ruled(ruling: str, hidden: bool) -> None:
    """R-47: public by default; private ones seem to lie in the deck still."""
    game = staged(
        letters("w base 9/0/0"),
        f"players=2 rulings=relics.reveal:{ruling} era1=II hand1=w moment=opponent used=ABCD"
        " spaces=long+1,long+1,medium+1",
    )
    act(game, "face II1", "strong S1", "risky K2")
    while game.moment == moments.FIND_RELIC:
        apply(game, outcomes(game)[0][0])

    assert len(view_for(game, 0).looked_at or ()) == 4
    for seat in (1, None):
        view = view_for(game, seat)
        assert (view.looked_at is None) == hidden
        assert len(view.relic_deck) == (32 if hidden else 28)


def test_a_card_drawn_is_seen_by_its_owner_alone() -> None:
    """R-55: everybody hears that a card was drawn, one seat hears which."""
    game = scene("players=3 inserted=1 moment=prepare hand1=spy gear=II-III/1,I-II/1,0")
    story = game.listen()
    act(game, "use A", "card archers")

    names = [type(event).__name__ for event in story]
    assert names == ["ActionUsed", "CardDrawn"]
    cards = [getattr(seen_by(story[1], seat), "card") for seat in (0, 1, 2, None)]  # noqa: B009
    assert cards == [1, None, None, None]
