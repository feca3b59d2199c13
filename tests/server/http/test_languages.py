"""The language of a request."""

import pytest

from abth.server.http.languages import preferred


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("tlh, fr;q=0.5, it;q=0.9", "it"),
        ("fr;q=0, es;q=0.1", "es"),
        ("fr;q=much, es;q=0.1", "es"),
        ("*, tlh", "en"),
    ],
)
def test_the_best_language_with_words_is_taken(header: str, language: str) -> None:
    assert preferred(header) == language
