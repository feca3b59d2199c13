"""Trains the champion's value net: `play` makes matches, `fit` makes weights of them.

    python -m abth.train play --players 2 --matches 4000 --seed 100000000 data/2.jsonl
    python -m abth.train fit --report build/train data/*.jsonl

`play` goes on where the file ends. `fit` first judges itself: five times it learns from four fifths
of the matches, and predicts the last fifth. Then it learns from all, writes the weights into the
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
from abth.train.fitting import Model, Plan, fit, fit_net
from abth.train.report import plot, report
from abth.train.seen_matches import Numbers, Positions, SeenMatch, positions_of, seen_matches
from abth.train.self_play import play_match, read_matches, write_matches
from abth.train.weights_file import weights_of, write_weights

SHIPPED = Path(chances.__file__).with_name(chances.FILE)
EVERY = np.arange(len(FEATURES))
JUDGED = np.array([FEATURES.index(name) for name in ("turns left", "strength to come")])
"""What the judge alone may weigh."""

JUDGE_PLAN = Plan(hidden=0, epochs=20, points_share=0.0, decay=0.0, rate=0.01)
FOLDS = 5


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
    """Judge a net that has not seen the matches it is judged by, then fit all and write that."""
    frame = Frame(load_box(), Rulings())
    matches = [match for path in given.files for match in read_matches(path)]
    seen = seen_matches(matches, frame)
    plan = Plan(given.hidden, given.epochs, decay=given.decay, trust=given.trust, seed=given.seed)
    text, net_chances, everything = cross_validated(seen, plan)
    losses: list[float] = []

    def hear(epoch: int, model: Model) -> None:
        losses.append(model.log_loss(everything))
        say(f"{epoch + 1:3} {losses[-1]:.4f}")

    net = fit_net(everything, plan, EVERY, hear)
    command = " ".join(["python -m abth.train fit", *(f"--{k} {v}" for k, v in told(given))])
    write_weights(weights_of(net, frame, command), given.out)
    say(text)
    if given.report is not None:
        given.report.mkdir(parents=True, exist_ok=True)
        (given.report / "report.md").write_text(text, encoding="utf-8")
        plot(net_chances, everything, losses, given.report / "losses.png")


def cross_validated(seen: list[SeenMatch], plan: Plan) -> tuple[str, Numbers, Positions]:
    """What nets say about the fifth of the matches that each has not seen, beside the judge alone.

    Returns the report, the chances, and the positions in the order of the chances.
    """
    folds = [seen[number::FOLDS] for number in range(FOLDS)]
    nets, judges, tests = [], [], []
    for number, fold in enumerate(folds):
        others = [match for other in folds if other is not fold for match in other]
        learn, test = positions_of(others), positions_of(fold)
        judge = fit(learn, JUDGE_PLAN, JUDGED)
        net = fit_net(learn, plan, EVERY)
        say(f"{number + 1} / {FOLDS} {net.log_loss(test):.4f} {judge.log_loss(test):.4f}")
        nets.append(net.chances(test))
        judges.append(judge.chances(test))
        tests += fold
    everything = positions_of(tests)
    chances = np.concatenate(nets)
    return report(chances, np.concatenate(judges), everything), chances, everything


def told(given: argparse.Namespace) -> list[tuple[str, str]]:
    """The options that decide about the weights."""
    return [
        (key, str(getattr(given, key))) for key in ("hidden", "epochs", "decay", "trust", "seed")
    ]


if __name__ == "__main__":
    main()
