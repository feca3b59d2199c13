"""`abth replay` in the terminal.

Also proves `table/match/editions.py`.
"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from abth.content import load_box
from abth.protocol.files import read_log, write_log
from abth.protocol.log import Log, Seat, make_log
from abth.rules.flow import new_game
from abth.rules.playout import Dice
from abth.rules.rulings import rulings_of
from abth.rules.scoring import standing
from tests.cli.conftest import Terminal
from tests.random_play import play_and_log

BOX = load_box()

SEATS = [Seat("Ada", "person"), Seat("Bo [b]", "person"), Seat("Cy", "bot", "recruit")]


def whole_match(edition: str = "default", seed: int = 4) -> Log:
    rulings = rulings_of(edition)
    game = new_game(BOX, 3, rulings)
    numbers = play_and_log(game, Dice(seed))
    texts = [game.frame.actions.text(number) for number in numbers]
    return make_log(BOX, SEATS, edition, rulings, texts)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    write_log(path, whole_match())
    return path


def test_the_story_and_the_scores(terminal: Terminal, saved: Path) -> None:
    ran = terminal("replay", saved)

    assert ran.code == 0
    assert "Round 1: " in ran.out
    assert "Bo [b] jumped to Era " in ran.out
    assert "Prowess" in ran.out.splitlines()[-6]
    assert "Bo [b]" in ran.out.splitlines()[-3]


def test_the_story_in_another_language(terminal: Terminal, saved: Path) -> None:
    ran = terminal("replay", saved, "--lang", "de")

    assert ran.code == 0
    assert "Runde 1: " in ran.out
    assert "Bo [b] sprang in Epoche " in ran.out
    assert " jumped to " not in ran.out


def test_bots_of_one_level_are_told_apart(terminal: Terminal, tmp_path: Path) -> None:
    bots = [
        Seat("captain", "bot", "captain"),
        Seat("Bo", "person"),
        Seat("captain", "bot", "captain"),
    ]
    write_log(tmp_path / "bots.json", msgspec.structs.replace(whole_match(), seats=bots))

    ran = terminal("replay", tmp_path / "bots.json")

    assert "Captain Hannes jumped to" in ran.out
    assert "Captain Tommy jumped to" in ran.out
    assert "Captain jumped" not in ran.out


def test_json_gives_points_by_source(terminal: Terminal, saved: Path) -> None:
    """SCORE-10: the total is the sum of its sources."""
    ran = terminal("replay", saved, "--json")

    assert ran.json["finished"]
    assert ran.json["stopped"] is None
    assert [player["name"] for player in ran.json["players"]] == ["Ada", "Bo [b]", "Cy"]
    for player in ran.json["players"]:
        sources = ("elite", "heroes", "relics", "prowess", "honor")
        assert player["total"] == sum(player[source] for source in sources)
    best = max(player["total"] for player in ran.json["players"])
    assert all(ran.json["players"][seat]["total"] == best for seat in ran.json["winners"])


def test_the_scores_are_those_of_the_match(terminal: Terminal, saved: Path) -> None:
    game = new_game(BOX, 3)
    play_and_log(game, Dice(4))

    ran = terminal("replay", saved, "--json")

    assert [player["total"] for player in ran.json["players"]] == list(standing(game).totals)


def test_standard_input(terminal: Terminal, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = terminal("replay", "-", "--json", typed=[saved.read_text()])

    assert ran.json["finished"]


def test_an_unfinished_match_says_so(terminal: Terminal, saved: Path) -> None:
    data = json.loads(saved.read_text())
    data["actions"] = data["actions"][:150]
    saved.write_text(json.dumps(data))

    assert "The match is not finished (Round " in terminal("replay", saved).out
    ran = terminal("replay", saved, "--json")
    assert not ran.json["finished"]
    assert ran.json["winners"] == []


# Another edition


def test_an_edition_that_plays_alike_makes_no_difference(terminal: Terminal, saved: Path) -> None:
    """Appendix B: en and fr have the same presets."""
    write_log(saved, whole_match("en", 3))
    ran = terminal("replay", saved, "--json", "--edition", "fr")

    assert ran.json["finished"]
    assert ran.json["stopped"] is None
    assert ran.json["edition"] == "fr"


def test_the_first_action_that_is_refused_is_named(terminal: Terminal, tmp_path: Path) -> None:
    """R-29: only with the letter of EN, DE and FR may a challenged player deploy nobody."""
    path = tmp_path / "en.json"
    log = next(log for seed in range(40) if "no-unit" in (log := whole_match("en", seed)).actions)
    write_log(path, log)

    ran = terminal("replay", path, "--json", "--edition", "default")

    place = log.actions.index("no-unit") + 1
    stopped = ran.json["stopped"]
    if stopped["action"] < place:  # a hand of one card is deployed without asking
        assert "has a different result in edition default" in stopped["reason"]
    else:
        assert stopped["action"] == place
        assert stopped["text"] == "no-unit"
        assert "is not allowed in edition default: " in stopped["reason"]
        assert "(R-29)" in stopped["reason"]
    assert (
        f"Stopped: action {stopped['action']} "
        in terminal("replay", path, "--edition", "default").out
    )


def test_the_first_action_that_differs_is_named(terminal: Terminal, tmp_path: Path) -> None:
    """E-30: the German edition counts Accuracy in another way, and a battle ends otherwise."""
    for seed in range(60):
        path = tmp_path / f"{seed}.json"
        write_log(path, whole_match("en", seed))
        ran = terminal("replay", path, "--json", "--edition", "de")
        if ran.json["stopped"] is not None:
            break

    stopped = ran.json["stopped"]
    assert stopped["text"].split()[0] in ("risky", "strong", "keep")
    assert stopped["text"] == read_log(path).actions[stopped["action"] - 1]
    assert "has a different result in edition de: " in stopped["reason"]


# Bad input: exit 2 and one line with the place


def test_a_file_that_is_not_there(terminal: Terminal, tmp_path: Path) -> None:
    refusal = terminal("replay", tmp_path / "nowhere.json").refusal

    assert (
        refusal == f"{tmp_path / 'nowhere.json'}: cannot be read: there is no such file or folder"
    )


def test_a_folder_is_no_file(terminal: Terminal, tmp_path: Path) -> None:
    assert "cannot be read: it is a folder" in terminal("replay", tmp_path).refusal


def test_a_truncated_file(terminal: Terminal, saved: Path) -> None:
    saved.write_bytes(saved.read_bytes()[:1000])

    assert terminal("replay", saved).refusal.startswith(f"{saved}: not valid JSON")


@pytest.mark.parametrize("as_json", [(), ("--json",)])
@pytest.mark.parametrize("edition", [(), ("--edition", "de")])
def test_an_illegal_action(
    terminal: Terminal, saved: Path, as_json: tuple[str, ...], edition: tuple[str, ...]
) -> None:
    """Nothing of the story is printed before the log is known to be sound."""
    data = json.loads(saved.read_text())
    data["actions"][40:40] = ["recruit"]
    saved.write_text(json.dumps(data))

    refusal = terminal("replay", saved, *as_json, *edition).refusal

    assert refusal.startswith(f"{saved}: #41 'recruit': ")


def test_an_unknown_version(terminal: Terminal, saved: Path) -> None:
    saved.write_text(saved.read_text().replace("abth-log/1", "abth-log/9"))

    assert "version: “abth-log/9” is unknown" in terminal("replay", saved).refusal


def test_an_unknown_edition(terminal: Terminal, saved: Path) -> None:
    assert "unknown edition “se”" in terminal("replay", saved, "--edition", "se").refusal


@pytest.mark.parametrize("options", [[], ["--edition", "default"]])
def test_what_was_taken_back_by_consent_is_not_told(
    terminal: Terminal, saved: Path, options: list[str]
) -> None:
    """`undo to N`: the match goes on from there, and ends as if it had not been left."""
    told = terminal("replay", saved, *options).out
    data = json.loads(saved.read_text())
    actions = data["actions"]
    at = next(n for n, text in enumerate(actions) if text.startswith("jump "))
    data["actions"] = [*actions[:at], "undo to 2", *actions[2:]]
    saved.write_text(json.dumps(data))

    ran = terminal("replay", saved, *options)

    assert (ran.code, ran.out) == (0, told)


def test_a_bad_return_is_refused(terminal: Terminal, saved: Path) -> None:
    data = json.loads(saved.read_text())
    data["actions"][1:] = ["undo to 5"]
    saved.write_text(json.dumps(data))

    assert terminal("replay", saved).refusal == (
        f"{saved}: #2 'undo to 5': There is no version 5 to go back to. (D-2)"
    )


def test_each_turn_in_one_line(terminal: Terminal, saved: Path) -> None:
    lines = terminal("replay", saved, "--brief").out.splitlines()
    turns = [place for place, line in enumerate(lines) if line.startswith("Round ")]
    assert len(turns) > 4
    assert all(lines[place + 1].endswith(".") for place in turns)
    assert not any("Risky die" in line for line in lines)


def test_why_each_battle_ended_as_it_did(terminal: Terminal, saved: Path) -> None:
    """Three reasons after each battle, and the story around them stays the same."""
    plain = terminal("replay", saved).out.splitlines()
    ran = terminal("replay", saved, "--why")

    lines = ran.out.splitlines()
    reasons = [line for line in lines if line.strip().startswith("? ")]
    assert ran.code == 0
    assert [line for line in lines if line not in reasons] == plain
    assert len(reasons) % 3 == 0
    assert len(reasons) > 30
    told = terminal("replay", saved, "--why", "--json").json["battles"]
    assert len(told) * 3 == len(reasons)


def test_why_in_another_language(terminal: Terminal, saved: Path) -> None:
    ran = terminal("replay", saved, "--why", "--lang", "fr")

    assert any("dés" in line for line in ran.out.splitlines() if line.strip().startswith("? "))
