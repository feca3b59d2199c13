"""Secrets, hashes and recovery phrases."""

from __future__ import annotations

import math

import pytest

from abth.server.accounts.credentials import (
    PHRASE_LENGTH,
    could_be_phrase,
    hash_of,
    hash_of_phrase,
    new_pepper,
    new_phrase,
    new_secret,
    phrase_words,
    plain_phrase,
)

PEPPER = b"pepper of the tests"
PHRASE = "acorn bridge cedar desert elbow frost"


def test_a_secret_is_long_and_never_the_same() -> None:
    secrets = {new_secret() for _ in range(100)}

    assert len(secrets) == 100
    assert all(len(secret) >= 43 for secret in secrets)


def test_a_secret_is_known_by_its_hash() -> None:
    secret = new_secret()
    kept = hash_of(secret)

    assert secret not in kept
    assert hash_of(secret) == kept
    for other in (secret[:-1], "", "\ud800"):
        assert hash_of(other) != kept


def test_the_words_are_short_plain_and_enough() -> None:
    words = phrase_words()

    assert len(set(words)) == len(words) >= 1024
    assert all(word.isascii() and word.isalpha() and word.islower() for word in words)
    assert all(3 <= len(word) <= 8 for word in words)
    assert PHRASE_LENGTH * math.log2(len(words)) >= 60


def test_a_new_phrase_is_made_of_the_words() -> None:
    phrases = {new_phrase() for _ in range(50)}

    assert len(phrases) == 50
    assert all(could_be_phrase(phrase) for phrase in phrases)


@pytest.mark.parametrize(
    "written",
    [
        "  Acorn BRIDGE cedar\tdesert\nelbow frost ",
        "acorn-bridge-cedar-desert-elbow-frost",
        "acorn, bridge, cedar, desert, elbow, frost.",
        "\uff41corn bridge cedar desert elbow frost",
    ],
)
def test_a_phrase_is_the_same_however_it_is_written(written: str) -> None:
    assert plain_phrase(written) == PHRASE
    assert could_be_phrase(written)


@pytest.mark.parametrize(
    "other", ["", "acorn", PHRASE + " frost", PHRASE.replace("desert", "doom"), "\ud800 " * 6]
)
def test_what_cannot_be_a_phrase_is_known_at_once(other: str) -> None:
    assert not could_be_phrase(other)


def test_a_phrase_is_known_by_its_hash_and_the_pepper() -> None:
    kept = hash_of_phrase(PHRASE, PEPPER)

    assert hash_of_phrase(PHRASE.upper(), PEPPER) == kept
    assert hash_of_phrase(PHRASE.replace("desert", "dolphin"), PEPPER) != kept
    assert hash_of_phrase(PHRASE, new_pepper()) != kept
    assert "acorn" not in kept
