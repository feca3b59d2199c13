"""The judge: quick estimates of what a battle, a card, a Relic or a token is worth.

One battlefield is used again and again. Dice are weighed over a list of pairs of faces: all 24
different ones, six that stand for them, or a single calm one for playouts.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from abth.bots.odds import Tally, battle_tally
from abth.rules.battle.combat import BLANK, Battle, empty_battle, engage, fight
from abth.rules.battle.line_up import LineUp
from abth.rules.box import DieFace, UnitCard
from abth.rules.game import Frame, Game
from abth.rules.piles import Pile, pile_of
from abth.rules.player import Player
from abth.rules.scoring import RELIC_POINTS
from abth.rules.terms import (
    ATTACKER,
    BASE,
    DEFENDER,
    HERO,
    NONE,
    attacks_with_strong_die,
    relics_looked_at,
)

CALM: Final[i64] = 0
BRIEF: Final[i64] = 1
THOROUGH: Final[i64] = 2

FUTURE: Final = 0.05  # points that one strength of an owned card brings in a later turn
SET_HOPE: Final = 0.25  # share of the next step of a Relic set that counts already
PROWESS_SEEN: Final = 0.85  # of the best token that the winner may get

MOST_WEIGHED: Final = 8192  # battles that a judge remembers
MOST_KINDS: Final[i64] = 85  # of Units: with more, nine cards would not fit into one number


class RollSample:
    """Pairs of faces, the Attacker's and the Defender's, with the weight of each."""

    def __init__(self, attack: list[DieFace], defense: list[DieFace], care: i64) -> None:
        self.attack: Final = list[DieFace]()
        self.defense: Final = list[DieFace]()
        self.weights: Final = list[float]()
        if care == CALM:
            self.attack.append(BLANK)
            self.defense.append(BLANK)
            self.weights.append(1.0)
        elif care == BRIEF:
            longer = attack if len(attack) > len(defense) else defense
            for number in range(len(longer)):
                self.attack.append(attack[number % len(attack)])
                self.defense.append(defense[number % len(defense)])
                self.weights.append(1.0 / len(longer))
        else:
            for one in attack:
                for other in defense:
                    self.attack.append(one)
                    self.defense.append(other)
                    self.weights.append(int(one.copies) * int(other.copies) / 36.0)


class BattleChances:
    """The chances of one battle, as the judge found them."""

    def __init__(self, win: float, lose: float, attackers_lost: float, falls: list[float]) -> None:
        self.win: Final = win
        self.lose: Final = lose
        self.attackers_lost: Final = attackers_lost
        self.falls: Final = falls


class Judge:
    """Weighs battles by the rulings of one frame; `win`, `lose`, `falls` hold the last result.

    Plans and searches ask about the same battles again and again, so it remembers those without
    tokens.
    """

    def __init__(self, frame: Frame) -> None:
        box = frame.box
        self.frame: Final = frame
        self.battle: Final[Battle] = empty_battle(frame.combat)
        self.strong_first: Final = [RollSample(box.strong, box.risky, care) for care in range(3)]
        self.risky_first: Final = [RollSample(box.risky, box.strong, care) for care in range(3)]
        self.strengths: vec[float] = vec[float]([strength(card) for card in box.units])
        self.points: vec[float] = vec[float]([points(card) for card in box.units])
        self.rear: Final = [rear(card) for card in box.units]
        self.token_worth: Final = [
            0.9 if token.tighten_up else 0.3 if token.chase else 0.5 for token in box.tokens
        ]
        self.win: float = 0.0
        self.lose: float = 0.0
        self.falls: list[float] = []  # of each Defender, never changed once the battle is weighed
        self.weighed: Final[dict[i64, BattleChances]] = {}
        self.kinds: Final = i64(len(box.units) + 1)
        self.attackers_lost: float = 0.0
        self.best_worth: float = 0.0  # of the last search for a line-up
        self.future: float = 0.0  # what one strength of a card will still bring
        self.relic_hopes: list[float] = [0.0] * 6  # of the deck, by number of Units

    def __reduce__(self) -> tuple[Any, ...]:
        return Judge, (self.frame,)  # the rest is worked out again

    def consider(self, game: Game) -> None:
        """Compute what depends on the position alone, before its options are judged."""
        self.future = FUTURE * self.turns_left(game)
        player = game.players[game.active]
        pile = game.relic_deck if len(game.relic_deck) > 3 else game.relic_discard
        gains, shares = self.relic_gains(game, player), relic_shares(game, pile)
        for units in range(1, 6):
            looks = relics_looked_at(units)
            self.relic_hopes[units] = best_gain(gains, shares, looks) if looks > 0 else 0.0

    # A battle

    def field(self, line_up: LineUp, cards: list[i64], tokens: list[i64]) -> None:
        """Lay out one side; missing tokens are none."""
        line_up.lay_out(cards, tokens if len(tokens) == len(cards) else [])
        line_up.muster(self.frame.roster)

    def weigh(
        self,
        attackers: list[i64],
        attacker_tokens: list[i64],
        defenders: list[i64],
        defender_tokens: list[i64],
        board: bool,
        care: i64,
    ) -> None:
        """Fight the battle, against the board or a player, over many dice and keep the chances.

        Re-rolls count only with THOROUGH care: they cost as much as all rolls together.
        """
        if has_token(attacker_tokens) or has_token(defender_tokens) or self.kinds > MOST_KINDS:
            self.weigh_afresh(attackers, attacker_tokens, defenders, defender_tokens, board, care)
            return
        key = self.key(attackers, defenders, board, care)
        known = self.weighed.get(key)
        if known is not None:
            self.win = known.win
            self.lose = known.lose
            self.attackers_lost = known.attackers_lost
            self.falls = known.falls
            return
        self.weigh_afresh(attackers, [], defenders, [], board, care)
        if len(self.weighed) >= MOST_WEIGHED:
            self.weighed.clear()
        self.weighed[key] = BattleChances(self.win, self.lose, self.attackers_lost, self.falls)

    def key(self, attackers: list[i64], defenders: list[i64], board: bool, care: i64) -> i64:
        """One number for a battle without tokens: at most five cards meet at most four."""
        number = (care * 2 + (1 if board else 0)) * 6 + i64(len(attackers))
        for card in attackers:
            number = number * self.kinds + card + 1
        for card in defenders:
            number = number * self.kinds + card + 1
        return number

    def weigh_afresh(
        self,
        attackers: list[i64],
        attacker_tokens: list[i64],
        defenders: list[i64],
        defender_tokens: list[i64],
        board: bool,
        care: i64,
    ) -> None:
        """Fight the battle with every roll."""
        battle = self.battle
        self.field(battle.attackers, attackers, attacker_tokens)
        self.field(battle.defenders, defenders, defender_tokens)
        self.win = self.lose = self.attackers_lost = 0.0
        self.falls = [0.0] * len(defenders)
        if len(defenders) == 0:
            self.win = 1.0
            return
        engage(battle)
        if care == THOROUGH and can_relaunch(battle):
            self.copy(battle_tally(battle, self.frame.box, board))
            return
        dice = self.risky_first[care]
        if attacks_with_strong_die(i64(len(attackers))):
            dice = self.strong_first[care]
        attacker_links, defender_links = battle.attackers.links, battle.defenders.links
        for number in range(len(dice.weights)):
            battle.attackers.links = attacker_links
            battle.defenders.links = defender_links
            battle.attacker_die = dice.attack[number]
            battle.defender_die = dice.defense[number]
            fight(battle)
            self.count(dice.weights[number])

    def count(self, weight: float) -> None:
        """Add one way the battle went."""
        battle = self.battle
        if battle.winner == ATTACKER:
            self.win += weight
        elif battle.winner == DEFENDER:
            self.lose += weight
        lost = battle.attackers.size - battle.attackers.survivors
        self.attackers_lost += weight * int(lost)
        for place in range(len(self.falls)):
            if not battle.defenders.stands(place):
                self.falls[place] += weight

    def copy(self, tally: Tally) -> None:
        """Keep the chances of exact odds, re-rolls included."""
        whole = float(tally.whole)
        self.win = tally.attacker_wins / whole
        self.lose = tally.defender_wins / whole
        self.falls = [fallen / whole for fallen in tally.defenders]
        for fallen in tally.attackers:
            self.attackers_lost += fallen / whole

    # Values

    def turns_left(self, game: Game) -> float:
        """Turns each player still has after this one."""
        players = i64(len(game.players))
        return float(int((players * game.frame.rounds - game.turns - 1) // players))

    def recruit_worth(self, card: i64) -> float:
        """Points for owning a card, and what it will do in battles to come."""
        return self.points[card] + self.future * self.strengths[card]

    def relic_gain(self, game: Game, player: Player, era: i64) -> float:
        """What one more Relic of this Era adds, and a little for the set to come."""
        owned: i64 = 0
        for relic in player.relics:
            if game.frame.box.relics[relic].era == era:
                owned += 1
        last = i64(len(RELIC_POINTS) - 1)
        now = RELIC_POINTS[owned if owned < last else last]
        one = RELIC_POINTS[owned + 1 if owned < last else last]
        two = RELIC_POINTS[owned + 2 if owned + 2 < last else last]
        hope = SET_HOPE if self.turns_left(game) > 1.0 else 0.0
        return (one - now) + hope * (two - one)

    def relic_hope(self, game: Game, player: Player, pile: list[i64], looks: i64) -> float:
        """The mean gain of the best of this many Relics of a pile."""
        if looks == 0 or len(pile) == 0:
            return 0.0
        return best_gain(self.relic_gains(game, player), relic_shares(game, pile_of(pile)), looks)

    def relic_gains(self, game: Game, player: Player) -> list[float]:
        """What one more Relic of each Era adds, at the index of the Era."""
        gains: list[float] = [0.0]
        for era in range(1, 5):
            gains.append(self.relic_gain(game, player, era))
        return gains

    def prowess_hope(self, game: Game, loser: Player) -> float:
        """What the better of two of the loser's Prowess tokens is worth on average."""
        left = len(loser.prowess)
        if left == 0:
            return 0.0
        mean = 0.0
        for value in game.frame.box.sabatons[loser.sabaton].prowess:
            mean += int(value) / 4.0
        return mean if left == 1 else PROWESS_SEEN * (mean + 1.0)

    def board_worth(self, defenders: list[i64], units: i64) -> float:
        """Points to expect from the battle just weighed, against board Units."""
        worth = self.win * self.relic_hopes[units]
        for place in range(len(defenders)):
            worth += self.falls[place] * self.recruit_worth(defenders[place])
        return worth

    def challenge_worth(self, game: Game, defender: Player, units: i64) -> float:
        """The same against a player: what I win, and what the others win or lose by it."""
        player = game.players[game.active]
        rival = 1.0 / (len(game.players) - 1)
        looks = relics_looked_at(units)
        relic = self.relic_hope(game, player, defender.relics, looks)
        loss = 0.8 if looks > 0 and len(defender.relics) > 0 else 0.0
        won = self.prowess_hope(game, defender) + relic + rival * loss
        lost = self.prowess_hope(game, player) * rival
        honor = self.win * self.attackers_lost * 0.4 * rival
        return self.win * won - self.lose * lost - honor

    # Line-ups

    def with_reinforcements(
        self, cards: list[i64], pile: Pile, places: i64, sample: i64
    ) -> list[i64]:
        """The line-up with stand-ins from the pile for the cards that would arrive.

        Sample 0, 1 or 2 takes them from the first, second or third third of the pile.
        """
        calls: i64 = 0
        for card in cards:
            calls += self.frame.calls[card]
        size = i64(len(pile))
        if calls == 0 or size == 0:
            return cards
        full = cards[:]
        arrived: i64 = 0
        while arrived < calls and i64(len(full)) < places and arrived < size:
            full.append(pile[(size * (2 * sample + 1) // 6 + arrived) % size])
            arrived += 1
        return full

    def line_up_worth(
        self,
        game: Game,
        player: Player,
        cards: list[i64],
        defenders: list[i64],
        defender: i64,
        care: i64,
    ) -> float:
        """What it is worth to meet these Defenders (of a seat, or NONE) with these cards."""
        tokens = game.battle.defenders.tokens if defender == game.defender != NONE else []
        era: i64 = 0
        if defender == NONE and len(defenders) > 0:
            era = game.frame.box.units[defenders[0]].era
        calls: i64 = 0
        for card in cards:
            calls += self.frame.calls[card]
        for card in defenders:
            calls += self.frame.calls[card]
        samples: i64 = 3 if calls > 0 else 1
        worth = 0.0
        for sample in range(samples):
            full = self.with_reinforcements(cards, player.deck, 5, sample)
            if defender != NONE:
                self.weigh(full, [], defenders, tokens, False, care)
                worth += self.challenge_worth(game, game.players[defender], i64(len(full)))
            else:
                facing = self.with_reinforcements(defenders, game.era_decks[era], 4, 2 - sample)
                self.weigh(full, [], facing, tokens, True, care)
                worth += self.board_worth(facing, i64(len(full)))
        return worth / int(samples)

    def strongest(self, hand: Pile, most: i64) -> list[i64]:
        """The best cards of a hand, at most this many, strongest first."""
        ordered: list[i64] = []
        for card in hand.listed():
            place: i64 = 0
            while place < len(ordered) and self.strengths[ordered[place]] >= self.strengths[card]:
                place += 1
            ordered.insert(place, card)
        return ordered[:most]

    def front_first(self, cards: list[i64]) -> list[i64]:
        """The same cards in a sensible order: those that add least to the Lines go in front."""
        ordered: list[i64] = []
        for card in cards:
            place: i64 = 0
            while place < len(ordered) and self.rear[ordered[place]] <= self.rear[card]:
                place += 1
            ordered.insert(place, card)
        return ordered


def relic_shares(game: Game, pile: Pile) -> list[float]:
    """The share of each Era in a pile of Relics, at the index of the Era."""
    shares: list[float] = [0.0, 0.0, 0.0, 0.0, 0.0]
    relics = game.frame.box.relics
    for place in range(pile.size):
        shares[relics[pile.packed[place]].era] += 1.0
    if len(pile) > 0:
        for era in range(1, 5):
            shares[era] /= len(pile)
    return shares


def best_gain(gains: list[float], shares: list[float], looks: i64) -> float:
    """The mean gain of the best of this many Relics, from the gains and shares of the Eras."""
    hope = 0.0
    missed = 1.0  # chance that nothing better than this gain was seen
    done: i64 = 0  # a bit for each Era counted
    share = 0.0
    for _ in range(4):
        best: i64 = 0
        for era in range(1, 5):
            if not done & (1 << era) and (best == 0 or gains[era] > gains[best]):
                best = era
        done |= 1 << best
        share += shares[best]
        none = 1.0
        for _ in range(looks):
            none *= 1.0 - share if share < 1.0 else 0.0
        hope += gains[best] * (missed - none)
        missed = none
    return hope


def has_token(tokens: list[i64]) -> bool:
    """Whether a token lies on any Unit."""
    for token in tokens:
        if token != NONE:
            return True
    return False


def can_relaunch(battle: Battle) -> bool:
    """Whether either side may roll its die again."""
    return battle.attackers.relaunch_icons() > 0 or battle.defenders.relaunch_icons() > 0


def strength(card: UnitCard) -> float:
    """A rough measure of what a Unit does in a battle."""
    return (
        int(card.long + card.medium + card.close)
        + 0.8 * int(card.damage_icons - 1)
        + 0.7 * int(card.heroic_death)
        + 0.5 * int(card.reinforcement)
        + 0.4 * int(card.accuracy + card.relaunch)
        + 0.3 * int(card.diversion + card.assault)
        + (0.3 if card.rank != BASE else 0.0)
    )


def points(card: UnitCard) -> float:
    """What owning a card scores at the end."""
    return 3.0 if card.rank == HERO else 1.0


def rear(card: UnitCard) -> float:
    """How much a Unit belongs in the rear: its values count in late Lines, its defeat hurts."""
    return (
        1.0 * int(card.close)
        + 0.7 * int(card.medium)
        + 0.2 * int(card.long)
        - 0.5 * int(card.damage_icons)
        - 0.8 * int(card.heroic_death)
        + 0.4 * int(card.accuracy)
    )
