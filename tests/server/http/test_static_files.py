"""The built client as a browser gets it."""

import gzip
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from abth.server.http.errors import answer_problem
from abth.server.http.static_files import file_handler, read_files

SCRIPT = b"const answer = 42;\n" * 50
STYLE = b".card { color: red; }\n" * 50
BROTLI = b"as the build has packed it"


@pytest.fixture
def browser(tmp_path: Path) -> TestClient[Litestar]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "build.json").write_bytes(b"{}")
    (tmp_path / "manifest.webmanifest").write_bytes(b"{}")
    (tmp_path / "assets" / "index-a1.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "index-a1.js.br").write_bytes(BROTLI)
    (tmp_path / "assets" / "style-c3.css.gz").write_bytes(gzip.compress(STYLE, 9, mtime=0))
    (tmp_path / "assets" / "style-c3.css.br").write_bytes(BROTLI)
    (tmp_path / "assets" / "font-b2.woff2").write_bytes(b"wOF2" * 9)
    (tmp_path.parent / "secret.txt").write_bytes(b"not for you")
    handler = file_handler(read_files(tmp_path))
    return TestClient(Litestar([handler], exception_handlers={Exception: answer_problem}))


def test_what_may_change_is_asked_for_again(browser: TestClient[Litestar]) -> None:
    found = browser.get("/build.json")
    assert found.content == b"{}"
    assert found.headers["cache-control"] == "no-cache"
    again = browser.get("/build.json", headers={"If-None-Match": found.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    manifest = browser.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")


def test_scripts_come_packed_to_those_who_can_unpack(browser: TestClient[Litestar]) -> None:
    packed = browser.get("/assets/index-a1.js", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT, 9, mtime=0))
    assert packed.content == SCRIPT
    plain = browser.get("/assets/index-a1.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == SCRIPT
    assert "immutable" in plain.headers["cache-control"]


def test_what_the_build_has_packed_comes_first(browser: TestClient[Litestar]) -> None:
    headers = {"Accept-Encoding": "gzip, br"}
    with browser.stream("GET", "/assets/index-a1.js", headers=headers) as packed:
        assert packed.headers["content-encoding"] == "br"
        assert b"".join(packed.iter_raw()) == BROTLI
        assert packed.headers["content-type"].startswith("text/javascript")
    assert browser.get("/assets/index-a1.js.br").status_code == 404


def test_a_package_has_only_packed_files_and_anyone_can_read_them(
    browser: TestClient[Litestar],
) -> None:
    plain = browser.get("/assets/style-c3.css", headers={"Accept-Encoding": "identity"})
    assert plain.content == STYLE
    assert plain.headers["content-type"].startswith("text/css")
    assert "immutable" in plain.headers["cache-control"]
    for coding, body in (("gzip", gzip.compress(STYLE, 9, mtime=0)), ("br", BROTLI)):
        with browser.stream(
            "GET", "/assets/style-c3.css", headers={"Accept-Encoding": coding}
        ) as packed:
            assert packed.headers["content-encoding"] == coding
            assert b"".join(packed.iter_raw()) == body
            assert packed.headers["etag"] == plain.headers["etag"]
    assert browser.get("/assets/style-c3.css.gz").status_code == 404


def test_fonts_are_packed_already(browser: TestClient[Litestar]) -> None:
    font = browser.get("/assets/font-b2.woff2", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in font.headers


@pytest.mark.parametrize("path", ["/nothing", "/assets/../../secret.txt", "/%2e%2e/secret.txt"])
def test_there_is_nothing_else(browser: TestClient[Litestar], path: str) -> None:
    found = browser.get(path)
    assert found.status_code == 404
    assert found.json()["code"] == "unknown"
