"""The strict loader: seven TOML files become a `Box`, or one clear complaint with its place.

Unknown keys, wrong types, numbers out of range, repeated ids and pieces that break the game are
refused (R-6 for tiles, R-32 for tokens). `--content FOLDER` loads another box the same way.
"""

from __future__ import annotations

import tomllib
from errno import errorcode
from functools import cache
from pathlib import Path
from typing import Any, Final

from abth.content.fields import BadContent, Fields
from abth.rules.box import (
    Box,
    DieFace,
    GearAction,
    RelicCard,
    Sabaton,
    Tile,
    UnitCard,
    WarfareToken,
)
from abth.rules.terms import ABILITIES, ERAS, HAND_SIZE, LINES, MAX_PLAYERS, RANKS

HERE: Final = Path(__file__).parent
MAX_NUMBER: Final = 20  # of anything printed on a card
MAX_FILE: Final = 1_000_000  # bytes
UNIT_ICONS: Final = ("reinforcement", "assault", *ABILITIES)


def load_box(folder: Path | str | None = None) -> Box:
    """The box in this folder, or the one that comes with the game."""
    return _own_box() if folder is None else _load(Path(folder))


@cache
def _own_box() -> Box:
    return _load(HERE)


def _load(folder: Path) -> Box:
    entries = _entries(_read(folder / "dice.toml"), "die")
    dice = {entry.text("id"): _die(entry) for entry in entries}
    if len(entries) != 2 or set(dice) != {"strong", "risky"}:
        raise BadContent(str(folder / "dice.toml"), "cli-content-dice")
    gears = _read(folder / "gears.toml")
    actions = [_gear_action(entry) for entry in _entries(gears, "action", "token_spaces")]
    if [action.symbol for action in actions] != ["A", "B", "C", "D"]:
        raise BadContent(str(folder / "gears.toml"), "cli-content-actions")
    box = Box(
        name="A Battle Through History" if folder == HERE else folder.name,
        units=_unique(folder, "units.toml", "unit", _unit),
        relics=_unique(folder, "relics.toml", "relic", _relic),
        tiles=[_tile(entry) for entry in _entries(_read(folder / "tiles.toml"), "tile")],
        tokens=_unique(folder, "tokens.toml", "token", _token),
        sabatons=_unique(folder, "prowess.toml", "sabaton", _sabaton),
        strong=dice["strong"],
        risky=dice["risky"],
        gear_actions=actions,
        token_spaces=gears.number("token_spaces", 1, 3),
    )
    _check_whole(folder, box)
    return box


def _read(path: Path) -> Fields:
    """One file as a table of fields."""
    try:
        if path.stat().st_size > MAX_FILE:
            raise BadContent(str(path), "error-too-big", most=MAX_FILE // 1_000_000)
        return Fields(str(path), tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        code, detail = errorcode.get(error.errno or 0, ""), str(error.strerror)
        raise BadContent(str(path), "error-cannot-read", code=code, detail=detail) from error
    except UnicodeDecodeError as error:
        raise BadContent(str(path), "error-not-utf8") from error
    except BadContent:
        raise
    except (ValueError, RecursionError) as error:  # TOMLDecodeError, and other errors of tomllib
        raise BadContent(str(path), "cli-content-not-toml", detail=str(error)) from error


def complaints_about(folder: Path) -> list[BadContent]:
    """All that is wrong with a content folder: in each entry the first mistake, then the whole."""
    found: list[BadContent] = []
    for file, (name, build, others) in ENTRIES.items():
        try:
            entries = _entries(_read(folder / file), name, *others)
        except BadContent as error:
            found.append(error)
            continue
        for entry in entries:
            try:
                build(entry)
            except BadContent as error:
                found.append(error)
    if not found:
        try:
            _load(folder)
        except BadContent as error:
            found.append(error)
    return found


def _entries(file: Fields, name: str, *others: str) -> list[Fields]:
    """The tables `[[name]]` of a file, which may hold only these and the others."""
    file.refuse_other_keys(name, *others)
    return file.tables(name)


def _unique(folder: Path, file: str, name: str, build: Any) -> list[Any]:
    """All entries of a file, built; refuse an id that appears twice."""
    seen: set[str] = set()
    built = []
    for entry in _entries(_read(folder / file), name):
        ident = entry.ident("id")
        if ident in seen:
            raise BadContent(entry.place, "cli-content-twice", id=ident)
        seen.add(ident)
        built.append(build(entry))
    return built


def _unit(entry: Fields) -> UnitCard:
    entry.refuse_other_keys(
        "id", "name", "aliases", "rank", "era", "copies", "values", "damage_icons", "links",
        "icons", "icon", "printed", "note",
    )  # fmt: skip
    rank = RANKS.index(entry.one_of("rank", RANKS))
    if (rank == 0) == entry.has("era"):
        raise BadContent(entry.place, "cli-content-era")
    if rank != 0 and entry.has("copies"):
        raise BadContent(entry.place, "cli-content-copies")
    values = entry.table("values")
    values.refuse_other_keys(*LINES)
    links = entry.table("links", optional=True)
    links.refuse_other_keys("left", "right")
    icons = entry.table("icons", optional=True)
    icons.refuse_other_keys(*UNIT_ICONS)
    return UnitCard(
        entry.ident("id"),
        entry.text("name"),
        rank,
        era=entry.number("era", 1, 4, default=0),
        copies=entry.number("copies", 1, 8, default=1),
        **{line: values.number(line, 0, MAX_NUMBER) for line in LINES},
        damage_icons=entry.number("damage_icons", 1, MAX_NUMBER),
        **{icon: icons.number(icon, 1, MAX_NUMBER, default=0) for icon in UNIT_ICONS},
        link_left=links.number("left", 1, 4, default=0),
        link_right=links.number("right", 1, 4, default=0),
        aliases=tuple(entry.texts("aliases")),
        icon=entry.text("icon"),
        printed=entry.text("printed", default=""),
        note=entry.text("note"),
    )


def _relic(entry: Fields) -> RelicCard:
    entry.refuse_other_keys("id", "name", "era", "icon", "note")
    return RelicCard(
        entry.ident("id"),
        entry.text("name"),
        entry.number("era", 1, 4),
        entry.text("icon"),
        entry.text("note"),
    )


def _tile(entry: Fields) -> Tile:
    entry.refuse_other_keys("eras", "pointer")
    eras = entry.numbers("eras", 1, 4)
    if len(eras) != 2 or eras[0] == eras[1]:
        raise BadContent(entry.place, "cli-content-tile", atom="R-6")
    return Tile(min(eras), max(eras), entry.number("pointer", 1, 3))


def _token(entry: Fields) -> WarfareToken:
    entry.refuse_other_keys("id", "name", "copies", "modifier", "ability", "moment", "icon", "note")
    kinds = [kind for kind in ("modifier", "ability", "moment") if entry.has(kind)]
    if len(kinds) != 1:
        raise BadContent(entry.place, "cli-content-token")
    effect: dict[str, int | bool] = {}
    if kinds == ["modifier"]:
        modifier = entry.table("modifier")
        modifier.refuse_other_keys("line", "value")
        effect[modifier.one_of("line", LINES)] = modifier.number("value", -MAX_NUMBER, MAX_NUMBER)
        if 0 in effect.values():
            raise BadContent(entry.place, "cli-content-modifier")
    elif kinds == ["ability"]:
        effect[entry.one_of("ability", ABILITIES)] = 1
    else:
        effect[entry.one_of("moment", ("tighten_up", "chase"))] = True
    return WarfareToken(
        entry.ident("id"),
        entry.text("name"),
        entry.number("copies", 1, 20),
        icon=entry.text("icon"),
        note=entry.text("note"),
        **effect,  # type: ignore[arg-type]
    )


def _sabaton(entry: Fields) -> Sabaton:
    entry.refuse_other_keys("id", "name", "prowess")
    prowess = entry.numbers("prowess", 0, MAX_NUMBER)
    return Sabaton(entry.ident("id"), entry.text("name"), list(prowess))


def _die(entry: Fields) -> list[DieFace]:
    entry.refuse_other_keys("id", "name", "faces")
    faces = []
    for face in entry.tables("faces"):
        face.refuse_other_keys("id", "copies", *LINES)
        values = [face.number(line, -MAX_NUMBER, MAX_NUMBER) for line in LINES]
        name = face.text("id")
        if not name.isalnum():
            raise BadContent(face.place, "cli-content-face")
        faces.append(DieFace(name, face.number("copies", 1, 6), *values))
    if len({face.id for face in faces}) < len(faces):
        raise BadContent(entry.place, "cli-content-face-twice")
    if sum(int(face.copies) for face in faces) != 6:
        raise BadContent(entry.place, "cli-content-sides")
    return faces


def _gear_action(entry: Fields) -> GearAction:
    entry.refuse_other_keys("symbol", "id", "name", "icon", "note")
    return GearAction(
        entry.ident("id"),
        entry.text("name"),
        entry.text("symbol"),
        entry.text("icon"),
        entry.text("note"),
    )


ENTRIES: Final[dict[str, tuple[str, Any, tuple[str, ...]]]] = {
    "units.toml": ("unit", _unit, ()),
    "relics.toml": ("relic", _relic, ()),
    "tiles.toml": ("tile", _tile, ()),
    "tokens.toml": ("token", _token, ()),
    "prowess.toml": ("sabaton", _sabaton, ()),
    "dice.toml": ("die", _die, ()),
    "gears.toml": ("action", _gear_action, ("token_spaces",)),
}
"""The files of a content folder: what each lists, how an entry is read, and what else it holds."""


def _check_whole(folder: Path, box: Box) -> None:
    """Refuse a box with too little for a match."""
    needs = [
        (len(box.sabatons) == MAX_PLAYERS, "sabatons"),
        (all(sabaton.prowess for sabaton in box.sabatons), "prowess"),
        (len(box.base_set) >= HAND_SIZE, "base-units"),
        (all(len(box.elites[n + 1]) >= 3 for n in range(len(ERAS))), "elite-units"),
        (len(box.tiles) >= 3, "tiles"),
        (len(box.token_pile) >= box.token_spaces, "tokens"),
        (len(box.relics) >= MAX_PLAYERS, "relics"),
    ]
    for holds, demand in needs:
        if not holds:
            raise BadContent(str(folder), f"cli-content-needs-{demand}")
