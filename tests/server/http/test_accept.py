"""What a request would like to have."""

import pytest
from litestar.testing import RequestFactory

from abth.server.http.accept import accepts, language_for, wants_page, wishes


@pytest.mark.parametrize(
    ("header", "order"),
    [
        ("", []),
        ("de", ["de"]),
        ("fr;q=0.5, de-AT, en;q=0.7", ["de-at", "en", "fr"]),
        ("de;q=0, en", ["en"]),
        ("de;q=x, en", ["en"]),
    ],
)
def test_the_most_wanted_comes_first(header: str, order: list[str]) -> None:
    assert wishes(header) == order


@pytest.mark.parametrize(
    ("header", "language"),
    [("", "en"), ("nl, es;q=0.8", "es"), ("de-CH,fr;q=0.9", "de"), ("zh", "en"), ("*", "en")],
)
def test_the_language_is_one_that_has_words(header: str, language: str) -> None:
    request = RequestFactory().get("/", headers={"Accept-Language": header})
    assert language_for(request) == language


@pytest.mark.parametrize(
    ("header", "page"),
    [
        ("text/html,application/xhtml+xml,*/*;q=0.8", True),
        ("application/json", False),
        ("text/html, application/json", False),
        ("*/*", False),
        ("", False),
    ],
)
def test_people_get_pages_and_programs_json(header: str, page: bool) -> None:
    assert wants_page(RequestFactory().get("/", headers={"Accept": header})) is page


def test_a_coding_that_is_refused_is_not_accepted() -> None:
    assert accepts("gzip, br", "br")
    assert not accepts("gzip;q=0, br", "gzip")
    assert not accepts("", "gzip")
