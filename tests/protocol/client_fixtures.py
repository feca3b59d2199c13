"""Positions and matches for the tests of the web client, as a server tells them.

    python -m tests.protocol.client_fixtures

writes `web/tests/fixtures` anew; run it from the root of the project (with `PYTHONPATH=src`, or in
`.venv`) after the wire or the rules were meant to change. They are played with the box of the
tests: balancing the printed box does not change them.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from abth.protocol.story import Story, distinct_names, summary_of, turns_of
from abth.protocol.wire import VERSION, UndoState
from abth.rules.battle_facts import battle_facts_of
from abth.rules.chance import first_number, urn
from abth.rules.events import Event, seen_by
from abth.rules.flow import apply, new_game
from abth.rules.game import Game
from abth.rules.moments import LAST_DECISION, NAMES
from abth.rules.playout import Dice
from abth.rules.rulings import Value, rulings_of
from abth.rules.terms import CHANCE, OVER
from abth.server.box_facts import box_facts
from abth.server.rulebook import rulebook_facts
from abth.table.viewers.update_encoding import due_of, events_for, seat_view
from abth.words import LANGUAGES, words_in
from tests.scenes import BOX, act, scene
from tests.table.viewers.told_matches import ToldMatch

FOLDER: Final = Path(__file__).parents[2] / "web" / "tests" / "fixtures"
REPLAYS: Final = Path(__file__).parents[1] / "replays"
PLAYERS: Final = ("Ada", "Captain Roe", "General Voss", "Soldier Imre")
ZIPPED: Final = ".gz"
LARGE: Final = ("matches.json", "stories.json", "updates.json")

# Moments are looked for in random matches with these rulings, so that every decision comes up.
RULINGS: Final[dict[str, Value]] = {"rewards.recruit": "choose"}
SEEDS: Final = 12
# Whole matches, step by step: players, rulings, seed.
MATCHES: Final[tuple[tuple[int, dict[str, Value], int], ...]] = (
    (2, {"rewards.recruit": "choose"}, 1),
    (3, {"links.topology": "ring", "challenge.defender_tokens": "after_assault"}, 2),
    (4, {"challenge.defender_reinforcements": "era_deck", "abilities.hd_chain": False}, 3),
)
# Recorded matches told in all languages: the file in `tests/replays`, who listens, who plays.
STORIES: Final[tuple[tuple[str, int | None, tuple[str, ...]], ...]] = (
    ("two-players", None, ("Ada", "Bo")),
    ("three-players-choosing", 0, ("Ada", "Captain", "Captain")),
    ("four-players-late-tokens", 3, PLAYERS),
    ("five-players-german", None, ("Ada", "Bo", "Cy", "Di", "Ed")),
    ("five-players-odd-gear", 1, ("Ada", "Ada", "Cy", "Cy", "Cy")),
)
# Recorded matches as somebody at the table is told them: the file, who looks, further options.
UPDATES: Final[tuple[tuple[str, str | None, dict[str, Any]], ...]] = (
    ("two-players", "ben", {}),
    ("three-players", "ada", {"shared": True}),
    ("four-players-english", "cid", {}),
    ("five-players-german", None, {"delay": 17}),
)
TOLD_OF_VIEWS: Final = ("undone", "changes", "views")  # the fields of an update
DIGITS: Final = 16  # of a fingerprint
RING: Final = (
    "players=2 rulings=links.topology:ring sabaton2=joakim era1=I era2=II moment=opponent used=ABCD"
    " hand1=archers,spy gear=II-III/1,I-II/1,2 inserted=1 spaces=long+1,long+1,medium+1"
)


def next_number(game: Game, dice: Dice) -> int:
    """What a player or chance does next, at random."""
    if game.to_act == CHANCE:
        return int(first_number(game) + dice.piece(urn(game)))
    return int(dice.choose(game.options))


def position(game: Game, events: Sequence[Event], version: int) -> dict[str, Any]:
    """A match as the player who must decide is told it on arrival."""
    seat = int(game.to_act)
    return {
        "type": "welcome",
        "no": 1,
        "re": 1,
        "protocol": VERSION,
        "version": version,
        "since": 0,
        "names": PLAYERS[: len(game.players)],
        "events": events_for(events, (seat,)),
        "views": [seat_view(game, seat)],
        "due": due_of(game, None),
        "undo": UndoState(seat=None),
        "chat": [],
    }


def moments() -> dict[str, dict[str, Any]]:
    """One position for every kind of decision, the earliest one found."""
    found: dict[str, tuple[int, dict[str, Any]]] = {}
    for seed in range(SEEDS):
        game, dice = new_game(BOX, 4, rulings_of("default", RULINGS)), Dice(seed)
        events, version = game.listen(), 0
        while game.to_act != OVER:
            name = NAMES[game.moment]
            earliest = found[name][0] if name in found else sys.maxsize
            if is_choice(game) and version < earliest:
                found[name] = version, position(game, events, version)
            apply(game, next_number(game, dice))
            version += 1
    return {name: told for name, (_, told) in sorted(found.items())}


def is_choice(game: Game) -> bool:
    """Whether there is something to choose from, and for tokens somewhere to lay them."""
    if game.moment > LAST_DECISION:
        return False
    return len(game.options) > (2 if NAMES[game.moment].endswith("-tokens") else 1)


def whole_match(players: int, rulings: dict[str, Value], seed: int) -> list[dict[str, Any]]:
    """Every step of a match: what happened, and the battle that lies on the table after it."""
    game, dice = new_game(BOX, players, rulings_of("default", rulings)), Dice(seed)
    events, steps = game.listen(), []
    while game.to_act != OVER:
        apply(game, next_number(game, dice))
        view = seat_view(game, None)
        steps.append(
            {
                "moment": NAMES[game.moment],
                "events": events_for(events, ()),
                "active": view.view.active,
                "battle": view.view.battle,
                "facts": battle_facts_of(game),
            }
        )
        events.clear()
    return steps


def whole_story() -> list[Any]:
    """All events of a match of four, as the first player hears them."""
    game, dice = new_game(BOX, 4, rulings_of()), Dice(5)
    events = game.listen()
    while game.to_act != OVER:
        apply(game, next_number(game, dice))
    return events_for(events, (0,))


def story(name: str, seat: int | None, names: tuple[str, ...]) -> dict[str, Any]:
    """A recorded match as a seat hears it, told in all languages by the package."""
    recording = json.loads((REPLAYS / f"{name}.json").read_text(encoding="utf-8"))
    game = new_game(BOX, recording["players"], rulings_of("default", recording["rulings"]))
    events = game.listen()
    for text in recording["actions"]:
        apply(game, game.frame.actions.number(text))
    figures = [BOX.sabatons[player.sabaton].name for player in game.players]
    heard = [seen_by(event, seat) for event in events]
    told = distinct_names(names, figures)
    return {
        "match": name,
        "names": names,
        "figures": figures,
        "events": events_for(events, () if seat is None else (seat,)),
        "lines": {
            language: [
                [line.kind, line.text] for line in Story(BOX, told, words_in(language)).lines(heard)
            ]
            for language in LANGUAGES
        },
        "summaries": {
            language: [
                [Story(BOX, told, words_in(language)).lexicon.text(said) for said in sayings]
                for sayings in (summary_of(turn, BOX) for turn in turns_of(heard))
            ]
            for language in LANGUAGES
        },
    }


def updates(name: str, person: str | None, options: dict[str, Any]) -> dict[str, Any]:
    """All updates of a match with undos, and the fingerprint of the whole views after each."""
    told = ToldMatch(name, **options)
    found: dict[str, Any] = {"match": name, "updates": [], "digests": []}

    async def listen() -> None:
        onlooker = await told.open(person)
        found["welcome"] = onlooker.plain_views
        heard = 1
        while told.go_on():
            for raw in onlooker.raw[heard:]:
                update = msgspec.json.decode(raw)
                found["updates"].append({name: update[name] for name in TOLD_OF_VIEWS})
                whole = msgspec.json.encode(told.whole_views(onlooker))
                found["digests"].append(sha256(whole).hexdigest()[:DIGITS])
            heard = len(onlooker.raw)

    asyncio.run(listen())
    return found


def ring() -> dict[str, Any]:
    """A Unit of Era I is picked that is linked round the end of the row with one of Era IV.

    No two printed Units link so; the board of this position holds Units of other Eras.
    """
    left, right = next(
        (left, right)
        for left, near in enumerate(BOX.units)
        for right, far in enumerate(BOX.units)
        if near is not far and near.link_right == far.link_left != 0
    )
    game = scene(RING)
    game.board[0], game.board[-1] = right, left
    return position(act(game, "face I1"), [], 1)


def fixtures() -> dict[str, bytes]:
    """The content of every file, by its path."""
    found: dict[str, object] = {
        "box.json": box_facts(BOX),
        "rulebook.json": rulebook_facts(BOX),
        "all-events-4p.json": whole_story(),
        "ring.json": ring(),
        "matches.json": [whole_match(*match) for match in MATCHES],
        "stories.json": [story(*match) for match in STORIES],
        "updates.json": [updates(*match) for match in UPDATES],
    }
    found.update({f"moments/{name}-4p.json": told for name, told in moments().items()})
    return {path: msgspec.json.encode(told) for path, told in found.items()}


def read(path: Path) -> bytes:
    """The content of a file, which may be zipped."""
    return gzip.decompress(path.read_bytes()) if path.suffix == ZIPPED else path.read_bytes()


def main() -> None:
    """Write all files, and remove those that are no more."""
    found = fixtures()
    for path in FOLDER.rglob("*.json*"):
        path.unlink()
    for name, content in found.items():
        if name in LARGE:
            (FOLDER / f"{name}{ZIPPED}").write_bytes(gzip.compress(content, mtime=0))
        else:
            (FOLDER / name).write_bytes(content)
        sys.stdout.write(f"{name}: {len(content)} bytes\n")


if __name__ == "__main__":
    main()
