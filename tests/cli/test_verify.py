"""`abth verify` in the terminal."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import msgspec
import pytest

from abth.content import load_box
from abth.protocol.fair import FairDice, commitment, secret_of_seed
from abth.protocol.log import Seat
from abth.protocol.proof import make_proof
from abth.rules.playout import Dice
from abth.rules.terms import OVER
from abth.table.match.match import Match
from tests.cli.conftest import Terminal
from tests.table.lesson.lessons import SEED, Lesson

BOX = load_box()
SECRET = bytes(range(32))
ENTROPIES = ["a1b2", "", "0f"]
SEATS = [Seat("Ada", "person"), Seat("Bo", "bot", "recruit"), Seat("Cy", "person")]
PAGE = Path(__file__).parents[2] / "docs" / "fair-dice.md"


def played(dice: FairDice) -> Match:
    """A whole match at random."""
    match, decisions = Match(BOX, SEATS, chance=dice), Dice(8)
    while match.game.to_act != OVER:
        options = match.game.legal()
        match.play(match.game.to_act, options[decisions.below(len(options))])
    return match


@pytest.fixture(scope="module")
def proof() -> bytes:
    return msgspec.json.encode(
        make_proof(played(FairDice(SECRET, ENTROPIES)).log, SECRET, ENTROPIES)
    )


@pytest.fixture
def file(tmp_path: Path, proof: bytes) -> Path:
    path = tmp_path / "proof.json"
    path.write_bytes(proof)
    return path


def alter(file: Path) -> int:
    """Change the last roll of the strong die; the number of its entry."""
    data = json.loads(file.read_text("utf-8"))
    actions = data["log"]["actions"]
    at = max(n for n, text in enumerate(actions) if text.startswith("strong "))
    actions[at] = "strong S1" if actions[at] != "strong S1" else "strong S2"
    file.write_text(json.dumps(data), "utf-8")
    return at + 1


def test_a_fair_match(terminal: Terminal, file: Path) -> None:
    ran = terminal("verify", file)

    assert (ran.code, ran.err) == (0, "")
    assert re.match(r"Rolls and draws checked: \d{3}, in \d{3} log entries\.\n", ran.out)
    assert f"Commitment: {commitment(SECRET)}\n" in ran.out
    assert "Ada added: a1b2\nBo added: nothing\nCy added: 0f\n" in ran.out
    assert ran.out.splitlines()[-1].startswith("Fair: ")


def test_json(terminal: Terminal, file: Path) -> None:
    ran = terminal("verify", file, "--json")

    assert ran.code == 0
    assert ran.json["fair"]
    assert ran.json["draws"] == len(ran.json["drawn"]) > 100
    assert ran.json["drawn"][0]["number"] == 4
    assert ran.json["commitment"] == commitment(SECRET)


def test_standard_input(terminal: Terminal, proof: bytes) -> None:
    ran = terminal("verify", "-", "--json", typed=[proof.decode()])

    assert ran.json["fair"]


def test_an_altered_draw_is_named(terminal: Terminal, file: Path) -> None:
    number = alter(file)

    ran = terminal("verify", file)
    said = terminal("verify", file, "--json")

    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith(f"abth: {file}: NOT FAIR: #{number} 'strong S")
    assert len(ran.err.splitlines()) == 1
    assert said.code == 1
    assert not said.json["fair"]
    assert said.json["reason"].startswith(f"#{number} ")


def test_the_commitment_that_was_shown(terminal: Terminal, file: Path) -> None:
    """A server cannot come with another secret and its commitment."""
    assert terminal("verify", file, "--commitment", commitment(SECRET).upper()).code == 0
    ran = terminal("verify", file, "--commitment", commitment(b"another"))

    assert ran.code == 1
    assert "NOT FAIR: the proof is for another commitment" in ran.err


def test_a_duplicate_deal_and_a_fork(terminal: Terminal, tmp_path: Path) -> None:
    match = played(FairDice.of_seed("friday"))
    path = tmp_path / "proof.json"
    secret = secret_of_seed("friday")
    path.write_bytes(msgspec.json.encode(make_proof(match.log, secret, ["", "", ""], "friday", 41)))

    ran = terminal("verify", path)

    assert ran.code == 0
    assert "Duplicate deal, seed “friday”" in ran.out
    assert "The first 40 entries come from another match." in ran.out


def test_a_log_that_was_cut_short_is_noticed(terminal: Terminal, file: Path) -> None:
    """What is missing may be what was altered."""
    assert "ends before" not in terminal("verify", file).out
    data = json.loads(file.read_text("utf-8"))
    del data["log"]["actions"][200:]
    file.write_text(json.dumps(data), "utf-8")

    assert "The log ends before the match does." in terminal("verify", file).out


def test_bad_input(terminal: Terminal, file: Path, tmp_path: Path) -> None:
    missing = tmp_path / "none.json"
    assert terminal("verify", missing).refusal.startswith(f"{missing}: cannot be read: ")
    file.write_text("{}")
    assert terminal("verify", file).refusal == f"{file}: version: is missing"
    assert "--json" in terminal("verify", "--help").out


def test_a_proof_of_another_box(terminal: Terminal, file: Path) -> None:
    """It proves nothing here, neither way."""
    data = json.loads(file.read_text("utf-8"))
    data["log"]["content"]["digest"] = "0" * 64
    file.write_text(json.dumps(data), "utf-8")

    assert "content: played with a different box" in terminal("verify", file).refusal


def test_the_program_of_the_page_comes_to_the_same(
    terminal: Terminal,
    file: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """`docs/fair-dice.md` checks a match with a hash alone, and notices what was altered."""
    found = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found
    program = compile(found[1], str(PAGE), "exec")
    ran = terminal("verify", file, "--json")
    checked = tmp_path / "checked.json"
    checked.write_text(ran.out, "utf-8")
    monkeypatch.setattr(sys, "argv", ["check.py", str(file), str(checked)])

    exec(program, {})

    assert capsys.readouterr().out == f"{ran.json['draws']} draws are correct\n"
    alter(file)
    with pytest.raises(AssertionError):
        exec(program, {})


def test_a_lesson_says_how_many_draws_were_prepared(terminal: Terminal, tmp_path: Path) -> None:
    lesson = Lesson()
    lesson.play("done")
    proof = make_proof(lesson.match.log, secret_of_seed(SEED), ["", "", ""], SEED, 1, "first-match")
    path = tmp_path / "lesson.json"
    path.write_bytes(msgspec.json.encode(proof))

    ran = terminal("verify", path)
    assert "were prepared by the script of a lesson" in ran.out
    told = json.loads(terminal("verify", path, "--json").out)
    assert told["prepared"] == told["draws"]
