"""Checking a proof: replay the match and compare every draw with the promised dice.

Data type: `ProofFails`, which names the first thing that does not fit in one line.
"""

from __future__ import annotations

from abth.protocol.fair import FairDice, commitment, possible_draws, secret_of_seed
from abth.protocol.log import BadLog, is_undo, rulings_in
from abth.protocol.proof import Proof
from abth.protocol.strict_json import one_line
from abth.protocol.wire import Draw
from abth.rules.box import Box
from abth.rules.terms import CHANCE
from abth.table.match.match import Match
from abth.table.match.replay import replay_entry, unplayed


class ProofFails(Exception):
    """The dice were not those that were promised; one line says where and why."""

    def __init__(self, complaint: str) -> None:
        super().__init__(one_line(complaint))


def check_proof(proof: Proof, box: Box) -> list[Draw]:
    """Every draw of the match, computed again; `ProofFails` names what does not fit."""
    match = unplayed(proof.log, box, rulings_in(proof.log))
    match.keeps_savepoints = False
    dice = require_promised_dice(proof)
    draws: list[Draw] = []
    for number, entry in enumerate(proof.log.actions, 1):
        if match.game.to_act == CHANCE and number >= proof.first:
            draw = next_draw(match, dice)
            check_drawn(entry, draw)
            draws.append(draw)
        try:
            replay_entry(match, entry)
        except BadLog as error:
            raise ProofFails(f"the log does not replay: {error}") from error
    return draws


def require_promised_dice(proof: Proof) -> FairDice:
    """The dice that were promised; refuses another secret."""
    secret = bytes.fromhex(proof.secret)
    if commitment(secret) != proof.commitment:
        raise ProofFails("the secret does not fit its commitment")
    if proof.seed is None:
        return FairDice(secret, proof.entropies)
    if secret_of_seed(proof.seed) != secret:
        raise ProofFails("the secret is not that of the seed")
    return FairDice.of_seed(proof.seed)


def next_draw(match: Match, dice: FairDice) -> Draw:
    """The draw that must be the next entry."""
    number, possible = match.version + 1, possible_draws(match.game)
    index = dice.draw(number, len(possible))
    action = match.game.frame.actions.text(possible[index])
    return Draw(number=number, pieces=len(possible), index=index, action=action)


def check_drawn(entry: str, draw: Draw) -> None:
    """Refuse an entry that is not this draw."""
    if is_undo(entry):  # otherwise an undo before the draw could avoid a bad one
        raise ProofFails(f"entry {draw.number} {entry!r}: chance had to draw {draw.action!r}")
    if entry != draw.action:
        raise ProofFails(f"entry {draw.number} {entry!r}: the dice say {draw.action!r}")
