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
from abth.protocol.wire import Entropy, Lesson
from abth.rules.terms import MAX_PLAYERS

VERSION: Final = "abth-proof/3"
SECOND_VERSION: Final = "abth-proof/2"  # the commitment to a seed has no cover
FIRST_VERSION: Final = "abth-proof/1"  # every draw by the number of its entry, even after an undo

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
    lesson: Lesson | None = None  # its script prepared some of the draws
    cover: Secret | None = None  # 32 random bytes that were hashed before the secret of a seed


PROOF_DECODER: Final = msgspec.json.Decoder(Proof)


def make_proof(
    log: Log,
    secret: bytes,
    entropies: Sequence[str],
    seed: str | None = None,
    first: int = 1,
    lesson: Lesson | None = None,
    cover: bytes = b"",
) -> Proof:
    """The proof for a match whose entries from `first` on were drawn with this secret."""
    return Proof(
        commitment=commitment(secret, cover),
        secret=secret.hex(),
        entropies=list(entropies),
        seed=seed,
        first=first,
        log=log,
        lesson=lesson,
        cover=cover.hex() or None,
    )


def decode_proof(data: bytes) -> Proof:
    """The proof in this JSON; `check_proof` finds out whether it holds."""
    try:
        version = read_version(data)
        if version not in (VERSION, SECOND_VERSION, FIRST_VERSION):
            raise BadProof("version", "error-version", version=version, known=VERSION)
        proof = read_json(data, PROOF_DECODER)
        check_version(proof.log.version)
        check_options(proof.log)
    except BadLog as error:
        raise BadProof.of(error, "log") from error
    except BadInput as error:
        raise BadProof.of(error) from error
    if len(proof.entropies) != proof.log.players:
        counts = {"count": len(proof.entropies), "players": proof.log.players}
        raise BadProof("entropies", "error-count", **counts)
    if proof.first > len(proof.log.actions) + 1:
        raise BadProof("from", "error-log-ends", last=len(proof.log.actions))
    return proof
