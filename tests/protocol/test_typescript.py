"""The TypeScript of the wire types."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from msgspec import inspect

from abth.protocol import typescript as types
from abth.protocol import wire
from abth.protocol.wire_events import EVENTS


def test_the_file_in_the_client_is_current() -> None:
    assert types.main(["--check"]) == 0


def test_a_stale_file_is_told_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stale = tmp_path / "wire.ts"
    stale.write_text("// old\n", "utf-8")
    assert types.main(["--check", "--target", str(stale)]) == 1
    assert "is not current" in capsys.readouterr().err
    assert stale.read_text("utf-8") == "// old\n"


def test_writing_makes_it_current(tmp_path: Path) -> None:
    target = tmp_path / "wire.ts"
    assert types.main(["--target", str(target)]) == 0
    assert types.main(["--check", "--target", str(target)]) == 0


def test_every_type_of_the_wire_is_there_once() -> None:
    text = types.typescript()
    for name, thing in vars(wire).items():
        if types.is_message(thing) and thing is not wire.EventSaid:
            assert text.count(f"export interface {name} {{") == 1, name


def test_events_are_told_apart_by_their_type_and_have_typed_facts() -> None:
    text = types.typescript()
    deployed = text.partition("export interface UnitDeployed {")[2].partition("\n}")[0]
    facts = "seat: number; side: 0 | 1; card: number; link: number; coming: number;"
    words = f'type: "unit-deployed"; facts: {{ {facts} }}; secret?: EventSecret | null;'
    assert " ".join(deployed.split()) == words
    members = text.partition("export type EventSaid =\n")[2].partition(";")[0]
    assert members.replace("|", "").split() == [kind.__name__ for kind in EVENTS]
    assert "unknown" not in text.replace("changes: Record<string, unknown>;", "")


def test_messages_are_told_apart_by_their_type() -> None:
    text = types.typescript()
    assert 'export interface Act {\n  type: "act";\n' in text
    assert "export type ClientMessage = Hello | Act | Undo | Consent | Chat | Ping;" in text


def test_what_only_a_client_says_may_leave_out_defaults() -> None:
    text = types.typescript()
    join = text.partition("export interface Join {")[2].partition("}")[0]
    options = text.partition("export interface TableOptions {")[2].partition("}")[0]
    assert "  entropy?: string;" in join
    assert "?:" not in options, "the server says options too, and says all of them"


@pytest.mark.parametrize(
    ("kind", "written"),
    [
        (int | None, "number | null"),
        (list[int | str], "(number | string)[]"),
        (dict[str, Any], "Record<string, unknown>"),
        (tuple[int, str], "[number, string]"),
        (tuple[bool, ...], "boolean[]"),
        (Literal["a", 2], '2 | "a"'),
    ],
)
def test_types_as_typescript_writes_them(kind: Any, written: str) -> None:
    assert types.written(inspect.type_info(kind)) == written


def test_a_type_that_nobody_foresaw_is_refused() -> None:
    with pytest.raises(KeyError):
        types.written(inspect.type_info(msgspec.Raw))
