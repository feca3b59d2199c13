"""How the printed box plays: exact odds of lone Elite Units, and matches between soldiers.

    python -m benchmarks.balance [--games N] [--seed S] [--write]

Data types: `Lone`, the odds of one Elite Unit; `Counts`, what some matches add up to; `Table`, for
the terminal and for docs/balance.md. The same games and seed give the same numbers on any machine.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, permutations
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as RichTable

from abth.arena.matches import frame_of, seed_of
from abth.bots.base import Bot, choice_of
from abth.bots.odds import battle_tally
from abth.bots.registry import make_bot
from abth.rules import events
from abth.rules.battle.combat import Battle, empty_battle, engage
from abth.rules.battle.line_up import LineUp
from abth.rules.box import Box, UnitCard
from abth.rules.flow import new_game_in, play
from abth.rules.game import Frame, Game
from abth.rules.phases.time_travel import pointed_space
from abth.rules.playout import Dice, let_chance_act
from abth.rules.scoring import Standing, standing
from abth.rules.terms import ATTACKER, BASE, CHANCE, DEFENDER, ELITE, ERAS, HERO, NONE, OVER
from benchmarks.measures import ROOT

PAGE = ROOT / "docs" / "balance.md"
PLOTS = ROOT / "docs" / "img"
STANDARD = (4, 6)  # players and Rounds that the box is balanced for
VARIANTS = ((2, 6), (3, 6), STANDARD, (5, 6), (4, 8))
SOURCES = ("Elites", "Heroes", "Relics", "Prowess", "Honor")
COLOURS = ("#b5651d", "#4f6d7a", "#8c2f39", "#3d3d3d")  # of the Eras
SURE = 1.96  # standard errors to each side of a 95 % interval
BAND = (0.5, 2.0)  # of the Era's mean pick rate: neither a trap nor an auto-pick

Cards = tuple[int, ...]
Chances = list[tuple[Cards, float]]  # line-ups with the chance of each


# --- lone Elite Units, exactly -----------------------------------------------------------------


@dataclass(frozen=True)
class Lone:
    """An Elite Unit alone on the board, met by the best line-up of a starting hand."""

    card: int
    win: float  # the Attacker's chance, averaged over all starting hands
    recruit: float  # the chance that the Unit falls meanwhile
    best_recruit: float  # the same, if the Attacker plays for that alone


class Field:
    """A battlefield that is used over and over."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.battle: Battle = empty_battle(frame.combat)

    def chances(self, attackers: Cards, defenders: Cards) -> tuple[float, float]:
        """That the Attacker wins, and that the first Defender falls, over all rolls."""
        battle = self.battle
        self.lay(battle.attackers, attackers)
        self.lay(battle.defenders, defenders)
        engage(battle)
        tally = battle_tally(battle, self.frame.box, True)
        return tally.attacker_wins / tally.whole, tally.defenders[0] / tally.whole

    def lay(self, line_up: LineUp, cards: Cards) -> None:
        """Lay out one side, without tokens."""
        line_up.cards = list(cards)
        line_up.tokens = [NONE] * len(cards)
        line_up.muster(self.frame.roster)


def reinforced(
    units: list[UnitCard], cards: Cards, pile: dict[int, float], left: int, places: int, at: int = 0
) -> Chances:
    """All ways in which a line-up is reinforced (REINF-1 to 10, R-26).

    `pile` says how many of each card there may be among the `left` that will be drawn from; where
    part of the Era deck is unknown its cards count as parts of one.
    """
    calls = sum(int(units[card].reinforcement) for card in cards)
    if at >= calls or len(cards) >= places or left == 0:
        return [(cards, 1.0)]
    ways: Chances = []
    for card, share in pile.items():
        rest = remaining(units, pile, card)
        for way, chance in reinforced(units, (*cards, card), rest, left - 1, places, at + 1):
            ways.append((way, chance * share / left))
    return ways


def remaining(units: list[UnitCard], pile: dict[int, float], card: int) -> dict[int, float]:
    """The pile after one card was drawn; the others of its kind of share fill up."""
    if units[card].rank != ELITE:
        return {other: n - (other == card) for other, n in pile.items() if n - (other == card) > 0}
    drawn = [other for other in pile if units[other].rank == ELITE]
    known = sum(pile[other] for other in drawn) - 1
    fair = known / (len(drawn) - 1) if len(drawn) > 1 else 0.0
    return {o: (fair if o in drawn else n) for o, n in pile.items() if o != card}


def starting_hands(box: Box) -> Counter[Cards]:
    """Every hand of 4 of the 8 Base Units, with how often it is dealt in 70."""
    cards = [int(card) for card in box.base_set]
    hands = combinations(range(len(cards)), 4)
    return Counter(tuple(sorted(cards[place] for place in hand)) for hand in hands)


def plans_of(box: Box, hand: Cards) -> list[Chances]:
    """Every line-up of a hand, each with its reinforcements from the rest of the deck."""
    deck = Counter([int(card) for card in box.base_set])
    deck.subtract(hand)
    pile = {card: float(n) for card, n in deck.items() if n > 0}
    left = sum(deck.values())
    line_ups = sorted({line for size in range(1, 5) for line in permutations(hand, size)})
    return [reinforced(box.units, line, pile, left, 5) for line in line_ups]


def era_pile(box: Box, era: int, card: int) -> dict[int, float]:
    """What an Era deck of 14 may hold: both Heroes and 12 of the 14 other Elites (SETUP-16)."""
    others = [int(other) for other in box.elites[era] if other != card]
    pile = {other: (len(others) - 2) / len(others) for other in others}
    return pile | {int(hero): 1.0 for hero in box.heroes[era]}


def lone_elite(frame: Frame, plans: dict[Cards, list[Chances]], era: int, card: int) -> Lone:
    """The odds of one Elite Unit against the best line-up of every starting hand."""
    box, field_ = frame.box, Field(frame)
    pile = era_pile(box, era, card)
    defences = reinforced(box.units, (card,), pile, round(sum(pile.values())), 4)
    found: dict[Cards, tuple[float, float]] = {}

    def against(attackers: Cards) -> tuple[float, float]:
        if attackers not in found:
            win = fall = 0.0
            for defenders, chance in defences:
                won, fell = field_.chances(attackers, defenders)
                win, fall = win + chance * won, fall + chance * fell
            found[attackers] = win, fall
        return found[attackers]

    win = recruit = best_recruit = 0.0
    for hand, dealt in starting_hands(box).items():
        results = [weighed(plan, against) for plan in plans[hand]]
        best = max(results)
        win += dealt * best[0] / 70
        recruit += dealt * best[1] / 70
        best_recruit += dealt * max(fall for _, fall in results) / 70
    return Lone(card, win, recruit, best_recruit)


def weighed(plan: Chances, against: Any) -> tuple[float, float]:
    """The chances of a plan over all its reinforcements."""
    win = fall = 0.0
    for attackers, chance in plan:
        won, fell = against(attackers)
        win, fall = win + chance * won, fall + chance * fell
    return win, fall


def lone_of_era(content: Path | None, era: int) -> list[Lone]:
    """All Elite Units of an Era, alone."""
    frame = frame_of(content, "default", None, ())
    plans = {hand: plans_of(frame.box, hand) for hand in starting_hands(frame.box)}
    return [lone_elite(frame, plans, era, int(card)) for card in frame.box.elites[era]]


# --- matches -----------------------------------------------------------------------------------


@dataclass
class Mean:
    """A mean over matches, with its interval."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def put(self, value: float) -> None:
        """One more value."""
        self.n += 1
        self.total += value
        self.squares += value * value

    def add(self, other: Mean) -> None:
        """The values of other matches."""
        self.n += other.n
        self.total += other.total
        self.squares += other.squares

    @property
    def value(self) -> float:
        """The mean itself."""
        return self.total / self.n if self.n else 0.0

    @property
    def margin(self) -> float:
        """Half the width of its 95 % interval."""
        if self.n < 2:
            return 0.0
        spread = max(0.0, self.squares / self.n - self.value**2) * self.n / (self.n - 1)
        return SURE * sqrt(spread / self.n)


@dataclass
class Counts:
    """What some matches add up to."""

    means: defaultdict[str, Mean] = field(default_factory=lambda: defaultdict(Mean))
    number: Counter[str] = field(default_factory=Counter)
    cards: defaultdict[int, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    tokens: defaultdict[int, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    owners: defaultdict[int, Mean] = field(default_factory=lambda: defaultdict(Mean))

    def add(self, other: Counts) -> None:
        """The matches that come after these."""
        for key, mean in other.means.items():
            self.means[key].add(mean)
        self.number.update(other.number)
        for card, counted in other.cards.items():
            self.cards[card].update(counted)
        for token, counted in other.tokens.items():
            self.tokens[token].update(counted)
        for card, mean in other.owners.items():
            self.owners[card].add(mean)


class Watcher:
    """Follows one match and counts what its soldiers do."""

    def __init__(self, game: Game, counts: Counts) -> None:
        self.game = game
        self.counts = counts
        self.story = game.listen()
        self.heard = 0
        self.faced: Cards = ()
        self.chasing = False
        self.against = ""  # the board's Era, or players
        self.battles = self.challenges = 0

    def before(self, number: int) -> None:
        """Note what lies open at the moment of a Time Jump."""
        game, numbers = self.game, self.game.frame.actions
        if not numbers.jump <= number < numbers.face:
            return
        era = number - int(numbers.jump)
        for card in game.board[3 * era : 3 * era + 3]:
            if card != NONE:
                self.counts.cards[int(card)]["seen"] += 1
        token = game.token_spaces[pointed_space(game)]
        if token != NONE and not game.token_taken:
            self.counts.tokens[int(token)]["offered"] += 1

    def after(self) -> None:
        """Count what has happened since."""
        fresh = self.story[self.heard :]
        self.heard = len(self.story)
        for event in fresh:
            self.count(event)

    def count(self, event: events.Event) -> None:
        """Count one event."""
        cards, tokens, number = self.counts.cards, self.counts.tokens, self.counts.number
        units = self.game.frame.box.units
        match event:
            case events.TurnBegan():
                self.faced, self.chasing, self.against = (), False, ""
                number["turns"] += 1
            case events.TokenTaken(token=token):
                tokens[token]["offered"] += 1
                tokens[token]["taken"] += 1
            case events.TokenAssigned(token=token):
                tokens[token]["used"] += 1
            case events.TightenUpPlayed():
                tokens[self.token("tighten-up")]["used"] += 1
            case events.ChasePlayed():
                tokens[self.token("chase")]["used"] += 1
                self.chasing = True
            case events.UnitDismissed(card=card):
                cards[card]["dismissed"] += 1
            case events.UnitDeployed(card=card):
                cards[card]["deployed"] += 1
            case events.UnitsFaced(cards=faced):
                self.faced = faced
                self.against = f"era {units[faced[0]].era}"
                for card in faced:
                    cards[card]["chased" if self.chasing else "faced"] += 1
            case events.PlayerChallenged():
                self.against = "players"
            case events.UnitRecruited(card=card):
                cards[card]["recruited"] += 1
                if card in self.faced:
                    cards[card]["felled"] += 1
            case events.BattleDecided(winner=winner):
                self.decided(int(winner))

    def decided(self, winner: int) -> None:
        """Count how a battle ended."""
        ending = {int(ATTACKER): "won", int(DEFENDER): "lost"}.get(winner, "nobody")
        self.counts.number[f"{self.against} {ending}"] += 1
        self.battles += 1
        self.challenges += self.against == "players"

    def token(self, ident: str) -> int:
        """The number of a kind of token."""
        return [token.id for token in self.game.frame.box.tokens].index(ident)

    def end(self) -> None:
        """Count scores, owners and winners."""
        result = standing(self.game)
        self.score(result)
        mean = sum(result.totals) / len(result.totals)
        for seat, total in enumerate(result.totals):
            player = self.game.players[seat]
            army = {*player.hand, *player.deck, *player.discard, *player.aside}
            for card in army:
                if self.game.frame.box.units[card].rank != BASE:
                    self.counts.owners[int(card)].put(total - mean)
                    self.counts.cards[int(card)]["owned"] += 1

    def score(self, result: Standing) -> None:
        """Points by source, as means of each match, whose seats are not independent."""
        means, seats = self.counts.means, len(result.scores)
        totals = sorted(result.totals)
        means["total"].put(sum(totals) / seats)
        means["winner"].put(totals[-1])
        means["last"].put(totals[0])
        means["shared"].put(len(result.winners) > 1)
        for source, name in zip(("elite", "heroes", "relics", "prowess", "honor"), SOURCES):
            means[name].put(sum(getattr(score, source) for score in result.scores) / seats)
        means["challenges"].put(self.challenges / max(1, self.battles))
        first = int(self.game.start)
        for turn in range(seats):
            seat = (first + turn) % seats
            share = (seat in result.winners) / len(result.winners)
            means[f"turn {turn + 1}"].put(share)


def play_some(
    content: Path | None, players: int, rounds: int, seed: int, matches: range
) -> Counts:
    """Play these matches, all seats by soldiers."""
    frame = frame_of(content, "default", rounds, ())
    counts = Counts()
    for match in matches:
        own = seed_of(seed, match)
        bots = [make_bot("soldier", seed_of(own, seat)) for seat in range(players)]
        play_one(new_game_in(frame, players), bots, Dice(own), counts)
    return counts


def play_one(game: Game, bots: list[Bot], dice: Dice, counts: Counts) -> None:
    """Play one match to its end and count it."""
    watcher = Watcher(game, counts)
    for seat, bot in enumerate(bots):
        bot.sit_down(game.frame, seat)
    while game.to_act != OVER:
        if game.to_act == CHANCE:
            let_chance_act(game, dice)
        else:
            number = choice_of(bots[game.to_act], game)
            watcher.before(number)
            play(game, number)
        watcher.after()
    watcher.end()


def simulate(
    pool: ProcessPoolExecutor, content: Path | None, variant: tuple[int, int], games: int, seed: int
) -> Counts:
    """Play many matches, in pieces that do not depend on the number of processes."""
    pieces = [range(first, min(first + 25, games)) for first in range(0, games, 25)]
    counts = Counts()
    for part in pool.map(partial(play_some, content, *variant, seed), pieces):
        counts.add(part)
    return counts
