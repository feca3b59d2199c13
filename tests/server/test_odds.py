"""Odds for whoever asks."""

from __future__ import annotations

import asyncio
import time
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from abth.bots.odds import odds
from abth.bots.reinforcement_odds import era_decks, mixed_odds, own_deck
from abth.content import load_box
from abth.protocol.wire import BestLineUpQuestion, OddsAnswer, OddsQuestion
from abth.rules.battle.line_up import Unit
from abth.rules.box import Box
from abth.rules.game import Frame
from abth.rules.rulings import rulings_of
from abth.server.odds import (
    BadOddsQuestion,
    OddsBusy,
    OddsService,
    answer_best_line_up,
    answer_odds,
)

BOX = load_box()
FRAME = Frame(BOX, rulings_of())
TOKEN = {token.id: number for number, token in enumerate(BOX.tokens)}
PLAIN = [n for n, unit in enumerate(BOX.units) if not unit.reinforcement]
CALLING = next(n for n, unit in enumerate(BOX.units) if unit.reinforcement and unit.era)


def test_the_answer_is_exact() -> None:
    """As the odds say, over one denominator."""
    attackers, defenders = PLAIN[:3], PLAIN[8:10]
    expected = odds(
        [Unit(BOX.units[card]) for card in attackers],
        [Unit(BOX.units[card]) for card in defenders],
        FRAME.combat,
        BOX,
        True,
    )

    answer = answer_odds(OddsQuestion(attackers=attackers, defenders=defenders), BOX)

    assert Fraction(answer.attacker_wins) == expected.attacker_wins
    assert [Fraction(falls) for falls in answer.defenders] == list(expected.defenders)
    assert answer.error == 0
    assert answer.relics_looked_at == 2
    assert answer.attacker_wins.endswith("/36")


def test_tokens_and_rulings_make_a_difference() -> None:
    attackers, defenders = PLAIN[:2], PLAIN[8:10]
    plain = answer_odds(OddsQuestion(attackers=attackers, defenders=defenders), BOX)

    stronger = answer_odds(
        OddsQuestion(
            attackers=attackers,
            defenders=defenders,
            attacker_tokens=[TOKEN["close+2"], TOKEN["medium+2"]],
            edition="de",
            rulings={"links.absorb": "line_only", "gear.arrows": [0, 2]},
        ),
        BOX,
    )

    assert Fraction(stronger.attacker_wins) >= Fraction(plain.attacker_wins)
    assert stronger != plain


def test_nobody_to_fight_is_a_victory() -> None:
    """A challenged player without a line-up has lost (R-30)."""
    answer = answer_odds(OddsQuestion(attackers=[0], defenders=[], board=False), BOX)

    assert Fraction(answer.attacker_wins) == 1


def test_reinforcements_from_the_era_deck_are_weighed() -> None:
    """A board Defender is reinforced from the deck of its Era (REINF-6)."""
    era = BOX.units[CALLING].era
    reserve = [n for n in PLAIN if BOX.units[n].era == era][:4]
    decks: list[list[int]] = [[] for _ in range(5)]
    decks[era] = reserve
    expected = mixed_odds(FRAME, [0, 1], [], own_deck([]), [CALLING], [], era_decks(decks), True)

    answer = answer_odds(
        OddsQuestion(attackers=[0, 1], defenders=[CALLING], defender_reserve=reserve), BOX
    )

    assert expected.exact
    assert Fraction(answer.attacker_wins) == expected.attacker_wins
    assert answer.error == 0


def test_of_hand_and_deck_together_only_the_deck_reinforces() -> None:
    """With no card in the deck nobody comes, whatever the hand may hold (REINF-4)."""
    alone = answer_odds(OddsQuestion(attackers=[CALLING], defenders=[PLAIN[9]]), BOX)

    empty_deck = answer_odds(
        OddsQuestion(
            attackers=[CALLING], defenders=[PLAIN[9]], attacker_reserve=[0, 1, 2], attacker_deck=0
        ),
        BOX,
    )

    assert Fraction(empty_deck.attacker_wins) == Fraction(alone.attacker_wins)


def test_too_many_ways_are_sampled_in_little_time() -> None:
    callers = [n for n, unit in enumerate(BOX.units) if unit.reinforcement]
    reserve = list(range(len(BOX.units)))[:40]
    question = OddsQuestion(
        attackers=callers[:3],
        defenders=callers[3:5],
        attacker_reserve=reserve,
        defender_reserve=reserve,
        board=False,
    )
    begin = time.process_time()

    answer = answer_odds(question, BOX)

    assert time.process_time() - begin < 5
    assert 0 < answer.error < 0.05
    ends = (answer.attacker_wins, answer.defender_wins, answer.annihilated)
    assert sum(float(end) for end in ends) == pytest.approx(1, abs=0.01)
    assert answer_odds(question, BOX) == answer


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"attackers": []}, "the Attacker has 1 to 5 Units"),
        ({"attackers": [0] * 6}, "the Attacker has 1 to 5 Units"),
        ({"defenders": [0] * 5}, "the Defender has at most 4 Units"),
        ({"attackers": [9_999]}, "attackers: there is no card 9999"),
        ({"defenders": [-1]}, "defenders: there is no card -1"),
        ({"attacker_reserve": [10**30]}, "attacker_reserve: there is no card"),
        ({"defender_reserve": [-5]}, "defender_reserve: there is no card -5"),
        ({"attacker_tokens": [99]}, "attacker_tokens: there is no token 99"),
        ({"attacker_tokens": [-2]}, "attacker_tokens: there is no token -2"),
        ({"attacker_tokens": [-1, -1]}, "attacker_tokens: 2 tokens for 1 Units"),
        ({"defender_tokens": [TOKEN["chase"]]}, "“chase” is never assigned to a Unit"),
        ({"edition": "xx"}, "unknown edition “xx”"),
        ({"rulings": {"no.such": 1}}, "unknown ruling “no.such”"),
        ({"rulings": {"links.absorb": "maybe"}}, "ruling links.absorb cannot be “maybe”"),
    ],
)
def test_a_battle_that_cannot_be_is_refused(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOddsQuestion, match=reason):
        answer_odds(OddsQuestion(**{"attackers": [0], "defenders": [1], **fields}), BOX)


# The desk


def test_the_desk_reckons_the_same_question_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[OddsQuestion] = []

    def reckon(question: OddsQuestion, box: Box) -> OddsAnswer:
        asked.append(question)
        return answer_odds(question, box)

    monkeypatch.setattr("abth.server.odds.answer_odds", reckon)
    one = OddsQuestion(attackers=[0], defenders=[1])
    other = OddsQuestion(attackers=[1], defenders=[0])

    async def ask() -> list[OddsAnswer]:
        desk = OddsService(BOX)
        answers = await asyncio.gather(*(desk.answer(each) for each in (one, other, one, one)))
        return [*answers, await desk.answer(one)]

    answers = asyncio.run(ask())

    assert asked == [one, other]
    assert [answers[0]] * 3 == [answers[2], answers[3], answers[4]]
    assert answers[1] == answer_odds(other, BOX)


def test_the_desk_refuses_nonsense_and_crowds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("abth.server.odds.MOST_WAITING", 2)
    questions = [OddsQuestion(attackers=[card], defenders=[1]) for card in range(4)]

    async def ask() -> list[OddsAnswer | BaseException]:
        desk = OddsService(BOX)
        with pytest.raises(BadOddsQuestion):
            await desk.answer(OddsQuestion(attackers=[], defenders=[]))
        answers = (desk.answer(each) for each in questions)
        return await asyncio.gather(*answers, return_exceptions=True)

    found = asyncio.run(ask())

    assert [type(each) for each in found] == [OddsAnswer, OddsAnswer, OddsBusy, OddsBusy]


def test_the_desk_forgets_the_oldest_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("abth.server.odds.ANSWERS_KEPT", 2)

    async def ask() -> int:
        desk = OddsService(BOX)
        for card in range(5):
            await desk.answer(OddsQuestion(attackers=[card], defenders=[1]))
        return len(desk)

    assert asyncio.run(ask()) == 2


# The best line-up of a hand


def best_question(**changes: Any) -> BestLineUpQuestion:
    question = {"hand": PLAIN[:5], "defenders": PLAIN[8:10], **changes}
    return BestLineUpQuestion(**question)


def test_the_best_line_up_of_each_size_is_no_worse_than_any_order() -> None:
    answer = answer_best_line_up(best_question(), BOX)

    assert [len(found.cards) for found in answer.line_ups] == [1, 2, 3, 4]
    assert [found.relics_looked_at for found in answer.line_ups] == [4, 3, 2, 1]
    for found in answer.line_ups:
        size = len(found.cards)
        tried = [
            Fraction(
                answer_odds(
                    OddsQuestion(attackers=list(row), defenders=PLAIN[8:10]), BOX
                ).attacker_wins
            )
            for row in permutations(PLAIN[:5], size)
        ]
        assert Fraction(found.attacker_wins) == max(tried)


def test_tokens_may_be_laid_by_the_best_line_up() -> None:
    plain = answer_best_line_up(best_question(), BOX)
    better = answer_best_line_up(best_question(tokens=[TOKEN["close+2"]]), BOX)

    for with_token, without in zip(better.line_ups, plain.line_ups, strict=True):
        assert Fraction(with_token.attacker_wins) >= Fraction(without.attacker_wins)
        assert len(with_token.tokens) == len(with_token.cards)


@pytest.mark.parametrize(
    ("changes", "match"),
    [
        ({"hand": [999]}, "no card 999"),
        ({"defenders": [-1]}, "no card -1"),
        ({"tokens": [TOKEN["chase"]]}, "never assigned"),
        ({"tokens": [-1]}, "without -1"),
        ({"defender_tokens": [0]}, "1 tokens for 2 Units"),
        ({"hand": PLAIN[:10], "tokens": [0, 1, 2]}, "too many line-ups"),
    ],
)
def test_a_hand_that_is_impossible_or_too_much_work_is_refused(
    changes: dict[str, Any], match: str
) -> None:
    with pytest.raises(BadOddsQuestion, match=match):
        answer_best_line_up(best_question(**changes), BOX)


def test_the_best_line_up_is_found_once() -> None:
    service = OddsService(BOX)

    async def ask() -> None:
        first = await service.best_line_up(best_question())
        assert await service.best_line_up(best_question()) is first

    asyncio.run(ask())
