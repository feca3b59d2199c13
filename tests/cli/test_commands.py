"""The commands of the terminal: what they print, and how they end."""

import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from abth import __version__
from abth.cli.app import COMMANDS, app, run
from abth.content import load_box

BOX = load_box()
PAIR = {"attacker": [{"card": "trebuchet"}], "defender": [{"card": "archers"}]}


class Ran(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Abth = Callable[..., Ran]


@pytest.fixture
def abth(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Abth:
    """`abth("score", stdin="{}")` runs one command line."""

    def abth(*arguments: str, stdin: str | bytes = "") -> Ran:
        data = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data)))
        code = run(arguments)
        return Ran(code, *capsys.readouterr())

    return abth


def refused(ran: Ran) -> str:
    """The one line on standard error of a command that ended with 2."""
    assert ran.code == 2
    assert not ran.out
    lines = ran.err.splitlines()
    assert len(lines) == 1
    return lines[0].removeprefix("abth: ")


# abth battle


def test_battle_answers_one_battle(abth: Abth) -> None:
    """TV-8 through standard input: one object in, one object out."""
    setup = {
        "edition": "en",
        "attacker": [{"card": card} for card in ("trebuchet", "archers", "conscripts", "spy")],
        "defender": [{"card": "genoese-crossbowmen"}, {"card": "trung-sisters"}],
        "defender_is": "board",
        "dice": {"strong": "S4", "risky": "K1"},
    }
    ran = abth("battle", stdin=json.dumps(setup))

    assert ran.code == 0
    assert not ran.err
    assert list(ran.json) == ["winner", "lines", "attacker", "defender", "events"]
    assert ran.json["winner"] == "attacker"


def test_battle_tells_why(abth: Abth) -> None:
    """With dice: where it turned, what the dice did, how likely it was; without dice, the odds."""
    setup = {
        "attacker": [{"card": card} for card in ("shield-bearers", "archers", "archers")],
        "defender": [{"card": "old-guard"}],
    }
    dice = {"dice": {"strong": "S3", "risky": "K3"}}

    told, odds = abth("battle", "--why", stdin=json.dumps([setup | dice, setup])).json

    assert told["winner"] == "defender"
    assert told["why"] == {
        "line": "medium",
        "turned": "It turned in Medium-Range. 2 to 4: 2 damage. "
        "Defeated: Shield Bearers and Archers.",
        "dice": "The dice did not decide it. Attacker Close Combat +1, "
        "Defender Close Combat +3. Without dice it would have ended the same.",
        "chance": "18/36",
        "luck": "neither",
    }
    assert "why" not in odds


def test_battle_answers_a_list_in_its_order(abth: Abth, tmp_path: Path) -> None:
    """From a file: with dice the course, without the odds."""
    file = tmp_path / "battles.json"
    file.write_text(json.dumps([{**PAIR, "dice": {"strong": "S1", "risky": "K1"}}, PAIR]))

    course, odds = abth("battle", str(file)).json

    assert course["winner"] == "attacker"
    assert list(odds) == ["attacker_wins", "defender_wins", "annihilated", "attacker", "defender"]


def test_battle_answers_no_battles_with_none(abth: Abth) -> None:
    """An empty list is answered with one."""
    assert abth("battle", stdin="[]") == Ran(0, "[]\n", "")


@pytest.mark.parametrize(
    ("stdin", "complaint"),
    [
        ('{"attacker": [{"card": "x"}], "defender": [{}]}', "attacker[0].card: unknown card “x”"),
        ('{"attacker": [{}], "defender": [{"token": "x"}]}', "defender[0].token: unknown token"),
        (
            '{"attacker": [{}], "defender": [{"long": 1000}]}',
            "defender[0].long: must be at most 99",
        ),
        ('[{"attacker": [{}], "defender": [{}], "edition": "x"}]', "[0].edition: unknown"),
        ('{"attacker": [{}, {}, {}, {}, {}, {}], "defender": [{}]}', "attacker: too long"),
        ('{"attacker": [{}', "not valid JSON"),
        (b"\xff\xfe", "not valid JSON"),
        ("", "not valid JSON"),
    ],
)
def test_battle_refuses_bad_input_in_one_line(
    abth: Abth, stdin: str | bytes, complaint: str
) -> None:
    """Exit 2, nothing on standard output, the field first."""
    assert refused(abth("battle", stdin=stdin)).startswith(complaint)


def test_a_list_with_one_bad_battle_is_refused_whole(abth: Abth) -> None:
    """The place says which."""
    bad = {**PAIR, "dice": {"strong": "K1", "risky": "K1"}}

    complaint = refused(abth("battle", stdin=json.dumps([PAIR, PAIR, bad])))

    assert complaint.startswith("[2].dice.strong: unknown face “K1”")


def test_a_file_that_cannot_be_read_is_refused(abth: Abth, tmp_path: Path) -> None:
    """A missing file, and a folder."""
    missing = str(tmp_path / "none.json")

    for command in ("battle", "score"):
        assert "none.json: cannot be read: there is no such file" in refused(abth(command, missing))
        assert "cannot be read" in refused(abth(command, str(tmp_path)))


# abth score


def test_score_adds_up_tommys_points(abth: Abth) -> None:
    """TV-11: 3 + 3 + 5 + 6 + 1 = 18 (SCORE-3 to 9)."""
    owned = {"elite": 3, "heroes": 1, "prowess": [5], "relics": {"I": 1, "IV": 4}, "honor": 0}
    ran = abth("score", stdin=json.dumps(owned))

    sources = {"elite": 3, "heroes": 3, "prowess": 5, "relics": 7, "honor": 0}
    assert ran.json == {"total": 18, **sources}


def test_score_counts_relics_era_by_era(abth: Abth) -> None:
    """BV-4: 0 to 8 Relics of one Era are worth 0, 1, 2, 4, 6 and then 9 (SCORE-6)."""
    points = [
        abth("score", stdin=json.dumps({"relics": {"II": relics}})).json["total"]
        for relics in range(9)
    ]

    assert points == [0, 1, 2, 4, 6, 9, 9, 9, 9]


def test_score_of_nothing_is_nothing(abth: Abth) -> None:
    """What is absent counts 0."""
    assert abth("score", stdin="{}").json["total"] == 0


@pytest.mark.parametrize(
    ("stdin", "complaint"),
    [
        ('{"elite": -1}', "elite: must be at least 0"),
        ('{"heroes": 100}', "heroes: must be at most 99"),
        ('{"prowess": 5}', "prowess: expected array, got int"),
        ('{"prowess": [5, -5]}', "prowess[1]: must be at least 0"),
        ('{"relics": {"V": 1}}', "relics.V: unknown field"),
        ('{"relics": {"I": 1.5}}', "relics.I: expected int"),
        ('{"honour": 1}', "honour: unknown field"),
        ("[]", "expected object, got array"),
        ('{"elite":', "not valid JSON"),
    ],
)
def test_score_refuses_bad_input(abth: Abth, stdin: str, complaint: str) -> None:
    """Exit 2 and the field."""
    assert refused(abth("score", stdin=stdin)).startswith(complaint)


# abth cards


def test_cards_prints_the_whole_box(abth: Abth) -> None:
    """All 108 Units, 32 Relics, 12 tiles, 20 tokens and 20 Prowess values of part 1."""
    box = abth("cards", "--json").json

    assert list(box) == ["units", "relics", "tiles", "warfare_tokens", "prowess"]
    sets = [unit["copies"] for unit in box["units"] if unit["rank"] == "base"]
    others = [unit for unit in box["units"] if unit["rank"] != "base"]
    assert (5 * sum(sets), len(others)) == (40, 68)
    assert len(box["relics"]) == 32
    assert len(box["tiles"]) == 12
    assert sum(token["copies"] for token in box["warfare_tokens"]) == 20
    assert sum(len(values) for values in box["prowess"].values()) == 20


def test_cards_tells_a_unit_as_the_contract_does(abth: Abth) -> None:
    """The Trưng Sisters are 0/1/3 with two Damage icons (part 5.2)."""
    units = {unit["id"]: unit for unit in abth("cards", "--json").json["units"]}

    assert units["trung-sisters"] == {
        "id": "trung-sisters", "name": "Trưng Sisters", "rank": "elite", "era": 2, "copies": 1,
        "long": 0, "medium": 1, "close": 3, "damage": 2, "reinforcement": 0, "assault": 1,
        "heroic_death": 0, "accuracy": 0, "diversion": 0, "relaunch": 0, "link_left": 2,
        "link_right": None,
    }  # fmt: skip
    assert units["spy"]["era"] is None


def test_cards_shows_a_table(abth: Abth) -> None:
    """One row for each title."""
    shown = abth("cards").out

    assert all(unit.id in shown for unit in BOX.units)
    assert f"{len(BOX.units)} cards" in shown


def test_cards_can_be_chosen_and_sorted(abth: Abth) -> None:
    """By Era and rank; numbers go highest first."""
    heroes = abth("cards", "--rank", "hero", "--era", "III").out
    assert "lion-from-the-north" in heroes
    assert "2 cards" in heroes

    rows = abth("cards", "--rank", "base", "--sort", "long").out.splitlines()
    assert "trebuchet" in rows[3]
    rows = abth("cards", "--rank", "base", "--sort", "name").out.splitlines()
    assert "archers" in rows[3]


def test_one_card_is_shown_with_its_note(abth: Abth) -> None:
    """By an alias, too (E-40)."""
    told = abth("cards", "Catapult").out

    assert told.startswith("Trebuchet (trebuchet)\n")
    assert BOX.units[0].note in told


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["cards", "Katapult"], "NAME: unknown card “Katapult”; did you mean trebuchet?"),
        (["cards", "--era", "V"], "This value is not allowed for '--era'"),
        (
            ["cards", "--json", "--era", "I"],
            "This value is not allowed for --json: it prints the whole box",
        ),
        (["cards", "--colour"], "No such option: --colour"),
        (["war"], "No such command: war"),
        (["battle", "a", "b"], "Unexpected extra argument"),
    ],
)
def test_a_wrong_command_line_is_refused(abth: Abth, arguments: list[str], complaint: str) -> None:
    """Exit 2 and one line."""
    assert refused(abth(*arguments)).startswith(complaint)


# Another box


@pytest.fixture
def other_box(tmp_path: Path) -> Path:
    """A copy of the box in which the Trebuchet has Long 5."""
    for file in Path(str(sys.modules["abth.content"].__file__)).parent.glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        changed = text.replace(
            "{ long = 1, medium = 0, close = 0 }", "{ long = 5, medium = 0, close = 0 }", 1
        )
        (tmp_path / file.name).write_text(changed, encoding="utf-8")
    return tmp_path


def test_another_box_can_be_given(abth: Abth, other_box: Path) -> None:
    """Before the command or after it."""
    for arguments in (
        ("--content", str(other_box), "cards", "trebuchet"),
        ("cards", "trebuchet", "--content", str(other_box)),
    ):
        assert "Long-Range 5, Medium-Range 0" in abth(*arguments).out

    setup = json.dumps({**PAIR, "dice": {"strong": "S3", "risky": "K3"}})
    fought = abth("battle", "--content", str(other_box), stdin=setup).json
    assert fought["lines"][0]["attacker"] == 5


def test_a_bad_box_is_refused(abth: Abth, other_box: Path) -> None:
    """One line that names the file (BadContent)."""
    (other_box / "units.toml").write_text("[[unit]]\nid = 7\n")

    assert "units.toml: unit 1 7: id must be a string" in refused(
        abth("cards", "--content", str(other_box))
    )
    assert "cannot be read" in refused(abth("--content", str(other_box / "none"), "cards"))


# abth version, help, and how the program ends


def test_version_is_told(abth: Abth) -> None:
    """Interpreted from source, compiled from a wheel."""
    from abth.rules import flow

    rules = "interpreted" if str(flow.__file__).endswith(".py") else "compiled"
    told = abth("version", "--json").json
    assert told["version"] == __version__
    assert told["rules"] == rules

    assert abth("version").out.startswith(f"abth {__version__} (Python {told['python']}")
    assert abth("--version").out == abth("version").out


def test_every_command_has_help(abth: Abth) -> None:
    """Without a command there is help as well."""
    assert abth().out == abth("--help").out
    assert len(app.commands) == len(COMMANDS)
    for command in app.commands:
        assert f"Usage: abth {command}" in abth(command, "--help").out


def python(code: str, **options: Any) -> subprocess.CompletedProcess[str]:
    """A Python of its own, which finds the same package."""
    return subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path[:0] = {sys.path!r}; {code}"],
        capture_output=True,
        encoding="utf-8",
        check=False,
        **options,
    )


def test_help_does_not_load_the_game() -> None:
    """Quick help: the rules are imported when a command needs them."""
    ran = python(
        "from abth.cli.app import run; run(['--help']); "
        "sys.exit(any(name.startswith(('abth.rules', 'msgspec')) for name in sys.modules))"
    )

    assert ran.returncode == 0, ran.stderr


def test_the_package_is_a_program() -> None:
    """`python -m abth` answers like `abth`."""
    ran = python(
        "import runpy; sys.argv[1:] = ['score']; runpy.run_module('abth', run_name='__main__')",
        input='{"elite": 1}',
    )

    assert json.loads(ran.stdout)["total"] == 1
    assert ran.returncode == 0


def test_a_reader_who_leaves_is_no_error() -> None:
    """A broken pipe leaves nothing on standard error."""
    ran = python(
        "import os; read, write = os.pipe(); os.close(read); os.dup2(write, 1); "
        "sys.argv[1:] = ['cards', '--json']; from abth.cli.app import main; main()"
    )

    assert ran.returncode == 1
    assert not ran.stderr


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "none.json: cannot be read: there is no such file or folder"),
        ("de", "none.json: lässt sich nicht lesen: Datei oder Ordner nicht gefunden"),
        (
            "fr",
            "none.json\u202f: lecture impossible\u202f: ce fichier ou ce dossier n\u2019existe pas",
        ),
        ("it", "none.json: lettura non riuscita: il file o la cartella non esiste"),
        ("es", "none.json: no se puede leer: no existe el archivo o la carpeta"),
    ],
)
def test_complaints_are_made_in_the_language(abth: Abth, language: str, said: str) -> None:
    for command in ("replay", "verify", "battle"):
        assert abth("--lang", language, command, "none.json").err == f"abth: {said}\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("simulate", "--bots", "marshal"), "unbekannter Bot „marshal“; möglich: captain"),
        (("simulate", "--edition", "xx"), "unbekannte Ausgabe „xx“; möglich: default, en"),
        (("cards", "--content", "nowhere"), "dice.toml: lässt sich nicht lesen"),
        (("cards", "archer"), "NAME: unbekannte Karte „archer“; meintest du archers?"),
        (("simulate", "--games", "1", "--bots", "tests.arena.spoilers:Raiser"),
         "disqualifiziert: hat einen Fehler ausgelöst"),
    ],
)  # fmt: skip
def test_bots_editions_and_boxes_are_refused_in_german(
    abth: Abth, arguments: tuple[str, ...], said: str
) -> None:
    ran = abth("--lang", "de", *arguments)

    assert ran.code == 2
    assert said in ran.err


def test_where_a_card_is_known_from_is_translated(abth: Abth) -> None:
    assert "Bekannt aus: Spielregel, Pärs erster Kampf" in abth("--lang", "de", "cards", "spy").out
