"""The proof that the dice of a match were fair: all that is needed to draw everything again.

Data type: `Proof`. `check_proof` replays the log and recomputes every draw; the first thing that
does not fit is named in one line. `docs/fair-dice.md` explains it to players.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from abth.protocol.fair import SECRET_BYTES, FairDice, commitment, pieces_due, secret_of_seed
from abth.protocol.log import (
    PRINTABLE,
    BadLog,
    Log,
    check_content,
    check_options,
    check_version,
    replay_action,
    rulings_in,
)
from abth.protocol.record import Record, is_undo
from abth.protocol.strict_json import BadInput, one_line, read_json
from abth.protocol.wire import Draw, Entropy
from abth.rules.box import Box
from abth.rules.game import Frame
from abth.rules.terms import CHANCE, MAX_PLAYERS

VERSION: Final = "abth-proof/1"

Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Secret = Annotated[str, Meta(pattern=f"^[0-9a-f]{{{2 * SECRET_BYTES}}}$")]
Seed = Annotated[str, Meta(min_length=1, max_length=60, pattern=PRINTABLE)]


class BadProof(BadInput):
    """Something that is no proof, or not one that can be checked here."""


class ProofFails(Exception):
    """A proof that proves the contrary: one line that says where, and why."""

    def __init__(self, complaint: str) -> None:
        super().__init__(one_line(complaint))


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What was promised before the match, what was kept back until its end, and the match."""

    version: str = VERSION
    commitment: Digest
    secret: Secret
    entropies: Annotated[list[Entropy], Meta(max_length=MAX_PLAYERS)]  # by seat
    seed: Seed | None  # of a duplicate deal, which uses no entropies
    first: Annotated[int, Meta(ge=1)] = msgspec.field(name="from")  # entry that these dice may draw
    log: Log


class Versioned(msgspec.Struct):
    """All that is read of a proof before its version is known."""

    version: str


VERSION_DECODER: Final = msgspec.json.Decoder(Versioned)
PROOF_DECODER: Final = msgspec.json.Decoder(Proof)


def make_proof(
    log: Log,
    secret: bytes,
    entropies: Sequence[str],
    seed: str | None = None,
    first: int = 1,
) -> Proof:
    """The proof for a match whose entries from `first` on were drawn with this secret."""
    return Proof(
        commitment=commitment(secret),
        secret=secret.hex(),
        entropies=list(entropies),
        seed=seed,
        first=first,
        log=log,
    )


def encode_proof(proof: Proof) -> bytes:
    """The proof as JSON, one action a line."""
    return msgspec.json.format(msgspec.json.encode(proof), indent=1) + b"\n"


def decode_proof(data: bytes) -> Proof:
    """The proof in this JSON; whether it holds is not known yet."""
    try:
        version = read_json(data, VERSION_DECODER).version
        if version != VERSION:
            raise BadProof("version", f"{version!r} is unknown; this program reads {VERSION!r}")
        proof = read_json(data, PROOF_DECODER)
        check_version(proof.log.version)
        check_options(proof.log)
    except BadLog as error:
        raise BadProof("log", str(error)) from error
    except BadInput as error:
        raise BadProof("", str(error)) from error
    if len(proof.entropies) != proof.log.players:
        complaint = f"there are {len(proof.entropies)} for {proof.log.players} players"
        raise BadProof("entropies", complaint)
    if proof.first > len(proof.log.actions) + 1:
        raise BadProof("from", f"the log ends with entry {len(proof.log.actions)}")
    return proof


def dice_of(proof: Proof) -> FairDice:
    """The dice that were promised; refuses a secret that is another."""
    secret = bytes.fromhex(proof.secret)
    if commitment(secret) != proof.commitment:
        raise ProofFails("the secret does not fit its commitment")
    if proof.seed is None:
        return FairDice(secret, proof.entropies)
    if secret_of_seed(proof.seed) != secret:
        raise ProofFails("the secret is not that of the seed")
    return FairDice.of_seed(proof.seed)


def check_proof(proof: Proof, box: Box) -> list[Draw]:
    """Every draw of the match, recomputed; `ProofFails` names what does not fit."""
    check_content(proof.log, box)
    dice = dice_of(proof)
    record = Record(Frame(box, rulings_in(proof.log)), proof.log.players)
    record.keeps_copies = False
    draws: list[Draw] = []
    for number, text in enumerate(proof.log.actions, 1):
        if record.game.to_act == CHANCE and number >= proof.first:
            draw = draw_of(record, dice, number)
            if is_undo(text):  # or a bad draw could be avoided by taking back what led to it
                raise ProofFails(f"entry {number} {text!r}: chance had to draw {draw.action!r}")
            if text != draw.action:
                raise ProofFails(f"entry {number} {text!r}: the dice say {draw.action!r}")
            draws.append(draw)
        try:
            replay_action(record, number, text)
        except BadLog as error:
            raise ProofFails(f"the log does not replay: {error}") from error
    return draws


def draw_of(record: Record, dice: FairDice, number: int) -> Draw:
    """What chance has to bring as the entry with this number."""
    pieces = pieces_due(record.game)
    index = dice.draw(number, len(pieces))
    action = record.game.frame.actions.text(pieces[index])
    return Draw(number=number, pieces=len(pieces), index=index, action=action)
