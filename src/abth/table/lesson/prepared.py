"""A prepared deal: what a script wishes for the present moment of a match.

Data type: `PreparedDeal`. It looks at nothing but the match: what has happened in the present turn
is no longer wished for. So it goes on after a restart, an undo or a step off the path.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from abth.protocol.wire import Lesson
from abth.rules import moments
from abth.rules.chance import first_number, is_possible_outcome
from abth.rules.events import (
    CardDrawn,
    Event,
    PlayerChallenged,
    ProwessSeen,
    ReinforcementArrived,
    RelicDealt,
    RelicSeen,
    TileInserted,
    TokenLaidOut,
    TurnBegan,
    UnitLaidOut,
)
from abth.rules.game import Game
from abth.rules.terms import ERAS
from abth.table.lesson.script import Script, Turn, load_script
from abth.table.match.match import Match

FOLLOW: Final = "follow "  # and a Sabaton: jump into its Era, or insert a tile to get there


class PreparedDeal:
    """The wishes of one script."""

    def __init__(self, script: Script) -> None:
        self._script = script

    def draw(self, game: Game, events: Sequence[Event]) -> int | None:
        """The outcome that chance is wished to bring now; None: it is left to the dice."""
        start = turn_start(events)
        turn = self._turn(events, start)
        if turn is None:
            return None
        numbers = game.frame.actions
        came = outcomes_so_far(game, events[max(start, 0) :])
        for text in without(self._wishes(turn, game), [numbers.text(number) for number in came]):
            number = numbers.number(text)
            if is_possible_outcome(game, number):
                return number
        return None

    def play(self, match: Match, seat: int) -> int | None:
        """The decision that this seat is wished to make now; None: it decides freely."""
        game, start = match.game, turn_start(match.events)
        turn = self._turn(match.events, start)
        if turn is None:
            return None
        texts = game.frame.actions.texts
        wishes = turn.plays.get(self._script.seats[seat].sabaton, [])
        for wish in without(list(wishes), plays_so_far(match, seat, start)):
            for text in self._meant(wish, game):
                number = texts.index(text)
                if number in game.options:
                    return number
        return None

    def leads(self, match: Match, seat: int) -> bool:
        """Whether the script decides for the learner now: never after the learner took back."""
        if self.play(match, seat) is None:
            return False
        since = version_before(match, turn_start(match.events))
        return not match.steps.has_undo_between(since, match.version)

    def _wishes(self, turn: Turn, game: Game) -> list[str]:
        """What a turn wishes for the pending event of chance, as texts of a log."""
        moment = int(game.moment)
        if moment == moments.DRAW_CARD:
            cards = turn.draws.get(self._script.seats[game.drawer].sabaton, [])
            return [f"card {card}" for card in cards]
        lists: dict[int, tuple[str, Sequence[object]]] = {
            moments.DEAL_TILE: ("tile", turn.tiles),
            moments.DRAW_TILE: ("tile", turn.tiles),
            moments.DEAL_TOKEN: ("token", turn.tokens),
            moments.LAY_TOKEN: ("token", turn.tokens),
            moments.DEAL_UNIT: ("card", turn.units),
            moments.LAY_UNIT: ("card", turn.units),
            moments.DEAL_RELIC: ("find", turn.relics),
            moments.FIND_RELIC: ("find", turn.relics),
            moments.REINFORCEMENT: ("card", turn.reinforcements),
            moments.ROLL_STRONG: ("strong", turn.strong),
            moments.ROLL_RISKY: ("risky", turn.risky),
            moments.LOOK_PROWESS: ("look", turn.prowess),
            moments.SET_WHEEL: ("wheel", turn.wheel),
        }
        verb, pieces = lists.get(moment, ("", ()))
        return [f"{verb} {piece}" for piece in pieces]

    def _turn(self, events: Sequence[Event], start: int) -> Turn | None:
        """What is prepared for the turn that began with this event, as far as it is wished."""
        if start < 0:
            return self._script.deal
        began = events[start]
        assert isinstance(began, TurnBegan)
        turn = self._script.turn(began.round, began.seat)
        if turn is None or turn.until_challenged is None:
            return turn
        challenged = self._script.seat_of(turn.until_challenged)
        done = PlayerChallenged(began.seat, challenged) in events[:start]
        return None if done else turn

    def _meant(self, wish: str, game: Game) -> list[str]:
        """The actions that a wish stands for, the best first."""
        if not wish.startswith(FOLLOW):
            return [wish]
        era = int(game.players[self._script.seat_of(wish.removeprefix(FOLLOW))].era)
        return ["insert"] if era < 1 else [f"jump {ERAS[era - 1]}", "insert"]


def prepared_deal(lesson: Lesson | None) -> PreparedDeal | None:
    """The deal of a lesson; None for a match that is none."""
    return None if lesson is None else PreparedDeal(load_script(lesson))


def turn_start(events: Sequence[Event]) -> int:
    """The number of the event with which the present turn began; -1 during the deal."""
    for number in range(len(events) - 1, -1, -1):
        if isinstance(events[number], TurnBegan):
            return number
    return -1


def version_before(match: Match, start: int) -> int:
    """The last version before the event with which the present turn began."""
    for step in reversed(match.steps.path_to(match.version)):
        if match.steps[step.parent].event_count <= start:
            return step.parent + 1
    return 0


def plays_so_far(match: Match, seat: int, start: int) -> list[str]:
    """What a seat has decided in the turn that began with this event."""
    texts, steps = match.game.frame.actions.texts, match.steps
    return [
        texts[step.number]
        for step in steps.path_to(match.version)
        if step.seat == seat and steps[step.parent].event_count > start
    ]


def outcomes_so_far(game: Game, events: Iterable[Event]) -> list[int]:
    """The outcomes of events of chance like the pending one, among these events."""
    first = int(first_number(game))
    pieces = [piece_of(event, game) for event in events]
    return [first + piece for piece in pieces if piece is not None]


def piece_of(event: Event, game: Game) -> int | None:
    """The piece that an event brought, if it is of the kind of the pending event of chance."""
    moment = game.moment
    match event:
        case CardDrawn(seat, card) if moment == moments.DRAW_CARD and seat == game.drawer:
            return card
        case TileInserted(tile) if moment in (moments.DEAL_TILE, moments.DRAW_TILE):
            return tile
        case TokenLaidOut(_, token) if moment in (moments.DEAL_TOKEN, moments.LAY_TOKEN):
            return token
        case UnitLaidOut(_, card) if moment in (moments.DEAL_UNIT, moments.LAY_UNIT):
            return card
        case RelicDealt(_, relic) if moment == moments.DEAL_RELIC:
            return relic
        case RelicSeen(_, _, relic) if moment == moments.FIND_RELIC:
            return relic
        case ReinforcementArrived(_, card) if moment == moments.REINFORCEMENT:
            return card
        case ProwessSeen(_, _, value) if moment == moments.LOOK_PROWESS:
            return value
        case _:
            return None


def without(wishes: list[str], came: Iterable[str]) -> list[str]:
    """The wishes that have not come true yet."""
    left = list(wishes)
    for one in came:
        if one in left:
            left.remove(one)
    return left
