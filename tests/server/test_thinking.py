"""On a page bots think in another worker: a letter says all they need, and the answer is the one they would have given at the table."""

import asyncio
import os

import pytest

from stockade.bots import RandomBot, play_out
from stockade.engine import Table, find_game
from stockade.server import thinking
from stockade.server.aside import Apart, answered
from stockade.server.thinking import Matter

GAMES = ["dead-of-winter", "mars-attacks", "marvel-champions", "xmen-resistance"]


def in_the_middle(game: str) -> Matter:
    """A question within a task, with a past."""
    made = find_game(game)
    table = Table.new(game, made.defaults(next(iter(made.scenarios)), max(2, made.seats[0])), seed=7)
    play_out(table, RandomBot(3), limit=60)
    while table.settled and not table.outcome:
        play_out(table, RandomBot(4), limit=1)
    return Matter.of(table, table.pending[0].seat, 0)


async def by_letter(letter: bytes) -> bytes:
    return answered(letter)


@pytest.mark.parametrize("game", GAMES)
def test_a_letter_says_all_that_a_bot_needs(game: str) -> None:
    matter, apart = in_the_middle(game), Apart(1, "test")
    apart.send(by_letter)
    assert asyncio.run(apart.do(thinking.best, matter, 3)) == thinking.best(matter, 3)
    assert asyncio.run(apart.do(thinking.choose, "strong:40", 11, matter)) == thinking.choose("strong:40", 11, matter)


def test_a_letter_that_nobody_answers_is_thought_about_at_home() -> None:
    async def lost(letter: bytes) -> bytes:
        raise OSError("no such worker")

    matter, apart = in_the_middle("xmen-resistance"), Apart(1, "test")
    apart.send(lost)
    assert asyncio.run(apart.do(thinking.choose, "random", 5, matter)) == thinking.choose("random", 5, matter)


def test_nobody_waits_behind_a_thought_that_was_given_up() -> None:
    """Whoever hurries a bot is answered while the other worker still ponders."""

    async def hurry() -> None:
        letters: list[bytes] = []
        pondering = asyncio.Event()

        async def slow(letter: bytes) -> bytes:
            letters.append(letter)
            await pondering.wait()
            return answered(letter)

        matter, apart = in_the_middle("xmen-resistance"), Apart(1, "test")
        apart.send(slow)
        long = asyncio.ensure_future(apart.do(thinking.choose, "random", 1, matter))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        long.cancel()
        assert await asyncio.wait_for(apart.do(thinking.choose, "random", 2, matter), 10)
        assert len(letters) == 1
        pondering.set()
        await asyncio.sleep(0.01)
        assert await apart.do(thinking.choose, "random", 3, matter) and len(letters) == 2

    asyncio.run(hurry())


@pytest.mark.skipif(not hasattr(os, "SCHED_BATCH"), reason="this system has no such thing")
def test_whoever_thinks_steps_back_behind_the_tables() -> None:
    apart = Apart(1, "test")
    apart.open()

    async def look() -> tuple[int, int]:
        return await apart.do(os.sched_getscheduler, 0), await apart.do(os.getpriority, os.PRIO_PROCESS, 0)

    try:
        how, nice = asyncio.run(look())
        assert how == os.SCHED_BATCH and nice > os.getpriority(os.PRIO_PROCESS, 0)
    finally:
        apart.close()
