"""Who goes first when many bots must decide."""

from __future__ import annotations

import asyncio

import pytest

from abth.server.bot_pool.queue import (
    CHEAP,
    MOST_COSTS,
    MOST_HOSTS,
    BotCosts,
    BotQueue,
    Lane,
    LaneName,
    QueueTicket,
)


async def served(
    asks: list[tuple[str, str]], *, cheap: str = "", processes: int = 1, expected: float = 1.0
) -> list[str]:
    """The order in which questions, each of a host and a table, get a process."""
    queue = BotQueue([f"dear {n}" for n in range(processes)], ["cheap"] if cheap else [])
    order: list[str] = []

    async def ask(host: str, table: str) -> None:
        ticket = await queue.take(host, table, cheap=host == cheap, expected=expected)
        order.append(table)
        await asyncio.sleep(0)
        ticket.since -= expected  # as if it had thought so long
        queue.give_back(ticket)

    await asyncio.gather(*(ask(*each) for each in asks))
    return order


def test_the_tables_of_a_host_take_turns() -> None:
    """A table with many questions does not go before one with few."""
    asks = [("h", table) for table in ("a", "a", "a", "a", "b", "c", "b")]

    assert asyncio.run(served(asks)) == ["a", "a", "b", "c", "a", "b", "a"]


def test_a_host_with_many_tables_gets_no_more_than_a_host_with_one() -> None:
    crowd = [("crowd", f"crowd{n}") for n in range(10)]
    player = [("player", "mine")] * 3

    order = asyncio.run(served(crowd + player))

    assert order[1] == "mine"
    assert order[:6].count("mine") == 3


def test_time_counts_not_questions() -> None:
    """A host whose bots think ten times as long is asked ten times less often."""
    lane: Lane[str] = Lane("dear", [])
    taken: list[str] = []

    async def share() -> None:
        for host in ("slow", "quick"):
            for n in range(40):
                turn: asyncio.Future[str] = asyncio.get_running_loop().create_future()
                lane.add(QueueTicket(host, str(n), 1.0, lane, turn, 0.0))
        for _ in range(33):
            ticket = lane.next()
            assert ticket is not None
            taken.append(ticket.host)
            lane.charge(ticket.host, 10.0 if ticket.host == "slow" else 1.0)

    asyncio.run(share())

    assert taken.count("slow") == 3
    assert taken.count("quick") == 30


def test_nobody_saves_up_time_by_not_asking() -> None:
    """A host who comes late starts even with those who wait."""
    lane: Lane[str] = Lane("dear", [])
    for _ in range(5):
        lane.charge("early", 10.0)

    assert lane.used_by("late") == 40.0
    assert lane.used_by("early") == 50.0


def test_hosts_who_are_gone_are_forgotten() -> None:
    lane: Lane[str] = Lane("dear", [])
    for n in range(3 * MOST_HOSTS):
        lane.charge(f"guest {n}", 1.0)

    assert len(lane._used) <= MOST_HOSTS


def test_a_cheap_question_also_uses_a_free_process_of_the_others() -> None:
    """And a process that is kept for cheap questions answers no dear one."""

    async def ask() -> list[str]:
        queue = BotQueue(["dear"], ["cheap"])
        first = await queue.take("a", "1", cheap=True)
        second = await queue.take("b", "2", cheap=True)
        third = asyncio.ensure_future(queue.take("c", "3"))
        fourth = asyncio.ensure_future(queue.take("d", "4", cheap=True))
        await asyncio.sleep(0)
        assert (queue.dear.waiting, queue.cheap.waiting) == (1, 1)
        queue.give_back(first)
        queue.give_back(second)
        return [first.process, second.process, (await third).process, (await fourth).process]

    assert asyncio.run(ask()) == ["cheap", "dear", "dear", "cheap"]


def test_a_turn_that_came_too_late_is_passed_on() -> None:
    async def cancel() -> None:
        queue = BotQueue(["process"], [])
        first = await queue.take("a", "a")
        late = asyncio.create_task(queue.take("b", "b"))
        gone = asyncio.create_task(queue.take("c", "c"))
        await asyncio.sleep(0)
        gone.cancel()  # while it waits
        await asyncio.sleep(0)
        queue.give_back(first)  # to `late`, who is cancelled before hearing of it
        late.cancel()
        await asyncio.gather(late, gone, return_exceptions=True)
        assert queue.dear.waiting == 0
        assert (await queue.take("d", "d")).process == "process"

    asyncio.run(cancel())


def test_the_wait_is_measured() -> None:
    waits: list[tuple[LaneName, float]] = []

    async def ask() -> None:
        queue = BotQueue(["process"], [], lambda lane, seconds: waits.append((lane, seconds)))
        ticket = await queue.take("a", "a")
        second = asyncio.ensure_future(queue.take("b", "b", cheap=True))
        await asyncio.sleep(0)
        queue.give_back(ticket)
        await second

    asyncio.run(ask())

    assert [lane for lane, _ in waits] == ["dear", "cheap"]
    assert 0 <= waits[0][1] <= waits[1][1]


def test_closing_refuses_all_that_wait() -> None:
    async def close() -> None:
        queue = BotQueue(["process"], [])
        await queue.take("a", "a")
        waiting = [asyncio.ensure_future(queue.take("b", str(n))) for n in range(2)]
        await asyncio.sleep(0)
        queue.close(RuntimeError("the end"))
        for each in waiting:
            with pytest.raises(RuntimeError, match="the end"):
                await each

    asyncio.run(close())


def test_the_cost_of_a_bot_is_measured() -> None:
    costs = BotCosts()
    assert costs.is_cheap("soldier")
    assert not costs.is_cheap("captain")

    costs.note("captain", CHEAP / 2)
    assert costs.is_cheap("captain")

    for _ in range(20):
        costs.note("captain", 1.0)
    assert not costs.is_cheap("captain")
    for n in range(2 * MOST_COSTS):
        costs.note(f"general:ms={n}", 1.0)
    assert len(costs._mean) <= MOST_COSTS
