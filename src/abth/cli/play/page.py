"""What a player sees in the terminal, made of a view and its facts: board, gear, players, battle.

Data type: `Page`, which decides what is shown when; `plain` and `colors` decide how.
"""

from __future__ import annotations

import textwrap
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from rich.box import Box as Border
from rich.console import Console, RenderableType
from rich.text import Text

from abth.cli.language import t
from abth.cli.play.facts import Facts
from abth.cli.play.pending_decision import due_words
from abth.cli.play.story import StoryLine
from abth.cli.play.theme import WIDEST
from abth.cli.play.words import ActionWords
from abth.rules.facts import TableFacts
from abth.rules.game import Frame
from abth.rules.moments import DECISION_POINTS
from abth.rules.terms import NONE
from abth.rules.views import PlayerView, View

GEAR_POINTS = ("D-3", "D-4", "D-5", "D-6", "D-7")
ERA_POINTS = ("D-9", "D-10", "D-11")


class Page(ABC):
    """Prints the table as the holder of a view sees it."""

    border: Border

    def __init__(
        self,
        console: Console,
        view: View,
        table: TableFacts,
        frame: Frame,
        names: Sequence[str],
    ) -> None:
        self.console = console
        self.width = min(console.width, WIDEST)
        self.view = view
        self.facts = Facts(view, table, frame, names)
        self.words = ActionWords(view, table, frame, names)

    def print(self, things: Iterable[RenderableType]) -> None:
        """One below the other."""
        for thing in things:
            self.console.print(thing)

    def show_due(self) -> None:
        """The pending decision, above everything else."""
        self.print(["", self.heading(due_words(self.facts))])

    def show_story(self, lines: Sequence[StoryLine]) -> None:
        """What happened since the last decision."""
        for number, told in enumerate(lines):
            if told.heads_turn and number:
                self.console.print("")
            indent = "  " * told.depth
            text = textwrap.fill(
                told.text, self.width, initial_indent=indent, subsequent_indent=f"{indent}    "
            )
            self.console.print(Text(text, self.story_style(told)))

    def show(self) -> None:
        """The whole table, without the options."""
        if self.view.wheel != NONE:
            self.print([*self.board(), *self.gear(), *self.players()])
        self.show_battle()

    def show_part(self) -> None:
        """The part of the table that a decision during a turn needs."""
        point = DECISION_POINTS[self.view.due.moment]
        if point in ERA_POINTS:
            era = self.view.players[self.view.active].era
            self.print(self.era(era))
        elif point in GEAR_POINTS:
            self.print(self.gear())
        self.show_battle()

    def show_battle(self) -> None:
        """The battlefield, if there is one, and the player's cards."""
        if self.facts.is_battle:
            self.print(self.battle())
        own = self.facts.own
        if own is not None:
            self.print(self.own_area(own))

    def show_options(self, heading: str) -> None:
        """The numbered list of what is legal."""
        self.print(["", Text(heading, "bold")])
        for number, option in enumerate(self.view.options, 1):
            words = self.words.of(option)
            self.print(self.option(number, f"{words[0].upper()}{words[1:]}"))

    def option(self, number: int, words: str) -> list[RenderableType]:
        """One option; a second line is indented past its number."""
        room = self.width - 5
        first, *rest = textwrap.wrap(words, room)
        line = Text.assemble((f"{number:3}  ", self.number_style), first)
        return [line, *(Text(f"     {more}") for more in rest)]

    def piles(self, player: PlayerView) -> list[str]:
        """Deck and discard pile in words."""
        units = self.facts.box.units
        deck = ", ".join(units[card].name for card in player.deck or ())
        discard = ", ".join(units[card].name for card in player.discard)
        nothing = t("terminal-no-cards")
        return [
            t("terminal-your-deck", cards=deck or nothing),
            t("terminal-your-discard", cards=discard or nothing),
        ]

    number_style = ""

    def story_style(self, told: StoryLine) -> str:
        """The style of a line of the story."""
        return ""

    @abstractmethod
    def heading(self, words: str) -> RenderableType:
        """The pending decision."""

    @abstractmethod
    def board(self) -> list[RenderableType]:
        """All four Eras."""

    @abstractmethod
    def era(self, era: int) -> list[RenderableType]:
        """One Era."""

    @abstractmethod
    def gear(self) -> list[RenderableType]:
        """The Gears of History."""

    @abstractmethod
    def players(self) -> list[RenderableType]:
        """The area of every player."""

    @abstractmethod
    def battle(self) -> list[RenderableType]:
        """The battlefield."""

    @abstractmethod
    def own_area(self, player: PlayerView) -> list[RenderableType]:
        """The player's hand and piles."""
