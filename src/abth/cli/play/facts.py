"""What a view tells at a second look, for both the coloured page and the plain one.

Data types: `Facts`, asked by the pages, and `Side`, one side of the battlefield.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from abth.cli.play.words import pointed_token
from abth.cli.standings import score_seen, tokens_hidden
from abth.rules.box import DieFace, GearAction, UnitCard, WarfareToken
from abth.rules.game import Frame
from abth.rules.moments import RECRUIT
from abth.rules.terms import ATTACKER, DEFENDER, ERAS, NONE
from abth.rules.views import LineUpView, PlayerView, View

DAMAGE_BITS = 7  # as a line-up packs its Damage counters


@dataclass(frozen=True)
class Side:
    """One side of the battlefield, with its die once it is rolled."""

    side: int
    name: str
    line_up: LineUpView
    die: str
    face: DieFace | None
    totals: tuple[int, int, int]  # cards, tokens and die together, by Line


class Facts:
    """A view with the box at hand; `names` are those of the seats."""

    def __init__(self, view: View, frame: Frame, names: Sequence[str]) -> None:
        self.view = view
        self.frame = frame
        self.box = frame.box
        self.names = names

    @property
    def round(self) -> int:
        """The Round being played."""
        return min(self.view.turns // len(self.view.players) + 1, int(self.frame.rounds))

    @property
    def own(self) -> PlayerView | None:
        """The area of whoever holds the view, once it has a Sabaton."""
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
        """The type of the Link from a space to the next of the row; 0 for none (LINK-3, R-20)."""
        following = space + 1
        if following == len(self.view.board):
            if not self.frame.ring:
                return 0
            following = 0
        left, right = self.unit_at(space), self.unit_at(following)
        if left is None or right is None or left.link_right != right.link_left:
            return 0
        return int(left.link_right)

    def link_before(self, space: int) -> int:
        """The type of the Link that reaches a space from the left; 0 for none."""
        return self.link_after((space or len(self.view.board)) - 1)

    def visitors(self, era: int) -> list[int]:
        """The seats whose Sabatons stand in an Era."""
        return [player.seat for player in self.view.players if player.era == era]

    # The gear

    def actions(self) -> list[tuple[GearAction, bool, bool]]:
        """The four actions in the order of the wheel: is it active, was it used (TRAVEL-13)."""
        active = {
            int(self.frame.sectors[(self.view.wheel + arrow) % 4]) for arrow in self.frame.arrows
        }
        return [
            (self.box.gear_actions[number], number in active, bool(self.view.used & (1 << number)))
            for number in map(int, self.frame.sectors)
        ]

    def tokens(self) -> list[tuple[str, bool]]:
        """The Warfare tokens of the gear by space, and whether each is indicated."""
        pointed = pointed_token(self.view, self.frame)
        return [
            (self.box.tokens[token].name if token != NONE else "(empty)", space == pointed)
            for space, token in enumerate(self.view.token_spaces)
        ]

    # The players

    def sabaton(self, player: PlayerView) -> str:
        """The figure's name; empty before it is chosen."""
        return self.box.sabatons[player.sabaton].name if player.sabaton != NONE else ""

    def relics(self, player: PlayerView) -> list[int]:
        """How many Relics of each Era a player has."""
        counts = [0] * len(ERAS)
        for relic in player.relics:
            counts[self.box.relics[relic].era - 1] += 1
        return counts

    def held(self, player: PlayerView) -> list[str]:
        """The Warfare tokens of a player by name."""
        return [self.box.tokens[token].name for token in player.tokens]

    def prowess_won(self, seat: int) -> int:
        """How many Prowess tokens of others a seat has."""
        return sum(taker == seat for p in self.view.players for taker in p.prowess_takers)

    def points(self, player: PlayerView) -> str:
        """`12`, or `12+` where Prowess of unknown value comes on top (R-49)."""
        total = score_seen(self.view, player, self.box).total
        return f"{total}{'+' if tokens_hidden(self.view, player.seat) else ''}"

    # The battle

    @property
    def is_battle(self) -> bool:
        """Whether a battle is to be seen: until it is fought, and while its Units are recruited."""
        battle = self.view.battle
        if battle.fought and self.view.due.moment != RECRUIT:
            return False
        return bool(battle.attackers.cards or battle.defenders.cards) or battle.defender != NONE

    def sides(self) -> tuple[Side, Side]:
        """The Attacker and the Defender."""
        battle = self.view.battle
        defender = self.names[battle.defender] if battle.defender != NONE else "The board"
        return (
            self._side(int(ATTACKER), self.names[self.view.active], battle.attackers),
            self._side(int(DEFENDER), defender, battle.defenders),
        )

    def _side(self, side: int, name: str, line_up: LineUpView) -> Side:
        """A side; up to 3 Units the Attacker rolls the Strong die (DICE-2, DICE-3)."""
        battle = self.view.battle
        strong = (len(battle.attackers.cards) <= 3) == (side == ATTACKER)
        faces = self.box.strong if strong else self.box.risky
        number = battle.strong_face if strong else battle.risky_face
        face = faces[number] if number != NONE else None
        die = "Strong" if strong else "Risky"
        return Side(side, name, line_up, die, face, self._totals(line_up, face))

    def _totals(self, line_up: LineUpView, face: DieFace | None) -> tuple[int, int, int]:
        """What a side brings to each Line, never less than nothing."""
        things: list[UnitCard | WarfareToken | DieFace] = [] if face is None else [face]
        things += [self.box.units[card] for card in line_up.cards]
        things += [self.box.tokens[token] for token in line_up.tokens if token != NONE]
        return (
            max(0, sum(int(thing.long) for thing in things)),
            max(0, sum(int(thing.medium) for thing in things)),
            max(0, sum(int(thing.close) for thing in things)),
        )

    def links(self, side: Side) -> list[int]:
        """The types of the Links between a side's Units, front first; 0 where there is none.

        Before the counters are laid, these are the Links that will form (LINK-3).
        """
        units = [self.box.units[card] for card in side.line_up.cards]
        found = []
        for gap, (near, far) in enumerate(pairwise(units)):
            left, right = (far, near) if side.side == ATTACKER else (near, far)
            meets = left.link_right == right.link_left
            lost = side.line_up.formed & ~side.line_up.links & (1 << gap)
            found.append(int(left.link_right) if meets and not lost else 0)
        return found

    def has_fallen(self, line_up: LineUpView, place: int) -> bool:
        """Whether a Unit was defeated in the battle that has been fought."""
        return self.view.battle.fought and not line_up.standing & (1 << place)

    def damage(self, line_up: LineUpView, place: int) -> int:
        """The Damage counters on a Unit."""
        return line_up.damage >> (DAMAGE_BITS * place) & ((1 << DAMAGE_BITS) - 1)
