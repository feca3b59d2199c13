"""`abth play`: whole matches typed at the prompt."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from rich.console import Console

from abth.bots.registry import BOTS
from abth.cli.play.command import RANKS, parse_seats
from abth.cli.standings import scores_seen
from abth.content import load_box
from abth.protocol.files import read_log
from abth.rules.chance import outcomes
from abth.rules.facts import facts_for
from abth.rules.flow import apply, new_game
from abth.rules.game import Game
from abth.rules.playout import Dice
from abth.rules.rulings import rulings_of
from abth.rules.scoring import score_player
from abth.rules.terms import NONE, OVER
from abth.rules.views import view_for
from abth.table.match.replay import replay
from abth.words import words_in
from tests.cli.conftest import Terminal
from tests.scenes import BOX

NBSP = "\N{NO-BREAK SPACE}"

MANY = ["1"] * 3000
SOLO = ("play", "--names", "Ada", "--bots", "recruit", "--seed", 3)
PAIR = ("play", "--names", "Ada,Bo", "--seed", 5)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Matches are saved in a folder of their own."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


# Whole matches


def test_a_whole_match_against_a_bot(terminal: Terminal, folder: Path) -> None:
    ran = terminal(*SOLO, "--save", "match.json", typed=MANY)

    assert ran.code == 0
    assert not ran.err
    assert "Round 6 of 6" in ran.out
    assert re.search(r"(won the match|shared the victory) with \d+ points", ran.out)
    log = read_log(folder / "match.json")
    assert replay(log, load_box()).game.is_over
    assert [seat.kind for seat in log.seats] == ["person", "bot"]


def test_a_whole_match_between_people(terminal: Terminal) -> None:
    ran = terminal(*PAIR, typed=MANY)

    assert ran.code == 0
    assert "Pass the screen to Bo" in ran.out


def test_bots_among_themselves(terminal: Terminal) -> None:
    bots = ("--people", 0, "--bots", "recruit,recruit,recruit")
    ran = terminal("play", *bots, "--seed", 1, "--edition", "de", "--rounds", 8)

    assert ran.code == 0
    assert "Recruit 3 chose " in ran.out
    assert "Round 8: " in ran.out


def test_by_default_chance_is_the_systems(terminal: Terminal) -> None:
    assert terminal("play", typed=MANY).code == 0


# Who plays


def test_a_single_player_meets_two_soldiers() -> None:
    assert [(seat.name, seat.bot) for seat in parse_seats(None, None, None, None)] == [
        ("Player 1", None),
        ("Soldier 1", "soldier"),
        ("Soldier 2", "soldier"),
    ]


@pytest.mark.parametrize(
    ("bots", "names"),
    [
        ("captain", ["Captain"]),
        ("captain,captain", ["Captain 1", "Captain 2"]),
        ("captain,recruit,captain", ["Captain 1", "Recruit", "Captain 2"]),
        ("general:ms=5,general:ms=9", [f"General (0.005{NBSP}s)", f"General (0.009{NBSP}s)"]),
        ("champion:ms=100", [f"Champion (0.1{NBSP}s)"]),
        ("champion,champion:iterations=5", ["Champion 1", "Champion 2"]),
        ("soldier,soldier", ["Soldier 2", "Soldier 3"]),  # Soldier 1 is a person
    ],
)
def test_bots_are_told_apart(bots: str, names: list[str]) -> None:
    seats = parse_seats(None, None, "Soldier 1", bots)

    assert [seat.name for seat in seats] == ["Soldier 1", *names]
    assert [seat.bot for seat in seats[1:]] == bots.split(",")


def test_the_usual_thinking_time_is_not_written() -> None:
    (_, champion) = parse_seats(None, None, "Ada", "champion:ms=300:deep=yes")

    assert (champion.name, champion.bot) == ("Champion", "champion")


def test_the_help_tells_the_character_of_every_bot(terminal: Terminal) -> None:
    out = terminal("play", "--help").out

    assert tuple(BOTS) == RANKS
    for name in BOTS:
        character = words_in("en").t(f"bot-{name}-character")
        assert re.search(rf"{name} +{re.escape(character[:40])}", out)


# Hidden information


def pages(out: str) -> list[tuple[str, str]]:
    """What was shown to whom, between one handing over of the screen and the next."""
    parts = re.split(r"Pass the screen to (\w+)", out)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def test_nobody_sees_another_hand(terminal: Terminal) -> None:
    ran = terminal(*PAIR, "--edition", "en", typed=[*(["3", "1", "2"] * 1500)])

    shown = pages(ran.out.rpartition("> ")[0])
    assert len(shown) > 12
    assert [who for who, _ in shown[:2]] == ["Ada", "Bo"]
    for who, page in shown:
        other = "Bo" if who == "Ada" else "Ada"
        assert f"{other}, choose" not in page
        for drawn in re.findall(rf"^ *{other} drew (.*)\.$", page, re.MULTILINE):
            assert re.fullmatch(r"a card|\d+ cards", drawn)
        for looked in re.findall(rf"^ *{other} (?:looks at|wins) a Prowess token.*$", page, re.M):
            assert "worth" not in looked
        for looked in re.findall(rf"^ *{other} looks at (.*)\.$", page, re.M):
            assert re.match(r"a Relic|\d Relics|a Prowess token", looked)  # private in EN


@pytest.mark.parametrize("edition", ["default", "en"])
def test_scores_tell_no_secrets(edition: str) -> None:
    """All is known but for Prowess won by others, which is counted, never valued (R-49)."""
    hidden = 0
    for seed in range(4):
        game, dice = new_game(BOX, 3, rulings_of(edition)), Dice(seed)
        while game.to_act != OVER:
            hidden += compare_scores(game) if game.to_act >= 0 and game.wheel != NONE else 0
            numbers = game.legal() if game.to_act >= 0 else [n for n, _ in outcomes(game)]
            apply(game, numbers[dice.below(len(numbers))])

    assert hidden


def compare_scores(game: Game) -> int:
    """The scores shown to the first seat are true; how many tokens it cannot value."""
    if len(game.looked_at) > 0:  # Relics looked at in secret seem to lie with their owner still
        return 0
    points, hidden = facts_for(game, 0).points, 0
    table = scores_seen(view_for(game, 0), points, BOX, ["Ada", "Bo", "Cy"])
    totals = [cells[-1] for cells, _ in table.rows]
    for player, known, total in zip(game.players, points, totals, strict=True):
        assert known.hidden == 0 or player.seat != 0
        whole = score_player(game, player)
        shown = (known.elite, known.heroes, known.relics, known.honor)
        assert shown == (whole.elite, whole.heroes, whole.relics, whole.honor)
        assert known.hidden or known.total == whole.total
        assert total == f"{known.total}{' +' if known.hidden else ''}"
        hidden += known.hidden
    return hidden


def test_the_screen_is_wiped_before_it_is_handed_over(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also what was scrolled out of it."""

    def on_a_terminal(plain: bool) -> Console:
        return Console(force_terminal=True, width=100, markup=False, highlight=False)

    monkeypatch.setattr("abth.cli.play.command.new_console", on_a_terminal)
    ran = terminal(*PAIR, typed=["", "1", "", "1"])

    assert ran.out.count("\x1b[2J\x1b[3J\x1b[H") >= 4


# Typing


def test_numbers_texts_and_words(terminal: Terminal) -> None:
    ran = terminal(*SOLO, typed=["sabaton tommy", "Insert a tile", "quit"])

    assert "Ada chose Tommy." in ran.out
    assert ran.out.count("The gears turned") == 2  # the set-up is told shortly


def test_what_is_not_understood_is_asked_again(terminal: Terminal) -> None:
    ran = terminal(*SOLO, typed=["dance", "99", "0", "", "play", "1", "quit"])

    for number in (99, 0):
        assert f"There is no choice {number}. Choose from 1 to 5." in ran.out
    for line in ("dance", "play"):
        assert f"“{line}” is unclear, so nothing was done. Did you mean " in ran.out
    assert "Ada chose Hannes." in ran.out


def test_a_refusal_names_its_rule_and_shows_it(terminal: Terminal) -> None:
    """Decision 6; `?` shows the atom."""
    ran = terminal(*SOLO, typed=["1", "done", "?", "quit"])

    assert "There is nothing to finish now. (R-62; type ? for the rule)" in ran.out
    assert "R-62: Deploying and assigning step by step. You deploy Units one at a time" in ran.out


def test_the_rule_behind_a_decision(terminal: Terminal) -> None:
    ran = terminal(*SOLO, typed=["?", "? travel-25", "? R-1000", "help", "quit"])

    assert "D-2: Before setup, in seat order, each player" in ran.out
    assert "TRAVEL-25: You can never stay in the Era you are in." in ran.out
    assert "There is no rule R-1000." in ran.out
    assert "undo your last decision" in ran.out


def test_why_a_choice_is_answered_by_its_rule_and_the_coach(terminal: Terminal) -> None:
    ran = terminal(*SOLO, typed=["1", "why 1", "why 99", "quit"])
    said = " ".join(ran.out.split())

    assert "TRAVEL-6: A new tile goes to the Pending Position" in said
    assert said.count("The coach") == 1
    assert "There is no choice 99." in said


def test_a_decision_is_taken_back(terminal: Terminal) -> None:
    """Part 8, rule 7: free while nothing has come of it."""
    ran = terminal(*SOLO, typed=["1", "take", "undo", "take", "insert", "undo", "undo", "quit"])

    assert ran.out.count("Your decision has been undone.") == 2
    assert len(re.findall("Ada took the .* token", ran.out)) == 2
    assert "You cannot insert another tile once you have taken the token" in ran.out


def test_what_chance_brought_is_not_taken_back(terminal: Terminal) -> None:
    ran = terminal(*SOLO, typed=["1", "undo", "insert", "undo", "?", "quit"])

    assert ran.out.count("; type ? for the rule)") == 2
    assert "Something has been rolled or drawn since then. (D-4;" in ran.out
    assert "Undo: (a) no" in ran.out


def test_board_story_and_scores_on_demand(terminal: Terminal) -> None:
    ran = terminal(*SOLO, typed=["1", "insert", "board", "story", "scores", "quit"])

    assert ran.out.count("Units on the board:") == 2
    assert ran.out.count("took the Headquarters and went first.") == 2
    assert "Elite" in ran.out


def test_links_of_the_board_are_marked(terminal: Terminal) -> None:
    """LINK-3: two meeting half shields of one type."""
    out = terminal(*SOLO, typed=MANY).out

    assert re.search(r"Link\s+with (I|II|III|IV) [123]", out)


# Saving, leaving, resuming


def test_quitting_saves_and_says_how_to_go_on(terminal: Terminal, folder: Path) -> None:
    ran = terminal(*SOLO, typed=["1", "insert", "quit"])

    assert ran.code == 0
    assert ran.out.endswith(
        "Saved to abth-match.json.\nTo continue: abth play --resume abth-match.json\n"
    )
    again = terminal("play", "--resume", "abth-match.json", "--seed", 1, typed=MANY)
    assert again.code == 0
    assert replay(read_log(folder / "abth-match.json"), load_box()).game.is_over


def test_a_saved_match_runs_no_code_that_the_player_has_not_named(
    terminal: Terminal, folder: Path
) -> None:
    own = "./mine.py:Mine"
    (folder / "mine.py").write_text(
        "from pathlib import Path\n"
        "from abth.bots.soldier import Soldier\n"
        "class Mine(Soldier):\n"
        "    name = 'mine'\n"
        "Path('was-run').touch()\n"
    )
    ran = terminal("play", "--bots", own, "--seed", 1, typed=["1", "quit"])
    assert ran.out.endswith(f"abth play --resume abth-match.json --bots {own}\n")
    (folder / "was-run").unlink()
    for name in [name for name in sys.modules if name.startswith("abth_bot_file_")]:
        del sys.modules[name]

    refused = terminal("play", "--resume", "abth-match.json")

    assert refused.code == 2
    assert f"if you trust it, add --bots {own}" in refused.err
    assert not (folder / "was-run").exists()
    again = terminal("play", "--resume", "abth-match.json", "--bots", own, typed=["quit"])
    assert again.code == 0


def test_the_end_of_input_saves_too(terminal: Terminal, folder: Path) -> None:
    (folder / "abth-match.json").write_text("another match")

    ran = terminal(*SOLO, typed=["1"])

    assert ran.code == 0
    assert "To continue: abth play --resume abth-match-2.json" in ran.out
    assert (folder / "abth-match.json").read_text() == "another match"


def test_an_interrupt_saves_too(
    terminal: Terminal, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(self: Console, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Console, "input", interrupted)
    ran = terminal(*SOLO)

    assert ran.code == 130
    assert "To continue: " in ran.out
    assert (folder / "abth-match.json").exists()


def test_save_and_resume_at_the_prompt(terminal: Terminal, folder: Path) -> None:
    typed = ["sabaton tommy", "save here.json", "insert", "resume here.json", "story", "quit"]
    ran = terminal(*SOLO, typed=typed)

    assert "Saved to here.json." in ran.out
    assert "Resumed here.json." in ran.out
    assert "To continue: abth play --resume here.json" in ran.out


def test_what_cannot_be_saved_or_resumed_is_said_and_play_goes_on(terminal: Terminal) -> None:
    typed = ["save no/match.json", "resume nowhere.json", "resume", "sabaton tommy", "quit"]
    ran = terminal(*SOLO, typed=typed)

    assert (
        "The match was not saved: no/match.json: cannot be written: there is no such file or folder"
        in ran.out
    )
    assert (
        "not be resumed: nowhere.json: cannot be read: there is no such file or folder" in ran.out
    )
    assert "Ada chose Tommy." in ran.out


def test_every_decision_is_saved_if_there_is_a_file_for_it(
    terminal: Terminal, folder: Path
) -> None:
    terminal(*SOLO, "--save", "match.json", typed=["sabaton tommy", "insert"])

    assert "sabaton tommy" in read_log(folder / "match.json").actions


# Bad input


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--players", "6"), "--players"),
        (("--players", "2", "--people", "3"), "--players: 2 seats for 3 people"),
        (("--names", "Ada,Ada"), "--names: every name must be different"),
        (("--names", "Ada,"), "--names: every name must be different"),
        (("--names", "A" * 61), "too long"),
        (("--names", "Ada", "--people", "2"), "--people: 2, but 1 names are given"),
        (("--names", "A,B,C,D,E,F"), "--players: 6 seats for 6 people"),
        (("--people", "0", "--bots", "recruit"), "--players: 1 seats"),
        (("--bots", "marshal"), "unknown bot “marshal”"),
        (("--edition", "se"), "unknown edition “se”"),
        (("--rounds", "5"), "game.rounds cannot be “5”"),
        (("--resume", "nowhere.json"), "nowhere.json: cannot be read"),
        (("--save", "no/match.json"), "no/match.json: cannot be written"),
    ],
)
def test_bad_options_end_with_one_line(
    terminal: Terminal, arguments: tuple[str, ...], complaint: str, folder: Path
) -> None:
    assert complaint in terminal("play", *arguments).refusal
    assert list(folder.iterdir()) == []


def test_a_match_is_not_overwritten(terminal: Terminal, folder: Path) -> None:
    (folder / "match.json").write_text("another match")

    refusal = terminal("play", "--save", "match.json").refusal

    assert refusal == "--save: match.json already exists; use --resume to continue it"


def test_a_broken_log_is_not_resumed(terminal: Terminal, folder: Path) -> None:
    terminal(*SOLO, typed=["1", "quit"])
    path = folder / "abth-match.json"
    path.write_bytes(path.read_bytes()[:-20])

    assert terminal("play", "--resume", path.name).refusal.startswith("abth-match.json: ")


def test_a_bot_whose_name_fits_into_no_log_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    """Better at once than when the match is loaded."""
    folder = tmp_path / ("deep" * 25)
    folder.mkdir()
    (folder / "mine.py").write_text("from tests.arena.bots import First as Mine")

    refusal = terminal("play", "--names", "Ada", "--bots", f"{folder / 'mine.py'}:Mine").refusal

    assert refusal.endswith("mine.py:Mine: too long; at most 100")
