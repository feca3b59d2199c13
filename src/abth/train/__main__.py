"""Trains the champion's value net: `play` makes matches, `fit` makes weights of them.

    python -m abth.train play --players 2 --matches 4000 --seed 100000000 data/2.jsonl
    python -m abth.train play --players 2 --matches 600 --seed 900000000 data/test.jsonl
    python -m abth.train fit --report build/train data/2.jsonl --test data/test.jsonl

`play` goes on where the file ends. `fit` learns from all files but those of `--test`, by which the
report compares the net with the judge alone. It shows its losses, writes the weights into the
package and, if asked, a report with plots. The same files and seed give the same weights.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from abth.bots.champion import chances
from abth.bots.champion.features import FEATURES
from abth.bots.judge import Judge
from abth.content import load_box
from abth.rules.game import Frame
from abth.rules.rulings import Rulings
from abth.train.fitting import Model, Plan, fit, mixed_targets
from abth.train.report import plot, report
from abth.train.seen_matches import Positions, positions_of, seen_matches
from abth.train.self_play import play_match, read_matches, write_matches
from abth.train.weights_file import weights_of, write_weights

SHIPPED = Path(chances.__file__).with_name(chances.FILE)
JUDGED = ("turns left", "strength to come")  # what the judge alone may weigh


def main(arguments: Sequence[str] | None = None) -> None:
    """Play or fit."""
    parser = argparse.ArgumentParser(
        prog="python -m abth.train",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    tasks = parser.add_subparsers(dest="task", required=True)
    play = tasks.add_parser("play")
    play.add_argument("--players", type=int, default=2)
    play.add_argument("--matches", type=int, default=100)
    play.add_argument("--seed", type=int, default=1)
    play.add_argument("--bot", default="captain")
    play.add_argument("file", type=Path)
    fitting = tasks.add_parser("fit")
    fitting.add_argument("--hidden", type=int, default=Plan.hidden)
    fitting.add_argument("--epochs", type=int, default=Plan.epochs)
    fitting.add_argument("--decay", type=float, default=Plan.decay)
    fitting.add_argument("--seed", type=int, default=Plan.seed)
    fitting.add_argument("--out", type=Path, default=SHIPPED)
    fitting.add_argument("--report", type=Path)
    fitting.add_argument("--trust", type=float, default=Plan.trust)
    fitting.add_argument("--test", type=Path, nargs="+", required=True)
    fitting.add_argument("files", type=Path, nargs="+")
    given = parser.parse_args(arguments)
    if given.task == "play":
        play_matches(given)
    else:
        fit_matches(given)


def say(text: str) -> None:
    """Show a line at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def play_matches(given: argparse.Namespace) -> None:
    """Play until the file has as many matches as wanted."""
    frame = Frame(load_box(), Rulings())
    judge = Judge(frame)
    done = len(list(read_matches(given.file))) if given.file.is_file() else 0
    for number in range(done, given.matches):
        seed = given.seed + number
        match = play_match(frame, judge, given.players, seed, given.bot)
        write_matches(given.file, iter([match]))
        if (number + 1) % 20 == 0:
            say(f"{number + 1} / {given.matches}")


def fit_matches(given: argparse.Namespace) -> None:
    """Fit the judge alone and the net, compare them, and write the weights."""
    frame = Frame(load_box(), Rulings())
    learn, test = (positions_in(files, frame) for files in (given.files, given.test))
    say(f"{len(learn)} + {len(test)} positions")
    judged = np.array([FEATURES.index(name) for name in JUDGED])
    judge = fit(learn, Plan(hidden=0, epochs=20, points_share=0.0, decay=0.0, rate=0.01), judged)
    plan = Plan(given.hidden, given.epochs, decay=given.decay, trust=given.trust, seed=given.seed)
    losses: list[tuple[float, float]] = []

    def hear(epoch: int, model: Model) -> None:
        losses.append((model.log_loss(learn), model.log_loss(test)))
        say(f"{epoch + 1:3} {losses[-1][0]:.4f} {losses[-1][1]:.4f}")

    every = np.arange(len(FEATURES))
    first = fit(learn, plan, every, hear)
    net = fit(mixed_targets(first, learn, plan.trust), plan, every, hear)
    command = " ".join(["python -m abth.train fit", *(f"--{k} {v}" for k, v in told(given))])
    write_weights(weights_of(net, frame, command), given.out)
    text = report(net, judge, test)
    say(text)
    if given.report is not None:
        write_report(given.report, text, net, test, losses)


def positions_in(paths: Sequence[Path], frame: Frame) -> Positions:
    """The positions of the matches in these files."""
    matches = [match for path in paths for match in read_matches(path)]
    say(f"{len(matches)} matches")
    return positions_of(seen_matches(matches, frame))


def told(given: argparse.Namespace) -> list[tuple[str, str]]:
    """The options that decide about the weights."""
    return [
        (key, str(getattr(given, key))) for key in ("hidden", "epochs", "decay", "trust", "seed")
    ]


def write_report(
    folder: Path, text: str, net: Model, test: Positions, losses: list[tuple[float, float]]
) -> None:
    """Tables and plots."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "report.md").write_text(text, encoding="utf-8")
    plot(net, test, losses, folder / "losses.png")


if __name__ == "__main__":
    main()
