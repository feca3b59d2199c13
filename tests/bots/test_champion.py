"""The champion: its net computes what it should, its search halves, and another box is told."""

from __future__ import annotations

import logging
from math import exp, sqrt
from time import perf_counter

import pytest

from abth.bots.champion.bot import decision
from abth.bots.champion.chances import judge_alone, net_for, shipped_weights, winning_chances
from abth.bots.champion.features import FEATURES, outlook, turns_left
from abth.bots.champion.search import ChampionSearch
from abth.bots.judge import Judge
from abth.bots.registry import make_bot
from abth.content import load_box
from abth.rules.flow import new_game_in, play
from abth.rules.game import Frame, Game
from abth.rules.playout import Dice, let_chance_act
from abth.rules.rulings import Rulings, rulings_of
from abth.rules.scoring import standing
from abth.rules.terms import CHANCE, OVER
from abth.rules.views import view_for

FRAME = Frame(load_box(), Rulings())


def at_turn(players: int, turns: int, seed: int, frame: Frame = FRAME) -> Game:
    """A match of random players as this turn begins, with more than two options."""
    game, dice = new_game_in(frame, players), Dice(seed)
    while game.to_act != OVER and (
        game.turns < turns or game.to_act == CHANCE or len(game.options) < 3
    ):
        if game.to_act == CHANCE:
            let_chance_act(game, dice)
        else:
            play(game, dice.choose(game.options))
    return game


def search_of(game: Game, deep: bool = True) -> ChampionSearch:
    """A search for the seat to act."""
    view = view_for(game, int(game.to_act))
    return ChampionSearch(view, FRAME, Judge(FRAME), Dice(2), net_for(FRAME), deep)


# The net


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_net_computes_what_its_weights_say(players: int) -> None:
    """Against the same sums written out plainly."""
    weights, game = shipped_weights(), at_turn(players, 5, players)
    seen = outlook(game, Judge(FRAME))
    size = len(FEATURES)
    points = []
    for promise, features in zip(seen.promises, seen.features, strict=True):
        total = promise + weights.offset
        total += sum(w * x for w, x in zip(weights.straight, features, strict=True))
        for row, last in enumerate(weights.last):
            line = weights.first[row * size : (row + 1) * size]
            hidden = weights.biases[row] + sum(w * x for w, x in zip(line, features, strict=True))
            total += last * max(0.0, hidden)
        points.append(total)
    doubt = weights.doubts[players] * sqrt(seen.left + weights.calms[players])
    powers = [exp(total / doubt) for total in points]

    assert winning_chances(game) == pytest.approx([power / sum(powers) for power in powers])


def test_features_have_names() -> None:
    seen = outlook(at_turn(4, 3, 1), Judge(FRAME))

    assert [len(features) for features in seen.features] == [len(FEATURES)] * 4
    assert all(-5.0 < number < 5.0 for features in seen.features for number in features)


@pytest.mark.parametrize("players", [2, 5])
def test_the_turns_left_of_all_seats_are_those_of_the_match(players: int) -> None:
    for turns in range(6 * players):
        game = at_turn(players, turns, turns)

        lefts = [turns_left(game, seat) for seat in range(players)]
        assert sum(lefts) == 6 * players - game.turns
        assert lefts[game.active] == max(lefts)


def test_chances_of_a_match_that_is_over_are_the_victory() -> None:
    game = at_turn(3, 99, 4)
    winners = standing(game).winners

    assert winning_chances(game) == [
        1 / len(winners) if seat in winners else 0.0 for seat in range(3)
    ]


def test_the_weights_know_the_box_and_the_default_rulings() -> None:
    assert shipped_weights().fits(FRAME)
    assert "abth.train fit" in shipped_weights().command


def test_other_rulings_fall_back_to_the_judge_and_the_log_says_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    other = Frame(load_box(), rulings_of("default", {}, 8))
    with caplog.at_level(logging.WARNING, logger="abth.bots"):
        net = net_for(other)
    game = at_turn(2, 3, 1, other)
    seen = outlook(game, Judge(other))

    assert net.points(seen) == seen.promises
    assert net.chances(seen.promises, seen.left) == winning_chances(game)
    assert len(caplog.records) == 1
    assert judge_alone().points(seen) == seen.promises


# The search


def test_halving_ends_with_one_decision() -> None:
    search = search_of(at_turn(2, 3, 5))
    count, halvings = len(search.rivals), search.stages()
    for _ in range(halvings):
        search.run(len(search.rivals))
        search.halve()

    assert 2 ** (halvings - 1) < count <= 2**halvings
    assert [child.number for child in search.rivals] == [search.best()]


def test_all_decisions_in_question_get_the_same() -> None:
    search = search_of(at_turn(3, 3, 5))
    search.run(4 * len(search.rivals))

    assert {int(child.visits) for child in search.root.children} == {4}


def test_the_captain_names_one_favorite() -> None:
    search = search_of(at_turn(2, 4, 6))

    assert sum(child.prior for child in search.root.children) == 1.0


def test_what_is_clearly_worse_is_settled() -> None:
    """Nothing is settled by a few visits, and the best is never settled."""
    search = search_of(at_turn(2, 10, 7))
    search.settle()
    assert len(search.rivals) == len(search.root.children)
    search.run(60 * len(search.rivals))
    best = search.best()
    search.settle()

    assert best in [child.number for child in search.rivals]
    left_out = [child for child in search.root.children if child not in search.rivals]
    assert all(search.value(child) < search.value(search.rivals[0]) for child in left_out)


def test_the_captain_is_followed_unless_another_choice_is_clearly_better() -> None:
    search = search_of(at_turn(2, 4, 6))
    search.run(8 * len(search.rivals))
    favorite = next(child for child in search.root.children if child.prior > 0.0)
    other = next(child for child in search.root.children if child.prior == 0.0)
    assert len(search.root.children) > 2

    other.total = 0.999 * float(int(other.visits))
    search.squares[other.number] = other.total
    assert decision(search) == other.number

    favorite.total = other.total - 0.01
    search.squares[favorite.number] = favorite.total
    assert decision(search) == favorite.number


def test_one_ply_grows_no_tree() -> None:
    search = search_of(at_turn(2, 4, 6), deep=False)
    search.run(2 * len(search.rivals))

    assert all(child.children == [] for child in search.root.children)


def test_the_champion_heeds_the_clock() -> None:
    game = at_turn(2, 3, 1)
    bot = make_bot("champion:ms=30", 1)
    bot.sit_down(game.frame, int(game.to_act))
    begin = perf_counter()
    bot.choose(view_for(game, int(game.to_act)))

    assert perf_counter() - begin < 2.0


@pytest.mark.parametrize("spec", ["champion:ms=0", "champion:iterations=-1", "champion:deep=maybe"])
def test_a_senseless_option_is_refused(spec: str) -> None:
    with pytest.raises(ValueError, match="champion"):
        make_bot(spec, 1)
