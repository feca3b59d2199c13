"""Training: a fit learns, repeats, and its weights say what the fit says."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec

from abth.bots.champion.features import FEATURES
from abth.bots.judge import Judge
from abth.content import load_box
from abth.rules.game import Frame
from abth.rules.rulings import Rulings
from abth.train.__main__ import cross_validated, main
from abth.train.fitting import Model, Plan, fit, log_loss, mixed_targets, new_model, slopes
from abth.train.report import tenths, worst_gap
from abth.train.seen_matches import SeenMatch, positions_of, seen_match
from abth.train.self_play import play_match, read_matches, write_matches
from abth.train.weights_file import weights_of

FRAME = Frame(load_box(), Rulings())
EVERY = np.arange(len(FEATURES))
BRIEF = Plan(hidden=4, epochs=6, batch=16)


def invented(count: int) -> list[SeenMatch]:
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
        matches.append(SeenMatch(features.tolist(), promises, [3.0, 2.0, 1.0, 0.0], won, totals))
    return matches


def test_a_fit_learns_what_decides() -> None:
    matches = invented(60)
    learn, test = positions_of(matches[12:]), positions_of(matches[:12])
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
    groups = tenths(fit(learn, BRIEF, EVERY).chances(learn), learn)

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
                match.promises[number][seat] + net.correction(vec[float](features), 0)
                for seat, features in enumerate(seats)
            ]
            count = len(seats)
            assert mine == pytest.approx(points[row, :count].tolist(), abs=0.01)
            assert net.chances(mine, match.left[number]) == pytest.approx(
                chances[row, :count].tolist(), abs=0.01
            )
            row += 1


def test_a_match_is_kept_as_its_actions(tmp_path: Path) -> None:
    """Soldiers play; a file gives the match back, and every turn but the last is looked at."""
    match = play_match(FRAME, Judge(FRAME), 2, 5, "soldier")
    seen = seen_match(match, Judge(FRAME))

    assert len(seen.left) == 11
    assert sum(seen.won) == 1.0
    assert all(len(seat) == len(FEATURES) for position in seen.features for seat in position)
    write_matches(tmp_path / "one", iter([match]))
    assert list(read_matches(tmp_path / "one")) == [match]


def test_targets_mix_the_result_with_the_turns_in_between() -> None:
    """The last keeps the result; before it, half is the next target and half the next chances."""
    learn = positions_of(invented(2))
    model = new_model(learn, 0, EVERY, 1)
    chances, mixed = model.chances(learn), mixed_targets(model, learn, 0.5).won

    assert mixed[3].tolist() == learn.won[3].tolist()
    assert mixed[2] == pytest.approx(0.5 * learn.won[3] + 0.5 * chances[3])
    assert mixed[1] == pytest.approx(0.5 * mixed[2] + 0.5 * chances[2])
    assert mixed.sum(axis=1) == pytest.approx(np.ones(8))
    assert mixed_targets(model, learn, 1.0).won == pytest.approx(learn.won)


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


def test_matches_are_predicted_by_nets_that_have_not_seen_them() -> None:
    """Who wins here is decided by a coin, so only a net that has seen a match could know."""
    matches, coin = invented(30), np.random.default_rng(8)
    for match in matches:
        lucky = int(coin.integers(len(match.won)))
        match.won = [float(seat == lucky) for seat in range(len(match.won))]
        match.totals = [20 if seat == lucky else 0 for seat in range(len(match.won))]
    plan = Plan(hidden=16, epochs=60, batch=16, decay=0.0)
    _, chances, positions = cross_validated(matches, plan)
    seen = fit(positions, plan, EVERY).log_loss(positions)

    assert len(chances) == len(positions) == 120
    assert log_loss(chances, positions) > 2 * seen
