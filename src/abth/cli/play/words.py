"""Actions in plain words, for the list that a player chooses from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from abth.cli.cards import icons_text
from abth.cli.language import t, words
from abth.rules.box import Tile, UnitCard, WarfareToken
from abth.rules.facts import TableFacts
from abth.rules.game import Frame
from abth.rules.terms import ERAS, HERO, NONE
from abth.rules.views import View
from abth.words.pieces import action_name, action_note, relic_name, token_name

PLAIN: Final = {
    "done": "do-done",
    "no-unit": "do-no-unit",
    "no-battle": "do-no-battle",
    "chase": "terminal-chase",
    "reroll": "do-reroll",
    "keep": "do-keep",
}


def unit_numbers(unit: UnitCard) -> str:
    """`1/0/2, 2 Damage icons, Assault, Hero`: the numbers of a card, without half shields."""
    parts = [f"{unit.long}/{unit.medium}/{unit.close}"]
    if unit.damage_icons > 1:
        parts.append(t("unit-damage", icons=int(unit.damage_icons)))
    if icons := icons_text(unit):
        parts.append(icons)
    if unit.rank == HERO:
        parts.append(t("terminal-hero"))
    return ", ".join(parts)


def shields(unit: UnitCard) -> str:
    """`<I II>`: the half shields, each pointing to its side."""
    left = f"<{ERAS[unit.link_left - 1]}" if unit.link_left else ""
    right = f"{ERAS[unit.link_right - 1]}>" if unit.link_right else ""
    return f"{left} {right}".strip()


def unit_words(unit: UnitCard) -> str:
    """`Archers (0/1/0)`, with half shields as on the board."""
    links = f"; {t('terminal-links', shields=shields(unit))}" if shields(unit) else ""
    return f"{unit.name} ({unit_numbers(unit)}{links})"


def tile_words(tile: Tile) -> str:
    """`Eras I and III, token space 2`."""
    return t(
        "terminal-tile",
        first=ERAS[tile.low - 1],
        second=ERAS[tile.high - 1],
        space=int(tile.pointer),
    )


def token_words(token: WarfareToken) -> str:
    """A Warfare token by its name."""
    return token_name(words(), token.id, token.name)


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
            return t(PLAIN[verb])
        return self._gear(verb, rest) or self._battle(verb, rest) or self._choice(verb, rest)

    def _gear(self, verb: str, rest: str) -> str:
        """Phase 1."""
        match verb:
            case "insert":
                return self._insert()
            case "take":
                token = self.view.token_spaces[self.table.pointed_space or 0]
                return t("do-take", token=token_words(self.frame.box.tokens[token]))
            case "use":
                action = self._actions[rest]
                name = action_name(words(), action.id, action.name)
                note = action_note(words(), action.id, action.note)
                return t("terminal-noted", what=name, note=note)
            case "tighten-up":
                action = self.frame.box.gear_actions[self.frame.tighten_up]
                note = action_note(words(), action.id, action.note)
                return t("terminal-noted", what=t("do-tighten-up"), note=note)
            case "jump":
                return t("do-jump", era=rest)
        return ""

    def _insert(self) -> str:
        """With the tile that will be active then, if it is known (R-1)."""
        if self.frame.direct_to_active:
            return t("do-insert")
        pending = self.frame.box.tiles[self.view.pending_tile]
        return t("terminal-insert", tile=tile_words(pending))

    def _battle(self, verb: str, rest: str) -> str:
        """Phase 2 up to the dice."""
        match verb:
            case "face":
                return t("terminal-face", unit=self._at(self._space(rest)), space=rest)
            case "challenge":
                return t("do-challenge", who=self.names[self._seat(rest)])
            case "with":
                return self._company(rest)
            case "deploy":
                return t("terminal-deploy", unit=unit_words(self._units[rest]))
            case "assign":
                token, place = rest.split()
                return t(
                    "terminal-assign",
                    token=token_words(self._tokens[token]),
                    unit=self._own_unit(int(place) - 1),
                    place=int(place),
                )
            case "recruit" | "leave":
                card = self.view.battle.defenders.cards[self.view.due.cursor]
                return t(f"terminal-{verb}", unit=self.frame.box.units[card].name)
        return ""

    def _space(self, name: str) -> int:
        actions = self.frame.actions
        return actions.number(f"face {name}") - int(actions.face)

    def _at(self, space: int) -> str:
        """The Unit on a board space."""
        card = self.view.board[space]
        return unit_words(self.frame.box.units[card]) if card != NONE else t("table-empty-space")

    def _seat(self, sabaton: str) -> int:
        number = self._sabatons[sabaton]
        return next(p.seat for p in self.view.players if p.sabaton == number)

    def _company(self, name: str) -> str:
        """Who is faced together with the picked Unit (D-11)."""
        company = next(company for company in self.table.companies if company.name == name)
        beside = [space for space in company.spaces if space != self.view.battle.space]
        if not beside:
            return t("do-company-alone")
        return t("do-company-with", units=words().listed(self._at(other) for other in beside))

    def _own_unit(self, place: int) -> str:
        """The player's Unit at a place of the line-up."""
        battle = self.view.battle
        own = battle.defenders if self.view.seat == battle.defender else battle.attackers
        return self.frame.box.units[own.cards[place]].name

    def _choice(self, verb: str, rest: str) -> str:
        """One of several cards, tokens or Sabatons."""
        match verb:
            case "relic":
                return self._keep_relic(rest)
            case "prowess":
                return t("terminal-keep-prowess", value=rest)
            case "drop":
                return t("terminal-drop", token=token_words(self._tokens[rest]))
            case "sabaton":
                figure = self.frame.box.sabatons[self._sabatons[rest]].name
                return t("terminal-play-as", figure=figure)
            case "retrieve":
                return t("terminal-retrieve", unit=unit_words(self._units[rest]))
            case "dismiss":
                return t("do-dismiss", unit=unit_words(self._units[rest]))
        return t("terminal-hunt", unit=unit_words(self._units[rest]))

    def _keep_relic(self, ident: str) -> str:
        """With how many of its Era the player has."""
        relic = self._relics[ident]
        era = int(relic.era)
        return t(
            "terminal-keep-relic",
            relic=relic_name(words(), relic.id, relic.name),
            era=ERAS[era - 1],
            count=self.table.points[self.view.seat or 0].relic_counts[era - 1],
        )
