"""How battles end, added up: those against the board and those between players.

Data type: `BattleCounts`. The endings themselves are recorded by the rules (`Game.record_battles`).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from abth.rules.game import BattleEnding

Endings = tuple[int, int, int]
"""Won by the Attacker, won by the Defender, both annihilated (VICT-1 to 3)."""


@dataclass
class BattleCounts:
    """How many battles of each kind ended how."""

    board: list[int] = field(default_factory=lambda: [0, 0, 0])
    players: list[int] = field(default_factory=lambda: [0, 0, 0])

    def add(self, battles: list[BattleEnding]) -> None:
        """Further battles; a challenge that nobody answers is won by the Attacker (R-30)."""
        board, players = self.board, self.players
        for _, _, challenge, ending in battles:
            if challenge:
                players[ending] += 1
            else:
                board[ending] += 1


def endings_in(counts: list[int]) -> Endings:
    """The three counts as a record has them."""
    attacker, defender, annihilated = counts
    return attacker, defender, annihilated
