"""The battles of a match, as they stood before their dice were rolled.

Data types: `BattleRecord`, one battle of a match, and `BattleSide`, what one side had to fight
with. A record knows everything; `abth.table.match.why` tells a seat only what it may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from abth.bots.reinforcement_odds import Reserve, era_decks, own_deck
from abth.rules import moments
from abth.rules.battle.combat import Battle
from abth.rules.battle.line_up import LineUp
from abth.rules.events import (
    BattleDecided,
    DieRolled,
    Event,
    PlayerChallenged,
    ReinforcementArrived,
    UnitsFaced,
)
from abth.rules.flow import play
from abth.rules.game import Frame, Game
from abth.rules.scoring import standing
from abth.rules.terms import ATTACKER, DEFENDER, NONE
from abth.table.match.match import Match
from abth.table.match.steps import Step


class NoSuchBattle(ValueError):
    """A battle that the match does not have."""


@dataclass(frozen=True)
class BattleSide:
    """What one side had when it chose its line-up, and what it made of it."""

    seat: int  # NONE: the board
    cards: tuple[int, ...]  # the line-up, reinforcements included
    laid: tuple[int, ...]  # a token, or NONE, for each of these cards
    arrived: int  # how many of these cards are reinforcements, the last ones
    hand: tuple[int, ...]  # with the cards that were deployed from it
    tokens: tuple[int, ...]  # with those that were laid
    reserve: Reserve  # what might have reinforced it, as its owner knows it
    reserve_seen: Reserve  # as others know it

    @property
    def deployed(self) -> tuple[int, ...]:
        """The line-up before its reinforcements came."""
        return self.cards[: len(self.cards) - self.arrived]


@dataclass(frozen=True)
class BattleRecord:
    """A battle that was decided."""

    number: int  # in the match, from 1
    version: int  # at which it was decided
    before_roll: int  # the version before its dice were rolled
    round: int
    turn: int  # turns completed before this one
    era: int
    frame: Frame
    battle: Battle | None  # engaged, with its final dice, before the Lines; None: no dice
    sides: tuple[BattleSide, BattleSide]
    winner: int  # ATTACKER, DEFENDER or NOBODY
    totals: tuple[int, ...]  # points of each seat before the dice
    events: tuple[Event, ...]  # from the choice of the opponent to the result

    @property
    def board(self) -> bool:
        """Whether an Era defended."""
        return self.sides[DEFENDER].seat == NONE

    def side_of(self, seat: int | None) -> int | None:
        """The side on which a seat fought."""
        if seat is None:
            return None
        return next((side for side in (0, 1) if self.sides[side].seat == seat), None)


def fought_battles(match: Match, version: int | None = None) -> Iterator[BattleRecord]:
    """Every battle that counts at a version (none given: the present one), in order."""
    game = match.game_at(0)
    events = game.listen()
    walk = BattleHistory(game, events)
    for step in match.steps.path_to(match.version if version is None else version):
        yield from walk.follow(step)


def require_battle(match: Match, number: int | None, version: int | None) -> BattleRecord:
    """A battle by its number, or the last one decided by a version; refused if there is none."""
    found = None
    for record in fought_battles(match, version):
        found = record
        if record.number == number:
            return record
    if found is None or number is not None:
        raise NoSuchBattle
    return found


class BattleHistory:
    """Follows a match step by step and remembers what each battle needs."""

    def __init__(self, game: Game, events: list[Event]) -> None:
        self.game = game
        self.events = events
        self.number = 0
        self.begun = 0  # the event with which the present battle began
        self.rolling: tuple[Game, int] | None = None  # the game before the roll, and its version

    def follow(self, step: Step) -> Iterator[BattleRecord]:
        """Play a step; a battle that it decided is recorded."""
        game, heard = self.game, len(self.events)
        if game.moment == moments.ROLL_STRONG:
            self.rolling = (game.clone(), step.parent)
        before = game.clone() if game.defender != NONE else game
        play(game, step.number)
        for place in range(heard, len(self.events)):
            event = self.events[place]
            if isinstance(event, UnitsFaced | PlayerChallenged):
                self.begun, self.rolling = place, None
            elif isinstance(event, BattleDecided):
                self.number += 1
                story = tuple(self.events[self.begun : place + 1])
                yield self.record(step, before, story, event)

    def record(
        self, step: Step, before: Game, story: tuple[Event, ...], decided: BattleDecided
    ) -> BattleRecord:
        """The battle that this step decided; `before` is the game before the step."""
        fought = self.rolling is not None
        seen, version = self.rolling or (before, step.parent)
        active = int(seen.active)
        defender = next((e.defender for e in story if isinstance(e, PlayerChallenged)), int(NONE))
        sides = (
            side_record(seen, seen.battle.attackers, active, story, fought),
            side_record(seen, seen.battle.defenders, defender, story, fought),
        )
        return BattleRecord(
            number=self.number,
            version=step.parent + 1,
            before_roll=version,
            round=int(seen.round),
            turn=int(seen.turns),
            era=int(seen.players[active].era),
            frame=seen.frame,
            battle=battle_with_dice(seen, story) if fought else None,
            sides=sides,
            winner=decided.winner,
            totals=standing(seen).totals,
            events=story,
        )


def side_record(
    game: Game, line_up: LineUp, seat: int, story: Sequence[Event], fought: bool
) -> BattleSide:
    """One side at the roll, with what it had before it deployed."""
    came = [
        event.card
        for event in story
        if isinstance(event, ReinforcementArrived) and event.side == line_up.side
    ]
    cards = numbers(line_up.cards) if fought else ()
    laid = numbers(line_up.tokens) if fought else ()
    if seat == NONE:
        piles = era_reserve(game, came)
        return BattleSide(int(NONE), cards, laid, len(came), (), (), piles, piles)
    player = game.players[seat]
    if line_up.side == DEFENDER and game.frame.era_deck_reinforces:
        reserve = reserve_seen = era_reserve(game, came)
    else:
        deck = [*numbers(player.deck), *came]
        reserve = own_deck(deck)
        reserve_seen = own_deck([*numbers(player.hand), *deck], len(deck))
    deployed = cards[: len(cards) - len(came)]
    return BattleSide(
        seat=seat,
        cards=cards,
        laid=laid,
        arrived=len(came),
        hand=tuple(sorted([*numbers(player.hand), *deployed])),
        tokens=tuple(sorted([*numbers(player.tokens), *(t for t in laid if t != NONE)])),
        reserve=reserve,
        reserve_seen=reserve_seen,
    )


def era_reserve(game: Game, came: Sequence[int]) -> Reserve:
    """The Era decks before these cards came from them."""
    decks = [list(numbers(deck)) for deck in game.era_decks]
    for card in came:
        decks[game.frame.box.units[card].era].append(card)
    return era_decks(decks)


def battle_with_dice(before: Game, story: Sequence[Event]) -> Battle:
    """The engaged battle with the faces that its dice showed in the end."""
    battle = before.battle.clone()
    for event in story:
        if isinstance(event, DieRolled):
            box = before.frame.box
            face = (box.strong if event.strong else box.risky)[event.face]
            if event.side == ATTACKER:
                battle.attacker_die = face
            else:
                battle.defender_die = face
    return battle


def numbers(pile: Iterable[int]) -> tuple[int, ...]:
    """A pile as plain numbers."""
    return tuple([int(piece) for piece in pile])
