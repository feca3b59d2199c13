"""Points during the match: the range of hidden Prowess is exact for whoever looks (R-49)."""

from __future__ import annotations

import pytest

from abth.rules import moments
from abth.rules.facts import facts_for
from abth.rules.flow import new_game
from abth.rules.game import Game
from abth.rules.imagine import imagine
from abth.rules.piles import pile_of
from abth.rules.playout import Dice
from abth.rules.points import Points
from abth.rules.rulings import rulings_of
from abth.rules.scoring import standing
from abth.rules.terms import ATTACKER, NONE
from abth.rules.views import view_for
from tests.scenes import BOX
from tests.strategies import play_some

Loss = tuple[int, int, int]  # who took it, its value, the value given back


def match_with(losses: list[Loss]) -> Game:
    """Three players; the first has lost these Prowess tokens (5, 3, 2 and 1 are printed)."""
    game = play_some(new_game(BOX, 3, rulings_of("default")), Dice(7), 60)
    for taker, value, returned in losses:
        game.players[0].win_prowess(taker, value, returned)
    return game


def points(game: Game, seat: int, viewer: int | None) -> Points:
    """What the viewer knows of the points of a seat."""
    return facts_for(game, viewer).points[seat]


def hidden(game: Game, seat: int, viewer: int | None) -> tuple[int, int, int]:
    """How many tokens are hidden, and the least and the most that they are worth."""
    found = points(game, seat, viewer)
    return found.hidden, found.least - found.total, found.most - found.total


def test_a_spectator_knows_only_what_is_printed() -> None:
    """R-49: one token is worth 1 to 5, two are worth 3 to 8."""
    assert hidden(match_with([(1, 5, 1)]), 1, None) == (1, 1, 5)
    assert hidden(match_with([(1, 5, 1), (1, 2, 1)]), 1, None) == (2, 3, 8)


def test_the_winner_knows_the_worth() -> None:
    """R-49: only the winner of a token knows its value."""
    game = match_with([(1, 5, 1), (1, 2, 1)])

    assert hidden(game, 1, 1) == (0, 0, 0)
    assert points(game, 1, 1).prowess == 7
    assert hidden(game, 1, 0) == (2, 3, 8)  # also the loser does not know


def test_what_i_have_won_nobody_else_can_have() -> None:
    """R-49: who holds the 5 knows that the other token is worth 3 at most."""
    assert hidden(match_with([(1, 5, 1), (2, 2, 1)]), 2, 1) == (1, 1, 3)


def test_what_i_gave_back_was_not_taken_before() -> None:
    """CHALLENGE-15: who saw the 5 after another token was won knows that it was not the 5."""
    assert hidden(match_with([(2, 1, 2), (1, 2, 5)]), 2, 1) == (1, 1, 3)
    assert hidden(match_with([(1, 1, 5), (2, 2, 3)]), 2, 1) == (1, 2, 5)  # it may be since


def test_what_i_look_at_was_not_taken() -> None:
    """CHALLENGE-15: the two tokens in my hands are nobody else's."""
    game = match_with([(2, 1, 3)])
    game.moment, game.active, game.defender = moments.KEEP_PROWESS, 1, 0
    game.battle.winner, game.fought, game.to_act = ATTACKER, True, 1
    game.looked_at = pile_of([2, 5])

    assert hidden(game, 2, 1) == (1, 1, 3)
    assert hidden(game, 2, 0) == (1, 1, 5)


@pytest.mark.parametrize(
    "losses",
    [
        [(1, 5, 1)],
        [(1, 1, 5), (2, 2, 3)],
        [(2, 1, 5), (1, 2, 5), (2, 5, 3)],
        [(2, 1, 5), (2, 5, 3), (1, 3, 2), (2, 2, NONE)],
        [(1, 2, 1), (2, 1, 5), (1, 3, 5)],
    ],
)
def test_the_range_is_that_of_all_matches_that_look_alike(losses: list[Loss]) -> None:
    """R-49: both ends of the range happen among imagined matches, and nothing outside does."""
    game = match_with(losses)
    for viewer in (None, 0, 1, 2):
        view = view_for(game, viewer)
        deals = [standing(imagine(view, game.frame, Dice(seed))).totals for seed in range(100)]
        for seat in range(3):
            found = points(game, seat, viewer)
            totals = [totals[seat] for totals in deals]
            assert (min(totals), max(totals)) == (found.least, found.most)


def test_a_player_is_told_what_the_others_see() -> None:
    """R-49: of my own points, the range that everybody else must reckon with."""
    game = match_with([(1, 5, 1), (2, 2, 1), (1, 3, 1)])
    for seat in range(3):
        mine, theirs = points(game, seat, seat), points(game, seat, None)
        assert (mine.others_least, mine.others_most) == (theirs.least, theirs.most)
        assert theirs.least <= mine.total <= theirs.most
