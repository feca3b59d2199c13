"""The page in plain ASCII, for pipes, for terminals without colors and for screen readers."""

from __future__ import annotations

from rich import box as borders
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from abth.cli.language import t, words
from abth.cli.play.facts import Facts, Side
from abth.cli.play.page import Page
from abth.cli.play.words import shields, tile_words, token_words, unit_numbers, unit_words
from abth.rules.terms import ERAS, NONE
from abth.rules.views import PlayerView
from abth.words.pieces import action_name

COLUMNS = ("era", "hand", "deck", "discard", "relics", "prowess", "honor", "points")


class PlainPage(Page):
    """Prints the table without any color or drawing."""

    border = borders.ASCII2

    def heading(self, words: str) -> RenderableType:
        """The pending decision."""
        return Text(f"=== {words} ===")

    def board(self) -> list[RenderableType]:
        """The four Eras in rows, three spaces each, with the Links between them."""
        table = Table(box=self.border, show_lines=True)
        table.add_column(t("terminal-column-era"))
        for space in range(1, 4):
            table.add_column(str(space), ratio=1)
            table.add_column("", no_wrap=True)
        for era, name in enumerate(ERAS):
            cells: list[str] = []
            for space in range(era * 3, era * 3 + 3):
                cells += [self.space(space), self.link(space)]
            there = [self.facts.names[seat] for seat in self.facts.visitors(era + 1)]
            table.add_row("\n".join([name, *there]), *cells)
        return ["", table, t("terminal-legend-plain")]

    def era(self, era: int) -> list[RenderableType]:
        """Nothing: the options describe the Units of an Era."""
        return []

    def space(self, space: int) -> str:
        """One board space."""
        unit = self.facts.unit_at(space)
        if unit is None:
            return f"({t('terminal-empty')})"
        return f"{unit.name}\n{unit_numbers(unit)}\n{shields(unit)}".rstrip()

    def link(self, space: int) -> str:
        """The Link between a space and the next one of the row."""
        kind = self.facts.link_after(space)
        return f"={ERAS[kind - 1]}=" if kind else ""

    def gear(self) -> list[RenderableType]:
        """Tiles, actions and tokens of the Gears of History."""
        view, tiles = self.facts.view, self.facts.box.tiles
        actions = [
            action_name(words(), action.id, action.name) + (f" ({t('gear-used')})" if used else "")
            for action, active, used in self.facts.actions()
            if active
        ]
        tokens = [
            f"{space} {name}" + (f" {t('terminal-indicated')}" if pointed else "")
            for space, (name, pointed) in enumerate(self.facts.tokens(), 1)
        ]
        lines = (
            ("table-active", tile_words(tiles[view.active_tile])),
            ("table-pending", tile_words(tiles[view.pending_tile])),
            ("terminal-actions", ", ".join(actions)),
            ("terminal-tokens", ", ".join(tokens)),
        )
        return ["", *(f"{t(label):9}  {text}" for label, text in lines)]

    def players(self) -> list[RenderableType]:
        """A row for each player, and a line for the tokens of each."""
        facts = self.facts
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column(f"  {t('terminal-column-player')}")
        for column in COLUMNS:
            table.add_column(t(f"terminal-column-{column}"))
        for player in facts.view.players:
            table.add_row(*self.player(player))
        tokens = [
            "  " + t("terminal-tokens-of", who=facts.names[player.seat], tokens=", ".join(held))
            for player in facts.view.players
            if (held := facts.held(player))
        ]
        title = t("table-round", round=facts.round, rounds=int(facts.frame.rounds))
        return ["", title, table, *tokens]

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
        roles = ((t("terminal-attacker"), attacker), (t("terminal-defender"), defender))
        lines = [t("terminal-battle")]
        for role, side in roles:
            units = line_up(self.facts, side)
            lines.append("  " + t("terminal-side", role=role, who=side.name, units=units))
        for role, side in roles:
            if side.face is not None:
                face, die = side.face, t(f"die-{side.die}")
                values = f"{face.long:+d}/{face.medium:+d}/{face.close:+d}"
                lines.append("  " + t("terminal-die", die=die, role=role, values=values))
        sums = ["/".join(map(str, side.totals)) for side in (attacker, defender)]
        totals = t("terminal-sums", attacker=sums[0], defender=sums[1])
        return ["", *lines, f"  {totals}"]

    def own_area(self, player: PlayerView) -> list[RenderableType]:
        """The hand, the deck and the discard pile."""
        units = self.facts.box.units
        hand = "; ".join(unit_words(units[card]) for card in player.hand or ())
        shown = t("terminal-your-hand", cards=hand or t("terminal-no-cards"))
        return ["", shown, *self.piles(player)]


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
            text += f" [{token_words(facts.box.tokens[token])}]"
        if not side.facts.standing[place]:
            text += f" {t('terminal-defeated')}"
    return text or f"({t('terminal-nobody-yet')})"
