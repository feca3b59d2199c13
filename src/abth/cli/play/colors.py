"""The page in colors and box characters."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from abth.cli.play import battle, board, gear
from abth.cli.play.cards import Card, row
from abth.cli.play.page import ERA_POINTS, GEAR_POINTS, Page
from abth.cli.play.story import StoryLine
from abth.cli.play.theme import BRASS, SOFT, painted
from abth.cli.shared.language import t
from abth.cli.standings import final_scores, scores_seen
from abth.rules.game import Game
from abth.rules.moments import DECISION_POINTS
from abth.rules.terms import NONE
from abth.rules.views import PlayerView
from abth.text_seat.pending_decision import due_words

HAND_CARD = 19  # the narrowest card of a hand
WIDEST_CARD = 26
NUMBER = 5  # columns of the number of an option


class ColorPage(Page):
    """Prints the table in colors and box characters."""

    console: Console

    def print(self, things: Iterable[RenderableType]) -> None:
        """One below the other."""
        for thing in things:
            self.console.print(thing)

    def show_option(self, line: str) -> None:
        """An option with its number in color."""
        number = (line[:NUMBER], f"bold {BRASS}")
        self.console.print(Text.assemble(number, line[NUMBER:]))

    def story_style(self, told: StoryLine) -> str:
        """Dim, except for the heading of a turn."""
        return f"{SOFT} bold" if told.heads_turn else SOFT

    def show_due(self) -> None:
        """The pending decision, as a banner."""
        title = painted(f" {due_words(self.facts)} ", f"bold #17120a on {BRASS}")
        self.print(["", Rule(title, style=BRASS, characters="━", align="left")])

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

    def show_points(self) -> None:
        """The points by source, as far as the seat may know them."""
        facts = self.facts
        table = scores_seen(self.view, facts.table.points, facts.box, facts.names, rounded=True)
        self.print(map(Text.from_ansi, table.lines(self.width)))

    def show_scores(self, game: Game) -> None:
        """The final scores by source."""
        table = final_scores(game, self.facts.names, rounded=True)
        self.print(map(Text.from_ansi, table.lines(self.width)))

    def show_battle(self) -> None:
        """The battlefield, if there is one, and the player's cards."""
        if self.facts.is_battle:
            self.print(self.battle())
        own = self.facts.own
        if own is not None:
            self.print(self.own_area(own))

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
