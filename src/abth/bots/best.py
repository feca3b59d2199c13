"""The best line-up of a hand against Defenders who stand there: every order, every use of tokens.

Data types: `BestLineUp`, one answer; `Throws`, the pairs of faces of the two dice, sorted by what
they do to a Line; `Trial`, one battle fought again and again; `Podium`, the best so far.

What is exact: if neither side bears a Reinforcement icon, everything. All orders of one to four
cards are weighed with all placements of up to three tokens over all throws and re-rolls (R-33), and
nothing is left out but what is provably no better than an answer already found.

What is not: with Reinforcement icons the same search takes the line-ups as they stand, as if nobody
arrived. Then the most promising of each size are judged anew with the mixed odds of
`abth.bots.mixture` (exact or sampled, as each answer says), and only these are ranked; a line-up
that shines through its reinforcements alone may be missed. Tokens lie on the cards of the hand
only, never on arrivals (TOKEN-3 would allow it).

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
    weigh_board,
    weigh_players,
)
from abth.rules.battle.combat import Battle, empty_battle, engage, strike
from abth.rules.battle.line_up import LineUp, Unit
from abth.rules.box import Box, DieFace, WarfareToken
from abth.rules.game import Frame
from abth.rules.terms import ATTACKER, ATTACKER_SLOTS, DEFENDER, NOBODY, NONE, TOKENS_PER_BATTLE

FINALISTS: Final = 3  # of each size that are judged with their reinforcements
MIXED_LIMIT: Final = 500
HAIR: Final = 1e-12  # a smaller difference is one of rounding, and no difference
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
        if self.count > MAX_PAIRS:
            raise ValueError("dice with so many faces are more than this search can tell apart")
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
        if attack_total < 0 or defence_total < 0:
            return self.parted(line, attack_total, defence_total)  # a token may cost values
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

    def board_settles(self, faces: list[DieFace], risky: bool) -> list[float]:
        """How likely each face lies at last where the Defender does not decide (ABIL-15, R-33)."""
        die = Faces(faces, self.defender_rerolls)
        ways = die.copies
        if self.board:
            unwanted = unwelcome(die) if risky else 0  # as in `odds`: only that die is negative
            ways = settle(die, until(die, die.all & ~unwanted, die.rerolls + 1))
        whole = sum(ways)
        return [number / whole for number in ways]

    def deploy(self, units: list[Unit]) -> None:
        """Another line-up takes the field; Links form and Assault strikes."""
        self.attackers.units = units
        self.units = i64(len(units))
        self.throws = self.few if self.units <= STRONG_UP_TO else self.many
        engage(self.battle)
        self.attacker_links = self.attackers.links
        self.defender_links = self.defenders.links
        win = self.win_worth[self.units]
        self.most = (win if win > 0.0 else 0.0) + self.spoils

    def weigh(self, enough: float) -> float:
        """What the line-up is worth, if that is more than enough; else any number that is not."""
        if self.undefended:
            return self.win_worth[self.units]
        if self.most <= enough + HAIR:
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
        self.hopeless = best / float(int(self.throws.whole)) <= self.enough + HAIR

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
        defence = Faces(throws.defence, self.defender_rerolls)
        outcomes = Outcomes(Faces(throws.attack, rerolls), defence)
        outcomes.winners = self.winners[: throws.count]
        if not self.board:
            weights = weigh_players(outcomes)
        else:
            weights = weigh_board(outcomes, unwelcome(defence) if throws is self.few else 0)
        whole = sum(weights)
        total = 0.0
        for pair in range(throws.count):
            total += weights[pair] / whole * self.worths[pair]
        return total


class Podium:
    """The best answers so far, best first; of equals the earlier stays ahead."""

    def __init__(self, places: int) -> None:
        self.places: Final = places
        self.values: Final[list[float]] = []
        self.cards: Final[list[list[i64]]] = []
        self.tokens: Final[list[list[i64]]] = []

    def enough(self) -> float:
        """What a newcomer must exceed."""
        return self.values[-1] if len(self.values) == self.places else -1e300

    def offer(self, value: float, cards: list[i64], tokens: list[i64]) -> None:
        """Take it in, if it is better than the last."""
        if value <= self.enough() + HAIR:
            return
        place = len(self.values)
        while place > 0 and self.values[place - 1] + HAIR < value:
            place -= 1
        self.values.insert(place, value)
        self.cards.insert(place, cards[:])
        self.tokens.insert(place, tokens[:])
        if len(self.values) > self.places:
            self.values.pop()
            self.cards.pop()
            self.tokens.pop()


class Hunt:
    """The walk through all orders of a hand and all uses of its tokens."""

    def __init__(self, frame: Frame, trial: Trial, hand: list[int], tokens: list[int]) -> None:
        self.frame: Final = frame
        self.trial: Final = trial
        self.kinds: Final[list[i64]] = []  # cards that differ in what they do
        self.copies: Final[list[i64]] = []
        self.token_kinds: Final[list[i64]] = []
        self.token_copies: Final[list[i64]] = []
        self.anywhere: Final[list[bool]] = []  # whether it does the same on any Unit
        self.size: int = 0
        self.tokens_used: int = 0
        self.order: Final[list[i64]] = []
        self.units: Final[list[Unit]] = []
        self.laid: Final[list[i64]] = []
        self.chosen: Final[list[int]] = []  # kinds of tokens, those that go anywhere last
        self.podium: Podium = Podium(1)
        self.plain: Podium = self.podium
        self.arriving: list[Podium] = []
        self.has_arrivals: bool = False  # for the Attacker
        self.all_arrive: bool = False  # for the Defender: no line-up is what it seems
        self.sort_hand(sorted(hand))
        self.sort_tokens(sorted(tokens))

    def sort_hand(self, hand: list[int]) -> None:
        """Cards that do the same are one kind; the first stands for all."""
        places: dict[tuple[i64, ...], int] = {}
        for card in hand:
            unit = self.frame.box.units[card]
            numbers = (
                unit.long, unit.medium, unit.close, unit.damage_icons, unit.reinforcement,
                unit.assault, unit.heroic_death, unit.accuracy, unit.diversion, unit.relaunch,
                unit.link_left, unit.link_right,
            )  # fmt: skip
            place = places.get(numbers)
            if place is None:
                places[numbers] = len(self.kinds)
                self.kinds.append(i64(card))
                self.copies.append(1)
            else:
                self.copies[place] += 1

    def sort_tokens(self, tokens: list[int]) -> None:
        """Only tokens for Units are laid (TOKEN-15); those that go anywhere come last."""
        for anywhere in (False, True):
            for number in tokens:
                token = self.frame.box.tokens[number]
                if not token.for_units or goes_anywhere(token) != anywhere:
                    continue
                if len(self.token_kinds) > 0 and self.token_kinds[-1] == number:
                    self.token_copies[-1] += 1
                else:
                    self.token_kinds.append(i64(number))
                    self.token_copies.append(1)
                    self.anywhere.append(anywhere)

    def run(self) -> None:
        """Few tokens before many, and few Units before many: of equals the cheaper stays."""
        held = 0
        for copies in self.token_copies:
            held += int(copies)
        for tokens in range(min(held, TOKENS_PER_BATTLE) + 1):
            self.tokens_used = tokens
            for size in range(max(1, tokens), ATTACKER_SLOTS + 1):
                self.size = size
                self.line_up()

    def line_up(self) -> None:
        """Each kind of card may be the next, until the line-up has its size."""
        if len(self.order) == self.size:
            self.trial.deploy(self.units)
            self.podium = self.podium_of()
            self.choose_tokens(0)
            return
        for kind in range(len(self.kinds)):
            if self.copies[kind] == 0:
                continue
            self.copies[kind] -= 1
            card = self.kinds[kind]
            self.order.append(card)
            self.laid.append(NONE)
            self.units.append(self.frame.roster.unit(card, NONE))
            self.line_up()
            self.units.pop()
            self.laid.pop()
            self.order.pop()
            self.copies[kind] += 1

    def podium_of(self) -> Podium:
        """Line-ups that await reinforcements compete with those of their size."""
        waits = self.all_arrive
        if self.has_arrivals and not waits:
            for card in self.order:
                if self.frame.box.units[card].reinforcement > 0:
                    waits = True
        return self.arriving[self.size - 1] if waits else self.plain

    def choose_tokens(self, first: int) -> None:
        """Every set of so many tokens."""
        if len(self.chosen) == self.tokens_used:
            self.lay(0, 0)
            return
        for kind in range(first, len(self.token_kinds)):
            if self.token_copies[kind] > 0:
                self.token_copies[kind] -= 1
                self.chosen.append(kind)
                self.choose_tokens(kind)
                self.chosen.pop()
                self.token_copies[kind] += 1

    def lay(self, number: int, first: int) -> None:
        """The tokens from this one on, each on a Unit that has none (TOKEN-2).

        Equal tokens are laid front to back, and one that goes anywhere on the first free Unit.
        """
        if number == len(self.chosen):
            value = self.trial.weigh(self.podium.enough())
            self.podium.offer(value, self.order, self.laid)
            return
        kind = self.chosen[number]
        token = self.token_kinds[kind]
        for place in range(first, self.size):
            if self.laid[place] != NONE:
                continue
            self.laid[place] = token
            self.units[place] = self.frame.roster.unit(self.order[place], token)
            alike = number + 1 < len(self.chosen) and self.chosen[number + 1] == kind
            self.lay(number + 1, place + 1 if alike else 0)
            self.laid[place] = NONE
            self.units[place] = self.frame.roster.unit(self.order[place], NONE)
            if self.anywhere[kind]:
                return


def goes_anywhere(token: WarfareToken) -> bool:
    """Whether the Unit it lies on makes no difference: it counts before anybody can fall."""
    return (
        token.medium == 0
        and token.close == 0
        and token.heroic_death == 0
        and token.accuracy == 0
        and token.diversion == 0
    )


def best_line_ups(
    frame: Frame,
    hand: list[int],
    tokens: list[int],
    defenders: list[int],
    defender_tokens: list[int],
    defender_is_board: bool,
    stakes: Stakes | None = None,
    top: int = 1,
    attacker_reserve: Reserve | None = None,
    defender_reserve: Reserve | None = None,
    finalists: int = FINALISTS,
    limit: int = MIXED_LIMIT,
    seed: int = 1,
) -> list[BestLineUp]:
    """The best `top` line-ups, best first: by the chance to win, or by points if there are stakes.

    Without a reserve nobody arrives on that side. See the module for what is exact.
    """
    none = Reserve([[]], [0], False)
    own_reserve = none if attacker_reserve is None else attacker_reserve
    other_reserve = none if defender_reserve is None else defender_reserve
    lying: list[int] = defender_tokens or [int(NONE)] * len(defenders)
    standing = [
        frame.roster.unit(i64(card), i64(token))
        for card, token in zip(defenders, lying, strict=True)
    ]
    win_worth = [1.0] * 6
    defender_worth = [0.0] * len(defenders)
    if stakes is not None:
        win_worth = list(stakes.win)
        defender_worth = [stakes.defeat[card] for card in defenders]
    trial = Trial(frame, standing, defender_worth, win_worth, defender_is_board)
    hunt = Hunt(frame, trial, hand, tokens)
    hunt.podium = hunt.plain = Podium(top)
    hunt.has_arrivals = can_draw(own_reserve)
    hunt.all_arrive = can_draw(other_reserve) and any(
        [frame.box.units[card].reinforcement > 0 for card in defenders]
    )
    hunt.arriving = [Podium(max(1, finalists)) for _ in range(ATTACKER_SLOTS)]
    hunt.run()
    found: list[BestLineUp] = []
    for place in range(len(hunt.plain.values)):
        laid = hunt.plain.tokens[place]
        trial.deploy(units_of(frame, hunt.plain.cards[place], laid))
        value = exact_value(trial, stakes, defenders)
        found.append(BestLineUp(numbers(hunt.plain.cards[place]), numbers(laid), value, True, 0.0))
    for podium in hunt.arriving:
        for place in range(len(podium.values)):
            cards, laid = podium.cards[place], podium.tokens[place]
            mixed = mixed_odds(
                frame,
                list(numbers(cards)),
                list(numbers(laid)),
                own_reserve,
                defenders,
                defender_tokens,
                other_reserve,
                defender_is_board,
                stakes,
                limit,
                limit,
                seed,
            )
            worth = mixed.attacker_wins if stakes is None else mixed.points
            error = 0.0
            if mixed.errors is not None:
                error = mixed.errors.attacker_wins if stakes is None else mixed.errors.points
            found.append(BestLineUp(numbers(cards), numbers(laid), worth, mixed.exact, error))
    found.sort(key=value_of, reverse=True)  # of equals the earlier stays ahead
    return found[:top]


def can_draw(reserve: Reserve) -> bool:
    """Whether any card can arrive at all."""
    for size in reserve.sizes:
        if size > 0:
            return True
    return False


def value_of(line_up: BestLineUp) -> Chance:
    """What a line-up is worth."""
    return line_up.value


def numbers(pieces: list[i64]) -> tuple[int, ...]:
    """A pile as plain numbers."""
    return tuple([int(piece) for piece in pieces])


def units_of(frame: Frame, cards: list[i64], tokens: list[i64]) -> list[Unit]:
    """Cards with their tokens."""
    return [frame.roster.unit(cards[place], tokens[place]) for place in range(len(cards))]


def exact_value(trial: Trial, stakes: Stakes | None, defenders: list[int]) -> Fraction:
    """The worth of the line-up deployed now, as a fraction."""
    odds = battle_odds(trial.battle, trial.box, trial.board)
    if stakes is None:
        return odds.attacker_wins
    value = Fraction(stakes.win[trial.units]) * odds.attacker_wins
    for place in range(len(odds.defenders)):
        value += Fraction(stakes.defeat[defenders[place]]) * odds.defenders[place]
    return value
