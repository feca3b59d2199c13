"""Why a battle ended as it did: what turned it, what the dice did, what would have helped.

Data types: `FoughtBattle`, a battle with its final dice; `RollOdds`, what every roll would have
brought; `TurningLine`, the Line in which it turned. `why_of` puts the reasons for a battle of a
match together; `reasons_for` does so for a battle on its own.

Where it turned: the numbers of the two dice are uncovered Line by Line. After each Line, the exact
chance of the result is the share of the rolls that show the same numbers so far. Lines that hurt
nobody are passed over. The battle turned in the last Line that lifted this chance from below one
half to above it; if there is none, in the Line that lifted it most.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Literal

from abth.bots.odds import Outcomes, all_outcomes, weigh
from abth.protocol.story.sayings import Argument, Ref, Saying, signed
from abth.protocol.wire import BattleWhy, ReasonFact, RollLuck, WhyReason
from abth.rules.battle.combat import BLANK, Battle, fight, modifier
from abth.rules.battle.line_up import LineUp, Unit
from abth.rules.box import Box, DieFace
from abth.rules.events import (
    BattleDecided,
    Event,
    HeroicDeathStruck,
    LineFought,
    LinkBroken,
    UnitDamaged,
    UnitDefeated,
)
from abth.rules.notation import unit_of, write_battle
from abth.rules.terms import ATTACKER, DEFENDER, LINES, NOBODY, NONE
from abth.table.match.better_line_up import Better, better_line_up, of_100
from abth.table.match.fought_battles import BattleRecord

HALF: Final = Fraction(1, 2)
LUCKY: Final = Fraction(1, 4)  # a win below was lucky
UNLUCKY: Final = Fraction(3, 4)  # a loss above was unlucky
HURT: Final = (LinkBroken, UnitDamaged, UnitDefeated)

Cards = tuple[Sequence[int], Sequence[int]]


# The battle and its rolls


@dataclass(frozen=True)
class FoughtBattle:
    """A battle after Links, Assault and tokens, with its final dice; it is never changed."""

    battle: Battle
    box: Box
    board: bool
    cards: Cards  # what the reasons call the Units of both sides


@dataclass(frozen=True)
class RollOdds:
    """How each pair of faces ends, and in how many throws it is the final one."""

    outcomes: Outcomes
    weights: list[int]

    def chance(self, winner: int) -> Fraction:
        """The chance of a result before the roll, re-rolls included (R-33)."""
        won = sum(
            w for w, who in zip(self.weights, self.outcomes.winners, strict=True) if who == winner
        )
        return Fraction(won, sum(self.weights))

    def chance_knowing(self, winner: int, dice: tuple[DieFace, DieFace], lines: int) -> Fraction:
        """The chance of a result when the numbers of the first Lines are uncovered."""
        attack, defense = self.outcomes.attack, self.outcomes.defense
        for weighed in (True, False):
            won = whole = 0
            for pair, who in enumerate(self.outcomes.winners):
                first, second = divmod(pair, len(defense.faces))
                if not (
                    alike(attack.faces[first], dice[0], lines)
                    and alike(defense.faces[second], dice[1], lines)
                ):
                    continue
                weight = attack.copies[first] * defense.copies[second]
                if weighed:
                    weight = self.weights[pair]
                whole += weight
                won += weight if who == winner else 0
            if whole:
                return Fraction(won, whole)
        raise ValueError("these faces are not on the dice")


def alike(face: DieFace, other: DieFace, lines: int) -> bool:
    """Whether two faces show the same numbers in the first Lines."""
    return all(modifier(face, line) == modifier(other, line) for line in range(lines))


def odds_of(fought: FoughtBattle) -> RollOdds:
    """What every roll would have brought."""
    outcomes = all_outcomes(fought.battle.clone(), fought.box)
    return RollOdds(outcomes, weigh(outcomes, fought.box, fought.board))


def fight_again(battle: Battle) -> tuple[int, list[Event]]:
    """The winner, and what happened, in the same battle with the same dice."""
    twin = battle.clone()
    story: list[Event] = []
    twin.story = story
    fight(twin)
    return int(twin.winner), story


# Where it turned


@dataclass(frozen=True)
class TurningLine:
    """The Line in which a battle turned, and the chances of its result around it."""

    line: int
    chances: tuple[Fraction, ...]  # before the roll, then with each Line uncovered
    events: tuple[Event, ...]  # of that Line, its totals first


def turn_of(fought: FoughtBattle, odds: RollOdds) -> TurningLine:
    """Where the battle turned; the module says how that is found."""
    battle = fought.battle
    winner, story = fight_again(battle)
    dice = (battle.attacker_die, battle.defender_die)
    chances = tuple(odds.chance_knowing(winner, dice, lines) for lines in range(len(LINES) + 1))
    lines = events_by_line(story)
    hurting = [line for line, events in lines.items() if any(isinstance(e, HURT) for e in events)]
    candidates = hurting or list(lines)
    rises: dict[int, Fraction] = {}
    crossing = None
    before = chances[0]
    for line in candidates:
        after = chances[line + 1]
        rises[line] = after - before
        if before < HALF < after:
            crossing = line
        before = after
    if crossing is None:
        most = max(rises.values())
        crossing = next(line for line in candidates if rises[line] == most)
        if most <= 0:
            crossing = max(candidates, key=lambda line: (fallen_in(lines[line], winner), -line))
    return TurningLine(crossing, chances, tuple(lines[crossing]))


def events_by_line(story: Sequence[Event]) -> dict[int, list[Event]]:
    """What happened in each Line that was fought."""
    lines: dict[int, list[Event]] = {}
    line = int(NONE)
    for event in story:
        if isinstance(event, LineFought):
            line = event.line
        if not isinstance(event, BattleDecided):
            lines.setdefault(line, []).append(event)
    return lines


def fallen_in(events: Sequence[Event], winner: int) -> int:
    """How many Units fell on the side that did not win."""
    return sum(isinstance(event, UnitDefeated) and event.side != winner for event in events)


# What turned it


def turned_by(fought: FoughtBattle, odds: RollOdds, turn: TurningLine) -> WhyReason:
    """What decided the Line in which it turned: a change that would have changed the result."""
    battle = fought.battle
    winner, story = fight_again(battle)
    loser = DEFENDER if winner == ATTACKER else ATTACKER
    line = LINES[turn.line]
    struck = [e for e in turn.events if isinstance(e, HeroicDeathStruck)]
    if struck and fight_again(without_heroic_death(battle, {e.side for e in struck}))[0] != winner:
        return reason("heroic-death", line=line, units=[card_at(fought, e) for e in struck])
    if winner != NOBODY:
        broken = [e for e in turn.events if isinstance(e, LinkBroken) and e.side == winner]
        if broken and fight_again(with_links(battle, winner, 0))[0] != winner:
            return reason("link", line=line, units=linked_units(fought, broken[0]))
        formed = int(side_of(battle, loser).formed)
        lost = (formed & ~int(side_of(battle, loser).links)).bit_count()
        if lost and fight_again(with_links(battle, loser, formed))[0] != winner:
            return reason("assault", line=line, count=lost)
        decided = story[-1]
        assert isinstance(decided, BattleDecided)
        if winner == ATTACKER and decided.attackers == decided.defenders:
            return reason("tie", line=line, count=decided.attackers)
        few, many = len(side_of(battle, loser).units), len(side_of(battle, winner).units)
        if few < many and odds.chance(int(loser)) < LUCKY:
            return reason("units", line=line, few=few, many=many)
    return line_reason(fought, turn)


def line_reason(fought: FoughtBattle, turn: TurningLine) -> WhyReason:
    """The Line itself: its totals, its damage, and who fell."""
    totals = turn.events[0]
    assert isinstance(totals, LineFought)
    fallen = [card_at(fought, e) for e in turn.events if isinstance(e, UnitDefeated)]
    return reason(
        "line",
        line=LINES[turn.line],
        attackers=totals.attacker,
        defenders=totals.defender,
        damage=abs(totals.attacker - totals.defender),
        fallen=len(fallen),
        units=fallen,
    )


def card_at(fought: FoughtBattle, event: UnitDefeated | HeroicDeathStruck) -> int:
    """The card to which something happened."""
    return fought.cards[event.side][event.place]


def linked_units(fought: FoughtBattle, event: LinkBroken) -> list[int]:
    """The two cards that a Link joined."""
    return list(fought.cards[event.side][event.gap : event.gap + 2])


def side_of(battle: Battle, side: int) -> LineUp:
    """One side of a battle."""
    return battle.attackers if side == ATTACKER else battle.defenders


def with_links(battle: Battle, side: int, links: int) -> Battle:
    """The same battle with these Links on one side."""
    twin = battle.clone()
    side_of(twin, side).links = links
    return twin


def without_heroic_death(battle: Battle, sides: set[int]) -> Battle:
    """The same battle in which nobody on these sides strikes back."""
    twin = battle.clone()
    for side in sides:
        line_up = side_of(twin, side)
        line_up.units = [peaceful(unit) for unit in line_up.units]
    return twin


def peaceful(unit: Unit) -> Unit:
    """The same Unit without Heroic Death."""
    numbers = {
        "long": unit.long,
        "medium": unit.medium,
        "close": unit.close,
        "damage_icons": unit.damage_icons,
        "accuracy": unit.accuracy,
        "diversion": unit.diversion,
        "relaunch": unit.relaunch,
        "assault": unit.assault,
        "link_left": unit.link_left,
        "link_right": unit.link_right,
    }
    return Unit(unit_of(unit.card.id, numbers))


# What the dice did, and how lucky that was


def dice_reason(fought: FoughtBattle, odds: RollOdds) -> WhyReason:
    """Whether the dice mattered: other rolls, and the same battle without any."""
    battle = fought.battle
    winner, _ = fight_again(battle)
    facts: dict[str, ReasonFact] = {
        "attacker": numbers_on(battle.attacker_die),
        "defender": numbers_on(battle.defender_die),
    }
    if all(who == winner for who in odds.outcomes.winners):
        return WhyReason(id="dice-nothing", facts=facts)
    plain = battle.clone()
    plain.attacker_die = plain.defender_die = BLANK
    same = fight_again(plain)[0] == winner
    return WhyReason(id="dice-same" if same else "dice-decided", facts=facts)


def numbers_on(face: DieFace) -> list[int]:
    """What a die adds to each Line."""
    return [int(face.long), int(face.medium), int(face.close)]


def luck_of(fought: FoughtBattle, odds: RollOdds, side: int, won: bool) -> RollLuck:
    """The chance of a side before the roll, and its 36 rolls with the one that came."""
    outcomes, battle = odds.outcomes, fought.battle
    chance = odds.chance(side)
    wins: list[bool] = []
    rolled = int(NONE)
    for pair, who in enumerate(outcomes.winners):
        first, second = divmod(pair, len(outcomes.defense.faces))
        if (
            outcomes.attack.faces[first] is battle.attacker_die
            and outcomes.defense.faces[second] is battle.defender_die
        ):
            rolled = len(wins)
        copies = outcomes.attack.copies[first] * outcomes.defense.copies[second]
        wins += [who == side] * copies
    order = sorted(range(len(wins)), key=lambda place: not wins[place])
    whole = 36 if 36 % chance.denominator == 0 else chance.denominator
    return RollLuck(
        chance=f"{chance.numerator * (whole // chance.denominator)}/{whole}",
        of_100=of_100(chance),
        rolls=[wins[place] for place in order],
        rolled=order.index(rolled),
        rerolls=outcomes.attack.rerolls > 0 or outcomes.defense.rerolls > 0,
        verdict=luck_verdict(chance, won),
    )


def luck_verdict(chance: Fraction, won: bool) -> Literal["lucky", "unlucky", "neither"]:
    """A win below 25 of 100 was lucky, a loss above 75 unlucky, all else neither."""
    if won:
        return "lucky" if chance < LUCKY else "neither"
    return "unlucky" if chance > UNLUCKY else "neither"


# The reasons


def reason(name: str, **facts: ReasonFact) -> WhyReason:
    """A reason by its name."""
    return WhyReason(id=name, facts=facts)


def reasons_for(fought: FoughtBattle) -> tuple[WhyReason, WhyReason]:
    """What turned a battle, and what the dice did."""
    odds = odds_of(fought)
    turn = turn_of(fought, odds)
    return turned_by(fought, odds, turn), dice_reason(fought, odds)


def fought_battle(record: BattleRecord) -> FoughtBattle:
    """The battle of a record that had dice."""
    assert record.battle is not None
    cards = (record.sides[0].cards, record.sides[1].cards)
    return FoughtBattle(record.battle, record.frame.box, record.board, cards)


def why_of(record: BattleRecord, viewer: int | None, may_see_all: bool) -> BattleWhy:
    """Why a battle of a match ended as it did, as this seat (None: a spectator) may know it.

    It is told for the viewer's side, or else for the Attacker. What would have helped is a secret
    of the hand that fought; everyone may see it when the match is over.
    """
    own_side = record.side_of(viewer)
    side = int(ATTACKER) if own_side is None else own_side
    won = record.winner == side
    turned, dice, line, luck = reason("unopposed"), reason("dice-none"), None, None
    helped, better = reason("help-none"), None
    if record.battle is not None:
        fought = fought_battle(record)
        odds = odds_of(fought)
        turn = turn_of(fought, odds)
        turned, line = turned_by(fought, odds, turn), turn.line
        dice = dice_reason(fought, odds)
        luck = luck_of(fought, odds, side, won)
        if own_side is None and not may_see_all:
            helped = reason("help-hidden")
        else:
            better = better_line_up(record, side)
            helped = help_reason(better, won, own_side is not None)
    seat = record.sides[side].seat
    return BattleWhy(
        battle=record.number,
        version=record.version,
        before_roll=record.before_roll,
        seat=None if seat == NONE else seat,
        side=0 if side == ATTACKER else 1,
        own=own_side is not None,
        won=won,
        turned=turned,
        line=line,
        dice=dice,
        helped=helped,
        luck=luck,
        better=None if better is None or not better.is_better else better.as_wire(),
        text="" if record.battle is None else write_battle(record.battle, record.frame.box),
    )


def help_reason(better: Better, won: bool, own: bool) -> WhyReason:
    """The best line-up of the hand, or that there was none better."""
    facts: dict[str, ReasonFact] = {
        "won": "yes" if won else "no",
        "own": "yes" if own else "no",
        "exact": "yes" if better.exact else "no",
        "actual": of_100(better.actual),
    }
    if not better.is_better:
        return WhyReason(id="help-nothing", facts=facts)
    facts["chance"] = of_100(better.value)
    facts["units"] = list(better.cards)
    facts["tokens"] = [token for token in better.tokens if token != NONE]
    facts["laid"] = len([token for token in better.tokens if token != NONE])
    if better.is_richer:
        facts["relics"] = better.relics
        facts["fewer"] = better.actual_relics
        return WhyReason(id="help-fewer", facts=facts)
    return WhyReason(id="help-line-up", facts=facts)


def sayings_of(found: WhyReason) -> tuple[Saying, Saying]:
    """A reason as two messages of the catalogue: the reason, and what it means here."""
    args = {name: argument(name, fact) for name, fact in found.facts.items()}
    return Saying(f"why-{found.id}", args), Saying(f"why-{found.id}-more", args)


def argument(name: str, fact: ReasonFact) -> Argument:
    """A fact as an argument of a message."""
    if name in ("attacker", "defender") and isinstance(fact, list):
        shown = [(line, value) for line, value in zip(LINES, fact, strict=True) if value]
        return [
            Saying("die-line", {"line": Saying(f"line-{line}", {}), "value": signed(value)})
            for line, value in shown
        ]
    if isinstance(fact, list):
        return [Ref("token" if name == "tokens" else "unit", number) for number in fact]
    if name == "line":
        return Saying(f"line-{fact}", {})
    return fact
