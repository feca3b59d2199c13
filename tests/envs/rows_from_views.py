"""The rows of docs/envs.md, made from views, slowly: what compiled rows are compared with.

A row that can be made from a view holds no secret. Players come in the order of the table, the
viewer first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from abth.envs.encoding import UNIT_NUMBERS, unit_numbers
from abth.rules import moments
from abth.rules.flow import new_game_in
from abth.rules.game import Frame
from abth.rules.terms import SPACES
from abth.rules.views import LineUpView, PlayerView, View, view_for

Row = NDArray[np.float32]
Part = tuple[str, list[float]]

DECISIONS = int(moments.LAST_DECISION) + 1
RELIC_LOOKS = {int(m) for m in (moments.RELICS, moments.FIND_RELIC, moments.KEEP_RELIC)}
RELIC_LOOKS |= {int(m) for m in (moments.STOLEN, moments.FIND_STOLEN, moments.KEEP_STOLEN)}


class ViewObserver:
    """Turns views of one kind of match into rows of one length."""

    def __init__(self, frame: Frame, players: int) -> None:
        """Lay out the row by looking at a match that has not begun."""
        self.frame = frame
        self.box = frame.box
        self.players = players
        self.prowess_values = 1 + max(int(max(one.prowess)) for one in frame.box.sabatons)
        self.units = [unit_numbers(unit) for unit in frame.box.units]
        self.slices: dict[str, slice] = {}
        end = 0
        for name, numbers in self._parts(view_for(new_game_in(frame, players), 0)):
            self.slices[name] = slice(end, end + len(numbers))
            end += len(numbers)
        self.size = end

    def observe(self, view: View) -> Row:
        """The row of the seat that this view is for."""
        numbers: list[float] = []
        for _, part in self._parts(view):
            numbers += part
        row: Row = np.array(numbers, dtype=np.float32)
        return row.clip(0.0, 1.0)

    def _parts(self, view: View) -> Iterator[Part]:
        seat = view.seat
        if seat is None:
            raise ValueError("only a seat observes; a spectator has no hand")
        yield "moment", one_hot(min(view.due.moment, DECISIONS), DECISIONS + 1)
        yield "progress", [view.turns / (self.players * int(self.frame.rounds))]
        yield "to_act", self._relative(view.due.to_act, seat)
        yield "active", self._relative(view.active, seat)
        yield "start", self._relative(view.start, seat)
        yield "hand", counts(view.players[seat].hand or (), len(self.box.units), 2)
        for place in range(self.players):
            player = view.players[(seat + place) % self.players]
            yield from self._player(f"player_{place}", player)
        yield from self._gear(view)
        yield from self._board(view)
        yield from self._battle(view, seat)
        yield from self._looks(view)

    def _relative(self, seat: int, viewer: int) -> list[float]:
        """How many places to the left a seat is; all zeros for none."""
        return one_hot((seat - viewer) % self.players if seat >= 0 else -1, self.players)

    def _player(self, name: str, player: PlayerView) -> Iterator[Part]:
        """A Personal Area, as everyone sees it."""
        kinds = len(self.box.units)
        relics = [0.0] * 4
        for relic in player.relics:
            relics[self.box.relics[relic].era - 1] += 1 / 5
        yield f"{name}.sabaton", one_hot(player.sabaton, len(self.box.sabatons))
        yield f"{name}.era", one_hot(player.era, 5)
        yield (
            f"{name}.amounts",
            [
                player.hand_size / 10,
                player.deck_size / 20,
                player.honor / 8,
                len(player.aside) / 4,
                player.prowess_left / 4,
                len(player.prowess_takers) / 4,
            ],
        )
        yield f"{name}.unseen", counts(player.unseen, kinds, 2)
        yield f"{name}.known", counts(player.known, kinds, 2)
        yield f"{name}.discard", counts(player.discard, kinds, 2)
        yield f"{name}.relics", relics
        yield f"{name}.tokens", counts(player.tokens, len(self.box.tokens), 3)

    def _gear(self, view: View) -> Iterator[Part]:
        """The Gears of History, and what was used this turn."""
        yield "gear.active_tile", self._tile(view.active_tile)
        yield "gear.pending_tile", self._tile(view.pending_tile)
        yield "gear.wheel", one_hot(view.wheel, 4)
        used = [float(bool(view.used & (1 << action))) for action in range(4)]
        yield "gear.spent", [view.tiles_inserted / 3, float(view.token_taken), *used]
        spaces: list[float] = []
        for token in view.token_spaces:
            spaces += one_hot(token, len(self.box.tokens))
        yield "gear.tokens", spaces

    def _tile(self, tile: int) -> list[float]:
        """The two Eras of a tile and the token space it points at."""
        if tile < 0:
            return [0.0] * 11
        printed = self.box.tiles[tile]
        eras = one_hot(printed.low - 1, 4) + one_hot(printed.high - 1, 4)
        return eras + one_hot(printed.pointer - 1, 3)

    def _board(self, view: View) -> Iterator[Part]:
        """The twelve spaces and the piles beside them."""
        spaces: list[float] = []
        for card in view.board:
            spaces += self._unit(card)
        yield "board.spaces", spaces
        yield "board.decks", [len(deck) / 17 for deck in view.era_decks[1:]]
        yield "board.discards", [len(pile) / 17 for pile in view.era_discards[1:]]
        piles = [
            len(view.tile_pile) / len(self.box.tiles),
            len(view.token_pile) / len(self.box.token_pile),
            len(view.relic_deck) / len(self.box.relics),
            view.honor_supply / 8,
        ]
        yield "board.piles", piles

    def _unit(self, card: int) -> list[float]:
        return self.units[card] if card >= 0 else [0.0] * UNIT_NUMBERS

    def _battle(self, view: View, seat: int) -> Iterator[Part]:
        """Both line-ups, front first, and the dice."""
        battle = view.battle
        yield "battle.attackers", self._line_up(battle.attackers, 5)
        yield "battle.defenders", self._line_up(battle.defenders, 4)
        yield "battle.defender", self._relative(battle.defender, seat)
        yield "battle.space", one_hot(battle.space, int(SPACES))
        yield "battle.strong", one_hot(battle.strong_face, len(self.box.strong))
        yield "battle.risky", one_hot(battle.risky_face, len(self.box.risky))
        rerolls = [battle.attacker_rerolls / 3, battle.defender_rerolls / 3]
        yield "battle.rerolls", rerolls
        winner = battle.winner + 1 if battle.fought else -1
        yield "battle.winner", one_hot(winner, 3)

    def _line_up(self, line_up: LineUpView, places: int) -> list[float]:
        """For each place: the Unit, its token, whether it stands, its damage, a Link behind it."""
        numbers: list[float] = []
        for place in range(places):
            if place >= len(line_up.cards):
                numbers += [0.0] * (UNIT_NUMBERS + len(self.box.tokens) + 3)
                continue
            numbers += self._unit(line_up.cards[place])
            numbers += one_hot(line_up.tokens[place], len(self.box.tokens))
            damage = line_up.damage >> (7 * place) & 127
            numbers += [
                float(line_up.standing >> place & 1),
                damage / 3,
                float(line_up.links >> place & 1),
            ]
        return numbers

    def _looks(self, view: View) -> Iterator[Part]:
        """What is being looked at, if this seat may see it."""
        seen = view.looked_at or ()
        relics = seen if view.due.moment in RELIC_LOOKS else ()
        values = () if view.due.moment in RELIC_LOOKS else seen
        yield "looks.amount", [view.looking / 5]
        yield "looks.relics", counts(relics, len(self.box.relics), 1)
        yield "looks.prowess", counts(values, self.prowess_values, 2)


def one_hot(number: int, size: int) -> list[float]:
    """A 1 at this place; all zeros for a number below 0."""
    row = [0.0] * size
    if number >= 0:
        row[number] = 1.0
    return row


def counts(pieces: Sequence[int], kinds: int, full: int) -> list[float]:
    """How many pieces of each kind there are; `full` of them count as 1."""
    row = [0.0] * kinds
    for piece in pieces:
        row[piece] += 1 / full
    return row
