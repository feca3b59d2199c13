"""Features: what the value net sees of every seat as a turn ends, numbers of about the same size.

They come from the whole state. A bot only ever asks about states that it has imagined, so the net
sees no card that the bot does not see. Data type: `Outlook`, which is filled again for every
position, in memory that compiled code writes without creating objects.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from abth.bots.instinct import chance, era_worth, power_of
from abth.bots.judge import Judge, best_gain, relic_shares
from abth.rules.game import Game
from abth.rules.piles import Pile
from abth.rules.player import Player
from abth.rules.scoring import Score, scores_of
from abth.rules.terms import ATTACKER_SLOTS, BASE, DEFENDER_SLOTS, MAX_PLAYERS

FEATURES: Final = (
    "elite", "heroes", "relics", "prowess", "honor", "lead",
    "turns left", "wait", "is next", "players",
    "hand", "hand strength", "attack power", "defense power",
    "deck", "deck strength", "discard", "discard strength",
    "long", "medium", "close", "damage", "heroic death", "accuracy", "relaunch", "diversion",
    "reinforcement", "assault", "base", "own prowess", "tokens", "token worth",
    "largest set", "second set", "third set", "fourth set", "relic hope of 1", "relic hope of 3",
    "best era", "second era", "era of the active tile", "era of the pending tile",
    "threat", "prey", "rivals prowess", "rivals relics",
    "strength to come", "power to come",
)  # fmt: skip
SIZE: Final[i64] = 48
ICONS: Final[i64] = 18  # the place of the first of the icons
ICON_KINDS: Final[i64] = 11

TURN: Final = 2.0  # points that a turn brings
STRENGTH: Final = 0.05  # points that one strength of an Army brings in a turn
DEFENSE: Final = 0.8  # share of the power of the best cards that a Defender brings to bear


class Outlook:
    """The features of every seat, and the points that the judge promises each."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge
        self.players: i64 = 0
        self.left: float = 0.0  # turns of each seat, on average
        self.features: vec[float] = vec[float]([0.0] * int(MAX_PLAYERS * SIZE))  # seat by seat
        self.promises: vec[float] = vec[float]([0.0] * int(MAX_PLAYERS))
        self.icons: vec[float] = vec[float](icons_of_cards(judge))
        # Of each seat: the strength of its whole Army, and the power of its best cards in hand.
        self.strength: vec[float] = vec[float]([0.0] * int(MAX_PLAYERS))
        self.attack: vec[float] = vec[float]([0.0] * int(MAX_PLAYERS))
        self.defense: vec[float] = vec[float]([0.0] * int(MAX_PLAYERS))

    def look(self, game: Game) -> None:
        """See what the net needs to know of a position."""
        scores = scores_of(game)
        players = i64(len(game.players))
        self.players = players
        self.left = float(int(game.frame.rounds * players - game.turns)) / float(int(players))
        pile = game.relic_deck if len(game.relic_deck) > 3 else game.relic_discard
        shares = relic_shares(game, pile)
        for player in game.players:
            self.count_army(player)
        for player in game.players:
            seat = player.seat
            left = turns_left(game, seat)
            self.add_score(scores, seat)
            self.add_turn(game, player, left)
            self.add_pieces(game, player, shares)
            self.add_eras(game, player)
            self.add_rivals(game, player)
            self.add_future(seat, left)
            self.promises[seat] = float(scores[seat].total) + left * (
                TURN + STRENGTH * self.strength[seat]
            )

    def count_army(self, player: Player) -> None:
        """The Units that a player can still deploy, added up."""
        seat = player.seat
        at = seat * SIZE
        for icon in range(ICON_KINDS):
            self.features[at + ICONS + icon] = 0.0
        hand = self.count(player.hand, at)
        deck = self.count(player.deck, at)
        discard = self.count(player.discard, at)
        self.strength[seat] = hand + deck + discard
        self.attack[seat] = power_of(self.judge, player.hand, ATTACKER_SLOTS)
        self.defense[seat] = DEFENSE * power_of(self.judge, player.hand, DEFENDER_SLOTS)
        self.features[at + 10] = 0.2 * len(player.hand)
        self.features[at + 11] = 0.05 * hand
        self.features[at + 12] = 0.05 * self.attack[seat]
        self.features[at + 13] = 0.05 * self.defense[seat]
        self.features[at + 14] = 0.1 * len(player.deck)
        self.features[at + 15] = 0.02 * deck
        self.features[at + 16] = 0.1 * len(player.discard)
        self.features[at + 17] = 0.02 * discard

    def count(self, pile: Pile, at: i64) -> float:
        """Count the icons of a pile; its strength."""
        strengths = self.judge.strengths
        strength = 0.0
        for place in range(pile.size):
            card = pile.packed[place]
            strength += strengths[card]
            row = card * ICON_KINDS
            for icon in range(ICON_KINDS):
                self.features[at + ICONS + icon] += self.icons[row + icon]
        return strength

    def add_score(self, scores: list[Score], seat: i64) -> None:
        """Points by source, and how many the seat is ahead of the best other one."""
        at = seat * SIZE
        score = scores[seat]
        most = -99
        for other in range(len(scores)):
            if other != seat and scores[other].total > most:
                most = scores[other].total
        self.features[at] = 0.1 * score.elite
        self.features[at + 1] = 0.1 * score.heroes
        self.features[at + 2] = 0.1 * score.relics
        self.features[at + 3] = 0.1 * score.prowess
        self.features[at + 4] = 0.1 * score.honor
        self.features[at + 5] = 0.1 * (score.total - most)

    def add_turn(self, game: Game, player: Player, left: float) -> None:
        """Turns to come."""
        at = player.seat * SIZE
        wait = (player.seat - game.active + self.players) % self.players
        self.features[at + 6] = 0.2 * left
        self.features[at + 7] = 0.25 * int(wait)
        self.features[at + 8] = 1.0 if wait == 0 else 0.0
        self.features[at + 9] = 0.2 * int(self.players)

    def add_pieces(self, game: Game, player: Player, shares: list[float]) -> None:
        """Prowess and Warfare tokens, the sets of Relics, and what a won battle would add."""
        at = player.seat * SIZE
        worth = 0.0
        for token in player.tokens:
            worth += self.judge.token_worth[token]
        self.features[at + 29] = 0.25 * len(player.prowess)
        self.features[at + 30] = 0.3 * len(player.tokens)
        self.features[at + 31] = 0.5 * worth
        counts: list[i64] = [0, 0, 0, 0]
        for relic in player.relics:
            counts[game.frame.box.relics[relic].era - 1] += 1
        counts.sort()
        for place in range(4):
            self.features[at + 32 + place] = 0.2 * int(counts[3 - place])
        gains = self.judge.relic_gains(game, player)
        self.features[at + 36] = 0.5 * best_gain(gains, shares, 1)
        self.features[at + 37] = 0.5 * best_gain(gains, shares, 3)

    def add_eras(self, game: Game, player: Player) -> None:
        """What the two best Eras promise by instinct, and the best that the tiles show."""
        at = player.seat * SIZE
        tiles = game.frame.box.tiles
        best = second = active = pending = 0.0
        for era in range(1, 5):
            if era == player.era:
                continue
            worth = era_worth(game, self.judge, player, era, self.attack[player.seat])
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
            if game.active_tile >= 0:
                tile = tiles[game.active_tile]
                if worth > active and (tile.low == era or tile.high == era):
                    active = worth
            if game.pending_tile >= 0:
                tile = tiles[game.pending_tile]
                if worth > pending and (tile.low == era or tile.high == era):
                    pending = worth
        self.features[at + 38] = 0.5 * best
        self.features[at + 39] = 0.5 * second
        self.features[at + 40] = 0.5 * active
        self.features[at + 41] = 0.5 * pending

    def add_rivals(self, game: Game, player: Player) -> None:
        """How easily others beat this seat, it them, and what there is to win from them."""
        seat = player.seat
        at = seat * SIZE
        threat = prey = prowess = relics = 0.0
        for other in game.players:
            if other.seat != seat:
                risk = chance(self.attack[other.seat], self.defense[seat])
                hope = chance(self.attack[seat], self.defense[other.seat])
                threat = risk if risk > threat else threat
                prey = hope if hope > prey else prey
                prowess += 0.1 * len(other.prowess)
                relics += 0.1 * len(other.relics)
        self.features[at + 42] = threat
        self.features[at + 43] = prey
        self.features[at + 44] = prowess
        self.features[at + 45] = relics

    def add_future(self, seat: i64, left: float) -> None:
        """What the Army can do in the turns to come."""
        at = seat * SIZE
        self.features[at + 46] = 0.01 * left * self.strength[seat]
        self.features[at + 47] = 0.01 * left * self.attack[seat]


def icons_of_cards(judge: Judge) -> list[float]:
    """Of each card of the box: its values and icons."""
    found: list[float] = []
    for unit in judge.frame.box.units:
        found += [
            0.1 * int(unit.long),
            0.1 * int(unit.medium),
            0.1 * int(unit.close),
            0.1 * int(unit.damage_icons),
            0.3 * int(unit.heroic_death),
            0.3 * int(unit.accuracy),
            0.3 * int(unit.relaunch),
            0.3 * int(unit.diversion),
            0.3 * int(unit.reinforcement),
            0.3 * int(unit.assault),
            0.1 if unit.rank == BASE else 0.0,
        ]
    return found


def turns_left(game: Game, seat: i64) -> float:
    """How many turns a seat will still begin, the pending one included."""
    players = i64(len(game.players))
    place = (seat - game.start + players) % players
    taken = (game.turns - place + players - 1) // players
    return float(int(game.frame.rounds - taken))
