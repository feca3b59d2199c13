"""A view and its facts with the box and the words at hand.

Data types: `Facts`, asked by the pages of the terminal and by the text seat, and `Side`, one side
of the battlefield. What follows from the state (`TableFacts`) is shown as the rules tell it;
nothing is computed again here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from abth.rules.battle_facts import SideFacts
from abth.rules.box import DieFace, GearAction, UnitCard
from abth.rules.facts import TableFacts
from abth.rules.game import Frame
from abth.rules.moments import RECRUIT
from abth.rules.terms import ATTACKER, DEFENDER, ERAS, NONE
from abth.rules.views import LineUpView, PlayerView, View
from abth.words import Words
from abth.words.pieces import era_name, token_name


@dataclass(frozen=True)
class Side:
    """One side of the battlefield, with its die once it is rolled."""

    side: int
    name: str
    line_up: LineUpView
    facts: SideFacts
    die: str
    face: DieFace | None

    @property
    def totals(self) -> tuple[int, int, int]:
        """What it brings to each Line: with its die once it is rolled, before that without."""
        long, medium, close = [
            line.cards + line.tokens if line.total is None else line.total
            for line in self.facts.lines
        ]
        return long, medium, close

    @property
    def links(self) -> list[int]:
        """The types of the Links between its Units, front first; 0: none, or taken away."""
        links = self.facts.links
        return [link.type if link is not None and link.state != "broken" else 0 for link in links]


class Facts:
    """A view and what follows from it; `names` are those of the seats."""

    def __init__(
        self, view: View, table: TableFacts, frame: Frame, names: Sequence[str], words: Words
    ) -> None:
        self.view = view
        self.table = table
        self.frame = frame
        self.box = frame.box
        self.names = names
        self.words = words

    @property
    def round(self) -> int:
        """The Round being played."""
        return self.table.round

    @property
    def own(self) -> PlayerView | None:
        """The area of the seat whose view this is, once it has a Sabaton."""
        if self.view.seat is None:
            return None
        player = self.view.players[self.view.seat]
        return player if player.hand is not None and player.sabaton != NONE else None

    # The board

    def unit_at(self, space: int) -> UnitCard | None:
        """The Unit on a board space."""
        card = self.view.board[space]
        return self.box.units[card] if card != NONE else None

    def link_after(self, space: int) -> int:
        """The type of the Link from a space to the next; 0 for none (LINK-3, R-20)."""
        return self.table.links[space]

    def link_before(self, space: int) -> int:
        """The type of the Link that reaches a space from the left; 0 for none."""
        return self.table.links[space - 1]  # the last one reaches the first space, in a ring

    def visitors(self, era: int) -> list[int]:
        """The seats whose Sabatons stand in an Era."""
        return [player.seat for player in self.view.players if player.era == era]

    # The gear

    def actions(self) -> list[tuple[GearAction, bool, bool]]:
        """The four actions in the order of the wheel: is it active, was it used (TRAVEL-13)."""
        states = self.table.actions
        return [
            (self.box.gear_actions[number], states[number].active, states[number].used)
            for number in self.table.sectors
        ]

    def tokens(self) -> list[tuple[str, bool]]:
        """The Warfare tokens of the gear by space, and whether each is indicated."""
        pointed = self.table.pointed_space
        return [
            (
                self.token(token) if token != NONE else f"({self.words.t('terminal-empty')})",
                space == pointed,
            )
            for space, token in enumerate(self.view.token_spaces)
        ]

    def token(self, number: int) -> str:
        """A Warfare token by its name."""
        token = self.box.tokens[number]
        return token_name(self.words, token.id, token.name)

    # The players

    def sabaton(self, player: PlayerView) -> str:
        """The figure's name; empty before it is chosen."""
        return self.box.sabatons[player.sabaton].name if player.sabaton != NONE else ""

    def relics(self, player: PlayerView) -> tuple[int, ...]:
        """How many Relics of each Era a player has."""
        return self.table.points[player.seat].relic_counts

    def held(self, player: PlayerView) -> list[str]:
        """The Warfare tokens of a player by name."""
        return [self.token(token) for token in player.tokens]

    def prowess_won(self, seat: int) -> int:
        """How many Prowess tokens of others a seat has."""
        return len(self.table.points[seat].prowess_won)

    def points(self, player: PlayerView) -> str:
        """`12`, or `12 (14-20)`: in the open, and what hidden Prowess can make of it (R-49)."""
        points = self.table.points[player.seat]
        if points.hidden == 0:
            return str(points.total)
        return f"{points.total} ({points.least}-{points.most})"

    # The battle

    @property
    def is_battle(self) -> bool:
        """Whether a battle is to be seen: until it is fought, and while its Units are recruited."""
        if self.table.battle is None:
            return False
        return not self.view.battle.fought or self.view.due.moment == RECRUIT

    def sides(self) -> tuple[Side, Side]:
        """The Attacker and the Defender of the battle."""
        facts, shown = self.table.battle, self.view.battle
        assert facts is not None
        return (
            self._side(int(ATTACKER), shown.attackers, facts.attackers),
            self._side(int(DEFENDER), shown.defenders, facts.defenders),
        )

    def _side(self, side: int, line_up: LineUpView, facts: SideFacts) -> Side:
        if facts.seat is not None:
            name = self.names[facts.seat]
        else:
            name = era_name(self.words, ERAS[self.view.players[self.view.active].era - 1])
        faces = self.box.strong if facts.strong else self.box.risky
        face = faces[facts.face] if facts.face is not None else None
        return Side(side, name, line_up, facts, "strong" if facts.strong else "risky", face)
