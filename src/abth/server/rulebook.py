"""The worked examples of the rulebook, played by the engine step by step.

An example that this box does not have, or in which something else happens than the rulebook says,
is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import groupby
from typing import Final, Literal

from abth.content import worked_examples as content
from abth.protocol.story.brief import told
from abth.protocol.wire import (
    GearStep,
    RulebookFacts,
    ScoreStep,
    WorkedBattle,
    WorkedScore,
    WorkedSide,
    WorkedStep,
    WorkedStepKind,
    WorkedUnit,
)
from abth.rules import events as e
from abth.rules.box import Box
from abth.rules.facts import facts_for
from abth.rules.flow import apply
from abth.rules.game import Game
from abth.rules.reading import BadPosition, read_position
from abth.rules.scoring import Score, prowess_won, score_player
from abth.rules.terms import DEFENDER, ELITE, HERO, LINES, NONE
from abth.server.box_facts import Encoded, encoded

SOURCES: Final[tuple[Literal["elite", "heroes", "relics", "prowess", "honor"], ...]] = (
    "elite", "heroes", "relics", "prowess", "honor",
)  # fmt: skip

STEP_OF: Final[dict[type[e.Event], WorkedStepKind]] = {
    e.UnitsFaced: "deployment",
    e.PlayerChallenged: "deployment",
    e.UnitDeployed: "deployment",
    e.ReinforcementArrived: "reinforcements",
    e.LinkFormed: "links",
    e.LinkAssaulted: "assault",
    e.TokenAssigned: "tokens",
    e.DieRolled: "dice",
    e.DieKept: "dice",
    e.BattleDecided: "result",
}
LINE_STEPS: Final[tuple[WorkedStepKind, ...]] = ("long", "medium", "close")
assert LINE_STEPS == LINES


@lru_cache(maxsize=4)
def encoded_rulebook(box: Box) -> Encoded:
    """The worked examples, played and encoded once."""
    return encoded(rulebook_facts(box))


def rulebook_facts(box: Box) -> RulebookFacts:
    """The worked examples that fit this box."""
    examples = content.worked_examples()
    battles = [played_battle(battle, box) for battle in examples.battles]
    return RulebookFacts(
        battles=[battle for battle in battles if battle is not None],
        score=counted_score(examples.score, box),
        gear=turned_gear(examples.gear, box),
    )


def played(position: str, actions: Sequence[str], box: Box) -> Iterator[Game]:
    """The match at first and after each action; nothing at all if the box lacks a piece."""
    try:
        game = read_position(position, box)
    except BadPosition:
        return
    game.listen()
    yield game
    for action in actions:
        apply(game, game.frame.actions.number(action))
        yield game


# Battles


def played_battle(example: content.WorkedBattle, box: Box) -> WorkedBattle | None:
    """A battle step by step; None if this box tells another story."""
    games = list(played(example.position, example.actions, box))
    if not games or tuple(told(games[-1].story)) != example.story:
        return None
    game = games[-1]
    defender = None if game.defender == NONE else int(game.players[game.defender].sabaton)
    return WorkedBattle(
        id=example.id,
        attacker=int(game.players[game.active].sabaton),
        defender=defender,
        era=int(game.players[game.active].era),
        steps=steps_of(game.story or []),
    )


def steps_of(events: Sequence[e.Event]) -> list[WorkedStep]:
    """The steps that these events make; events of one kind in a row are one step."""
    battlefield = Battlefield()
    steps: list[WorkedStep] = []
    for kind, run in groupby(stepped(events), lambda pair: pair[0]):
        battlefield.begin_step()
        for _, event in run:
            battlefield.follow(event)
        steps.append(battlefield.shown(kind))
    return steps


def stepped(events: Sequence[e.Event]) -> Iterator[tuple[WorkedStepKind, e.Event]]:
    """Every event with the step that it belongs to; blows belong to the Line before them."""
    kind: WorkedStepKind = "deployment"
    for event in events:
        if isinstance(event, e.LineFought):
            kind = LINE_STEPS[event.line]
        else:
            kind = STEP_OF.get(type(event), kind)
        yield kind, event


@dataclass
class StandingUnit:
    """A Unit, what happened to it before the present step, and what the step does to it."""

    card: int
    token: int | None = None
    damage: int = 0
    stands: bool = True
    struck: int = 0
    falls: bool = False

    def begin_step(self) -> None:
        """What the last step did to it has happened."""
        self.damage += self.struck
        self.stands = self.stands and not self.falls
        self.struck, self.falls = 0, False


@dataclass
class StandingLineUp:
    """One side of the battlefield."""

    units: list[StandingUnit] = field(default_factory=list)
    links: dict[int, int] = field(default_factory=dict)
    broken: dict[int, int] = field(default_factory=dict)
    strong: bool | None = None
    face: int | None = None

    def shown(self) -> WorkedSide:
        """The side as it goes over the wire."""
        gaps = range(len(self.units) - 1)
        return WorkedSide(
            units=[
                WorkedUnit(
                    card=unit.card,
                    token=unit.token,
                    damage=unit.damage,
                    stands=unit.stands,
                    struck=unit.struck,
                    falls=unit.falls,
                )
                for unit in self.units
            ],
            links=[self.links.get(gap, 0) for gap in gaps],
            broken=[self.broken.get(gap, 0) for gap in gaps],
            strong=self.strong,
            face=self.face,
        )


class Battlefield:
    """A battle as events tell it."""

    def __init__(self) -> None:
        self.sides = (StandingLineUp(), StandingLineUp())
        self.totals: tuple[int, int] | None = None
        self.survivors: tuple[int, int] | None = None

    def begin_step(self) -> None:
        """Forget what only the step before shows."""
        self.totals = None
        for side in self.sides:
            side.broken = {}
            for unit in side.units:
                unit.begin_step()

    def shown(self, kind: WorkedStepKind) -> WorkedStep:
        """The battlefield at the end of a step."""
        attackers, defenders = self.sides
        return WorkedStep(
            kind=kind,
            attackers=attackers.shown(),
            defenders=defenders.shown(),
            totals=self.totals,
            survivors=self.survivors,
        )

    def follow(self, event: e.Event) -> None:
        """Carry an event out on the battlefield."""
        match event:
            case e.UnitsFaced():
                self.sides[DEFENDER].units = [StandingUnit(card) for card in event.cards]
            case e.UnitDeployed() | e.ReinforcementArrived():
                self.sides[event.side].units.append(StandingUnit(event.card))
            case e.TokenAssigned():
                self.sides[event.side].units[event.place].token = event.token
            case e.DieRolled():
                side = self.sides[event.side]
                side.strong, side.face = event.strong, event.face
            case e.LineFought():
                self.totals = (event.attacker, event.defender)
            case e.BattleDecided():
                self.survivors = (event.attackers, event.defenders)
            case _:
                self._strike(event)

    def _strike(self, event: e.Event) -> None:
        match event:
            case e.LinkFormed():
                self.sides[event.side].links[event.gap] = event.type
            case e.LinkAssaulted() | e.LinkBroken():
                side = self.sides[event.side]
                side.broken[event.gap] = side.links.pop(event.gap)
            case e.UnitDamaged() | e.UnitDefeated():
                unit = self.sides[event.side].units[event.place]
                unit.struck = event.damage - unit.damage
                unit.falls = isinstance(event, e.UnitDefeated)


# Points and the gear


def counted_score(example: content.WorkedScore, box: Box) -> WorkedScore | None:
    """The points of the player of the example; None if this box counts otherwise."""
    games = list(played(example.position, [], box))
    if not games:
        return None
    game = games[0]
    player = game.players[example.seat]
    score = score_player(game, player)
    if score.total != example.total:
        return None
    cards = [int(card) for card in [*player.hand, *player.deck, *player.discard, *player.aside]]
    return WorkedScore(
        sabaton=int(player.sabaton),
        units=[card for card in cards if box.units[card].rank == ELITE],
        heroes=[card for card in cards if box.units[card].rank == HERO],
        relics=[int(relic) for relic in player.relics],
        prowess=prowess_won(game, player),
        rival=int(next(one.sabaton for one in game.players if one is not player)),
        steps=score_steps(score),
    )


def score_steps(score: Score) -> list[ScoreStep]:
    """The sources that give points, with the points so far."""
    steps: list[ScoreStep] = []
    total = 0
    for source in SOURCES:
        points = int(getattr(score, source))
        total += points
        if points:
            steps.append(ScoreStep(source=source, points=points, total=total))
    return steps


def turned_gear(example: content.WorkedGear, box: Box) -> list[GearStep]:
    """The gear after each tile."""
    steps: list[GearStep] = []
    for game in played(example.position, example.actions, box):
        facts = facts_for(game, None)
        step = GearStep(
            active_tile=int(game.active_tile),
            pending_tile=int(game.pending_tile),
            wheel=int(game.wheel),
            active_sectors=list(facts.active_sectors),
            space=facts.pointed_space,
            spaces=[int(token) for token in game.token_spaces],
        )
        if step not in steps:
            steps.append(step)
    return steps
