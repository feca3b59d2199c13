"""Who fights whom, and with which Units, as far as events have told it.

Data types: `Scene`, the battlefield of a turn, and `BattleUnit`, a Unit on it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from abth.rules import events as e
from abth.rules.terms import ATTACKER, DEFENDER, NONE


@dataclass
class BattleUnit:
    """A Unit in a line-up."""

    card: int
    stands: bool = True


@dataclass
class Scene:
    """A battlefield; line-ups are front first, the Attacker's before the Defender's."""

    attacker: int = NONE
    defender: int = NONE  # NONE: the Era itself
    era: int = 0
    sides: tuple[list[BattleUnit], list[BattleUnit]] = field(default_factory=lambda: ([], []))
    rolls: list[int] = field(default_factory=lambda: [0, 0])

    def follow(self, event: e.Event) -> None:
        """Remember what an event changes."""
        match event:
            case e.TurnBegan(seat):
                self._clear(seat)
            case e.SabatonJumped(_, era):
                self.era = era
            case e.PlayerChallenged(seat, defender):
                self._clear(seat, defender, self.era)
            case e.UnitsFaced(_, cards):
                self.sides[DEFENDER][:] = [BattleUnit(card) for card in cards]
            case e.UnitDeployed(_, side, card) | e.ReinforcementArrived(side, card):
                self.sides[side].append(BattleUnit(card))
            case e.DieRolled(side):
                self.rolls[side] += 1
            case e.UnitDefeated(side, place) if place < len(self.sides[side]):
                self.sides[side][place].stands = False

    def _clear(self, attacker: int, defender: int = NONE, era: int = 0) -> None:
        self.attacker, self.defender, self.era = attacker, defender, era
        self.sides[ATTACKER].clear()
        self.sides[DEFENDER].clear()
        self.rolls = [0, 0]
