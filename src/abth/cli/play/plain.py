"""The page as plain text, for pipes, for terminals without colors and for screen readers."""

from __future__ import annotations

from abth.cli.play.page import GEAR_POINTS, Page
from abth.protocol.text_page import TextSection
from abth.rules.game import Game
from abth.rules.moments import DECISION_POINTS
from abth.rules.scoring import standing
from abth.text_seat.plain_text import filled, section_lines, titled
from abth.text_seat.sections import scores_section


class PlainPage(Page):
    """Prints the text seat, without any color or drawing."""

    def print(self, *lines: str) -> None:
        """One below the other."""
        for line in lines:
            self.console.print(line)

    def show_due(self) -> None:
        """`YOUR TURN. Round 2 of 6, Time Travel`, and what is to be decided."""
        heading = f"{titled(self.seat.heading())}. {self.seat.status()}"
        lines = [*filled(heading, self.width), *filled(self.seat.prompt(), self.width)]
        self.print("", *lines)

    def show(self) -> None:
        """Every section of the table."""
        self._show_sections("line-ups", "hand", "eras", "gear", "players")

    def show_part(self) -> None:
        """The hand and the battle, or the gear; the options describe the Units of an Era."""
        point = DECISION_POINTS[self.view.due.moment]
        self._show_sections("line-ups", "hand", "gear" if point in GEAR_POINTS else "")

    def show_points(self) -> None:
        """The points by source, as far as the seat may know them."""
        self._show_section(scores_section(self.facts))

    def show_scores(self, game: Game) -> None:
        """The final scores by source."""
        self._show_section(scores_section(self.facts, standing(game)))

    def _show_sections(self, *names: str) -> None:
        for section in self.seat.sections():
            if section.name in names:
                self._show_section(section)

    def _show_section(self, section: TextSection) -> None:
        self.print("", *section_lines(self.facts.words, section, self.width))
