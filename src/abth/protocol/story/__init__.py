"""The story of a match: the same sentences in the terminal and in the browser, in five languages.

`table.json` says for each event which arguments its message gets; the messages are in
`abth/locales/*/log.ftl`, and their selectors choose the variation. The client reads the same table
(`web/src/match/model/narrator.ts`).
"""

from abth.protocol.story.names import distinct_names, seat_names
from abth.protocol.story.story import Story, StoryLine, tell
from abth.protocol.story.summary import summary_of, turns_of

__all__ = [
    "Story", "StoryLine", "distinct_names", "seat_names", "summary_of", "tell", "turns_of",
]  # fmt: skip
