"""OpenSpiel's own checks and algorithms on our games; also proves `envs/battle_spiel.py`."""

from __future__ import annotations

import copy
import re
import runpy
from itertools import chain, islice
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, mcts
from open_spiel.python.observation import make_observation

from abth.envs import spiel
from abth.envs.observation import Observer
from abth.library.battles import odds
from abth.rules import moments
from abth.rules.refusals import IllegalAction
from abth.rules.views import view_for

ROOT = Path(__file__).parents[2]
HIDDEN = {"draw-card", "find-relic", "find-stolen", "look-prowess", "keep-prowess"}


def random_states(game: Any, seed: int) -> Any:
    """The states of one random match."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(numbers, p=chances)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    yield state


@pytest.mark.slow
@pytest.mark.parametrize(
    "name",
    [
        "abth(players=2)",
        "abth_battle",
        pytest.param("abth(players=5,edition=en)", marks=pytest.mark.long),
    ],
)
def test_openspiel_approves(name: str) -> None:
    """OpenSpiel's own test: it raises, or ends the program, if a state breaks its rules."""
    check_by_random_play(pyspiel.load_game(name), serialize=name == "abth_battle")


def check_by_random_play(game: pyspiel.Game, *, serialize: bool) -> None:
    pyspiel.random_sim_test(game, 1, serialize=serialize, verbose=False)


@pytest.mark.parametrize(
    "name", ["abth_battle(hand=1)", pytest.param("abth(players=2)", marks=pytest.mark.long)]
)
def test_a_playthrough_is_replayed(name: str) -> None:
    """OpenSpiel's page of a whole match, with every tensor, comes out the same a second time."""
    page = generate_playthrough.playthrough(name, action_sequence=None, seed=3)
    history = re.findall(r"^# Apply action .*\n(?:.*\n)*?action: (\d+)$", page, re.MULTILINE)
    actions = [int(number) for number in history]

    assert len(actions) > 2
    assert generate_playthrough.playthrough(name, action_sequence=actions, seed=3) == page


def test_a_match_can_be_copied_and_written_down() -> None:
    game = pyspiel.load_game("abth(players=2,rounds=6)")
    state = next(islice(random_states(game, 1), 60, None))
    written = pyspiel.serialize_game_and_state(game, state)

    for again in (state.clone(), pyspiel.deserialize_game_and_state(written)[1]):
        assert str(again) == str(state)
        assert again.legal_actions() == state.legal_actions()
        assert again.information_state_string(1) == state.information_state_string(1)


def test_the_winner_gains_what_the_others_lose() -> None:
    game = pyspiel.load_game("abth(players=3)")
    *_, last = random_states(game, 4)

    assert sum(last.returns()) == pytest.approx(0)
    assert max(last.returns()) > 0


@pytest.mark.parametrize("edition", ["default", "en"])
def test_a_seat_remembers_what_it_saw_and_nothing_else(edition: str) -> None:
    """What one information state holds looks the same; hidden outcomes are in one."""
    game = pyspiel.load_game(f"abth(players=3,edition={edition})")
    hidden = set()
    for state in chain(random_states(game, 1), random_states(game, 2)):
        chance = state.is_chance_node()
        choices = state.chance_outcomes() if chance else [(a, 1.0) for a in state.legal_actions()]
        if len(choices) < 2:
            continue
        children = [state.child(choices[0][0]), state.child(choices[-1][0])]
        name = moments.NAMES[state.match.moment]
        for seat in range(3):
            told = {child.information_state_string(seat) for child in children}
            if len(told) == 1:
                assert view_for(children[0].match, seat) == view_for(children[1].match, seat), name
                hidden.add(name)
    assert "draw-card" in hidden
    assert hidden <= HIDDEN
    assert ("find-relic" in hidden) == (edition == "en")


def test_tensors_hold_the_row_and_the_history() -> None:
    game = pyspiel.load_game("abth(players=2)")
    now = make_observation(game)
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    public = make_observation(
        game,
        pyspiel.IIGObservationType(
            perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
        ),
    )
    state = next(islice(random_states(game, 3), 100, None))
    for observation in (now, recall, public):
        observation.set_from(state, 1)
    hand = Observer(spiel.MatchGame().frame, 2).slices["hand"]

    assert now.dict["row"][hand].any()
    assert not public.dict["row"][hand].any()
    assert np.array_equal(now.dict["row"], recall.dict["row"])
    assert np.count_nonzero(recall.dict["history"]) == 100
    assert recall.tensor.max() <= 1
    assert state.information_state_tensor(1) == list(recall.tensor)
    assert state.observation_string(1) != state.observation_string(0)


def test_mcts_plays_the_match() -> None:
    game = pyspiel.load_game("abth(players=2)")
    for number, state in enumerate(random_states(game, 5)):
        if number > 60 and not state.is_chance_node():
            break
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 3, evaluator, random_state=np.random.RandomState(1))

    before = str(state)
    assert bot.step(state) in state.legal_actions()
    assert str(state) == before


@pytest.mark.slow
def test_cfr_solves_a_battle() -> None:
    """The strategy is hard to exploit after a few iterations, and harder after more."""
    game = pyspiel.load_game("abth_battle(hand=2,cards=archers spy conscripts trebuchet)")
    solver = cfr.CFRPlusSolver(game)
    found = []
    for _ in range(3):
        for _ in range(5):
            solver.evaluate_and_update_policy()
        found.append(exploitability.exploitability(game, solver.average_policy()))

    assert found[-1] < 0.02
    assert found[-1] <= found[0]


def test_a_battle_is_worth_its_exact_odds() -> None:
    game = pyspiel.load_game("abth_battle(hand=1,cards=archers trebuchet kamakura-samurai)")
    state = game.new_initial_state()
    text = "deal trebuchet | kamakura-samurai"
    deals = {state.action_to_string(number): number for number, _ in state.chance_outcomes()}
    state.apply_action(deals[text])
    assert state.current_player() == 1  # the Defender lays its line-up first
    state.apply_action(2)
    state.apply_action(1)

    exact = odds("trebuchet | kamakura-samurai", board=False)
    value = float(exact.attacker_wins - exact.defender_wins)
    assert state.is_terminal()
    assert state.returns() == [value, -value]
    assert str(copy.deepcopy(state)) == str(state)


def test_the_example_solves_a_battle(capsys: pytest.CaptureFixture[str]) -> None:
    example = runpy.run_path(str(ROOT / "examples" / "solve_battle.py"))

    left = example["main"](["--cards", "archers spy conscripts trebuchet", "--iterations", "6"])

    assert left < 0.1
    assert "defender holds spy, conscripts: deploy " in capsys.readouterr().out


def test_what_cannot_be_dealt_is_refused() -> None:
    for wrong in ("abth_battle(hand=3)", "abth_battle(cards=archers dragon spy conscripts)"):
        with pytest.raises((ValueError, pyspiel.SpielError)):
            pyspiel.load_game(wrong)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = pyspiel.load_game("abth").new_initial_state()

    for wrong in (0, 99_999):
        with pytest.raises(IllegalAction, match=r"^[A-Z].*\. \([A-Z]+-\d+\)$"):
            state.apply_action(wrong)

    assert state.history() == []
    assert len(state.legal_actions()) == 5


@pytest.mark.parametrize("wrong", ["players=9", "players=1", "rounds=7", "edition=la"])
def test_a_match_that_cannot_be_is_refused(wrong: str) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError)):
        pyspiel.load_game(f"abth({wrong})")
