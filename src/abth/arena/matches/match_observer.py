"""Observing a match for the statistics of cards and tokens: what its events add up to."""

from __future__ import annotations

from abth.rules import events as e
from abth.rules.box import Box
from abth.rules.game import Game
from abth.rules.player import Player
from abth.rules.scoring import places_of, scores_of
from abth.rules.terms import BASE, DEFENDER, NONE, SPACES, SPACES_PER_ERA


class MatchObserver:
    """Listens to one match and counts; `look` after every decision."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events = game.listen()
        self.board: list[int | None] = [None] * int(SPACES)
        self.round = 0
        self.leaders: list[int] = []
        self.available: list[int] = []
        self.faced: list[int] = []
        self.arrived: list[int] = []
        self.recruited: list[int] = []
        self.jumps: list[int] = []
        self.deployed: list[tuple[int, int]] = []  # side and card, in the battle of this turn
        self.fielded: list[int] = []
        self.won: list[int] = []
        self.taken: list[int] = []
        self.used: list[list[int]] = [[] for _ in game.players]
        tokens = list(enumerate(game.frame.box.tokens))
        self.tighten_up = next((number for number, token in tokens if token.tighten_up), -1)
        self.chase = next((number for number, token in tokens if token.chase), -1)

    def look(self) -> None:
        """Take in what has happened since the last look."""
        for event in self.events:
            self.follow(event)
        self.events.clear()

    def follow(self, event: e.Event) -> None:
        """One event; most of them do not matter here."""
        match event:
            case e.UnitLaidOut(space, card):
                self.board[space] = card
            case e.TokenAssigned(seat, _, token, _):
                self.used[seat].append(token)
            case e.ReinforcementArrived(side, card) if side == DEFENDER and self.is_board_attacked:
                self.arrived.append(card)
            case e.UnitRecruited(_, card):
                self.recruited.append(card)
            case e.TokenTaken(_, token, _):
                self.taken.append(token)
            case e.TightenUpPlayed(seat, _):
                self.used[seat].append(self.tighten_up)
            case e.ChasePlayed(seat):
                self.used[seat].append(self.chase)
            case e.TurnBegan(_, round_):
                self.begin_turn(round_)
            case e.UnitDeployed(_, side, card):
                self.deployed.append((side, card))
            case e.BattleDecided(winner):
                self.fielded.extend(card for _, card in self.deployed)
                self.won.extend(card for side, card in self.deployed if side == winner)
            case e.SabatonJumped(_, era):
                self.jumps.append(era)
                first = (era - 1) * int(SPACES_PER_ERA)
                there = self.board[first : first + int(SPACES_PER_ERA)]
                self.available.extend(card for card in there if card is not None)
            case e.UnitsFaced(_, cards):
                self.faced.extend(cards)
                self.board = [None if card in cards else card for card in self.board]

    @property
    def is_board_attacked(self) -> bool:
        """Whether the battle of this turn is against the board."""
        return self.game.defender == NONE

    def begin_turn(self, round_: int) -> None:
        """The next turn; with the first of the last Round, see who is ahead."""
        if round_ != self.round and round_ == self.game.frame.rounds:
            places = places_of(scores_of(self.game))
            self.leaders = [seat for seat, place in enumerate(places) if place == 1]
        self.round = round_
        self.deployed = []


def owned_by(player: Player, box: Box) -> list[int]:
    """The Elites and Heroes of a player, wherever they lie; between battles."""
    piles = (player.hand, player.deck, player.discard, player.aside)
    return sorted(int(c) for pile in piles for c in pile if box.units[c].rank != BASE)
