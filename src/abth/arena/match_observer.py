"""Watching a match: what its events add up to."""

from __future__ import annotations

from abth.rules import events as e
from abth.rules.box import Box
from abth.rules.game import Game
from abth.rules.player import Player
from abth.rules.scoring import Score, standing
from abth.rules.terms import BASE, NOBODY, SPACES, SPACES_PER_ERA

BOARD = 0
CHALLENGE = 1
ATTACKER_WON = 0
ANNIHILATED = 2


class Watch:
    """Listens to one match and counts; `look` after every action."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events = game.listen()
        self.board: list[int | None] = [None] * int(SPACES)
        self.start = -1
        self.round = 0
        self.era = 0
        self.opponent = BOARD
        self.leaders: list[int] = []
        self.battles: list[tuple[int, int, int, int]] = []
        self.available: list[int] = []
        self.faced: list[int] = []
        self.recruited: list[int] = []
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
            case e.UnitRecruited(_, card):
                self.recruited.append(card)
            case e.TokenTaken(_, token, _):
                self.taken.append(token)
            case e.TightenUpPlayed(seat, _):
                self.used[seat].append(self.tighten_up)
            case e.ChasePlayed(seat):
                self.used[seat].append(self.chase)
            case e.StartPlayerFound(seat):
                self.start = seat
            case e.TurnBegan(_, round_):
                self.begin_turn(round_)
            case _:
                self.follow_battle(event)

    def follow_battle(self, event: e.Event) -> None:
        """From the jump to the end of the battle."""
        match event:
            case e.SabatonJumped(_, era):
                self.era = era
                first = (era - 1) * int(SPACES_PER_ERA)
                there = self.board[first : first + int(SPACES_PER_ERA)]
                self.available.extend(card for card in there if card is not None)
            case e.UnitsFaced(_, cards):
                self.faced.extend(cards)
                self.board = [None if card in cards else card for card in self.board]
            case e.PlayerChallenged():
                self.opponent = CHALLENGE
            case e.NoUnitDeployed():  # the challenge is won without a fight
                self.count_battle(ATTACKER_WON)
            case e.BattleDecided(winner, _, _):
                self.count_battle(ANNIHILATED if winner == NOBODY else winner)

    def begin_turn(self, round_: int) -> None:
        """The next turn; with the first of the last Round, see who is ahead."""
        self.opponent = BOARD
        if round_ != self.round and round_ == self.game.frame.rounds:
            places = places_of(standing(self.game).scores)
            self.leaders = [seat for seat, place in enumerate(places) if place == 1]
        self.round = round_

    def count_battle(self, ending: int) -> None:
        """One more battle of this Round, in the Era where it took place."""
        self.battles.append((self.round, self.era, self.opponent, ending))


def places_of(scores: tuple[Score, ...]) -> list[int]:
    """Every seat's place by points, then Relic cards, then Heroes (SCORE-11, 12, 16)."""
    ranks = [(score.total, score.relic_cards, score.hero_cards) for score in scores]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def owned_by(player: Player, box: Box) -> list[int]:
    """The Elites and Heroes of a player, wherever they lie; between battles."""
    piles = (player.hand, player.deck, player.discard, player.aside)
    return sorted(int(c) for pile in piles for c in pile if box.units[c].rank != BASE)
