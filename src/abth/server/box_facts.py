"""Facts about the box, the rulings and the bots, so that a client knows what numbers mean."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final, Literal, NamedTuple, get_args

import msgspec

from abth.bots.base import Bot
from abth.bots.registry import BOTS
from abth.content.atoms import atom_texts
from abth.content.digest import digest_of
from abth.protocol.wire import (
    Ability,
    BotFacts,
    BoxFacts,
    CardFacts,
    FaceFacts,
    GearFacts,
    LadderFacts,
    Piece,
    RelicFacts,
    RulingFacts,
    SabatonFacts,
    ScoringFacts,
    SpaceFacts,
    ThinkingTime,
    TileFacts,
    TokenFacts,
    VerbFacts,
)
from abth.protocol.written_rulings import Ruling
from abth.rules.actions import PLACES, Actions
from abth.rules.battle.engagement import ATTACKER_PLACES, DEFENDER_PLACES
from abth.rules.box import Box, DieFace, GearAction, RelicCard, Sabaton, UnitCard, WarfareToken
from abth.rules.moments import DECISION_POINTS, NAMES
from abth.rules.rulings import ALLOWED, EDITIONS, Value
from abth.rules.scoring import ELITE_POINTS, HERO_POINTS, RELIC_POINTS
from abth.rules.terms import (
    LINES,
    RANKS,
    SPACES,
    attacks_with_strong_die,
    era_of_space,
    relics_looked_at,
    space_name,
)
from abth.table.options import MOST

# The kind of piece that each verb is about; other verbs have none.
PIECES: Final[dict[str, Piece]] = {
    "use": "gear",
    "jump": "era",
    "face": "space",
    "challenge": "sabaton",
    "with": "company",
    "deploy": "unit",
    "assign": "token",
    "relic": "relic",
    "prowess": "value",
    "drop": "token",
    "sabaton": "sabaton",
    "retrieve": "unit",
    "dismiss": "unit",
    "hunt": "unit",
}

ABILITIES: Final[tuple[Ability, ...]] = get_args(Ability)

RULED_BY: Final = {  # the last column of appendix B
    "game.rounds": "ROUND-2",
    "start_player": "R-18",
    "gear.queue": "R-1",
    "gear.step": "R-2",
    "gear.sectors": "R-3",
    "gear.arrows": "R-3",
    "gear.start": "R-4",
    "gear.token_pointer": "R-5",
    "tokens.at_limit": "R-7",
    "actions.deadline": "R-11",
    "deck.reshuffle_on_action": "R-13",
    "tokens.tighten_up": "R-15",
    "links.topology": "R-20",
    "links.chain_scope": "R-21",
    "links.absorb": "R-38",
    "challenge.defender_reinforcements": "R-27",
    "challenge.defender_min": "R-29",
    "challenge.defender_tokens": "R-31",
    "abilities.hd_chain": "R-39",
    "abilities.accuracy": "R-40",
    "abilities.accuracy_on_hd": "R-40",
    "abilities.diversion_on_hd": "R-41",
    "icons.count": "R-66",
    "battle.early_end": "R-43",
    "rewards.recruit": "R-44",
    "relics.reveal": "R-47",
    "honor.supply": "R-50",
    "deck.era_reshuffle": "R-51",
}


class Encoded(NamedTuple):
    """An answer that never changes, and the tag by which a browser caches it."""

    body: bytes
    etag: str

    def is_known(self, if_none_match: str | None) -> bool:
        """Whether the client has it already, by the header `If-None-Match` (304)."""
        tags = [tag.strip().removeprefix("W/") for tag in (if_none_match or "").split(",")]
        return self.etag in tags or "*" in tags


def encoded(answer: object) -> Encoded:
    """An answer as JSON with its tag."""
    body = msgspec.json.encode(answer)
    return Encoded(body, f'"{hashlib.sha256(body).hexdigest()[:32]}"')


@lru_cache(maxsize=4)
def encoded_box(box: Box) -> Encoded:
    """The facts of a box, encoded once."""
    return encoded(box_facts(box))


@lru_cache(maxsize=4)
def box_facts(box: Box) -> BoxFacts:
    """Everything printed, and every number that a view or an action may show."""
    return BoxFacts(
        name=box.name,
        digest=digest_of(box),
        units=[card_facts(card) for card in box.units],
        relics=[relic_facts(relic) for relic in box.relics],
        tokens=[token_facts(token) for token in box.tokens],
        tiles=[
            TileFacts(eras=[int(tile.low), int(tile.high)], pointer=int(tile.pointer))
            for tile in box.tiles
        ],
        strong=face_facts(box.strong),
        risky=face_facts(box.risky),
        sabatons=[sabaton_facts(sabaton) for sabaton in box.sabatons],
        gear_actions=[action.id for action in box.gear_actions],
        gear_symbols=[action.symbol for action in box.gear_actions],
        gears=[gear_facts(action) for action in box.gear_actions],
        token_spaces=int(box.token_spaces),
        actions=list(Actions(box).texts),
        verbs=verb_facts(Actions(box)),
        ladder=ladder_facts(),
        scoring=ScoringFacts(elite=ELITE_POINTS, hero=HERO_POINTS, relics=list(RELIC_POINTS)),
        moments=list(NAMES),
        points=list(DECISION_POINTS),
        atoms=dict(atom_texts()),
        editions=list(EDITIONS),
        rulings=[ruling_facts(key) for key in ALLOWED],
        spaces=[
            SpaceFacts(name=space_name(space), era=int(era_of_space(space)))
            for space in range(SPACES)
        ],
        places=(int(ATTACKER_PLACES), int(DEFENDER_PLACES)),
    )


def verb_facts(actions: Actions) -> list[VerbFacts]:
    """The verbs of a player's actions, in the order of their numbers."""
    found: list[VerbFacts] = []
    first = 0
    for verb, run in groupby(actions.texts[: actions.chance], lambda text: text.split()[0]):
        count = len(list(run))
        places = PLACES if verb == "assign" else 1
        piece = PIECES.get(verb, "none")
        found.append(VerbFacts(verb=verb, first=first, count=count, piece=piece, places=places))
        first += count
    return found


def ladder_facts() -> list[LadderFacts]:
    """Die and Relics by the number of the Attacker's Units."""
    return [
        LadderFacts(
            units=units,
            strong=attacks_with_strong_die(units),
            relics=int(relics_looked_at(units)),
        )
        for units in range(1, int(ATTACKER_PLACES) + 1)
    ]


def card_facts(card: UnitCard) -> CardFacts:
    """A Unit card as printed."""
    return CardFacts(
        id=card.id,
        name=card.name,
        rank=RANKS[card.rank],
        era=int(card.era),
        copies=int(card.copies),
        long=int(card.long),
        medium=int(card.medium),
        close=int(card.close),
        damage=int(card.damage_icons),
        reinforcement=int(card.reinforcement),
        assault=int(card.assault),
        heroic_death=int(card.heroic_death),
        accuracy=int(card.accuracy),
        diversion=int(card.diversion),
        relaunch=int(card.relaunch),
        link_left=int(card.link_left),
        link_right=int(card.link_right),
        icon=card.icon,
        note=card.note,
    )


def relic_facts(relic: RelicCard) -> RelicFacts:
    """A Relic as printed."""
    return RelicFacts(
        id=relic.id, name=relic.name, era=int(relic.era), icon=relic.icon, note=relic.note
    )


def token_facts(token: WarfareToken) -> TokenFacts:
    """A Warfare token does one thing (TOKEN-5, TOKEN-10)."""
    values = (int(token.long), int(token.medium), int(token.close))
    lines: list[Literal["long", "medium", "close"]] = ["long", "medium", "close"]
    line = next((name for name, value in zip(lines, values, strict=True) if value), None)
    moment: Literal["tighten-up", "chase"] | None = "tighten-up" if token.tighten_up else None
    return TokenFacts(
        id=token.id,
        name=token.name,
        copies=int(token.copies),
        long=values[0],
        medium=values[1],
        close=values[2],
        line=line,
        value=values[LINES.index(line)] if line else 0,
        ability=next((ability for ability in ABILITIES if getattr(token, ability)), None),
        moment="chase" if token.chase else moment,
        icon=token.icon,
        note=token.note,
    )


def face_facts(faces: Sequence[DieFace]) -> list[FaceFacts]:
    """The faces of a die."""
    return [
        FaceFacts(
            id=face.id,
            copies=int(face.copies),
            long=int(face.long),
            medium=int(face.medium),
            close=int(face.close),
        )
        for face in faces
    ]


def sabaton_facts(sabaton: Sabaton) -> SabatonFacts:
    """A figure and the values of its Prowess tokens."""
    values = [int(value) for value in sabaton.prowess]
    return SabatonFacts(id=sabaton.id, name=sabaton.name, prowess=values)


def gear_facts(action: GearAction) -> GearFacts:
    """An action on the cogwheel."""
    return GearFacts(
        id=action.id, name=action.name, symbol=action.symbol, icon=action.icon, note=action.note
    )


def ruling_facts(key: str) -> RulingFacts:
    """A key of appendix B."""
    values = [plain(value) for value in ALLOWED[key]]
    return RulingFacts(
        key=key,
        values=values,
        default=values[0],
        atom=RULED_BY[key],
        editions={
            edition: plain(preset[key]) for edition, preset in EDITIONS.items() if key in preset
        },
    )


def plain(value: Value) -> Ruling:
    """A value as JSON writes it."""
    return list(value) if isinstance(value, tuple) else value


def bot_facts() -> list[BotFacts]:
    """The bots that can be invited, weakest first."""
    return [
        BotFacts(name=name, character=bot.character, thinking=thinking_time(bot))
        for name, bot in BOTS.items()
    ]


def thinking_time(bot: type[Bot]) -> ThinkingTime | None:
    """The thinking time of a bot, if it can be set."""
    usual = bot.options.get("ms")
    if not isinstance(usual, int):
        return None
    return ThinkingTime(usual=usual, most=MOST["ms"])
