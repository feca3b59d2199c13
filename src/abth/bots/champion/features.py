"""Features: what the value net sees of a seat as a turn ends, all numbers of about the same size.

They come from the whole state. A bot only ever asks about states that it has imagined, so the net
sees no card that the bot does not see.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from abth.bots.instinct import chance, era_worth, power_of
from abth.bots.judge import Judge
from abth.rules.game import Game
from abth.rules.player import Player
from abth.rules.scoring import Score, scores_of
from abth.rules.terms import ATTACKER_SLOTS, BASE, DEFENDER_SLOTS

FEATURES: Final = (
    "elite", "heroes", "relics", "prowess", "honor", "lead",
    "turns left", "wait", "is next", "players",
    "hand", "hand strength", "attack power", "defense power",
    "deck", "deck strength", "discard", "discard strength",
    "long", "medium", "close", "damage", "heroic death", "accuracy", "relaunch", "diversion",
    "reinforcement", "assault", "base", "own prowess", "tokens", "token worth",
    "largest set", "second set", "third set", "fourth set", "relic hope of 1", "relic hope of 3",
    "best era", "second era", "threat", "prey", "rivals prowess", "rivals relics",
    "strength to come", "power to come",
)  # fmt: skip

TURN: Final = 2.0  # points that a turn brings
STRENGTH: Final = 0.05  # points that one strength of an Army brings in a turn
DEFENSE: Final = 0.8  # share of the power of the best cards that a Defender brings to bear


class Outlook:
    """The features of every seat, and the points that the judge promises each."""

    def __init__(self, features: list[list[float]], promises: list[float], left: float) -> None:
        self.features: Final = features
        self.promises: Final = promises
        self.left: Final = left  # turns of each seat, on average


class Army:
    """The Units that a player can still deploy, added up."""

    def __init__(self, game: Game, judge: Judge, player: Player) -> None:
        self.sums: Final = [0.0] * 11
        self.hand: Final = self.add(game, judge, player.hand)
        self.deck: Final = self.add(game, judge, player.deck)
        self.discard: Final = self.add(game, judge, player.discard)
        self.strength: Final = self.hand + self.deck + self.discard
        self.attack: Final = power_of(judge, player.hand, ATTACKER_SLOTS)
        self.defense: Final = DEFENSE * power_of(judge, player.hand, DEFENDER_SLOTS)

    def add(self, game: Game, judge: Judge, pile: list[i64]) -> float:
        """Count the icons of a pile; its strength."""
        sums = self.sums
        strength = 0.0
        for card in pile:
            unit = game.frame.box.units[card]
            strength += judge.strengths[card]
            sums[0] += 0.1 * int(unit.long)
            sums[1] += 0.1 * int(unit.medium)
            sums[2] += 0.1 * int(unit.close)
            sums[3] += 0.1 * int(unit.damage_icons)
            sums[4] += 0.3 * int(unit.heroic_death)
            sums[5] += 0.3 * int(unit.accuracy)
            sums[6] += 0.3 * int(unit.relaunch)
            sums[7] += 0.3 * int(unit.diversion)
            sums[8] += 0.3 * int(unit.reinforcement)
            sums[9] += 0.3 * int(unit.assault)
            if unit.rank == BASE:
                sums[10] += 0.1
        return strength


def outlook(game: Game, judge: Judge) -> Outlook:
    """What the net needs to know of a position."""
    scores = scores_of(game)
    armies = [Army(game, judge, player) for player in game.players]
    features: list[list[float]] = []
    promises: list[float] = []
    for player in game.players:
        seat = player.seat
        left = turns_left(game, seat)
        features.append(seat_features(game, judge, player, scores, armies, left))
        promises.append(
            float(scores[seat].total) + left * (TURN + STRENGTH * armies[seat].strength)
        )
    players = i64(len(game.players))
    mean_left = int(game.frame.rounds * players - game.turns) / int(players)
    return Outlook(features, promises, mean_left)


def turns_left(game: Game, seat: i64) -> float:
    """How many turns a seat will still begin, the pending one included."""
    players = i64(len(game.players))
    place = (seat - game.start + players) % players
    taken = (game.turns - place + players - 1) // players
    return float(int(game.frame.rounds - taken))


def seat_features(
    game: Game, judge: Judge, player: Player, scores: list[Score], armies: list[Army], left: float
) -> list[float]:
    """The numbers of one seat, in the order of `FEATURES`."""
    seat = player.seat
    players = i64(len(game.players))
    score = scores[seat]
    army = armies[seat]
    wait = (seat - game.active + players) % players
    found: list[float] = [
        0.1 * score.elite,
        0.1 * score.heroes,
        0.1 * score.relics,
        0.1 * score.prowess,
        0.1 * score.honor,
        0.1 * lead(scores, seat),
        0.2 * left,
        0.25 * int(wait),
        1.0 if wait == 0 else 0.0,
        0.2 * int(players),
        0.2 * len(player.hand),
        0.05 * army.hand,
        0.05 * army.attack,
        0.05 * army.defense,
        0.1 * len(player.deck),
        0.02 * army.deck,
        0.1 * len(player.discard),
        0.02 * army.discard,
    ]
    found.extend(army.sums)
    found.append(0.25 * len(player.prowess))
    add_tokens(found, judge, player)
    add_relics(found, game, judge, player)
    add_eras(found, game, judge, player, army)
    add_rivals(found, game, player, armies)
    found.append(0.01 * left * army.strength)
    found.append(0.01 * left * army.attack)
    return found


def lead(scores: list[Score], seat: i64) -> float:
    """Points ahead of the best other seat."""
    most = -99
    for other in range(len(scores)):
        if other != seat:
            total = scores[other].total
            most = max(most, total)
    return float(scores[seat].total - most)


def add_tokens(found: list[float], judge: Judge, player: Player) -> None:
    """Warfare tokens held."""
    worth = 0.0
    for token in player.tokens:
        worth += judge.token_worth[token]
    found.append(0.3 * len(player.tokens))
    found.append(0.5 * worth)


def add_relics(found: list[float], game: Game, judge: Judge, player: Player) -> None:
    """The sets, the largest first, and what a won battle would add."""
    counts: list[float] = [0.0, 0.0, 0.0, 0.0]
    for relic in player.relics:
        counts[game.frame.box.relics[relic].era - 1] += 0.2
    counts.sort()
    for place in range(4):
        found.append(counts[3 - place])
    pile = game.relic_deck if len(game.relic_deck) > 3 else game.relic_discard
    found.append(0.5 * judge.relic_hope(game, player, pile, 1))
    found.append(0.5 * judge.relic_hope(game, player, pile, 3))


def add_eras(found: list[float], game: Game, judge: Judge, player: Player, army: Army) -> None:
    """What the two best Eras in reach promise, by instinct."""
    best = 0.0
    second = 0.0
    for era in range(1, 5):
        if era != player.era:
            worth = era_worth(game, judge, player, era, army.attack)
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
    found.append(0.5 * best)
    found.append(0.5 * second)


def add_rivals(found: list[float], game: Game, player: Player, armies: list[Army]) -> None:
    """How easily others beat this seat, it them, and what there is to win from them."""
    mine = armies[player.seat]
    threat = 0.0
    prey = 0.0
    prowess = 0.0
    relics = 0.0
    for other in game.players:
        if other.seat != player.seat:
            theirs = armies[other.seat]
            risk = chance(theirs.attack, mine.defense)
            hope = chance(mine.attack, theirs.defense)
            threat = max(threat, risk)
            prey = max(prey, hope)
            prowess += 0.1 * len(other.prowess)
            relics += 0.1 * len(other.relics)
    found.append(threat)
    found.append(prey)
    found.append(prowess)
    found.append(relics)
