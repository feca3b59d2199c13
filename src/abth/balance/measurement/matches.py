"""Matches between bots, recorded turn by turn.

Data types: `Turn`, `Match` and `Played`, many matches of one kind. Players are numbered by order
of play: 0 is the start player, chosen by chance (R-18).
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import NamedTuple

from abth.arena.planning.plan import frame_of
from abth.arena.planning.seeds import seed_of
from abth.balance.measurement.cards import CardCounts, CardWatcher
from abth.bots.base import Bot, choice_of
from abth.bots.registry import make_bot
from abth.content.digest import digest_of
from abth.rules import events
from abth.rules.flow import new_game_in, play
from abth.rules.game import Game
from abth.rules.playout import Dice, let_chance_act
from abth.rules.scoring import score_player, standing
from abth.rules.terms import ATTACKER, CHANCE, DEFENDER, NONE, OVER

SOURCES = ("Elites", "Heroes", "Relics", "Prowess", "Honor")
STANDARD = (4, 6)  # players and Rounds that the box is balanced for
VARIANTS = ((2, 6), (3, 6), STANDARD, (5, 6), (4, 8))
PIECE = 5  # matches that are played and kept together

WON, LOST, NOBODY, NO_BATTLE = range(4)  # how a battle ends for the Attacker

Points = tuple[int, int, int, int, int]  # by source


class Turn(NamedTuple):
    """One turn: whom the player fought, how it ended, and all points after it."""

    player: int
    era: int  # of the board Units that were faced; 0: none
    target: int  # the player who was challenged, or NONE
    ending: int
    met: int  # how many others stood in the Era
    points: tuple[Points, ...]

    @property
    def is_challenge(self) -> bool:
        """Whether it was fought against a player."""
        return self.target != NONE


@dataclass(frozen=True)
class Match:
    """A match from the first turn to the last; a shared victory has several winners (R-56)."""

    players: int
    rounds: int
    seat: int  # of the start player
    winners: tuple[int, ...]
    turns: tuple[Turn, ...]

    def points(self, rounds: int) -> tuple[Points, ...]:
        """The points of all players by source after this many Rounds, at least one."""
        return self.turns[rounds * self.players - 1].points

    def totals(self, rounds: int) -> list[int]:
        """The points of all players after this many Rounds, with equally many turns each."""
        return [sum(points) for points in self.points(rounds)]

    def final(self) -> list[int]:
        """The scores."""
        return self.totals(self.rounds)

    def share(self, player: int) -> float:
        """This player's share of the victory."""
        return (player in self.winners) / len(self.winners)


@dataclass
class Played:
    """Many matches of one kind, and what they tell about the cards."""

    players: int
    rounds: int
    matches: list[Match] = field(default_factory=list)
    cards: CardCounts = field(default_factory=CardCounts)

    @property
    def name(self) -> str:
        """Their name in tables and plots."""
        return f"{self.players} players, {self.rounds} Rounds"

    def add(self, other: Played) -> None:
        """Add other matches."""
        self.matches += other.matches
        self.cards.add(other.cards)

    def turns(self) -> Iterator[Turn]:
        """The turns of all matches."""
        for match in self.matches:
            yield from match.turns


class TurnWatcher:
    """Follows one match and records its turns."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.turns: list[Turn] = []
        self.clear()

    def clear(self) -> None:
        """A new turn, in which nothing has happened yet."""
        self.era = 0
        self.target = int(NONE)
        self.ending = NO_BATTLE
        self.met = 0

    def place(self, seat: int) -> int:
        """The order of play of a seat."""
        return (seat - int(self.game.start)) % len(self.game.players)

    def count(self, event: events.Event) -> None:
        """Record what matters in one event."""
        game = self.game
        match event:
            case events.TurnBegan(seat=seat):
                if self.place(seat) or self.turns:  # not the first one
                    self.close()
            case events.SabatonJumped(seat=seat, era=era):
                others = [p for p in game.players if p.era == era and p.seat != seat]
                self.met = len(others)
            case events.UnitsFaced(cards=cards):
                self.era = int(game.frame.box.units[cards[0]].era)
            case events.PlayerChallenged(defender=defender):
                self.target = self.place(defender)
                self.ending = WON  # unless the challenged player deploys Units
            case events.BattleDecided(winner=winner):
                endings = {int(ATTACKER): WON, int(DEFENDER): LOST}
                self.ending = endings.get(int(winner), NOBODY)

    def close(self) -> None:
        """The turn is over."""
        game = self.game
        seats = len(game.players)
        scores = [score_player(game, game.players[(game.start + n) % seats]) for n in range(seats)]
        points = tuple((s.elite, s.heroes, s.relics, s.prowess, s.honor) for s in scores)
        player = len(self.turns) % seats
        self.turns.append(Turn(player, self.era, self.target, self.ending, self.met, points))
        self.clear()

    def end(self) -> Match:
        """The whole match."""
        self.close()
        game = self.game
        winners = tuple(sorted(self.place(seat) for seat in standing(game).winners))
        rounds = int(game.frame.rounds)
        return Match(len(game.players), rounds, int(game.start), winners, tuple(self.turns))


def play_some(
    content: Path | None, bot: str, players: int, rounds: int, seed: int, matches: range
) -> Played:
    """Play these matches, all seats by the same kind of bot."""
    frame = frame_of(content, "default", rounds, ())
    played = Played(players, rounds)
    for match in matches:
        own = seed_of(seed, match)
        bots = [make_bot(bot, seed_of(own, seat)) for seat in range(players)]
        game = new_game_in(frame, players)
        played.matches.append(play_one(game, bots, Dice(own), played.cards))
    return played


def play_one(game: Game, bots: list[Bot], dice: Dice, counts: CardCounts) -> Match:
    """Play one match to its end and record it."""
    story, heard = game.listen(), 0
    turns, cards = TurnWatcher(game), CardWatcher(game, counts)
    for seat, bot in enumerate(bots):
        bot.sit_down(game.frame, seat)
    while game.to_act != OVER:
        if game.to_act == CHANCE:
            let_chance_act(game, dice)
        else:
            number = choice_of(bots[game.to_act], game)
            cards.before(number)
            play(game, number)
        for event in story[heard:]:
            turns.count(event)
            cards.count(event)
        heard = len(story)
    cards.end()
    return turns.end()


def simulate(
    pool: Executor,
    content: Path | None,
    bot: str,
    variant: tuple[int, int],
    games: int,
    seed: int,
    keep: Path | None = None,
) -> Played:
    """Play many matches, in pieces that do not depend on the number of processes."""
    pieces = [range(first, min(first + PIECE, games)) for first in range(0, games, PIECE)]
    played = Played(*variant)
    for part in pool.map(partial(play_or_recall, keep, content, bot, *variant, seed), pieces):
        played.add(part)
    return played


def play_or_recall(
    keep: Path | None,
    content: Path | None,
    bot: str,
    players: int,
    rounds: int,
    seed: int,
    matches: range,
) -> Played:
    """Play these matches, unless the folder holds them from an earlier run."""
    if keep is None:
        return play_some(content, bot, players, rounds, seed, matches)
    box = digest_of(frame_of(content, "default", rounds, ()).box)[:12]
    who = "".join(letter if letter.isalnum() else "-" for letter in bot)
    name = f"{box}-{who}-{players}-{rounds}-{seed}-{matches.start}-{matches.stop}.pickle"
    path = keep / name
    if path.exists():
        found: Played = pickle.loads(path.read_bytes())
        return found
    played = play_some(content, bot, players, rounds, seed, matches)
    keep.mkdir(parents=True, exist_ok=True)
    half = path.with_suffix(".part")  # a run that is stopped leaves no partial file
    half.write_bytes(pickle.dumps(played))
    half.replace(path)
    return played
