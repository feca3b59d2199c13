"""The file format of a proof that the dice of a match were fair.

Data type: `Proof`, which holds everything that is needed to repeat every draw;
`abth.table.match.proof_check` does that. `docs/fair-dice.md` explains proofs to players.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from abth.protocol.fair import SECRET_BYTES, commitment
from abth.protocol.log import PRINTABLE, BadLog, Log, check_options, check_version
from abth.protocol.strict_json import BadInput, read_json, read_version
from abth.protocol.wire import Entropy
from abth.rules.terms import MAX_PLAYERS

VERSION: Final = "abth-proof/1"

Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Secret = Annotated[str, Meta(pattern=f"^[0-9a-f]{{{2 * SECRET_BYTES}}}$")]
Seed = Annotated[str, Meta(min_length=1, max_length=60, pattern=PRINTABLE)]


class BadProof(BadInput):
    """Input that is not a proof, or a proof that this program cannot check."""


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The promise made before the match, the secret kept until its end, and the match."""

    version: str = VERSION
    commitment: Digest
    secret: Secret
    entropies: Annotated[list[Entropy], Meta(max_length=MAX_PLAYERS)]  # by seat
    seed: Seed | None  # of a duplicate deal, which uses no entropies
    first: Annotated[int, Meta(ge=1)] = msgspec.field(name="from")  # entry that these dice may draw
    log: Log


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


def decode_proof(data: bytes) -> Proof:
    """The proof in this JSON; `check_proof` finds out whether it holds."""
    try:
        version = read_version(data)
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
