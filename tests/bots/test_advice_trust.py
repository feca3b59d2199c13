"""What the coach says is true: its words agree with its numbers and with one another.

Also proves src/abth/bots/advice/turns.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

import pytest

from abth.bots.advice import advise
from abth.bots.advice.battles import units_of
from abth.bots.advice.prospects import foe_on
from abth.bots.advice.turns import token_reason
from abth.bots.odds import odds
from abth.protocol.wire import AdviceThing, Suggestion
from abth.rules import moments
from abth.rules.game import Game
from abth.rules.phases.time_travel import DISMISS
from abth.rules.terms import SPACES_PER_ERA, relics_looked_at
from abth.rules.views import View, view_for
from abth.words import LANGUAGES, words_in
from tests.bots.test_advice import BOX, FRAME, decisions, facing

UNITS = {unit.id: number for number, unit in enumerate(BOX.units)}
LONG_1 = next(number for number, token in enumerate(BOX.tokens) if token.long == 1)
BEFORE_BATTLE = (moments.PREPARE, moments.OPPONENT, moments.ATTACK_FIRST)


def meeting(hand: list[str], era: list[str], deck: list[str], tokens: tuple[int, ...] = ()) -> View:
    """A view in the Era of these Units, before an opponent is chosen."""
    number = int(BOX.units[UNITS[era[0]]].era)
    game, seat = next(
        (game, seat)
        for seed in range(1, 30)
        for game, seat in decisions(3, seed, 12)
        if game.moment == moments.OPPONENT and game.players[seat].era == number
    )
    view = view_for(game, seat)
    cards = tuple(sorted(UNITS[name] for name in hand))
    own_deck = tuple(sorted(UNITS[name] for name in deck))
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
    first = (number - 1) * int(SPACES_PER_ERA)
    board = list(view.board)
    board[first : first + 3] = [UNITS[name] for name in era]
    return replace(
        view,
        players=(*view.players[:seat], player, *view.players[seat + 1 :]),
        board=tuple(board),
        options=tuple(int(FRAME.actions.face) + first + place for place in range(3)),
    )


def names(cards: list[int]) -> list[str]:
    """Cards by their ids."""
    return [BOX.units[card].id for card in cards]


def faced(move: Suggestion) -> str:
    """Whom a suggestion faces."""
    thing = move.title.args["unit"]
    assert isinstance(thing, AdviceThing)
    return str(BOX.units[thing.id].id)


def test_the_fight_that_nobody_would_miss_comes_first() -> None:
    """It once offered 29 and 30 of 100, and not the Charioteers, who fall to two Units (D-9)."""
    hand = ["trebuchet", "archers", "archers", "conscripts", "conscripts", "shield-bearers"]
    era = ["qin-crossbowmen", "macedonian-phalanx", "egyptian-charioteers"]
    moves = advise(meeting(hand, era, ["trebuchet", "spy"]), FRAME).suggestions

    assert faced(moves[0]) == "egyptian-charioteers"
    assert moves[0].chance == "1/1"
    assert all(Fraction(move.chance or "0") > Fraction(1, 4) for move in moves)


def test_tokens_held_are_counted_when_an_opponent_is_chosen() -> None:
    """Against the Turtle Ship, a Trebuchet with Long-Range +1 wins 8 of 9 (TOKEN-5)."""
    hand = ["trebuchet", "conscripts", "conscripts", "spy"]
    era = ["janissaries", "turtle-ship", "winged-hussars"]
    first = advise(meeting(hand, era, [], (LONG_1,)), FRAME).suggestions[0]

    assert faced(first) == "turtle-ship"
    assert Fraction(first.chance or "0") >= Fraction(8, 9)
    assert LONG_1 in first.tokens
    assert len(first.cards) <= 2


def test_tokens_held_are_counted_in_a_deployment() -> None:
    """One Trebuchet with its token beats the Crossbowmen in every roll and looks at 4 Relics."""
    hand = ["trebuchet", "trebuchet", "archers", "conscripts"]
    view = facing(hand, ["genoese-crossbowmen"], tokens=(LONG_1,))
    moves = advise(view, FRAME).suggestions
    alone = next(move for move in moves if len(move.cards) == 1)

    assert names(alone.cards) == ["trebuchet"]
    assert (alone.tokens, alone.chance, alone.relics) == ([LONG_1], "1/1", 4)
    assert alone.reason.id == "coach-why-with-tokens"
    assert not alone.starts_battle


def test_cards_that_a_line_up_calls_are_told_with_its_chest() -> None:
    """Two Units that call one each are four: one Relic, not three (REWARD-6)."""
    view = facing(["conscripts", "conscripts"], ["greek-fire-dromon"], ["archers"] * 5)
    moves = advise(view, FRAME).suggestions

    for move in moves:
        assert move.called == len(move.cards)
        assert move.relics == int(relics_looked_at(len(move.cards) + move.called))


def positions(seeds: int, turns: int) -> Iterator[tuple[Game, int]]:
    """Some decisions before battles."""
    for seed in range(seeds):
        for number, (game, seat) in enumerate(decisions(3, seed, turns)):
            if game.moment in BEFORE_BATTLE and number % 7 == 0:
                yield game, seat


@pytest.mark.long
def test_reasons_agree_with_their_numbers() -> None:
    """No "can beat" with 0 of 100, no promise of a recruit that is not likely, nothing dismissed
    that another suggestion fights with.
    """
    said: set[str] = set()
    for game, seat in positions(2, 20):
        moves = advise(view_for(game, seat), game.frame).suggestions
        dismiss = int(game.frame.actions.use) + int(DISMISS)
        needed = {card for move in moves for card in move.cards}
        for move in moves:
            ident, chance = move.reason.id, Fraction(move.chance or "1")
            said.add(ident)
            if ident == "coach-why-jump-face":
                assert chance >= Fraction(1, 2)
            if ident in ("coach-why-jump-hopeless", "coach-why-face-hopeless"):
                assert chance == 0
            if ident == "coach-why-face" and move.spaces:
                assert fall_of_all(game, move) >= 0.8
            weak = move.reason.args.get("unit") if move.actions[0] == dismiss else None
            assert not isinstance(weak, AdviceThing) or weak.id not in needed
    assert "coach-why-face" in said
    assert "coach-why-jump-face" in said


def fall_of_all(game: Game, move: Suggestion) -> float:
    """How likely the least likely Defender falls, if nobody else comes."""
    foe = foe_on(game, move.spaces)
    frame = game.frame
    if any(frame.box.units[card].reinforcement for card in (*foe.cards, *move.cards)):
        return 1.0
    own, other = units_of(frame, move.cards, move.tokens), units_of(frame, foe.cards)
    return float(min(odds(own, other, frame.combat, frame.box, True).defenders))


@pytest.mark.long
def test_no_battle_is_shown_beside_an_obviously_better_one() -> None:
    """A chance below 25 of 100 only if there is nothing better."""
    for game, seat in positions(2, 20):
        moves = advise(view_for(game, seat), game.frame).suggestions
        chances = [float(Fraction(move.chance)) for move in moves if move.chance is not None]
        if game.moment != moments.ATTACK_FIRST and len(chances) > 1:
            low = [chance for chance in chances if chance < 0.25]
            assert not low or max(chances[1:]) < 0.5


def test_a_token_is_told_by_what_it_does() -> None:
    """Before one takes it (TRAVEL-18, TOKEN-5)."""
    told = {token.id: token_reason(token) for token in BOX.tokens}
    long_1 = told[BOX.tokens[LONG_1].id]

    assert (long_1.id, long_1.args) == ("coach-why-take-line", {"line": "long", "value": 1})
    assert all(reason.id.startswith("coach-why-take-") for reason in told.values())
    for language in LANGUAGES:
        for reason in told.values():
            args = {name: arg for name, arg in reason.args.items() if isinstance(arg, (int, str))}
            assert words_in(language).t(reason.id, **args) != reason.id
