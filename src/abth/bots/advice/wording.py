"""The coach's sentences as ids of messages with arguments; `coach.ftl` has the words."""

from __future__ import annotations

from collections.abc import Sequence

from abth.protocol.wire import AdviceArgument, AdviceText, AdviceThing


def text(ident: str, **args: AdviceArgument) -> AdviceText:
    """A sentence."""
    return AdviceText(id=f"coach-{ident}", args=args)


def unit(card: int) -> AdviceThing:
    """A Unit card."""
    return AdviceThing(kind="unit", id=int(card))


def units(cards: Sequence[int]) -> list[AdviceThing]:
    """Several Unit cards."""
    return [unit(card) for card in cards]


def token(number: int) -> AdviceThing:
    """A Warfare token."""
    return AdviceThing(kind="token", id=int(number))


def era(number: int) -> AdviceThing:
    """An Era."""
    return AdviceThing(kind="era", id=int(number))


def seat(number: int) -> AdviceThing:
    """A player."""
    return AdviceThing(kind="seat", id=int(number))


def relic(number: int) -> AdviceThing:
    """A Relic."""
    return AdviceThing(kind="relic", id=int(number))


def gear(action: int) -> AdviceThing:
    """An action of the cogwheel."""
    return AdviceThing(kind="gear", id=int(action))


def sabaton(number: int) -> AdviceThing:
    """A Sabaton."""
    return AdviceThing(kind="sabaton", id=int(number))


def line_up_title(cards: Sequence[int]) -> AdviceText:
    """A line-up by what one sees first: one Unit, equal ones, or who stands in front."""
    front = unit(cards[0])
    if len(cards) == 1:
        return text("title-alone", unit=front)
    if len(set(cards)) == 1:
        return text("title-same", count=len(cards), unit=front)
    return text("title-front", count=len(cards), unit=front)
