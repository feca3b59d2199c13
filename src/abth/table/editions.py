"""A match replayed under another edition, up to where that makes a difference."""

from __future__ import annotations

from dataclasses import dataclass, replace

from abth.protocol.log import BadLog, Log, check_content, replay_action, rulings_in
from abth.protocol.record import Record, is_undo
from abth.rules.box import Box
from abth.rules.events import Event, RelicSeen
from abth.rules.game import Frame
from abth.rules.refusals import IllegalAction


@dataclass(frozen=True)
class Difference:
    """The first action that is refused, or that leads to something else, and what to."""

    place: int
    text: str
    refusal: IllegalAction | None = None
    was: Event | None = None
    now: Event | None = None


def replay_as(log: Log, box: Box, edition: str) -> tuple[Record, Difference | None]:
    """The match under another edition, as far as it is the same match."""
    check_content(log, box)
    played = Record(Frame(box, rulings_in(log)), log.players)
    other = Record(Frame(box, rulings_in(log, edition)), log.players)
    for place, text in enumerate(log.actions, 1):
        heard = len(other.events)
        replay_action(played, place, text)
        try:
            replay_action(other, place, text)
        except BadLog as error:
            refusal = error.__cause__
            assert isinstance(refusal, IllegalAction), "unknown actions are refused above"
            return other, Difference(place, text, refusal)
        if is_undo(text):
            continue
        difference = compare(played, other, heard, place, text)
        if difference is not None:
            del other.events[heard:]
            return other, difference
    return other, None


def compare(played: Record, other: Record, heard: int, place: int, text: str) -> Difference | None:
    """What one action has brought about in both."""
    was = [openly(event) for event in played.events[heard:]]
    now = [openly(event) for event in other.events[heard:]]
    length = max(len(was), len(now))
    padded_was = [*was, *[None] * (length - len(was))]
    padded_now = [*now, *[None] * (length - len(now))]
    for one, another in zip(padded_was, padded_now, strict=True):
        if one != another:
            return Difference(place, text, None, one, another)
    if played.game.moment != other.game.moment or played.game.to_act != other.game.to_act:
        return Difference(place, text)
    return None


def openly(event: Event) -> Event:
    """The event without the mark of who may see it: looking is the same deed."""
    return replace(event, secret=False) if isinstance(event, RelicSeen) else event
