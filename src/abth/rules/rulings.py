"""Rulings: every switch of appendix B, and the presets of the five editions.

Each key `group.name` of the appendix is the field `group_name` here, with the default first
among its allowed values. The code reads each ruling in one place.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, Final

from abth.rules.dataclass_pickling import by_fields

Value = str | int | bool | tuple[int, ...]


class UnknownRuling(ValueError):
    """A ruling, a value or an edition that appendix B does not have.

    Like every error that a person reads, it has a place, the id of a message in the catalogue of
    words, the arguments of the message, and an atom.
    """

    def __init__(self, message: str, arguments: dict[str, str | tuple[str, ...]]) -> None:
        super().__init__(message, arguments)
        self.place = ""
        self.message = message
        self.arguments = arguments
        self.atom: str | None = None


@dataclass(frozen=True)
class Rulings:
    """One way to play: the defaults of appendix B, with changes."""

    game_rounds: int = 6
    start_player: str = "random"
    gear_queue: str = "pending_then_active"
    gear_step: int = 1
    gear_sectors: str = "ABCD"
    gear_arrows: tuple[int, ...] = (0, 1)
    gear_start: str = "random"
    gear_token_pointer: str = "tile"
    tokens_at_limit: str = "swap_or_decline"
    actions_deadline: str = "deployment"
    deck_reshuffle_on_action: bool = False
    tokens_tighten_up: str = "A"
    links_topology: str = "row"
    links_chain_scope: str = "direct"
    links_absorb: str = "all"
    challenge_defender_reinforcements: str = "own_deck"
    challenge_defender_min: int = 1
    challenge_defender_tokens: str = "at_deployment"
    abilities_hd_chain: bool = True
    abilities_accuracy: str = "first_damage"
    abilities_accuracy_on_hd: bool = False
    abilities_diversion_on_hd: bool = False
    icons_count: str = "per_icon"
    battle_early_end: bool = True
    rewards_recruit: str = "all"
    relics_reveal: str = "public"
    honor_supply: str = "8"
    deck_era_reshuffle: str = "on_draw"

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)


FIELDS: Final = {
    "game.rounds": "game_rounds",
    "start_player": "start_player",
    "gear.queue": "gear_queue",
    "gear.step": "gear_step",
    "gear.sectors": "gear_sectors",
    "gear.arrows": "gear_arrows",
    "gear.start": "gear_start",
    "gear.token_pointer": "gear_token_pointer",
    "tokens.at_limit": "tokens_at_limit",
    "actions.deadline": "actions_deadline",
    "deck.reshuffle_on_action": "deck_reshuffle_on_action",
    "tokens.tighten_up": "tokens_tighten_up",
    "links.topology": "links_topology",
    "links.chain_scope": "links_chain_scope",
    "links.absorb": "links_absorb",
    "challenge.defender_reinforcements": "challenge_defender_reinforcements",
    "challenge.defender_min": "challenge_defender_min",
    "challenge.defender_tokens": "challenge_defender_tokens",
    "abilities.hd_chain": "abilities_hd_chain",
    "abilities.accuracy": "abilities_accuracy",
    "abilities.accuracy_on_hd": "abilities_accuracy_on_hd",
    "abilities.diversion_on_hd": "abilities_diversion_on_hd",
    "icons.count": "icons_count",
    "battle.early_end": "battle_early_end",
    "rewards.recruit": "rewards_recruit",
    "relics.reveal": "relics_reveal",
    "honor.supply": "honor_supply",
    "deck.era_reshuffle": "deck_era_reshuffle",
}

SECTORS: Final = tuple(
    a + b + c + d
    for a in "ABCD"
    for b in "ABCD"
    for c in "ABCD"
    for d in "ABCD"
    if len({a, b, c, d}) == 4
)

ALLOWED: Final[dict[str, tuple[Value, ...]]] = {
    "game.rounds": (6, 8),
    "start_player": ("random", "0", "1", "2", "3", "4"),  # or the seat that begins
    "gear.queue": ("pending_then_active", "direct_to_active"),
    "gear.step": (1, 2, 3),
    "gear.sectors": SECTORS,
    "gear.arrows": ((0, 1), (0, 2)),
    "gear.start": ("random", "0", "1", "2", "3"),
    "gear.token_pointer": ("tile", "wheel"),
    "tokens.at_limit": ("swap_or_decline", "decline_only"),
    "actions.deadline": ("deployment", "jump"),
    "deck.reshuffle_on_action": (False, True),
    "tokens.tighten_up": ("A", "B", "C", "D"),
    "links.topology": ("row", "ring"),
    "links.chain_scope": ("direct", "run"),
    "links.absorb": ("all", "line_only"),
    "challenge.defender_reinforcements": ("own_deck", "era_deck"),
    "challenge.defender_min": (1, 0),
    "challenge.defender_tokens": ("at_deployment", "after_assault"),
    "abilities.hd_chain": (True, False),
    "abilities.accuracy": ("first_damage", "cancel_points"),
    "abilities.accuracy_on_hd": (False, True),
    "abilities.diversion_on_hd": (False, True),
    "icons.count": ("per_icon", "per_unit"),
    "battle.early_end": (True, False),
    "rewards.recruit": ("all", "choose"),
    "relics.reveal": ("public", "private"),
    "honor.supply": ("8", "unlimited"),
    "deck.era_reshuffle": ("on_draw", "on_empty"),
}

# Where the editions differ in play (appendix B, last table).
EDITIONS: Final[dict[str, dict[str, Value]]] = {
    "default": {},
    "en": {"challenge.defender_min": 0, "relics.reveal": "private"},
    "de": {
        "abilities.accuracy": "cancel_points",
        "challenge.defender_min": 0,
        "relics.reveal": "private",
    },
    "fr": {"challenge.defender_min": 0, "relics.reveal": "private"},
    "it": {"icons.count": "per_unit"},
    "es": {"icons.count": "per_unit"},
}


def rulings_of(
    edition: str = "default", changes: dict[str, Value] | None = None, rounds: int | None = None
) -> Rulings:
    """The rulings of an edition with single keys changed; bad keys and values are refused."""
    if edition not in EDITIONS:
        raise UnknownRuling("error-edition", {"edition": edition, "known": tuple(EDITIONS)})
    chosen: dict[str, Value] = dict(EDITIONS[edition])
    chosen.update(changes or {})
    if rounds is not None:
        chosen["game.rounds"] = rounds
    rulings = Rulings()
    for key, value in chosen.items():
        rulings = _with(rulings, key, value)
    return rulings


def _with(rulings: Rulings, key: str, value: object) -> Rulings:
    """The same rulings with one key changed; `8` and `"8"` are the same value."""
    if key not in ALLOWED:
        raise UnknownRuling("error-ruling", {"key": key})
    for allowed in ALLOWED[key]:
        if _same(allowed, value):
            changed: dict[str, Value] = {FIELDS[key]: allowed}
            return replace(rulings, **changed)  # type: ignore[arg-type]
    known = tuple([str(allowed) for allowed in ALLOWED[key]])
    raise UnknownRuling("error-ruling-value", {"key": key, "value": str(value), "known": known})


def _same(allowed: Value, given: object) -> bool:
    if isinstance(allowed, bool) or isinstance(given, bool):
        return allowed is given
    if isinstance(allowed, tuple):
        return isinstance(given, list | tuple) and tuple(given) == allowed
    if isinstance(given, list | tuple):
        return isinstance(allowed, str) and "".join(str(part) for part in given) == allowed
    return str(allowed) == str(given)


def changes_of(rulings: Rulings) -> dict[str, Value]:
    """The keys in which these rulings differ from the defaults; a log stores them."""
    default = Rulings()
    return {
        key: getattr(rulings, field)
        for key, field in FIELDS.items()
        if getattr(rulings, field) != getattr(default, field)
    }


assert set(FIELDS) == set(ALLOWED), "every key has its allowed values"
assert set(FIELDS.values()) == {field.name for field in fields(Rulings)}, "every key has its field"
