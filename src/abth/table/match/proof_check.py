"""Checking a proof: replay the match and compare every draw with the promised dice.

Data type: `ProofFails`, which names the first thing that does not fit in one line.
"""

from __future__ import annotations

from abth.protocol.fair import FairDice, commitment, possible_draws, secret_of_seed
from abth.protocol.log import BadLog, is_undo, rulings_in
from abth.protocol.proof import FIRST_VERSION, Proof
from abth.protocol.strict_json import BadInput
from abth.protocol.wire import Draw
from abth.rules.box import Box
from abth.rules.terms import CHANCE
from abth.table.lesson.prepared import PreparedDeal, prepared_deal
from abth.table.match.match import Match
from abth.table.match.replay import place_of_entry, replay_entry, unplayed


class ProofFails(BadInput):
    """The dice were not those that were promised; one line says where and why."""


def check_proof(proof: Proof, box: Box) -> list[Draw]:
    """Every draw of the match, computed again; `ProofFails` names what does not fit."""
    match = unplayed(proof.log, box, rulings_in(proof.log))
    match.keeps_savepoints = False
    dice, prepared = require_promised_dice(proof), prepared_deal(proof.lesson)
    draws: list[Draw] = []
    for number, entry in enumerate(proof.log.actions, 1):
        if match.game.to_act == CHANCE and number >= proof.first:
            by_entry = proof.version == FIRST_VERSION
            draw = next_draw(match, dice, prepared, by_entry=by_entry)
            check_drawn(entry, draw)
            draws.append(draw)
        try:
            replay_entry(match, entry)
        except BadLog as error:
            raise ProofFails.of(error) from error
    return draws


def require_promised_dice(proof: Proof) -> FairDice:
    """The dice that were promised; refuses another secret."""
    secret = bytes.fromhex(proof.secret)
    if commitment(secret, bytes.fromhex(proof.cover or "")) != proof.commitment:
        raise ProofFails("", "cli-unfair-commitment")
    if proof.seed is None:
        return FairDice(secret, proof.entropies)
    if secret_of_seed(proof.seed) != secret:
        raise ProofFails("", "cli-unfair-seed")
    return FairDice.of_seed(proof.seed)


def next_draw(
    match: Match, dice: FairDice, prepared: PreparedDeal | None, *, by_entry: bool
) -> Draw:
    """The draw that must be the next entry: by the script of a lesson, or else by the dice.

    `by_entry` as the first version of proofs had it.
    """
    number, possible = match.version + 1, possible_draws(match.game)
    drawn_as = number if by_entry else match.steps.next_draw_number
    wish = None if prepared is None else prepared.draw(match.game, match.events)
    index = dice.draw(drawn_as, len(possible)) if wish is None else possible.index(wish)
    return Draw(
        number=number,
        drawn_as=drawn_as,
        pieces=len(possible),
        index=index,
        action=match.game.frame.actions.text(possible[index]),
        prepared=wish is not None,
    )


def check_drawn(entry: str, draw: Draw) -> None:
    """Refuse an entry that is not this draw."""
    place = place_of_entry(draw.number, entry)
    if is_undo(entry):  # otherwise an undo before the draw could avoid a bad one
        raise ProofFails(place, "cli-unfair-no-draw", action=draw.action)
    if entry != draw.action:
        unfair = "cli-unfair-script" if draw.prepared else "cli-unfair-draw"
        raise ProofFails(place, unfair, action=draw.action)
