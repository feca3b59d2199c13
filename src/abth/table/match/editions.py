"""A match replayed under another edition, up to where that makes a difference."""

from __future__ import annotations

from dataclasses import dataclass, replace

from abth.protocol.log import BadLog, Log, is_undo, rulings_in
from abth.rules.box import Box
from abth.rules.events import Event, RelicSeen
from abth.rules.refusals import IllegalAction
from abth.table.match.match import Match
from abth.table.match.replay import replay_entry, unplayed


@dataclass(frozen=True)
class Difference:
    """The first action that is refused or has other events, and the first other event."""

    place: int
    text: str
    refusal: IllegalAction | None = None
    was: Event | None = None
    now: Event | None = None


def replay_as(log: Log, box: Box, edition: str) -> tuple[Match, Difference | None]:
    """The match under another edition, up to the first difference."""
    played = unplayed(log, box, rulings_in(log))
    other = unplayed(log, box, rulings_in(log, edition))
    for place, text in enumerate(log.actions, 1):
        known_events = len(other.events)
        replay_entry(played, text)
        try:
            replay_entry(other, text)
        except BadLog as error:
            refusal = error.__cause__
            assert isinstance(refusal, IllegalAction), "unknown actions are refused above"
            return other, Difference(place, text, refusal)
        if is_undo(text):
            continue
        difference = compare(played, other, known_events, place, text)
        if difference is not None:
            del other.events[known_events:]
            return other, difference
    return other, None


def compare(
    played: Match, other: Match, known_events: int, place: int, text: str
) -> Difference | None:
    """The first difference between the events of one action in both matches."""
    was = [openly(event) for event in played.events[known_events:]]
    now = [openly(event) for event in other.events[known_events:]]
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
    """The event without the mark of who may see it: that mark is not a difference."""
    return replace(event, secret=False) if isinstance(event, RelicSeen) else event
