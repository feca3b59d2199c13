"""Order of play, suspense and means, on matches made by hand."""

from __future__ import annotations

from math import isclose

import pytest

from abth.balance.measurement import order, suspense
from abth.balance.measurement.matches import LOST, WON, Match, Played, Points, Turn
from abth.balance.measurement.means import Mean, most_of, rate
from abth.rules.terms import NONE


def match_of(*rounds: tuple[int, ...], seat: int = 0) -> Match:
    """A match with these points after each Round, all by Elites; the first best player wins."""
    players = len(rounds[0])
    turns = []
    for points in rounds:
        after: tuple[Points, ...] = tuple((n, 0, 0, 0, 0) for n in points)
        turns += [Turn(player, 1, int(NONE), WON, 0, after) for player in range(players)]
    winner = rounds[-1].index(max(rounds[-1]))
    return Match(players, len(rounds), seat, (winner,), tuple(turns))


def challenge(player: int, target: int, ending: int, prowess: tuple[int, ...]) -> Turn:
    """A challenge after which the players have won so many points of Prowess."""
    return Turn(player, 0, target, ending, 1, tuple((0, 0, 0, points, 0) for points in prowess))


def test_a_mean_knows_its_interval() -> None:
    mean = Mean.of([1.0, 3.0])
    mean.add(Mean.of([2.0, 2.0]))

    assert mean.value == 2.0
    assert isclose(mean.margin, 1.96 * (2 / 3 / 4) ** 0.5)
    assert mean.text() == "-", "four values tell nothing"


def test_rates_carry_their_interval() -> None:
    assert rate(50, 100) == "50 ± 10 %"
    assert rate(0, 0) == "-"


@pytest.mark.parametrize(("share", "value"), [(0.0, 1), (0.5, 3), (0.95, 4)])
def test_most_of_is_not_exceeded_by_its_share(share: float, value: int) -> None:
    assert most_of([4, 2, 3, 1], share) == value


def test_victories_by_order_and_by_seat() -> None:
    """The seat of the start player turns one into the other."""
    played = Played(2, 1, [match_of((3, 1), seat=1), match_of((2, 5), seat=1)])

    assert [mean.value for mean in order.wins(played)] == [0.5, 0.5]
    assert [mean.value for mean in order.seat_wins(played)] == [0.5, 0.5]
    assert [m.value for m in order.seat_wins(Played(2, 1, played.matches[:1]))] == [0.0, 1.0]


def test_points_ahead_of_the_table() -> None:
    played = Played(3, 2, [match_of((1, 1, 4), (6, 3, 3))])

    assert [order.ahead(played, player, 1).value for player in range(3)] == [-1.0, -1.0, 2.0]
    assert order.ahead(played, 0, 2).value == 2.0


def test_tokens_are_counted_by_what_the_loser_has_lost_already() -> None:
    """CHALLENGE-15: either side may win one; the loser's pile is what grows thin."""
    turns = (
        challenge(0, 1, WON, (5, 0)),
        challenge(1, 0, LOST, (7, 0)),
        challenge(0, 1, LOST, (7, 1)),
        challenge(1, 0, WON, (7, 3)),
    )
    match = Match(2, 2, 0, (0,), turns)

    assert list(order.tokens_won(match)) == [(0, 0, 5), (0, 1, 2), (1, 0, 1), (1, 1, 2)]


def test_equal_tokens_take_the_luck_of_the_draw_away() -> None:
    """Two tokens, 5 and 1, count 3 each."""
    turns = (challenge(0, 1, WON, (5, 0)), challenge(1, 0, WON, (5, 1)))
    played = Played(2, 1, [Match(2, 1, 0, (0,), turns)])

    assert order.token_worth(played) == 3
    assert order.rescored(played.matches[0], 3) == [3, 3]
    assert (order.gap(played).value, order.gap_if(played, 3).value) == (4, 0)
    assert order.wins_if(played, 3) == [0.5, 0.5]


def test_recruits_are_compared_at_the_beginning_of_a_turn() -> None:
    """Each recruits one a Round: the first begins level, the last behind."""
    points: tuple[tuple[Points, ...], ...] = (
        ((1, 0, 0, 0, 0), (0, 0, 0, 0, 0)),
        ((1, 0, 0, 0, 0), (1, 0, 0, 0, 0)),
        ((1, 3, 0, 0, 0), (1, 0, 0, 0, 0)),
        ((1, 3, 0, 0, 0), (2, 0, 0, 0, 0)),
    )
    turns = tuple(Turn(n % 2, 1, int(NONE), WON, 0, after) for n, after in enumerate(points))
    played = Played(2, 2, [Match(2, 2, 0, (0,), turns)])

    assert order.recruits_ahead(played, 0).value == 0
    assert order.recruits_ahead(played, 1).value == -1


def test_armies_are_compared_as_they_stand_before_the_challenge() -> None:
    """The Attacker's recruits less the Defender's; a Hero is one recruit (SCORE-4)."""
    before: tuple[Points, ...] = ((2, 3, 0, 0, 0), (1, 0, 0, 0, 0))
    after: tuple[Points, ...] = ((9, 0, 0, 0, 0), (9, 0, 0, 0, 0))
    turns = (Turn(0, 1, int(NONE), WON, 0, before), Turn(1, 0, 0, LOST, 1, after))

    found = [ahead for _, ahead in order.challenges(Match(2, 1, 0, (0,), turns))]

    assert found == [-2]


def test_the_leader_of_a_round_may_lose() -> None:
    """Of two leaders one is picked by lot."""
    played = Played(3, 3, [match_of((2, 1, 0), (3, 3, 0), (3, 5, 9))])

    assert suspense.leader_wins(played, 1).value == 0.0
    assert suspense.leader_wins(played, 3).value == 1.0
    split = Played(2, 2, [match_of((1, 1), (2, 3))])
    assert suspense.leader_wins(split, 1).value == 0.5


def test_lead_spread_and_what_the_last_round_gains() -> None:
    match = match_of((1, 1, 0), (8, 5, 2), (9, 9, 4))

    assert (suspense.lead(match, 2), suspense.spread(match, 2)) == (3, 6)
    assert suspense.caught_up(match) == 3


def test_the_lead_changes_when_no_former_leader_leads() -> None:
    """A leader who is caught up with still leads."""
    assert suspense.changes(match_of((2, 1), (3, 3), (4, 5))) == 0
    assert suspense.changes(match_of((2, 1), (3, 4), (6, 5))) == 2


def test_a_match_is_decided_when_the_lead_is_out_of_reach() -> None:
    """Out of reach is what 95 % of the last Rounds do not gain on the leader."""
    close = [match_of((5, 4), (6, 6))] * 19  # one point is gained
    wide = [match_of((9, 1), (9, 3))]  # two are, and six remain
    played = Played(2, 2, close + wide)

    assert suspense.reach(played) == 2
    assert suspense.decided(played).value == 1 / 20
    assert suspense.in_play(played).value == (19 * 2 + 1) / 20
