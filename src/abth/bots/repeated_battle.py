"""One battle fought many times: what each line-up is worth against the same Defenders.

Data type: `RepeatedBattle`. Faces that give a Line the same difference of totals have the same
effect, so each Line is fought once per difference instead of once per pair of faces. Pairs are
kept apart only where needed. A line-up is dropped as soon as winning all remaining rolls
would not bring it among the best.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from abth.bots.face_pairs import FacePairs
from abth.bots.odds import (
    Faces,
    Outcomes,
    negative_faces,
    settle,
    until,
    weigh_board,
    weigh_players,
)
from abth.rules.battle.combat import Battle, empty_battle, engage, strike
from abth.rules.battle.line_up import LineUp, Unit
from abth.rules.box import Box, DieFace
from abth.rules.game import Frame
from abth.rules.terms import ATTACKER, DEFENDER, NOBODY, attacks_with_strong_die

ROUNDING_ERROR: Final = 1e-12  # smaller differences come from rounding
MAX_REROLLS: Final[i64] = 6  # beyond which whole numbers of 64 bits might overflow


class RepeatedBattle:
    """One battle, fought over all rolls for one line-up after the other."""

    def __init__(
        self,
        frame: Frame,
        defenders: list[Unit],
        defender_worth: list[float],
        win_worth: list[float],
        board: bool,
    ) -> None:
        self.box: Final[Box] = frame.box
        self.battle: Final[Battle] = empty_battle(frame.combat)
        self.attackers: Final[LineUp] = self.battle.attackers
        self.defenders: Final[LineUp] = self.battle.defenders
        self.defenders.units = defenders
        self.early_end: Final = frame.combat.early_end
        self.board: Final = board
        self.defender_worth: Final = defender_worth  # by place: points for its fall
        self.win_worth: Final = win_worth  # by number of Attackers
        self.undefended: Final = len(defenders) == 0
        self.defender_rerolls: Final = self.defenders.relaunch_icons()
        self.few: Final = FacePairs(frame.box.strong, frame.box.risky)
        self.many: Final = FacePairs(frame.box.risky, frame.box.strong)
        self.few_settled: Final = self.board_settles(frame.box.risky, True)
        self.many_settled: Final = self.board_settles(frame.box.strong, False)
        spoils = 0.0
        for worth in defender_worth:
            spoils += worth if worth > 0.0 else 0.0
        self.spoils: Final = spoils
        self.has_spoils: Final = spoils != 0.0 or sum(defender_worth) != 0.0
        self.own: Final = [self.attackers.clone() for _ in range(3)]  # as they were before a Line
        self.other: Final = [self.defenders.clone() for _ in range(3)]
        self.throws: FacePairs = self.few
        self.units: i64 = 0
        self.attacker_links: i64 = 0
        self.defender_links: i64 = 0
        # While a line-up is being weighed:
        self.listed: bool = False  # every pair is kept apart, for re-rolls
        self.most: float = 0.0  # the best that one roll can bring
        self.enough: float = 0.0  # what a line-up must exceed
        self.open: i64 = 0  # rolls not settled yet
        self.points: float = 0.0
        self.hopeless: bool = False
        self.won: i64 = 0  # pairs that the Attacker wins
        self.worths: Final[list[float]] = [0.0] * max(self.few.count, self.many.count)
        self.winners: Final[list[i64]] = [0] * max(self.few.count, self.many.count)

    def board_settles(self, faces: list[DieFace], risky: bool) -> list[float]:
        """How likely each final face is if the Defender does not decide (ABIL-15, R-33)."""
        die = Faces(faces, self.defender_rerolls)
        ways = die.copies
        if self.board:
            unwanted = negative_faces(die) if risky else 0  # see `odds.battle_tally`
            ways = settle(die, until(die, die.all & ~unwanted, die.rerolls + 1))
        whole = sum(ways)
        return [number / whole for number in ways]

    def deploy(self, units: list[Unit]) -> None:
        """Deploy another line-up; Links form and Assault strikes."""
        self.attackers.units = units
        self.units = i64(len(units))
        self.throws = self.few if attacks_with_strong_die(self.units) else self.many
        engage(self.battle)
        self.attacker_links = self.attackers.links
        self.defender_links = self.defenders.links
        win = self.win_worth[self.units]
        self.most = (win if win > 0.0 else 0.0) + self.spoils

    def weigh(self, enough: float) -> float:
        """What the line-up is worth if that exceeds `enough`; otherwise any lower number."""
        if self.undefended:
            return self.win_worth[self.units]
        if self.most <= enough + ROUNDING_ERROR:
            return enough - 1.0
        throws = self.throws
        attackers, defenders = self.attackers, self.defenders
        attackers.links = self.attacker_links
        defenders.links = self.defender_links
        attackers.rally()
        defenders.rally()
        rerolls = attackers.relaunch_icons()
        self.listed = rerolls > 0 or self.defender_rerolls > 0
        self.open = throws.whole
        self.enough = enough
        self.points = 0.0
        self.won = 0
        self.hopeless = False
        self.fight(0, throws.all)
        if self.hopeless:
            return enough - 1.0
        if not self.listed:
            return self.points / float(int(throws.whole))
        if rerolls > MAX_REROLLS or (self.defender_rerolls > 0 and not self.board):
            return self.with_decisions(rerolls)
        return self.with_rerolls(rerolls)

    def fight(self, line: i64, pairs: i64) -> None:
        """Fight on from this Line for these pairs of faces, each difference of totals once."""
        attackers, defenders = self.attackers, self.defenders
        if line == 3 or (
            self.early_end and (attackers.standing == 0 or defenders.standing == 0)
        ):  # BATTLE-7
            self.end(pairs)
            return
        if line == 0:
            attack, defense = attackers.long, defenders.long
        elif line == 1:
            attack, defense = attackers.medium, defenders.medium
        else:
            attack, defense = attackers.close, defenders.close
        own, other = self.own[line], self.other[line]
        fresh = True
        for bucket in self.throws.partition(line, attack, defense):
            here = bucket.pairs & pairs
            if here == 0:
                continue
            if fresh:
                fresh = False
                if here != pairs:
                    own.copy_condition(attackers)
                    other.copy_condition(defenders)
            else:
                attackers.copy_condition(own)
                defenders.copy_condition(other)
            gain = attack - defense + bucket.shift
            if gain > 0:
                strike(self.battle, attackers, defenders, gain)
            elif gain < 0:
                strike(self.battle, defenders, attackers, -gain)
            self.fight(line + 1, here)
            if self.hopeless:
                return

    def end(self, pairs: i64) -> None:
        """The battle is over for these pairs (VICT-1 to 3)."""
        survivors = self.attackers.survivors
        wins = survivors > 0 and survivors >= self.defenders.survivors
        worth = self.win_worth[self.units] if wins else 0.0
        if self.has_spoils:
            for place in range(len(self.defender_worth)):
                if not self.defenders.stands(place):
                    worth += self.defender_worth[place]
        if self.listed:
            self.list_pairs(pairs, wins, worth)
            return
        weight = self.throws.weight(pairs)
        self.open -= weight
        self.points += worth * float(int(weight))
        best = self.points + self.most * float(int(self.open))
        self.hopeless = best / float(int(self.throws.whole)) <= self.enough + ROUNDING_ERROR

    def list_pairs(self, pairs: i64, wins: bool, worth: float) -> None:
        """Note how each pair ends; re-rolls weigh them later."""
        winner = NOBODY
        if wins:
            self.won |= pairs
            winner = ATTACKER
        elif self.defenders.survivors > 0:
            winner = DEFENDER
        pair = 0
        while pairs != 0:
            if pairs & 1:
                self.worths[pair] = worth
                self.winners[pair] = winner
            pairs >>= 1
            pair += 1

    def with_rerolls(self, rerolls: i64) -> float:
        """The Attacker re-rolls while losing, if some face would win; the Defender cannot choose.

        Of all throws of a die with n re-rolls, those that end on a face: if it wins, it may come
        at each throw after losing ones; if it loses, it comes last, after n losing ones.
        """
        throws = self.throws
        settled = self.few_settled if attacks_with_strong_die(self.units) else self.many_settled
        total = 0.0
        for against in range(throws.width):
            winning: i64 = 0
            bit: i64 = 1 << against
            for face in throws.attack:
                if self.won & bit:
                    winning += face.copies
                bit <<= throws.width
            losing = throws.attack_sides - winning
            sure: i64 = 1  # ways for a winning face, for each side that shows it
            late: i64 = 1  # ways for a losing face
            everything: i64 = throws.attack_sides
            for _ in range(rerolls):
                everything *= throws.attack_sides
                late *= losing if winning > 0 else throws.attack_sides
            if winning > 0:
                sure = (everything - late * losing) // winning
            worth = 0.0
            pair = against
            bit = 1 << against
            for face in throws.attack:
                ways = sure if self.won & bit else late
                worth += self.worths[pair] * float(int(ways * face.copies))
                pair += throws.width
                bit <<= throws.width
            total += settled[against] * worth / float(int(everything))
        return total

    def with_decisions(self, rerolls: i64) -> float:
        """Both sides may decide, the Defender first (ABIL-14, R-33): as in `odds`."""
        throws = self.throws
        defense = Faces(throws.defense, self.defender_rerolls)
        outcomes = Outcomes(Faces(throws.attack, rerolls), defense)
        outcomes.winners = self.winners[: throws.count]
        if not self.board:
            weights = weigh_players(outcomes)
        else:
            weights = weigh_board(outcomes, negative_faces(defense) if throws is self.few else 0)
        whole = sum(weights)
        total = 0.0
        for pair in range(throws.count):
            total += weights[pair] / whole * self.worths[pair]
        return total
