"""Cards and tokens: how often they are chosen, used and won, and how their owners do.

Data type: `CardCounts`, what some matches add up to for every card and token.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from abth.balance.measurement.lone import Lone
from abth.balance.measurement.means import Mean, percent, rate
from abth.balance.measurement.page import Table
from abth.rules import events
from abth.rules.box import Box, UnitCard
from abth.rules.game import Game
from abth.rules.phases.time_travel import pointed_space
from abth.rules.scoring import standing
from abth.rules.terms import BASE, ERAS, HERO, NONE, SPACES_PER_ERA

BAND = (0.5, 2.0)  # of the Era's mean pick rate: neither a trap nor an auto-pick


@dataclass
class CardCounts:
    """What happened to every card and token, and how many points their owners are ahead."""

    cards: defaultdict[int, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    tokens: defaultdict[int, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    owners: defaultdict[int, Mean] = field(default_factory=lambda: defaultdict(Mean))

    def __getstate__(
        self,
    ) -> tuple[dict[int, Counter[str]], dict[int, Counter[str]], dict[int, Mean]]:
        """The counts as plain dictionaries, which can be sent between processes."""
        return dict(self.cards), dict(self.tokens), dict(self.owners)

    def __setstate__(
        self, state: tuple[dict[int, Counter[str]], dict[int, Counter[str]], dict[int, Mean]]
    ) -> None:
        """The counts from plain dictionaries."""
        self.cards = defaultdict(Counter, state[0])
        self.tokens = defaultdict(Counter, state[1])
        self.owners = defaultdict(Mean, state[2])

    def add(self, other: CardCounts) -> None:
        """Add the counts of other matches."""
        for card, counted in other.cards.items():
            self.cards[card].update(counted)
        for token, counted in other.tokens.items():
            self.tokens[token].update(counted)
        for card, mean in other.owners.items():
            self.owners[card].add(mean)


class CardWatcher:
    """Follows one match and counts what happens to cards and tokens."""

    def __init__(self, game: Game, counts: CardCounts) -> None:
        self.game = game
        self.counts = counts
        self.faced: tuple[int, ...] = ()
        self.chasing = False

    def before(self, number: int) -> None:
        """Note what lies open at the moment of a Time Jump."""
        game, numbers = self.game, self.game.frame.actions
        if not numbers.jump <= number < numbers.face:
            return
        first = (number - int(numbers.jump)) * int(SPACES_PER_ERA)
        for card in game.board[first : first + int(SPACES_PER_ERA)]:
            if card != NONE:
                self.counts.cards[int(card)]["seen"] += 1
        token = game.token_spaces[pointed_space(game)]
        if token != NONE and not game.token_taken:
            self.counts.tokens[int(token)]["offered"] += 1

    def count(self, event: events.Event) -> None:
        """Count one event."""
        cards, tokens = self.counts.cards, self.counts.tokens
        match event:
            case events.TurnBegan():
                self.faced, self.chasing = (), False
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
                for card in faced:
                    cards[card]["chased" if self.chasing else "faced"] += 1
            case events.UnitRecruited(card=card) if card in self.faced:
                cards[card]["felled"] += 1

    def token(self, ident: str) -> int:
        """The number of a kind of token."""
        return [token.id for token in self.game.frame.box.tokens].index(ident)

    def end(self) -> None:
        """Compare the scores of each card's owners with their table."""
        totals = standing(self.game).totals
        mean = sum(totals) / len(totals)
        for seat, total in enumerate(totals):
            player = self.game.players[seat]
            for card in {*player.hand, *player.deck, *player.discard, *player.aside}:
                if self.game.frame.box.units[card].rank != BASE:
                    self.counts.owners[int(card)].put(total - mean)


def printed(unit: UnitCard) -> str:
    """The numbers of a card: values, Damage icons, icons."""
    icons = {
        "REI": unit.reinforcement, "ASL": unit.assault, "HD": unit.heroic_death,
        "ACC": unit.accuracy, "DIV": unit.diversion, "REL": unit.relaunch,
    }  # fmt: skip
    text = f"{unit.long}/{unit.medium}/{unit.close} hp {unit.damage_icons}"
    return " ".join([text, *(f"{name} {n}" for name, n in icons.items() if n)])


def pick(counts: CardCounts, card: int) -> float:
    """How often a player who jumps into its Era faces this card."""
    seen = counts.cards[card]
    return seen["faced"] / seen["seen"] if seen["seen"] else 0.0


def pick_mean(box: Box, era: int, counts: CardCounts) -> float:
    """The mean pick rate of an Era's Elites."""
    elites = [counts.cards[int(card)] for card in box.elites[era]]
    seen = sum(card["seen"] for card in elites)
    return sum(card["faced"] for card in elites) / seen if seen else 0.0


def cards_table(box: Box, era: int, lone: list[Lone], counts: CardCounts) -> Table:
    """Every Elite and Hero of an Era: odds, pick rate, recruits and the scores of owners."""
    odds = {one.card: one for one in lone}
    mean = pick_mean(box, era, counts)
    rows = []
    for card in [*sorted(odds, key=lambda card: -pick(counts, card)), *map(int, box.heroes[era])]:
        unit, seen = box.units[card], counts.cards[card]
        alone = odds.get(card)
        times = pick(counts, card) / mean if mean else 0.0
        mark = "" if unit.rank == HERO or BAND[0] <= times <= BAND[1] else " !"
        rows.append(
            (
                f"{unit.name}{' (Hero)' if unit.rank == HERO else ''}",
                printed(unit),
                percent(alone.win) if alone else "-",
                percent(alone.recruit) if alone else "-",
                rate(seen["faced"], seen["seen"]),
                f"{times:.2f}{mark}",
                rate(seen["felled"], seen["faced"] + seen["chased"]),
                counts.owners[card].text(),
            )
        )
    columns = ("card", "printed", "won", "recruited", "picked", "of mean", "felled", "owners")
    title = f"Era {ERAS[era - 1]}: picked {percent(mean)} of the times seen"
    return Table(f"cards-{era}", title, columns, rows)


def tokens_table(box: Box, counts: CardCounts) -> Table:
    """Warfare tokens: taken when indicated, used when held."""
    rows = []
    for number, token in enumerate(box.tokens):
        counted = counts.tokens[number]
        taken = rate(counted["taken"], counted["offered"])
        row = (token.name, str(token.copies), taken, rate(counted["used"], counted["taken"]))
        rows.append(row)
    columns = ("token", "copies", "taken when indicated", "used when taken")
    return Table("tokens", "Warfare tokens", columns, rows)


def base_table(box: Box, counts: CardCounts, armies: int) -> Table:
    """Base Units: how often a copy is deployed and dismissed in a match."""
    rows = []
    for number, unit in enumerate(box.units):
        if unit.rank == BASE:
            copies = int(unit.copies) * armies
            counted = counts.cards[number]
            deployed, dismissed = counted["deployed"] / copies, counted["dismissed"] / copies
            rows.append((unit.name, str(unit.copies), f"{deployed:.2f}", f"{dismissed:.2f}"))
    columns = ("Base Unit", "copies", "deployed per copy", "dismissed per copy")
    return Table("base", "Base Units", columns, rows)
