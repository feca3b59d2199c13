"""What a player sees in the terminal, made of the text seat: board, gear, players, battle.

Data type: `Page`, which decides what is shown when; `plain` and `colors` decide how.
"""

from __future__ import annotations

import textwrap
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from abth.cli.play.consoles import WIDEST, PlainConsole
from abth.cli.play.story import StoryLine
from abth.rules.game import Game
from abth.text_seat.page import TextSeat
from abth.text_seat.plain_text import choice_lines

if TYPE_CHECKING:
    from rich.console import Console

GEAR_POINTS = ("D-3", "D-4", "D-5", "D-6", "D-7")
ERA_POINTS = ("D-9", "D-10", "D-11")


class Page(ABC):
    """Prints the table as one seat sees it."""

    def __init__(self, console: Console | PlainConsole, seat: TextSeat) -> None:
        self.console = console
        self.width = min(console.width, WIDEST)
        self.seat = seat
        self.facts = seat.facts
        self.view = seat.facts.view

    def show_story(self, lines: Sequence[StoryLine]) -> None:
        """What happened since the last decision."""
        for number, told in enumerate(lines):
            if told.heads_turn and number:
                self.console.print("")
            indent = "  " * told.depth
            text = textwrap.fill(
                told.text, self.width, initial_indent=indent, subsequent_indent=f"{indent}    "
            )
            self.console.print(text, style=self.story_style(told))

    def show_options(self, heading: str) -> None:
        """The numbered list of what is legal."""
        self.console.print("")
        self.console.print(heading, style="bold")
        for line in choice_lines(self.facts.words, self.seat.choices, self.width):
            self.show_option(line)

    def show_option(self, line: str) -> None:
        """A line of that list; its number stands in the first columns."""
        self.console.print(line)

    def story_style(self, told: StoryLine) -> str:
        """The style of a line of the story."""
        return ""

    @abstractmethod
    def show_due(self) -> None:
        """The pending decision, above everything else."""

    @abstractmethod
    def show_points(self) -> None:
        """The points, as far as the seat may know them."""

    @abstractmethod
    def show_scores(self, game: Game) -> None:
        """The final scores of a match that is over."""

    @abstractmethod
    def show(self) -> None:
        """The whole table, without the options."""

    @abstractmethod
    def show_part(self) -> None:
        """The part of the table that a decision during a turn needs."""
