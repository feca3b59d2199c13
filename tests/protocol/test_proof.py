"""The file format of proofs: what is written is read again, anything else is refused."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from abth.protocol.fair import commitment
from abth.protocol.log import Seat, make_log
from abth.protocol.proof import BadProof, Proof, decode_proof, make_proof
from abth.rules.rulings import Rulings
from tests.scenes import BOX

SECRET = bytes(range(100, 132))
SEATS = [Seat("Ada", "person"), Seat("Bo", "bot", "recruit"), Seat("Cy", "bot", "soldier")]


def proof() -> Proof:
    """Of a match that has just begun."""
    log = make_log(BOX, SEATS, "default", Rulings(), ["sabaton hannes", "sabaton chris"])
    return make_proof(log, SECRET, ["", "a1b2", "0f"])


def test_a_proof_is_written_and_read() -> None:
    data = msgspec.json.encode(proof())

    assert list(json.loads(data)) == [
        "version", "commitment", "secret", "entropies", "seed", "from", "log", "lesson",
        "cover",
    ]  # fmt: skip
    assert decode_proof(data) == proof()
    assert proof().commitment == commitment(SECRET)


# What is no proof


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"version": "abth-proof/4"}, "version: “abth-proof/4” is unknown"),
        ({"secret": "00"}, "secret: "),
        ({"secret": "Z" * 64}, "secret: "),
        ({"commitment": 3}, "commitment: "),
        ({"entropies": ["", ""]}, "entropies: there are 2 for 3 players"),
        ({"entropies": ["xy", "", ""]}, "entropies[0]: "),
        ({"entropies": [""] * 6}, "entropies: "),
        ({"from": 0}, "from: "),
        ({"from": None}, "from: "),
        ({"from": 100_000}, "from: the log ends with entry "),
        ({"seed": ""}, "seed: "),
        ({"more": 1}, "more: unknown field"),
        ({"log": {}}, "log.version: is missing"),
        ({"log": None}, "log: "),
    ],
)
def test_what_is_no_proof_is_refused_with_its_place(changes: dict[str, Any], said: str) -> None:
    data = {**json.loads(msgspec.json.encode(proof())), **changes}

    with pytest.raises(BadProof) as refused:
        decode_proof(json.dumps(data).encode())

    assert str(refused.value).startswith(said)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"version": "abth-log/0"}, "log: version: “abth-log/0” is unknown"),
        ({"players": 4}, "log: seats: there are 3 for 4 players"),
        ({"rulings": {"no.such": True}}, "log: rulings: "),
    ],
)
def test_a_log_that_cannot_be_used_is_refused(changes: dict[str, Any], said: str) -> None:
    data = json.loads(msgspec.json.encode(proof()))
    data["log"].update(changes)

    with pytest.raises(BadProof) as refused:
        decode_proof(json.dumps(data).encode())

    assert str(refused.value).startswith(said)


@pytest.mark.parametrize("data", [b"", b"[]", b"{}", b'{"version": 1}', b"\xff", b"[" * 10_000])
def test_what_is_not_even_json(data: bytes) -> None:
    with pytest.raises(BadProof):
        decode_proof(data)
