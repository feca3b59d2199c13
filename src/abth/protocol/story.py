"""The story of a match in plain English, one line for each event worth a line.

Data type: `Story`, which remembers who fights whom, so that Units have names. `battle_story` has
the sentences for battles. A sentence leaves out what an event keeps secret (None).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from abth.protocol.battle_story import names_of, sentence
from abth.rules import events as e
from abth.rules.battle.combat import CombatRules, empty_battle
from abth.rules.battle.line_up import Roster
from abth.rules.box import Box
from abth.rules.rulings import Rulings
from abth.rules.terms import ATTACKER, ERAS, NOBODY, space_name

BATTLE_EVENTS = (
    e.LinkFormed, e.LinkAssaulted, e.LineFought, e.LinkBroken, e.UnitDamaged, e.UnitDefeated,
    e.HeroicDeathStruck, e.HeroicDeathDenied, e.HeroicDeathSpared, e.BattleDecided,
)  # fmt: skip

PILES = {
    "tiles": "The discarded tiles are shuffled into a new pile.",
    "tokens": "The discarded Warfare tokens are mixed into a new pile.",
    "relics": "The discarded Relics are shuffled into a new deck.",
}


def tell(event: e.Event, box: Box, names: Sequence[str]) -> str | None:
    """One event on its own; None if it is not worth a line."""
    return Story(box, names).tell(event)


def listed(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return f"{', '.join(words[:-1])} and {words[-1]}" if len(words) > 1 else "".join(words)


def counted(number: int, thing: str) -> str:
    """`a card`, `3 cards`."""
    return f"a {thing}" if number == 1 else f"{number} {thing}s"


class Story:
    """Tells events in their order; `names` has one name for each seat."""

    def __init__(self, box: Box, names: Sequence[str]) -> None:
        self.box = box
        self.names = names
        self._roster = Roster(box)
        self._begin("The attacker", "The defender")

    def _begin(self, attacker: str, defender: str) -> None:
        """Begin a turn with an empty battlefield."""
        self._sides = [attacker, defender]
        self._battle = empty_battle(CombatRules(Rulings()))

    def tell_all(self, events: Iterable[e.Event]) -> list[str]:
        """The lines of many events; cards drawn in a row are one line."""
        lines: list[str] = []
        for drawer, run in groupby(events, _drawer):
            told = list(run)
            if drawer is not None:
                lines.append(self._drawn(drawer, told))
            else:
                lines.extend(line for line in map(self.tell, told) if line is not None)
        return lines

    def _drawn(self, seat: int, events: list[e.Event]) -> str:
        """The cards a seat drew, with their names if all of them are known."""
        cards = [event.card for event in events if isinstance(event, e.CardDrawn)]
        known = [self._unit(card) for card in cards if card is not None]
        drawn = listed(known) if len(known) == len(cards) else counted(len(cards), "card")
        return f"{self.names[seat]} draws {drawn}."

    def _unit(self, card: int) -> str:
        return self.box.units[card].name

    def _units(self, cards: Sequence[int]) -> str:
        return listed([self._unit(card) for card in cards])

    def _eras(self, tile: int) -> str:
        printed = self.box.tiles[tile]
        return f"{ERAS[printed.low - 1]} and {ERAS[printed.high - 1]}"

    def _home(self, card: int) -> str:
        """The Era that a board Unit comes from and goes back to."""
        return f"Era {ERAS[self.box.units[card].era - 1]}"

    def tell(self, event: e.Event) -> str | None:
        """One event in words; None if it is not worth a line."""
        self.follow(event)
        if isinstance(event, BATTLE_EVENTS):
            return self._tell_battle(event)
        line = self._tell_travel(event)
        if line is None:
            line = self._tell_engagement(event)
        if line is None:
            line = self._tell_rewards(event)
        return line if line is not None else self._tell_table(event)

    def follow(self, event: e.Event) -> None:
        """Remember who fights, and with which Units."""
        defenders = self._battle.defenders
        match event:
            case e.TurnBegan(seat):
                self._begin(self.names[seat], "The board")
            case e.PlayerChallenged(seat, defender):
                self._sides = [self.names[seat], self.names[defender]]
            case e.UnitsFaced(_, cards):
                for card in cards:
                    defenders.add(card)
                defenders.muster(self._roster)
            case e.UnitDeployed(_, side, card) | e.ReinforcementArrived(side, card):
                line_up = self._battle.attackers if side == ATTACKER else defenders
                line_up.add(card)
                line_up.muster(self._roster)

    def _place(self, side: int, place: int) -> str:
        """The name of the Unit at a place, or the place if the Unit is not known."""
        names = names_of(self._battle.attackers if side == ATTACKER else self._battle.defenders)
        return names[place] if place < len(names) else f"the Unit in place {place + 1}"

    def _tell_battle(self, event: e.Event) -> str:
        """The Lines of Combat."""
        match event:
            case e.UnitDefeated(side, place):
                return f"{self._sides[side]} loses {self._place(side, place)}."
            case e.HeroicDeathSpared(side):
                return f"Accuracy spares {self._sides[side]} 1 damage."
            case e.BattleDecided(winner, attackers, defenders) if winner != NOBODY:
                return f"{self._sides[winner]} wins the battle, {attackers} to {defenders} left."
        names = [
            [self._place(side, place) for place in range(6)] for side in range(2)
        ]  # more than a line-up holds: an event told on its own knows no line-up
        if isinstance(event, e.UnitDamaged) and not self._stands(event.side, event.place):
            return f"{names[event.side][event.place].capitalize()} takes damage {event.damage}."
        return sentence(self._battle, (names[0], names[1]), event)

    def _stands(self, side: int, place: int) -> bool:
        line_up = self._battle.attackers if side == ATTACKER else self._battle.defenders
        return place < len(line_up.units)

    def _tell_travel(self, event: e.Event) -> str | None:
        """Phase 1."""
        names, box = self.names, self.box
        match event:
            case e.TurnBegan(seat, number):
                return f"Round {number}: the turn of {names[seat]}."
            case e.TileInserted(tile, active):
                turned = f"A tile of Eras {self._eras(tile)} enters the gear"
                if tile == active:
                    return f"{turned} and becomes active."
                return f"{turned}; Eras {self._eras(active)} are active."
            case e.TokenTaken(seat, token):
                return f"{names[seat]} takes the token {box.tokens[token].name}."
            case e.TokenDropped(seat, token):
                return f"{names[seat]} gives up the token {box.tokens[token].name}."
            case e.ActionUsed(seat, action):
                return f"{names[seat]} uses {box.gear_actions[action].name}."
            case e.TightenUpPlayed(seat, action):
                name = box.gear_actions[action].name
                return f"{names[seat]} plays Tighten up!, which works like {name}."
            case e.CardRetrieved(seat, card):
                return f"{names[seat]} takes {self._unit(card)} back from the discard pile."
            case e.UnitDismissed(seat, card):
                return f"{names[seat]} dismisses {self._unit(card)} for good."
            case e.SabatonJumped(seat, era):
                return f"{names[seat]} jumps to Era {ERAS[era - 1]}."
        return None

    def _tell_engagement(self, event: e.Event) -> str | None:
        """Phase 2 up to the roll of the dice."""
        names = self.names
        match event:
            case e.UnitsFaced(seat, cards):
                return f"{names[seat]} faces {self._units(cards)}."
            case e.ChasePlayed(seat):
                return f"{names[seat]} plays Chase and follows a trail of this Era."
            case e.PlayerChallenged(seat, defender):
                return f"{names[seat]} challenges {names[defender]}, who cannot refuse."
            case e.BattleForfeited(seat):
                return f"{names[seat]} finds nobody to fight with."
            case e.UnitDeployed(seat, _, card):
                return f"{names[seat]} deploys {self._unit(card)}."
            case e.NoUnitDeployed(seat):
                return f"{names[seat]} deploys nobody."
            case e.TokenAssigned(seat, side, token, place):
                name = self.box.tokens[token].name
                return f"{names[seat]} lays {name} on {self._place(side, place)}."
            case e.ReinforcementArrived(side, card):
                return f"Reinforcements for {self._side(side)}: {self._unit(card)}."
            case e.DieRolled(side, strong, face):
                faces = self.box.strong if strong else self.box.risky
                die = "Strong" if strong else "Risky"
                shown = faces[face]
                values = f"{shown.long:+d}/{shown.medium:+d}/{shown.close:+d}"
                return f"The {die} die of {self._side(side)} shows {values}."
            case e.DieKept(side):
                return f"{self._sides[side]} keeps the die."
        return None

    def _side(self, side: int) -> str:
        """The name of a side, as it is written within a sentence."""
        name = self._sides[side]
        return f"t{name[1:]}" if name in ("The board", "The attacker", "The defender") else name

    def _tell_rewards(self, event: e.Event) -> str | None:
        """Recruits, Relics, Prowess, Honor."""
        names, relics = self.names, self.box.relics
        match event:
            case e.UnitRecruited(seat, card):
                return f"{names[seat]} recruits {self._unit(card)}."
            case e.UnitWithdrew(card):
                return f"{self._home(card)} takes back {self._unit(card)}."
            case e.RelicSeen(seat, owner, relic):
                seen = "a Relic" if relic is None else relics[relic].name
                source = "" if owner is None else f" of {names[owner]}"
                return f"{names[seat]} looks at {seen}{source}."
            case e.RelicTaken(seat, owner, relic):
                source = "" if owner is None else f" from {names[owner]}"
                name, era = relics[relic].name, ERAS[relics[relic].era - 1]
                return f"{names[seat]} takes the Relic {name} (Era {era}){source}."
            case e.ProwessSeen(seat, owner, value):
                worth = "" if value is None else f", worth {value}"
                return f"{names[seat]} looks at a Prowess token of {names[owner]}{worth}."
            case e.ProwessTaken(seat, owner, value):
                worth = "" if value is None else f", worth {value}"
                return f"{names[seat]} wins a Prowess token of {names[owner]}{worth}."
            case e.HonorTaken(seat, tokens):
                honor = counted(tokens, "token")
                return f"{names[seat]} lost with honor: {honor} of Honor of the Arms."
            case e.HeroSetAside(seat, card):
                return f"{names[seat]} sets {self._unit(card)} aside: a Hero fights once."
        return None

    def _tell_table(self, event: e.Event) -> str | None:
        """Set-up, refilling, the end."""
        names = self.names
        match event:
            case e.SabatonChosen(seat, sabaton):
                name = self.box.sabatons[sabaton].name
                return f"{names[seat]} plays {name}." if names[seat] != name else None
            case e.StartPlayerFound(seat):
                return f"{names[seat]} takes the Headquarters and begins."
            case e.WheelSet():
                return "The Gears of History are set."
            case e.TokenLaidOut(space, token):
                return f"Token space {space + 1}: {self.box.tokens[token].name}."
            case e.UnitLaidOut(space, card):
                return f"{self._home(card)} sends {self._unit(card)} to {space_name(space)}."
            case e.RelicDealt(seat, relic):
                return f"{names[seat]} starts with the Relic {self.box.relics[relic].name}."
            case e.CardDrawn(seat):
                return self._drawn(seat, [event])
            case e.PileRenewed(pile, of):
                if pile == "era":
                    return f"The discard pile of Era {ERAS[of - 1]} becomes its new deck."
                return PILES.get(pile) or f"{names[of]} shuffles the discard pile into a new deck."
            case e.MatchEnded(scores, winners):
                who = listed([names[seat] for seat in winners])
                share = "share the victory" if len(winners) > 1 else "wins the match"
                return f"{who} {share} with {max(scores)} points."
        return None


def _drawer(event: e.Event) -> int | None:
    """The seat that draws a card with this event, if it is such an event."""
    return event.seat if isinstance(event, e.CardDrawn) else None
