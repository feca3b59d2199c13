"""The results of a run: a table for the terminal, Markdown and JSON."""

import json
import os
import platform
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from statistics import median

from benchmarks.measures import ROOT, Goal, Result

PAGE = ROOT / "docs" / "benchmarks.md"
MARKER = "<!-- table -->"
TITLES = ["measure", "ratio", "goal", "aim", "verdict", "ours", "theirs", "unit", "remark"]

NEW_PAGE = f"""\
# Benchmarks

`make bench` measures these numbers again; `python -m benchmarks --write` puts them here.

{MARKER}
{MARKER}

## How it is measured

- Ours and theirs are measured in turns (ours, theirs, ours, theirs and so on, 5 to 15 rounds), so
  that a slow second strikes both. The ratio is the median of the rounds' ratios; the values beside
  it are medians too.
- A **decision** is one choice that an engine asks a player for. Forced choices count when they are
  asked: in catanatron each call of `Player.decide` (63 % of them leave one option), in OpenSpiel
  each node that belongs to a player (1 %). **Chance** (dice, cards dealt and drawn) is nobody's
  decision, but its time counts, and so does the set-up of each match.
- The **peers** play as their authors mean them to be played: catanatron by its own `Game.play`,
  OpenSpiel's C++ game from Python through `legal_actions` and `apply_action`. These are other
  games; the ratio tells how many decisions a student of games gets for the same minute.
- **Interpreted** is the same engine, imported from `src` instead of the compiled wheel.
- **`abth simulate` ÷ the engine** compares the command, on one process with recruits, with the same
  random matches played by a bare loop. The command also keeps the log of each match, takes its
  digest, counts its battles and adds up its scores.
- **One battle** runs from two mustered line-ups and given dice to the winner: links, assault, three
  lines of combat. `benchmarks/yardstick.c` does the same in C; `benchmarks/reference.py` is the
  rulebook's procedure word for word, and all three must leave the same outcomes.
- **The odds of a battle** are exact: every pair of faces, every re-roll. **The best of a hand** is
  searched among all orders of one to four of six cards and all uses of two tokens. Both are held
  against the clock alone. Beside C the same search runs without tokens and without dropping any
  order early; C resolves 24 battles for each of 516 orders, ours fights a Line once for all faces
  that give it the same difference, and both must find the same best.
- **A clone** is taken in the middle of a match of four.
"""


def machine() -> str:
    """The machine and the Python that ran the benchmarks."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.partition(":")[2].strip()
                break
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, {python}"


def row(result: Result) -> list[str]:
    """One line of the table, in the order of `TITLES`."""
    goal, comparison = result.goal, result.comparison
    goals = [bound(goal, goal.least), bound(goal, goal.aim)]
    if comparison is None:
        return [goal.name, "-", *goals, "not measured", "-", "-", goal.unit, result.remark]
    return [
        goal.name,
        figure(comparison.ratio),
        *goals,
        goal.verdict(comparison.ratio),
        figure(median(comparison.ours)),
        figure(median(comparison.peer)),
        goal.unit,
        result.remark,
    ]


def bound(goal: Goal, value: float) -> str:
    """A goal's number with its direction."""
    return f"{'≤' if goal.less_is_better else '≥'} {value:g}"


def figure(value: float) -> str:
    """A measured number with a sensible number of digits."""
    if value < 10:
        return f"{value:.2f}"
    return f"{value:.1f}" if value < 100 else f"{value:,.0f}"


def markdown(results: Sequence[Result]) -> str:
    """The table as Markdown, with the machine below it."""
    lines = [TITLES, ["---"] * len(TITLES), *map(row, results)]
    table = "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
    return f"{table}\n\nMeasured on {date.today():%Y-%m-%d}: {machine()}."


def write_page(results: Sequence[Result], page: Path = PAGE) -> None:
    """Replace what stands between the page's two markers; a new page gets its text as well."""
    before, _, after = (page.read_text(encoding="utf-8") if page.exists() else NEW_PAGE).split(
        MARKER
    )
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(f"{before}{MARKER}\n{markdown(results)}\n{MARKER}{after}", encoding="utf-8")


def write_json(results: Sequence[Result], file: Path) -> None:
    """Write all results of a run, including each round."""
    measures = []
    for result in results:
        goal, comparison = result.goal, result.comparison
        found = {
            "key": goal.key,
            "name": goal.name,
            "unit": goal.unit,
            "goal": goal.least,
            "aim": goal.aim,
            "less_is_better": goal.less_is_better,
            "remark": result.remark,
            "ratio": None if comparison is None else comparison.ratio,
        }
        if comparison is not None:
            found |= {
                "verdict": goal.verdict(comparison.ratio),
                "ours": median(comparison.ours),
                "theirs": median(comparison.peer),
                "rounds": {"ours": comparison.ours, "theirs": comparison.peer},
            }
        measures.append(found)
    content = {"machine": machine(), "measures": measures}
    file.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
