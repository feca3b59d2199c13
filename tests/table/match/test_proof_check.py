"""Checking proofs: a fair match is proved, and a single altered draw is found."""

from __future__ import annotations

import functools

import msgspec
import pytest

from abth.bots.base import choice_of
from abth.bots.registry import make_bot
from abth.protocol.fair import FairDice, commitment, secret_of_seed
from abth.protocol.log import BadLog, Seat
from abth.protocol.proof import Proof, make_proof
from abth.rules.actions import Actions
from abth.rules.chance import outcomes
from abth.rules.flow import apply, new_game
from abth.rules.terms import OVER
from abth.table.match.match import Match
from abth.table.match.proof_check import ProofFails, check_proof
from abth.table.match.replay import fork
from tests.played import last_decision
from tests.scenes import BOX

SECRET = bytes(range(100, 132))
OTHER = bytes(range(32))
ENTROPIES = ["", "a1b2", "0f"]
SEATS = [Seat("Ada", "person"), Seat("Bo", "bot", "recruit"), Seat("Cy", "bot", "soldier")]
NUMBERS = Actions(BOX)


def play_on(match: Match, decisions: int = 10_000) -> Match:
    """Recruits and a soldier decide."""
    bots = [make_bot(kind, seed) for seed, kind in enumerate(("recruit", "recruit", "soldier"))]
    for seat, bot in enumerate(bots):
        bot.sit_down(match.game.frame, seat)
    for _ in range(decisions):
        if match.game.to_act == OVER:
            break
        seat = int(match.game.to_act)
        match.play(seat, choice_of(bots[seat], match.game))
    return match


@functools.cache
def proof() -> Proof:
    """Of a whole match."""
    match = play_on(Match(BOX, SEATS, chance=FairDice(SECRET, ENTROPIES)))
    return make_proof(match.log, SECRET, ENTROPIES)


def with_actions(actions: list[str], like: Proof | None = None) -> Proof:
    like = like or proof()
    return msgspec.structs.replace(like, log=msgspec.structs.replace(like.log, actions=actions))


def complaint(altered: Proof) -> str:
    """Why a proof fails, in one line."""
    with pytest.raises(ProofFails) as refused:
        check_proof(altered, BOX)
    assert len(str(refused.value).splitlines()) == 1
    return str(refused.value)


def is_chance(text: str) -> bool:
    return NUMBERS.number(text) >= NUMBERS.chance


# A fair match is proved


def test_every_draw_of_a_match_is_recomputed() -> None:
    draws = check_proof(proof(), BOX)

    actions = proof().log.actions
    assert [draw.number for draw in draws] == [
        number for number, text in enumerate(actions, 1) if is_chance(text)
    ]
    assert all(draw.action == actions[draw.number - 1] for draw in draws)
    assert all(0 <= draw.index < draw.pieces for draw in draws)
    assert len(draws) > 100


def test_a_match_with_undo_is_proved() -> None:
    """Numbers of entries never come twice, so neither do draws."""
    match = play_on(Match(BOX, SEATS, chance=FairDice(SECRET, ENTROPIES)), 20)
    back = last_decision(match, 0)
    assert back is not None
    match.undo_to(back)
    play_on(match)

    draws = check_proof(make_proof(match.log, SECRET, ENTROPIES), BOX)

    assert f"undo to {back}" in match.entries
    assert len({draw.number for draw in draws}) == len(draws) > 100


def test_a_duplicate_deal_is_proved() -> None:
    """Two tables with one seed: other entropies, the same dice."""
    logs = [play_on(Match(BOX, SEATS, chance=FairDice.of_seed("friday"))).log for _ in range(2)]
    secret = secret_of_seed("friday")

    assert logs[0].actions == logs[1].actions
    for log, entropies in zip(logs, (ENTROPIES, ["", "", ""]), strict=True):
        assert check_proof(make_proof(log, secret, entropies, seed="friday"), BOX)


def test_a_weak_seed_cannot_be_guessed_from_its_commitment() -> None:
    """Whoever tries seeds one after the other finds nothing; the proof shows the cover."""
    secret, cover = secret_of_seed("friday"), bytes(range(32))
    log = play_on(Match(BOX, SEATS, chance=FairDice.of_seed("friday"))).log
    covered = make_proof(log, secret, ENTROPIES, seed="friday", cover=cover)

    assert covered.commitment not in {commitment(secret), commitment(secret_of_seed("Friday"))}
    assert check_proof(covered, BOX)
    other = msgspec.structs.replace(covered, cover=bytes(32).hex())
    assert "commitment" in complaint(other)
    assert "commitment" in complaint(msgspec.structs.replace(covered, cover=None))


def test_a_fork_is_proved_from_where_it_left() -> None:
    forked = fork(proof().log, BOX, 40, SEATS, FairDice(OTHER, ["", "", ""]))
    log = play_on(forked).log

    draws = check_proof(make_proof(log, OTHER, ["", "", ""], first=41), BOX)

    assert draws[0].number > 40
    assert complaint(make_proof(log, OTHER, ["", "", ""])).startswith("#")
    assert complaint(make_proof(log, SECRET, ENTROPIES, first=41)).startswith("#")


# What is altered is found


@pytest.mark.slow
def test_one_altered_draw_is_found_wherever_it_is() -> None:
    """Each draw of a match in turn is replaced by another one that was possible."""
    actions = proof().log.actions
    others = possible_others()
    for number, other in others.items():
        changed = [*actions[: number - 1], other, *actions[number:]]
        said = complaint(with_actions(changed))
        assert said == f"#{number} {other!r}: the dice give “{actions[number - 1]}”"

    assert len(others) > 100
    certain = [draw for draw in check_proof(proof(), BOX) if draw.number not in others]
    assert len(certain) < 40


def possible_others() -> dict[int, str]:
    """For each draw but those of the only piece left, what might have come instead."""
    game = new_game(BOX, len(SEATS))
    others = {}
    for number, text in enumerate(proof().log.actions, 1):
        texts = [NUMBERS.text(outcome) for outcome, _ in outcomes(game)]
        if len(texts) > 1:
            others[number] = next(other for other in reversed(texts) if other != text)
        apply(game, NUMBERS.number(text))
    return others


def test_a_draw_that_was_impossible_is_found() -> None:
    at = check_proof(proof(), BOX)[9].number
    actions = [*proof().log.actions[: at - 1], "strong S1"]

    assert complaint(with_actions(actions)).startswith(f"#{at} 'strong S1': the dice give ")


@pytest.mark.parametrize("text", ["insert", "dance", "undo", "undo to 0"])
def test_a_draw_cannot_be_left_out(text: str) -> None:
    """Nor can a decision be taken back before chance has answered it."""
    at = check_proof(proof(), BOX)[50].number
    actions = [*proof().log.actions[: at - 1], text]

    said = complaint(with_actions(actions))

    assert said.startswith(f"#{at} {text!r}: ")
    assert proof().log.actions[at - 1] in said


def test_another_decision_changes_what_follows() -> None:
    """The log does not replay, or its draws do not fit."""
    actions = list(proof().log.actions)
    at = next(n for n, text in enumerate(actions) if text.startswith("jump "))
    del actions[at]

    assert complaint(with_actions(actions))


def test_a_log_that_does_not_replay_is_refused_with_its_place() -> None:
    actions = ["sabaton hannes", "sabaton hannes"]

    said = complaint(with_actions(actions))

    assert said.startswith("#2 'sabaton hannes': ")


def test_another_secret_does_not_fit() -> None:
    said = complaint(msgspec.structs.replace(proof(), secret=OTHER.hex()))

    assert said == "the secret does not match the commitment"
    both = msgspec.structs.replace(proof(), secret=OTHER.hex(), commitment=commitment(OTHER))
    assert complaint(both).startswith("#")


def test_other_entropies_do_not_fit() -> None:
    for entropies in (["", "a1b2", ""], ["a1b2", "", "0f"], ["", "", ""]):
        altered = msgspec.structs.replace(proof(), entropies=entropies)
        assert complaint(altered).startswith("#")


def test_the_secret_of_a_seed_follows_from_it() -> None:
    altered = msgspec.structs.replace(proof(), seed="friday")

    assert complaint(altered) == "the secret does not match the seed"


def test_another_box_cannot_be_checked() -> None:
    content = msgspec.structs.replace(proof().log.content, digest="0" * 64)
    other = msgspec.structs.replace(
        proof(), log=msgspec.structs.replace(proof().log, content=content)
    )

    with pytest.raises(BadLog, match="content: played with a different box"):
        check_proof(other, BOX)
