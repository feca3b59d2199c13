"""How the printed box plays: exact odds of lone Elite Units, and matches between captains.

    python -m benchmarks.balance [--games N] [--seed S] [--bot NAME] [--write]

Data types: `Lone`, the odds of one Elite Unit; `Counts`, what some matches add up to; `Table`, for
the terminal and for docs/balance.md. The same games and seed give the same numbers on any machine.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache, partial
from importlib import import_module
from itertools import combinations, permutations
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as RichTable

from abth.arena.matches import frame_of, seed_of
from abth.bots.base import Bot, choice_of
from abth.bots.odds import battle_tally
from abth.bots.registry import UnknownBot, make_bot, parse_bot
from abth.rules import events
from abth.rules.battle.combat import Battle, empty_battle, engage
from abth.rules.battle.line_up import LineUp
from abth.rules.box import Box, UnitCard
from abth.rules.flow import new_game_in, play
from abth.rules.game import Frame, Game
from abth.rules.phases.time_travel import pointed_space
from abth.rules.playout import Dice, let_chance_act
from abth.rules.scoring import Standing, standing
from abth.rules.terms import ATTACKER, BASE, CHANCE, DEFENDER, ELITE, ERAS, HERO, NONE, OVER

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "balance.md"
PLOTS = ROOT / "docs" / "img"
STANDARD = (4, 6)  # players and Rounds that the box is balanced for
VARIANTS = ((2, 6), (3, 6), STANDARD, (5, 6), (4, 8))
SOURCES = ("Elites", "Heroes", "Relics", "Prowess", "Honor")
COLOURS = ("#b5651d", "#4f6d7a", "#8c2f39", "#3d3d3d")  # of the Eras
SURE = 1.96  # standard errors to each side of a 95 % interval
BAND = (0.5, 2.0)  # of the Era's mean pick rate: neither a trap nor an auto-pick

Cards = tuple[int, ...]
Chances = list[tuple[Cards, float]]  # line-ups with the chance of each


# --- lone Elite Units, exactly -----------------------------------------------------------------


@dataclass(frozen=True)
class Lone:
    """An Elite Unit alone on the board, met by the best line-up of a starting hand."""

    card: int
    win: float  # the Attacker's chance, averaged over all starting hands
    recruit: float  # the chance that the Unit falls meanwhile
    best_recruit: float  # the same, if the Attacker plays for that alone


class Field:
    """A battlefield that is used over and over."""

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.battle: Battle = empty_battle(frame.combat)

    def chances(self, attackers: Cards, defenders: Cards) -> tuple[float, float]:
        """That the Attacker wins, and that the first Defender falls, over all rolls."""
        battle = self.battle
        self.lay(battle.attackers, attackers)
        self.lay(battle.defenders, defenders)
        engage(battle)
        tally = battle_tally(battle, self.frame.box, True)
        return tally.attacker_wins / tally.whole, tally.defenders[0] / tally.whole

    def lay(self, line_up: LineUp, cards: Cards) -> None:
        """Lay out one side, without tokens."""
        line_up.cards = list(cards)
        line_up.tokens = [NONE] * len(cards)
        line_up.muster(self.frame.roster)


def reinforced(
    units: list[UnitCard], cards: Cards, pile: dict[int, float], left: int, places: int, at: int = 0
) -> Chances:
    """All ways in which a line-up is reinforced (REINF-1 to 10, R-26).

    `pile` says how many of each card there may be among the `left` that will be drawn from; where
    part of the Era deck is unknown its cards count as parts of one.
    """
    calls = sum(int(units[card].reinforcement) for card in cards)
    if at >= calls or len(cards) >= places or left == 0:
        return [(cards, 1.0)]
    ways: Chances = []
    for card, share in pile.items():
        rest = remaining(units, pile, card)
        for way, chance in reinforced(units, (*cards, card), rest, left - 1, places, at + 1):
            ways.append((way, chance * share / left))
    return ways


def remaining(units: list[UnitCard], pile: dict[int, float], card: int) -> dict[int, float]:
    """The pile after one card was drawn; the others of its kind of share fill up."""
    if units[card].rank != ELITE:
        return {other: n - (other == card) for other, n in pile.items() if n - (other == card) > 0}
    drawn = [other for other in pile if units[other].rank == ELITE]
    known = sum(pile[other] for other in drawn) - 1
    fair = known / (len(drawn) - 1) if len(drawn) > 1 else 0.0
    return {o: (fair if o in drawn else n) for o, n in pile.items() if o != card}


def starting_hands(box: Box) -> Counter[Cards]:
    """Every hand of 4 of the 8 Base Units, with how often it is dealt in 70."""
    cards = [int(card) for card in box.base_set]
    hands = combinations(range(len(cards)), 4)
    return Counter(tuple(sorted(cards[place] for place in hand)) for hand in hands)


def plans_of(box: Box, hand: Cards, slots: int = 4, places: int = 5) -> list[Chances]:
    """Every line-up of a hand, each with its reinforcements from the rest of the deck."""
    deck = Counter([int(card) for card in box.base_set])
    deck.subtract(hand)
    pile = {card: float(n) for card, n in deck.items() if n > 0}
    left = sum(deck.values())
    line_ups = sorted({line for size in range(1, slots + 1) for line in permutations(hand, size)})
    return [reinforced(box.units, line, pile, left, places) for line in line_ups]


def era_pile(box: Box, era: int, card: int) -> dict[int, float]:
    """What an Era deck of 14 may hold: both Heroes and 12 of the 14 other Elites (SETUP-16)."""
    others = [int(other) for other in box.elites[era] if other != card]
    pile = {other: (len(others) - 2) / len(others) for other in others}
    return pile | {int(hero): 1.0 for hero in box.heroes[era]}


def lone_elite(frame: Frame, plans: dict[Cards, list[Chances]], era: int, card: int) -> Lone:
    """The odds of one Elite Unit against the best line-up of every starting hand."""
    box, field_ = frame.box, Field(frame)
    pile = era_pile(box, era, card)
    defences = reinforced(box.units, (card,), pile, round(sum(pile.values())), 4)
    against = partial(expected, field_, defences, {})
    win = recruit = best_recruit = 0.0
    for hand, dealt in starting_hands(box).items():
        results = [weighed(plan, against) for plan in plans[hand]]
        best = max(results)
        win += dealt * best[0] / 70
        recruit += dealt * best[1] / 70
        best_recruit += dealt * max(fall for _, fall in results) / 70
    return Lone(card, win, recruit, best_recruit)


def expected(
    field_: Field,
    defences: Chances,
    found: dict[Cards, tuple[float, float]],
    attackers: Cards,
) -> tuple[float, float]:
    """The chances of a line-up over all reinforcements of the Defender, found once."""
    if attackers not in found:
        win = fall = 0.0
        for defenders, chance in defences:
            won, fell = field_.chances(attackers, defenders)
            win, fall = win + chance * won, fall + chance * fell
        found[attackers] = win, fall
    return found[attackers]


def weighed(plan: Chances, against: Callable[[Cards], tuple[float, float]]) -> tuple[float, float]:
    """The chances of a plan over all its reinforcements."""
    win = fall = 0.0
    for attackers, chance in plan:
        won, fell = against(attackers)
        win, fall = win + chance * won, fall + chance * fell
    return win, fall


@cache
def all_plans(content: Path | None) -> dict[Cards, list[Chances]]:
    """The line-ups of every starting hand, found once in each process."""
    box = frame_of(content, "default", None, ()).box
    return {hand: plans_of(box, hand) for hand in starting_hands(box)}


def lone_of(content: Path | None, era_and_card: tuple[int, int]) -> Lone:
    """One Elite Unit of an Era, alone."""
    frame = frame_of(content, "default", None, ())
    return lone_elite(frame, all_plans(content), *era_and_card)


def challenge_of(content: Path | None, hand: Cards) -> float:
    """The Attacker's chance against the best defence of a starting hand with Base Units alone.

    The Defender does not know the Attacker's hand and takes the line-up that does best on average;
    the Attacker sees it and takes the best answer of each hand (CHALLENGE-5, CHALLENGE-7).
    """
    frame = frame_of(content, "default", None, ())
    field_, hands = Field(frame), starting_hands(frame.box)
    best = 1.0
    for defences in plans_of(frame.box, hand, 3, 4):
        against = partial(expected, field_, defences, {})
        answers = [
            dealt * max(weighed(plan, against)[0] for plan in all_plans(content)[other]) / 70
            for other, dealt in hands.items()
        ]
        best = min(best, sum(answers))
    return best


# --- matches -----------------------------------------------------------------------------------


@dataclass
class Mean:
    """A mean over matches, with its interval."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def put(self, value: float) -> None:
        """One more value."""
        self.n += 1
        self.total += value
        self.squares += value * value

    def add(self, other: Mean) -> None:
        """The values of other matches."""
        self.n += other.n
        self.total += other.total
        self.squares += other.squares

    @property
    def value(self) -> float:
        """The mean itself."""
        return self.total / self.n if self.n else 0.0

    @property
    def margin(self) -> float:
        """Half the width of its 95 % interval."""
        if self.n < 2:
            return 0.0
        spread = max(0.0, self.squares / self.n - self.value**2) * self.n / (self.n - 1)
        return SURE * sqrt(spread / self.n)


@dataclass
class Counts:
    """What some matches add up to."""

    means: defaultdict[str, Mean] = field(default_factory=lambda: defaultdict(Mean))
    number: Counter[str] = field(default_factory=Counter)
    cards: defaultdict[int, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    tokens: defaultdict[int, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    owners: defaultdict[int, Mean] = field(default_factory=lambda: defaultdict(Mean))

    def add(self, other: Counts) -> None:
        """The matches that come after these."""
        for key, mean in other.means.items():
            self.means[key].add(mean)
        self.number.update(other.number)
        for card, counted in other.cards.items():
            self.cards[card].update(counted)
        for token, counted in other.tokens.items():
            self.tokens[token].update(counted)
        for card, mean in other.owners.items():
            self.owners[card].add(mean)


class Watcher:
    """Follows one match and counts what its players do."""

    def __init__(self, game: Game, counts: Counts) -> None:
        self.game = game
        self.counts = counts
        self.story = game.listen()
        self.heard = 0
        self.faced: Cards = ()
        self.chasing = False
        self.against = ""  # the board's Era, or players
        self.battles = self.challenges = 0

    def before(self, number: int) -> None:
        """Note what lies open at the moment of a Time Jump."""
        game, numbers = self.game, self.game.frame.actions
        if not numbers.jump <= number < numbers.face:
            return
        era = number - int(numbers.jump)
        for card in game.board[3 * era : 3 * era + 3]:
            if card != NONE:
                self.counts.cards[int(card)]["seen"] += 1
        token = game.token_spaces[pointed_space(game)]
        if token != NONE and not game.token_taken:
            self.counts.tokens[int(token)]["offered"] += 1

    def after(self) -> None:
        """Count what has happened since."""
        fresh = self.story[self.heard :]
        self.heard = len(self.story)
        for event in fresh:
            self.count(event)

    def count(self, event: events.Event) -> None:
        """Count one event."""
        cards, tokens, number = self.counts.cards, self.counts.tokens, self.counts.number
        units = self.game.frame.box.units
        match event:
            case events.TurnBegan():
                self.faced, self.chasing, self.against = (), False, ""
                number["turns"] += 1
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
                self.against = f"era {units[faced[0]].era}"
                for card in faced:
                    cards[card]["chased" if self.chasing else "faced"] += 1
            case events.PlayerChallenged():
                self.against = "players"
            case events.UnitRecruited(card=card):
                cards[card]["recruited"] += 1
                if card in self.faced:
                    cards[card]["felled"] += 1
            case events.BattleDecided(winner=winner):
                self.decided(int(winner))

    def decided(self, winner: int) -> None:
        """Count how a battle ended."""
        ending = {int(ATTACKER): "won", int(DEFENDER): "lost"}.get(winner, "nobody")
        self.counts.number[f"{self.against} {ending}"] += 1
        self.battles += 1
        self.challenges += self.against == "players"

    def token(self, ident: str) -> int:
        """The number of a kind of token."""
        return [token.id for token in self.game.frame.box.tokens].index(ident)

    def end(self) -> None:
        """Count scores, owners and winners."""
        result = standing(self.game)
        self.score(result)
        mean = sum(result.totals) / len(result.totals)
        for seat, total in enumerate(result.totals):
            player = self.game.players[seat]
            army = {*player.hand, *player.deck, *player.discard, *player.aside}
            for card in army:
                if self.game.frame.box.units[card].rank != BASE:
                    self.counts.owners[int(card)].put(total - mean)
                    self.counts.cards[int(card)]["owned"] += 1

    def score(self, result: Standing) -> None:
        """Points by source, as means of each match, whose seats are not independent."""
        means, seats = self.counts.means, len(result.scores)
        totals = sorted(result.totals)
        means["total"].put(sum(totals) / seats)
        means["winner"].put(totals[-1])
        means["last"].put(totals[0])
        means["shared"].put(len(result.winners) > 1)
        for source, name in zip(
            ("elite", "heroes", "relics", "prowess", "honor"), SOURCES, strict=True
        ):
            means[name].put(sum(getattr(score, source) for score in result.scores) / seats)
        means["challenges"].put(self.challenges / max(1, self.battles))
        first = int(self.game.start)
        for turn in range(seats):
            seat = (first + turn) % seats
            share = (seat in result.winners) / len(result.winners)
            means[f"turn {turn + 1}"].put(share)


def play_some(
    content: Path | None, bot: str, players: int, rounds: int, seed: int, matches: range
) -> Counts:
    """Play these matches, all seats by the same kind of bot."""
    frame = frame_of(content, "default", rounds, ())
    counts = Counts()
    for match in matches:
        own = seed_of(seed, match)
        bots = [make_bot(bot, seed_of(own, seat)) for seat in range(players)]
        play_one(new_game_in(frame, players), bots, Dice(own), counts)
    return counts


def play_one(game: Game, bots: list[Bot], dice: Dice, counts: Counts) -> None:
    """Play one match to its end and count it."""
    watcher = Watcher(game, counts)
    for seat, bot in enumerate(bots):
        bot.sit_down(game.frame, seat)
    while game.to_act != OVER:
        if game.to_act == CHANCE:
            let_chance_act(game, dice)
        else:
            number = choice_of(bots[game.to_act], game)
            watcher.before(number)
            play(game, number)
        watcher.after()
    watcher.end()


def simulate(
    pool: ProcessPoolExecutor,
    content: Path | None,
    bot: str,
    variant: tuple[int, int],
    games: int,
    seed: int,
) -> Counts:
    """Play many matches, in pieces that do not depend on the number of processes."""
    pieces = [range(first, min(first + 5, games)) for first in range(0, games, 5)]
    counts = Counts()
    for part in pool.map(partial(play_some, content, bot, *variant, seed), pieces):
        counts.add(part)
    return counts


# --- tables ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Table:
    """A table for the terminal and for the page; `key` names its markers there."""

    key: str
    title: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]

    def markdown(self) -> str:
        """The table as Markdown, numbers to the right."""
        ruler = ["---", *["---:"] * (len(self.columns) - 1)]
        lines = [self.columns, ruler, *self.rows]
        return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)

    def show(self, console: Console) -> None:
        """The table in the terminal."""
        table = RichTable(title=self.title, title_justify="left")
        for place, column in enumerate(self.columns):
            table.add_column(column, justify="right" if place else "left")
        for cells in self.rows:
            table.add_row(*cells)
        console.print(table)


def percent(share: float) -> str:
    """A share as per cent."""
    return f"{100 * share:.0f} %"


def rate(hits: int, of: int) -> str:
    """A share with half its 95 % interval."""
    if of == 0:
        return "-"
    share = hits / of
    return f"{100 * share:.0f} ± {100 * SURE * sqrt(share * (1 - share) / of):.0f} %"


def mean_of(mean: Mean, digits: int = 1) -> str:
    """A mean with half its 95 % interval; too few values tell nothing."""
    if mean.n < 10:
        return "-"
    return f"{mean.value:.{digits}f} ± {mean.margin:.{digits}f}"


def printed(unit: UnitCard) -> str:
    """The numbers of a card: values, Damage icons, icons."""
    icons = {
        "REI": unit.reinforcement, "ASL": unit.assault, "HD": unit.heroic_death,
        "ACC": unit.accuracy, "DIV": unit.diversion, "REL": unit.relaunch,
    }  # fmt: skip
    text = f"{unit.long}/{unit.medium}/{unit.close} hp {unit.damage_icons}"
    return " ".join([text, *(f"{name} {n}" for name, n in icons.items() if n)])


def era_table(lone: dict[int, list[Lone]], duel: float) -> Table:
    """The odds of the Eras, and those of a challenge between starting hands."""
    rows = []
    for era, found in lone.items():
        wins = sorted(one.win for one in found)
        rows.append(
            (
                f"an Elite of Era {ERAS[era - 1]}",
                percent(sum(wins) / len(wins)),
                percent(wins[0]),
                percent(wins[-1]),
                percent(sum(one.recruit for one in found) / len(found)),
                percent(sum(one.best_recruit for one in found) / len(found)),
            )
        )
    rows.append(("a player's starting hand", percent(duel), "-", "-", "-", "-"))
    columns = ("against", "won", "hardest", "easiest", "recruited", "at best")
    return Table("eras", "The best line-up of a starting hand against a lone Elite", columns, rows)


def variants_table(played: dict[tuple[int, int], Counts]) -> Table:
    """Scores by number of players and Rounds."""
    rows = []
    for (players, rounds), counts in played.items():
        means = counts.means
        rows.append(
            (
                f"{players} players, {rounds} Rounds",
                mean_of(means["total"]),
                *(mean_of(means[source], 2) for source in SOURCES),
                f"{means['winner'].value:.1f}",
                f"{means['last'].value:.1f}",
                percent(means["shared"].value),
            )
        )
    columns = ("match", "mean score", *SOURCES, "winner", "last", "shared")
    return Table("scores", "Points by source", columns, rows)


def battles_table(played: dict[tuple[int, int], Counts]) -> Table:
    """Challenges, how battles end, and who wins by order of turn."""
    rows = []
    for (players, rounds), counts in played.items():
        number = counts.number
        fought = {
            against: [number[f"{against} {end}"] for end in ("won", "lost", "nobody")]
            for against in ("players", *(f"era {era}" for era in range(1, 5)))
        }
        won = [rate(ends[0], sum(ends)) for ends in fought.values()]
        turns = [f"{100 * counts.means[f'turn {turn + 1}'].value:.0f}" for turn in range(players)]
        share = counts.means["challenges"]
        challenges = f"{100 * share.value:.0f} ± {100 * share.margin:.0f} %"
        row = (f"{players} players, {rounds} Rounds", challenges, *won, " / ".join(turns))
        rows.append(row)
    columns = ("match", "challenges", "won", *(f"won, {era}" for era in ERAS), "wins by turn, %")
    return Table("battles", "Battles that the Attacker wins", columns, rows)


def cards_table(box: Box, era: int, lone: list[Lone], counts: Counts) -> Table:
    """Every Elite and Hero of an Era: odds, pick rate, recruits and the scores of owners."""
    odds = {one.card: one for one in lone}
    mean = pick_mean(box, era, counts)
    rows = []
    for card in [*sorted(odds, key=lambda card: -pick(counts, card)), *map(int, box.heroes[era])]:
        unit, seen = box.units[card], counts.cards[card]
        alone = odds.get(card)
        times = pick(counts, card) / mean if mean else 0.0
        mark = "" if unit.rank == HERO or BAND[0] <= times <= BAND[1] else " !"
        faced = seen["faced"] + seen["chased"]
        rows.append(
            (
                f"{unit.name}{' (Hero)' if unit.rank == HERO else ''}",
                printed(unit),
                percent(alone.win) if alone else "-",
                percent(alone.recruit) if alone else "-",
                rate(seen["faced"], seen["seen"]),
                f"{times:.2f}{mark}",
                rate(seen["felled"], faced),
                mean_of(counts.owners[card]),
            )
        )
    columns = ("card", "printed", "won", "recruited", "picked", "of mean", "felled", "owners")
    title = f"Era {ERAS[era - 1]}: picked {percent(mean)} of the times seen"
    return Table(f"cards-{era}", title, columns, rows)


def pick(counts: Counts, card: int) -> float:
    """How often a card is faced by those who jump into its Era."""
    seen = counts.cards[card]
    return seen["faced"] / seen["seen"] if seen["seen"] else 0.0


def pick_mean(box: Box, era: int, counts: Counts) -> float:
    """The mean pick rate of an Era's Elites."""
    elites = [counts.cards[int(card)] for card in box.elites[era]]
    seen = sum(card["seen"] for card in elites)
    return sum(card["faced"] for card in elites) / seen if seen else 0.0


def tokens_table(box: Box, counts: Counts) -> Table:
    """Warfare tokens: taken when indicated, used when held."""
    rows = []
    for number, token in enumerate(box.tokens):
        counted = counts.tokens[number]
        taken = rate(counted["taken"], counted["offered"])
        row = (token.name, str(token.copies), taken, rate(counted["used"], counted["taken"]))
        rows.append(row)
    columns = ("token", "copies", "taken when indicated", "used when taken")
    return Table("tokens", "Warfare tokens", columns, rows)


def base_table(box: Box, counts: Counts, seats: int) -> Table:
    """Base Units: how often a copy is deployed and dismissed in a match."""
    rows = []
    for number, unit in enumerate(box.units):
        if unit.rank == BASE:
            copies = int(unit.copies) * seats
            counted = counts.cards[number]
            deployed, dismissed = counted["deployed"] / copies, counted["dismissed"] / copies
            rows.append((unit.name, str(unit.copies), f"{deployed:.2f}", f"{dismissed:.2f}"))
    columns = ("Base Unit", "copies", "deployed per copy", "dismissed per copy")
    return Table("base", "Base Units", columns, rows)


# --- the page and its plots --------------------------------------------------------------------


def write_page(tables: Sequence[Table], command: str, page: Path = PAGE) -> None:
    """Renew what stands between the markers of each table."""
    text = page.read_text(encoding="utf-8")
    parts = {table.key: table.markdown() for table in tables} | {"command": f"`{command}`"}
    for key, part in parts.items():
        opening, closing = f"<!-- {key} -->", f"<!-- /{key} -->"
        before, found, rest = text.partition(opening)
        _, ends, after = rest.partition(closing)
        if not found or not ends:
            raise SystemExit(f"{page}: the markers {opening} and {closing} are missing")
        text = f"{before}{opening}\n{part}\n{closing}{after}"
    page.write_text(text, encoding="utf-8")


def write_plots(
    box: Box, lone: dict[int, list[Lone]], played: dict[tuple[int, int], Counts]
) -> None:
    """Draw the three plots of the page."""
    try:
        import_module("matplotlib").use("Agg")  # not among what the benchmarks need
    except ModuleNotFoundError:
        raise SystemExit("the plots need matplotlib: pip install matplotlib") from None
    pyplot = import_module("matplotlib.pyplot")
    PLOTS.mkdir(parents=True, exist_ok=True)
    plot_lone(pyplot, lone)
    plot_scores(pyplot, played)
    plot_picks(pyplot, box, played[STANDARD])


def plot_lone(pyplot: Any, lone: dict[int, list[Lone]]) -> None:
    """The chance to win and to recruit, a dot for each Elite."""
    figure, axes = pyplot.subplots(figsize=(7, 4))
    for era, found in lone.items():
        ordered = sorted(found, key=lambda one: -one.win)
        places = [era + (place - 7) / 20 for place in range(len(ordered))]
        axes.plot(places, [100 * one.win for one in ordered], "o", color=COLOURS[era - 1])
        falls = [100 * one.recruit for one in ordered]
        axes.plot(places, falls, "x", color=COLOURS[era - 1], alpha=0.5)
        mean = 100 * sum(one.win for one in found) / len(found)
        axes.plot([era - 0.4, era + 0.4], [mean, mean], color=COLOURS[era - 1], linewidth=1)
        axes.text(era + 0.41, mean, f"{mean:.0f}", va="center", fontsize=8)
    axes.set_xticks(range(1, 5), [f"Era {era}" for era in ERAS])
    axes.set_ylabel("chance, %")
    axes.set_title("Lone Elites against a starting hand: o won, x recruited, bar mean", fontsize=10)
    save(figure, "balance-lone.png")


def plot_scores(pyplot: Any, played: dict[tuple[int, int], Counts]) -> None:
    """Stacked points by source for every kind of match."""
    figure, axes = pyplot.subplots(figsize=(7, 3))
    names = [f"{players} players, {rounds} Rounds" for players, rounds in played]
    left = [0.0] * len(names)
    for source, colour in zip(SOURCES, (*COLOURS, "#c9b458"), strict=True):
        points = [counts.means[source].value for counts in played.values()]
        axes.barh(names, points, left=left, label=source, color=colour)
        left = [a + b for a, b in zip(left, points, strict=True)]
    axes.invert_yaxis()
    axes.set_xlabel("mean points of a player")
    axes.legend(ncols=5, fontsize=8, loc="upper center", bbox_to_anchor=(0.4, 1.16), frameon=False)
    save(figure, "balance-points.png")


def plot_picks(pyplot: Any, box: Box, counts: Counts) -> None:
    """The pick rate of every Elite, with the band of each Era."""
    figure, panels = pyplot.subplots(2, 2, figsize=(9, 6.4))
    for era, axes in enumerate(panels.flat, start=1):
        cards = sorted(map(int, box.elites[era]), key=partial(pick, counts))
        rates = [100 * pick(counts, card) for card in cards]
        axes.barh([box.units[card].name for card in cards], rates, color=COLOURS[era - 1])
        for times in BAND:
            axes.axvline(100 * times * pick_mean(box, era, counts), color="black", linewidth=0.7)
        axes.tick_params(labelsize=7)
        axes.set_title(f"Era {ERAS[era - 1]}: faced when seen, %", fontsize=9)
    save(figure, "balance-picks.png")


def save(figure: Any, name: str) -> None:
    """Write a plot, small, and the same bytes for the same numbers."""
    figure.tight_layout()
    figure.savefig(PLOTS / name, dpi=60, metadata={"Software": None})


# --- the program -------------------------------------------------------------------------------


def parse_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="matches of four (400)")
    parser.add_argument("--seed", type=int, default=0, help="another seed, other matches (0)")
    parser.add_argument("--bot", default="captain", help="who plays at all seats (captain)")
    parser.add_argument("--content", type=Path, help="another folder of cards")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="renew docs/balance.md and its plots")
    options = parser.parse_args()
    try:
        parse_bot(options.bot)
    except UnknownBot as error:
        parser.error(str(error))
    if options.games < 1 or options.processes < 1:
        parser.error("at least one match and one process")
    return options


def lone_elites(pool: ProcessPoolExecutor, content: Path | None, box: Box) -> dict[int, list[Lone]]:
    """The odds of all Elite Units by Era."""
    cards = [(era, int(card)) for era in range(1, 5) for card in box.elites[era]]
    found: dict[int, list[Lone]] = {}
    for (era, _), one in zip(cards, pool.map(partial(lone_of, content), cards), strict=True):
        found.setdefault(era, []).append(one)
    return found


def challenge(pool: ProcessPoolExecutor, content: Path | None, box: Box) -> float:
    """The Attacker's chance in a challenge between two starting hands, both played at best."""
    hands = starting_hands(box)
    chances = pool.map(partial(challenge_of, content), hands)
    return sum(dealt * chance for dealt, chance in zip(hands.values(), chances, strict=True)) / 70


def main() -> None:
    """Measure the box and show it."""
    options = parse_arguments()
    content: Path | None = options.content
    box = frame_of(content, "default", None, ()).box
    with ProcessPoolExecutor(options.processes, get_context("spawn")) as pool:
        eras = range(1, 5)
        lone = lone_elites(pool, content, box)
        duel = challenge(pool, content, box)
        played = {
            variant: simulate(pool, content, options.bot, variant, games, options.seed)
            for variant, games in shares(options.games)
        }
    counts = played[STANDARD]
    tables = [
        era_table(lone, duel),
        variants_table(played),
        battles_table(played),
        *(cards_table(box, era, lone[era], counts) for era in eras),
        tokens_table(box, counts),
        base_table(box, counts, STANDARD[0] * options.games),
    ]
    console = Console()
    if not console.is_terminal:
        console = Console(width=120)
    for table in tables:
        table.show(console)
    if options.write:
        command = f"python -m benchmarks.balance --games {options.games}"
        command += f" --seed {options.seed} --bot {options.bot}"
        write_page(tables, command)
        write_plots(box, lone, played)


def shares(games: int) -> Iterator[tuple[tuple[int, int], int]]:
    """All matches go to the standard game, a quarter as many to each other one."""
    for variant in VARIANTS:
        yield variant, games if variant == STANDARD else max(1, games // 4)


if __name__ == "__main__":
    main()
