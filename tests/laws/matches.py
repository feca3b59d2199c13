"""Matches whose every step leaves a fingerprint, for comparing two builds of the package.

    PYTHONPATH=build/compiled python tests/laws/matches.py

prints where the rules were loaded from and the fingerprint of each match as JSON. It needs nothing
but the package itself, so it can be run with any build of it.
"""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Final

from abth.bots.champion.chances import winning_chances
from abth.bots.registry import make_bot
from abth.content import load_box
from abth.protocol.fair import FairDice
from abth.protocol.log import Seat
from abth.rules import flow
from abth.rules.chance import first_number, urn
from abth.rules.facts import facts_for
from abth.rules.flow import apply, new_game
from abth.rules.game import Game
from abth.rules.imagine import imagine
from abth.rules.playout import Dice
from abth.rules.position import digest, write_position
from abth.rules.reading import read_position
from abth.rules.rulings import Value, rulings_of
from abth.rules.scoring import standing
from abth.rules.terms import CHANCE, OVER
from abth.rules.views import view_for
from abth.table.match.match import Match
from abth.table.viewers.snapshots import Snapshot

EVERY: Final = 25  # actions between two digests
SELDOM: Final = 40  # actions between two questions to a champion

# Players, edition, rulings besides it, seeds.
MATCHES: Final[tuple[tuple[int, str, dict[str, Value], range], ...]] = (
    (2, "default", {}, range(6)),
    (3, "en", {}, range(4)),
    (4, "de", {"game.rounds": 8}, range(4)),
    (5, "default", {"game.rounds": 8}, range(4)),
    (2, "it", {"gear.queue": "direct_to_active", "gear.step": 3, "gear.arrows": (0, 2)}, range(2)),
    (3, "fr", {"gear.token_pointer": "wheel", "links.topology": "ring"}, range(2)),
    (4, "default", {"links.chain_scope": "run", "links.absorb": "line_only"}, range(3)),
    (3, "es", {"challenge.defender_reinforcements": "era_deck"}, range(3)),
    (4, "default", {"challenge.defender_tokens": "after_assault"}, range(3)),
    (3, "default", {"abilities.accuracy_on_hd": True, "abilities.diversion_on_hd": True}, range(3)),
    (3, "default", {"abilities.hd_chain": False, "battle.early_end": False}, range(3)),
    (2, "default", {"rewards.recruit": "choose", "deck.era_reshuffle": "on_empty"}, range(3)),
    (2, "default", {"tokens.tighten_up": "C", "deck.reshuffle_on_action": True}, range(3)),
    (5, "default", {"tokens.tighten_up": "B", "actions.deadline": "jump"}, range(2)),
)


def fingerprint(players: int, edition: str, changes: dict[str, Value], seed: int) -> str:
    """One random match: digests of it, of what was saved, shown and imagined of it; the score."""
    game = new_game(load_box(), players, rulings_of(edition, changes))
    dice = Dice(seed)
    story = game.listen()
    trail = hashlib.sha256()
    actions = 0
    while game.to_act != OVER:
        if actions % EVERY == 0:
            for other in (game, game.clone(), reread(game), imagined(game, dice)):
                trail.update(digest(other).encode())
            trail.update(shown(game).encode())
        if game.to_act == CHANCE:
            apply(game, int(first_number(game) + dice.piece(urn(game))))
        else:
            apply(game, int(dice.choose(game.options)))
        actions += 1
    trail.update(repr(story).encode())
    trail.update(digest(game).encode())
    totals = "-".join(str(total) for total in standing(game).totals)
    return f"{actions} {totals} {trail.hexdigest()}"


def told(players: int) -> str:
    """A random match at a table: its log, and what each decision changed for its viewers."""
    seats = [Seat(f"P{seat}", "person") for seat in range(players)]
    match = Match(load_box(), seats, chance=FairDice.of_seed(f"told-{players}"))
    dice = Dice(players)
    trail = hashlib.sha256()
    before: Snapshot | None = None
    while match.game.to_act != OVER:
        match.play(int(match.game.to_act), int(dice.choose(match.game.options)))
        after = Snapshot(match.game, match.version, before)
        if before is not None:
            changes = after.changes_since(before)
            for part in (changes.open, *changes.private):
                trail.update(part)
        before = after
    trail.update(repr(match.entries).encode())
    return f"told to {players}: {trail.hexdigest()}"


def judged(players: int) -> str:
    """A random match: the chances that the net sees, and what champions would do."""
    game, dice = new_game(load_box(), players), Dice(players)
    champions = [make_bot("champion:iterations=20", seat) for seat in range(players)]
    for seat, champion in enumerate(champions):
        champion.sit_down(game.frame, seat)
    found: list[object] = []
    actions = 0
    while game.to_act != OVER:
        if actions % SELDOM == 0:
            found.append([round(chance, 9) for chance in winning_chances(game)])
        if game.to_act == CHANCE:
            apply(game, int(first_number(game) + dice.piece(urn(game))))
        else:
            if actions % SELDOM == 1:
                found.append(champions[game.to_act].choose(view_for(game, game.to_act)))
            apply(game, int(dice.choose(game.options)))
        actions += 1
    return f"judged for {players}: {found}"


def shown(game: Game) -> str:
    """The view of the first seat and its facts, which are all that is shown to it."""
    return repr((view_for(game, 0), facts_for(game, 0)))


def reread(game: Game) -> Game:
    """The match written down and read again."""
    return read_position(write_position(game), game.frame.box)


def imagined(game: Game, dice: Dice) -> Game:
    """The match as the seat after the active one may imagine it."""
    seat = int(game.active + 1) % len(game.players)
    return imagine(view_for(game, seat), game.frame, dice)


def fingerprints() -> list[str]:
    """All matches, each with a line that says which it was."""
    played = [
        f"{players} {edition} {sorted(changes)} {seed}: "
        + fingerprint(players, edition, changes, seed)
        for players, edition, changes, seeds in MATCHES
        for seed in seeds
    ]
    tables = range(2, 6)
    return played + [told(n) for n in tables] + [judged(n) for n in tables]


if __name__ == "__main__":
    json.dump({"rules": flow.__file__, "matches": fingerprints()}, sys.stdout)
