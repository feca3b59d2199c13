"""Battles as the coach sees them: who defends, what may arrive, and the chance of a line-up.

Data types: `Foe`, the Defenders of a battle; `Outlook`, a line-up against them with its worth;
`Chances`, how likely it wins. Without reinforcements a chance is exact. Otherwise every card that
may come is counted, or a sample of them; `Chances.exact` tells which.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from librt.vecs import vec

from abth.bots.best_line_up import can_draw
from abth.bots.odds import odds
from abth.bots.reinforcement_odds import (
    Chance,
    MixedOdds,
    Reserve,
    Stakes,
    era_decks,
    mixed_odds,
    own_deck,
)
from abth.rules.battle.engagement import ATTACKER_PLACES
from abth.rules.battle.line_up import Unit
from abth.rules.game import Frame, Game
from abth.rules.terms import NONE, relics_looked_at

MOST_CARDS: Final = 7  # of a hand that are tried
MOST_WAYS: Final = 150  # in which reinforcements may come, beyond which a sample is taken
SAMPLES: Final = 60


@dataclass(frozen=True)
class Foe:
    """Defenders, front first, with their tokens; `seat` is NONE for the board."""

    cards: tuple[int, ...]
    tokens: tuple[int, ...] = ()
    seat: int = int(NONE)
    spaces: tuple[int, ...] = ()

    @property
    def on_board(self) -> bool:
        """Whether nobody plays these Units."""
        return self.seat == NONE


@dataclass(frozen=True)
class Chances:
    """How likely the Attacker wins and loses."""

    wins: Chance
    loses: Chance
    exact: bool


@dataclass(frozen=True)
class Outlook:
    """A line-up, front first, with a token (or NONE) for each card, and what it promises.

    Its worth is in points, less what the cards and tokens are worth in a later battle.
    """

    cards: tuple[int, ...]
    tokens: tuple[int, ...]
    worth: float
    chances: Chances | None = None  # None: not counted yet
    falls: tuple[float, ...] = ()  # how likely each Defender falls


def units_of(frame: Frame, cards: Sequence[int], tokens: Sequence[int] = ()) -> list[Unit]:
    """Cards with their tokens."""
    laid = tokens or [int(NONE)] * len(cards)
    return [frame.roster.unit(card, token) for card, token in zip(cards, laid, strict=True)]


def best_cards(strengths: vec[float], hand: Sequence[int]) -> list[int]:
    """The hand; of a large one the strongest cards."""
    return sorted(hand, key=lambda card: -strengths[card])[:MOST_CARDS]


def reserves(game: Game, foe: Foe) -> tuple[Reserve, Reserve]:
    """What may reinforce the Attacker and the Defender, as the seat that acts knows it."""
    attacker = reserve_of(game, int(game.active))
    if foe.on_board or game.frame.era_deck_reinforces:
        return attacker, era_decks([[int(card) for card in pile] for pile in game.era_decks])
    return attacker, reserve_of(game, foe.seat)


def reserve_of(game: Game, seat: int) -> Reserve:
    """A player's deck; of another player only hand and deck together are known (R-55)."""
    player = game.players[seat]
    deck = [int(card) for card in player.deck]
    if seat == game.to_act:
        return own_deck(deck)
    unseen = sorted([*deck, *(int(card) for card in player.hand)])
    for card in player.known:
        unseen.remove(int(card))
    return own_deck(unseen, len(deck))


def awaits(frame: Frame, cards: Sequence[int], reserve: Reserve) -> bool:
    """Whether a Unit calls reinforcements that may come (REINF-1)."""
    return can_draw(reserve) and any(frame.box.units[card].reinforcement for card in cards)


def chances_of(game: Game, cards: Sequence[int], tokens: Sequence[int], foe: Foe) -> Chances:
    """The chances of a line-up, with everything that may still come to either side."""
    if not may_change(game, cards, foe):
        return plain_chances(game, cards, tokens, foe)
    found = arrivals_counted(game, cards, tokens, foe)
    return Chances(found.attacker_wins, found.defender_wins, found.exact)


def may_change(game: Game, cards: Sequence[int], foe: Foe) -> bool:
    """Whether cards may still arrive on either side."""
    attack, defense = reserves(game, foe)
    return awaits(game.frame, cards, attack) or awaits(game.frame, foe.cards, defense)


def arrivals_counted(
    game: Game,
    cards: Sequence[int],
    tokens: Sequence[int],
    foe: Foe,
    stakes: Stakes | None = None,
    most: int = MOST_WAYS,
    samples: int = SAMPLES,
) -> MixedOdds:
    """The odds over every way in which cards may arrive, or over a sample."""
    attack, defense = reserves(game, foe)
    return mixed_odds(
        game.frame,
        list(cards),
        list(tokens),
        attack,
        list(foe.cards),
        list(foe.tokens),
        defense,
        foe.on_board,
        stakes,
        limit=most,
        samples=samples,
    )


def plain_chances(game: Game, cards: Sequence[int], tokens: Sequence[int], foe: Foe) -> Chances:
    """The chances of line-ups that are complete: exact over every roll."""
    frame = game.frame
    found = odds(
        units_of(frame, cards, tokens),
        units_of(frame, foe.cards, foe.tokens),
        frame.combat,
        frame.box,
        foe.on_board,
    )
    return Chances(found.attacker_wins, found.defender_wins, exact=True)


def chance_text(chance: Chance) -> str:
    """`25/36`, or `0.694` for an estimate."""
    if isinstance(chance, Fraction):
        return f"{chance.numerator}/{chance.denominator}"
    return f"{chance:.3f}"


def of_100(chance: Chance) -> int:
    """A chance as so many of 100; never 0 or 100 for what is possible."""
    if 0 < chance < 1:
        return min(99, max(1, round(100 * float(chance))))
    return round(100 * float(chance))


def called_cards(game: Game, cards: Sequence[int]) -> int:
    """How many Units these call from the deck of the player whose turn it is (REINF-1)."""
    called = sum(int(game.frame.box.units[card].reinforcement) for card in cards)
    deck = len(game.players[game.active].deck)
    return min(called, deck, int(ATTACKER_PLACES) - len(cards))


def relics_to_choose_from(game: Game, cards: Sequence[int], foe: Foe) -> int:
    """How many Relics a winner with these Units, and those they call, looks at (REWARD-7 to 11)."""
    looks = int(relics_looked_at(len(cards) + called_cards(game, cards)))
    if not foe.on_board:
        return min(looks, len(game.players[foe.seat].relics))
    return min(looks, len(game.relic_deck) + len(game.relic_discard))
