"""What seats see and may do, written as rows of numbers into memory that NumPy reads in place.

Data type: `Encoder`. docs/envs.md lists the parts of a row. Rows tell what a view tells and no more
(R-55); a test makes the same rows from views and compares.

Memory is a `vec`, which compiled code writes without creating objects. It has no 32-bit floats, so
a cell holds the bits of one as an integer. Few cells of a row are not 0: only those that were
written are cleared before a row is written again, and a space whose card has not changed is left.
"""

from __future__ import annotations

import struct
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from abth.rules import moments
from abth.rules.actions import max_prowess
from abth.rules.battle.line_up import LineUp
from abth.rules.box import Box, Tile, UnitCard
from abth.rules.game import Frame, Game
from abth.rules.piles import Pile, pile_of
from abth.rules.player import Player
from abth.rules.terms import ELITE, HERO, NONE, SPACES
from abth.rules.views import is_looking_in_secret, relics_shown

DECISIONS: Final[i64] = moments.LAST_DECISION + 1
ONE: Final[i32] = 0x3F800000  # the bits of 1.0
UNIT_NUMBERS: Final = 16
TILE_NUMBERS: Final = 11
ATTACKER_PLACES: Final = 5
DEFENDER_PLACES: Final = 4

Part = tuple[str, int]


def parts_of_row(box: Box, players: int) -> list[Part]:
    """The parts of a row in order, each with how many numbers it has."""
    units, tokens = len(box.units), len(box.tokens)
    place = UNIT_NUMBERS + tokens + 3
    parts: list[Part] = [
        ("moment", int(DECISIONS) + 1),
        ("progress", 1),
        ("to_act", players),
        ("active", players),
        ("start", players),
        ("hand", units),
    ]
    for number in range(players):
        parts += [
            (f"player_{number}.sabaton", len(box.sabatons)),
            (f"player_{number}.era", 5),
            (f"player_{number}.amounts", 6),
            (f"player_{number}.unseen", units),
            (f"player_{number}.known", units),
            (f"player_{number}.discard", units),
            (f"player_{number}.relics", 4),
            (f"player_{number}.tokens", tokens),
        ]
    parts += [
        ("gear.active_tile", TILE_NUMBERS),
        ("gear.pending_tile", TILE_NUMBERS),
        ("gear.wheel", 4),
        ("gear.spent", 6),
        ("gear.tokens", int(box.token_spaces) * tokens),
        ("board.spaces", int(SPACES) * UNIT_NUMBERS),
        ("board.decks", 4),
        ("board.discards", 4),
        ("board.piles", 4),
        ("battle.attackers", ATTACKER_PLACES * place),
        ("battle.defenders", DEFENDER_PLACES * place),
        ("battle.defender", players),
        ("battle.space", int(SPACES)),
        ("battle.strong", len(box.strong)),
        ("battle.risky", len(box.risky)),
        ("battle.rerolls", 2),
        ("battle.winner", 3),
        ("looks.amount", 1),
        ("looks.relics", len(box.relics)),
        ("looks.prowess", max_prowess(box) + 1),
    ]
    return parts


class Encoder:
    """Writes rows and masks of matches of one kind, each at a number of its own, from 0."""

    def __init__(self, frame: Frame, players: int, rows: int) -> None:
        self.frame: Final = frame
        self.seats: Final = i64(players)
        self.count: Final = i64(rows)
        self.size: Final = i64(sum([size for _, size in parts_of_row(frame.box, players)]))
        self.choices: Final = frame.actions.chance
        self.rows: vec[i32] = vec[i32]([0] * int(self.count * self.size))
        self.masks: vec[u8] = vec[u8]([0] * int(self.count * self.choices))
        # What has been written: the places of each row and their number, the options of each mask.
        self.written: vec[i32] = vec[i32]([0] * int(self.count * self.size))
        self.lengths: vec[i64] = vec[i64]([0] * int(self.count))
        self.offered: list[list[i64]] = [[] for _ in range(rows)]
        self.shown: vec[i64] = vec[i64]([int(NONE)] * (rows * int(SPACES)))  # cards on the spaces
        self.at: i64 = 0  # the place of the part that is being written
        self.next: i64 = 0  # where to note the next place that is written
        box = frame.box
        self.turns: Final = i64(players) * frame.rounds
        self.units: Final = i64(len(box.units))
        self.tokens: Final = i64(len(box.tokens))
        self.relics: Final = i64(len(box.relics))
        self.prowess: Final = i64(max_prowess(box) + 1)
        most = [20, players * int(frame.rounds), len(box.tiles), len(box.token_pile)]
        self.most: Final = i64(max([*most, len(box.relics)]))
        self.shares: vec[i32] = vec[i32](table_of_shares(int(self.most)))
        # The numbers of a card that are not 0: from `firsts[card]` to `firsts[card + 1]`.
        firsts, places, values = numbers_of_cards(box.units)
        self.firsts: vec[i64] = vec[i64](firsts)
        self.places: vec[i64] = vec[i64](places)
        self.values: vec[i32] = vec[i32](values)

    def __reduce__(self) -> tuple[Any, ...]:
        return Encoder, (self.frame, int(self.seats), int(self.count))

    def write_mask(self, game: Game, seat: i64, number: i64) -> None:
        """A 1 for each legal action, if it is this seat's turn."""
        masks = self.masks
        first = number * self.choices
        for option in self.offered[number]:
            masks[first + option] = 0
        options = game.options if game.to_act == seat else []
        for option in options:
            masks[first + option] = 1
        self.offered[number] = options

    def write(self, game: Game, seat: i64, number: i64) -> None:
        """What this seat sees, and what it may do."""
        self.write_mask(game, seat, number)
        first = number * self.size
        rows, written = self.rows, self.written
        for note in range(first, first + self.lengths[number]):
            rows[i64(written[note])] = 0
        self.at = first
        self.next = first
        secret = is_looking_in_secret(game, int(seat))
        self.one_hot(game.moment if game.moment < DECISIONS else DECISIONS, DECISIONS + 1)
        self.share(game.turns, self.turns)
        self.seat(game.to_act, seat)
        self.seat(game.active, seat)
        self.seat(game.start, seat)
        self.pile(game.players[seat].hand, self.units, 2)
        place = seat
        for _ in range(self.seats):
            self.player(game, game.players[place], secret)
            place = place + 1 if place + 1 < self.seats else 0
        self.gear(game)
        self.spaces(game.board, number * SPACES)
        self.piles(game, secret)
        self.battle(game, seat)
        self.looks(game, secret)
        self.lengths[number] = self.next - first

    def put(self, place: i64, bits: i32) -> None:
        """Write one number, not 0, into a cell that is 0."""
        self.rows[place] = bits
        self.written[self.next] = i32(place)
        self.next += 1

    def one_hot(self, number: i64, size: i64) -> None:
        """A 1 at this place; all zeros for a number below 0."""
        if number >= 0:
            self.put(self.at + number, ONE)
        self.at += size

    def share(self, amount: i64, full: i64) -> None:
        """An amount as a share of a full one, at most 1."""
        if amount > 0:
            self.put(self.at, bits_of_share(self.shares, self.most, amount, full))
        self.at += 1

    def seat(self, seat: i64, viewer: i64) -> None:
        """How many places to the left of the viewer a seat is; all zeros for none."""
        if seat >= 0:
            self.put(self.at + (seat - viewer + self.seats) % self.seats, ONE)
        self.at += self.seats

    def pieces(self, row: list[i64], kinds: i64, full: i64) -> None:
        """How many pieces of each kind there are; `full` of them count as 1."""
        self.add_all(pile_of(row), full)
        self.at += kinds

    def pile(self, pile: Pile, kinds: i64, full: i64) -> None:
        """How many pieces of each kind a pile has; `full` of them count as 1."""
        self.add_all(pile, full)
        self.at += kinds

    def add_all(self, pile: Pile, full: i64) -> None:
        """One more for each piece of a pile; most kinds come once, so that is the short way."""
        rows, written = self.rows, self.written
        at, note = self.at, self.next
        first = bits_of_share(self.shares, self.most, 1, full)
        for number in range(pile.size):
            place = at + pile.packed[number]
            before = rows[place]
            if before == 0:
                rows[place] = first
                written[note] = i32(place)
                note += 1
            else:
                rows[place] = self.one_more(before, full)
        self.next = note

    def one_more(self, before: i32, full: i64) -> i32:
        """The share that follows when one more piece is added."""
        shares, most = self.shares, self.most
        amount: i64 = 1
        while amount < full and before != bits_of_share(shares, most, amount, full):
            amount += 1
        return bits_of_share(shares, most, amount + 1, full)

    def player(self, game: Game, player: Player, secret: bool) -> None:
        """A Personal Area, as everyone sees it."""
        box = self.frame.box
        self.one_hot(player.sabaton, i64(len(box.sabatons)))
        self.one_hot(player.era, 5)
        self.share(i64(len(player.hand)), 10)
        self.share(i64(len(player.deck)), 20)
        self.share(player.honor, 8)
        self.share(i64(len(player.aside)), 4)
        self.share(i64(len(player.prowess)), 4)
        self.share(i64(len(player.prowess_takers)), 4)
        self.add_all(player.hand, 2)
        self.pile(player.deck, self.units, 2)
        self.pile(player.known, self.units, 2)
        self.pile(player.discard, self.units, 2)
        eras = [box.relics[relic].era - 1 for relic in relics_shown(game, player, secret)]
        self.pieces(eras, 4, 5)
        self.pieces(player.tokens, self.tokens, 3)

    def gear(self, game: Game) -> None:
        """The Gears of History, and what was used this turn."""
        self.tile(game.active_tile)
        self.tile(game.pending_tile)
        self.one_hot(game.wheel, 4)
        self.share(game.tiles_inserted, 3)
        self.share(1 if game.token_taken else 0, 1)
        for action in range(4):
            self.share(game.used >> action & 1, 1)
        for token in game.token_spaces:
            self.one_hot(token, self.tokens)

    def tile(self, number: i64) -> None:
        """The two Eras of a tile and the token space it points at."""
        if number < 0:
            self.at += TILE_NUMBERS
            return
        tile: Tile = self.frame.box.tiles[number]
        self.one_hot(tile.low - 1, 4)
        self.one_hot(tile.high - 1, 4)
        self.one_hot(tile.pointer - 1, 3)

    def spaces(self, board: list[i64], first: i64) -> None:
        """The twelve spaces; most of them are as they were, and stay."""
        shown = self.shown
        for space in range(SPACES):
            card = board[space]
            if shown[first + space] != card:
                shown[first + space] = card
                self.lay(self.at + space * UNIT_NUMBERS, card)
        self.at += SPACES * UNIT_NUMBERS

    def lay(self, place: i64, card: i64) -> None:
        """The numbers of a card in the place of those of another one."""
        rows = self.rows
        for cell in range(UNIT_NUMBERS):
            rows[place + cell] = 0
        if card >= 0:
            for number in range(self.firsts[card], self.firsts[card + 1]):
                rows[place + self.places[number]] = self.values[number]

    def piles(self, game: Game, secret: bool) -> None:
        """The piles beside the spaces."""
        box = self.frame.box
        for era in range(1, 5):
            self.share(i64(len(game.era_decks[era])), 17)
        for era in range(1, 5):
            self.share(i64(len(game.era_discards[era])), 17)
        relics = i64(len(game.relic_deck))
        if secret and looks_at_deck(game.moment):
            relics += i64(len(game.looked_at))
        self.share(i64(len(game.tile_pile)), i64(len(box.tiles)))
        self.share(i64(len(game.token_pile)), i64(len(box.token_pile)))
        self.share(relics, self.relics)
        self.share(game.honor_supply, 8)

    def unit(self, card: i64) -> None:
        """The numbers of a card; all zeros for none."""
        if card >= 0:
            rows, written, places, values = self.rows, self.written, self.places, self.values
            at, note = self.at, self.next
            number = self.firsts[card]
            end = self.firsts[card + 1]
            while number < end:
                place = at + places[number]
                rows[place] = values[number]
                written[note] = i32(place)
                note += 1
                number += 1
            self.next = note
        self.at += UNIT_NUMBERS

    def battle(self, game: Game, seat: i64) -> None:
        """Both line-ups, front first, and the dice."""
        box = self.frame.box
        self.line_up(game.battle.attackers, ATTACKER_PLACES)
        self.line_up(game.battle.defenders, DEFENDER_PLACES)
        self.seat(game.defender, seat)
        self.one_hot(game.space, SPACES)
        self.one_hot(game.strong_face, i64(len(box.strong)))
        self.one_hot(game.risky_face, i64(len(box.risky)))
        self.share(game.attacker_rerolls, 3)
        self.share(game.defender_rerolls, 3)
        self.one_hot(game.battle.winner + 1 if game.fought else NONE, 3)

    def line_up(self, line_up: LineUp, places: i64) -> None:
        """For each place: the Unit, its token, whether it stands, its damage, a Link behind it."""
        place: i64 = 0
        while place < line_up.size:
            self.unit(line_up.card(place))
            self.one_hot(line_up.token(place), self.tokens)
            self.share(line_up.standing >> place & 1, 1)
            self.share(line_up.damage_at(place), 3)
            self.share(line_up.links >> place & 1, 1)
            place += 1
        self.at += (places - place) * (UNIT_NUMBERS + self.tokens + 3)

    def looks(self, game: Game, secret: bool) -> None:
        """What is being looked at, if this seat may see it."""
        self.share(i64(len(game.looked_at)), 5)
        relics = looks_at_relics(game.moment)
        if not secret and relics:
            self.pile(game.looked_at, self.relics, 1)
            self.at += self.prowess
        elif not secret:
            self.at += self.relics
            self.pile(game.looked_at, self.prowess, 2)
        else:
            self.at += self.relics + self.prowess


def bits_of_share(shares: vec[i32], most: i64, amount: i64, full: i64) -> i32:
    """The bits of a share, at most those of 1."""
    return ONE if amount >= full else shares[full * most + amount]


def looks_at_deck(moment: i64) -> bool:
    """Whether a player looks at Relics of the deck."""
    return moment == moments.RELICS or moment == moments.FIND_RELIC or moment == moments.KEEP_RELIC


def looks_at_relics(moment: i64) -> bool:
    """Whether a player looks at Relics, of the deck or of another player."""
    if moment == moments.STOLEN or moment == moments.FIND_STOLEN:
        return True
    return moment == moments.KEEP_STOLEN or looks_at_deck(moment)


def bits_of(number: float) -> int:
    """The bits of a 32-bit float, as an integer."""
    bits: int = struct.unpack("=i", struct.pack("=f", min(number, 1.0)))[0]
    return bits


def table_of_shares(most: int) -> list[int]:
    """The bits of each share below 1: of `amount` in `full` at `full * most + amount`."""
    return [
        bits_of(amount / full) if full else 0 for full in range(most + 1) for amount in range(most)
    ]


def numbers_of_cards(cards: list[UnitCard]) -> tuple[list[int], list[int], list[int]]:
    """The numbers of all cards that are not 0: where each card begins, their places, their bits."""
    firsts, places, values = [0], [], []
    for card in cards:
        for place, number in enumerate(unit_numbers(card)):
            if number != 0.0:
                places.append(place)
                values.append(bits_of(number))
        firsts.append(len(places))
    return firsts, places, values


def unit_numbers(unit: UnitCard) -> list[float]:
    """A card as numbers."""
    return [
        1.0,
        float(unit.rank == ELITE),
        float(unit.rank == HERO),
        unit.era / 4,
        unit.long / 7,
        unit.medium / 7,
        unit.close / 7,
        unit.damage_icons / 3,
        unit.reinforcement / 2,
        unit.assault / 2,
        unit.heroic_death / 2,
        unit.accuracy / 2,
        unit.diversion / 2,
        unit.relaunch / 2,
        unit.link_left / 4,
        unit.link_right / 4,
    ]
