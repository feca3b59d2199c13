"""Actions in plain words, for the list that a player chooses from."""

from __future__ import annotations

from collections.abc import Sequence

from abth.cli.cards import icons_text
from abth.rules.box import Tile, UnitCard
from abth.rules.facts import TableFacts
from abth.rules.game import Frame
from abth.rules.terms import ERAS, HERO, NONE
from abth.rules.views import View

PLAIN = {
    "done": "done",
    "no-unit": "deploy nobody",
    "no-battle": "no battle this turn",
    "chase": "play Chase: face a card of this Era's discard pile",
    "reroll": "roll your die again",
    "keep": "keep your die as it lies",
}


def unit_numbers(unit: UnitCard) -> str:
    """`1/0/2, 2 damage, assault, hero`: the numbers of a card, without half shields."""
    icons = icons_text(unit)
    damage = f", {unit.damage_icons} damage" if unit.damage_icons > 1 else ""
    hero = ", hero" if unit.rank == HERO else ""
    return f"{unit.long}/{unit.medium}/{unit.close}{damage}{', ' if icons else ''}{icons}{hero}"


def shields(unit: UnitCard) -> str:
    """`<I II>`: the half shields, each pointing to its side."""
    left = f"<{ERAS[unit.link_left - 1]}" if unit.link_left else ""
    right = f"{ERAS[unit.link_right - 1]}>" if unit.link_right else ""
    return f"{left} {right}".strip()


def unit_words(unit: UnitCard) -> str:
    """`Archers (0/1/0)`, with half shields as on the board."""
    links = f"; links {shields(unit)}" if shields(unit) else ""
    return f"{unit.name} ({unit_numbers(unit)}{links})"


def tile_words(tile: Tile) -> str:
    """`Eras I and III, token space 2`."""
    return f"Eras {ERAS[tile.low - 1]} and {ERAS[tile.high - 1]}, token space {tile.pointer}"


class ActionWords:
    """The options of one view in words; `names` are those of the seats."""

    def __init__(self, view: View, table: TableFacts, frame: Frame, names: Sequence[str]) -> None:
        self.view = view
        self.table = table
        self.frame = frame
        self.names = names
        self._units = {unit.id: unit for unit in frame.box.units}
        self._tokens = {token.id: token for token in frame.box.tokens}
        self._relics = {relic.id: relic for relic in frame.box.relics}
        self._actions = {action.symbol: action for action in frame.box.gear_actions}
        self._sabatons = {sabaton.id: n for n, sabaton in enumerate(frame.box.sabatons)}

    def of(self, number: int) -> str:
        """One action in plain words."""
        verb, _, rest = self.frame.actions.text(number).partition(" ")
        if verb in PLAIN:
            return PLAIN[verb]
        return self._gear(verb, rest) or self._battle(verb, rest) or self._choice(verb, rest)

    def _gear(self, verb: str, rest: str) -> str:
        """Phase 1."""
        tokens = self.frame.box.tokens
        match verb:
            case "insert":
                return "insert a tile" + self._next_tile()
            case "take":
                token = self.view.token_spaces[self.table.pointed_space or 0]
                return f"take the token {tokens[token].name}"
            case "use":
                return f"{self._actions[rest].name}: {self._actions[rest].note}"
            case "tighten-up":
                action = self.frame.box.gear_actions[self.frame.tighten_up]
                return f"spend Tighten up!: {action.note}"
            case "jump":
                return f"jump to Era {rest}"
        return ""

    def _next_tile(self) -> str:
        """What will be active then, if that is known (R-1)."""
        if self.frame.direct_to_active:
            return ""
        pending = self.frame.box.tiles[self.view.pending_tile]
        return f" (active then: {tile_words(pending)})"

    def _battle(self, verb: str, rest: str) -> str:
        """Phase 2 up to the dice."""
        match verb:
            case "face":
                return f"face {self._at(self._space(rest))} at {rest}"
            case "challenge":
                seat = self._seat(rest)
                return f"challenge {self.names[seat]}"
            case "with":
                return self._company(rest)
            case "deploy":
                return f"deploy {unit_words(self._units[rest])}"
            case "assign":
                token, place = rest.split()
                return f"lay {self._tokens[token].name} on {self._own_unit(int(place) - 1)}"
            case "recruit" | "leave":
                card = self.view.battle.defenders.cards[self.view.due.cursor]
                return f"{verb} {self.frame.box.units[card].name}"
        return ""

    def _space(self, name: str) -> int:
        actions = self.frame.actions
        return actions.number(f"face {name}") - int(actions.face)

    def _at(self, space: int) -> str:
        """The Unit on a board space."""
        card = self.view.board[space]
        return unit_words(self.frame.box.units[card]) if card != NONE else "nobody"

    def _seat(self, sabaton: str) -> int:
        number = self._sabatons[sabaton]
        return next(p.seat for p in self.view.players if p.sabaton == number)

    def _company(self, name: str) -> str:
        """Who is faced together with the picked Unit (D-11)."""
        company = next(company for company in self.table.companies if company.name == name)
        beside = [space for space in company.spaces if space != self.view.battle.space]
        if not beside:
            return "face it alone"
        return f"face it together with {' and '.join(self._at(other) for other in beside)}"

    def _own_unit(self, place: int) -> str:
        """The player's Unit at a place of the line-up."""
        battle = self.view.battle
        own = battle.defenders if self.view.seat == battle.defender else battle.attackers
        return f"{self.frame.box.units[own.cards[place]].name} (place {place + 1})"

    def _choice(self, verb: str, rest: str) -> str:
        """One of several cards, tokens or Sabatons."""
        match verb:
            case "relic":
                relic = self._relics[rest]
                return f"keep the Relic {relic.name} ({self._relics_of(int(relic.era))})"
            case "prowess":
                return f"keep the Prowess token worth {rest}"
            case "drop":
                return f"give up the token {self._tokens[rest].name}"
            case "sabaton":
                return f"play {self.frame.box.sabatons[self._sabatons[rest]].name}"
            case "retrieve":
                return f"take back {unit_words(self._units[rest])}"
            case "dismiss":
                return f"dismiss {unit_words(self._units[rest])} for good"
        return f"chase {unit_words(self._units[rest])}"

    def _relics_of(self, era: int) -> str:
        """`Era II, of which you have 2`."""
        count = self.table.points[self.view.seat or 0].relic_counts[era - 1]
        return f"Era {ERAS[era - 1]}, of which you have {count or 'none'}"
