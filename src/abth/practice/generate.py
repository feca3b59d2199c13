"""Makes the puzzles: `python -m abth.practice.generate`.

Matches are played in the order of their seeds until there are enough puzzles of every kind. The
same version of the program writes the same file, byte for byte, on any number of processes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Final

from abth.content import load_box
from abth.practice.battles import Situation, TooManyWays
from abth.practice.drafts import Draft
from abth.practice.find_fight import find_era, find_fight
from abth.practice.find_line_up import find_line_up
from abth.practice.find_token import find_token
from abth.practice.library import FILE, write_library
from abth.practice.matches import views_of_match
from abth.practice.puzzles import KINDS, Kind, Puzzle, right_answers
from abth.rules import moments
from abth.rules.game import Frame
from abth.rules.imagine import imagine
from abth.rules.playout import Dice
from abth.rules.position import write_position
from abth.rules.rulings import Rulings
from abth.rules.terms import NONE
from abth.rules.views import View

OF_EACH_KIND: Final = 1_000
OF_EACH_MATCH: Final = 6  # of one kind; more would be too much alike
FINDERS: Final[dict[int, Callable[[Situation], Draft | None]]] = {
    int(moments.PREPARE): find_era,
    int(moments.OPPONENT): find_fight,
    int(moments.ATTACK_FIRST): find_line_up,
    int(moments.ATTACK_TOKENS): find_token,
}


def puzzle_from(view: View, frame: Frame) -> Puzzle | None:
    """The puzzle that a seat's view holds, if it holds a good one."""
    situation = Situation(view, frame)
    try:
        draft = FINDERS[view.due.moment](situation)
    except TooManyWays:
        return None
    return None if draft is None else finished(draft, situation)


def finished(draft: Draft, situation: Situation) -> Puzzle:
    """The puzzle of a draft, its choices in an order that tells nothing."""
    position = write_position(imagine(situation.view, situation.frame, Dice(0)))
    dice = Dice(sum(position.encode()))
    order = list(range(len(draft.options)))
    for place in range(len(order) - 1, 0, -1):
        other = int(dice.below(place + 1))
        order[place], order[other] = order[other], order[place]
    options = [draft.options[number] for number in order]
    values = tuple(round(option.value, 4) for option in options)
    kept = None
    if draft.kind == "token":
        kept = next(
            n for n, option in enumerate(options) if set(option.choice.tokens) == {int(NONE)}
        )
    return Puzzle(
        kind=draft.kind,
        measure=draft.measure,
        position=position,
        seat=situation.seat,
        choices=tuple(option.choice for option in options),
        values=values,
        chances=tuple(round(option.chance, 4) for option in options),
        answers=right_answers(values, draft.measure, kept),
        difficulty=draft.difficulty,
        why=draft.why,
    )


@cache
def printed_frame() -> Frame:
    """The printed box with the default rulings."""
    return Frame(load_box(), Rulings())


def puzzles_of_match(seed: int) -> list[Puzzle]:
    """The first few puzzles of every kind in one match."""
    frame = printed_frame()
    left = dict.fromkeys(FINDERS, OF_EACH_MATCH)
    found: list[Puzzle] = []
    for view in views_of_match(seed, frame):
        puzzle = puzzle_from(view, frame) if left[view.due.moment] else None
        if puzzle is not None:
            left[view.due.moment] -= 1
            found.append(puzzle)
    return found


def collect(matches: Iterable[list[Puzzle]], of_each_kind: int) -> list[Puzzle]:
    """The first so many puzzles of every kind, none twice."""
    wanted: dict[Kind, int] = dict.fromkeys(KINDS, of_each_kind)
    keys: set[str] = set()
    kept: list[Puzzle] = []
    for puzzles in matches:
        for puzzle in puzzles:
            if wanted[puzzle.kind] > 0 and puzzle.key not in keys:
                keys.add(puzzle.key)
                wanted[puzzle.kind] -= 1
                kept.append(puzzle)
        if not any(wanted.values()):
            break
    return kept


def all_matches(processes: int) -> Iterator[list[Puzzle]]:
    """The puzzles of one match after the other, played ahead on several processes."""
    with ProcessPoolExecutor(processes) as pool:
        for first in range(1, 1_000_000, 16):
            yield from pool.map(puzzles_of_match, range(first, first + 16))


def main(of_each_kind: int = OF_EACH_KIND, processes: int = 2) -> None:
    """Write the file that the package ships."""
    kept = collect(all_matches(processes), of_each_kind)
    write_library(kept, FILE)
    sys.stdout.write(f"{FILE.name}: {len(kept)} puzzles, {FILE.stat().st_size} bytes\n")


if __name__ == "__main__":
    main()
