"""The log of a match as one seat may know it, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

from abth.protocol.story import Story, StoryLine, summary_of
from abth.protocol.text_page import TextLine, TextTurn
from abth.rules.events import Event, MatchEnded, TurnBegan, seen_by
from abth.text_seat.facts import Facts


def log_turns(facts: Facts, events: Sequence[Event], last: int | None = None) -> list[TextTurn]:
    """The log by turns; only the last so many of them, if that is given."""
    starts = [place for place, event in enumerate(events) if isinstance(event, TurnBegan)]
    skipped = 0 if last is None else max(0, len(starts) - last)
    first = starts[skipped] if skipped else 0
    places = sorted({first, *starts[skipped:]})
    story = Story(facts.box, facts.names, facts.words)
    for event in events[:first]:
        story.follow(event)
    told = [
        turn_of(facts, story, number, events[start:end], is_over=end is not None)
        for number, (start, end) in enumerate(
            zip(places, [*places[1:], None], strict=True), skipped + 1 if skipped else 0
        )
    ]
    return [turn for turn in told if turn.lines or turn.number]


def turn_of(
    facts: Facts, story: Story, number: int, events: Sequence[Event], *, is_over: bool
) -> TextTurn:
    """One turn, or what happened before the first, which has the number 0."""
    seen = [seen_by(event, facts.view.seat) for event in events]
    lines = story.lines(seen)
    heading = facts.words.t("text-set-up")
    if lines and lines[0].heads_turn:
        heading, lines = lines[0].text, lines[1:]
    begins = events[0] if events else None
    ended = is_over or any(isinstance(event, MatchEnded) for event in events)
    summed_up = summary_of(seen, facts.box) if ended and isinstance(begins, TurnBegan) else []
    return TextTurn(
        number=number,
        heading=heading,
        is_yours=isinstance(begins, TurnBegan) and begins.seat == facts.view.seat,
        summary=" ".join(map(story.lexicon.text, summed_up)),
        lines=[text_line(facts, line) for line in lines],
    )


def text_line(facts: Facts, line: StoryLine) -> TextLine:
    """A line as this seat reads it."""
    concerned = facts.view.seat in line.seats
    return TextLine(text=line.text, depth=line.depth, concerns_you=concerned)


def news(facts: Facts, events: Sequence[Event], heard: int) -> list[str]:
    """What has happened after the first `heard` events, a line each."""
    story = Story(facts.box, facts.names, facts.words)
    for event in events[:heard]:
        story.follow(event)
    return story.tell_all(seen_by(event, facts.view.seat) for event in events[heard:])
