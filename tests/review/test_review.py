"""The review: sums that close, luck that cancels out, no hidden knowledge, a planted mistake."""

from __future__ import annotations

from collections import Counter
from functools import cache

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from abth.arena.planning.plan import frame_of
from abth.bots.champion.chances import shipped_weights
from abth.bots.judge import Judge
from abth.protocol.review import Review, ReviewChoice, TurnChances
from abth.review.captains import Captains, unordered
from abth.review.chances import Chances, deviation, share_of, victory, weights_name
from abth.review.choices import judge_choice, kind_of
from abth.review.course import SPREAD, Course, has_one_way_on
from abth.review.effort import Effort
from abth.review.ledger import ledger_of
from abth.review.review import JUDGE, add_up, dearest, first_guess, judge_turns
from abth.review.turns import MatchTurns, TurnPart
from abth.rules import moments
from abth.rules.chance import outcomes
from abth.rules.flow import new_game_in, play
from abth.rules.game import Frame, Game
from abth.rules.imagine import imagine
from abth.rules.piles import pile_of
from abth.rules.playout import Dice
from abth.rules.scoring import standing
from abth.rules.terms import CHANCE, OVER
from abth.rules.views import view_for

LITTLE = Effort(look=2, check=4, confirm=2, others=1, groups=2)


@cache
def frame() -> Frame:
    return frame_of(None, "default", None, ())


def random_actions(players: int, seed: int) -> tuple[int, ...]:
    """A match of players who decide at random."""
    game, dice, numbers = new_game_in(frame(), players), Dice(seed), []
    while game.to_act != OVER:
        if game.to_act == CHANCE:
            possible = outcomes(game)
            numbers.append(possible[int(dice.below(len(possible)))][0])
        else:
            numbers.append(int(dice.choose(game.options)))
        play(game, numbers[-1])
    return tuple(numbers)


@cache
def actions() -> tuple[int, ...]:
    return random_actions(2, seed=5)


def game_after(count: int) -> Game:
    game = new_game_in(frame(), 2)
    for number in actions()[:count]:
        play(game, number)
    return game


def place_of(wanted: object) -> int:
    """The first action of a turn before which the game stands at such a moment."""
    turns, game = MatchTurns(frame(), 2, actions()), new_game_in(frame(), 2)
    for place, number in enumerate(actions()):
        if game.moment == wanted and place >= turns.begins[0]:
            return place
        play(game, number)
    raise AssertionError("no such moment in this match")


class Counting(Chances):
    """Judges by points alone, at once: for whole matches in little time."""

    def now(self, game: Game) -> list[float]:
        if game.to_act == OVER:
            return victory(game)
        points = [1 + total for total in standing(game).totals]
        return [one / sum(points) for one in points]

    def one(self, game: Game, seed: int) -> list[float]:
        return self.now(game)

    def by_captains(self, game: Game, seed: int, spread: int) -> list[float]:
        return self.now(game)

    def is_expected(self, game: Game, number: int) -> bool:
        return False

    def planned(self, game: Game, seed: int, planner: int) -> tuple[list[float], bool | None]:
        return self.now(game), None


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_start_luck_and_choices_make_the_result_with_nothing_left_over(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("abth.review.turns.Chances", Counting)
    turns = MatchTurns(frame(), players, random_actions(players, seed=players))
    parts = list(judge_turns(turns, LITTLE))
    found = add_up(parts, turns.result)

    for account in found.ledger:
        chosen = account.own_choices + account.others_choices
        told = account.start + account.luck + chosen + account.correction
        assert told == pytest.approx(account.result, abs=1e-9)
        assert account.without_luck == pytest.approx(account.result - account.luck)
        assert account.with_cost <= account.choices
    assert sum(account.luck for account in found.ledger) == pytest.approx(0, abs=1e-9)
    assert sum(account.correction for account in found.ledger) == pytest.approx(0, abs=1e-9)
    assert sum(account.start for account in found.ledger) == pytest.approx(1)
    assert sum(a.own_choices + a.others_choices for a in found.ledger) == pytest.approx(0, abs=1e-9)
    assert any(abs(account.luck) > 0.01 for account in found.ledger)
    assert len(found.turns) == players * frame().rounds
    assert found.judged == sum(turns.choices) == len(found.choices)


@pytest.mark.slow
def test_a_turn_goes_on_where_the_one_before_has_ended() -> None:
    """Each turn is judged by itself, by playing on; its changes lead exactly to the next turn."""
    turns = MatchTurns(frame(), 2, actions())
    last = len(turns.begins) - 1
    before, after = (turns.judge(turn, LITTLE) for turn in (last - 1, last))

    for group, began in enumerate(before.start):
        for seat in range(2):
            changes = [
                part[group][seat] for part in (before.correction, before.luck, *before.chosen)
            ]
            assert began[seat] + sum(changes) == pytest.approx(after.start[group][seat])
    ended = [
        sum(part[0][seat] for part in (after.start, after.correction, after.luck, *after.chosen))
        for seat in (0, 1)
    ]
    assert ended == pytest.approx(turns.result)


def test_a_step_with_a_single_way_on_changes_nothing() -> None:
    game = new_game_in(frame(), 2)
    turns = MatchTurns(frame(), 2, actions())
    forced = 0
    for place, number in enumerate(actions()):
        if place >= turns.begins[0] and has_one_way_on(game):
            course = Course(game, Counting(frame()), 1)
            value = course.value
            course.step(game, number)
            assert (course.value, course.luck) == (value, [[0.0, 0.0]])
            forced += 1
        play(game, number)
    assert forced > 0


def test_the_first_guess_knows_every_turn() -> None:
    turns = MatchTurns(frame(), 2, actions())
    guess = first_guess(turns)

    assert [turn.turn for turn in guess.turns] == list(range(2 * frame().rounds))
    assert not any(turn.judged for turn in guess.turns)
    assert all(sum(turn.chances) == pytest.approx(1) for turn in guess.turns)
    assert sum(guess.result) == pytest.approx(1)


def choice_of(seat: int, effects: list[float]) -> ReviewChoice:
    return ReviewChoice(
        place=0,
        seat=seat,
        round=1,
        moment="prepare",
        options=3,
        matters=True,
        played="take",
        best="insert",
        chance_played=0.4,
        chance_best=0.5,
        error=0.01,
        kind=kind_of(-effects[seat]),
        effects=effects,
        worths=[],
    )


def test_the_ledger_tells_own_errors_from_those_of_others() -> None:
    choices = [choice_of(0, [-0.2, 0.2]), choice_of(1, [0.1, -0.1])]
    part = TurnPart(
        turn=TurnChances(turn=0, round=1, seat=0, place=0, chances=[0.5, 0.5]),
        choices=choices,
        start=[[0.5, 0.5], [0.5, 0.5]],
        correction=[[0.01, -0.01], [0.03, -0.03]],
        luck=[[0.2, -0.2], [0.4, -0.4]],
        chosen=[[[-0.1, 0.1], [-0.1, 0.1]], [[0.3, -0.3], [0.3, -0.3]]],
    )
    one, two = ledger_of([part], [1.0, 0.0])

    assert (one.own_errors, one.others_errors) == (-0.2, 0.1)
    assert (two.own_errors, two.others_errors) == (-0.1, 0.2)
    assert one.own_choices == pytest.approx(-0.1)
    assert one.others_choices == pytest.approx(0.3)
    assert (one.correction, two.correction) == pytest.approx((0.02, -0.02))
    assert one.without_luck == pytest.approx(0.7)
    assert one.luck_error == pytest.approx(0.1)
    assert (one.choices, one.with_cost) == (1, 1)


def test_the_moments_are_the_dearest_of_a_seat() -> None:
    costs = (0.06, 0.30, 0.12, 0.20)
    choices = [choice_of(0, [-cost, cost]) for cost in costs] + [choice_of(1, [0.4, -0.4])]

    assert [choice.cost for choice in dearest(choices, [0])] == [0.30, 0.20, 0.12]
    assert dearest(choices, [0, 1])[0].kind == "turning-point"


@pytest.mark.parametrize(
    ("gap", "kind"),
    [(0.04, None), (0.05, "slip"), (0.10, "mistake"), (0.15, "turning-point")],
)
def test_differences_have_names(gap: float, kind: str | None) -> None:
    assert kind_of(gap) == kind


def test_luck_cancels_out_over_what_could_have_come_up() -> None:
    """Weighted by their chances, the outcomes bring no luck; nor do the seats together."""
    game = game_after(place_of(moments.ROLL_STRONG))
    course, possible = Course(game, Chances(frame()), 2), outcomes(game)

    assert len(possible) > 1
    for group, value in enumerate(course.value_of(game)):
        lucks = {
            n: [o - v for o, v in zip(course.outcomes[n][group], value, strict=True)]
            for n, _ in possible
        }
        assert any(abs(luck[0]) > 0 for luck in lucks.values())
        assert all(sum(luck) == pytest.approx(0) for luck in lucks.values())
        for seat in range(2):
            assert sum(weight * lucks[number][seat] for number, weight in possible) == (
                pytest.approx(0)
            )


def test_a_choice_that_a_captain_would_make_changes_nothing() -> None:
    """Any other may; both lead on to decisions of the same turn."""
    game = game_after(place_of(moments.ATTACK_FIRST))
    chances = Chances(frame())
    expected = int(chances.captains.choose(game))
    changes = {}
    for number in map(int, game.options):
        course = Course(game, chances, 1)
        course.is_looked_into = True
        course.step(game, number)
        changes[number] = course.choices[int(game.to_act)][0]

    assert changes.pop(expected) == [0.0, 0.0]
    assert any(change != [0.0, 0.0] for change in changes.values())


def test_what_the_net_did_not_see_as_a_turn_began_is_no_luck_but_a_correction() -> None:
    """Nobody chose it, and no event brought it: the value is now that of playing on."""
    game = game_after(place_of(moments.PREPARE))
    course = Course(game, Chances(frame()), 2)
    began, looked = course.value, course.value_of(game)
    expected = int(course.chances.captains.choose(game))

    course.step(game, expected)

    for group in range(2):
        for seat in range(2):
            surprise = looked[group][seat] - began[group][seat]
            assert course.correction[group][seat] == pytest.approx(surprise)
            assert course.luck[group][seat] == 0


def test_the_captains_of_a_ledger_know_no_hidden_card() -> None:
    """The secrets are dealt again: another hand for the other seat, the same choice."""
    game = game_after(place_of(moments.OPPONENT))
    view = view_for(game, int(game.to_act))
    others = [imagine(view, frame(), Dice(seed)) for seed in range(6)]
    hands = {tuple(other.players[1 - int(game.to_act)].hand) for other in others}
    assert len(hands) > 1, "the secrets differ"

    assert len({int(Captains(Judge(frame())).choose(state)) for state in (game, *others)}) == 1


@pytest.mark.parametrize(
    ("one", "other", "same"), [([3, 5, 5], [5, 3, 5], True), ([3, 5, 5], [3, 3, 5], False)]
)
def test_the_order_of_a_pile_does_not_matter_to_a_captain(
    one: list[int], other: list[int], same: bool
) -> None:
    assert (unordered(one) == unordered(other)) is same


@given(sides=st.integers(1, 12), group=st.integers(0, 50), kind=st.integers(0, 5000))
def test_a_group_of_dice_shares_out_what_can_come_up(sides: int, group: int, kind: int) -> None:
    pieces = list(range(sides))
    drawn = [
        share_of(pile_of(pieces), SPREAD * group + place, SPREAD, kind, Dice(place))
        for place in range(SPREAD)
    ]

    assert all(0 <= piece < sides for piece in drawn)
    if SPREAD % sides == 0:
        assert sorted(drawn) == sorted(pieces * (SPREAD // sides))


def test_every_piece_is_as_likely_as_any_other() -> None:
    counts = Counter((share * 4 + draw) // SPREAD for share in range(SPREAD) for draw in range(4))

    assert set(counts.values()) == {SPREAD}


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

    def planned(self, game: Game, seed: int, planner: int) -> tuple[list[float], bool | None]:
        return self.one(game, seed), self.bad not in list(game.battle.attackers.cards)

    def one(self, game: Game, seed: int) -> list[float]:
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
    assert good.matters
    best, *_, played = blamed.worths
    assert (best.chance, best.battle, played.chance, played.battle) == (0.75, 1.0, 0.25, 0.0)


def test_options_that_are_about_equal_do_not_count() -> None:
    game = game_after(place_of(moments.ATTACK_FIRST))
    view = view_for(game, int(game.to_act))

    verdict = judge_choice(view, frame(), view.options[0], Planted(frame()), LITTLE, 1)

    assert (verdict.matters, verdict.kind) == (False, None)


def test_the_battle_of_a_turn_is_won_or_lost_by_the_one_who_plans() -> None:
    game = game_after(place_of(moments.ATTACK_FIRST))
    chances = Chances(frame())
    told = {chances.planned(game, seed, int(game.to_act))[1] for seed in range(12)}

    assert told <= {True, False}
    assert told
    over = game_after(len(actions()) - 1)
    assert chances.planned(over, 1, int(over.active))[1] in (True, False, None)


def test_a_lead_is_worth_more_the_later_it_is() -> None:
    game = game_after(place_of(moments.PREPARE))
    chances = Chances(frame())
    game.players[0].honor += 4
    early = chances.now(game)[0]
    game.turns = 2 * frame().rounds - 2

    assert 0.5 < early < chances.now(game)[0] < 1


def test_a_review_names_the_weights_that_it_was_judged_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A stored review of other weights is not shown."""
    other = msgspec.structs.replace(shipped_weights(), offset=shipped_weights().offset + 1)
    name = weights_name()
    assert name in JUDGE
    monkeypatch.setattr("abth.review.chances.shipped_weights", lambda: other)

    assert weights_name() != name


def test_a_victory_belongs_to_its_winners() -> None:
    assert sum(victory(game_after(len(actions())))) == 1


def test_the_error_of_a_mean() -> None:
    assert deviation([1.0]) == 1.0
    assert deviation([0.0, 1.0]) == pytest.approx(0.5)


def test_a_review_is_plain_data() -> None:
    choices = [choice_of(0, [-0.2, 0.2])]
    found = Review(judge="judge", judged=1, turns=[], choices=choices, ledger=[])

    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found
