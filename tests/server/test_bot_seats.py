"""Seats that bots play: they think where they take no time from others, show that they do, and can be hurried."""

import asyncio
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from tests.server.screen import Running, Screen, new_table, until

from stockade.engine import Table
from stockade.server import bot_seats, thinking
from stockade.server.aside import Apart
from stockade.server.thinking import Matter


def lantern(answers: int = 0) -> Table:
    table = Table.new("lanterns", {"seats": 2}, 3)
    for _ in range(answers):
        ask = table.pending[0]
        table.answer(ask.seat, ask.options[0].key, decision=ask.id)
    return table


def test_what_is_thought_about_can_be_written_down() -> None:
    """The copy asks the same question at the same place; the table stays as it is."""
    for answers in range(6):
        table = lantern(answers)
        before = table.digest()
        for index, ask in enumerate(table.pending):
            matter = Matter.of(table, ask.seat, index)
            copy = matter.table()
            assert copy.digest() == before == table.digest()
            other = copy.pending[index]
            assert (other.seat, other.prompt, [one.key for one in other.options]) == (
                ask.seat,
                ask.prompt,
                [one.key for one in ask.options],
            )
            keys = thinking.choose("strong", 5, matter)
            assert set(keys) <= {one.key for one in ask.options}


def test_a_bot_is_given_no_more_of_the_log_than_its_seat_was_told() -> None:
    table = lantern()
    secret = [event for event in table.log if not event.known_to(0)]
    assert secret, "somebody else was dealt cards"
    assert Matter.of(table, 0, 0).table().log == [event for event in table.log if event.known_to(0)]


def test_bots_think_in_other_processes() -> None:
    asyncio.run(elsewhere())


async def elsewhere() -> None:
    apart = Apart(1, "test")
    assert await apart.do(os.getpid) == os.getpid()
    apart.open()
    try:
        there = await apart.do(os.getpid)
        assert there not in (os.getpid(), os.getppid())
        assert await apart.do(os.getpid) == there, "it is there for the next thought"
        table = Table.new("xmen-resistance", {"mission": "MH0", "heroes": ["storm", "wolverine", "rogue", "magneto"]}, seed=7)
        ask = table.pending[0]
        keys = await apart.do(thinking.choose, "greedy", 1, Matter.of(table, ask.seat, 0))
        assert set(keys) <= {one.key for one in ask.options}
    finally:
        apart.close()


def test_a_fallen_process_costs_no_answer() -> None:
    asyncio.run(fallen())


async def fallen() -> None:
    apart = Apart(1, "test")
    apart.open()
    try:
        assert await apart.do(fall_elsewhere, os.getpid()) == "here"
        assert await apart.do(os.getpid) != os.getpid(), "the next one is begun"
    finally:
        apart.close()


KILLED = """
import asyncio, os, signal
from stockade.server.aside import Apart
if __name__ == "__main__":
    apart = Apart(1, "test")
    apart.open()
    print(asyncio.run(apart.do(os.getpid)), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_nothing_stays_behind_when_the_program_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(KILLED, encoding="utf-8")
    helper = int(subprocess.run([sys.executable, program], capture_output=True, text=True, timeout=60, check=False).stdout)
    until(lambda: not Path(f"/proc/{helper}").exists(), "the helper leaves")


def fall_elsewhere(home: int) -> str:
    if os.getpid() != home:
        os._exit(3)
    return "here"


def test_a_bot_that_thinks_for_long_can_be_hurried(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """It answers at once, as a quick one would, until a person is asked; then it has all its time again."""
    kinds: list[str] = []
    enough = threading.Event()
    quickly = thinking.choose

    def slowly(kind: str, seed: int, matter: Matter) -> list[str]:
        kinds.append(kind)
        if kind == "strong":
            enough.wait(20)
        return quickly(kind, seed, matter)

    monkeypatch.setattr(thinking, "choose", slowly)
    made = new_table(server.port, "hs")
    token = made["seats"][0]["token"]
    with Screen(server.port, made["table"], token) as ana, Screen(server.port, made["table"], made["watch"]) as eve:
        while ana.table["asks"]:
            ask = ana.wait_ask(0)
            ana.answer(0, ask["options"][-1]["key"])
            ana.settle()
        until(lambda: kinds == ["strong"], "a bot that thinks")
        before = server.room(made["table"]).table.digest()
        assert eve.refused("hurry")["code"] == "watching"
        assert server.room(made["table"]).table.digest() == before and kinds == ["strong"]
        ana.send("hurry")
        ana.wait(lambda: bool(ana.table["asks"]), "a person is asked again")
        assert len(kinds) > 1 and set(kinds[1:]) == {"greedy"}
        while ana.table["asks"]:
            ana.answer(0, ana.wait_ask(0)["options"][-1]["key"])
            ana.settle()
        until(lambda: kinds[-1] == "strong", "it thinks again")
        enough.set()


def test_what_nobody_waits_for_never_queues_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_seats, "GLANCE", 0.001)

    async def look() -> None:
        assert await bot_seats.time_to_spare()
        monkeypatch.setattr(bot_seats, "under_way", 1)
        patient = [asyncio.ensure_future(bot_seats.time_to_spare()) for _ in range(bot_seats.LOOKING_MOST)]
        await asyncio.sleep(0)
        assert not await bot_seats.time_to_spare(), "twenty look already"
        monkeypatch.setattr(bot_seats, "under_way", 0)
        assert all(await asyncio.gather(*patient)) and bot_seats.looking == 0
        monkeypatch.setattr(bot_seats, "under_way", 1)
        monkeypatch.setattr(bot_seats, "GLANCES", 3)
        assert not await bot_seats.time_to_spare(), "and nobody looks for ever"

    asyncio.run(look())
