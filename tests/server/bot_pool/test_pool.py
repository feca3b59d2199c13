"""Bots that think in processes of their own.

Also proves `server/bot_pool/worker.py`.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given

from abth.bots.advice import advise
from abth.bots.base import choice_of
from abth.bots.registry import make_bot
from abth.content import load_box
from abth.rules.flow import new_game_in
from abth.rules.game import Frame, Game
from abth.rules.playout import Dice
from abth.rules.rulings import rulings_of
from abth.rules.views import View, view_for
from abth.server.bot_pool import worker
from abth.server.bot_pool.pool import REVIEW, BotPool, BotPoolClosed, NoAdvice, NoReview
from abth.server.bot_pool.queue import BotCosts
from abth.server.bot_pool.worker import (
    QUESTION_DECODER,
    BotChoice,
    answer,
    encode_question,
    frame_in,
    view_in,
)
from abth.table.match.replay import replay
from tests.played import finished
from tests.strategies import LAW, games, play_some, seats

FRAME = Frame(load_box(), rulings_of("de"))
BOTS = "tests.server.bot_pool.stand_ins"


def game_to_decide(least_options: int = 3) -> Game:
    """A match at a decision with some options."""
    game, dice = new_game_in(FRAME, 3), Dice(5)
    play_some(game, dice, 60)
    while len(game.legal()) < least_options:
        play_some(game, dice, 1)
    return game


GAME = game_to_decide()
VIEW = view_for(GAME, int(GAME.to_act))


@pytest.fixture(scope="module")
def loop() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="module")
def pool(loop: asyncio.Runner) -> Iterator[BotPool]:
    """Two processes, shared by the tests of this page."""
    found = BotPool(2)
    yield found
    loop.run(found.close())


async def start_all(pool: BotPool) -> None:
    """Start every process now rather than with the first question."""
    await asyncio.gather(*(asyncio.to_thread(process.wake) for process in pool.processes))


async def decided(
    pool: BotPool, bot: str, view: View = VIEW, seed: int = 7, table: str = "", host: str = ""
) -> int:
    return await pool.choose(bot, view, FRAME.rulings, seed, table=table, host=host)


@contextmanager
def limited(pool: BotPool, seconds: float) -> Iterator[None]:
    """Less patience than usual."""
    before, pool.limit = pool.limit, seconds
    yield
    pool.limit = before


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that happens in another process."""
    while not condition():
        await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    "bot", ["recruit", "soldier", "captain", "general:iterations=20", "champion:iterations=20"]
)
def test_a_bot_decides_as_it_would_here(loop: asyncio.Runner, pool: BotPool, bot: str) -> None:
    """The same seed, the same thoughts: a restart of the server changes nothing."""
    here = make_bot(bot, 7)
    here.sit_down(FRAME, int(GAME.to_act))
    expected = choice_of(here, GAME)

    async def twice() -> list[int]:
        return [await decided(pool, bot), await decided(pool, bot)]

    assert loop.run(twice()) == [expected, expected]


def test_a_bot_that_the_operator_offers_decides(loop: asyncio.Runner, tmp_path: Path) -> None:
    """It is loaded in the process of the bots, from a file."""
    (tmp_path / "mine.py").write_text(
        "from abth import Bot\n"
        "class Last(Bot):\n"
        "    name, character = 'last', ''\n"
        "    def choose(self, view):\n"
        "        return view.options[-1]\n"
    )

    async def asked() -> int:
        pool = BotPool(1, bots=(("my-last", f"{tmp_path / 'mine.py'}:Last"),))
        try:
            return await decided(pool, "my-last")
        finally:
            await pool.close()

    assert loop.run(asked()) == VIEW.options[-1]


def test_a_single_option_is_no_question(loop: asyncio.Runner) -> None:
    """Nobody is even woken for it."""
    view = replace(VIEW, options=(42,))

    async def alone() -> int:
        pool = BotPool(1)
        try:
            return await decided(pool, "captain", view)
        finally:
            await pool.close()

    assert loop.run(alone()) == 42


def test_a_process_that_dies_is_replaced_and_asked_again(
    loop: asyncio.Runner, pool: BotPool, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert loop.run(decided(pool, f"{BOTS}:DiesOnce:folder={tmp_path}")) == VIEW.options[-1]

    assert len({path.name.split("-")[1] for path in tmp_path.iterdir()}) == 2
    assert "a process ended" in caplog.text


def test_a_process_that_died_in_its_sleep_is_replaced(loop: asyncio.Runner, pool: BotPool) -> None:
    async def killed() -> int:
        await start_all(pool)
        pids = {process.pid for process in pool.processes}
        for pid in pids:
            assert pid is not None
            os.kill(pid, signal.SIGKILL)
        number = await decided(pool, f"{BOTS}:Last")
        assert {process.pid for process in pool.processes} != pids
        return number

    assert loop.run(killed()) == VIEW.options[-1]


@pytest.mark.parametrize("bot", ["Raiser", "Cheat", "DiesAlways:folder=FOLDER", "NoSuchBot"])
def test_a_bot_that_fails_is_replaced_by_a_simpler_one(
    loop: asyncio.Runner, pool: BotPool, tmp_path: Path, bot: str
) -> None:
    simpler = loop.run(decided(pool, "soldier"))

    assert loop.run(decided(pool, f"{BOTS}:{bot}".replace("FOLDER", str(tmp_path)))) == simpler


def test_a_bot_that_takes_too_long_is_stopped(
    loop: asyncio.Runner, pool: BotPool, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    loop.run(start_all(pool))
    simpler = loop.run(decided(pool, "soldier"))
    with limited(pool, 0.5):
        assert loop.run(decided(pool, f"{BOTS}:Waits:folder={tmp_path}")) == simpler

    pid = int(next(tmp_path.iterdir()).name.split("-")[1])
    assert "no answer within 0.5 s" in caplog.text
    assert not Path(f"/proc/{pid}").exists()


def test_where_even_the_simpler_bot_fails_chance_decides(
    loop: asyncio.Runner, pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("abth.server.bot_pool.pool.SIMPLER", f"{BOTS}:Cheat")

    assert loop.run(decided(pool, f"{BOTS}:Raiser")) in VIEW.options


def test_an_interrupt_is_for_the_server_alone(loop: asyncio.Runner, pool: BotPool) -> None:
    """Ctrl-C in a terminal reaches all processes of a group."""

    async def interrupted() -> int:
        await start_all(pool)
        pids = [process.pid for process in pool.processes]
        for pid in pids:
            assert pid is not None
            os.kill(pid, signal.SIGINT)
        number = await decided(pool, f"{BOTS}:Last")
        assert [process.pid for process in pool.processes] == pids
        return number

    assert loop.run(interrupted()) == VIEW.options[-1]


def test_one_slow_table_does_not_hold_up_another(
    loop: asyncio.Runner, pool: BotPool, tmp_path: Path
) -> None:
    """With two processes one bot may brood while another plays on."""

    async def both() -> None:
        brooding = asyncio.create_task(decided(pool, f"{BOTS}:Waits:folder={tmp_path}"))
        await until(lambda: any(tmp_path.iterdir()))
        for seed in range(5):
            await decided(pool, "recruit", seed=seed, table="other")
        assert not brooding.done()
        pool.kill_all()
        brooding.cancel()
        await asyncio.gather(brooding, return_exceptions=True)

    with limited(pool, 60):
        loop.run(both())


def test_a_cheap_bot_does_not_wait_for_bots_that_think_long(
    loop: asyncio.Runner, tmp_path: Path
) -> None:
    """One user with many tables of a slow bot does not hold up the soldier of another user."""

    async def play_meanwhile() -> None:
        pool = BotPool(1, limit=60)
        try:
            slow = [
                asyncio.create_task(
                    decided(pool, f"{BOTS}:Waits:folder={tmp_path}", table=str(n), host="crowd")
                )
                for n in range(10)
            ]
            await until(lambda: any(tmp_path.iterdir()))
            for bot in ("soldier", "recruit"):
                assert await decided(pool, bot, table="quiet", host="player") in VIEW.options
            assert not any(task.done() for task in slow)
            assert pool.queue.dear.waiting == 9
        finally:
            await pool.close()
        await asyncio.gather(*slow, return_exceptions=True)

    loop.run(play_meanwhile())


def test_a_bot_that_proves_cheap_changes_its_lane(loop: asyncio.Runner, pool: BotPool) -> None:
    """Which bots are cheap is measured, not written down."""
    bot = f"{BOTS}:Last"
    pool.costs = BotCosts()
    assert not pool.costs.is_cheap(bot)

    loop.run(decided(pool, bot))

    assert pool.costs.is_cheap(bot)


def test_who_goes_away_leaves_the_process_to_others(loop: asyncio.Runner, tmp_path: Path) -> None:
    """A cancelled question, asked or still waiting, blocks nobody."""

    async def leave() -> int:
        pool = BotPool(1, limit=0.3)
        try:
            await start_all(pool)
            asked = asyncio.create_task(decided(pool, f"{BOTS}:Waits:folder={tmp_path}"))
            await until(lambda: any(tmp_path.iterdir()))
            waiting = asyncio.create_task(decided(pool, "captain"))
            await asyncio.sleep(0)
            asked.cancel()
            waiting.cancel()
            pool.limit = 60
            return await decided(pool, f"{BOTS}:Last")
        finally:
            await pool.close()

    assert loop.run(leave()) == VIEW.options[-1]


def test_closing_ends_every_process_and_every_question(
    loop: asyncio.Runner, tmp_path: Path
) -> None:
    async def close() -> list[object]:
        pool = BotPool(1, limit=60)
        asked = [
            asyncio.create_task(decided(pool, f"{BOTS}:Waits:folder={tmp_path}", table=str(n)))
            for n in range(3)
        ]
        await until(lambda: any(tmp_path.iterdir()))
        await pool.close()
        with pytest.raises(BotPoolClosed):
            await decided(pool, "captain")
        return await asyncio.gather(*asked, return_exceptions=True)

    ends = loop.run(close())

    assert [type(end) for end in ends] == [BotPoolClosed] * 3
    pid = int(next(tmp_path.iterdir()).name.split("-")[1])
    assert not Path(f"/proc/{pid}").exists()


@LAW
@given(games())
def test_a_view_survives_the_journey(game: Game) -> None:
    for seat in seats(game):
        view = view_for(game, seat)
        question = QUESTION_DECODER.decode(encode_question("recruit", view, game.frame.rulings, 1))

        assert view_in(question.view) == view
        assert frame_in(question, None).rulings == game.frame.rulings


def test_a_question_that_makes_no_sense_is_answered() -> None:
    assert answer(b"{}", None).failure
    assert "UnknownBot" in answer(encode_question("nobody", VIEW, FRAME.rulings, 1), None).failure


def test_the_coach_thinks_in_the_same_processes(loop: asyncio.Runner, pool: BotPool) -> None:
    """From nothing but the view, as it would here."""
    assert loop.run(pool.advise(VIEW, FRAME.rulings)) == advise(VIEW, FRAME)


def test_a_coach_that_fails_says_so(loop: asyncio.Runner, pool: BotPool) -> None:
    """A seat that has nothing to decide."""
    with pytest.raises(NoAdvice, match="NoDecision"):
        loop.run(pool.advise(replace(VIEW, options=()), FRAME.rulings))


def test_after_the_end_nobody_advises() -> None:
    """The server is ending."""

    async def ask() -> None:
        pool = BotPool(1)
        await pool.close()
        with pytest.raises(BotPoolClosed):
            await pool.advise(VIEW, FRAME.rulings)

    asyncio.run(ask())


def test_a_turn_of_a_match_is_judged_in_a_process(loop: asyncio.Runner, pool: BotPool) -> None:
    """The first guess comes from there as well; a turn that does not exist is refused."""
    log = finished(2)
    match = replay(log, load_box())
    actions = [step.number for step in match.steps.path_to(match.version)]
    rulings = match.rulings

    guess = loop.run(pool.review(rulings, 2, actions, None)).guess

    assert guess is not None
    assert len(guess.turns) == 12
    assert sum(guess.result) == pytest.approx(1)
    with pytest.raises(NoReview):
        loop.run(pool.review(rulings, 2, actions, 99))
    with pytest.raises(NoReview, match="no choice 999"):
        loop.run(pool.review(rulings, 2, actions, 0, 999))


def test_a_review_leaves_the_processes_of_cheap_bots_alone(
    loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Most of its questions take little time, but some take seconds."""
    pool, cheap_lane = BotPool(1), []
    pool.costs.note(REVIEW, 0.0)
    assert pool.costs.is_cheap(REVIEW)

    async def take(*_: str, cheap: bool, expected: float) -> None:
        cheap_lane.append(cheap)
        raise BotPoolClosed

    monkeypatch.setattr(pool.queue, "take", take)
    with pytest.raises(BotPoolClosed):
        loop.run(pool.review(FRAME.rulings, 2, [], 0, 0))
    loop.run(pool.close())

    assert cheap_lane == [False]


def test_what_cannot_be_read_is_no_choice() -> None:
    """A worker answers all the same."""
    told = answer(b"{}", None)

    assert isinstance(told, BotChoice)
    assert told.number is None


class CutPipe:
    """A pipe whose other end is gone after some steps."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def _step(self, error: OSError) -> None:
        if self.steps == 0:
            raise error
        self.steps -= 1

    def send_bytes(self, _: bytes) -> None:
        self._step(BrokenPipeError())

    def recv_bytes(self) -> bytes:
        self._step(ConnectionResetError())
        return b"a question"


@pytest.mark.parametrize("steps", range(3))
def test_a_worker_whose_server_was_killed_ends_quietly(
    steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it starts, while it waits for a question, while it thinks about one."""
    monkeypatch.setattr(worker, "ignore_interrupts", lambda: None)
    pipe = CutPipe(steps)

    worker.run_worker(pipe, None)  # type: ignore[arg-type]

    assert pipe.steps == 0
