"""Odds of a battle on request: two line-ups, front first, perhaps with reinforcements to come.

The odds are exact if that is little work. If reinforcements may arrive in many ways, a sample of
them is fought and the answer states its error. Data type: `OddsService`, which computes one
question at a time in a thread and caches the answers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from typing import Final, TypeVar

import msgspec
from cachetools import LRUCache

from abth.bots.best_line_up import BestLineUpQuery
from abth.bots.line_ups_by_size import best_of_size, sizes_of, trials
from abth.bots.odds import odds
from abth.bots.reinforcement_odds import MixedOdds, Reserve, era_decks, mixed_odds, own_deck
from abth.protocol.battle import odds_answer
from abth.protocol.wire import (
    BestLineUpAnswer,
    BestLineUpQuestion,
    FoundLineUp,
    OddsAnswer,
    OddsQuestion,
)
from abth.protocol.written_rulings import Ruling, changes_in
from abth.rules.battle.engagement import ATTACKER_PLACES, DEFENDER_PLACES
from abth.rules.battle.line_up import Unit
from abth.rules.box import Box
from abth.rules.game import Frame
from abth.rules.rulings import Rulings, UnknownRuling, rulings_of
from abth.rules.terms import ERAS, NONE, relics_looked_at
from abth.words.complaints import Complaint

MOST_WAYS: Final = 500  # of arriving that are fought one by one
SAMPLES: Final = 500  # beyond that
SEED: Final = 1  # the same question has the same answer
MOST_WAITING: Final = 100  # questions
ANSWERS_KEPT: Final = 2_000
MOST_TRIALS: Final = 32_000  # line-ups of a hand that a search may try

T = TypeVar("T")


class BadOddsQuestion(Complaint):
    """A battle that is impossible; the message says why."""


class OddsBusy(Exception):
    """Too many questions wait; the message says so."""


class OddsService:
    """Answers questions of clients."""

    def __init__(self, box: Box) -> None:
        self._box = box
        self._one_at_a_time = asyncio.Semaphore(1)
        self._waiting = 0
        self._known: LRUCache[bytes, OddsAnswer] = LRUCache(ANSWERS_KEPT)
        self._known_line_ups: LRUCache[bytes, BestLineUpAnswer] = LRUCache(ANSWERS_KEPT)

    def __len__(self) -> int:
        """How many answers are cached."""
        return len(self._known)

    async def answer(self, question: OddsQuestion) -> OddsAnswer:
        """The odds, from the cache if the question was asked before."""
        check_question(question, self._box)
        key = msgspec.json.encode(question)
        return await self._once(self._known, key, partial(answer_odds, question, self._box))

    async def best_line_up(self, question: BestLineUpQuestion) -> BestLineUpAnswer:
        """The best line-ups of a hand, from the cache if the question was asked before."""
        check_best_question(question, self._box)
        key = msgspec.json.encode(question)
        work = partial(answer_best_line_up, question, self._box)
        return await self._once(self._known_line_ups, key, work)

    async def _once(self, known: LRUCache[bytes, T], key: bytes, work: Callable[[], T]) -> T:
        """An answer that was found before, or the work, one question at a time."""
        found = known.get(key)
        if found is not None:
            return found
        if self._waiting >= MOST_WAITING:
            raise OddsBusy
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                found = known.get(key)
                if found is None:
                    found = await asyncio.to_thread(work)
        finally:
            self._waiting -= 1
        known[key] = found
        return found


def answer_odds(question: OddsQuestion, box: Box) -> OddsAnswer:
    """The odds of a battle before its dice are rolled."""
    check_question(question, box)
    frame = Frame(box, require_rulings(question.edition, question.rulings))
    if awaits_reinforcements(question, box):
        return mixed_answer(question, frame)
    found = odds(
        line_up(frame, question.attackers, question.attacker_tokens),
        line_up(frame, question.defenders, question.defender_tokens),
        frame.combat,
        box,
        question.board,
    )
    told = odds_answer(
        found.attacker_wins,
        found.defender_wins,
        found.annihilated,
        found.attackers,
        found.defenders,
    )
    return OddsAnswer(
        attacker_wins=told.attacker_wins,
        defender_wins=told.defender_wins,
        annihilated=told.annihilated,
        attackers=[unit.defeated for unit in told.attacker],
        defenders=[unit.defeated for unit in told.defender],
        relics_looked_at=found.relics_looked_at,
        error=0,
    )


def answer_best_line_up(question: BestLineUpQuestion, box: Box) -> BestLineUpAnswer:
    """The best line-up of every size by its chance to win; nobody is reinforced."""
    check_best_question(question, box)
    frame = Frame(box, require_rulings(question.edition, question.rulings))
    query = BestLineUpQuery(
        frame=frame,
        defenders=question.defenders,
        defender_tokens=question.defender_tokens,
        board=question.board,
        stakes=None,
        own_reserve=own_deck([]),
        other_reserve=own_deck([]),
        limit=MOST_WAYS,
        seed=SEED,
    )
    best = [
        best_of_size(query, question.hand, question.tokens, size)[0]
        for size in sizes_of(question.hand)
    ]
    return BestLineUpAnswer(
        line_ups=[
            FoundLineUp(
                cards=list(found.cards),
                tokens=list(found.tokens),
                attacker_wins=chance(found.value),
                relics_looked_at=int(relics_looked_at(len(found.cards))),
            )
            for found in best
        ]
    )


# The question


def check_best_question(question: BestLineUpQuestion, box: Box) -> None:
    """Refuse pieces that are not in the box, and hands that are too much work."""
    check_cards(question.hand, "hand", box)
    check_cards(question.defenders, "defenders", box)
    check_tokens(question.tokens, question.tokens, "tokens", box)
    check_tokens(question.defender_tokens, question.defenders, "defender_tokens", box)
    if NONE in question.tokens:
        raise BadOddsQuestion("tokens", "error-odds-no-token")
    if trials(len(question.hand), len(question.tokens)) > MOST_TRIALS:
        counts = {"cards": len(question.hand), "tokens": len(question.tokens)}
        raise BadOddsQuestion("hand", "error-odds-too-many", **counts)


def check_question(question: OddsQuestion, box: Box) -> None:
    """Refuse pieces that are not in the box or do not fit on the boards (REINF-9)."""
    if not 1 <= len(question.attackers) <= ATTACKER_PLACES:
        raise BadOddsQuestion("", "error-odds-attackers", most=ATTACKER_PLACES)
    if len(question.defenders) > DEFENDER_PLACES:
        raise BadOddsQuestion("", "error-odds-defenders", most=DEFENDER_PLACES)
    check_cards(question.attackers, "attackers", box)
    check_cards(question.defenders, "defenders", box)
    check_cards(question.attacker_reserve, "attacker_reserve", box)
    check_cards(question.defender_reserve, "defender_reserve", box)
    check_tokens(question.attacker_tokens, question.attackers, "attacker_tokens", box)
    check_tokens(question.defender_tokens, question.defenders, "defender_tokens", box)


def check_cards(cards: Sequence[int], place: str, box: Box) -> None:
    """Refuse cards that are not in the box."""
    for card in cards:
        if not 0 <= card < len(box.units):
            last = len(box.units) - 1
            raise BadOddsQuestion(place, "error-odds-card", number=str(card), last=last)


def check_tokens(tokens: Sequence[int], cards: Sequence[int], place: str, box: Box) -> None:
    """Refuse tokens that cannot lie on these Units (TOKEN-15)."""
    if tokens and len(tokens) != len(cards):
        counts = {"tokens": len(tokens), "units": len(cards)}
        raise BadOddsQuestion(place, "error-odds-tokens", **counts)
    for token in tokens:
        if token != NONE and not 0 <= token < len(box.tokens):
            last = len(box.tokens) - 1
            raise BadOddsQuestion(place, "error-odds-token", number=str(token), last=last)
        if token != NONE and not box.tokens[token].for_units:
            name = box.tokens[token].id
            raise BadOddsQuestion(place, "error-token-not-for-units", token=name)


def require_rulings(edition: str, changes: dict[str, Ruling]) -> Rulings:
    """The rulings of an edition with single keys changed."""
    try:
        return rulings_of(edition, changes_in(changes))
    except UnknownRuling as error:
        raise BadOddsQuestion.of(error) from error


def line_up(frame: Frame, cards: Sequence[int], tokens: Sequence[int]) -> list[Unit]:
    """Cards with their tokens."""
    laid = tokens or [int(NONE)] * len(cards)
    return [frame.roster.unit(card, token) for card, token in zip(cards, laid, strict=True)]


# Reinforcements


def awaits_reinforcements(question: OddsQuestion, box: Box) -> bool:
    """Whether a unit calls reinforcements and any may arrive (REINF-1)."""
    sides = (
        (question.attackers, question.attacker_reserve),
        (question.defenders, question.defender_reserve),
    )
    return any(
        reserve and any(box.units[card].reinforcement for card in cards) for cards, reserve in sides
    )


def mixed_answer(question: OddsQuestion, frame: Frame) -> OddsAnswer:
    """The odds over all possible arrivals, or over a sample of them."""
    by_era = question.board or frame.era_deck_reinforces  # REINF-6, R-27
    defenders_come_from = (
        by_eras(question.defender_reserve, frame.box)
        if by_era
        else deck(question.defender_reserve, question.defender_deck)
    )
    found = mixed_odds(
        frame,
        question.attackers,
        question.attacker_tokens,
        deck(question.attacker_reserve, question.attacker_deck),
        question.defenders,
        question.defender_tokens,
        defenders_come_from,
        question.board,
        limit=MOST_WAYS,
        samples=SAMPLES,
        seed=SEED,
    )
    return OddsAnswer(
        attacker_wins=chance(found.attacker_wins),
        defender_wins=chance(found.defender_wins),
        annihilated=chance(found.annihilated),
        attackers=[chance(falls) for falls in found.attackers],
        defenders=[chance(falls) for falls in found.defenders],
        relics_looked_at=int(relics_looked_at(len(question.attackers))),
        error=largest_error(found),
    )


def deck(cards: list[int], size: int | None) -> Reserve:
    """A player's deck (REINF-4)."""
    return own_deck(cards, -1 if size is None else size)


def by_eras(cards: list[int], box: Box) -> Reserve:
    """The Era decks; a Base Unit is in none of them."""
    piles: list[list[int]] = [[] for _ in range(len(ERAS) + 1)]
    for card in cards:
        if box.units[card].era:
            piles[box.units[card].era].append(card)
    return era_decks(piles)


def chance(value: Fraction | float) -> str:
    """`25/36`, or `0.694` for an estimate."""
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    return f"{value:.3f}"


def largest_error(found: MixedOdds) -> float:
    """The largest standard error of the figures in the answer."""
    errors = found.errors
    if errors is None:
        return 0.0
    ends = (errors.attacker_wins, errors.defender_wins, errors.annihilated)
    return max(*ends, *errors.attackers, *errors.defenders)
