"""The story between two decisions of a player, without what that player may not know."""

from __future__ import annotations

from collections.abc import Sequence

from abth.protocol.story import Story, StoryLine
from abth.rules import events as e

__all__ = ["Narrator", "StoryLine"]


class Narrator:
    """Tells a seat what happened since its last decision."""

    def __init__(self, story: Story, heard: Sequence[e.Event], seat: int | None) -> None:
        self.story = story
        self.seat = seat
        for event in heard:
            story.follow(event)

    def tell(self, events: Sequence[e.Event]) -> list[StoryLine]:
        """The lines of what is new."""
        return self.story.lines(e.seen_by(event, self.seat) for event in events)
