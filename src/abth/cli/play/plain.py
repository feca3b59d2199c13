"""The page in plain ASCII, for pipes, for terminals without colors and for screen readers."""

from __future__ import annotations

from rich import box as borders
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from abth.cli.play.facts import Facts, Side
from abth.cli.play.page import Page
from abth.cli.play.words import shields, tile_words, unit_numbers, unit_words
from abth.rules.terms import ERAS, NONE
from abth.rules.views import PlayerView

RULES_OF_THUMB = (
    "Values are Long/Medium/Close; =II= is a Link; <I and II> are half shields, left and right."
)


class PlainPage(Page):
    """Prints the table without any color or drawing."""

    border = borders.ASCII2

    def heading(self, words: str) -> RenderableType:
        """The pending decision."""
        return Text(f"=== {words} ===")

    def board(self) -> list[RenderableType]:
        """The four Eras in rows, three spaces each, with the Links between them."""
        table = Table(box=self.border, show_lines=True)
        table.add_column("Era")
        for space in range(1, 4):
            table.add_column(str(space), ratio=1)
            table.add_column("", no_wrap=True)
        for era, name in enumerate(ERAS):
            cells: list[str] = []
            for space in range(era * 3, era * 3 + 3):
                cells += [self.space(space), self.link(space)]
            there = [self.facts.names[seat] for seat in self.facts.visitors(era + 1)]
            table.add_row("\n".join([name, *there]), *cells)
        return ["", table, RULES_OF_THUMB]

    def era(self, era: int) -> list[RenderableType]:
        """Nothing: the options describe the Units of an Era."""
        return []

    def space(self, space: int) -> str:
        """One board space."""
        unit = self.facts.unit_at(space)
        if unit is None:
            return "(empty)"
        return f"{unit.name}\n{unit_numbers(unit)}\n{shields(unit)}".rstrip()

    def link(self, space: int) -> str:
        """The Link between a space and the next one of the row."""
        kind = self.facts.link_after(space)
        return f"={ERAS[kind - 1]}=" if kind else ""

    def gear(self) -> list[RenderableType]:
        """Tiles, actions and tokens of the Gears of History."""
        view, tiles = self.facts.view, self.facts.box.tiles
        actions = [
            f"{action.name}{' (used)' if used else ''}"
            for action, active, used in self.facts.actions()
            if active
        ]
        tokens = [
            f"{space} {name}{' <- indicated' if pointed else ''}"
            for space, (name, pointed) in enumerate(self.facts.tokens(), 1)
        ]
        return [
            "",
            f"Active   {tile_words(tiles[view.active_tile])}",
            f"Pending  {tile_words(tiles[view.pending_tile])}",
            f"Actions  {', '.join(actions)}",
            f"Tokens   {', '.join(tokens)}",
        ]

    def players(self) -> list[RenderableType]:
        """A row for each player, and a line for the tokens of each."""
        facts = self.facts
        table = Table(box=None, padding=(0, 2, 0, 0))
        for heading in ("  Player", "Era", "Hand", "Deck", "Disc", "Relics", "Prowess", "Honor"):
            table.add_column(heading)
        table.add_column("Points")
        for player in facts.view.players:
            table.add_row(*self.player(player))
        tokens = [
            f"  Tokens of {facts.names[player.seat]}: {', '.join(held)}"
            for player in facts.view.players
            if (held := facts.held(player))
        ]
        return ["", f"Round {facts.round} of {facts.frame.rounds}", table, *tokens]

    def player(self, player: PlayerView) -> list[str]:
        """What everyone knows of a player; Prowess is what is left and what was won."""
        facts = self.facts
        mark = "> " if player.seat == facts.view.active else "  "
        counts = enumerate(facts.relics(player))
        return [
            f"{mark}{facts.names[player.seat]} ({facts.sabaton(player)})",
            ERAS[player.era - 1] if player.era else "-",
            str(player.hand_size),
            str(player.deck_size),
            str(len(player.discard)),
            " ".join(f"{ERAS[era]}:{count}" for era, count in counts if count) or "-",
            f"{player.prowess_left}+{facts.prowess_won(player.seat)}",
            str(player.honor),
            facts.points(player),
        ]

    def battle(self) -> list[RenderableType]:
        """Both line-ups and the dice."""
        attacker, defender = self.facts.sides()
        lines: list[RenderableType] = ["", "Battle, front first:"]
        for role, side in (("Attacker", attacker), ("Defender", defender)):
            lines.append(f"  {role}  {side.name}: {line_up(self.facts, side)}")
        for role, side in (("Attacker", attacker), ("Defender", defender)):
            if side.face is not None:
                face = side.face
                values = f"{face.long:+d}/{face.medium:+d}/{face.close:+d}"
                lines.append(f"  {side.die} die ({role}): {values}")
        sums = ["/".join(map(str, side.totals)) for side in (attacker, defender)]
        return [*lines, f"  Together  {sums[0]} against {sums[1]}"]

    def own_area(self, player: PlayerView) -> list[RenderableType]:
        """The hand, the deck and the discard pile."""
        units = self.facts.box.units
        hand = "; ".join(unit_words(units[card]) for card in player.hand or ())
        return ["", f"Your hand     {hand or '(empty)'}", *self.piles(player)]


def line_up(facts: Facts, side: Side) -> str:
    """The Units of one side; `=` where a Link counter lies."""
    shown, text, links = side.line_up, "", side.links
    for place, card in enumerate(shown.cards):
        if place:
            text += " = " if links[place - 1] else " | "
        unit = facts.box.units[card]
        text += f"{unit.name} {unit_numbers(unit)}"
        token = shown.tokens[place]
        if token != NONE:
            text += f" [{facts.box.tokens[token].name}]"
        if not side.facts.standing[place]:
            text += " (defeated)"
    return text or "(nobody yet)"
