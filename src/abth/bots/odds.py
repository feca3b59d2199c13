"""Exact odds of a battle over all rolls and re-rolls (RULES 2.11 to 2.15).

Data types: `Faces`, a die as one side holds it; `Outcomes`, how the battle ends for every pair of
faces; `Tally`, the chances as whole numbers; `Odds`, the same as fractions.

Two faces settle a battle, so each pair is fought once. Then the re-rolls are weighed: a side that
rolls n times has sides^n equally likely throws, and whole numbers count them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from mypy_extensions import i64

from abth.rules.battle.combat import Battle, CombatRules, engage, fight
from abth.rules.battle.line_up import LineUp, Unit
from abth.rules.box import Box, DieFace
from abth.rules.dataclass_pickling import by_fields
from abth.rules.terms import ATTACKER, DEFENDER, attacks_with_strong_die, relics_looked_at


@dataclass(frozen=True)
class Odds:
    """The chances of a battle; each Unit's is its chance of defeat, front first."""

    attacker_wins: Fraction
    defender_wins: Fraction
    annihilated: Fraction
    attackers: tuple[Fraction, ...]
    defenders: tuple[Fraction, ...]
    relics_looked_at: int  # by a winning Attacker (REWARD-7 to 11)

    @property
    def attackers_lost(self) -> Fraction:
        """How many Attacker Units fall on average."""
        return sum(self.attackers, Fraction(0))

    @property
    def defenders_lost(self) -> Fraction:
        """How many Defender Units fall on average: those a player recruits (REWARD-1)."""
        return sum(self.defenders, Fraction(0))

    def points(self, for_winning: Fraction | int, for_units: Sequence[Fraction | int]) -> Fraction:
        """What the Attacker gains on average: a prize for winning, and more for each defeated Unit.

        Against the board a fallen Elite is worth 1 and a Hero 3 (SCORE-3, 4), and the winner's
        prize is the Relic looked for; against a player there is only the prize.
        """
        gained = self.attacker_wins * for_winning
        for chance, worth in zip(self.defenders, for_units, strict=True):
            gained += chance * worth
        return gained

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


class Tally:
    """How many of `whole` equally likely throws end in which way."""

    def __init__(self, attackers: int, defenders: int) -> None:
        self.whole: int = 0
        self.attacker_wins: int = 0
        self.defender_wins: int = 0
        self.annihilated: int = 0
        self.attackers: list[int] = [0] * attackers  # in how many each Unit is defeated
        self.defenders: list[int] = [0] * defenders


class Faces:
    """The faces of one side's die, how many of its sides show each, and its re-rolls."""

    def __init__(self, faces: list[DieFace], rerolls: i64) -> None:
        self.faces: Final = faces
        self.copies: Final = [int(face.copies) for face in faces]
        self.sides: Final = sum(self.copies)
        self.all: Final[i64] = (1 << i64(len(faces))) - 1  # a bit for each face
        self.rerolls: Final = rerolls


class Outcomes:
    """Winner and fallen Units of every pair of faces, kept by Attacker's face, then Defender's."""

    def __init__(self, attack: Faces, defense: Faces) -> None:
        self.attack: Final = attack
        self.defense: Final = defense
        self.width: Final = i64(len(defense.faces))
        self.winners: list[i64] = []
        self.fallen_attackers: list[i64] = []  # a bit for each place
        self.fallen_defenders: list[i64] = []

    def winning(self, against: i64) -> i64:
        """The Attacker's faces that win against this face of the Defender."""
        found: i64 = 0
        bit: i64 = 1
        for face in range(len(self.attack.faces)):
            if self.winners[face * self.width + against] == ATTACKER:
                found |= bit
            bit <<= 1
        return found


def odds(
    attackers: list[Unit], defenders: list[Unit], rules: CombatRules, box: Box, board: bool
) -> Odds:
    """The odds of two line-ups before Links and Assault (ENG-1)."""
    battle = Battle(rules, LineUp(ATTACKER, attackers), LineUp(DEFENDER, defenders))
    return battle_odds(battle, box, board)


def battle_odds(battle: Battle, box: Box, defender_is_board: bool) -> Odds:
    """The odds of a battle before its dice are rolled; it stays as it was.

    Links form and Assault strikes here (ENG-1), whether or not that has happened in the battle.
    """
    trial = battle.clone()
    engage(trial)
    tally = battle_tally(trial, box, defender_is_board)
    whole = tally.whole
    return Odds(
        Fraction(tally.attacker_wins, whole),
        Fraction(tally.defender_wins, whole),
        Fraction(tally.annihilated, whole),
        tuple([Fraction(fallen, whole) for fallen in tally.attackers]),
        tuple([Fraction(fallen, whole) for fallen in tally.defenders]),
        int(relics_looked_at(i64(len(tally.attackers)))),
    )


def battle_tally(battle: Battle, box: Box, defender_is_board: bool) -> Tally:
    """The odds of an engaged battle as whole numbers, which is faster; it stays as it was."""
    tally = Tally(len(battle.attackers.units), len(battle.defenders.units))
    if len(battle.defenders.units) == 0:  # won without dice
        tally.whole = 1
        tally.attacker_wins = 1
        return tally
    outcomes = all_outcomes(battle, box)
    count(tally, outcomes, weigh(outcomes, box, defender_is_board))
    return tally


def all_outcomes(battle: Battle, box: Box) -> Outcomes:
    """How the battle ends for every pair of faces; it stays as it was."""
    attackers, defenders = battle.attackers, battle.defenders
    strong = attacks_with_strong_die(i64(len(attackers.units)))
    attack = Faces(box.strong if strong else box.risky, attackers.relaunch_icons())
    defense = Faces(box.risky if strong else box.strong, defenders.relaunch_icons())
    return fight_all(battle, attack, defense)


def weigh(outcomes: Outcomes, box: Box, defender_is_board: bool) -> list[int]:
    """In how many equally likely throws each pair of faces is the final one."""
    if not defender_is_board:
        return weigh_players(outcomes)
    if outcomes.defense.faces is box.risky:
        return weigh_board(outcomes, negative_faces(outcomes.defense))
    return weigh_board(outcomes, 0)  # only the Risky die is ever negative (R-33, BV-29)


def fight_all(battle: Battle, attack: Faces, defense: Faces) -> Outcomes:
    """Fight every pair of faces once, with the same Links each time."""
    attackers, defenders = battle.attackers, battle.defenders
    attacker_links, defender_links = attackers.links, defenders.links
    dice, winner, story = (battle.attacker_die, battle.defender_die), battle.winner, battle.story
    everyone_attacks: i64 = (1 << i64(len(attackers.units))) - 1
    everyone_defends: i64 = (1 << i64(len(defenders.units))) - 1
    battle.story = None
    outcomes = Outcomes(attack, defense)
    for attacker_die in attack.faces:
        battle.attacker_die = attacker_die
        for defender_die in defense.faces:
            battle.defender_die = defender_die
            attackers.links = attacker_links
            defenders.links = defender_links
            fight(battle)
            outcomes.winners.append(battle.winner)
            outcomes.fallen_attackers.append(everyone_attacks & ~attackers.standing)
            outcomes.fallen_defenders.append(everyone_defends & ~defenders.standing)
    attackers.links = attacker_links
    defenders.links = defender_links
    attackers.rally()
    defenders.rally()
    battle.attacker_die, battle.defender_die = dice
    battle.winner = winner
    battle.story = story
    return outcomes


# Re-rolls. Weights are whole numbers. They count the first roll of each die and every re-roll that
# its side has icons for, used or not, so that all weights share one denominator.


def settle(die: Faces, kept: list[i64]) -> list[int]:
    """How often each face is the final one, if roll n keeps only the faces of `kept[n]`."""
    weights: list[int] = [0] * len(die.faces)
    thrown = 1  # ways that lead to this roll
    spare: int = die.sides ** len(kept)
    for keep in kept:
        spare //= die.sides
        again = 0
        bit: i64 = 1
        for face in range(len(die.faces)):
            ways = thrown * die.copies[face]
            if keep & bit:
                weights[face] += ways * spare
            else:
                again += ways
            bit <<= 1
        if again == 0:
            break
        thrown = again
    return weights


def until(die: Faces, keep: i64, throws: i64) -> list[i64]:
    """Roll until a wanted face comes; the last roll is always kept."""
    kept: list[i64] = [keep] * int(throws)
    kept[-1] = die.all
    return kept


def negative_faces(die: Faces) -> i64:
    """The faces with a negative number, which a board Defender re-rolls (ABIL-15)."""
    found: i64 = 0
    bit: i64 = 1
    for face in die.faces:
        if face.is_negative:
            found |= bit
        bit <<= 1
    return found


def attacker_rerolls(outcomes: Outcomes) -> list[list[int]]:
    """By the Defender's face: the final faces of an Attacker who re-rolls (ABIL-13, R-33).

    Two faces settle the battle, so the Attacker re-rolls while losing and some face would win. The
    list of a face is empty where re-rolling is of no use.
    """
    die = outcomes.attack
    replies: list[list[int]] = []
    for against in range(len(outcomes.defense.faces)):
        winning = outcomes.winning(against)
        if die.rerolls == 0 or winning == 0:
            replies.append([])
        else:
            replies.append(settle(die, until(die, winning, die.rerolls)))
    return replies


def attacker_settles(
    outcomes: Outcomes,
    replies: list[list[int]],
    first: int,
    settled: list[int],
    weights: list[int],
) -> None:
    """Add the pairs that follow from the Attacker's first face and the Defender's final ones."""
    die = outcomes.attack
    unused: int = die.sides ** int(die.rerolls)
    for against in range(len(settled)):
        ways = settled[against] * die.copies[first]
        pair = first * outcomes.width + against
        reply = replies[against]
        if len(reply) == 0 or outcomes.winners[pair] == ATTACKER:
            weights[pair] += ways * unused
        else:
            for face in range(len(reply)):
                weights[face * outcomes.width + against] += ways * reply[face]


def weigh_board(outcomes: Outcomes, unwanted: i64) -> list[int]:
    """The board re-rolls negative faces, by rule; then the Attacker decides (R-33)."""
    die = outcomes.defense
    settled = settle(die, until(die, die.all & ~unwanted, die.rerolls + 1))
    replies = attacker_rerolls(outcomes)
    weights: list[int] = [0] * len(outcomes.winners)
    for first in range(len(outcomes.attack.faces)):
        attacker_settles(outcomes, replies, first, settled, weights)
    return weights


def weigh_players(outcomes: Outcomes) -> list[int]:
    """The Defender decides first, knowing both faces and what the Attacker will do (ABIL-14)."""
    die = outcomes.defense
    replies = attacker_rerolls(outcomes)
    weights: list[int] = [0] * len(outcomes.winners)
    settled = list(die.copies)
    for first in range(len(outcomes.attack.faces)):
        if die.rerolls > 0:
            hopes = defender_hopes(outcomes, replies, first)
            settled = settle(die, defender_keeps(die, hopes))
        attacker_settles(outcomes, replies, first, settled, weights)
    return weights


def defender_hopes(outcomes: Outcomes, replies: list[list[int]], first: int) -> list[int]:
    """How often the Defender wins with each face, before the Attacker's re-rolls."""
    die = outcomes.attack
    unused: int = die.sides ** int(die.rerolls)
    hopes: list[int] = []
    for against in range(len(outcomes.defense.faces)):
        winner = outcomes.winners[first * outcomes.width + against]
        hope = unused if winner == DEFENDER else 0
        reply = replies[against]
        if winner != ATTACKER and len(reply) > 0:
            hope = 0
            for face in range(len(reply)):
                if outcomes.winners[face * outcomes.width + against] == DEFENDER:
                    hope += reply[face]
        hopes.append(hope)
    return hopes


def defender_keeps(die: Faces, hopes: list[int]) -> list[i64]:
    """Which faces a Defender keeps at each roll: those no worse than rolling again (R-33)."""
    kept: list[i64] = [die.all]
    scale = 1  # of the values of the rolls counted so far
    throwing_on = 0
    for _ in range(die.rerolls):
        better = 0
        for face in range(len(hopes)):
            hope = hopes[face] * scale
            better += die.copies[face] * (hope if hope > throwing_on else throwing_on)
        scale *= die.sides
        throwing_on = better
        keep: i64 = 0
        bit: i64 = 1
        for face in range(len(hopes)):
            if hopes[face] * scale >= throwing_on:
                keep |= bit
            bit <<= 1
        kept.append(keep)
    kept.reverse()
    return kept


def count(tally: Tally, outcomes: Outcomes, weights: list[int]) -> None:
    """Add up who wins and who falls (VICT-1 to 3)."""
    for pair in range(len(weights)):
        weight = weights[pair]
        tally.whole += weight
        winner = outcomes.winners[pair]
        if winner == ATTACKER:
            tally.attacker_wins += weight
        elif winner == DEFENDER:
            tally.defender_wins += weight
        else:
            tally.annihilated += weight
        add_fallen(tally.attackers, outcomes.fallen_attackers[pair], weight)
        add_fallen(tally.defenders, outcomes.fallen_defenders[pair], weight)


def add_fallen(sums: list[int], fallen: i64, weight: int) -> None:
    """Add a weight to each place whose Unit has fallen."""
    place = 0
    while fallen != 0:
        if fallen & 1:
            sums[place] += weight
        fallen >>= 1
        place += 1
