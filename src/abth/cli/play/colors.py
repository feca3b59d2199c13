"""The page in colors and box characters."""

from __future__ import annotations

from rich import box as borders
from rich.console import RenderableType
from rich.rule import Rule

from abth.cli.language import t
from abth.cli.play import battle, board, gear
from abth.cli.play.cards import Card, row
from abth.cli.play.page import Page
from abth.cli.play.story import StoryLine
from abth.cli.play.theme import BRASS, SOFT, painted
from abth.rules.views import PlayerView

HAND_CARD = 19  # the narrowest card of a hand
WIDEST_CARD = 26


class ColorPage(Page):
    """Prints the table in colors and box characters."""

    border = borders.ROUNDED
    number_style = f"bold {BRASS}"

    def story_style(self, told: StoryLine) -> str:
        """Dim, except for the heading of a turn."""
        return f"{SOFT} bold" if told.heads_turn else SOFT

    def heading(self, words: str) -> RenderableType:
        """The pending decision, as a banner."""
        title = painted(f" {words} ", f"bold #17120a on {BRASS}")
        return Rule(title, style=BRASS, characters="━", align="left")

    def board(self) -> list[RenderableType]:
        """All four Eras."""
        return ["", *board.board(self.facts, self.width)]

    def era(self, era: int) -> list[RenderableType]:
        """One Era, if the Sabaton stands in one."""
        return ["", *board.era_rows(self.facts, era, self.width)] if era else []

    def gear(self) -> list[RenderableType]:
        """The Gears of History."""
        return [gear.gear(self.facts, self.width)]

    def players(self) -> list[RenderableType]:
        """The area of every player."""
        return [gear.players(self.facts, self.width)]

    def battle(self) -> list[RenderableType]:
        """The battlefield."""
        return ["", *battle.battlefield(self.facts, self.width)]

    def own_area(self, player: PlayerView) -> list[RenderableType]:
        """The hand as cards, the piles in words."""
        lines: list[RenderableType] = [
            painted(f" {t('terminal-your-hand-title')}", f"bold {BRASS}")
        ]
        units = self.facts.box.units
        cards = [Card(units[card]) for card in player.hand or ()]
        rows = -(-len(cards) // ((self.width + 1) // (HAND_CARD + 1))) or 1
        abreast = max(1, -(-len(cards) // rows))
        size = min((self.width + 1) // abreast - 1, WIDEST_CARD)
        for first in range(0, len(cards), abreast):
            some = cards[first : first + abreast]
            lines += row(some, size, [0] * (len(some) - 1), 1)
        if not cards:
            lines.append(painted(f" {t('terminal-no-cards')}", SOFT))
        return [*lines, *(painted(f" {line}", SOFT) for line in self.piles(player))]
