"""Ratings, leaderboards and head-to-head.

Also proves `server/players/results.py`.
"""

from __future__ import annotations

import pytest

from abth.arena.matches.match_record import MatchRecord
from abth.arena.statistics.bot_statistics import rate_bots
from abth.protocol.wire import Rating
from abth.server.players.ratings import (
    ESTABLISHED,
    Finish,
    FinishedMatch,
    bot_id,
    head_to_head,
    leaderboard,
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


def test_head_to_head_counts_matches_won_and_lost() -> None:
    ben, captain = sorted(head_to_head(ROWS, ANNA), key=lambda rival: rival.id)

    assert (ben.id, ben.matches, ben.ahead, ben.behind, ben.bot) == (BEN, 2, 1, 0, False)
    assert (captain.name, captain.matches) == ("captain", 2)
    assert (captain.ahead, captain.behind, captain.bot) == (1, 1, True)
    assert head_to_head(ROWS, "nobody") == []


def test_players_start_at_1500_with_a_provisional_rating() -> None:
    start = start_rating()

    assert (start.shown, start.doubt, start.provisional) == (1500, 333, True)
    assert rating_of(25, 8, ESTABLISHED - 1).provisional
    assert not rating_of(25, 8, ESTABLISHED).provisional
    assert rating_of(30, 2, 20).shown == 1700


def test_a_leaderboard_is_sorted_by_the_cautious_estimate() -> None:
    ratings = {
        ANNA: rating_of(30, 8, 30),
        BEN: rating_of(28, 2, 30),
        CAPTAIN: rating_of(26, 4 / 3, 20),
        "c3": rating_of(40, 1, 0),
    }
    wins = {who: wins_of(ROWS, who) for who in (ANNA, BEN, CAPTAIN)}

    board = leaderboard(ratings, {ANNA: "Anna", BEN: "Ben"}, wins)

    assert [(line.place, line.name) for line in board] == [(1, "Ben"), (1, "captain"), (3, "Anna")]
    assert [line.bot for line in board] == [False, True, False]
    assert {line.id: line.wins for line in board} == {ANNA: 2, BEN: 1, CAPTAIN: 1}
    assert leaderboard(ratings, {}, wins, least_matches=30)[0].name == BEN


def test_established_players_come_first_and_nobody_leads_without_a_victory() -> None:
    """A loser of one match against strong bots once led the list."""
    ratings = {
        "loser": rating_of(45, 1, 50),
        "new": rating_of(40, 2, 3),
        "old": rating_of(20, 2, 40),
        "better": rating_of(24, 2, 40),
    }

    board = leaderboard(ratings, {}, {"new": 3, "old": 1, "better": 9})

    assert [(line.place, line.id) for line in board] == [
        (1, "better"), (2, "old"), (None, "new"), (None, "loser"),
    ]  # fmt: skip


def test_a_player_replaced_by_a_bot_gains_nothing() -> None:
    """They may still lose; the others are rated as always."""
    finishes = [Finish(ANNA, 1, replaced=True), Finish(BEN, 2)]
    fair = rate({}, [Finish(ANNA, 1), Finish(BEN, 2)])

    new = rate({}, finishes)

    assert (new[ANNA].mu, new[ANNA].matches) == (start_rating().mu, 1)
    assert new[BEN] == fair[BEN]
    assert rate({}, [Finish(ANNA, 2, replaced=True), Finish(BEN, 1)])[ANNA].mu < 25


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
