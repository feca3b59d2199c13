"""Advice for deployments: line-ups of different sizes, and where to lay tokens (D-12 to D-17)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final

from abth.bots.advice import wording as say
from abth.bots.advice.battles import (
    MOST_WAYS,
    Foe,
    Outlook,
    called_cards,
    chance_text,
    of_100,
    plain_chances,
    relics_to_choose_from,
)
from abth.bots.advice.position import AdviceRequest
from abth.bots.advice.prospects import NEAR, RIVALS
from abth.bots.advice.reasons import Reasons
from abth.bots.line_ups import subsets
from abth.bots.reinforcement_odds import Chance
from abth.protocol.wire import Suggestion
from abth.rules import moments
from abth.rules.battle.engagement import DEFENDER_PLACES
from abth.rules.game import Game
from abth.rules.terms import DEFENDER_SLOTS, NONE

MOST: Final = 3
HOPELESS: Final = 0.02
LONG_SHOT: Final = 0.25  # not shown beside a fair chance
FAIR: Final = 0.5
LITTLE: Final = 0.2  # points that a richer choice of Relics may cost
SAFER: Final = 0.08  # a difference in chance that is worth a Relic less to choose from
TOKEN_MATTERS: Final = 0.03
ORDERED: Final = 4  # defenses that are tried in every order
WORSE: Final = 0.25  # a defense that holds so much less often is not shown


def foe_of(game: Game) -> Foe:
    """The Defenders of the present battle."""
    defenders = game.battle.defenders
    cards = tuple([int(card) for card in defenders.cards])
    tokens = tuple([int(token) for token in defenders.tokens])
    return Foe(cards, tokens, int(game.defender))


# The Attacker


def advise_attack(asked: AdviceRequest) -> list[Suggestion]:
    """The line-up that promises most, and the safest ones of other sizes."""
    game, foe = asked.game, foe_of(asked.game)
    laid = tuple([int(card) for card in game.battle.attackers.cards])
    search = asked.search(foe)
    outlooks = search.best_of_each_size(laid, asked.hand, asked.tokens)
    if not outlooks:
        return []
    near = [one for one in outlooks[:RIVALS] if one.worth > outlooks[0].worth - NEAR]
    best = max([search.counted(one, MOST_WAYS) for one in near], key=lambda one: one.worth)
    others = safest_of_other_sizes(asked, foe, laid, len(best.cards))
    found = [best, *(search.counted(one, MOST_WAYS) for one in others)]
    found.sort(key=lambda one: -one.worth)
    reasons = Reasons(game, foe, asked.reinforced(foe))
    return [attack_suggestion(asked, one, foe, reasons) for one in of_different_kinds(found)]


def safest_of_other_sizes(
    asked: AdviceRequest, foe: Foe, laid: tuple[int, ...], size: int
) -> list[Outlook]:
    """The line-up of each other size that wins most often."""
    search = asked.search(foe, by_chance=True)
    safest: dict[int, Outlook] = {}
    for one in search.best_of_each_size(laid, asked.hand, asked.tokens):
        if len(one.cards) != size:
            safest.setdefault(len(one.cards), one)
    return list(safest.values())


def of_different_kinds(found: Sequence[Outlook]) -> list[Outlook]:
    """The best, then a safer one, then the most daring one; they all differ in size.

    A line-up that is no safer than a smaller one is left out: it only sees fewer Relics. So is a
    long shot beside a fair chance.
    """
    kept = [one for one in found if not any(beats(other, one) for other in found)]
    best = found[0]
    smaller = [one for one in kept if beats(one, best) and one.worth > best.worth - LITTLE]
    if smaller:
        best = max(smaller, key=lambda one: one.worth)
    rest = [one for one in kept if one is not best and wins(one) > HOPELESS]
    safer = [one for one in rest if wins(one) - wins(best) >= SAFER]
    daring = sorted([one for one in rest if len(one.cards) < len(best.cards)], key=wins)[::-1]
    hope = max(wins(one) for one in found)
    chosen = [best, *sorted(safer, key=wins)[-1:], *daring]
    fair = [one for one in chosen if one is best or wins(one) >= LONG_SHOT or hope < FAIR]
    return fair[:MOST]


def wins(one: Outlook) -> float:
    """The chance of a line-up."""
    return 0.0 if one.chances is None else float(one.chances.wins)


def beats(one: Outlook, other: Outlook) -> bool:
    """Whether a smaller line-up wins as often, with no more tokens."""
    fewer = len(one.cards) < len(other.cards)
    return fewer and tokens_used(one) <= tokens_used(other) and wins(one) >= wins(other)


def tokens_used(one: Outlook) -> int:
    """How many tokens a line-up takes."""
    return len([token for token in one.tokens if token != NONE])


def attack_suggestion(
    asked: AdviceRequest, outlook: Outlook, foe: Foe, reasons: Reasons
) -> Suggestion:
    """One line-up for the Attacker."""
    numbers, cards = asked.frame.actions, outlook.cards
    chances = outlook.chances
    assert chances is not None
    laid = len(asked.game.battle.attackers.cards)
    actions = [int(numbers.deploy) + card for card in cards[laid:]] or [int(numbers.done)]
    stops = len(cards) == laid
    return asked.suggest(
        actions,
        say.text("title-engage") if stops else say.line_up_title(cards),
        reasons.of(cards, outlook.tokens, float(chances.wins)),
        side=0,
        cards=cards,
        laid=laid,
        tokens=outlook.tokens,
        chance=chance_text(chances.wins),
        exact=chances.exact,
        relics=relics_to_choose_from(asked.game, cards, foe),
        called=called_cards(asked.game, cards),
    )


# The Defender


def advise_defense(asked: AdviceRequest) -> list[Suggestion]:
    """Line-ups of different sizes against what the Attacker may hold."""
    game = asked.game
    laid = tuple([int(card) for card in game.battle.defenders.cards])
    found = [weighed_defense(asked, cards) for cards in defenses(asked, laid)]
    near = sorted(found, key=lambda one: one.worth)[:ORDERED]
    for one in near:
        found += [weighed_defense(asked, cards) for cards in other_orders(one.cards, len(laid))]
    best: dict[int, DefenderLineUp] = {}
    for one in sorted(found, key=lambda one: one.worth):
        best.setdefault(len(one.cards), one)
    most = max([one.held for one in found], default=0.0)
    ranked = sorted(best.values(), key=lambda one: one.worth)
    shown = [one for one in ranked if one is ranked[0] or one.held >= ranked[0].held - WORSE]
    return [defense_suggestion(asked, one, most, laid) for one in shown[:MOST]]


@dataclass(frozen=True)
class DefenderLineUp:
    """A line-up of the Defender: what Attackers gain against it on average, how often it holds."""

    cards: tuple[int, ...]
    worth: float
    held: float


def defenses(asked: AdviceRequest, laid: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every set of cards that may follow those laid, in a sensible order."""
    sets = subsets(sorted(asked.hand), DEFENDER_SLOTS - len(laid))
    ordered = [asked.judge.front_first(chosen) for chosen in sets]
    more = [(*laid, *(int(card) for card in cards)) for cards in ordered]
    return [laid, *more] if laid else more


def other_orders(cards: tuple[int, ...], laid: int) -> list[tuple[int, ...]]:
    """The same cards in every other order; those that lie there stay in front."""
    orders = {(*cards[:laid], *rest) for rest in permutations(cards[laid:])}
    return sorted(orders - {cards})


def weighed_defense(asked: AdviceRequest, cards: tuple[int, ...]) -> DefenderLineUp:
    """A defense with what it gives away and how often it holds."""
    return DefenderLineUp(cards, *weigh_defense(asked, cards))


def weigh_defense(asked: AdviceRequest, cards: Sequence[int]) -> tuple[float, float]:
    """What the Attackers imagined gain against a defense on average, and how often it holds."""
    tokens = [int(NONE)] * len(cards)
    laid = asked.game.battle.defenders.tokens
    tokens[: len(laid)] = [int(token) for token in laid]
    gained = held = 0.0
    deck = asked.game.players[asked.seat].deck
    for number, game in enumerate(asked.deals):
        full = asked.judge.with_reinforcements(list(cards), deck, int(DEFENDER_PLACES), number % 3)
        none = [int(NONE)] * (len(full) - len(cards))
        foe = Foe(tuple([int(card) for card in full]), (*tokens, *none), asked.seat)
        worth, loses = strongest_answer(asked, game, foe)
        gained += worth
        held += loses
    price = asked.judgment.price(asked.game, cards)
    return gained / len(asked.deals) + price, held / len(asked.deals)


def strongest_answer(asked: AdviceRequest, game: Game, foe: Foe) -> tuple[float, float]:
    """The Attacker's gain with the best two, three or four cards, and how often they lose."""
    judge = asked.judge
    answers = [(-99.0, 1.0)]
    hand = game.players[game.active].hand
    laid = [int(card) for card in game.battle.attackers.cards]
    for size in (2, 3, 4):
        answer = laid or judge.front_first(judge.strongest(hand, size))
        if not answer:
            continue
        judge.weigh(answer, [], list(foe.cards), list(foe.tokens), False, 1)
        worth = judge.challenge_worth(game, game.players[foe.seat], len(answer))
        answers.append((worth, 1.0 - judge.win))
        if laid or size >= len(hand):
            break
    return max(answers)


def defense_suggestion(
    asked: AdviceRequest, defense: DefenderLineUp, most: float, laid: tuple[int, ...]
) -> Suggestion:
    """One line-up for the Defender; how often it holds is an estimate, for nobody has attacked."""
    numbers, cards = asked.frame.actions, defense.cards
    actions = [int(numbers.deploy) + card for card in cards[len(laid) :]] or [int(numbers.done)]
    stops = len(cards) == len(laid)
    spared = [card for card in asked.hand if card not in cards]
    if defense.held >= most > 0.0 and len(asked.hand) > 1:
        reason = say.text("why-defend-best")
    elif len(cards) >= min(DEFENDER_SLOTS, len(laid) + len(asked.hand)):
        reason = say.text("why-defend-full", count=len(cards))
    elif spared:
        strongest = max(spared, key=lambda card: asked.judge.strengths[card])
        reason = say.text("why-defend-spare", unit=say.unit(strongest))
    else:
        reason = say.text("why-defend-few", count=len(cards))
    return asked.suggest(
        actions,
        say.text("title-stand") if stops else say.line_up_title(cards),
        reason,
        side=1,
        cards=cards,
        laid=len(laid),
        chance=chance_text(defense.held),
        exact=False,
    )


# Warfare tokens


def advise_tokens(asked: AdviceRequest) -> list[Suggestion]:
    """The best place for each token that helps, and to keep them."""
    game, numbers = asked.game, asked.frame.actions
    defends = game.moment == moments.DEFEND_TOKENS
    line_up = game.battle.defenders if defends else game.battle.attackers
    laid = tuple([int(token) for token in line_up.tokens])
    before = token_chance(asked, laid, defends)
    stake = asked.judgment.stakes(game, int(game.defender)).win[
        max(1, len(game.battle.attackers.cards))
    ]
    found: list[tuple[float, Suggestion]] = []
    for token in {(option - int(numbers.assign)) // 5 for option in token_options(asked)}:
        chance, option = best_place(asked, token, laid, defends)
        if float(chance) - float(before) > TOKEN_MATTERS:
            gain = stake * (float(chance) - float(before)) - asked.judgment.token(game, token)
            found.append((gain, token_suggestion(asked, option, before, chance, defends)))
    found.sort(key=lambda one: (-one[0], one[1].actions))
    laying = [suggestion for _, suggestion in found[: MOST - 1]]
    keep = keep_tokens(asked, before, defends, helps=bool(laying))
    return [*laying, keep] if found and found[0][0] > 0.0 else [keep, *laying]


def token_options(asked: AdviceRequest) -> list[int]:
    """The legal ways to lay a token."""
    numbers = asked.frame.actions
    return [option for option in asked.view.options if numbers.assign <= option < numbers.relic]


def best_place(
    asked: AdviceRequest, token: int, laid: tuple[int, ...], defends: bool
) -> tuple[Chance, int]:
    """Where a token helps most; of equal places the one nearest the front."""
    first = int(asked.frame.actions.assign) + 5 * token
    chances = {
        option: token_chance(asked, with_token(laid, option - first, token), defends)
        for option in token_options(asked)
        if first <= option < first + 5
    }
    best = max(chances, key=lambda option: (float(chances[option]), -option))
    return chances[best], best


def with_token(laid: tuple[int, ...], place: int, token: int) -> tuple[int, ...]:
    """The tokens of a line-up with one more."""
    return (*laid[:place], token, *laid[place + 1 :])


def token_suggestion(
    asked: AdviceRequest, option: int, before: Chance, after: Chance, defends: bool
) -> Suggestion:
    """Lay one token."""
    battle = asked.game.battle
    cards = tuple([int(card) for card in (battle.defenders if defends else battle.attackers).cards])
    token, place = divmod(option - int(asked.frame.actions.assign), 5)
    return asked.suggest(
        [option],
        say.text("title-assign", token=say.token(token), unit=say.unit(cards[place])),
        say.text("why-token", before=of_100(before), after=of_100(after)),
        side=1 if defends else 0,
        cards=cards,
        laid=len(cards),
        tokens=with_token((int(NONE),) * len(cards), place, token),
        chance=chance_text(after),
        exact=not defends,
    )


def keep_tokens(asked: AdviceRequest, chance: Chance, defends: bool, *, helps: bool) -> Suggestion:
    """Lay no further token."""
    battle = asked.game.battle
    cards = tuple([int(card) for card in (battle.defenders if defends else battle.attackers).cards])
    return asked.suggest(
        [int(asked.frame.actions.done)],
        say.text("title-no-token"),
        say.text("why-token-later" if helps else "why-token-keep"),
        side=1 if defends else 0,
        cards=cards,
        laid=len(cards),
        chance=chance_text(chance),
        exact=not defends,
    )


def token_chance(asked: AdviceRequest, tokens: tuple[int, ...], defends: bool) -> Chance:
    """How often the side wins with these tokens; a Defender does not know who attacks."""
    game = asked.game
    if not defends:
        cards = tuple([int(card) for card in game.battle.attackers.cards])
        return plain_chances(game, cards, tokens, foe_of(game)).wins
    foe = Foe(tuple([int(card) for card in game.battle.defenders.cards]), tokens, asked.seat)
    return sum(strongest_answer(asked, deal, foe)[1] for deal in asked.deals) / len(asked.deals)
