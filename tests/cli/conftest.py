"""Running the program within the tests."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from abth.cli import app
from abth.cli.shared.language import use_language


class Ran(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def refusal(self) -> str:
        """The one line of a command that was given bad input."""
        assert self.code == 2
        assert not self.out
        lines = self.err.splitlines()
        assert len(lines) == 1
        return lines[0].removeprefix("abth: ")


Terminal = Callable[..., Ran]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Wherever the tests run, commands speak English unless they are told otherwise."""
    monkeypatch.setenv("ABTH_LANG", "en")
    yield
    use_language("en")


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """`terminal("play", typed=["1", "quit"])` runs one command line."""

    def terminal(*arguments: object, typed: list[str] | None = None) -> Ran:
        lines = "".join(f"{line}\n" for line in typed or [])
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(lines.encode())))
        code = app.run([str(argument) for argument in arguments])
        return Ran(code, *capsys.readouterr())

    return terminal
