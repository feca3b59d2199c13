"""The end of the game: points by source, tie-breaks, winners (RULES 2.22).

Data types: `Score`, the points of one player by source, and `Standing`, the whole result.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from abth.rules.dataclass_pickling import by_fields
from abth.rules.game import Frame, Game
from abth.rules.player import Player
from abth.rules.terms import ELITE, HERO

RELIC_POINTS: Final = (0, 1, 2, 4, 6, 9)  # by number of Relics of one Era (SCORE-6)
ELITE_POINTS: Final = 1  # SCORE-3
HERO_POINTS: Final = 3


@dataclass(init=False)
class Score:
    """The points of one player by source, with what the tie-breaks need."""

    elite: int
    heroes: int
    relics: int
    prowess: int
    honor: int
    relic_cards: int
    hero_cards: int

    def __init__(  # compiled, unlike the one that a dataclass would get
        self,
        elite: int,
        heroes: int,
        relics: int,
        prowess: int,
        honor: int,
        relic_cards: int,
        hero_cards: int,
    ) -> None:
        self.elite = elite
        self.heroes = heroes
        self.relics = relics
        self.prowess = prowess
        self.honor = honor
        self.relic_cards = relic_cards
        self.hero_cards = hero_cards

    @property
    def total(self) -> int:
        """All sources together (SCORE-10)."""
        return self.elite + self.heroes + self.relics + self.prowess + self.honor

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


@dataclass(frozen=True)
class Standing:
    """Every player's score, and the winners: several if even the tie-breaks tie (R-56)."""

    scores: tuple[Score, ...]
    winners: tuple[int, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """The total of each seat."""
        return tuple([score.total for score in self.scores])

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


def relic_points(relics: int) -> int:
    """What this many Relics of one Era are worth: 1, 2, 4, 6, then 9 (SCORE-6)."""
    return RELIC_POINTS[relics if relics < 5 else 5]


def score_of(elite: int, heroes: int, by_era: list[int], prowess: list[int], honor: int) -> Score:
    """Points by source from what a player owns (SCORE-3 to 9)."""
    relics = 0
    relic_cards = 0
    for number in by_era:
        relics += relic_points(number)
        relic_cards += number
    won = 0
    for value in prowess:
        won += value
    return Score(
        elite * ELITE_POINTS, heroes * HERO_POINTS, relics, won, honor, relic_cards, heroes
    )


def score_player(game: Game, player: Player) -> Score:
    """The score of one player now, with the values that only the winner knows."""
    return score_with(game, player, player.relics, prowess_won(game, player))


def score_with(game: Game, player: Player, relics: list[i64], prowess: list[int]) -> Score:
    """The score of a player with these Relics and Prowess values."""
    elite: i64 = 0
    heroes = i64(len(player.aside))  # used Heroes still score (HERO-7)
    units = game.frame.box.units
    for pile in (player.hand, player.deck, player.discard):
        for place in range(pile.size):
            card = pile.packed[place]
            if units[card].rank == ELITE:
                elite += 1
            elif units[card].rank == HERO:
                heroes += 1
    for card in in_line_up(game, player):
        if units[card].rank == ELITE:
            elite += 1
        elif units[card].rank == HERO:
            heroes += 1
    eras = relics_by_era(game.frame, relics)
    return score_of(int(elite), int(heroes), eras, prowess, int(player.honor))


def relics_by_era(frame: Frame, relics: list[i64]) -> list[int]:
    """How many of these Relics belong to each Era, I to IV."""
    counts = [0, 0, 0, 0]
    for relic in relics:
        counts[frame.box.relics[relic].era - 1] += 1
    return counts


def in_line_up(game: Game, player: Player) -> list[i64]:
    """The player's cards that are in a line-up now."""
    if player.seat == game.active:
        return game.battle.attackers.cards
    if player.seat == game.defender:
        cards = game.battle.defenders.cards
        return [cards[p] for p in range(len(cards)) if not game.foreign & (1 << p)]
    return []


def prowess_won(game: Game, player: Player) -> list[int]:
    """The values of the tokens won from others; a player's own count nothing (SCORE-7, 8)."""
    won: list[int] = []
    for other in game.players:
        for number in range(len(other.prowess_takers)):
            if other.prowess_takers[number] == player.seat:
                won.append(int(other.prowess_lost[number]))
    return won


def standing(game: Game) -> Standing:
    """All scores and the winners (SCORE-10 to 16)."""
    scores = scores_of(game)
    return Standing(tuple(scores), winners_of(scores))


def scores_of(game: Game) -> list[Score]:
    """The score of every seat."""
    return [score_player(game, player) for player in game.players]


def winners_of(scores: list[Score]) -> tuple[int, ...]:
    """The seats that nobody is ahead of: several where even the tie-breaks tie (R-56)."""
    places = places_of(scores)
    return tuple([seat for seat in range(len(places)) if places[seat] == 1])


def places_of(scores: Sequence[Score]) -> list[int]:
    """Every seat's place from 1; tied seats share the better one."""
    places: list[int] = []
    for score in scores:
        place = 1
        for other in scores:
            if is_ahead(other, score):
                place += 1
        places.append(place)
    return places


def is_ahead(one: Score, other: Score) -> bool:
    """By points, then Relic cards, then Heroes, among those still tied (SCORE-11, 12, 16)."""
    points, theirs = one.total, other.total
    if points != theirs:
        return points > theirs
    if one.relic_cards != other.relic_cards:
        return one.relic_cards > other.relic_cards
    return one.hero_cards > other.hero_cards
