"""Measure how the printed box plays: exact odds of lone Elite Units, and matches between bots.

The same games and seed give the same numbers on any machine.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from abth.arena.planning.plan import frame_of
from abth.bots.others import UnknownBot
from abth.bots.registry import parse_bot
from benchmarks.balance import cards, lone, order, scores, suspense
from benchmarks.balance.matches import STANDARD, VARIANTS, simulate
from benchmarks.balance.page import show, write_page
from benchmarks.balance.plots import write_plots


def main() -> None:
    """Measure the box and show it."""
    options = parse_arguments()
    content: Path | None = options.content
    box = frame_of(content, "default", None, ()).box
    with ProcessPoolExecutor(options.processes, get_context("spawn")) as pool:
        alone = lone.lone_elites(pool, content, box)
        tables = [lone.eras_table(alone, lone.duel(pool, content, box))]
        run = partial(simulate, pool, content, seed=options.seed, keep=options.keep)
        played = {
            variant: run(bot=options.bot, variant=variant, games=games)
            for variant, games in shares(options.games)
        }
        minds = [(options.bot, played[STANDARD])]
        minds += [(bot, run(bot=bot, variant=STANDARD, games=n)) for bot, n in options.beside]
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
        cards.base_table(box, standard.cards, STANDARD[0] * options.games),
    ]
    if options.beside:
        tables.append(scores.minds_table(minds))
    show(tables)
    if options.write:
        write_page(tables, command(options))
        write_plots(box, alone, plays)


def shares(games: int) -> Iterator[tuple[tuple[int, int], int]]:
    """Equally many matches for every number of players, and a fifth of that for a Long Campaign."""
    for variant in VARIANTS:
        yield variant, games if variant[1] == STANDARD[1] else max(1, games // 5)


def command(options: argparse.Namespace) -> str:
    """The command line that gives the same numbers."""
    words = [f"--games {options.games}", f"--seed {options.seed}", f"--bot {options.bot}"]
    words += [f"--beside {bot},{games}" for bot, games in options.beside]
    return f"python -m benchmarks.balance {' '.join(words)}"


def parse_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.balance", description=__doc__)
    parser.add_argument(
        "--games", type=int, default=400, help="matches of each number of players (400)"
    )
    parser.add_argument("--seed", type=int, default=0, help="another seed, other matches (0)")
    parser.add_argument("--bot", default="captain", help="who plays at all seats (captain)")
    parser.add_argument(
        "--beside",
        type=bot_and_games,
        action="append",
        default=[],
        metavar="BOT,N",
        help="compare N matches of four between other bots (may be repeated)",
    )
    parser.add_argument("--content", type=Path, help="another folder of cards")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="renew docs/balance.md and its plots")
    parser.add_argument(
        "--keep",
        type=Path,
        metavar="FOLDER",
        help="keep matches there, and do not play again those that it holds; for one state of the"
        " bots, since only cards and seed tell matches apart",
    )
    options = parser.parse_args()
    try:
        parse_bot(options.bot)
    except UnknownBot as error:
        parser.error(str(error))
    if options.games < 1 or options.processes < 1:
        parser.error("at least one match and one process")
    return options


def bot_and_games(text: str) -> tuple[str, int]:
    """A bot and a number of matches, as in `general:iterations=200,40`."""
    bot, _, games = text.rpartition(",")
    try:
        parse_bot(bot)
    except UnknownBot as error:
        raise argparse.ArgumentTypeError(str(error)) from error
    if not games.isdigit() or int(games) < 1:
        raise argparse.ArgumentTypeError(f"{games!r} is no number of matches")
    return bot, int(games)


if __name__ == "__main__":
    main()
