"""The numbered choices of a player: what each is, what follows from it, and what to type.

Data type: `Choices`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from abth.protocol.text_page import TextChoice
from abth.rules.box import Tile, UnitCard
from abth.rules.facts import facts_for
from abth.rules.game import Game
from abth.rules.terms import ERAS, NONE, TILES_PER_TURN
from abth.rules.views import view_for
from abth.text_seat.facts import Facts
from abth.text_seat.unit_words import figures_in_words
from abth.words.catalogue import Words
from abth.words.pieces import action_name, action_note, relic_name
from abth.words.punctuation import in_series

PLAIN: Final = {
    "done": "do-done",
    "no-unit": "do-no-unit",
    "no-battle": "do-no-battle",
    "reroll": "do-reroll",
    "keep": "do-keep",
}

Said = tuple[str, str]
"""A label and a note."""


def tile_words(facts: Facts, tile: Tile) -> str:
    """`Eras I and III, token space 2`."""
    return facts.words.t(
        "terminal-tile",
        first=ERAS[tile.low - 1],
        second=ERAS[tile.high - 1],
        space=int(tile.pointer),
    )


class Choices:
    """The options of one view in words."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.words = facts.words
        self.t = facts.words.t
        box = facts.box
        self._units = {unit.id: unit for unit in box.units}
        self._tokens = {token.id: number for number, token in enumerate(box.tokens)}
        self._relics = {relic.id: relic for relic in box.relics}
        self._actions = {action.symbol: action for action in box.gear_actions}
        self._sabatons = {sabaton.id: number for number, sabaton in enumerate(box.sabatons)}
        self._final = {final.action for final in facts.table.final}

    def all(self) -> list[TextChoice]:
        """Every option, numbered from 1."""
        return [self._choice(number, n) for number, n in enumerate(self.facts.view.options, 1)]

    def _choice(self, number: int, option: int) -> TextChoice:
        typed = self.facts.frame.actions.text(option)
        verb, _, rest = typed.partition(" ")
        label, note = self._said(verb, rest)
        if option in self._final:
            final = self.t("text-note-final")
            note = in_series(self.words, [note, final]) if note else final
        return TextChoice(
            number=number, label=f"{label[0].upper()}{label[1:]}", note=note, typed=typed
        )

    def _said(self, verb: str, rest: str) -> Said:
        """Label and note of one action."""
        if verb in PLAIN:
            return self.t(PLAIN[verb]), ""
        return self._gear(verb, rest) or self._battle(verb, rest) or self._spoils(verb, rest)

    def _gear(self, verb: str, rest: str) -> Said | None:
        """Phase 1."""
        facts, t = self.facts, self.t
        match verb:
            case "insert":
                return t("do-insert"), self._insert_note()
            case "take":
                space = facts.table.pointed_space or 0
                token = facts.token(facts.view.token_spaces[space])
                return t("do-take", token=token), t("text-note-take", space=space + 1)
            case "use":
                action = self._actions[rest]
                name = action_name(self.words, action.id, action.name)
                return name, action_note(self.words, action.id, action.note)
            case "tighten-up":
                action = facts.box.gear_actions[facts.frame.tighten_up]
                return t("do-tighten-up"), action_note(self.words, action.id, action.note)
            case "jump":
                return t("do-jump", era=rest), self._there(ERAS.index(rest) + 1)
        return None

    def _insert_note(self) -> str:
        """How many tiles were inserted, and the tile that will be active then, if known (R-1)."""
        facts = self.facts
        count = self.t(
            "terminal-inserted", count=facts.view.tiles_inserted, most=int(TILES_PER_TURN)
        )
        if facts.frame.direct_to_active or facts.view.pending_tile == NONE:
            return count
        pending = facts.box.tiles[facts.view.pending_tile]
        return self.t("text-note-insert", inserted=count, tile=tile_words(facts, pending))

    def _there(self, era: int) -> str:
        """The Units of an Era, and who is there."""
        spaces = range((era - 1) * 3, era * 3)
        units = [unit.name for space in spaces if (unit := self.facts.unit_at(space))]
        return ", ".join([*units, *(self.facts.names[seat] for seat in self.facts.visitors(era))])

    def _battle(self, verb: str, rest: str) -> Said | None:
        """Phase 2 up to the dice."""
        t = self.t
        match verb:
            case "face":
                unit = self.facts.unit_at(self._space(rest))
                if unit is None:
                    return t("terminal-face", unit=t("table-empty-space"), space=rest), ""
                return self._unit(t("terminal-face", unit=unit.name, space=rest), unit)
            case "challenge":
                return self._challenge(rest)
            case "chase":
                return t("do-chase"), t("token-chase-words")
            case "with":
                return self._company(rest), ""
            case "deploy":
                unit = self._units[rest]
                return self._unit(t("terminal-deploy", unit=unit.name), unit)
            case "assign":
                token, place = rest.split()
                name, unit = self._token(token), self._own_unit(int(place) - 1)
                return t("terminal-assign", token=name, unit=unit.name, place=int(place)), ""
            case "recruit" | "leave":
                unit = self._defeated()
                label = t(f"terminal-{verb}", unit=unit.name)
                return self._unit(label, unit) if verb == "recruit" else (label, "")
        return None

    def _unit(self, label: str, unit: UnitCard) -> Said:
        """A label with the figures of a Unit beside it."""
        return label, figures_in_words(self.words, unit)

    def _space(self, name: str) -> int:
        actions = self.facts.frame.actions
        return actions.number(f"face {name}") - int(actions.face)

    def _challenge(self, sabaton: str) -> Said:
        number = self._sabatons[sabaton]
        player = next(p for p in self.facts.view.players if p.sabaton == number)
        who = self.facts.names[player.seat]
        note = self.t("text-note-challenge", hand=player.hand_size, tokens=len(player.tokens))
        return self.t("do-challenge", who=who), note

    def _company(self, name: str) -> str:
        """Who is faced together with the picked Unit (D-11)."""
        company = next(one for one in self.facts.table.companies if one.name == name)
        beside = [space for space in company.spaces if space != self.facts.view.battle.space]
        units = [unit.name for space in beside if (unit := self.facts.unit_at(space))]
        if not units:
            return self.t("do-company-alone")
        return self.t("do-company-with", units=self.words.listed(units))

    def _own_unit(self, place: int) -> UnitCard:
        """The player's Unit at a place of the line-up."""
        view = self.facts.view
        battle = view.battle
        own = battle.defenders if view.seat == battle.defender else battle.attackers
        return self.facts.box.units[own.cards[place]]

    def _defeated(self) -> UnitCard:
        """The Unit that may be recruited."""
        view = self.facts.view
        return self.facts.box.units[view.battle.defenders.cards[view.due.cursor]]

    def _token(self, ident: str) -> str:
        return self.facts.token(self._tokens[ident])

    def _spoils(self, verb: str, rest: str) -> Said:
        """One of several cards, tokens or Sabatons."""
        t = self.t
        match verb:
            case "relic":
                return self._relic(rest)
            case "prowess":
                return t("terminal-keep-prowess", value=rest), ""
            case "drop":
                return t("terminal-drop", token=self._token(rest)), ""
            case "sabaton":
                figure = self.facts.box.sabatons[self._sabatons[rest]].name
                return t("terminal-play-as", figure=figure), ""
            case "retrieve":
                unit = self._units[rest]
                return self._unit(t("terminal-retrieve", unit=unit.name), unit)
            case "dismiss":
                unit = self._units[rest]
                return self._unit(t("do-dismiss", unit=unit.name), unit)
        unit = self._units[rest]
        return self._unit(t("terminal-hunt", unit=unit.name), unit)

    def _relic(self, ident: str) -> Said:
        """With how many of its Era the player has, and what one more is worth."""
        relic = self._relics[ident]
        era = int(relic.era) - 1
        points = self.facts.table.points[self.facts.view.seat or 0]
        note = self.t(
            "text-note-relic",
            era=ERAS[era],
            count=points.relic_counts[era],
            gain=points.relic_gains[era],
        )
        return self.t("do-keep-relic", relic=relic_name(self.words, relic.id, relic.name)), note


def option_words(game: Game, names: Sequence[str], words: Words) -> dict[str, str]:
    """What the seat to act may choose: as a log writes it, and as it is said."""
    seat = int(game.to_act)
    facts = Facts(view_for(game, seat), facts_for(game, seat), game.frame, names, words)
    return {choice.typed: choice.label for choice in Choices(facts).all()}
