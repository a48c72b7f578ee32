"""A real game over the wire: X-Men Resistance with a person, a person's second seat and a bot, through a restart."""

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server.screen import Frame, Running, Screen, post, request


def made(server: Running) -> Frame:
    games = {game["id"]: game for game in request(server.port, "GET", "/api/games").json()}
    setup: dict[str, Any] = games["xmen-resistance"]["scenarios"][0]["defaults"]["3"]
    seats = [{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Ana"}, {"kind": "greedy", "name": ""}]
    return post(server.port, "/api/tables", {"game": "xmen-resistance", "setup": setup, "seats": seats, "seed": 7, "lang": "fr"})


def play(screen: Screen, enough: Callable[[], bool], luck: random.Random) -> None:
    """Answer at random, no faster than a screen may."""
    while not enough() and not screen.table["outcome"]:
        screen.wait(lambda: screen.table["asks"] or screen.table["outcome"], "a question", 20)
        for ask in screen.table["asks"][:1]:
            pool = [option["key"] for option in ask["options"] for _ in range(option["most"])]
            screen.answer(ask["seat"], *luck.sample(pool, max(1, ask["least"])))
            time.sleep(0.1)


def test_a_mission_with_a_bot_through_a_restart(tmp_path: Path) -> None:
    luck = random.Random(4)
    with Running(tmp_path / "t.sqlite") as server:
        table = made(server)
        tokens = [seat["token"] for seat in table["seats"][:2]]
        with Screen(server.port, table["table"], *tokens) as ana, Screen(server.port, table["table"], table["watch"], lang="fr") as eve:
            assert ana.welcome["scenario"] == "MH0" and ana.welcome["static"]["levels"] and ana.welcome["glossary"]["hero:storm"]["name"]
            live = server.room(table["table"])
            play(ana, lambda: len(live.table.answers) >= 12 and any(answer.seat == 2 for answer in live.table.answers), luck)
            ana.settle()
            eve.settle()
            assert {answer.seat for answer in live.table.answers} == {0, 1, 2}
            assert eve.table["view"]["heroes"] and eve.table["asks"] == []
            assert [line["kind"] for line in ana.log.values()][:3] == [line["kind"] for line in eve.log.values()][:3]
    with Running(tmp_path / "t.sqlite", bot_delay=60) as server:
        with Screen(server.port, table["table"], *tokens, lang="fr") as ana:
            assert ana.table["round"] >= 1 and len(ana.log) > 10
            answers = len(server.room(table["table"]).table.answers)
            assert answers >= 12
            ana.send("undo", to=0)  # the bot is no person: nobody else has to agree
            ana.wait(lambda: ana.table["undo"] == [] and ana.table["seq"] > answers, "the beginning")
            ana.wait_ask(0)
