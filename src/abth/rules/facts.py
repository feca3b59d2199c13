"""Facts that follow from the state, for showing: computed here and nowhere else.

Client, terminal and stories show these facts and compute none of them. `facts_for` asks the rules
themselves, so a fact cannot differ from its rule. Like a view, facts tell a seat nothing hidden: a
match imagined from a seat's view has the same facts for that seat. Search builds no facts. Facts
are never changed; like views they are not frozen, and their `__init__` is compiled.

Data types: `TableFacts` with `GearActionState`, `ActionRefusal` and `Company`, and those of
`points`, `battle_facts`, `gear_preview` and `final_actions`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from abth.rules import moments
from abth.rules.actions import COMPANY
from abth.rules.battle_facts import BattleFacts, battle_facts_of
from abth.rules.dataclass_pickling import by_fields
from abth.rules.final_actions import FinalAction, final_actions
from abth.rules.game import Game
from abth.rules.gear_preview import GearEnds, InsertPreview, gear_ends, insert_preview
from abth.rules.phases.battle import company_spaces, link_after
from abth.rules.phases.time_travel import active_action, active_sector, pointed_space
from abth.rules.points import Points, points_for
from abth.rules.refusals import explain
from abth.rules.terms import NONE, SPACES
from abth.rules.views import Pieces, is_looking_in_secret


@dataclass(init=False)
class ActionRefusal:
    """Why something cannot be done: the rule, the id of a message, and what it speaks of."""

    atom: str
    message_id: str
    what: str

    def __init__(
        self,
        atom: str,
        message_id: str,
        what: str,
    ) -> None:
        self.atom = atom
        self.message_id = message_id
        self.what = what

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


@dataclass(init=False)
class GearActionState:
    """One of the four actions of the cogwheel, for the player who has to act."""

    active: bool  # an arrow points at it (TRAVEL-13)
    used: bool  # this turn (TRAVEL-14)
    refusal: ActionRefusal | None  # None: it can be carried out now

    def __init__(
        self,
        active: bool,
        used: bool,
        refusal: ActionRefusal | None,
    ) -> None:
        self.active = active
        self.used = used
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


@dataclass(init=False)
class Company:
    """A way to face the picked Unit: the name in `with left`, and the board spaces."""

    name: str
    spaces: Pieces
    action: int  # its number among all actions

    def __init__(
        self,
        name: str,
        spaces: Pieces,
        action: int,
    ) -> None:
        self.name = name
        self.spaces = spaces
        self.action = action

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


@dataclass(init=False)
class TableFacts:
    """What follows from a view. Sectors, spaces, seats and actions are numbers from 0."""

    round: int
    rounds: int
    phase: Literal[1, 2, 3]  # of the turn; 1 during set-up
    sectors: Pieces  # the gear action in each sector of the wheel
    active_sectors: Pieces  # those at which the arrows point
    actions: tuple[GearActionState, ...]  # by number of the gear action
    pointed_space: int | None  # the token space that is indicated
    insert: InsertPreview | None  # what the next tile would give the player to act
    ends: GearEnds | None  # what the next step would end for that player
    links: Pieces  # the type of the Link from each board space to the next; 0: none
    companies: tuple[Company, ...]  # those on offer for the picked Unit
    final: tuple[FinalAction, ...]  # of the seat's options, those that want a confirmation
    battle: BattleFacts | None
    points: tuple[Points, ...]  # by seat

    def __init__(
        self,
        round: int,
        rounds: int,
        phase: Literal[1, 2, 3],
        sectors: Pieces,
        active_sectors: Pieces,
        actions: tuple[GearActionState, ...],
        pointed_space: int | None,
        insert: InsertPreview | None,
        ends: GearEnds | None,
        links: Pieces,
        companies: tuple[Company, ...],
        final: tuple[FinalAction, ...],
        battle: BattleFacts | None,
        points: tuple[Points, ...],
    ) -> None:
        self.round = round
        self.rounds = rounds
        self.phase = phase
        self.sectors = sectors
        self.active_sectors = active_sectors
        self.actions = actions
        self.pointed_space = pointed_space
        self.insert = insert
        self.ends = ends
        self.links = links
        self.companies = companies
        self.final = final
        self.battle = battle
        self.points = points

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


def facts_for(game: Game, seat: int | None) -> TableFacts:
    """What follows from the view of this seat (None: a spectator)."""
    return facts_with(game, seat, points_for(game, seat, is_looking_in_secret(game, seat)))


def facts_with(game: Game, seat: int | None, points: tuple[Points, ...]) -> TableFacts:
    """What follows from the view of this seat, with the points that it knows."""
    frame = game.frame
    return TableFacts(
        round=game.round,
        rounds=int(frame.rounds),
        phase=phase_of(game),
        sectors=tuple([int(action) for action in frame.sectors]),
        active_sectors=active_sectors(game),
        actions=gear_actions(game),
        pointed_space=None if game.active_tile == NONE else int(pointed_space(game)),
        insert=insert_preview(game),
        ends=gear_ends(game),
        links=tuple([int(link_after(game, space)) for space in range(SPACES)]),
        companies=companies(game),
        final=final_actions(game) if seat == game.to_act else (),
        battle=battle_facts_of(game),
        points=points,
    )


def phase_of(game: Game) -> Literal[1, 2, 3]:
    """Time Travel, the Battle or Restoration (ROUND-4)."""
    moment = game.moment
    if moment in (moments.DRAW_CARD, moments.DRAWING):
        moment = game.after_draws
    if moment in (moments.RETRIEVE, moments.DISMISS):
        moment = game.resume
    if moment <= moments.DROP_TOKEN or moment in (moments.DRAW_TILE, moments.BEGIN_TURN):
        return 1
    if moments.DEAL_TILE <= moment <= moments.SET_WHEEL or moment == moments.SET_UP:
        return 1
    if moment in (moments.LAY_UNIT, moments.LAY_TOKEN) or moment >= moments.RESTORE:
        return 3
    return 2


def active_sectors(game: Game) -> Pieces:
    """The sectors at which the arrows point (TRAVEL-13)."""
    if game.wheel == NONE:
        return ()
    return tuple([int(active_sector(game, arrow)) for arrow in range(2)])


def gear_actions(game: Game) -> tuple[GearActionState, ...]:
    """The four actions of the cogwheel (TRAVEL-13 to 20)."""
    active: list[int] = []
    if game.wheel != NONE:
        active = [int(active_action(game, 0)), int(active_action(game, 1))]
    first = int(game.frame.actions.use)
    options = game.options if game.to_act >= 0 else []
    found: list[GearActionState] = []
    for action in range(len(game.frame.box.gear_actions)):
        refusal: ActionRefusal | None = None
        if first + action not in options:
            atom, message, what = explain(game, first + action)
            refusal = ActionRefusal(atom, message, what)
        used = game.used & (1 << action) != 0
        found.append(GearActionState(action in active, used, refusal))
    return tuple(found)


def companies(game: Game) -> tuple[Company, ...]:
    """The companies that the seat to act may choose from (D-11)."""
    if game.moment != moments.COMPANY:
        return ()
    first = game.frame.actions.company
    found: list[Company] = []
    for option in game.options:
        company = option - first
        spaces = tuple([int(space) for space in company_spaces(game, company)])
        found.append(Company(COMPANY[company], spaces, int(option)))
    return tuple(found)
