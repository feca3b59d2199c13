"""Measure how a box plays: exact odds of lone Elite Units, and matches between bots.

Data type: `Measurement`, what to measure. The same games and seed give the same numbers on any
machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from abth.arena.planning.plan import BadPlan, frame_of
from abth.balance.measurement import cards, lone, order, scores, suspense
from abth.balance.measurement.matches import STANDARD, VARIANTS, Played, simulate
from abth.balance.measurement.page import Table, write_page
from abth.bots.registry import parse_bot


@dataclass(frozen=True)
class Measurement:
    """Which bots play how many matches of each kind."""

    games: int
    seed: int = 0
    bot: str = "captain"
    beside: tuple[tuple[str, int], ...] = ()  # other bots and their matches of four
    content: Path | None = None
    processes: int = 1
    keep: Path | None = None  # matches that were played before

    @property
    def command(self) -> str:
        """The command line that gives the same numbers."""
        words = [f"--games {self.games}", f"--seed {self.seed}", f"--bot {self.bot}"]
        words += [f"--beside {bot},{games}" for bot, games in self.beside]
        return f"abth balance {' '.join(words)}"


@dataclass(frozen=True)
class Measured:
    """The tables, and what the plots are drawn from."""

    tables: list[Table]
    alone: dict[int, list[lone.Lone]]
    plays: list[Played]


def measure(wanted: Measurement) -> Measured:
    """Measure the box."""
    parse_bot(wanted.bot)
    content = wanted.content
    box = frame_of(content, "default", None, ()).box
    with ProcessPoolExecutor(wanted.processes, get_context("spawn")) as pool:
        alone = lone.lone_elites(pool, content, box)
        tables = [lone.eras_table(alone, lone.duel(pool, content, box))]
        run = partial(simulate, pool, content, seed=wanted.seed, keep=wanted.keep)
        played = {
            variant: run(bot=wanted.bot, variant=variant, games=games)
            for variant, games in shares(wanted.games)
        }
        minds = [(wanted.bot, played[STANDARD])]
        minds += [(bot, run(bot=bot, variant=STANDARD, games=n)) for bot, n in wanted.beside]
    plays, standard = list(played.values()), played[STANDARD]
    by_order = [one for one in plays if one.rounds == STANDARD[1]]
    tables += [
        scores.scores_table(plays),
        scores.battles_table(plays),
        order.order_table(plays),
        order.why_table(by_order),
        order.tempo_table(by_order),
        order.sources_table(by_order),
        order.tokens_table(by_order),
        suspense.suspense_table(plays),
        *(cards.cards_table(box, era, alone[era], standard.cards) for era in alone),
        cards.tokens_table(box, standard.cards),
        cards.base_table(box, standard.cards, STANDARD[0] * wanted.games),
    ]
    if wanted.beside:
        tables.append(scores.minds_table(minds))
    return Measured(tables, alone, plays)


def write(wanted: Measurement, measured: Measured, page: Path) -> None:
    """Renew the tables of the page and the plots beside it."""
    from abth.balance.measurement.plots import write_plots

    write_page(measured.tables, wanted.command, page)
    box = frame_of(wanted.content, "default", None, ()).box
    write_plots(box, measured.alone, measured.plays, page.parent / "img")


def shares(games: int) -> Iterator[tuple[tuple[int, int], int]]:
    """Equally many matches for every number of players, and a fifth of that for a Long Campaign."""
    for variant in VARIANTS:
        yield variant, games if variant[1] == STANDARD[1] else max(1, games // 5)


def bot_and_games(text: str) -> tuple[str, int]:
    """A bot and a number of matches, as in `general:iterations=200,40`."""
    bot, _, games = text.rpartition(",")
    if not games.isdigit() or int(games) < 1:
        raise BadPlan("beside", "balance-bad-beside", text=text)
    parse_bot(bot)
    return bot, int(games)
