"""The best line-up of a hand against Defenders who stand there: every order, every use of tokens.

Data types: `BestLineUp`, one answer; `Throws`, the pairs of faces of the two dice, sorted by what
they do to a Line; `Trial`, one battle fought again and again; `Podium`, the best so far.

What is exact: if neither side bears a Reinforcement icon, everything. All orders of one to four
cards are weighed with all placements of up to three tokens over all throws and re-rolls (R-33), and
nothing is left out but what is provably no better than an answer already found.

What is not: with Reinforcement icons the same search takes the line-ups as they stand, as if nobody
arrived. Then the most promising of each size are judged anew with the mixed odds of
`abth.bots.mixture` (exact or sampled, as each answer says), and only these are ranked; a line-up
that shines through its reinforcements alone may be missed. Tokens lie on the cards of the hand only,
never on arrivals (TOKEN-3 would allow it).

How it is quick: faces that give a Line the same difference of totals leave the same battle behind.
So a Line is fought once for each difference, not for each pair of faces, and the pairs part company
only when they must. A line-up is dropped as soon as winning all the throws still open would not
bring it among the best. Long-range values are summed before anybody falls and re-rolls before the
battle, so tokens for these do the same wherever they lie, and are laid in one place only.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from mypy_extensions import i64

from abth.bots.mixture import Chance, Reserve, Stakes, mixed_odds
from abth.bots.odds import (
    STRONG_UP_TO,
    Faces,
    Outcomes,
    battle_odds,
    settle,
    until,
    unwelcome,
    weigh_players,
)
from abth.rules.battle.combat import Battle, empty_battle, engage, strike
from abth.rules.battle.line_up import LineUp, Unit
from abth.rules.box import Box, DieFace, WarfareToken
from abth.rules.game import Frame
from abth.rules.terms import ATTACKER, ATTACKER_SLOTS, DEFENDER, NOBODY, NONE, TOKENS_PER_BATTLE

FINALISTS: Final = 3  # of each size that are judged with their reinforcements
MIXED_LIMIT: Final = 500
HAIR: Final = 1e-12  # rounding of points never decides what is dropped
MAX_PAIRS: Final = 60  # of faces that fit the bits of one number
MAX_REROLLS: Final[i64] = 6  # beyond which whole numbers of 64 bits might overflow


@dataclass(frozen=True)
class BestLineUp:
    """A line-up, front first, with a token (or NONE) for each card, and what it is worth.

    The value is the chance to win or the expected points. An inexact one is a sampled estimate, and
    `error` is its standard error.
    """

    cards: tuple[int, ...]
    tokens: tuple[int, ...]
    value: Chance
    exact: bool
    error: float


class Bucket:
    """The pairs of faces (a bit each) that change the difference of two totals by so much."""

    def __init__(self, shift: i64) -> None:
        self.shift: Final = shift
        self.pairs: i64 = 0


class Throws:
    """Both dice: the Attacker's, the Defender's, and every pair of faces."""

    def __init__(self, attack: list[DieFace], defence: list[DieFace]) -> None:
        self.attack: Final = attack
        self.defence: Final = defence
        self.width: Final = i64(len(defence))
        self.count: Final = len(attack) * len(defence)
        self.attack_sides: Final = sides(attack)
        self.defence_sides: Final = sides(defence)
        self.whole: Final = self.attack_sides * self.defence_sides
        self.all: i64 = 0
        self.weights: Final[list[i64]] = []
        bit: i64 = 1
        for one in attack:
            for other in defence:
                self.weights.append(one.copies * other.copies)
                self.all |= bit
                bit <<= 1
        self.tables: Final = weight_tables(self.weights)
        self.attack_floor: Final = deepest(attack)
        self.defence_floor: Final = deepest(defence)
        self.buckets: Final[list[list[Bucket]]] = []
        for line in range(3):
            for attack_total in range(self.attack_floor + 1):
                for defence_total in range(self.defence_floor + 1):
                    self.buckets.append(self.parted(line, attack_total, defence_total))

    def parted(self, line: i64, attack_total: i64, defence_total: i64) -> list[Bucket]:
        """The pairs by what they add; a total never falls below 0 (BATTLE-5). Worst ones first."""
        found: list[Bucket] = []
        bit: i64 = 1
        for one in self.attack:
            for other in self.defence:
                shift = lifted(one, line, attack_total) - lifted(other, line, defence_total)
                bucket_for(found, shift).pairs |= bit
                bit <<= 1
        return found

    def partition(self, line: i64, attack_total: i64, defence_total: i64) -> list[Bucket]:
        """The same, looked up: totals above the dice's worst number are all alike."""
        floor = self.attack_floor
        attack = attack_total if attack_total < floor else floor
        other_floor = self.defence_floor
        defence = defence_total if defence_total < other_floor else other_floor
        return self.buckets[(line * (floor + 1) + attack) * (other_floor + 1) + defence]

    def weight(self, pairs: i64) -> i64:
        """How many of all throws these pairs are."""
        found: i64 = 0
        table: i64 = 0
        while pairs != 0:
            found += self.tables[table + (pairs & 255)]
            table += 256
            pairs >>= 8
        return found


def sides(faces: list[DieFace]) -> i64:
    """How many sides a die has."""
    found: i64 = 0
    for face in faces:
        found += face.copies
    return found


def modifier(face: DieFace, line: i64) -> i64:
    """What a face adds to one Line."""
    if line == 0:
        return face.long
    return face.medium if line == 1 else face.close


def lifted(face: DieFace, line: i64, total: i64) -> i64:
    """What a face really adds to a total that stops at 0."""
    added = modifier(face, line)
    return added if added >= -total else -total


def deepest(faces: list[DieFace]) -> i64:
    """How far below 0 the worst number of a die is."""
    worst: i64 = 0
    for face in faces:
        for line in range(3):
            if -modifier(face, line) > worst:
                worst = -modifier(face, line)
    return worst


def bucket_for(buckets: list[Bucket], shift: i64) -> Bucket:
    """The bucket of this shift; a new one takes its place in order."""
    place = 0
    while place < len(buckets) and buckets[place].shift < shift:
        place += 1
    if place == len(buckets) or buckets[place].shift != shift:
        buckets.insert(place, Bucket(shift))
    return buckets[place]


def weight_tables(weights: list[i64]) -> list[i64]:
    """For each eight pairs, and each choice among them: the sum of their weights."""
    tables: list[i64] = []
    for first in range(0, len(weights), 8):
        table: list[i64] = [0] * 256
        for choice in range(1, 256):
            lowest = 0
            while not choice & (1 << lowest):
                lowest += 1
            weight = weights[first + lowest] if first + lowest < len(weights) else 0
            table[choice] = table[choice & (choice - 1)] + weight
        tables.extend(table)
    return tables


class Snapshot:
    """How one side fares at some moment of a battle."""

    def __init__(self) -> None:
        self.links: i64 = 0
        self.standing: i64 = 0
        self.survivors: i64 = 0
        self.front: i64 = 0
        self.long: i64 = 0
        self.medium: i64 = 0
        self.close: i64 = 0
        self.accuracy: i64 = 0
        self.diversion: i64 = 0
        self.damage: i64 = 0

    def take(self, side: LineUp) -> None:
        """Remember."""
        self.links = side.links
        self.standing = side.standing
        self.survivors = side.survivors
        self.front = side.front
        self.long = side.long
        self.medium = side.medium
        self.close = side.close
        self.accuracy = side.accuracy
        self.diversion = side.diversion
        self.damage = side.damage

    def give_back(self, side: LineUp) -> None:
        """All is again as it was."""
        side.links = self.links
        side.standing = self.standing
        side.survivors = self.survivors
        side.front = self.front
        side.long = self.long
        side.medium = self.medium
        side.close = self.close
        side.accuracy = self.accuracy
        side.diversion = self.diversion
        side.damage = self.damage


class Trial:
    """One battle, fought over all throws for one line-up after the other."""

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
        self.few: Final = Throws(frame.box.strong, frame.box.risky)
        self.many: Final = Throws(frame.box.risky, frame.box.strong)
        self.few_settled: Final = self.board_settles(frame.box.risky, True)
        self.many_settled: Final = self.board_settles(frame.box.strong, False)
        self.scale: Final = i64(6) if self.defender_rerolls == 0 else NONE
        spoils = 0.0
        for worth in defender_worth:
            spoils += worth if worth > 0.0 else 0.0
        self.spoils: Final = spoils
        self.has_spoils: Final = spoils != 0.0 or sum(defender_worth) != 0.0
        self.own_start: Final = Snapshot()
        self.other_start: Final = Snapshot()
        self.own: Final = [Snapshot(), Snapshot(), Snapshot()]
        self.other: Final = [Snapshot(), Snapshot(), Snapshot()]
        self.throws: Throws = self.few
        self.units: i64 = 0
        self.attacker_links: i64 = 0
        self.defender_links: i64 = 0
        # While a line-up is being weighed:
        self.listed: bool = False  # every pair must be told apart, for re-rolls
        self.most: float = 0.0  # the best that one throw can bring
        self.enough: float = 0.0  # what a line-up must exceed
        self.open: i64 = 0  # throws not yet settled
        self.points: float = 0.0
        self.hopeless: bool = False
        self.won: i64 = 0  # pairs that the Attacker wins
        self.worths: Final[list[float]] = [0.0] * max(self.few.count, self.many.count)
        self.winners: Final[list[i64]] = [0] * max(self.few.count, self.many.count)

    def board_settles(self, faces: list[DieFace], risky: bool) -> list[int]:
        """How often each face lies at last where the Defender does not decide (ABIL-15, R-33)."""
        die = Faces(faces, self.defender_rerolls)
        if not self.board:
            return die.copies
        unwanted = unwelcome(die) if risky else 0  # as in `odds`: only that die is ever negative
        return settle(die, until(die, die.all & ~unwanted, die.rerolls + 1))

    def deploy(self, units: list[Unit]) -> None:
        """Another line-up takes the field; Links form and Assault strikes."""
        self.attackers.units = units
        self.units = i64(len(units))
        self.throws = self.few if self.units <= STRONG_UP_TO else self.many
        engage(self.battle)
        self.attacker_links = self.attackers.links
        self.defender_links = self.defenders.links
        self.most = self.win_worth[self.units] + self.spoils

    def weigh(self, enough: float) -> float:
        """What the line-up is worth, if that is more than enough; else any number that is not."""
        if self.undefended:
            return self.win_worth[self.units]
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
        if self.defender_rerolls > 0 and not self.board or rerolls > MAX_REROLLS:
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
            attack, defence = attackers.long, defenders.long
        elif line == 1:
            attack, defence = attackers.medium, defenders.medium
        else:
            attack, defence = attackers.close, defenders.close
        own, other = self.own[line], self.other[line]
        fresh = True
        for bucket in self.throws.partition(line, attack, defence):
            here = bucket.pairs & pairs
            if here == 0:
                continue
            if fresh:
                fresh = False
                if here != pairs:
                    own.take(attackers)
                    other.take(defenders)
            else:
                own.give_back(attackers)
                other.give_back(defenders)
            gain = attack - defence + bucket.shift
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
            place = 0
            for spoil in self.defender_worth:
                if not self.defenders.stands(place):
                    worth += spoil
                place += 1
        if self.listed:
            self.list_pairs(pairs, wins, worth)
            return
        weight = self.throws.weight(pairs)
        self.open -= weight
        self.points += worth * float(int(weight))
        best = self.points + self.most * float(int(self.open))
        self.hopeless = best / float(int(self.throws.whole)) <= self.enough - HAIR

    def list_pairs(self, pairs: i64, wins: bool, worth: float) -> None:
        """Note how each pair ends; re-rolls will weigh them."""
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
        settled = self.few_settled if self.units <= STRONG_UP_TO else self.many_settled
        total = 0.0
        throws_of_all = 0.0
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
            weight = float(settled[against])
            total += weight * worth
            throws_of_all += weight * float(int(everything))
        return total / throws_of_all

    def with_decisions(self, rerolls: i64) -> float:
        """Both sides may decide, the Defender first (ABIL-14, R-33): as in `odds`."""
        throws = self.throws
        outcomes = Outcomes(
            Faces(throws.attack, rerolls), Faces(throws.defence, self.defender_rerolls)
        )
        outcomes.winners = self.winners[: throws.count]
        weights = weigh_players(outcomes)
        whole = 0
        total = 0.0
        for pair in range(throws.count):
            whole += weights[pair]
            total += float(weights[pair]) * self.worths[pair]
        return total / float(whole)
