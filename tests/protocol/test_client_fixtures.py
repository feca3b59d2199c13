"""What the tests of the web client are made of is what a server tells today."""

from __future__ import annotations

import pytest

from tests.protocol.client_fixtures import FOLDER, ZIPPED, fixtures, read

ANEW = "if that was meant, write them anew: python -m tests.protocol.client_fixtures"


@pytest.mark.slow
def test_the_positions_of_the_client_are_current() -> None:
    found = {
        path.relative_to(FOLDER).as_posix().removesuffix(ZIPPED): read(path)
        for path in FOLDER.rglob("*.json*")
    }

    told = fixtures()

    assert sorted(found) == sorted(told), ANEW
    assert [name for name in told if found[name] != told[name]] == [], ANEW
