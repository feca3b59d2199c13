"""The log of a match as one seat may know it, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

from abth.protocol.story import Story
from abth.protocol.text_page import TextLine, TextTurn
from abth.rules.events import Event, TurnBegan, seen_by
from abth.text_seat.facts import Facts


def log_turns(facts: Facts, events: Sequence[Event], last: int | None = None) -> list[TextTurn]:
    """The log by turns; only the last so many of them, if that is given."""
    starts = [place for place, event in enumerate(events) if isinstance(event, TurnBegan)]
    skipped = 0 if last is None else max(0, len(starts) - last)
    first = starts[skipped] if skipped else 0
    story = Story(facts.box, facts.names, facts.words)
    for event in events[:first]:
        story.follow(event)
    turns: list[tuple[str, list[TextLine]]] = []
    for line in story.lines(seen_by(event, facts.view.seat) for event in events[first:]):
        if line.heads_turn:
            turns.append((line.text, []))
            continue
        if not turns:
            turns.append((facts.words.t("text-set-up"), []))
        turns[-1][1].append(TextLine(text=line.text, depth=line.depth))
    return [
        TextTurn(number=skipped + number, heading=heading, lines=lines)
        for number, (heading, lines) in enumerate(turns)
    ]


def news(facts: Facts, events: Sequence[Event], heard: int) -> list[str]:
    """What has happened after the first `heard` events, a line each."""
    story = Story(facts.box, facts.names, facts.words)
    for event in events[:heard]:
        story.follow(event)
    return story.tell_all(seen_by(event, facts.view.seat) for event in events[heard:])
