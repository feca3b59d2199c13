"""The review: sums that close, luck that cancels out, no hidden knowledge, a planted mistake."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from abth.arena.planning.plan import frame_of
from abth.review.chances import Chances, deviation, turns_left, victory
from abth.review.choices import Choice, judge_choice, kind_of
from abth.review.effort import Effort
from abth.review.ledger import ledger_of
from abth.review.luck import luck_of
from abth.review.review import Review, Reviewer, has_begun
from abth.rules import moments
from abth.rules.chance import outcomes
from abth.rules.flow import new_game_in, play
from abth.rules.game import Frame, Game
from abth.rules.imagine import imagine
from abth.rules.playout import Dice, let_chance_act
from abth.rules.terms import CHANCE, OVER
from abth.rules.views import view_for

LITTLE = Effort(look=2, check=4, confirm=2, luck=4, least_luck=2, curve=2)


@cache
def frame() -> Frame:
    return frame_of(None, "default", None, ())


@cache
def actions() -> tuple[int, ...]:
    """A match of two players who decide at random."""
    game, dice, numbers = new_game_in(frame(), 2), Dice(5), []
    while game.to_act != OVER:
        first = outcomes(game)[0][0] if game.to_act == CHANCE else None
        if first is None:
            numbers.append(int(dice.choose(game.options)))
        else:
            possible = outcomes(game)
            numbers.append(possible[int(dice.below(len(possible)))][0])
        play(game, numbers[-1])
    return tuple(numbers)


def game_after(count: int) -> Game:
    game = new_game_in(frame(), 2)
    for number in actions()[:count]:
        play(game, number)
    return game


def place_of(wanted: object) -> int:
    """The first action before which the game stands at such a moment."""
    game = new_game_in(frame(), 2)
    for place, number in enumerate(actions()):
        if game.moment == wanted and has_begun(game):
            return place
        play(game, number)
    raise AssertionError("no such moment in this match")


@cache
def reviewed() -> Review:
    """The first turns of the match, judged; the rest is only played."""
    reviewer = Reviewer(frame(), 2, actions(), LITTLE)
    for _ in reviewer.steps():
        if len(reviewer.turns) > 2:
            break
    done = len(reviewer.choices)
    assert done > 3
    for number in actions()[reviewer.choices[-1].place + 1 :]:
        if reviewer.game.to_act == OVER:
            break
        if number in reviewer.game.options or reviewer.game.to_act == CHANCE:
            play(reviewer.game, number)
    while reviewer.game.to_act != OVER:
        if reviewer.game.to_act == CHANCE:
            let_chance_act(reviewer.game, Dice(1))
        else:
            play(reviewer.game, reviewer.game.options[0])
    return reviewer.result()


@pytest.mark.slow
def test_every_account_adds_up_to_the_result() -> None:
    for account in reviewed().ledger:
        parts = account.luck + account.own_errors + account.others_errors + account.rest
        assert account.start + parts == pytest.approx(account.result)
        assert account.without_luck == pytest.approx(account.result - account.luck)


@pytest.mark.slow
def test_chances_add_up_to_one_and_luck_to_nothing() -> None:
    found = reviewed()

    for turn in found.turns:
        assert sum(turn.chances) == pytest.approx(1)
    assert sum(account.luck for account in found.ledger) == pytest.approx(0)
    assert sum(account.start for account in found.ledger) == pytest.approx(1)
    assert sum(a.own_errors + a.others_errors for a in found.ledger) == pytest.approx(0)


def choice_of(seat: int, effects: list[float]) -> Choice:
    kind = kind_of(-effects[seat])
    return Choice(0, seat, 1, "prepare", 3, "take", "insert", 0.4, 0.5, 0.01, kind, effects)


def test_the_ledger_tells_own_errors_from_those_of_others() -> None:
    choices = [choice_of(0, [-0.2, 0.2]), choice_of(1, [0.1, -0.1])]
    one, two = ledger_of([0.5, 0.5], [0.3, -0.3], [0.1, 0.1], choices, [1.0, 0.0])

    assert (one.own_errors, one.others_errors) == (-0.2, 0.1)
    assert one.rest == pytest.approx(1.0 - 0.5 - 0.3 + 0.2 - 0.1)
    assert (two.own_errors, two.others_errors) == (-0.1, 0.2)
    assert (one.choices, one.with_cost) == (1, 1)


def test_the_moments_are_the_dearest_of_a_seat() -> None:
    costs = (0.06, 0.30, 0.12, 0.20)
    choices = [choice_of(0, [-cost, cost]) for cost in costs] + [choice_of(1, [0.4, -0.4])]
    found = Review("judge", [], choices, [])

    assert [choice.cost for choice in found.moments([0])] == [0.30, 0.20, 0.12]
    assert found.moments([0, 1])[0].kind == "turning-point"


@pytest.mark.parametrize(
    ("gap", "kind"),
    [(0.04, None), (0.05, "slip"), (0.10, "mistake"), (0.15, "turning-point")],
)
def test_differences_have_names(gap: float, kind: str | None) -> None:
    assert kind_of(gap) == kind


def test_luck_cancels_out_over_what_could_have_come_up() -> None:
    """Weighted by their chances, the outcomes bring no luck; nor do the seats together."""
    game = game_after(place_of(moments.ROLL_STRONG))
    possible, chances = outcomes(game), Chances(frame())
    found = {number: luck_of(game, number, chances, LITTLE, 3)[0] for number, _ in possible}

    assert len(possible) > 1
    for seat in range(2):
        assert sum(weight * found[number][seat] for number, weight in possible) == (
            pytest.approx(0)
        )
    assert all(sum(luck) == pytest.approx(0) for luck in found.values())


def test_a_choice_is_judged_without_hidden_knowledge() -> None:
    """The secrets are dealt again: another hand for the other seat, the same judgment."""
    game = game_after(place_of(moments.OPPONENT))
    seat = int(game.to_act)
    view = view_for(game, seat)
    others = [imagine(view, frame(), Dice(seed)) for seed in range(4)]
    hands = {tuple(other.players[1 - seat].hand) for other in others}
    assert len(hands) > 1, "the secrets differ"

    played = view.options[0]
    verdicts = [
        judge_choice(view_for(state, seat), frame(), played, Chances(frame()), LITTLE, 9)
        for state in (game, *others)
    ]

    assert all(verdict == verdicts[0] for verdict in verdicts)


class Planted(Chances):
    """Knows one thing: it is bad for an Attacker to deploy this card."""

    bad, seat = -1, 0

    def one(self, game: Game, seed: int, planner: int = -1, turn: int = -1) -> list[float]:
        own = 0.25 if self.bad in list(game.battle.attackers.cards) else 0.75
        return [own, 1 - own] if self.seat == 0 else [1 - own, own]


def test_a_planted_mistake_is_found_and_a_best_choice_is_not_blamed() -> None:
    game = game_after(place_of(moments.ATTACK_FIRST))
    seat = int(game.to_act)
    view = view_for(game, seat)
    planted = Planted(frame())
    first = view.options[0]
    branch = game.clone()
    play(branch, first)
    planted.bad = int(branch.battle.attackers.cards[0])
    planted.seat = seat

    blamed = judge_choice(view, frame(), first, planted, LITTLE, 1)
    good = judge_choice(view, frame(), blamed.best, planted, LITTLE, 1)

    assert blamed.best != first
    assert (blamed.kind, blamed.chance_best, blamed.chance_played) == ("turning-point", 0.75, 0.25)
    assert sum(blamed.effects) == pytest.approx(0)
    assert (good.kind, good.effects) == (None, [0.0, 0.0])


def test_turns_left_count_down() -> None:
    game = game_after(place_of(moments.PREPARE))
    other = 1 - int(game.start)

    assert turns_left(game, int(game.start)) == turns_left(game, other) == frame().rounds
    game.turns += 1
    assert turns_left(game, int(game.start)) == frame().rounds - 1
    assert turns_left(game, other) == frame().rounds


def test_a_lead_is_worth_more_the_later_it_is() -> None:
    game = game_after(place_of(moments.PREPARE))
    chances = Chances(frame())
    game.players[0].honor += 4
    early = chances.static_chances(game)[0]
    game.turns = 2 * frame().rounds - 2

    assert 0.5 < early < chances.static_chances(game)[0] < 1


def test_a_victory_belongs_to_its_winners() -> None:
    assert sum(victory(game_after(len(actions())))) == 1


def test_the_error_of_a_mean() -> None:
    assert deviation([1.0]) == 1.0
    assert deviation([0.0, 1.0]) == pytest.approx(0.5)


def test_a_review_is_plain_data() -> None:
    found = Review("judge", [], [choice_of(0, [-0.2, 0.2])], [])

    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found
