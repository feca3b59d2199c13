"""What a player sees in the terminal, built from a view alone: board, gear, players, battle."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box as borders
from rich.console import Console
from rich.table import Table

from abth.cli.play_words import Words, pointed_token, shields, tile_words, unit_numbers, unit_words
from abth.rules.game import Frame
from abth.rules.terms import ERAS, NONE
from abth.rules.views import LineUpView, PlayerView, View

RULES_OF_THUMB = (
    "Values are Long/Medium/Close; =II= is a Link; <I and II> are half shields, left and right."
)


class Page:
    """Prints the table as the holder of a view sees it."""

    def __init__(self, console: Console, view: View, frame: Frame, names: Sequence[str]) -> None:
        self.console = console
        self.view = view
        self.frame = frame
        self.box = frame.box
        self.names = names

    def show(self) -> None:
        """Everything but the options."""
        if self.view.wheel != NONE:
            self.console.print(self.board())
            for line in (RULES_OF_THUMB, *self.gear(), *self.players(), *self.battle()):
                self.console.print(line)
        for line in self.own_area():
            self.console.print(line)

    def show_battle(self) -> None:
        """Only what changes while Units and tokens are laid."""
        for line in (*self.battle(), *self.own_area()):
            self.console.print(line)

    def board(self) -> Table:
        """The four Eras in rows, three spaces each, with the Links between them."""
        table = Table(box=borders.ASCII2, show_lines=True, header_style="bold")
        table.add_column("Era")
        for space in range(1, 4):
            table.add_column(str(space), ratio=1)
            table.add_column("", no_wrap=True)
        for era, name in enumerate(ERAS):
            cells: list[str] = []
            for space in range(era * 3, era * 3 + 3):
                cells += [self.space(space), self.link(space)]
            there = [self.names[p.seat] for p in self.view.players if p.era == era + 1]
            table.add_row("\n".join([name, *there]), *cells)
        return table

    def space(self, space: int) -> str:
        """One board space."""
        card = self.view.board[space]
        if card == NONE:
            return "(empty)"
        unit = self.box.units[card]
        return f"{unit.name}\n{unit_numbers(unit)}\n{shields(unit)}".rstrip()

    def link(self, space: int) -> str:
        """The Link between a space and the next one of the row (LINK-3, R-20)."""
        following = space + 1
        if following == len(self.view.board):
            if not self.frame.ring:
                return ""
            following = 0
        left, right = self.view.board[space], self.view.board[following]
        if NONE in (left, right):
            return ""
        half = self.box.units[left].link_right
        linked = half != 0 and half == self.box.units[right].link_left
        return f"={ERAS[half - 1]}=" if linked else ""

    def gear(self) -> list[str]:
        """Tiles, actions and tokens of the Gears of History."""
        view = self.view
        tiles = self.box.tiles
        pointed = pointed_token(view, self.frame)
        tokens = []
        for space, token in enumerate(view.token_spaces):
            name = self.box.tokens[token].name if token != NONE else "(empty)"
            tokens.append(f"{space + 1} {name}{' <- indicated' if space == pointed else ''}")
        return [
            "",
            f"Gear     active: {tile_words(tiles[view.active_tile])}; "
            f"pending: {tile_words(tiles[view.pending_tile])}",
            f"Actions  {', '.join(self.actions())}",
            f"Tokens   {', '.join(tokens)}",
        ]

    def actions(self) -> list[str]:
        """The two Active Actions (TRAVEL-13)."""
        found = []
        for arrow in self.frame.arrows:
            action = self.frame.sectors[(self.view.wheel + arrow) % 4]
            used = " (used)" if self.view.used & (1 << action) else ""
            found.append(f"{self.box.gear_actions[action].name}{used}")
        return found

    def players(self) -> list[str]:
        """A line for each player."""
        turn = self.view.turns // len(self.view.players) + 1
        lines = ["", f"Round {min(turn, self.frame.rounds)} of {self.frame.rounds}"]
        return [*lines, *(self.player(player) for player in self.view.players)]

    def player(self, player: PlayerView) -> str:
        """What everybody knows of a player."""
        mark = ">" if player.seat == self.view.active else " "
        where = f"Era {ERAS[player.era - 1]}" if player.era else "not yet on the board"
        relics = [0, 0, 0, 0]
        for relic in player.relics:
            relics[self.box.relics[relic].era - 1] += 1
        owned = " ".join(f"{ERAS[era]}:{count}" for era, count in enumerate(relics) if count)
        won = sum(taker == player.seat for p in self.view.players for taker in p.prowess_takers)
        tokens = ", ".join(self.box.tokens[token].name for token in player.tokens)
        return (
            f"{mark} {self.names[player.seat]}: {where}; hand {player.hand_size}, "
            f"deck {player.deck_size}, discard {len(player.discard)}; Relics {owned or '-'}; "
            f"Prowess {player.prowess_left} own, {won} won; Honor {player.honor}; "
            f"tokens: {tokens or '-'}"
        )

    def battle(self) -> list[str]:
        """Both line-ups and the dice, if there is a battle."""
        battle = self.view.battle
        if not battle.attackers.cards and not battle.defenders.cards:
            return []
        lines = ["", "Battle, front first:"]
        lines += [f"  Attacker  {self.line_up(battle.attackers)}"]
        lines += [f"  Defender  {self.line_up(battle.defenders)}"]
        for name, faces, face in (
            ("Strong", self.box.strong, battle.strong_face),
            ("Risky", self.box.risky, battle.risky_face),
        ):
            if face != NONE:
                shown = faces[face]
                values = f"{shown.long:+d}/{shown.medium:+d}/{shown.close:+d}"
                strong = len(battle.attackers.cards) <= 3
                owner = "Attacker" if strong == (name == "Strong") else "Defender"
                lines.append(f"  {name} die ({owner}): {values}")
        return lines

    def line_up(self, line_up: LineUpView) -> str:
        """The Units of one side; `=` where a Link counter lies."""
        text = ""
        for place, card in enumerate(line_up.cards):
            if place:
                text += " = " if line_up.links & (1 << (place - 1)) else " | "
            text += f"{self.box.units[card].name} {unit_numbers(self.box.units[card])}"
            token = line_up.tokens[place]
            if token != NONE:
                text += f" [{self.box.tokens[token].name}]"
        return text or "(nobody yet)"

    def own_area(self) -> list[str]:
        """The hand, the discard pile and Prowess tokens won: for the own eyes only."""
        if self.view.seat is None:
            return []
        own = self.view.players[self.view.seat]
        if own.hand is None or own.deck is None or own.sabaton == NONE:
            return []
        units = self.box.units
        hand = "; ".join(unit_words(units[card]) for card in own.hand)
        deck = ", ".join(units[card].name for card in own.deck)
        discard = ", ".join(units[card].name for card in own.discard)
        return [
            "",
            f"Your hand     {hand or '(empty)'}",
            f"Your deck     {f'{deck} (in no order)' if deck else '(empty)'}",
            f"Your discard  {discard or '(empty)'}",
        ]

    def options(self) -> list[str]:
        """The numbered list of what is legal."""
        words = Words(self.view, self.frame, self.names)
        return [f"{n:3}  {words.of(option)}" for n, option in enumerate(self.view.options, 1)]
