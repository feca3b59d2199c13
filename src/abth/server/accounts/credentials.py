"""Credentials: secrets of devices and tokens, and recovery phrases.

The server keeps only hashes. A secret is 256 random bits, so a plain SHA-256 hides it; a phrase is
short enough to write down, so its hash is slow and peppered. Phrases are looked up by their hash
without a name, so they have no salt of their own.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

WORDS_FILE: Final = Path(__file__).parent / "phrase_words.txt"
PHRASE_LENGTH: Final = 6  # words: 60 bits with 1024 words to choose from
SECRET_BYTES: Final = 32

# About 50 ms and 16 MB a phrase.
SCRYPT_COST: Final = 2**14
SCRYPT_BLOCK: Final = 8
SCRYPT_MEMORY: Final = 2**26


def new_secret() -> str:
    """A secret for one device or one token, shown once."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hash_of(secret: str) -> str:
    """The hash of a secret, which the server stores and looks up."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def new_pepper() -> bytes:
    """The pepper of phrase hashes; made once and stored apart from them."""
    return secrets.token_bytes(SECRET_BYTES)


def new_phrase() -> str:
    """Words to write down, with which a user signs in on another device."""
    return " ".join(secrets.choice(phrase_words()) for _ in range(PHRASE_LENGTH))


def plain_phrase(phrase: str) -> str:
    """The phrase as it is compared: lower case, words separated by single spaces."""
    folded = unicodedata.normalize("NFKC", phrase).casefold()
    return " ".join("".join(sign if sign.isalpha() else " " for sign in folded).split())


def hash_of_phrase(phrase: str, pepper: bytes) -> str:
    """The hash of a phrase, which the server stores; slow on purpose, so call it in a thread."""
    return hashlib.scrypt(
        plain_phrase(phrase).encode("utf-8", "surrogatepass"),
        salt=pepper,
        n=SCRYPT_COST,
        r=SCRYPT_BLOCK,
        p=1,
        maxmem=SCRYPT_MEMORY,
        dklen=32,
    ).hex()


def could_be_phrase(phrase: str) -> bool:
    """Whether the phrase has only words of the list; others need no slow hash."""
    words = plain_phrase(phrase).split()
    return len(words) == PHRASE_LENGTH and set(words) <= set(phrase_words())


@cache
def phrase_words() -> tuple[str, ...]:
    """The words that phrases are made of."""
    return tuple(WORDS_FILE.read_text("utf-8").split())
