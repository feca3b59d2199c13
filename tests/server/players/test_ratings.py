"""Ratings, leaderboards and head-to-head.

Also proves `server/players/results.py`.
"""

from __future__ import annotations

import pytest

from abth.arena.match_record import MatchRecord
from abth.arena.statistics.bot_statistics import rate_bots
from abth.protocol.wire import Rating
from abth.rules.scoring import Standing, score_of
from abth.server.players.ratings import (
    Finish,
    FinishedMatch,
    bot_id,
    head_to_head,
    leaderboard,
    places_in,
    profile_of,
    rate,
    rating_of,
    start_rating,
    wins_of,
)

ANNA, BEN, CAPTAIN = "a1", "b2", "bot:captain"


def row(table: str, ended: float, *seats: tuple[str, int, int]) -> FinishedMatch:
    """A match from (who, score, place) of each seat."""
    return FinishedMatch(
        table=table,
        name=f"table {table}",
        ended=ended,
        ids=[who for who, _, _ in seats],
        names=[who.removeprefix("bot:").title() for who, _, _ in seats],
        scores=[score for _, score, _ in seats],
        places=[place for _, _, place in seats],
    )


ROWS = [
    row("one", 1.0, (ANNA, 30, 1), (BEN, 20, 2), (CAPTAIN, 10, 3)),
    row("two", 2.0, (BEN, 25, 1), (ANNA, 25, 1)),
    row("three", 3.0, (CAPTAIN, 40, 1), (ANNA, 12, 3), (ANNA, 15, 2)),
]


def test_a_start_rating_is_openskills() -> None:
    start = start_rating()

    assert (start.mu, start.matches) == (25.0, 0)
    assert start.sigma == pytest.approx(25 / 3)
    assert start.ordinal == pytest.approx(0)


def test_who_wins_goes_up_and_who_loses_goes_down() -> None:
    new = rate({}, [Finish(ANNA, 1), Finish(BEN, 3), Finish(CAPTAIN, 2)])

    assert new[ANNA].mu > new[CAPTAIN].mu > new[BEN].mu
    assert new[ANNA].mu > start_rating().mu > new[BEN].mu
    assert all(rating.sigma < start_rating().sigma for rating in new.values())
    assert all(rating.matches == 1 for rating in new.values())


def test_a_shared_place_is_a_tie() -> None:
    """Even the tie-breaks may tie (SCORE-16, R-56)."""
    new = rate({}, [Finish(ANNA, 1), Finish(BEN, 1)])

    assert new[ANNA] == new[BEN]
    assert new[ANNA].mu == pytest.approx(25)


def test_a_tie_with_a_stronger_player_raises() -> None:
    old = {ANNA: rating_of(35, 3, 20), BEN: rating_of(20, 3, 20)}

    new = rate(old, [Finish(ANNA, 1), Finish(BEN, 1)])

    assert new[BEN].mu > 20
    assert new[ANNA].mu < 35
    assert new[ANNA].matches == 21


def test_at_several_seats_one_gets_the_mean() -> None:
    """Ratings are those of the arena for the same matches."""
    records = [
        MatchRecord(match=0, bots=[0, 1, 1], end="played", places=[2, 1, 3]),
        MatchRecord(match=1, bots=[1, 0, 2], end="played", places=[1, 2, 2]),
    ]
    names = [ANNA, BEN, CAPTAIN]
    ratings: dict[str, Rating] = {}

    for record in records:
        finishes = [Finish(names[b], p) for b, p in zip(record.bots, record.places, strict=True)]
        ratings |= rate(ratings, finishes)

    arena = rate_bots(3, records)
    for who, (mu, sigma) in zip(names, arena, strict=True):
        assert (ratings[who].mu, ratings[who].sigma) == pytest.approx((mu, sigma))


def test_a_match_with_oneself_says_nothing() -> None:
    assert rate({}, [Finish(ANNA, 1), Finish(ANNA, 2)]) == {ANNA: start_rating()}


def test_places_follow_the_tie_breaks() -> None:
    """Points, then Relic cards, then Heroes (SCORE-11, 12)."""
    more_relics = score_of(0, 0, [1, 1, 0, 0], [], 0)
    scores = (
        score_of(2, 0, [0] * 4, [], 0),
        more_relics,
        more_relics,
        score_of(1, 0, [0] * 4, [], 0),
    )

    assert places_in(Standing(scores, (1, 2))) == [3, 1, 1, 4]


def test_head_to_head_counts_matches_won_and_lost() -> None:
    ben, captain = sorted(head_to_head(ROWS, ANNA), key=lambda rival: rival.id)

    assert (ben.id, ben.matches, ben.ahead, ben.behind, ben.bot) == (BEN, 2, 1, 0, False)
    assert (captain.name, captain.matches) == ("captain", 2)
    assert (captain.ahead, captain.behind, captain.bot) == (1, 1, True)
    assert head_to_head(ROWS, "nobody") == []


def test_a_leaderboard_is_sorted_by_the_cautious_estimate() -> None:
    ratings = {
        ANNA: rating_of(30, 8, 3),
        BEN: rating_of(28, 2, 3),
        CAPTAIN: rating_of(26, 4 / 3, 2),
        "c3": rating_of(40, 1, 0),
    }
    wins = {who: wins_of(ROWS, who) for who in (ANNA, BEN, CAPTAIN)}

    board = leaderboard(ratings, {ANNA: "Anna", BEN: "Ben"}, wins)

    assert [(line.place, line.name) for line in board] == [(1, "Ben"), (1, "captain"), (3, "Anna")]
    assert [line.bot for line in board] == [False, True, False]
    assert {line.id: line.wins for line in board} == {ANNA: 2, BEN: 1, CAPTAIN: 1}
    assert leaderboard(ratings, {}, {}, least_matches=3)[0].name == BEN


def test_a_profile_shows_the_last_matches_first() -> None:
    page = profile_of(ANNA, "Anna", None, ROWS)

    assert [result.table for result in page.results] == ["three", "two", "one"]
    assert [(result.seat, result.won) for result in page.results] == [
        (2, False), (1, True), (0, True),
    ]  # fmt: skip
    assert (page.matches, page.wins) == (3, 2)
    assert page.results[0].players == ["Captain", "A1", "A1"]


def test_a_bot_is_rated_by_name() -> None:
    assert bot_id("captain") == CAPTAIN
    assert profile_of(CAPTAIN, "captain", None, ROWS).bot
