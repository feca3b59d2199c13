"""Training: a fit learns, repeats, and its weights say what the fit says."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from abth.bots.champion.features import FEATURES
from abth.bots.judge import Judge
from abth.content import load_box
from abth.rules.game import Frame
from abth.rules.rulings import Rulings
from abth.train.__main__ import main
from abth.train.fitting import Model, Plan, fit, new_model, positions_of, slopes, split
from abth.train.report import tenths, worst_gap
from abth.train.self_play import PlayedMatch, play_match, read_matches, write_matches
from abth.train.weights_file import weights_of

FRAME = Frame(load_box(), Rulings())
EVERY = np.arange(len(FEATURES))
BRIEF = Plan(hidden=4, epochs=6, batch=16)


def invented(count: int) -> list[PlayedMatch]:
    """Matches in which the first feature decides who wins, whatever the judge promises."""
    chance = np.random.default_rng(3)
    matches = []
    for seed in range(count):
        players = 2 + seed % 3
        features = chance.normal(size=(4, players, len(FEATURES)))
        features[:, :, 0] = features[0, :, 0]
        totals = [round(10 + 6 * float(x)) for x in features[0, :, 0]]
        best = [total == max(totals) for total in totals]
        won = [is_best / sum(best) for is_best in best]
        promises = [[10.0] * players] * 4
        matches.append(
            PlayedMatch(seed, features.tolist(), promises, [3.0, 2.0, 1.0, 0.0], won, totals)
        )
    return matches


def test_a_fit_learns_what_decides() -> None:
    learn, test = map(positions_of, split(invented(60)))
    begin = new_model(learn, BRIEF.hidden, EVERY, BRIEF.seed).log_loss(test)

    assert fit(learn, Plan(hidden=4, epochs=60, batch=16), EVERY).log_loss(test) < 0.8 * begin


def test_the_same_seed_gives_the_same_weights() -> None:
    learn = positions_of(invented(10))
    one, other = (fit(learn, BRIEF, EVERY) for _ in range(2))

    assert weights_of(one, FRAME, "") == weights_of(other, FRAME, "")


def loss(model: Model, points_share: float) -> float:
    """What the fit makes small."""
    batch = positions_of(invented(5))
    miss = ((model.points(batch) - batch.totals) ** 2 * batch.seats).sum(axis=1) / batch.players
    return model.log_loss(batch) + 0.5 * points_share * float(miss.mean())


@pytest.mark.parametrize("key", ["first", "biases", "last", "straight", "offset", "doubt", "calm"])
def test_slopes_are_those_of_the_loss(key: str) -> None:
    """Against differences of the loss itself."""
    batch = positions_of(invented(5))
    model = fit(batch, BRIEF, EVERY)
    slope = slopes(model, batch, 0.05)[key]
    place = np.unravel_index(int(np.abs(slope).argmax()), slope.shape)
    losses = []
    for step in (1e-5, -2e-5):
        model.parameters[key][place] += step
        losses.append(loss(model, 0.05))

    assert (losses[0] - losses[1]) / 2e-5 == pytest.approx(float(slope[place]), rel=1e-3)


def test_the_calibration_compares_what_was_predicted_with_what_happened() -> None:
    learn = positions_of(invented(60))
    groups = tenths(fit(learn, BRIEF, EVERY), learn)

    assert [group.predicted for group in groups] == sorted(group.predicted for group in groups)
    assert sum(group.seats for group in groups) == learn.seats.sum()
    assert 0.0 < worst_gap(groups) < 0.5


def test_weights_of_a_fit_judge_as_the_fit_does() -> None:
    """The engine's net, with means and scales folded in, against numpy."""
    matches = invented(12)
    positions = positions_of(matches)
    model = fit(positions, BRIEF, EVERY)
    net = weights_of(model, FRAME, "").net()
    points, chances = model.points(positions), model.chances(positions)
    row = 0
    for match in matches:
        for number, seats in enumerate(match.features):
            mine = [
                match.promises[number][seat] + net.correction(features)
                for seat, features in enumerate(seats)
            ]
            count = len(seats)
            assert mine == pytest.approx(points[row, :count].tolist(), abs=0.01)
            assert net.chances(mine, match.left[number]) == pytest.approx(
                chances[row, :count].tolist(), abs=0.01
            )
            row += 1


def test_a_match_is_kept_turn_by_turn(tmp_path: Path) -> None:
    """Soldiers play; every turn but the last leaves a position, and a file gives it back."""
    match = play_match(FRAME, Judge(FRAME), 2, 5, "soldier")

    assert len(match.left) == 11
    assert sum(match.won) == 1.0
    assert all(len(seat) == len(FEATURES) for position in match.features for seat in position)
    write_matches(tmp_path / "one", iter([match]))
    assert list(read_matches(tmp_path / "one")) == [match]


def test_the_program_plays_and_fits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, out = tmp_path / "two.jsonl", tmp_path / "weights.json"
    for count in (3, 6):  # the second time, it goes on
        main(["play", "--players", "2", "--matches", str(count), "--bot", "recruit", str(data)])
    fitting = ["fit", "--hidden", "2", "--epochs", "1", "--out", str(out), str(data)]
    main([*fitting, "--report", str(tmp_path / "report")])

    assert len(list(read_matches(data))) == 6
    assert "net ÷ judge" in capsys.readouterr().out
    assert out.is_file()
    assert sorted(path.name for path in (tmp_path / "report").iterdir()) == [
        "losses.png",
        "report.md",
    ]
