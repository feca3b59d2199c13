"""The coach: an answer at every decision, legal, true, and blind to what a seat may not know."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from abth.bots.advice import advise
from abth.bots.advice.advise import ADVISERS, NoDecision
from abth.bots.advice.battles import MOST_WAYS, SAMPLES, Foe, of_100, reserves, units_of
from abth.bots.advice.choices import relaunch_chances
from abth.bots.advice.deployments import foe_of
from abth.bots.odds import odds
from abth.bots.registry import make_bot
from abth.bots.reinforcement_odds import mixed_odds
from abth.content import load_box
from abth.protocol.wire import AdviceThing, Suggestion
from abth.rules import moments
from abth.rules.battle.combat import fight
from abth.rules.flow import apply, new_game
from abth.rules.game import Frame, Game
from abth.rules.imagine import imagine
from abth.rules.phases.time_travel import DISMISS
from abth.rules.playout import Dice, let_chance_act
from abth.rules.rulings import Value, rulings_of
from abth.rules.terms import ATTACKER, CHANCE, NONE, OVER
from abth.rules.views import View, view_for
from abth.words import LANGUAGES, words_in

BOX = load_box()
COMPILED = Path(__file__).parents[2] / "build" / "compiled"
HEAVY = (moments.PREPARE, moments.OPPONENT)  # decisions that take longest to weigh
ODD_RULES: dict[str, Value] = {"rewards.recruit": "choose"}


def decisions(
    players: int, seed: int, turns: int, edition: str = "default", **changes: Value
) -> Iterator[tuple[Game, int]]:
    """The decisions of a match between soldiers who sometimes do anything."""
    game, dice = new_game(BOX, players, rulings_of(edition, changes)), Dice(seed)
    bots = [make_bot("soldier", seed + seat) for seat in range(players)]
    for seat, bot in enumerate(bots):
        bot.sit_down(game.frame, seat)
    while game.turns < turns and game.to_act != OVER:
        if game.to_act == CHANCE:
            let_chance_act(game, dice)
            continue
        seat = int(game.to_act)
        yield game, seat
        at_random = int(dice.below(3)) == 0
        number = dice.choose(game.options) if at_random else bots[seat].choose(view_for(game, seat))
        apply(game, int(number))


def check(game: Game, seat: int) -> list[Suggestion]:
    """Advice is there, for this seat, different in each move, and can be played as it says."""
    advice = advise(view_for(game, seat), game.frame, version=7)
    assert (advice.seat, advice.version) == (seat, 7)
    assert advice.point == moments.DECISION_POINTS[game.moment]
    moves = advice.suggestions
    assert 1 <= len(moves) <= 3
    assert len({tuple(move.actions) for move in moves}) == len(moves)
    for move in moves:
        twin = game.clone()
        for number, text in zip(move.actions, move.texts, strict=True):
            assert number in twin.options
            assert game.frame.actions.text(number) == text
            apply(twin, number)
        assert len(move.tokens) == len(move.cards)
        assert move.chance is None or 0 <= Fraction(move.chance) <= 1
        if move.chance is not None and move.exact:
            assert move.chance == f"{Fraction(move.chance).numerator}/" + str(
                Fraction(move.chance).denominator
            )
    return moves


@pytest.mark.parametrize(
    ("heavy", "others"),
    [pytest.param(1, 4, marks=pytest.mark.slow), pytest.param(6, 25, marks=pytest.mark.long)],
)
def test_every_kind_of_decision_gets_legal_advice(heavy: int, others: int) -> None:
    """D-2 to D-23, in different editions and with rare rulings (R-55); so many of each kind."""
    seen: Counter[int] = Counter()
    plans: list[tuple[int, int, str, dict[str, Value]]] = [
        (3, 3, "default", {}),
        (2, 1, "de", {}),
        (4, 7, "en", {}),
        (5, 2, "default", ODD_RULES),
        (3, 9, "default", {"challenge.defender_min": 0}),
    ]
    for players, seed, edition, changes in plans:
        for game, seat in decisions(players, seed, 18, edition, **changes):
            seen[int(game.moment)] += 1
            if seen[int(game.moment)] <= (heavy if game.moment in HEAVY else others):
                check(game, seat)

    missing = {moments.NAMES[moment] for moment in ADVISERS if moment not in seen}
    assert missing <= {"drop-token"}  # see below


@pytest.mark.long
def test_no_card_is_dismissed_that_the_best_battle_needs() -> None:
    """Once that was advised side by side. Dismissing takes a card out of the game (D-4)."""
    seen = 0
    for game, seat in decisions(3, 5, 24):
        dismiss = game.frame.actions.use + DISMISS
        if game.moment != moments.PREPARE or dismiss not in game.options:
            continue
        seen += 1
        moves = advise(view_for(game, seat), game.frame, version=1).suggestions
        needed = next((move.cards for move in moves if move.cards), [])
        for move in moves:
            weak = move.reason.args.get("unit") if move.actions[0] == dismiss else None
            assert not isinstance(weak, AdviceThing) or weak.id not in needed
    assert seen > 3


def test_a_fourth_token_costs_the_one_that_helps_least() -> None:
    """D-5, which soldiers hardly ever meet (R-7)."""
    for game, seat in decisions(3, 3, 18):
        if game.moment == moments.PREPARE and game.frame.actions.take in game.options:
            game.players[seat].tokens = game.token_pile.listed()[:12:5]
            apply(game, int(game.frame.actions.take))
            break
    first, *others = check(game, seat)

    assert game.moment == moments.DROP_TOKEN
    assert first.title.id == "coach-title-drop"
    assert [move.reason.id for move in (first, *others)][:2] == [
        "coach-why-drop",
        "coach-why-drop-next",
    ]


def test_every_decision_has_an_adviser() -> None:
    """The points of part 8 that a player is asked at (D-2 to D-23)."""
    assert sorted(ADVISERS) == list(range(int(moments.LAST_DECISION) + 1))


@pytest.mark.parametrize(
    "positions",
    [pytest.param(20, marks=pytest.mark.slow), pytest.param(400, marks=pytest.mark.long)],
)
def test_hidden_cards_change_nothing(positions: int) -> None:
    """Deal the secrets again: the same view, the same advice (R-55), in thousands of positions."""
    dice = Dice(11)
    compared = met = 0
    for seed in range(200):
        for game, seat in decisions(2 + seed % 4, seed, 40):
            met += game.moment in HEAVY
            if game.moment in HEAVY and met % 10:
                continue
            view = view_for(game, seat)
            other = imagine(view, game.frame, dice)

            assert advise(view_for(other, seat), game.frame) == advise(view, game.frame)
            compared += 1
            if compared == positions:
                return


def facing(
    hand: list[str],
    defenders: list[str],
    deck: list[str] | None = None,
    tokens: tuple[int, ...] = (),
) -> View:
    """A view before the first Unit of an attack on the board, with this hand and these tokens."""
    numbers = {unit.id: number for number, unit in enumerate(BOX.units)}
    game, seat = next(
        (game, seat)
        for game, seat in decisions(3, 3, 9)
        if game.moment == moments.ATTACK_FIRST and game.defender == NONE
    )
    view = view_for(game, seat)
    cards = tuple(sorted(numbers[name] for name in hand))
    own_deck = tuple(sorted(numbers[name] for name in deck or []))
    player = replace(
        view.players[seat],
        hand=cards,
        deck=own_deck,
        unseen=tuple(sorted(cards + own_deck)),
        hand_size=len(cards),
        deck_size=len(own_deck),
        known=(),
        tokens=tokens,
    )
    players = (*view.players[:seat], player, *view.players[seat + 1 :])
    foes = tuple(numbers[name] for name in defenders)
    lying = replace(view.battle.defenders, cards=foes, tokens=(int(NONE),) * len(foes))
    options = tuple(int(FRAME.actions.deploy) + card for card in sorted(set(cards)))
    battle = replace(view.battle, defenders=lying)
    return replace(view, players=players, battle=battle, options=options)


FRAME = Frame(BOX, rulings_of())
SEVEN_D = ["trebuchet", "trebuchet", "archers", "archers", "spy", "shield-bearers"]


def test_the_old_guard_can_be_met_with_one_two_or_three_units() -> None:
    """Each with its exact chance and its chest, and each with a reason of its own."""
    moves = advise(facing(SEVEN_D, ["old-guard"]), FRAME).suggestions
    found = {tuple(BOX.units[card].id for card in move.cards): move for move in moves}
    two = found["trebuchet", "trebuchet"]
    one = found["trebuchet",]

    assert sorted(map(len, found)) == [1, 2, 3]
    assert (two.chance, two.relics, two.exact) == ("8/9", 3, True)
    assert (one.chance, one.relics, one.reason.id) == ("1/2", 4, "coach-why-coin-toss")
    assert two.reason.id == "coach-why-ahead"
    assert two.reason.args["line"] == "long"
    assert all(not move.starts_battle for move in moves)


def test_an_icon_is_named_only_if_it_decides() -> None:
    """The Spy's Heroic Death against the Old Guard."""
    moves = advise(facing(["spy", "archers", "shield-bearers"], ["old-guard"]), FRAME).suggestions

    assert "coach-why-heroic-death" in [move.reason.id for move in moves]


@pytest.mark.long
def test_the_chance_of_a_line_up_equals_the_odds() -> None:
    """Exact over every roll; with reinforcements as `mixed_odds` tells."""
    plain = mixed = 0
    for game, seat in decisions(3, 5, 30):
        if game.moment not in (moments.ATTACK_FIRST, moments.ATTACK_NEXT):
            continue
        foe = foe_of(game)
        for move in advise(view_for(game, seat), game.frame).suggestions:
            if not move.cards:
                continue
            own, other = reserves(game, foe)
            calls = any(BOX.units[card].reinforcement for card in (*move.cards, *foe.cards))
            if not calls:
                plain += 1
                assert move.chance == text_of(exact_wins(game, move, foe))
                assert move.exact
                continue
            mixed += 1
            told = mixed_odds(
                game.frame, move.cards, move.tokens, own, list(foe.cards), list(foe.tokens), other,
                foe.on_board, limit=MOST_WAYS, samples=SAMPLES,
            )  # fmt: skip
            if move.exact:
                assert move.chance == text_of(Fraction(told.attacker_wins))
            else:
                assert abs(float(Fraction(move.chance or "0")) - float(told.attacker_wins)) < 0.001

    assert plain > 20
    assert mixed > 5


def exact_wins(game: Game, move: Suggestion, foe: Foe) -> Fraction:
    """How often a line-up wins, by the odds module."""
    frame = game.frame
    defenders = units_of(frame, foe.cards, foe.tokens)
    attackers = units_of(frame, move.cards, move.tokens)
    return odds(attackers, defenders, frame.combat, frame.box, foe.on_board).attacker_wins


def text_of(chance: Fraction) -> str:
    """As the coach writes it."""
    return f"{chance.numerator}/{chance.denominator}"


def test_the_last_unit_of_a_full_line_up_starts_the_battle() -> None:
    """A client must not lay it out by itself (R-62)."""
    hand = ["trebuchet", "spy"]
    moves = advise(facing(hand, ["old-guard"]), FRAME).suggestions
    both = [move for move in moves if len(move.cards) == len(hand)]
    one = [move for move in moves if len(move.cards) == 1]

    assert both
    assert all(move.starts_battle for move in both)
    assert not any(move.starts_battle for move in one)


def relaunches(attacks: bool) -> Iterator[tuple[Game, int]]:
    """Decisions about a second roll."""
    wanted = moments.ATTACKER_RELAUNCH if attacks else moments.DEFENDER_RELAUNCH
    for seed in range(12):
        for game, seat in decisions(4, seed, 24):
            if game.moment == wanted:
                yield game, seat


def test_rolling_again_is_counted_over_every_side() -> None:
    """With one roll left the chance is the share of winning sides (ABIL-13)."""
    for game, seat in relaunches(attacks=True):
        if game.attacker_rerolls != 1:
            continue
        kept, again = relaunch_chances(game, attacks=True)
        won = []
        for twin in all_rerolls(game):
            fight(twin.battle)
            won.append(twin.battle.winner == ATTACKER)
        assert again == Fraction(sum(won), len(won))
        assert kept in (0, 1)
        assert {move.chance for move in check(game, seat)} == {text_of(kept), text_of(again)}
        return
    raise AssertionError("nobody could roll again")


def all_rerolls(game: Game) -> Iterator[Game]:
    """The battle with each side of the Attacker's die."""
    strong = len(game.battle.attackers.cards) <= 3
    for face in BOX.strong_sides if strong else BOX.risky_sides:
        twin = game.clone()
        one, other = (face, game.risky_face) if strong else (game.strong_face, face)
        dice = (BOX.strong[one], BOX.risky[other])
        twin.battle.attacker_die, twin.battle.defender_die = dice if strong else dice[::-1]
        yield twin


@pytest.mark.long
def test_every_sentence_of_the_coach_has_words() -> None:
    """In all languages, with the arguments that it is given."""
    said: dict[str, dict[str, object]] = {}
    for seed in range(3):
        for number, (game, seat) in enumerate(decisions(4, seed, 20)):
            if number % (10 if game.moment in HEAVY else 2):
                continue
            for move in advise(view_for(game, seat), game.frame).suggestions:
                for text in (move.title, move.reason):
                    said[text.id] = dict(text.args)
    assert len(said) > 40
    for language in LANGUAGES:
        for ident, args in said.items():
            given = {
                name: value if isinstance(value, (int, str)) else "X"
                for name, value in args.items()
            }
            words = words_in(language).t(ident, **given)
            assert words != ident
            assert "{" not in words


def test_a_spectator_and_a_waiting_seat_get_none() -> None:
    """Only a seat that has to decide."""
    game, seat = next(decisions(2, 1, 2))
    for other in (None, 1 - seat):
        with pytest.raises(NoDecision):
            advise(view_for(game, other), game.frame)


@pytest.mark.parametrize(
    ("chance", "told"), [(0, 0), (0.001, 1), (0.64, 64), (0.999, 99), (1, 100)]
)
def test_what_is_possible_is_never_0_or_100(chance: float, told: int) -> None:
    """Out of 100."""
    assert of_100(chance) == told


QUICK = """
import sys
from time import thread_time
from tests.bots.test_advice import decisions
from abth.bots.advice import advise
from abth.rules.views import view_for
slowest = 0.0
for game, seat in decisions(4, 6, 24):
    start = thread_time()
    advise(view_for(game, seat), game.frame)
    slowest = max(slowest, thread_time() - start)
print(slowest)
"""


@pytest.mark.slow
def test_advice_takes_less_than_300_milliseconds() -> None:
    """Of the processor, with the compiled engine, at the decisions of a match with four players."""
    if not list(COMPILED.glob("abth/*.so")):
        pytest.skip("build/compiled is not there: make build/compiled/stamp")
    root = str(Path(__file__).parents[2])
    told = subprocess.run(
        [sys.executable, "-c", QUICK],
        check=True,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(COMPILED), root])},
    )

    assert float(told.stdout) < 0.3
