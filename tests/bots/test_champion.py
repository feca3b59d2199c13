"""The champion: its net computes what it should, its search halves, and another box is told."""

from __future__ import annotations

import logging
from collections import Counter
from itertools import product
from math import exp, sqrt
from time import perf_counter

import pytest

from abth.bots.champion.bot import decision
from abth.bots.champion.chances import judge_alone, net_for, shipped_weights, winning_chances
from abth.bots.champion.features import FEATURES, SIZE, Outlook, turns_left
from abth.bots.champion.search import ChampionSearch
from abth.bots.champion.turn_policy import TurnPolicy, key_of
from abth.bots.judge import Judge
from abth.bots.plan import plan
from abth.bots.registry import make_bot
from abth.content import load_box
from abth.rules import moments
from abth.rules.events import DieRolled
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


def outlook(game: Game, frame: Frame = FRAME) -> Outlook:
    """What the net sees of a position."""
    seen = Outlook(Judge(frame))
    seen.look(game)
    return seen


def rows(seen: Outlook) -> list[list[float]]:
    """The features of each seat."""
    numbers, size = list(seen.features), int(SIZE)
    return [numbers[seat * size : (seat + 1) * size] for seat in range(seen.players)]


def promises(seen: Outlook) -> list[float]:
    """What the judge promises each seat."""
    return list(seen.promises)[: seen.players]


def search_of(game: Game, deep: bool = True) -> ChampionSearch:
    """A search for the seat to act."""
    view = view_for(game, int(game.to_act))
    return ChampionSearch(view, FRAME, Judge(FRAME), Dice(2), net_for(FRAME), deep)


# The net


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_net_computes_what_its_weights_say(players: int) -> None:
    """Against the same sums written out plainly."""
    weights, game = shipped_weights(), at_turn(players, 5, players)
    seen = outlook(game)
    size = len(FEATURES)
    points = []
    for promise, features in zip(promises(seen), rows(seen), strict=True):
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
    seen = rows(outlook(at_turn(4, 20, 1)))

    assert len(FEATURES) == SIZE
    assert all(-5.0 < number < 5.0 for features in seen for number in features)
    assert sum(any(features[place] for features in seen) for place in range(SIZE)) > 40


def test_an_outlook_forgets_the_position_before() -> None:
    """Memory is written again, whole: five players first, then two."""
    seen, game = outlook(at_turn(5, 12, 3)), at_turn(2, 4, 6)
    seen.look(game)

    assert rows(seen) == rows(outlook(game))
    assert promises(seen) == promises(outlook(game))


def test_icons_of_an_army_are_those_of_its_cards() -> None:
    game = at_turn(3, 9, 2)
    units, place = FRAME.box.units, FEATURES.index("close")
    for player, features in zip(game.players, rows(outlook(game)), strict=True):
        cards = [*player.hand, *player.deck, *player.discard]
        assert features[place] == pytest.approx(0.1 * sum(int(units[card].close) for card in cards))


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
    seen = outlook(game, other)

    assert net.points(seen) == promises(seen)
    assert net.chances(promises(seen), seen.left) == winning_chances(game)
    assert len(caplog.records) == 1
    assert judge_alone().points(seen) == promises(seen)


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
    search.results[other.number][:] = [0.999] * int(other.visits)
    search.results[favorite.number][:] = [0.3] * int(favorite.visits)
    assert decision(search) == other.number

    favorite.total = other.total - 0.01
    assert decision(search) == favorite.number


def test_the_nth_visits_of_all_decisions_share_cards_and_dice() -> None:
    """Two searches from one seed see the same; within one, only the decisions differ."""
    game = at_turn(2, 4, 6)
    one, other = search_of(game), search_of(game)
    for search in (one, other):
        search.run(40 * len(search.rivals))

    assert one.results == other.results
    assert len(one.worlds) == len(one.starts) == 40


def test_36_visits_in_a_row_roll_every_pair_of_sides_once() -> None:
    """Both dice of a battle, as often as chance would show each face (DICE-6)."""
    search, game, dice = search_of(at_turn(2, 4, 6)), new_game_in(FRAME, 2), Dice(1)
    while game.moment not in (moments.ROLL_STRONG, moments.ROLL_RISKY):
        if game.to_act == CHANCE:
            let_chance_act(game, dice)
        else:
            play(game, dice.choose(game.options))
    rolled: Counter[tuple[int, int]] = Counter()
    for visit in range(36):
        twin, search.visit = game.clone(), visit
        story = twin.listen()
        for _ in range(2):
            search.let_chance_act(twin)
        faces = {event.strong: event.face for event in story if isinstance(event, DieRolled)}
        rolled[faces[True], faces[False]] += 1

    box = FRAME.box
    assert rolled == Counter(product(box.strong_sides, box.risky_sides))


def test_the_tree_does_not_decide_what_the_dice_decide() -> None:
    """Whether to roll again (D-18, D-19) depends on the roll, and a node stands for all rolls."""
    search = search_of(at_turn(2, 10, 7))
    search.run(100 * len(search.rivals))
    numbers, nodes = FRAME.actions, list(search.root.children)
    while nodes:
        node = nodes.pop()
        nodes += node.children
        assert node.number not in (numbers.reroll, numbers.keep)


def test_line_ups_are_planned_once() -> None:
    """The same battle comes up again and again; the captain is asked the first time."""
    game, dice = new_game_in(FRAME, 2), Dice(3)
    while game.moment != moments.ATTACK_FIRST or len(game.options) < 2:
        if game.to_act == CHANCE:
            let_chance_act(game, dice)
        else:
            play(game, dice.choose(game.options))
    policy = TurnPolicy(Judge(FRAME), game.active)
    choice = policy.choose(game)
    assert choice == plan(game, Judge(FRAME))

    policy.known[key_of(game)] = other = next(n for n in game.options if n != choice)
    assert policy.choose(game) == other


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
