"""Advice for a turn before its battle: gear, jump, opponent, company, hunt (D-3, D-4, D-9 …)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from abth.bots.advice import wording as say
from abth.bots.advice.battles import Foe, called_cards, chance_text, relics_to_choose_from
from abth.bots.advice.position import AdviceRequest
from abth.bots.advice.prospects import Prospect, Prospects, foe_on, spaces_of
from abth.bots.plan import worst_in_hand
from abth.protocol.wire import AdviceText, Suggestion
from abth.rules.box import WarfareToken
from abth.rules.phases.time_travel import DISMISS, DRAW_2, RETRIEVE, pointed_space
from abth.rules.terms import HERO, LINES, NONE, TOKEN_LIMIT

MOST: Final = 3
SYMBOLS: Final = {int(DRAW_2): "draw-2", int(RETRIEVE): "retrieve", int(DISMISS): "dismiss"}

Ranked = list[tuple[float, str, Suggestion]]  # worth, kind, move

CLEARLY_MORE: Final = 0.35  # points by which a battle is obviously better than another
SMALL: Final = 0.25  # a chance that one would not take if something better is there
FAIR: Final = 0.5
LONG_SHOT_MORE: Final = 0.75  # points that a long shot must promise beyond a fair chance
SURE: Final = 0.9
ABILITIES: Final = (
    "heroic_death",
    "accuracy",
    "diversion",
    "relaunch",
    "tighten_up",
    "chase",
)


def of_different_kinds(ranked: Ranked, must: str = "") -> list[Suggestion]:
    """The best moves, first one of each kind; a second of a kind only where there is room.

    The best one of the kind `must` is among them. A battle is left out beside one that is obviously
    better.
    """
    ordered = sorted(ranked, key=lambda one: (-one[0], one[2].actions))
    ordered = [one for one in ordered if not any(outdoes(other, one) for other in ordered)]
    chosen: Ranked = [one for one in ordered if one[1] == must][:1]
    for again in (False, True):
        for one in ordered:
            new = one[1] not in [other[1] for other in chosen]
            if one not in chosen and (new or again) and len(chosen) < MOST:
                chosen.append(one)
    return [move for _, _, move in sorted(chosen, key=lambda one: (-one[0], one[2].actions))]


def outdoes(one: tuple[float, str, Suggestion], other: tuple[float, str, Suggestion]) -> bool:
    """Whether a battle is so much better that nobody would want the other one."""
    if one[2].chance is None or other[2].chance is None or one is other:
        return False
    own, its = float(Fraction(one[2].chance)), float(Fraction(other[2].chance))
    if its < SMALL and own >= FAIR:
        return one[0] >= other[0] - LONG_SHOT_MORE
    return one[0] - other[0] > CLEARLY_MORE and own >= its


def advise_first_tile(asked: AdviceRequest) -> list[Suggestion]:
    """Insert a tile; Tighten up! may come before it (D-3)."""
    numbers = asked.frame.actions
    ranked: Ranked = []
    for option in asked.view.options:
        if option == numbers.insert:
            ranked.append((1.0, "insert", insert(asked)))
        else:
            ranked.append((0.5, "use", tighten_up(asked)))
    return of_different_kinds(ranked)


def advise_preparations(asked: AdviceRequest) -> list[Suggestion]:
    """Another tile, the token, an action, or a jump to the best battle (D-4)."""
    prospects = Prospects(asked)
    eras = prospects.eras()
    ranked: Ranked = []
    needed = needed_cards(asked, prospects)
    for option in asked.view.options:
        if dismisses(asked, option) and weakest(asked) in needed:
            continue  # the next advice would be to fight with it
        worth = asked.judgment.step(asked.game, option, eras)
        kind, move = step(asked, prospects, option)
        ranked.append((worth, kind, move))
    jumps = [one for one in ranked if one[1] == "jump"]
    best = max([one[0] for one in jumps], default=-9.0)
    # What does less than nothing is no advice, unless there is nothing else.
    useful = [one for one in ranked if one[1] == "jump" or one[0] > best]
    return of_different_kinds(useful if len(useful) > 1 else ranked, must="jump")


def needed_cards(asked: AdviceRequest, prospects: Prospects) -> tuple[int, ...]:
    """The line-ups of the best battles that a jump leads to now."""
    numbers = asked.frame.actions
    jumps = [int(o - numbers.jump) for o in asked.view.options if numbers.jump <= o < numbers.face]
    found = [prospects.in_era(era + 1) for era in jumps]
    return tuple([card for one in found if one is not None for card in one.cards])


def dismisses(asked: AdviceRequest, option: int) -> bool:
    """Whether an option takes a card out of the game."""
    return bool(option == asked.frame.actions.use + DISMISS)


def weakest(asked: AdviceRequest) -> int:
    """The card that would better be dismissed, or NONE."""
    return int(worst_in_hand(asked.game, asked.judge, asked.game.players[asked.seat]))


def advise_opponents(asked: AdviceRequest) -> list[Suggestion]:
    """Whom to face, or an action before that (D-9)."""
    prospects = Prospects(asked)
    numbers = asked.frame.actions
    fights: Ranked = []
    others: list[int] = []
    for option in asked.view.options:
        if option < numbers.face:
            others.append(option)
        else:
            fights.append(fight(asked, prospects, option))
    best = max([worth for worth, _, _ in fights], default=0.0)
    shown = of_different_kinds(fights)
    eras = [best] * 5
    ranked = [one for one in fights if one[2] in shown]
    for option in others:
        kind, move = step(asked, prospects, option)
        worth = asked.judgment.step(asked.game, option, eras)
        if dismisses(asked, option) and any(weakest(asked) in one.cards for one in shown):
            continue  # these battles need it
        if worth > best or not fights:
            ranked.append((worth, kind, move))
    return of_different_kinds(ranked)


# Steps of Phase 1


def step(asked: AdviceRequest, prospects: Prospects, option: int) -> tuple[str, Suggestion]:
    """A step before the battle, with its kind."""
    numbers = asked.frame.actions
    if option == numbers.insert:
        return "insert", insert(asked)
    if option == numbers.take:
        return "take", take(asked)
    if option == numbers.tighten_up:
        return "use", tighten_up(asked)
    if numbers.jump <= option < numbers.face:
        return "jump", jump(asked, prospects, option)
    return "use", use(asked, option)


def insert(asked: AdviceRequest) -> Suggestion:
    """Another tile; the next Active one is known, unless a ruling says otherwise (R-1)."""
    game, frame = asked.game, asked.frame
    reason = say.text("why-insert-unknown")
    if game.pending_tile != NONE and not frame.direct_to_active:
        tile = frame.box.tiles[game.pending_tile]
        wheel = (game.wheel + frame.step) % 4
        actions = [say.gear(frame.sectors[(wheel + arrow) % 4]) for arrow in frame.arrows]
        eras = [say.era(tile.low), say.era(tile.high)]
        reason = say.text("why-insert", eras=eras, actions=actions)
    return asked.suggest([int(frame.actions.insert)], say.text("title-insert"), reason)


def take(asked: AdviceRequest) -> Suggestion:
    """The indicated token, and what it does."""
    game = asked.game
    token = int(game.token_spaces[pointed_space(game)])
    full = len(game.players[asked.seat].tokens) >= TOKEN_LIMIT
    return asked.suggest(
        [int(asked.frame.actions.take)],
        say.text("title-take", token=say.token(token)),
        say.text("why-take-swap") if full else token_reason(asked.frame.box.tokens[token]),
    )


def token_reason(token: WarfareToken) -> AdviceText:
    """What a Warfare token does (TOKEN-5 to TOKEN-13)."""
    for line in LINES:
        if value := int(getattr(token, line)):
            return say.text("why-take-line", line=line, value=value)
    for ability in ABILITIES:
        if getattr(token, ability):
            return say.text(f"why-take-{ability.replace('_', '-')}")
    return say.text("why-take")


def tighten_up(asked: AdviceRequest) -> Suggestion:
    """The token that works like an action."""
    return asked.suggest(
        [int(asked.frame.actions.tighten_up)],
        say.text("title-tighten-up"),
        action_reason(asked, int(asked.frame.tighten_up)),
    )


def use(asked: AdviceRequest, option: int) -> Suggestion:
    """An active action of the cogwheel."""
    action = option - int(asked.frame.actions.use)
    title = say.text("title-use", action=say.gear(action))
    return asked.suggest([option], title, action_reason(asked, action))


def action_reason(asked: AdviceRequest, action: int) -> AdviceText:
    """What an action would do now."""
    player = asked.game.players[asked.seat]
    if action == DISMISS:
        weak = weakest(asked)
        if weak == NONE:
            return say.text("why-use-dismiss-good")
        return say.text("why-use-dismiss", unit=say.unit(weak))
    if action == RETRIEVE and len(player.discard) > 0:
        best = max(player.discard, key=lambda card: asked.judge.strengths[card])
        return say.text("why-use-retrieve", unit=say.unit(best))
    return say.text(f"why-use-{SYMBOLS.get(action, 'regroup')}")


def jump(asked: AdviceRequest, prospects: Prospects, option: int) -> Suggestion:
    """The Era, and the best battle there."""
    era = option - int(asked.frame.actions.jump) + 1
    best = prospects.in_era(era)
    title = say.text("title-jump", era=say.era(era))
    if best is None:
        return asked.suggest([option], title, say.text("why-jump-nobody"), era=era)
    if best.foe.on_board:
        reason = say.text(jump_reason(best), foes=say.units(best.foe.cards), count=len(best.cards))
    else:
        reason = say.text("why-jump-challenge", who=say.seat(best.foe.seat))
    return with_battle(asked, [option], title, reason, best, era=era)


def jump_reason(best: Prospect) -> str:
    """What the best battle of an Era is like, by its chance."""
    chance = float(best.chance)
    if chance == 0.0:
        return "why-jump-hopeless"
    if chance < SMALL:
        return "why-jump-long-shot"
    return "why-jump-face" if chance >= FAIR else "why-jump-hope"


def with_battle(
    asked: AdviceRequest,
    actions: list[int],
    title: AdviceText,
    reason: AdviceText,
    best: Prospect,
    era: int | None = None,
) -> Suggestion:
    """A suggestion that leads to a battle, with its line-up, its chance and its chest."""
    return asked.suggest(
        actions,
        title,
        reason,
        cards=best.cards,
        tokens=best.tokens,
        era=era,
        spaces=best.foe.spaces,
        chance=chance_text(best.chance),
        exact=best.exact,
        relics=relics_to_choose_from(asked.game, best.cards, best.foe),
        called=called_cards(asked.game, best.cards),
    )


# Opponents


def fight(asked: AdviceRequest, prospects: Prospects, option: int) -> tuple[float, str, Suggestion]:
    """One opponent: what the battle is worth, its kind, and the move."""
    numbers = asked.frame.actions
    if option >= numbers.no_battle:
        move = asked.suggest([option], say.text("title-no-battle"), say.text("why-no-battle"))
        return 0.0, "no-battle", move
    if option < numbers.challenge:
        found = prospects.in_space(option - int(numbers.face))
        assert found is not None  # without a card in hand there is no opponent
        return found.worth, f"face {option}", face(asked, prospects, option, found)
    if option < numbers.chase:
        seat = int(asked.game.seat_of(option - int(numbers.challenge)))
        found = prospects.with_player(seat)
        assert found is not None
        most = max(int(value) for value in prowess_of(asked, seat))
        reason = say.text("why-challenge", most=most)
        title = say.text("title-challenge", who=say.seat(seat))
        return found.worth, "challenge", with_battle(asked, [option], title, reason, found)
    return chase(asked, prospects, option)


def prowess_of(asked: AdviceRequest, seat: int) -> list[int]:
    """The values that a player's Prowess tokens may have."""
    values = asked.frame.box.sabatons[asked.game.players[seat].sabaton].prowess
    return [int(value) for value in values]


def face(asked: AdviceRequest, prospects: Prospects, option: int, found: Prospect) -> Suggestion:
    """A Unit of the board."""
    card = int(asked.game.board[option - int(asked.frame.actions.face)])
    title = say.text("title-face", unit=say.unit(card))
    return with_battle(asked, [option], title, spoils(asked, found), found)


def spoils(asked: AdviceRequest, found: Prospect) -> AdviceText:
    """Who joins the Army, as far as that is likely (REWARD-1, SCORE-3, SCORE-4)."""
    units = asked.frame.box.units
    foes = say.units(found.foe.cards)
    if float(found.chance) == 0.0:
        return say.text("why-face-hopeless" if max(found.falls) < SMALL else "why-face-even-so")
    if min(found.falls) < FAIR:
        return say.text("why-face-long-shot" if float(found.chance) < SMALL else "why-face-even-so")
    points = sum(3 if units[card].rank == HERO else 1 for card in found.foe.cards)
    message = "why-face" if min(found.falls) >= SURE else "why-face-likely"
    return say.text(message, foes=foes, count=len(found.cards), points=points)


def chase(asked: AdviceRequest, prospects: Prospects, option: int) -> tuple[float, str, Suggestion]:
    """Chase a Unit of the Era's discard pile (TOKEN-13)."""
    game = asked.game
    pile = {int(card) for card in game.era_discards[game.players[asked.seat].era]}
    hunted = [prospects.against(Foe((card,))) for card in sorted(pile)]
    best = prospects.best_of(hunted)
    assert best is not None
    reason = say.text("why-chase", unit=say.unit(best.foe.cards[0]))
    move = with_battle(asked, [option], say.text("title-chase"), reason, best)
    return best.worth - 0.3, "chase", move


def advise_hunt(asked: AdviceRequest) -> list[Suggestion]:
    """Which card of the discard pile to face (D-10)."""
    prospects = Prospects(asked)
    ranked: Ranked = []
    for option in asked.view.options:
        card = option - int(asked.frame.actions.hunt)
        found = prospects.against(Foe((card,)))
        title = say.text("title-face", unit=say.unit(card))
        if found is None:
            ranked.append((0.0, str(card), asked.suggest([option], title, say.text("why-hunt"))))
            continue
        found = prospects.counted(found)
        move = with_battle(asked, [option], title, spoils(asked, found), found)
        ranked.append((found.worth, str(card), move))
    return of_different_kinds(ranked)


def advise_company(asked: AdviceRequest) -> list[Suggestion]:
    """Alone, or with linked Units (D-11)."""
    prospects = Prospects(asked)
    first = int(asked.frame.actions.company)
    ranked: Ranked = []
    for option in asked.view.options:
        spaces = spaces_of(asked.game, option - first)
        foe = foe_on(asked.game, spaces)
        title = say.text("title-company-alone", unit=say.unit(foe.cards[0]))
        if len(spaces) > 1:
            title = say.text("title-company", foes=say.units(foe.cards))
        found = prospects.against(foe)
        assert found is not None
        found = prospects.counted(found)
        move = with_battle(asked, [option], title, spoils(asked, found), found)
        ranked.append((found.worth, str(len(spaces)), move))
    return of_different_kinds(ranked)
