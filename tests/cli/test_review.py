"""`abth review` in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from abth.review import review as module
from abth.review import turns
from abth.review.chances import Chances
from abth.review.effort import Effort
from abth.rules.game import Game
from tests.cli.conftest import Terminal
from tests.cli.test_replay import saved

__all__ = ["saved"]


def odd_eras_win(_: Chances, game: Game, *__: int) -> list[float]:
    """A judge that knows one thing: it is good to stand in Era I or III."""
    active, players = int(game.active), game.players
    own = 0.7 if active >= 0 and players[active].era % 2 else 0.1
    other = (1 - own) / (len(players) - 1)
    return [own if seat == active else other for seat in range(len(players))]


@pytest.fixture(autouse=True)
def quick_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is played on, for speed."""
    monkeypatch.setattr(Chances, "one", odd_eras_win)
    monkeypatch.setattr(Chances, "by_captains", odd_eras_win)
    monkeypatch.setattr(Chances, "is_expected", lambda *_: False)
    monkeypatch.setattr(Chances, "planned", lambda *given: (odd_eras_win(*given), None))
    monkeypatch.setattr(turns, "reason_for", lambda *_: None)
    little = Effort(look=1, check=2, confirm=2, others=1, groups=2)
    monkeypatch.setattr(module, "Effort", lambda: little)


@pytest.mark.slow
def test_a_review_tells_moments_ledger_and_curve(terminal: Terminal, saved: Path) -> None:
    ran = terminal("review", saved, "--lang", "de")

    assert ran.code == 0
    assert "die teuersten Momente" in ran.out
    assert "Wendepunkt: Das kostete 60 Prozentpunkte, plus/minus 0." in ran.out
    assert "Ohne Glück" in ran.out
    assert "Verdeckte Karten flossen nicht ein" in ran.out
    assert "review-" not in ran.out


@pytest.mark.slow
def test_json_holds_the_whole_review(terminal: Terminal, saved: Path) -> None:
    found = terminal("review", saved, "--json").json

    assert found.keys() == {"judge", "judged", "turns", "choices", "ledger"}
    assert sum(account["result"] for account in found["ledger"]) == pytest.approx(1)
    assert {choice["kind"] for choice in found["choices"]} <= {
        None, "slip", "mistake", "turning-point",
    }  # fmt: skip


def test_an_unfinished_match_is_refused(terminal: Terminal, saved: Path) -> None:
    data = json.loads(saved.read_text())
    data["actions"] = data["actions"][:60]
    saved.write_text(json.dumps(data))

    assert "the match is not finished" in terminal("review", saved).refusal
