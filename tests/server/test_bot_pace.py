"""Bots give people a moment to follow, and do not make them wait longer than that."""

import asyncio
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any

import pytest

from stockade.engine import Ask, Option
from stockade.server import bot_seats
from stockade.server.bot_seats import BotSeats


@pytest.fixture
def moments(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long bots wait, without waiting."""
    found: list[float] = []

    async def wait(what: Coroutine[Any, Any, Any], seconds: float) -> None:
        what.close()
        found.append(seconds)

    monkeypatch.setattr(bot_seats.asyncio, "wait_for", wait)
    return found


def question(**how: Any) -> Ask:
    return Ask(1, "prompt", [Option("strike", "option-strike", {}), Option("pass", "option-pass", {})], **how)


def paced(*answers: tuple[Ask, str], thinks: float = 0.0) -> BotSeats:
    """A bot that gives these answers in a row, having thought so long about each."""
    room: Any = SimpleNamespace(on_change=None)
    seats = BotSeats(room, 1.0)

    async def play() -> None:
        for ask, key in answers:
            await seats._pause(asyncio.get_running_loop().time() - thinks, ask, [key])

    asyncio.run(play())
    return seats


def test_a_long_row_of_answers_quickens(moments: list[float]) -> None:
    paced(*[(question(), "strike")] * 30)
    assert moments[0] == pytest.approx(1.0, abs=0.1) and moments[29] == pytest.approx(0.25, abs=0.1)
    assert sum(moments) < 15


def test_thinking_is_part_of_the_moment(moments: list[float]) -> None:
    paced((question(), "strike"), thinks=0.6)
    assert moments == [pytest.approx(0.4, abs=0.1)]
    moments.clear()
    paced((question(), "strike"), thinks=2)
    assert moments == []


def test_a_pass_in_the_open_takes_no_time_and_one_in_secret_as_long_as_anything(moments: list[float]) -> None:
    paced((question(), "pass"))
    assert moments == []
    paced((question(secret=True), "pass"), (question(always=True), "pass"))
    assert len(moments) == 2
