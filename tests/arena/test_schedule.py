"""Who meets whom, from which seat, and on which deal."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from abth.arena.matches.match_runner import play_match
from abth.arena.planning.pairings import tables
from abth.arena.planning.plan import Plan
from abth.arena.tournament import plan_tournament
from abth.rules.flow import new_game_in, play
from abth.rules.game import Game
from abth.rules.moments import FIRST_TILE, PREPARE
from abth.rules.terms import CHANCE

FOUR = ("recruit", "soldier", "tests.arena.bots:First", "tests.arena.bots:First:last=yes")


@pytest.mark.parametrize(("bots", "players"), [(4, 3), (5, 2), (6, 4), (7, 3), (9, 5), (16, 5)])
def test_a_whole_cycle_is_fair(bots: int, players: int) -> None:
    """Everybody plays as often as everybody else, and meets everybody equally often."""
    cycle = tables(bots, players)
    matches = Counter(bot for table in cycle for bot in table)
    meetings = Counter(pair for table in cycle for pair in combinations(table, 2))

    assert len(set(cycle)) == len(cycle)
    assert all(len(set(table)) == players for table in cycle)
    assert len(set(matches.values())) == 1
    assert len(meetings) == bots * (bots - 1) // 2
    assert len(set(meetings.values())) == 1


def test_even_the_first_tables_are_fair() -> None:
    """Seven bots at tables of three: after seven deals everybody has met everybody once."""
    first = tables(7, 3)[:7]

    assert set(Counter(bot for table in first for bot in table).values()) == {3}
    assert (
        max(Counter(p for table in tables(7, 3)[:14] for p in combinations(table, 2)).values()) <= 3
    )


def test_few_bots_sit_more_than_once() -> None:
    assert tables(2, 4) == ((0, 1, 0, 1),)
    assert tables(2, 3) == ((0, 1, 0), (1, 0, 1))
    assert tables(1, 3) == ((0, 0, 0),)


def test_every_bot_of_a_deal_sits_on_every_seat() -> None:
    plan = plan_tournament(40, 4, FOUR, seed=3)
    for deal in range(10):
        seatings = [plan.seating(match) for match in range(4 * deal, 4 * deal + 4)]
        for seat in range(4):
            assert len({seating[seat] for seating in seatings}) == 4


def test_the_seed_of_a_bot_goes_with_it_through_the_seats() -> None:
    plan = plan_tournament(4, 4, FOUR, seed=3)
    seeds = [dict(zip(plan.seating(m), plan.draw.bot_seeds(m), strict=True)) for m in range(4)]

    assert seeds[0] == seeds[1] == seeds[2] == seeds[3]
    assert len(set(seeds[0].values())) == 4


def test_matches_of_a_tournament_are_whole_deals() -> None:
    assert plan_tournament(10, 4, FOUR).matches == 12
    assert Plan(10, 4, FOUR).matches == 10


def set_up(plan: Plan, match: int, sabaton: int) -> Game:
    """The table when the first turn begins; Sabatons are chosen as told."""
    game, deal = new_game_in(plan.frame(), plan.players), plan.draw.chance(match)
    while game.moment not in (FIRST_TILE, PREPARE):
        chance = game.to_act == CHANCE
        play(game, deal.outcome(game) if chance else game.options[sabaton % len(game.options)])
    return game


def test_a_deal_is_the_same_from_every_seat() -> None:
    """Duplicate style: same board, gear, tokens, start player, and the same cards for a seat."""
    plan = plan_tournament(8, 4, FOUR, seed=1)

    def lies(game: Game) -> object:
        return (
            [int(card) for card in game.board],
            [int(token) for token in game.token_spaces],
            (int(game.start), int(game.active_tile), int(game.pending_tile), int(game.wheel)),
            [[int(relic) for relic in player.relics] for player in game.players],
            [[int(card) for card in player.hand] for player in game.players],
        )

    first = [lies(set_up(plan, match, sabaton=match)) for match in range(4)]
    second = [lies(set_up(plan, match, sabaton=match)) for match in range(4, 8)]

    assert first[0] == first[1] == first[2] == first[3]
    assert second[0] == second[1] == second[2] == second[3]
    assert first[0] != second[0]


def test_real_matches_of_a_deal_begin_alike() -> None:
    """The cards on the board of the first jump belong to one and the same set-up."""
    plan = plan_tournament(6, 3, FOUR[:3], seed=5)
    starts = [play_match(plan, match).record.start for match in range(6)]

    assert len(set(starts[:3])) == len(set(starts[3:])) == 1


def test_what_one_bot_draws_does_not_move_the_dice_of_the_next() -> None:
    """Each pile and each turn's dice have a generator of their own."""
    plan = plan_tournament(2, 2, FOUR[:2], seed=1)
    game = set_up(plan, 0, 0)
    one, other = plan.draw.chance(0), plan.draw.chance(0)
    tiles = []
    for deal, cards in ((one, 0), (other, 3)):
        twin = game.clone()
        for _ in range(cards):
            twin.moment, twin.drawer = 21, 0  # DRAW_CARD
            deal.outcome(twin)
        twin.moment = 22  # DRAW_TILE
        tiles.append([deal.outcome(twin) for _ in range(5)])

    assert tiles[0] == tiles[1]


def test_names_move_on_by_one_seat_with_each_match() -> None:
    """In a simulation."""
    plan = Plan(1, 3, ("a", "b", "c"))

    assert plan.names(0) == ("a", "b", "c")
    assert plan.names(1) == ("c", "a", "b")
    assert Plan(1, 4, ("a", "b")).names(1) == ("b", "a", "b", "a")
    everybody = {name for match in range(4) for name in Plan(4, 2, tuple("abcd")).names(match)}
    assert everybody == set("abcd")
