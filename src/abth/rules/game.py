"""The state of a match: one plain object that the rules change in place.

Data types: `Frame`, what never changes in a match, and `Game`. Ask a game who is `to_act` and what
is `legal`, then `flow.apply` one of these actions. `clone` is cheap.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from abth.rules import moments
from abth.rules.actions import Actions
from abth.rules.battle.combat import Battle, CombatRules
from abth.rules.battle.line_up import Roster
from abth.rules.box import Box
from abth.rules.events import Event
from abth.rules.options import Options
from abth.rules.piles import Pile, no_pieces, pile_of
from abth.rules.player import Player
from abth.rules.rulings import Rulings, Value, changes_of, rulings_of
from abth.rules.terms import ANNIHILATED, CHANCE, HONOR_TOKENS, NOBODY, NONE, OVER, SPACES

BattleEnding = tuple[int, int, int, int]
"""Round, Era, 1 for a challenge (0: against the board), and the winning side or ANNIHILATED."""


SHOWN: Final = 3  # legal actions that a match shows of itself


class Frame:
    """The box, the rulings and what follows from them; shared by all clones of a match."""

    def __init__(self, box: Box, rulings: Rulings) -> None:
        self.box: Final = box
        self.rulings: Final = rulings
        self.actions: Final = Actions(box)
        self.roster: Final = Roster(box)
        self.combat: Final = CombatRules(rulings)
        self.strong_sides: Final = pile_of(box.strong_sides)  # the urns of the dice
        self.risky_sides: Final = pile_of(box.risky_sides)
        self.base_set: Final = pile_of(box.base_set)  # the full piles
        self.every_tile: Final = pile_of([i64(number) for number in range(len(box.tiles))])
        self.every_token: Final = pile_of(box.token_pile)
        self.every_relic: Final = pile_of([i64(number) for number in range(len(box.relics))])
        self.elites: Final = [pile_of(elites) for elites in box.elites]  # by Era
        once = self.combat.icons_count_once
        self.calls: vec[i64] = vec[i64](
            [1 if once and card.reinforcement > 1 else card.reinforcement for card in box.units]
        )  # reinforcements that each card calls (REINF-1, R-66)
        self.rounds: Final = i64(rulings.game_rounds)
        self.direct_to_active: Final = rulings.gear_queue == "direct_to_active"
        self.step: Final = i64(rulings.gear_step)
        self.sectors: Final = [i64("ABCD".index(symbol)) for symbol in rulings.gear_sectors]
        self.arrows: Final = [i64(arrow) for arrow in rulings.gear_arrows]
        self.active_actions: vec[i64] = vec[i64](
            [self.sectors[(wheel + arrow) % 4] for wheel in range(4) for arrow in self.arrows]
        )  # by position of the wheel, two each (TRAVEL-13)
        self.wheel_points: Final = rulings.gear_token_pointer == "wheel"
        self.swap_at_limit: Final = rulings.tokens_at_limit == "swap_or_decline"
        self.actions_end_with_jump: Final = rulings.actions_deadline == "jump"
        self.reshuffle_on_action: Final = rulings.deck_reshuffle_on_action
        self.tighten_up: Final = i64("ABCD".index(rulings.tokens_tighten_up))
        self.ring: Final = rulings.links_topology == "ring"
        self.company_reach: Final = i64(2 if rulings.links_chain_scope == "run" else 1)
        self.era_deck_reinforces: Final = (
            rulings.challenge_defender_reinforcements == "era_deck"
        )
        self.defender_min: Final = i64(rulings.challenge_defender_min)
        self.tokens_after_assault: Final = (
            rulings.challenge_defender_tokens == "after_assault"
        )
        self.recruits_by_choice: Final = rulings.rewards_recruit == "choose"
        self.relics_are_secret: Final = rulings.relics_reveal == "private"
        self.honor_is_limited: Final = rulings.honor_supply == "8"
        self.renew_era_at_once: Final = rulings.deck_era_reshuffle == "on_empty"
        self.changes: Final = tuple([(key, value) for key, value in changes_of(rulings).items()])

    def __repr__(self) -> str:
        changes = ", ".join([f"{key}={value}" for key, value in self.changes])
        return f"<Frame {self.box.name!r}, {changes or 'default rulings'}>"

    def __copy__(self) -> Frame:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Frame:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return shared_frame, (self.box, self.changes)


FRAMES: Final[dict[tuple[Box, tuple[tuple[str, Value], ...]], Frame]] = {}
"""The frames of matches that were pickled, the latest last."""

MAX_FRAMES: Final = 16


def shared_frame(box: Box, changes: tuple[tuple[str, Value], ...]) -> Frame:
    """The frame of this box with these changes to the default rulings, made once."""
    known = FRAMES.get((box, changes))
    if known is not None:
        return known
    if len(FRAMES) == MAX_FRAMES:
        FRAMES.pop(next(iter(FRAMES)))
    frame = Frame(box, rulings_of("default", dict(changes)))
    FRAMES[box, changes] = frame
    return frame


class Game:
    """The state of a match. Fields in order: gear, board, piles, turn, battle, pending decision.

    Clones share the common piles until one of them plays on, which begins with `own_piles`; the
    lists of spaces and of piles, and the options, are copied with a clone.
    """

    def __init__(self, frame: Frame, players: list[Player], battle: Battle) -> None:
        self.frame: Final = frame
        self.players: Final = players
        self.start: i64 = NONE
        self.active: i64 = 0
        self.turns: i64 = 0  # turns completed
        # The Gears of History.
        self.active_tile: i64 = NONE
        self.pending_tile: i64 = NONE
        self.wheel: i64 = NONE
        none: list[i64] = []
        nothing = no_pieces()
        self.tile_pile: Pile = nothing
        self.tile_discard: Pile = nothing
        self.token_spaces: list[i64] = none
        self.token_pile: Pile = nothing
        self.token_discard: Pile = nothing
        # The main board; the piles of Era n are at index n.
        self.board: list[i64] = none
        self.era_decks: list[Pile] = [nothing]
        self.era_discards: list[Pile] = self.era_decks
        self.relic_deck: Pile = nothing
        self.relic_discard: Pile = nothing
        self.honor_supply: i64 = HONOR_TOKENS
        # This turn.
        self.tiles_inserted: i64 = 0
        self.token_taken: bool = False
        self.used: i64 = 0  # Active Actions used, a bit each
        # The battle.
        self.battle: Final = battle
        self.defender: i64 = NONE  # the challenged seat; NONE: the board
        self.space: i64 = NONE  # of the picked board Unit
        self.foreign: i64 = 0  # places of the Defender whose cards belong to an Era
        self.strong_face: i64 = NONE
        self.risky_face: i64 = NONE
        self.defender_rerolls: i64 = 0
        self.attacker_rerolls: i64 = 0
        self.fought: bool = False
        self.looked_at: Pile = nothing  # Relics, or Prowess values
        # The pending decision, and what leads to the next one.
        self.moment: i64 = moments.CHOOSE_SABATON
        self.to_act: i64 = 0
        self.offered: Options = Options()
        self.cursor: i64 = 0  # how far the current step is
        self.cursor_icons: i64 = 0
        self.reinforced: i64 = 0  # the side whose reinforcements are arriving
        self.resume: i64 = 0  # the decision to return to after an action
        self.draws: i64 = 0
        self.drawer: i64 = 0
        self.draw_renews: bool = False
        self.after_draws: i64 = 0
        self.story: list[Event] | None = None
        self.battles: list[BattleEnding] | None = None
        self.shares_piles: bool = True

    @property
    def round(self) -> int:
        """The Round in progress, from 1 (R-57)."""
        last = self.frame.rounds
        now = self.turns // len(self.players) + 1
        return now if now <= last else last

    @property
    def is_over(self) -> bool:
        """Whether the last player of the last Round has completed Phase 3 (ROUND-8)."""
        return self.moment == moments.MATCH_OVER

    def legal(self) -> list[int]:
        """The numbers of the actions that the seat to act may choose; for chance see `outcomes`."""
        numbers, options = self.frame.actions.shared_numbers, self.offered
        return [
            numbers[options.at(place)] for place in range(options.count if self.to_act >= 0 else 0)
        ]

    def is_option(self, number: int) -> bool:
        """Whether the seat to act may choose this action."""
        return 0 <= number < len(self.frame.actions.texts) and self.offered.has(number)

    @property
    def options(self) -> list[i64]:
        """The options of the pending decision, as a list of its own; the rules read `offered`."""
        return self.offered.listed()

    def tell(self, event: Event) -> None:
        """Tell the listener, if there is one."""
        if self.story is not None:
            self.story.append(event)

    def listen(self) -> list[Event]:
        """Start listening: the list grows with every event from now on."""
        story: list[Event] = []
        self.story = story
        self.battle.story = story
        return story

    def record_battles(self) -> list[BattleEnding]:
        """Start recording how battles end: the list grows with every battle from now on."""
        battles: list[BattleEnding] = []
        self.battles = battles
        return battles

    def record_ending(self) -> None:
        """Record how the battle has just ended, if battles are recorded (VICT-1 to 3)."""
        if self.battles is not None:
            era = int(self.players[self.active].era)
            challenge = 0 if self.defender == NONE else 1
            winner = int(self.battle.winner)
            ending = int(ANNIHILATED) if winner == NOBODY else winner
            self.battles.append((self.round, era, challenge, ending))

    def seat_of(self, sabaton: i64) -> i64:
        """The seat that plays this Sabaton, or NONE."""
        for player in self.players:
            if player.sabaton == sabaton:
                return player.seat
        return NONE

    def own_piles(self) -> None:
        """Copy the common piles, before a rule changes one that a clone may share."""
        self.shares_piles = False
        self.tile_pile = self.tile_pile.copy()
        self.tile_discard = self.tile_discard.copy()
        self.token_pile = self.token_pile.copy()
        self.token_discard = self.token_discard.copy()
        self.era_decks = [pile.copy() for pile in self.era_decks]
        self.era_discards = [pile.copy() for pile in self.era_discards]
        self.relic_deck = self.relic_deck.copy()
        self.relic_discard = self.relic_discard.copy()
        self.looked_at = self.looked_at.copy()

    def clone(self) -> Game:
        """A copy that can go another way; it has no listener."""
        self.shares_piles = True
        players = [player.clone() for player in self.players]
        twin = Game(self.frame, players, self.battle.clone())
        twin.start = self.start
        twin.active = self.active
        twin.turns = self.turns
        twin.active_tile = self.active_tile
        twin.pending_tile = self.pending_tile
        twin.wheel = self.wheel
        twin.tile_pile = self.tile_pile
        twin.tile_discard = self.tile_discard
        twin.token_spaces = self.token_spaces[:]
        twin.token_pile = self.token_pile
        twin.token_discard = self.token_discard
        twin.board = self.board[:]
        twin.era_decks = self.era_decks[:]
        twin.era_discards = self.era_discards[:]
        twin.relic_deck = self.relic_deck
        twin.relic_discard = self.relic_discard
        twin.honor_supply = self.honor_supply
        twin.tiles_inserted = self.tiles_inserted
        twin.token_taken = self.token_taken
        twin.used = self.used
        twin.defender = self.defender
        twin.space = self.space
        twin.foreign = self.foreign
        twin.strong_face = self.strong_face
        twin.risky_face = self.risky_face
        twin.defender_rerolls = self.defender_rerolls
        twin.attacker_rerolls = self.attacker_rerolls
        twin.fought = self.fought
        twin.looked_at = self.looked_at
        twin.moment = self.moment
        twin.to_act = self.to_act
        twin.offered = self.offered.copy()
        twin.cursor = self.cursor
        twin.cursor_icons = self.cursor_icons
        twin.reinforced = self.reinforced
        twin.resume = self.resume
        twin.draws = self.draws
        twin.drawer = self.drawer
        twin.draw_renews = self.draw_renews
        twin.after_draws = self.after_draws
        return twin

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        from abth.rules.saving import restored, saved

        return restored, (self.frame, saved(self))

    def __repr__(self) -> str:
        where = f"{len(self.players)} players, Round {self.round} of {self.frame.rounds}"
        if self.to_act == OVER:
            return f"<Game {where}, over>"
        if self.to_act == CHANCE:
            return f"<Game {where}, chance: {moments.NAMES[self.moment]}>"
        texts = [self.frame.actions.text(number) for number in self.legal()]
        more = f" … {len(texts)} actions" if len(texts) > SHOWN else ""
        return f"<Game {where}, seat {self.to_act}: {', '.join(texts[:SHOWN])}{more}>"


def begin_drawing(game: Game, seat: i64, cards: i64, renews: bool, then: i64) -> None:
    """Draw this many cards of a player's deck, one by one; then go on at moment `then`."""
    game.drawer = seat
    game.draws = cards
    game.draw_renews = renews
    game.after_draws = then
    game.moment = moments.DRAWING


def await_chance(game: Game, moment: i64) -> None:
    """Let chance act next."""
    game.moment = moment
    game.to_act = CHANCE


def lay_out(frame: Frame, game: Game) -> None:
    """Empty board, full piles, shared with the frame: nothing is dealt yet (SETUP-1 to 6)."""
    box = frame.box
    game.tile_pile = frame.every_tile
    game.token_pile = frame.every_token
    game.token_spaces = [NONE] * int(box.token_spaces)
    game.board = [NONE] * int(SPACES)
    game.era_decks = frame.elites[:]  # the Heroes wait (SETUP-14)
    game.era_discards = [no_pieces() for _ in range(5)]
    game.relic_deck = frame.every_relic


def end_match(game: Game) -> None:
    """The match is over."""
    game.moment = moments.MATCH_OVER
    game.to_act = OVER
    game.offered.count = 0
