"""A clock for each question: it runs while its person is there, takes nothing away by itself, and lets the others offer a bot."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.screen import Frame, Running, Screen, post

from stockade.server import talk
from stockade.server.clock import PLAYBACK, PLAYBACK_MOST, Clock


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(Path(tmp_path_factory.mktemp("clock")) / "tables.sqlite", bot_delay=60) as running:
        yield running


def table_of(server: Running, **more: Any) -> Frame:
    people = [{"kind": "human", "name": name} for name in ("Ana", "Bob", "Cy")]
    return post(server.port, "/api/tables", {"game": "lanterns", "setup": {"seats": 3}, "seats": people, **more})


def sit(server: Running, made: Frame, seat: int) -> Screen:
    return Screen(server.port, made["table"], made["seats"][seat]["token"])


def asked(screen: Screen) -> int:
    return (screen.table["asks"] or screen.table["waiting"])[0]["seat"]


def test_it_runs_while_its_person_is_there_and_begins_anew_with_each_question() -> None:
    now = [100.0]
    clock = Clock(60, lambda: now[0])
    clock.look({0: 7}, {0}, 0)
    now[0] += 20
    assert clock.left(0) == 40 and clock.left(1) is None
    clock.look({0: 7}, {1}, 0)  # gone
    now[0] += 500
    assert clock.left(0) == 40
    clock.look({0: 7}, {0, 1}, 0)  # back, then the time is up
    now[0] += 41
    assert clock.left(0) == 0 and clock.out(0)
    clock.look({0: 8}, {0, 1}, 0)
    assert clock.left(0) == 60 and not clock.out(0)


def test_what_happened_is_played_back_first() -> None:
    now = [0.0]
    clock = Clock(10, lambda: now[0])
    clock.look({0: 1}, {0}, 5)
    now[0] += 5 * PLAYBACK
    assert clock.left(0) == 10
    now[0] += 4
    assert clock.left(0) == 6


def test_without_a_clock_nobody_has_time_left() -> None:
    clock = Clock(0)
    clock.look({0: 1}, {0}, 0)
    assert clock.left(0) is None and not clock.out(0)


def test_only_a_table_with_a_clock_tells_of_it(server: Running) -> None:
    made, timed = table_of(server), table_of(server, clock=90)
    with sit(server, made, 0) as plain, sit(server, timed, 0) as ana:
        assert plain.welcome["clock"] == 0 and not any("left" in seat for seat in plain.table["seats"])
        assert ana.welcome["clock"] == 90
        left = {seat["seat"]: seat["left"] for seat in ana.table["seats"] if "left" in seat}
        assert asked(ana) in left and all(0 < seconds <= 90 + PLAYBACK_MOST for seconds in left.values())


def test_time_that_is_up_lets_the_others_offer_a_bot_and_the_slow_one_is_asked(server: Running) -> None:
    made = table_of(server, clock=1, away=600)
    with sit(server, made, 0) as ana, sit(server, made, 1) as bob, sit(server, made, 2) as cy:
        screens = [ana, bob, cy]
        slow = asked(ana)
        other = screens[(slow + 1) % 3]
        third = screens[(slow + 2) % 3]
        refused = other.refused("offer", seat=(slow + 2) % 3, kind="greedy")  # who is not asked has all the time
        assert refused["code"] == "foreign-seat"
        room = server.app.state.lobby.rooms  # the time is up
        for one in room:
            one.chairs.clock.now = lambda: 1e9
        assert other.refused("offer", seat=slow, kind="human", link="x" * 30)["code"] == "foreign-seat"  # never for another person
        other.send("offer", seat=slow, kind="greedy")
        third.wait(lambda: third.table["offer"], "an offer")
        offer = third.table["offer"]
        assert sorted(offer["need"]) == sorted({0, 1, 2} - {(slow + 1) % 3})
        third.send("offer-vote", offer=offer["id"], agree=True)
        third.wait(lambda: third.table["offer"]["agree"], "one agrees")
        assert third.table["seats"][slow]["kind"] == "human"  # without the slow one nothing happens
        screens[slow].send("offer-vote", offer=offer["id"], agree=True)
        third.wait(lambda: third.table["seats"][slow]["kind"] == "greedy", "a bot plays on")


def test_whoever_answers_after_all_keeps_the_seat(server: Running) -> None:
    made = table_of(server, clock=1)
    with sit(server, made, 0) as ana, sit(server, made, 1) as bob, sit(server, made, 2) as cy:
        screens = [ana, bob, cy]
        slow = asked(ana)
        other = screens[(slow + 1) % 3]
        for one in server.app.state.lobby.rooms:
            one.chairs.clock.now = lambda: 1e9
        other.send("offer", seat=slow, kind="greedy")
        other.wait(lambda: other.table["offer"], "an offer")
        mine = screens[slow]
        mine.settle()
        ask = mine.table["asks"][0]
        mine.send("answer", seat=slow, decision=ask["id"], keys=[ask["options"][0]["key"]])
        other.wait(lambda: not other.table["offer"], "the offer is gone")
        assert other.table["seats"][slow]["kind"] == "human"


def test_watchers_speak_only_where_the_table_lets_them(server: Running) -> None:
    made = table_of(server)
    with sit(server, made, 0) as ana, Screen(server.port, made["table"], made["watch"]) as eve:
        assert not eve.welcome["talk"] and eve.refused("chat", text="hello")["code"] == "watching"
        assert not any(frame["type"] == "chat" for frame in ana.seen)
    open_to_all = table_of(server, talk=True)
    with sit(server, open_to_all, 0) as ana, Screen(server.port, open_to_all["table"], open_to_all["watch"]) as eve:
        assert eve.welcome["talk"]
        eve.send("chat", text="Well played!")
        said = ana.next("chat")
        assert (said["seat"], said["name"], said["text"]) == (talk.WATCHER, "", "Well played!")
        ask = ana.table["asks"] or ana.table["waiting"]
        assert eve.refused("answer", seat=ask[0]["seat"], decision=1, keys=[])["code"] == "watching"  # words only


def test_watchers_cannot_drown_the_players(server: Running) -> None:
    made = table_of(server, talk=True)
    with sit(server, made, 0) as ana:
        codes: list[str] = []
        for _ in range(4):  # coming again does not help for long
            with Screen(server.port, made["table"], made["watch"]) as eve:
                for n in range(4):
                    eve.send("chat", text=f"spam {n}")
                codes.append(eve.refused("chat", text="more")["code"])
        assert set(codes) == {"too-fast"}
        ana.send("chat", text="quiet please")
        ana.wait(lambda: any(frame.get("text") == "quiet please" for frame in ana.seen), "players may always speak")
        assert sum(frame["type"] == "chat" for frame in ana.seen) <= 15
