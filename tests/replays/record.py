"""Recorded matches: random matches kept as files, so that a change of the rules is noticed.

    python -m tests.replays.record

plays them anew and overwrites `tests/replays/*.json`; run it from the root of the project (with
`PYTHONPATH=src`, or in `.venv`). Do so only on purpose: after the box of the tests (`tests/box`) or
a rule was meant to change, and say so in the commit. A replay that breaks without such a reason
has found a bug.

A file holds the number of players, the rulings that differ from the defaults, the fingerprint of
the box, every action in words, of players and of chance, and how it ended.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final, TypedDict

from abth.content.digest import digest_of
from abth.rules.chance import first_number, urn
from abth.rules.flow import apply, new_game
from abth.rules.game import Game
from abth.rules.playout import Dice
from abth.rules.position import digest
from abth.rules.rulings import Value, changes_of, rulings_of
from abth.rules.scoring import standing
from abth.rules.terms import CHANCE, OVER
from tests.scenes import BOX

HERE: Final = Path(__file__).parent


class Recording(TypedDict):
    """One file."""

    players: int
    rulings: dict[str, Value]
    box: str
    actions: list[str]
    scores: list[int]
    winners: list[int]
    digest: str


# Name, players, edition, rulings besides it, seed.
MATCHES: Final[tuple[tuple[str, int, str, dict[str, Value], int], ...]] = (
    ("two-players", 2, "default", {}, 1),
    ("three-players", 3, "default", {}, 2),
    ("four-players-english", 4, "en", {}, 3),
    ("five-players-german", 5, "de", {}, 4),
    ("two-players-long-campaign", 2, "it", {"game.rounds": 8}, 5),
    ("three-players-choosing", 3, "fr", {"rewards.recruit": "choose", "gear.arrows": (0, 2)}, 6),
    ("four-players-late-tokens", 4, "es", {"challenge.defender_tokens": "after_assault"}, 7),
    ("five-players-odd-gear", 5, "default", {"gear.queue": "direct_to_active", "gear.step": 3}, 8),
)  # fmt: skip


def record(players: int, edition: str, changes: dict[str, Value], seed: int) -> Recording:
    """A random match from the first choice of a Sabaton to the end."""
    game = new_game(BOX, players, rulings_of(edition, changes))
    dice = Dice(seed)
    actions: list[str] = []
    while game.to_act != OVER:
        if game.to_act == CHANCE:
            number = int(first_number(game) + dice.piece(urn(game)))
        else:
            number = int(dice.choose(game.options))
        actions.append(game.frame.actions.text(number))
        apply(game, number)
    return {
        "players": players,
        "rulings": changes_of(game.frame.rulings),
        "box": digest_of(BOX),
        "actions": actions,
        "scores": list(standing(game).totals),
        "winners": list(standing(game).winners),
        "digest": digest(game),
    }


def replay(recording: Recording) -> Game:
    """The match of a recording, played through; a refused action is an error."""
    game = new_game(BOX, recording["players"], rulings_of("default", recording["rulings"]))
    for text in recording["actions"]:
        apply(game, game.frame.actions.number(text))
    return game


def written(recording: Recording) -> str:
    """The file: the head, then eight actions to a line."""
    actions = recording["actions"]
    rows = [actions[start : start + 8] for start in range(0, len(actions), 8)]
    lines = ",\n".join("  " + json.dumps(row)[1:-1] for row in rows)
    head = {key: value for key, value in recording.items() if key != "actions"}
    return json.dumps(head, indent=1)[:-2] + f',\n "actions": [\n{lines}\n ]\n}}\n'


def main() -> None:
    """Record all matches."""
    for name, players, edition, changes, seed in MATCHES:
        recording = record(players, edition, changes, seed)
        (HERE / f"{name}.json").write_text(written(recording), encoding="utf-8")
        sys.stdout.write(f"{name}: {len(recording['actions'])} actions, {recording['scores']}\n")


if __name__ == "__main__":
    main()
