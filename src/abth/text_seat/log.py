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
    story = story_after(facts, events[:first])
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
    lines = story.lines(seen_by(event, facts.view.seat) for event in events)
    heading = facts.words.t("text-set-up")
    if lines and lines[0].heads_turn:
        heading, lines = lines[0].text, lines[1:]
    return TextTurn(
        number=number,
        heading=heading,
        is_yours=is_turn_of(facts, events),
        summary=summary_text(facts, story, events, is_over=is_over),
        lines=[text_line(facts, line) for line in lines],
    )


def is_turn_of(facts: Facts, events: Sequence[Event]) -> bool:
    """Whether this is a turn of the reader."""
    begins = events[0] if events else None
    return isinstance(begins, TurnBegan) and begins.seat == facts.view.seat


def summary_text(facts: Facts, story: Story, events: Sequence[Event], *, is_over: bool) -> str:
    """What a turn came to; nothing as long as it goes on."""
    ended = is_over or any(isinstance(event, MatchEnded) for event in events)
    if not ended or not isinstance(events[0], TurnBegan):
        return ""
    seen = [seen_by(event, facts.view.seat) for event in events]
    return " ".join(map(story.lexicon.text, summary_of(seen, facts.box)))


def text_line(facts: Facts, line: StoryLine) -> TextLine:
    """A line as this seat reads it."""
    concerned = facts.view.seat in line.seats
    return TextLine(text=line.text, depth=line.depth, concerns_you=concerned)


def news(facts: Facts, events: Sequence[Event], heard: int) -> list[str]:
    """What has happened after the first `heard` events, a line each."""
    story = story_after(facts, events[:heard])
    return story.tell_all(seen_by(event, facts.view.seat) for event in events[heard:])


def news_by_turn(facts: Facts, events: Sequence[Event], heard: int) -> list[StoryLine]:
    """The same by turns: step by step what concerns the reader, other turns as their summary."""
    story = story_after(facts, events[:heard])
    starts = [place for place, event in enumerate(events) if isinstance(event, TurnBegan)]
    places = sorted({0, *starts})
    told: list[StoryLine] = []
    for start, end in zip(places, [*places[1:], None], strict=True):
        turn, new = events[start:end], events[max(start, heard) : end]
        if new:
            lines = story.lines(seen_by(event, facts.view.seat) for event in new)
            told += in_brief(facts, story, turn, lines, is_over=end is not None)
    return told


def in_brief(
    facts: Facts,
    story: Story,
    turn: Sequence[Event],
    lines: Sequence[StoryLine],
    *,
    is_over: bool,
) -> list[StoryLine]:
    """The lines of a turn that its reader hears, closed by the summary if another played it."""
    summary = summary_text(facts, story, turn, is_over=is_over)
    is_told = bool(summary) or not is_over
    if not isinstance(turn[0], TurnBegan) or is_turn_of(facts, turn) or not is_told:
        return list(lines)
    kept = [line for line in lines if line.heads_turn or facts.view.seat in line.seats]
    return [*kept, StoryLine(summary, "summary")] if summary else kept


def story_after(facts: Facts, events: Sequence[Event]) -> Story:
    """A story that has come so far."""
    story = Story(facts.box, facts.names, facts.words)
    for event in events:
        story.follow(event)
    return story
