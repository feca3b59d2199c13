"""Matches for the balance page are written down as they were played."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from abth.arena.planning.plan import frame_of
from abth.arena.planning.seeds import seed_of
from abth.balance.measurement.matches import (
    LOST,
    NO_BATTLE,
    Match,
    Played,
    Points,
    play_or_recall,
    play_some,
    simulate,
)
from abth.bots.base import choice_of
from abth.bots.registry import make_bot
from abth.rules.flow import new_game_in, play
from abth.rules.playout import Dice, let_chance_act
from abth.rules.scoring import standing
from abth.rules.terms import CHANCE, NONE, OVER


@pytest.fixture(scope="module")
def played() -> Played:
    return play_some(None, "soldier", 3, 6, 5, range(4))


def test_every_player_has_as_many_turns_in_order(played: Played) -> None:
    """ROUND-4: clockwise from the start player, one turn each in every Round."""
    for match in played.matches:
        assert [turn.player for turn in match.turns] == [0, 1, 2] * 6


def test_the_last_points_are_the_scores_of_the_match() -> None:
    """SCORE-10, by order of play; so are the winners."""
    game = new_game_in(frame_of(None, "default", 6, ()), 3)
    own = seed_of(5, 0)
    bots = [make_bot("soldier", seed_of(own, seat)) for seat in range(3)]
    for seat, bot in enumerate(bots):
        bot.sit_down(game.frame, seat)
    dice = Dice(own)
    while game.to_act != OVER:
        if game.to_act == CHANCE:
            let_chance_act(game, dice)
        else:
            play(game, choice_of(bots[game.to_act], game))
    result = standing(game)

    match = play_some(None, "soldier", 3, 6, 5, range(1)).matches[0]

    seats = [(match.seat + place) % 3 for place in range(3)]
    assert match.seat == game.start
    assert match.final() == [result.totals[seat] for seat in seats]
    assert {seats[place] for place in match.winners} == set(result.winners)


def test_nobody_is_challenged_before_the_first_jump(played: Played) -> None:
    """SETUP-19, R-17: a Sabaton off the board stands in no Era."""
    for match in played.matches:
        for turn in match.turns[:3]:
            assert turn.met <= turn.player
            assert turn.target < turn.player


def test_prowess_is_won_in_challenges_alone(played: Played) -> None:
    """CHALLENGE-15: by the player on turn if won, by the one challenged if lost."""
    moved = 0
    for match in played.matches:
        before: tuple[Points, ...] = ((0, 0, 0, 0, 0),) * 3
        for turn in match.turns:
            richer = {p for p in range(3) if turn.points[p][3] > before[p][3]}
            winner = turn.target if turn.ending == LOST else turn.player
            assert richer <= ({winner} if turn.is_challenge else set())
            moved += len(richer)
            before = turn.points
    assert moved > 0


def test_a_turn_is_fought_against_the_board_or_a_player(played: Played) -> None:
    """CONQ-1: there is one battle a turn."""
    for turn in played.turns():
        if turn.ending != NO_BATTLE:
            assert (turn.era > 0) != (turn.target != NONE)


def test_pieces_and_processes_do_not_change_the_matches(played: Played) -> None:
    """The same seed gives the same matches however they are shared out."""
    with ThreadPoolExecutor(2) as pool:
        again = simulate(pool, None, "soldier", (3, 6), 4, 5)

    assert again.matches == played.matches
    assert again.cards.cards == played.cards.cards


def test_kept_matches_are_not_played_again(tmp_path: Path) -> None:
    """A second run reads what the first has kept."""
    first = play_or_recall(tmp_path, None, "recruit", 2, 6, 1, range(2))
    kept = list(tmp_path.iterdir())
    second = play_or_recall(tmp_path, None, "recruit", 2, 6, 1, range(2))

    assert len(kept) == 1
    assert second.matches == first.matches == play_some(None, "recruit", 2, 6, 1, range(2)).matches
    assert second.cards.owners == first.cards.owners


def test_a_shared_victory_is_shared() -> None:
    """R-56: several winners have a part of it each."""
    match = Match(3, 6, 0, (0, 2), ())

    assert [match.share(player) for player in range(3)] == [0.5, 0.0, 0.5]
