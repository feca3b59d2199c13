"""Advice for choosing one of several: Sabaton, cards, tokens, dice, Relics (D-2, D-5, D-18 …)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from abth.bots.advice import wording as say
from abth.bots.advice.battles import chance_text
from abth.bots.advice.position import AdviceRequest
from abth.protocol.wire import AdviceText, Suggestion
from abth.rules import moments
from abth.rules.battle.combat import fight
from abth.rules.battle.engagement import die_is_strong
from abth.rules.game import Game
from abth.rules.scoring import RELIC_POINTS
from abth.rules.terms import ATTACKER, BASE, DEFENDER, HERO

MOST: Final = 3


def advise_sabaton(asked: AdviceRequest) -> list[Suggestion]:
    """All Sabatons have the same tokens in this box; else the most points (D-2)."""
    box, first = asked.frame.box, int(asked.frame.actions.sabaton)

    def worth(option: int) -> int:
        return sum(int(value) for value in box.sabatons[option - first].prowess)

    best = max(asked.view.options, key=lambda option: (worth(option), -option))
    title = say.text("title-sabaton", sabaton=say.sabaton(best - first))
    return [asked.suggest([best], title, say.text("why-sabaton"))]


def advise_pieces(asked: AdviceRequest) -> list[Suggestion]:
    """The best pieces, each kind once."""
    worths = {option: asked.judgment.piece(asked.game, option) for option in asked.view.options}
    ordered = sorted(worths, key=lambda option: (-worths[option], option))
    found: list[Suggestion] = []
    kinds: set[object] = set()
    for option in ordered:
        kind = kind_of(asked, option)
        if kind not in kinds and len(found) < MOST:
            kinds.add(kind)
            title, reason = piece_words(asked, option, first=not found)
            found.append(asked.suggest([option], title, reason))
    return found


def kind_of(asked: AdviceRequest, option: int) -> object:
    """What makes two pieces alike: Relics of one Era do the same."""
    numbers = asked.frame.actions
    if asked.game.moment in (moments.KEEP_RELIC, moments.KEEP_STOLEN):
        return int(asked.frame.box.relics[option - numbers.relic].era)
    return option


def piece_words(asked: AdviceRequest, option: int, *, first: bool) -> tuple[AdviceText, AdviceText]:
    """The title and the reason of a piece."""
    numbers, moment = asked.frame.actions, asked.game.moment
    if moment in (moments.KEEP_RELIC, moments.KEEP_STOLEN):
        return relic_words(asked, option - int(numbers.relic))
    if moment == moments.KEEP_PROWESS:
        value = option - int(numbers.prowess)
        return say.text("title-prowess", value=value), say.text("why-prowess", value=value)
    if moment == moments.DROP_TOKEN:
        token = say.token(option - int(numbers.drop))
        reason = say.text("why-drop" if first else "why-drop-next")
        return say.text("title-drop", token=token), reason
    if moment == moments.RETRIEVE:
        return card_words(asked, option - int(numbers.retrieve), "retrieve", first)
    return card_words(asked, option - int(numbers.dismiss), "dismiss", first)


def relic_words(asked: AdviceRequest, relic: int) -> tuple[AdviceText, AdviceText]:
    """A Relic by what its set gains (SCORE-6)."""
    relics = asked.frame.box.relics
    era = int(relics[relic].era)
    held = asked.game.players[asked.game.active].relics
    owned = sum(1 for one in held if relics[one].era == era)
    last = len(RELIC_POINTS) - 1
    points = RELIC_POINTS[min(owned + 1, last)] - RELIC_POINTS[min(owned, last)]
    reason = say.text("why-relic", era=say.era(era), count=owned + 1, points=int(points))
    return say.text("title-relic", relic=say.relic(relic)), reason


def card_words(
    asked: AdviceRequest, card: int, what: str, first: bool
) -> tuple[AdviceText, AdviceText]:
    """A card to retrieve or to dismiss, by its numbers and its points."""
    unit = asked.frame.box.units[card]
    title = say.text(f"title-{what}", unit=say.unit(card))
    if what == "dismiss" and unit.rank != BASE:
        return title, say.text("why-dismiss-points", points=3 if unit.rank == HERO else 1)
    reason = say.text(
        f"why-{what}" if first else f"why-{what}-next",
        long=int(unit.long),
        medium=int(unit.medium),
        close=int(unit.close),
    )
    return title, reason


def advise_recruit(asked: AdviceRequest) -> list[Suggestion]:
    """Take a defeated Unit into the Army, or leave it (D-20)."""
    game, numbers = asked.game, asked.frame.actions
    card = int(game.battle.defenders.cards[game.cursor])
    points = 3 if asked.frame.box.units[card].rank == HERO else 1
    recruit = asked.suggest(
        [int(numbers.recruit)],
        say.text("title-recruit", unit=say.unit(card)),
        say.text("why-recruit", points=points),
        cards=(card,),
    )
    leave = asked.suggest(
        [int(numbers.leave)],
        say.text("title-leave", unit=say.unit(card)),
        say.text("why-leave"),
        cards=(card,),
    )
    return [recruit, leave]


# Relaunch


def advise_relaunch(asked: AdviceRequest) -> list[Suggestion]:
    """Keep the die or roll it again: both chances are exact (D-18, D-19)."""
    numbers, game = asked.frame.actions, asked.game
    attacks = game.moment == moments.ATTACKER_RELAUNCH
    kept, again = relaunch_chances(game, attacks)
    keep = asked.suggest(
        [int(numbers.keep)],
        say.text("title-keep"),
        say.text("why-keep-wins" if kept == 1 else "why-keep" if kept else "why-keep-loses"),
        chance=chance_text(kept),
    )
    roll = asked.suggest(
        [int(numbers.reroll)],
        say.text("title-reroll"),
        say.text("why-reroll" if again > kept else "why-reroll-risk"),
        chance=chance_text(again),
    )
    return [roll, keep] if again > kept else [keep, roll]


def relaunch_chances(game: Game, attacks: bool) -> tuple[Fraction, Fraction]:
    """The chance of this side if it keeps its die, and if it rolls again (ABIL-13, 14, R-33)."""
    side = ATTACKER if attacks else DEFENDER
    strong = die_is_strong(game, int(side))
    sides = game.frame.box.strong_sides if strong else game.frame.box.risky_sides
    rolls = int(game.attacker_rerolls if attacks else game.defender_rerolls)
    now = int(game.strong_face if strong else game.risky_face)
    hopes = {int(face): hope_of(game, attacks, strong, int(face)) for face in set(sides)}
    beyond = Fraction(0)  # the hope of rolling on, while rolls are left
    for _ in range(rolls):
        beyond = sum((max(hopes[int(face)], beyond) for face in sides), start=Fraction(0)) / len(
            sides
        )
    return hopes[now], beyond


def hope_of(game: Game, attacks: bool, strong: bool, face: int) -> Fraction:
    """The chance of this side if its die stays on a face; an Attacker may still roll again."""
    if attacks:
        return Fraction(int(attacker_wins(game, strong, face, other_face(game, strong))))
    if attacker_wins(game, strong, face, other_face(game, strong)):
        return Fraction(0)
    sides = game.frame.box.risky_sides if strong else game.frame.box.strong_sides
    holds = sum(1 for other in sides if not attacker_wins(game, strong, face, int(other)))
    return Fraction(holds, len(sides)) ** int(game.attacker_rerolls)


def other_face(game: Game, strong: bool) -> int:
    """The face of the other die."""
    return int(game.risky_face if strong else game.strong_face)


def attacker_wins(game: Game, strong: bool, face: int, other: int) -> bool:
    """Whether the Attacker wins if the Strong or the Risky die shows a face."""
    box = game.frame.box
    strong_face = box.strong[face if strong else other]
    risky_face = box.risky[other if strong else face]
    twin = game.battle.clone()
    attacker_strong = die_is_strong(game, int(ATTACKER))
    twin.attacker_die = strong_face if attacker_strong else risky_face
    twin.defender_die = risky_face if attacker_strong else strong_face
    fight(twin)
    return bool(twin.winner == ATTACKER)
