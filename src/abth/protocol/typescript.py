"""The wire types as TypeScript: `python -m abth.protocol.typescript` writes `web/src/lib/wire.ts`.

With `--check` it writes nothing and exits 1 when the file is not what it would write. Every type
of `abth.protocol.wire`, `text_page`, `review` and `lab` becomes an interface, and so does the file
of a proof. The `type` of a message tells which one it is.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, get_args

import msgspec
from msgspec import inspect

from abth.protocol import lab, review, text_page, wire
from abth.protocol.proof import Proof
from abth.protocol.wire_events import EVENTS, name_of
from abth.rules.events import Event

TARGET: Final = Path(__file__).parents[3] / "web" / "src" / "lib" / "wire.ts"

HEAD: Final = """\
// Written by `python -m abth.protocol.typescript` from abth.protocol.wire. Do not edit.
"""

WIDTH: Final = 100

Record = inspect.StructType | inspect.DataclassType

PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


# Facts of events that have few values: the rules keep them as plain numbers.
NARROW: Final = {"side": "0 | 1", "winner": "-1 | 0 | 1", "line": "0 | 1 | 2"}


def typescript() -> str:
    """The whole file."""
    named = vars(wire) | vars(text_page) | vars(review) | vars(lab)
    structs = [*(thing for thing in named.values() if is_message(thing)), Proof]
    sent = [kind for kind in structs if issubclass(kind, (wire.FromServer, Proof))]
    told = {record.cls for record in reachable(sent)}
    parts = [HEAD, f"export const PROTOCOL = {json.dumps(wire.VERSION)};\n"]
    records = reachable(kind for kind in structs if kind is not wire.EventSaid)
    parts += [
        interface(record, record.cls in told)
        for record in records
        if record.cls is not wire.EventSaid
    ]
    parts += [event_interface(kind) for kind in EVENTS]
    parts.append(one_of("EventSaid", [kind.__name__ for kind in EVENTS]))
    parts += [union(name) for name in ("ClientMessage", "ServerMessage")]
    parts.append('export type Ruling = RulingFacts["default"];\n')
    return "\n".join(parts)


def is_message(thing: object) -> bool:
    """Whether this is one of the types on the wire."""
    return (
        isinstance(thing, type)
        and issubclass(thing, msgspec.Struct)
        and thing not in (wire.FromClient, wire.FromServer, msgspec.Struct)
    )


def reachable(types: Iterable[type]) -> Iterator[Record]:
    """Every record in these types, each once; its parts come first."""
    seen: set[type] = set()

    def visit(one: inspect.Type) -> Iterator[Record]:
        if isinstance(one, Record):
            if one.cls in seen:
                return
            seen.add(one.cls)
        for part in parts_of(one):
            yield from visit(part)
        if isinstance(one, Record):
            yield one

    for one in inspect.multi_type_info(types):
        yield from visit(one)


def parts_of(one: inspect.Type) -> list[inspect.Type]:
    """The types that a type is made of."""
    match one:
        case inspect.StructType() | inspect.DataclassType():
            return [field.type for field in one.fields]
        case inspect.UnionType():
            return list(one.types)
        case inspect.ListType() | inspect.VarTupleType():
            return [one.item_type]
        case inspect.TupleType():
            return list(one.item_types)
        case inspect.DictType():
            return [one.value_type]
        case inspect.Metadata():
            return [one.type]
        case _:
            return []


def interface(record: Record, told: bool) -> str:
    """One record; a field that may be left out has a question mark.

    Clients may leave out fields with a default, and so does what the server writes that way.
    """
    omits = isinstance(record, inspect.StructType) and record.cls.__struct_config__.omit_defaults
    lines = [comment(record.cls), f"export interface {record.cls.__name__} {{"]
    if isinstance(record, inspect.StructType) and record.tag is not None:
        lines.append(f"  {record.tag_field}: {json.dumps(record.tag)};")
    for field in record.fields:
        mark = "" if field.required or (told and not omits) else "?"
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}\n"])


def event_interface(kind: type[Event]) -> str:
    """An event of the rules as an `EventSaid` says it."""
    (record,) = inspect.multi_type_info([kind])
    assert isinstance(record, inspect.DataclassType)
    lines = [comment(kind), f"export interface {kind.__name__} {{"]
    lines.append(f"  type: {json.dumps(name_of(kind))};")
    lines.append("  facts: {")
    for field in record.fields:
        kind_of_fact = NARROW.get(field.name) or written(field.type)
        lines.append(f"    {field.encode_name}: {kind_of_fact};")
    return "\n".join([*lines, "  };", "  secret?: EventSecret | null;", "}\n"])


def comment(kind: type) -> str:
    """The docstring, on one line."""
    words = (kind.__doc__ or "").split()
    return f"/** {' '.join(words)} */"


def union(name: str) -> str:
    """One of the two kinds of messages."""
    return one_of(name, [kind.__name__ for kind in get_args(getattr(wire, name))])


def one_of(name: str, members: list[str]) -> str:
    """A union of types, on one line if there is room."""
    text = f"export type {name} = {' | '.join(members)};\n"
    if len(text) <= WIDTH:
        return text
    return "\n".join([f"export type {name} =", *(f"  | {member}" for member in members)]) + ";\n"


def written(one: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    match one:
        case inspect.StructType() | inspect.DataclassType():
            return one.cls.__name__
        case inspect.UnionType():
            return " | ".join(written(part) for part in one.types)
        case inspect.LiteralType():
            return " | ".join(json.dumps(value) for value in one.values)
        case inspect.ListType() | inspect.VarTupleType():
            return f"{bracketed(one.item_type)}[]"
        case inspect.TupleType():
            return f"[{', '.join(written(part) for part in one.item_types)}]"
        case inspect.DictType():
            return f"Record<string, {written(one.value_type)}>"
        case inspect.Metadata():
            return written(one.type)
        case _:
            return PLAIN[type(one)]


def bracketed(one: inspect.Type) -> str:
    """A type before `[]`."""
    text = written(one)
    return f"({text})" if " | " in text else text


def main(arguments: list[str] | None = None) -> int:
    """Write the file, or check that it is current."""
    parser = argparse.ArgumentParser(prog="python -m abth.protocol.typescript", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only check that it is current")
    parser.add_argument("--target", type=Path, default=TARGET, help="the file to write")
    given = parser.parse_args(arguments)
    text = typescript()
    current = given.target.is_file() and given.target.read_text("utf-8") == text
    if given.check and not current:
        sys.stderr.write(
            f"error: {given.target} is not current: python -m abth.protocol.typescript\n"
        )
        return 1
    if not current:
        given.target.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
